import { expect, test } from "vitest";
import { Echoes } from "./echoes";

/** A press: when, where, the how manieth in a row the browser calls it, and of what. */
const CLICKS: [string, [number, number, number, string], [number, number, number, string], boolean][] = [
  ["the second half of a double click", [0, 100, 1, "mouse"], [150, 100, 2, "mouse"], true],
  ["a click elsewhere, however soon", [0, 100, 1, "mouse"], [50, 300, 1, "mouse"], false],
  ["a click in the same place, later", [0, 100, 1, "mouse"], [900, 100, 1, "mouse"], false],
  ["the second tap of a finger, where taps are not counted", [0, 100, 1, "touch"], [250, 108, 1, "touch"], true],
  ["a tap elsewhere", [0, 100, 1, "touch"], [250, 180, 1, "touch"], false],
  ["a tap later", [0, 100, 1, "touch"], [600, 100, 1, "touch"], false],
  ["a key on a button", [0, 100, 1, "mouse"], [10, 100, 0, ""], false],
];
test.each(CLICKS)("%s", (_, first, second, isEcho) => {
  const echoes = new Echoes();
  const found = [first, second].map(([timeStamp, clientX, detail, pointerType]) => echoes.isClick({ detail, clientX, clientY: 0, timeStamp, pointerType }));
  expect(found).toEqual([false, isEcho]);
});

/** Something else is asked at 0: when the mouse was moved, when something was pressed, by what. */
const LATE: [string, number, number, string, boolean][] = [
  ["a mouse that rested there already", -50, 100, "mouse", true],
  ["a mouse that rests there still", -50, 500, "mouse", false],
  ["a mouse that was moved since", 40, 100, "mouse", false],
  ["a finger that was on its way", -50, 200, "touch", true],
  ["a finger that came down before, and is heard of now", -50, -20, "touch", true],
  ["a finger that has seen it", -50, 350, "touch", false],
];
test.each(LATE)("what comes anew is not pressed by %s", (_, moved, pressed, pointerType, isEcho) => {
  let now = moved < 0 ? moved : 0;
  const echoes = new Echoes(() => now);
  if (moved < 0) echoes.moved();
  now = 0;
  echoes.changed();
  now = Math.max(0, moved);
  if (moved > 0) echoes.moved();
  expect(echoes.isClick({ detail: 1, clientX: 0, clientY: 0, timeStamp: pressed, pointerType })).toBe(isEcho);
});

const KEYS: [string, [number, string, boolean][], boolean][] = [
  ["Enter", [[0, "Enter", false]], false],
  ["Enter twice", [[0, "Enter", false], [200, "Enter", false]], true],
  ["Enter, and after a while once more", [[0, "Enter", false], [500, "Enter", false]], false],
  ["Enter with another key in between", [[0, "Enter", false], [50, "s", false], [100, "Enter", false]], false],
  ["a key that is held down", [[0, "y", false], [600, "y", true]], true],
  ["a letter twice", [[0, "y", false], [100, "y", false]], false],
];
test.each(KEYS)("%s", (_, keys, isEcho) => {
  const echoes = new Echoes();
  const found = keys.map(([timeStamp, key, repeat]) => echoes.isKey({ key, repeat, timeStamp }));
  expect(found.at(-1)).toBe(isEcho);
});
