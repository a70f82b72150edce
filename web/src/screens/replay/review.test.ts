import { expect, test } from "vitest";
import { changed, moveAfter, reach, repliedFor, type State } from "./review";

const line = { number: 1, name: "what if", by: "Ada", start: 3, moves: ["5C", "yield"], is_private: false, replies: { "1": 2 } };
const state: State = { revision: 1, leader: "Ada", line: null, move: 0, lines: { "1": line } };

test("a change replaces what changed and drops lines that are gone", () => {
  const next = changed(state, { type: "changed", state: { revision: 2, move: 4 }, lines: { "1": null, "2": { ...line, number: 2 } } });
  expect(next).toEqual({ ...state, revision: 2, move: 4, lines: { "2": { ...line, number: 2 } } });
});

test.each([
  [{ line: null, move: 0 }, 9],
  [{ line: 1, move: 4 }, 5],
  [{ line: 7, move: 4 }, 9],
])("from %o one reaches move %i", (where, end) => expect(reach(where, state, 9)).toBe(end));

test.each([
  [{ line: null, move: 0 }, "a"],
  [{ line: null, move: 2 }, ""],
  [{ line: 1, move: 1 }, "b"],
  [{ line: 1, move: 3 }, "5C"],
  [{ line: 1, move: 5 }, ""],
])("after %o comes %s", (where, move) => expect(moveAfter(where, state, [{ move: "" }, { move: "a" }, { move: "b" }])).toBe(move));

test.each([
  [{ line: null, move: 5 }, null],
  [{ line: 1, move: 3 }, null],
  [{ line: 1, move: 4 }, null],
  [{ line: 1, move: 5 }, 2],
])("at %o a strong player moved for %s", (where, seat) => expect(repliedFor(where, state)).toBe(seat));
