import { expect, test } from "vitest";
import { askable, asker, before, behindMe } from "./watching";
import type { Look } from "./wire";

const look = (viewer: number | string | null, askers: [string, number][] = [], watchers: [string, number][] = []): Look =>
  ({
    viewer,
    seats: [{ is: "person", name: "Ada" }, { is: "bot", name: "Gus" }, { is: "person", name: "Ben" }],
    askers: askers.map(([name, seat]) => ({ name, seat })),
    watchers: watchers.map(([name, seat]) => ({ name, seat })),
  }) as unknown as Look;

test("who asks me is shown to me alone", () => {
  expect(asker(look(0, [["Eve", 0]]))).toBe("Eve");
  expect(asker(look(2, [["Eve", 0]]))).toBeNull();
  expect(asker(look(null))).toBeNull();
});

test("who watches may ask people, not bots, and not twice", () => {
  expect(askable(look("Eve", [["Eve", 2]]))).toEqual([{ seat: 0, isAsked: false }, { seat: 2, isAsked: true }]);
  expect(askable(look("Eve", [], [["Eve", 0]]))).toEqual([{ seat: 2, isAsked: false }]);
});

test("who looks over whose shoulder", () => {
  expect(before(look("Eve", [], [["Eve", 2]]))).toBe(2);
  expect(before(look("Fay", [], [["Eve", 2]]))).toBeNull();
  expect(behindMe(look(2, [], [["Eve", 2], ["Fay", 0]]))).toEqual(["Eve"]);
});
