/** Which of the moves that the server offers a choice of cards means. */
export const cardsOf = (move: string): string[] => (/^-?[\dAJQK*]/.test(move) ? move.replace(/^-/, "").split("+") : []);

/** The offered move that has exactly these cards; null where there is none. */
export function meant<T extends { move: string }>(options: readonly T[], cards: readonly string[]): T | null {
  const wanted = [...cards].sort().join();
  return options.find(({ move }) => cardsOf(move).sort().join() === wanted) ?? null;
}

/** Whether these cards and more are a move: then nothing is wrong with them yet. */
export function canGrow(options: readonly { move: string }[], cards: readonly string[]): boolean {
  return options.some(({ move }) => {
    const left = cardsOf(move);
    return cards.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length);
  });
}

/** The offered move that a die of one's own stands for: one that names it, or its pips; null where there is none. */
export function named<T extends { move: string }>(options: readonly T[], die: string): T | null {
  const ends = (end: string) => options.find(({ move }) => move.endsWith(`:${end}`) && !move.includes("+")) ?? null;
  return ends(die) ?? (die.endsWith("-") ? null : (ends(die[1]!) ?? ends(die[0]!)));
}

/** What can be done without cards: yield, flip, name somebody. */
export const others = <T extends { move: string }>(options: readonly T[]): T[] => options.filter(({ move }) => cardsOf(move).length === 0);

/** The hands of the other seats where they are open, in the order in which they follow one's own. */
export function shown({ hands, seat }: { hands: readonly (readonly string[])[] | null; seat: number }): { seat: number; hand: readonly string[] }[] {
  const all = (hands ?? []).map((hand, at) => ({ seat: at, hand }));
  return [...all.slice(seat + 1), ...all.slice(0, seat)];
}
