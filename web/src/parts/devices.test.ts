import { expect, test } from "vitest";
import { hands } from "./devices";

test.each([
  ["a desk", ["fine"], false, "keys"],
  ["a desk whose mouse is away", [], false, "keys"],
  ["a phone", ["coarse"], false, "gestures"],
  ["a phone with a keyboard", ["coarse"], true, "both"],
  ["a desk that is touched", ["coarse", "fine"], false, "both"],
])("%s", (_, pointers: string[], hasTyped, told) => {
  expect(hands(hasTyped, (pointer) => pointers.includes(pointer))).toBe(told);
});
