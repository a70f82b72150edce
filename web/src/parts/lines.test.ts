import { expect, test } from "vitest";
import { wholeTop } from "./lines";

test.each([
  // case, lines begin at, at least, first line at
  ["the top", [0, 20, 40], 0, 0],
  ["half of a line", [0, 20, 40], 27, 40],
  ["a whole line", [0, 20, 40], 20, 20],
  ["nothing begins below", [0, 20, 40], 50, 50],
  ["an empty log", [], 0, 0],
])("a log scrolled to %s", (_, tops, least, top) => expect(wholeTop(tops, least)).toBe(top));
