/** How far games went, from the figures of all their kinds. */
export interface Felled {
  games: number;
  won: number;
  felled: readonly number[];
}
export interface Bar {
  felled: number;
  games: number;
  /** Of the highest bar. */
  share: number;
  isMarked: boolean;
}

/** A bar for each number of enemies, from none to the most that fell; marked is where somebody stands, or else the last, that of won games, if there are any. */
export function bars(tallies: readonly Felled[], mine: number | null = null): Bar[] {
  const most = Math.max(0, ...tallies.map((one) => one.felled.length));
  const counts = Array.from({ length: most }, (_, felled) => tallies.reduce((sum, one) => sum + (one.felled[felled] ?? 0), 0));
  const highest = Math.max(1, ...counts);
  const hasWon = tallies.some((one) => one.won > 0);
  const marked = mine ?? (hasWon ? most - 1 : null);
  return counts.map((games, felled) => ({ felled, games, share: games / highest, isMarked: felled === marked }));
}
