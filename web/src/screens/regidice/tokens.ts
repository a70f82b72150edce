/**
 * Each die is one thing that moves. The server writes dice that are alike the same way; here they get numbers, and from one view to
 * the next a die keeps its number: first those that stay as they are, then those that moved, then those that show something else.
 */
import type { Happening } from "../../table/connection.svelte";
import { events, find, type View } from "./telling";

export interface Token {
  id: number;
  die: string;
  /** What it showed before it was used this round. */
  was: string | null;
  /** It came from somebody else this round. */
  isNew: boolean;
  /** It has just been rolled or turned up. */
  isFresh: boolean;
}
export type Layout = ReadonlyMap<string, readonly Token[]>;
type Places = Map<string, string[]>;

export const pool = (seat: number): string => `pool ${seat}`;
export const zone = (seat: number): string => `zone ${seat}`;
export const INJURED = "injured";
export const ENEMY = "enemy";

export const isShowing = (die: string): boolean => /[1-6]/.test(die[1] ?? "");

/** Where all dice lie; the pools may be those of an event. */
export function places(view: View, pools: readonly (readonly string[])[] = view.pools): Places {
  const found: Places = new Map();
  pools.forEach((dice, seat) => found.set(pool(seat), [...dice]));
  view.zones.forEach((dice, seat) => found.set(zone(seat), [...dice]));
  found.set(INJURED, [...view.injured]);
  found.set(ENEMY, view.enemy.map((value) => `k${value}`));
  return found;
}

interface Loose {
  place: string;
  token: Token;
}
type Fits = (loose: Loose, place: string, die: string) => boolean;
const STAYS: Fits = ({ place, token }, here, die) => place === here && token.die === die;
const MOVED: Fits = ({ token }, _, die) => token.die === die;
const TURNED: Fits = ({ place, token }, here, die) => place === here && token.die[0] === die[0];
const CAME: Fits = ({ token }, _, die) => token.die[0] === die[0];

/** The dice of the places with the numbers that they had; a roll turns dice over where they lie. */
export function laidOut(wanted: Places, before: Layout, isRoll: boolean, next: () => number): Layout {
  const loose: Loose[] = [...before].flatMap(([place, tokens]) => tokens.map((token) => ({ place, token })));
  const open = [...wanted].flatMap(([place, dice]) => dice.map((die, at) => ({ place, die, at, token: null as Token | null })));
  for (const fits of isRoll ? [STAYS, TURNED, CAME] : [STAYS, MOVED, TURNED, CAME]) {
    for (const one of open) {
      if (one.token) continue;
      const at = loose.findIndex((candidate) => fits(candidate, one.place, one.die));
      if (at < 0) continue;
      const [{ place, token }] = loose.splice(at, 1) as [Loose];
      one.token = followed(token, one.die, place, one.place, isRoll);
    }
  }
  const layout = new Map<string, Token[]>([...wanted.keys()].map((place) => [place, []]));
  for (const { place, die, token } of open) {
    layout.get(place)!.push(token ?? { id: next(), die, was: null, isNew: false, isFresh: isShowing(die) });
  }
  return layout;
}

function followed(token: Token, die: string, from: string, to: string, isRoll: boolean): Token {
  const was = isShowing(die) || die[1] === "?" || to === INJURED ? null : isShowing(token.die) ? token.die : token.was;
  const isPool = to.startsWith("pool");
  const isFresh = isPool && (isRoll || (token.die[1] === "?" && isShowing(die)));
  const isNew = isPool && !isRoll && (token.isNew || (from !== to && /^(pool|zone)/.test(from)));
  return { id: token.id, die, was, isNew, isFresh };
}

interface Laid {
  one: Happening;
  /** All dice open, before they change hands; only where they were just revealed. */
  open: Layout | null;
  final: Layout;
}

/** The layouts of all that was heard, each made once. */
export class Laying {
  #done: Laid[] = [];
  #count = 0;
  readonly #next = (): number => (this.#count += 1);

  at(heard: readonly Happening[], count: number): { open: Layout | null; final: Layout } {
    while (this.#done.length && heard[this.#done.length - 1] !== this.#done.at(-1)!.one) this.#done.pop();
    for (let at = this.#done.length; at < count; at += 1) this.#done.push(this.#lay(heard[at]!));
    return this.#done[count - 1] ?? { open: null, final: new Map() };
  }

  #lay(one: Happening): Laid {
    const view = one.look.view as View | null;
    let before: Layout = this.#done.at(-1)?.final ?? new Map();
    if (!view) return { one, open: null, final: before };
    const list = events(one);
    const revealed = find(list, "revealed");
    const open = revealed ? laidOut(places({ ...view, zones: zonesBefore(this.#done.at(-1), view) }, revealed.pools), before, false, this.#next) : null;
    before = open ?? before;
    return { one, open, final: laidOut(places(view), before, find(list, "rolled") !== undefined, this.#next) };
  }
}

const zonesBefore = (last: Laid | undefined, view: View): string[][] => (last?.one.look.view as View | null)?.zones ?? view.zones;
