/** What happened, for the eye: captions of plays, last acts of seats, words on cards. All of it is read off events. */
import { say } from "../../prose/prose.svelte";
import type { Happening } from "../../table/connection.svelte";
import type { Option } from "../../table/wire";
import { CARDS } from "../../wire/cards.gen";
import type { GameEvent, GameFacts, GamePreview } from "../../wire/regicide.gen";

export type View = GameFacts;
export type Play = { seat: number; cards: string[] };
type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

export const events = (one: Happening): GameEvent[] => one.message.events as GameEvent[];

export function find<K extends GameEvent["event"]>(list: readonly GameEvent[], kind: K): Of<K> | undefined {
  return list.find((event): event is Of<K> => event.event === kind);
}

export const plays = (view: View): Play[] => view.plays.map(([seat, cards]) => ({ seat, cards }));

/** "7, shield 7": what a play did. */
export function caption(play: Play, heard: readonly Happening[]): string {
  const text = play.cards.join();
  const last = [...heard].reverse().find((one) => {
    const played = find(events(one), "played");
    return played?.seat === play.seat && played.cards.join() === text;
  });
  const list = last ? events(last) : [];
  const dealt = find(list, "dealt");
  if (!dealt) return play.cards[0] === "*" ? say("web-rc-caption-jester") : "";
  const drawn = list.reduce((sum, event) => sum + (event.event === "drew" ? event.count : 0), 0);
  const parts = [String(dealt.amount)];
  const shield = find(list, "shielded");
  const healed = find(list, "healed");
  if (shield) parts.push(say("web-rc-caption-shield", { amount: shield.amount }));
  if (drawn) parts.push(say("web-rc-caption-drew", { count: drawn }));
  if (healed) parts.push(say("web-rc-caption-healed", { count: healed.count }));
  return parts.join(", ");
}

/** What a seat did last, as a few words and cards. */
export function lastAct(seat: number, heard: readonly Happening[]): string {
  for (const one of [...heard].reverse()) {
    for (const event of events(one)) {
      if (event.event === "played" && event.seat === seat) return say("web-rc-act-played", { cards: event.cards.join(" ") });
      if (event.event === "paid" && event.seat === seat) return say("web-rc-act-paid", { cards: event.cards.join(" ") });
      if (event.event === "yielded" && event.seat === seat) return say("web-rc-act-yielded");
    }
  }
  return "";
}

/** What a card alone would do now, as a word; from the preview of playing it, or what is told of it while it is asked who goes next. */
export function powerOf(card: string, options: readonly Pick<Option, "text" | "preview">[]): string {
  const option = options.find((one) => one.text === card);
  if (!option) return (options[0]?.preview as GamePreview | undefined)?.powers.find(([one]) => one === card && one !== "*")?.[1] ?? "";
  const list = (option.preview as GamePreview).events;
  if (find(list, "blocked")) return "blocked";
  if (find(list, "shielded")) return "shield";
  if (find(list, "drew")) return "draw";
  if (find(list, "healed")) return "heal";
  return find(list, "dealt")?.is_doubled ? "double" : "";
}

export interface Row {
  sign: string;
  text: string;
}

/** What a play would do, line by line: what its powers do, what they cannot, who falls, and what happens next as the server says it. */
export function consequences(preview: GamePreview, lines: readonly string[], name: (seat: number) => string): Row[] {
  const { events: list, move } = preview;
  const cards = move.move === "play" ? move.cards : [];
  const blocked = list.filter((event) => event.event === "blocked");
  const healed = find(list, "healed");
  const shield = find(list, "shielded");
  const draws = list.filter((event) => event.event === "drew");
  const idle = (suit: string): boolean => cards.some((card) => card.endsWith(suit)) && !blocked.some((event) => event.suit === suit);
  const rows: Row[] = [];
  if (find(list, "dealt")?.is_doubled) rows.push({ sign: cards.some((card) => card.endsWith("C")) ? "C" : "S", text: say("regicide-preview-doubles") });
  if (healed) rows.push({ sign: "H", text: say("regicide-preview-heals", { count: healed.count }) });
  else if (idle("H")) rows.push({ sign: "H", text: say("regicide-preview-nothing-to-heal") });
  if (draws.length) {
    const told = draws.map(({ seat, count, known }) =>
      say("regicide-preview-draws", { "seat-is": seat === preview.seat ? "you" : "other", seat: name(seat), count, "known-count": known.length, known: known.join(" ") }),
    );
    rows.push({ sign: "D", text: told.join(", ") });
  } else if (idle("D")) rows.push({ sign: "D", text: say("regicide-preview-nothing-to-draw") });
  if (shield) rows.push({ sign: "S", text: say("regicide-preview-shields", { amount: shield.amount, total: shield.total, attack: shield.attack }) });
  const said = 1 + Math.min(1, rows.length) + Math.min(1, blocked.length); // lines of the server's that tell the same
  if (blocked.length) rows.push({ sign: "no", text: blocked.map(({ suit, noted }) => say("regicide-preview-blocked", { suit, noted })).join(" ") });
  const fallen = find(list, "defeated");
  if (fallen) {
    const facts = { enemy: fallen.enemy, "enemy-rank": fallen.enemy[0]!, "enemy-suit": fallen.enemy[1]! };
    rows.push({ sign: "crown", text: say("regicide-defeated", { ...facts, "is-exact": fallen.is_exact ? "yes" : "no", to: fallen.to }) });
  }
  return [...rows, ...lines.slice(said).map((text) => ({ sign: "sword", text }))];
}

/** What a yield would do: what is owed and who is next, as the server says it, and that the damage stays. */
export function yielding(view: View, preview: GamePreview, lines: readonly string[]): Row[] {
  const health = CARDS[view.enemy]?.health ?? 0;
  return [...lines.map((text, at) => ({ sign: at === 1 && preview.follows !== null ? "play" : "shield", text })), { sign: "sword", text: say("web-rc-damage-stays", { damage: view.damage, health }) }];
}

/** The card that lies open on the discard pile: the one that came last, as far as one was told, or any that is known to be there. */
export function discardTop(view: View, heard: readonly Happening[]): string | null {
  if (view.discard_top) return view.discard_top;
  for (const one of [...heard].reverse()) {
    for (const event of [...events(one)].reverse()) {
      const cards = event.event === "paid" || event.event === "flipped" ? event.cards : event.event === "defeated" ? [event.enemy] : [];
      const top = cards.filter((card) => view.discard.includes(card)).at(-1);
      if (top) return top;
    }
  }
  return view.discard.at(-1) ?? null;
}

/** Whether a line of a happening tells of an enemy that falls or comes, or of the end. */
export function isGrave(one: Happening, at: number): boolean {
  const list = events(one);
  const event = list[at - (one.lines.length - list.length)];
  return event !== undefined && ["defeated", "revealed", "won", "lost"].includes(event.event);
}
