/** The deal of the day: how long it lasts, and who is shown of a long board. */

/** Hours and minutes until the next deal; days begin in Greenwich. */
export function untilNext(now: number): { hours: number; minutes: number } {
  const day = 86_400_000;
  const left = Math.ceil((day - (now % day)) / 60_000);
  return { hours: Math.floor(left / 60), minutes: left % 60 };
}

export interface Placed<T> {
  place: number;
  one: T;
}

/** The best, and my own with its neighbours: a long board is cut. */
export function excerpt<T extends { is_mine: boolean }>(board: readonly T[], best = 10): Placed<T>[] {
  const mine = board.findIndex((one) => one.is_mine);
  return board.map((one, at) => ({ place: at + 1, one })).filter(({ place }) => place <= best || (mine >= 0 && Math.abs(place - 1 - mine) <= 1));
}
