/** Which of the moves that the server offers a choice of cards means. */
export const cardsOf = (move: string): string[] => (/^-?[\dAJQK*]/.test(move) ? move.replace(/^-/, "").split("+") : []);

/** The offered move that has exactly these cards; null where there is none. */
export function meant<T extends { move: string }>(options: readonly T[], cards: readonly string[]): T | null {
  const wanted = [...cards].sort().join();
  return options.find(({ move }) => cardsOf(move).sort().join() === wanted) ?? null;
}

/** What can be done without cards: yield, flip, name somebody. */
export const others = <T extends { move: string }>(options: readonly T[]): T[] => options.filter(({ move }) => cardsOf(move).length === 0);
