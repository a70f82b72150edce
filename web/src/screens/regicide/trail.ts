/** The way of a card from a seat to the table: dotted, at right angles, in the gutters, never across a face. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GUTTER = 12; // between the seats and the enemy
const ABOVE = 7; // the block
const BESIDE = 18; // the card
const HEAD = 12;
const AFTER = 8; // what is written below the card

/** Out of the seat, down beside the seats, along above the block, up beside the card and its words, and to its edge. */
export function trail(seat: Box, column: number, card: Box, block: number, words = 0): { line: string; head: string } {
  const middle = (box: Box): number => Math.round((box.top + box.bottom) / 2);
  const tip = Math.round(card.right) + 4;
  const turn = Math.round(Math.max(card.right + BESIDE + HEAD, words + AFTER));
  const line = `M${Math.round(seat.right)} ${middle(seat)}H${Math.round(column) + GUTTER}V${Math.round(block) - ABOVE}H${turn}V${middle(card)}H${tip + HEAD}`;
  return { line, head: `M${tip} ${middle(card)}l${HEAD}-9v18z` };
}
