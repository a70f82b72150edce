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
  isWon: boolean;
}

/** A bar for each number of enemies, from none to the most that fell; the last is that of won games if there are any. */
export function bars(tallies: readonly Felled[]): Bar[] {
  const most = Math.max(0, ...tallies.map((one) => one.felled.length));
  const counts = Array.from({ length: most }, (_, felled) => tallies.reduce((sum, one) => sum + (one.felled[felled] ?? 0), 0));
  const highest = Math.max(1, ...counts);
  const hasWon = tallies.some((one) => one.won > 0);
  return counts.map((games, felled) => ({ felled, games, share: games / highest, isWon: hasWon && felled === most - 1 }));
}
