/** Whether a hand lies in two rows: where its cards have no room beside each other with the words of their powers. */

const PHONE = 600;
const DESK = 1024;
const MOST = 7; // cards that overlap on a phone
const EDGES = 40; // of a tablet
const WHOLE = 90; // of a card that shows its word
const SEEN = 86; // of one that lies below the next: its word ends there

const FULLEST = [8, 7, 6, 5]; // what room is kept for, by the number of players: nothing moves while a hand is filled and emptied

export function inRows(cards: number, width: number): boolean {
  if (width <= PHONE) return cards > MOST;
  return width < DESK && width - EDGES < WHOLE + SEEN * (cards - 1);
}

/** Whether the fullest hand of a table does. */
export const canBeInRows = (players: number, width: number): boolean => inRows(FULLEST[players - 1] ?? 0, width);
