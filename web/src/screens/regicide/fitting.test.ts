import { expect, it } from "vitest";
import { NARROW, older, WIDE } from "./fitting";

it.each([
  ["nothing was played", [], 156, NARROW, 0],
  ["two plays beside each other", [1, 1], 156, NARROW, 0],
  ["two plays that fill the room", [1, 1], 112, NARROW, 0],
  ["a pixel less", [1, 1], 111, NARROW, 1],
  ["the oldest makes room for two cards", [1, 1, 2], 168, NARROW, 1],
  ["the newest is seen however broad it is", [1, 4], 90, NARROW, 1],
  ["more room, more plays", [1, 1, 2], 420, WIDE, 0],
])("%s", (_, plays, room, size, hidden) => {
  expect(Math.max(0, older(plays, room, size))).toBe(hidden);
});
