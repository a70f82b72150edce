/** Where the pennants of a curve hang: in one row and in order, each with room for a thumb, as near to its own point as the others leave it. */

export interface Pennant {
  /** Its middle, from the left. */
  middle: number;
  /** Where its pole stands, which leads down to its point. */
  pole: number;
  /** To which side it flies from there. */
  side: 1 | -1;
}

export const WIDE = 27; // as it is drawn
export const THUMB = 44; // what it has for itself

/** One for each point, which are given from left to right; those that would lie on each other move apart by as little as can be. */
export function hang(points: readonly number[], width: number): Pennant[] {
  const apart = Math.min(THUMB, width / Math.max(1, points.length));
  const first = apart / 2;
  const last = Math.max(first, width - apart * (points.length - 0.5));
  // Less what those before it take, each may stay where the one before is, and never left of it.
  return fitted(points.map((point, nth) => point + WIDE / 2 - nth * apart)).map((start, nth) => {
    const middle = Math.min(last, Math.max(first, start)) + nth * apart;
    const side = points[nth]! > middle ? -1 : 1;
    return { middle, side, pole: middle - (side * WIDE) / 2 };
  });
}

/** The numbers nearest to these of which none is less than the one before: wherever they fall, their mean. */
function fitted(wanted: readonly number[]): number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const one of wanted) {
    let block = { sum: one, count: 1 };
    for (let before = blocks.at(-1); before && before.sum / before.count > block.sum / block.count; before = blocks.at(-1)) {
      block = { sum: block.sum + before.sum, count: block.count + before.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
}
