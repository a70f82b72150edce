/** Cards as the server writes them (`10D`, `*`, `*2`), taken apart for drawing and naming; no rule is here. */
import { say } from "../prose/prose.svelte";

export type Suit = "C" | "D" | "H" | "S";
const CARD = /^(10|[2-9AJQK])([CDHS])$/;

export interface Parts {
  rank: string;
  suit: Suit;
}

/** Rank and suit; null for a jester. */
export function parts(card: string): Parts | null {
  const found = CARD.exec(card);
  return found ? { rank: found[1]!, suit: found[2] as Suit } : null;
}

export const isRoyal = (rank: string): boolean => "JQK".includes(rank);

/** "8 of clubs". */
export function cardName(card: string): string {
  const found = parts(card);
  return found ? say("regicide-board-card", { "card-rank": found.rank, "card-suit": found.suit }) : say("web-jester");
}

/** "8", "Ace", "Jack": short enough for a button. */
export function shortName(card: string): string {
  const found = parts(card);
  return found ? say("web-rank", { rank: found.rank }) : say("web-jester");
}
