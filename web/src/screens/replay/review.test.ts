// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { speak } from "../../prose/prose.svelte";
import { changed, moveAfter, nameOf, reach, repliedFor, type State } from "./review";

const line = { number: 1, name: "what if", by: "Ada", start: 3, moves: ["5C", "yield"], is_private: false, replies: { "1": 2 }, branch: 0, tries: "Ada plays 5C" };
const state: State = { revision: 1, leader: "Ada", line: null, move: 0, lines: { "1": line } };

beforeAll(() => speak("en"));

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

test.each([
  ["as its maker called it", {}, "what if"],
  ["by what it tries first", { name: "" }, "Move 4: Ada plays 5C"],
  ["from where it leaves another line", { name: "", branch: 1, replies: {}, tries: "Ben yields" }, "Move 5: Ben yields"],
  ["as an answer", { name: "", branch: 1 }, "Move 5: best reply"],
])("a line is called %s", (_, parts, name) => expect(nameOf({ ...line, ...parts })).toBe(name));
