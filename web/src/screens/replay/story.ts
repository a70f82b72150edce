/** A game that has ended, as the page steps through it: chapters, the curve, its turning points. Nothing is computed of the game itself. */
import type { components } from "../../wire/api.gen";
import type * as regicide from "../../wire/regicide.gen";
import type * as regidice from "../../wire/regidice.gen";

export type Story = components["schemas"]["Story"];
export type Enemy = components["schemas"]["Enemy"];
export type CardView = NonNullable<regicide.Look["view"]>;
export type DiceView = NonNullable<regidice.Look["view"]>;

/** Everything at one moment: all hands lie open, since the game is over. */
export interface Position {
  view: CardView | DiceView;
  views: (CardView | DiceView)[];
  decider: number | null;
  enemy: Enemy | null;
  lines: string[];
  legal_moves?: string[];
  /** The same in words. */
  words?: string[];
  outcome?: string | null;
}

/** What a strong player says about one decision, by languages. */
export interface Judged {
  ply: number;
  seat: number;
  move: string;
  chance: number;
  best: string;
  best_chance: number;
  error: number;
  lost: number;
  why: Record<string, string>;
  why_best: Record<string, string>;
  words?: Record<string, string>;
  words_best?: Record<string, string>;
  /** What else was weighed, the best of it first; older looks back have none. */
  others?: { move: string; chance: number; words: Record<string, string> }[];
}
export interface Analysis {
  samples: number;
  curve: number[];
  judged: Judged[];
  /** Whether the deal could be won at all, by languages. */
  deal?: { says: Record<string, string> };
}
export type Found = { status: "none" } | { status: "working"; done: number; of: number } | { status: "done"; analysis: Analysis };

/** After how many moves a game ended, and how. */
export interface Ended {
  at: number;
  isWon: boolean;
}

/** A stretch of the game against one enemy: from this many moves to that many. */
export interface Chapter {
  face: string;
  name: string;
  from: number;
  to: number;
}

export function chapters(moments: readonly { enemy: Enemy | null }[]): Chapter[] {
  const found: Chapter[] = [];
  moments.forEach(({ enemy }, at) => {
    const last = found.at(-1);
    if (last && last.face === (enemy?.face ?? "")) last.to = at;
    else found.push({ face: enemy?.face ?? "", name: enemy?.name ?? "", from: at, to: at });
  });
  return found;
}

/** A point where the chance to win changed for more than noise; numbered in order of the game. */
export interface Flag {
  number: number;
  judged: Judged;
  /** In points of a hundred: below zero it was given away. */
  points: number;
  isGood: boolean;
}

const COSTLY = 0.02; // of the chance to win: less is not worth a flag
const RISE = 0.08;

/** The moves that cost most and those after which most was gained, in order of the game. */
export function flags(judged: readonly Judged[], most = 5): Flag[] {
  const costly = judged.filter((one) => one.lost >= COSTLY).sort((a, b) => b.lost - a.lost).slice(0, most);
  const rises = judged
    .map((one, at) => ({ one, rise: at ? one.chance - judged[at - 1]!.chance : 0 }))
    .filter(({ one, rise }) => rise >= RISE && one.lost === 0)
    .sort((a, b) => b.rise - a.rise)
    .slice(0, 2);
  const all = [
    ...costly.map((one) => ({ judged: one, points: -Math.round(100 * one.lost), isGood: false })),
    ...rises.map(({ one, rise }) => ({ judged: one, points: Math.round(100 * rise), isGood: true })),
  ];
  return all.sort((a, b) => a.judged.ply - b.judged.ply).map((flag, at) => ({ ...flag, number: at + 1 }));
}

/** The one or two points a game is remembered by: what cost most, and what was gained in a game won, or else what cost most beside it. */
export function turns(judged: readonly Judged[], isWon: boolean): Flag[] {
  const all = flags(judged);
  const costly = all.filter((one) => !one.isGood).sort((a, b) => a.points - b.points);
  const good = all.filter((one) => one.isGood).sort((a, b) => b.points - a.points);
  const found = isWon ? [...costly.slice(0, 1), ...good.slice(0, 1)] : costly.slice(0, 2);
  return found.sort((a, b) => a.judged.ply - b.judged.ply).map((flag, at) => ({ ...flag, number: at + 1 }));
}

/** What a game is said to have turned at: in a game won its best moment, if it had one; else what cost most. */
export function turn(all: readonly Flag[], isWon: boolean): Flag | null {
  const worst = [...all].filter((one) => !one.isGood).sort((a, b) => a.points - b.points)[0];
  const best = all.find((one) => one.isGood);
  return (isWon ? (best ?? worst) : worst) ?? null;
}

/** The chance to win after so many moves: what the last decision left. */
export function chanceAt(judged: readonly Judged[], move: number): number | null {
  let found: number | null = null;
  for (const one of judged) {
    if (one.ply > move) break;
    found = one.chance;
  }
  return found;
}

/** The flag before or after a moment; a flag stands at the moment before its move. */
export function nextFlag(all: readonly Flag[], move: number, way: 1 | -1): Flag | null {
  const at = (flag: Flag) => flag.judged.ply - 1;
  if (way > 0) return all.find((flag) => at(flag) > move) ?? null;
  return all.filter((flag) => at(flag) < move).at(-1) ?? null;
}

/** The moment at which the turn before, or the next one, begins; the end of the game is one. Without turns a move is one. */
export function nextTurn(turns: readonly number[], move: number, end: number, way: 1 | -1): number {
  if (!turns.length) return move + way;
  return way > 0 ? (turns.find((turn) => turn > move) ?? end) : (turns.findLast((turn) => turn < move) ?? 0);
}

const CARDS = /(?:10|[2-9AJQK])[CDHS]|\*2?/g;
const DICE = /[rbyk][1-6]/g;

/** The cards, or else the dice, that a move names. */
export function piecesOf(move: string): { cards: string[]; dice: string[] } {
  const cards = move.match(CARDS) ?? [];
  return { cards, dice: cards.length ? [] : (move.match(DICE) ?? []) };
}

/** The share of games won with its interval (Wilson, 95 of 100). */
export function interval(won: number, games: number): { share: number; low: number; high: number } {
  if (!games) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = won / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
