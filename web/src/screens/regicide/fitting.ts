/** How many of the plays have room beside each other. */
export interface Size {
  card: number;
  /** How far each further card of a play reaches out. */
  step: number;
  gap: number;
  /** What "+2" takes, with the gap after it. */
  more: number;
}

/** In pixels, as the table is styled: on a phone, and on anything larger. */
export const NARROW: Size = { card: 52, step: 22, gap: 8, more: 34 };
export const WIDE: Size = { card: 64, step: 30, gap: 22, more: 66 };

/** How many of the oldest plays make room for the newest, which is always seen; of each play how many cards it has. */
export function older(plays: readonly number[], room: number, { card, step, gap, more }: Size): number {
  let left = room;
  let count = 0;
  for (const cards of [...plays].reverse()) {
    left -= card + step * (cards - 1) + gap;
    if (left < (count + 1 < plays.length ? more - gap : -gap)) break;
    count += 1;
  }
  return plays.length - Math.max(1, count);
}
