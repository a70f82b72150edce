/** What happened, for the eye: stages, what seats did this round, which dice changed hands. All of it is read off views and events. */
import { say } from "../../prose/prose.svelte";
import type { Happening } from "../../table/connection.svelte";
import type * as wire from "../../wire/regidice.gen";

export type View = wire.GameViewJson;
export type Call = wire.GameDeclare;
export type Event =
  | wire.GameRolled
  | wire.GameDeclared
  | wire.GameRevealed
  | wire.GameGathered
  | wire.GameReceived
  | wire.GameVoted
  | wire.GameRaised
  | wire.GameSetMade
  | wire.GameAttacked
  | wire.GameBlocked
  | wire.GameSpellCast
  | wire.GamePlaced
  | wire.GameHealed
  | wire.GameDefeated
  | wire.GameEntered
  | wire.GameHitBack
  | wire.GameDamageSplit
  | wire.GameSuffered
  | wire.GamePrepared
  | wire.GameWon
  | wire.GameLost;
type Of<K extends Event["event"]> = Extract<Event, { event: K }>;

export const events = (one: Happening): Event[] => one.message.events as unknown as Event[];

export function find<K extends Event["event"]>(list: readonly Event[], kind: K): Of<K> | undefined {
  return list.find((event): event is Of<K> => event.event === kind);
}

export const STAGES = ["roll", "declare", "gather", "resolve", "suffer", "prepare"] as const;
export type Stage = (typeof STAGES)[number];
const OF_PHASE: Partial<Record<wire.GamePhase, Stage>> = { declare: "declare", split: "suffer", lose: "suffer", prepare: "prepare" };

/** Which of the six stages is shown: a roll until somebody has called, and the gathering while its dice travel. */
export function stageOf(view: View, isMine: boolean, last: readonly Event[]): Stage {
  if (find(last, "revealed")) return "gather";
  if (view.phase === "declare") return isMine || view.calls.some((call) => call !== null) ? "declare" : "roll";
  return OF_PHASE[view.phase] ?? "resolve";
}

export const SIGNS: Record<wire.GameAction, string> = { A: "sword", B: "shield", H: "heal", C: "bolt", K: "paw" };

/** "Attack 4s", "Cast red odds". */
export const callName = (call: Call): string =>
  say("web-rd-call", { action: call.action, number: call.number ?? 0, colour: call.colour ?? "r", parity: call.parity ?? "odd" });

/** A call as the server writes it. */
export const callText = (call: Omit<Call, "move">): string =>
  call.action === "C" ? `C:${{ r: "red", b: "blue", y: "yellow", k: "black" }[call.colour!]}-${call.parity}` : `${call.action}${call.number ?? ""}`;

/** What has happened in this round so far, oldest first. */
export function round(heard: readonly Happening[]): Event[] {
  const found: Event[][] = [];
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const list = events(heard[at]!);
    const start = list.findIndex((event) => event.event === "rolled");
    found.unshift(start < 0 ? list : list.slice(start));
    if (start >= 0) break;
  }
  return found.flat();
}

export interface Deed {
  damage: number;
  blocked: number;
  healed: number;
  spells: wire.GameColour[];
}

/** What each seat has done in a row of events. */
export function deeds(list: readonly Event[], players: number): Deed[] {
  const found = Array.from({ length: players }, (): Deed => ({ damage: 0, blocked: 0, healed: 0, spells: [] }));
  for (const event of list) {
    if (event.event === "attacked") found[event.seat]!.damage += event.damage;
    if (event.event === "blocked") found[event.seat]!.blocked += event.amount;
    if (event.event === "healed") found[event.seat]!.healed += event.colours.length;
    if (event.event === "spell-cast") {
      const deed = found[event.seat]!;
      deed.spells.push(event.colour);
    }
  }
  return found;
}

/** What a seat has done, in a few words; empty if nothing. */
export function deedText(deed: Deed): string {
  return [
    deed.damage ? say("web-rd-did", { what: "damage", count: deed.damage }) : "",
    deed.blocked ? say("web-rd-did", { what: "blocked", count: deed.blocked }) : "",
    deed.healed ? say("web-rd-did", { what: "healed", count: deed.healed }) : "",
    ...deed.spells.map((colour) => say("regidice-spell", { colour })),
  ]
    .filter(Boolean)
    .join(", ");
}

export interface Travel {
  die: string;
  /** A seat; null: the zone of the seat on the right. */
  from: number | null;
  to: number;
  call: Call | null;
}

/** Which dice changed hands: what a seat gained, some other lost. Prepared dice come last. */
export function travels(list: readonly Event[], calls: readonly (Call | null)[]): Travel[] {
  const gathered = list.filter((event) => event.event === "gathered");
  const lost = gathered.map((event) => ({ seat: event.seat, dice: [...event.lost] }));
  const found: Travel[] = [];
  for (const event of gathered) {
    for (const die of event.gained) {
      const giver = lost.find((one) => one.seat !== event.seat && one.dice.includes(die));
      giver?.dice.splice(giver.dice.indexOf(die), 1);
      found.push({ die, from: giver?.seat ?? null, to: event.seat, call: calls[event.seat] ?? null });
    }
  }
  for (const event of list) {
    if (event.event === "received") found.push(...event.dice.map((die) => ({ die, from: null, to: event.seat, call: null })));
  }
  return found;
}

/** Whether a line of a happening tells of an enemy that falls or comes, or of the end. */
export const isGrave = (event: Event | undefined): boolean =>
  event !== undefined && ["defeated", "entered", "won", "lost"].includes(event.event);
