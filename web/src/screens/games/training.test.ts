import { expect, test } from "vitest";
import { training } from "./training";

const heading = (number: number, name: string) => ({ number, name, title: name });
const COURSES = [
  { game: "regicide", lessons: [heading(1, "turn"), heading(7, "yield")], puzzles: [heading(1, "exact"), heading(2, "exact"), heading(3, "pay"), heading(4, "next")] },
  { game: "regidice", lessons: [heading(1, "declare")], puzzles: [heading(1, "fell")] },
];

test.each([
  ["a lesson for yielding", "regicide", "yield", [], "/learn/regicide/7"],
  ["a puzzle for payments", "regicide", "pay", [], "/puzzles/regicide/3"],
  ["a puzzle for who goes next", "regicide", "name", [1], "/puzzles/regicide/4"],
  ["a puzzle for plays", "regicide", "play", [], "/puzzles/regicide/1"],
  ["the next that was not solved", "regicide", "play", [1], "/puzzles/regicide/2"],
  ["the first again when all were", "regicide", "play", [1, 2], "/puzzles/regicide/1"],
  ["dice", "regidice", "resolve", [], "/puzzles/regidice/1"],
  ["all there are where none fits", "regidice", "pay", [], "/learn"],
  ["and for a kind that nobody knows", "pit", "climb", [], "/learn"],
])("%s", (_, game, kind, done, path) => expect(training(COURSES, game, kind, () => done)).toBe(path));
