/** What goes over a review's socket, and the state that follows from it. */
import { say } from "../../prose/prose.svelte";
import type { Position } from "./story";

export interface Line {
  number: number;
  /** What its maker called it; empty: what it tries says it. */
  name: string;
  by: string;
  start: number;
  moves: string[];
  is_private: boolean;
  /** Places of the moves that a strong player made, and for which seat. */
  replies: Record<string, number>;
  /** How many of its moves are those of the line that it began on, and the one after them in words. */
  branch: number;
  tries: string;
}
export interface State {
  revision: number;
  leader: string | null;
  line: number | null;
  move: number;
  lines: Record<string, Line>;
}
export interface Present {
  name: string;
  follows: boolean;
}
export interface Failure {
  sentence: string;
}
export type Heard =
  | { type: "welcome"; game: string; name: string | null; state: State }
  | { type: "changed"; state: Partial<Omit<State, "lines">>; lines: Record<string, Line | null> }
  | { type: "looked"; id: string; line: number | null; move: number; position: Position }
  | { type: "here"; people: Present[] }
  | { type: "tried"; id: string; revision: number; line: number | null }
  | { type: "previewed"; id: string; lines: string[] }
  | { type: "refusal"; id: string; error: Failure }
  | { type: "pong" }
  | { type: "bye" };

/** The state after a change: its parts replaced, lines that are null dropped. */
export function changed(state: State, heard: Extract<Heard, { type: "changed" }>): State {
  const all = Object.entries({ ...state.lines, ...heard.lines });
  const lines = Object.fromEntries(all.filter((one): one is [string, Line] => one[1] !== null));
  return { ...state, ...heard.state, lines };
}

/** What a line is called: by its maker, or by what it tries first. */
export function nameOf({ name, start, branch, replies, tries }: Line): string {
  const move = start + branch + 1;
  return name || (branch in replies ? say("web-review-reply-name", { move }) : say("web-review-line-name", { move, text: tries || "…" }));
}

export const endOf = (line: Line): number => line.start + line.moves.length;

/** Where one is: on a line, or on the game itself. */
export interface Where {
  line: number | null;
  move: number;
}

/** For which seat a strong player made the move that led here, if one did. */
export function repliedFor({ line, move }: Where, state: State | null): number | null {
  const found = line === null ? undefined : state?.lines[line];
  return found?.replies[move - 1 - found.start] ?? null;
}

/** How far one can step from there. */
export function reach(where: Where, state: State | null, total: number): number {
  const line = where.line === null ? undefined : state?.lines[where.line];
  return line ? endOf(line) : total;
}

/** The move made after so many, on a line or in the game. */
export function moveAfter(where: Where, state: State | null, game: readonly { move: string }[]): string {
  const line = where.line === null ? undefined : state?.lines[where.line];
  if (line && where.move >= line.start) return line.moves[where.move - line.start] ?? "";
  return game[where.move + 1]?.move ?? "";
}
