import { describe, expect, test } from "vitest";
import { knownOf, knownTop, knownWith, layersOf } from "./layers";
import type { View } from "./telling";

/** A tavern from its top, which cards each layer must be of, and how many of a layer partners hold. */
const view = (tavern: number[], layers: [number, string[]][], hand_layers: [number, number][][] = []): View =>
  ({ tavern, layers, hand_layers }) as unknown as View;

test("the tavern is told in layers, the top first", () => {
  const found = layersOf(view([4, 0, 0, 2, 2, 2], [[0, ["6H", "7S", "8C"]], [2, ["2C", "3C", "4C"]], [4, ["QC"]]]));
  expect(found.map(({ label, count, cards }) => [label, count, cards.length])).toEqual([[4, 1, 1], [0, 2, 3], [2, 3, 3]]);
});

describe("of a layer", () => {
  const mixed = view([4, 0, 0, 2, 2, 5], [[0, ["6H", "7S", "8C"]], [2, ["2C", "3C"]], [4, ["QC"]]], [[], [[0, 1]]]);
  test.each([
    [0, "card"],
    [1, "some"],
    [2, "all"],
    [3, "none"],
  ])("number %i is known: %s", (at, known) => expect(knownOf(mixed, layersOf(mixed)[at]!)).toBe(known));
});

test.each([
  ["a royal that was struck exactly", view([4, 0], [[0, ["6H"]], [4, ["QC"]]]), "QC"],
  ["one of two", view([0, 0], [[0, ["6H", "7H"]]]), null],
  ["one card that may as well be a partner's", view([3], [[3, ["9H"]]], [[], [[3, 1]]]), null],
  ["nothing", view([], []), null],
])("on top lies %s", (_, seen, card) => expect(knownTop(seen)).toBe(card));

test("whoever drew a royal that all knew of is known to hold it", () => {
  const seen = view([0], [[0, ["6H", "7H"]], [4, ["QC"]]], [[], [[0, 1], [4, 1]]]);
  expect([knownWith(seen, 0), knownWith(seen, 1)]).toEqual([[], ["QC"]]);
});
