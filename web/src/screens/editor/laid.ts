/** What somebody lays out: cards painted into places, dice by colour; written as answers to what the server asks. */
export type Values = Record<string, string>;
export const SUITS = ["C", "D", "H", "S"] as const;
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export const PLACES = ["hand", "table", "discard", "enemy", "unknown"] as const;
export type Place = (typeof PLACES)[number];
/** Two jesters are two cells, but one card to the server. */
export const JESTERS = ["*1", "*2"] as const;

export interface Cards {
  hand: string[];
  /** Play by play. */
  table: string[][];
  discard: string[];
  enemy: string;
  /** Whatever else is told, by the label of its field. */
  more: Values;
}

export const noCards = (): Cards => ({ hand: [], table: [], discard: [], enemy: "", more: {} });

export function placeOf(cards: Cards, card: string): Place {
  if (cards.hand.includes(card)) return "hand";
  if (cards.table.some((play) => play.includes(card))) return "table";
  if (cards.discard.includes(card)) return "discard";
  return cards.enemy === card ? "enemy" : "unknown";
}

/** Put a card somewhere; where it lies already it is taken away. */
export function paint(cards: Cards, card: string, place: Place): void {
  const was = placeOf(cards, card);
  cards.hand = cards.hand.filter((one) => one !== card);
  cards.table = cards.table.map((play) => play.filter((one) => one !== card)).filter((play) => play.length);
  cards.discard = cards.discard.filter((one) => one !== card);
  if (cards.enemy === card) cards.enemy = "";
  if (was === place) return;
  if (place === "hand") cards.hand.push(card);
  if (place === "table") cards.table.push([card]);
  if (place === "discard") cards.discard.push(card);
  if (place === "enemy") cards.enemy = card;
}

/** A play becomes one with the play before it, or its cards plays of their own again. */
export function join(cards: Cards, at: number): void {
  const play = cards.table[at]!;
  if (play.length > 1) cards.table.splice(at, 1, ...play.map((card) => [card]));
  else cards.table.splice(at - 1, 2, [...cards.table[at - 1]!, ...play]);
}

const written = (card: string): string => (card.startsWith("*") ? "*" : card);
const row = (cards: readonly string[]): string => cards.map(written).join(", ");

export function cardValues(cards: Cards): Values {
  const played = cards.table.map((play) => play.map(written).join("+")).join(", ");
  return { ...cards.more, hand: row(cards.hand), enemy: cards.enemy, ...(played ? { played } : {}), ...(cards.discard.length ? { pile: row(cards.discard) } : {}) };
}

function read(text: string | undefined, used: Set<string>): string[] {
  return (text ?? "").split(/[{},\s]+/).filter((word) => word && word !== "?").map((word) => numbered(word, used));
}

function numbered(word: string, used: Set<string>): string {
  if (!word.startsWith("*")) return word;
  const card = used.has("*1") ? "*2" : "*1";
  used.add(card);
  return card;
}

const PAINTED = ["hand", "played", "pile", "enemy"];

export function readCards(values: Values): Cards {
  const used = new Set<string>();
  const hand = read(values["hand"], used);
  const table = (values["played"] ?? "").split(/[{},\s]+/).filter(Boolean);
  const enemy = values["enemy"] ?? "";
  const more = Object.fromEntries(Object.entries(values).filter(([label]) => !PAINTED.includes(label)));
  const discard = read(values["pile"], used);
  if (discard.length) delete more["discard"];
  return { hand, table: table.map((play) => play.split("+").map((word) => numbered(word, used))), discard, enemy: enemy === "?" ? "" : enemy, more };
}

// ------------------------------------------------------------------ dice
export const COLOURS = ["r", "b", "y", "k"] as const;

/** `r113b2` or `r--k2` as dice: r1 r1 r3 b2, r- r- k2. */
export function diceOf(text: string): string[] {
  const found: string[] = [];
  let colour = "";
  for (const sign of text) {
    if ("rbyk".includes(sign)) colour = sign;
    else if (colour && /[1-6?-]/.test(sign)) found.push(colour + sign);
  }
  return found;
}

export function diceText(dice: readonly string[]): string {
  const text = COLOURS.map((colour) => {
    const own = dice.filter((die) => die[0] === colour).map((die) => die[1]!);
    return own.length ? colour + own.sort().join("") : "";
  }).join("");
  return text || ".";
}

/** How many of each colour: `r2b3y2`. */
export const countsOf = (text: string): Record<string, number> =>
  Object.fromEntries(COLOURS.map((colour) => [colour, Number(new RegExp(`${colour}(\\d)`).exec(text)?.[1] ?? 0)]));

export const countsText = (counts: Record<string, number>): string =>
  COLOURS.map((colour) => (counts[colour] ? `${colour}${counts[colour]}` : "")).join("") || ".";
