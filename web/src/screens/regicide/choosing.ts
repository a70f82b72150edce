/** Choosing cards: compares them with the moves that the server allows, and knows no rule itself. */
import { CARDS } from "../../wire/cards.gen";
import type { GameMove, Look } from "../../wire/regicide.gen";

export type Legal = Look["legal_moves"][number];
export type Kind = "play" | "pay";

/** Keys of cards, each once: two jesters are `*` and `*2`. */
export function keyed(cards: readonly string[]): string[] {
  let jesters = 0;
  return cards.map((card) => (card === "*" && ++jesters > 1 ? `*${jesters}` : card));
}
export const cardOf = (key: string): string => (key.startsWith("*") ? "*" : key);

export function cardsOf(move: GameMove): readonly string[] {
  return move.move === "play" || move.move === "pay" ? move.cards : [];
}

const sorted = (cards: readonly string[]): string => [...cards].map(cardOf).sort().join(" ");

/** The legal moves of cards. */
export const ofCards = (legal: readonly Legal[], kind: Kind): Legal[] => legal.filter(({ move }) => move.move === kind);

/** The move of exactly these cards, if it may be made. */
export function moveOf(chosen: readonly string[], legal: readonly Legal[]): Legal | null {
  const wanted = sorted(chosen);
  return chosen.length ? (legal.find(({ move }) => cardsOf(move).length && sorted(cardsOf(move)) === wanted) ?? null) : null;
}

/** Whether some move has all of these cards. */
export function canGrow(chosen: readonly string[], legal: readonly Legal[]): boolean {
  return legal.some(({ move }) => {
    const left = [...cardsOf(move)];
    return chosen.every((key) => {
      const at = left.indexOf(cardOf(key));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

/** A card is touched: it leaves the choice, joins it, or, where that cannot be, replaces it; then `refused` is what could not be. */
export function touched(chosen: readonly string[], key: string, legal: readonly Legal[]): { chosen: string[]; refused: string[] | null } {
  if (chosen.includes(key)) return { chosen: chosen.filter((one) => one !== key), refused: null };
  const more = [...chosen, key];
  if (canGrow(more, legal)) return { chosen: more, refused: null };
  return { chosen: [key], refused: canGrow([key], legal) && chosen.length === 0 ? null : more };
}

export const worth = (cards: readonly string[]): number => cards.reduce((sum, key) => sum + (CARDS[cardOf(key)]?.worth ?? 0), 0);

/** The payment that gives the least away: worth least, then fewest cards. Those chosen already are part of it if they can be. */
export function suggested(chosen: readonly string[], hand: readonly string[], pays: readonly Legal[]): string[] | null {
  const cost = (one: Legal): number => worth(cardsOf(one.move)) * 100 + cardsOf(one.move).length;
  const fitting = pays.filter((one) => canGrow(chosen, [one]));
  const best = [...(fitting.length ? fitting : pays)].sort((one, other) => cost(one) - cost(other))[0];
  if (!best) return null;
  const left = [...cardsOf(best.move)];
  return hand.filter((key) => {
    const at = left.indexOf(cardOf(key));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A hand in order: by worth, or by suit. Jesters come last. */
export function ordered(hand: readonly string[], by: "value" | "suit"): string[] {
  const suit = (key: string): number => "CDHS".indexOf(key.slice(-1));
  const rank = (key: string): number => ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].indexOf(key.slice(0, -1));
  const place = (key: string): number => (key.startsWith("*") ? 999 : by === "suit" ? suit(key) * 20 + rank(key) : rank(key) * 4 + suit(key));
  return [...hand].sort((one, other) => place(one) - place(other));
}
