/** What happened, for the eye: captions of plays, last acts of seats, words on cards. All of it is read off events. */
import { say } from "../../prose/prose.svelte";
import type { Happening } from "../../table/connection.svelte";
import type { Option } from "../../table/wire";
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

/** What a card alone would do now, as a word; from the preview of playing it. */
export function powerOf(card: string, options: readonly Option[]): string {
  const option = options.find((one) => one.text === card);
  if (!option) return "";
  const list = (option.preview as GamePreview).events;
  if (find(list, "blocked")) return "blocked";
  if (find(list, "shielded")) return "shield";
  if (find(list, "drew")) return "draw";
  if (find(list, "healed")) return "heal";
  return find(list, "dealt")?.is_doubled ? "double" : "";
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
