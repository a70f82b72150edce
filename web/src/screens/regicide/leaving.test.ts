import { expect, test } from "vitest";
import { leaving, type Item } from "./leaving";

const item = (key: string, zone: Item["zone"]): Item => ({ key, zone, to: key, from: "tavern", depth: 3 });
const held = (...items: Item[]) => new Map(items.map((one) => [one.key, one]));
const none = { before: held(), now: held(), pile: "discard", paid: [], seat: "seat1", royal: "" };
const told = (list: Item[]) => list.map((one) => `${one.key} ${one.from} ${one.to} ${one.depth}`).sort();

test("what is not seen any more goes to its pile, and what lay there stays below", () => {
  const before = held(item("5C", "play"), item("2H", "discard"), item("9S", "hand"));
  expect(told(leaving({ ...none, before, now: held(item("9S", "hand")) }))).toEqual(["2H tavern 2H 0", "5C tavern discard 3"]);
});

test("what somebody pays comes out of their seat, and an enemy out of its place", () => {
  expect(told(leaving({ ...none, paid: ["5C", "*"], royal: "QH" }))).toEqual(["5C seat1 discard 1", "QH enemy tavern 1"]);
});

test("a card is drawn once, though I held it and somebody else has paid it since", () => {
  expect(leaving({ ...none, before: held(item("5C", "hand"), item("3S", "discard")), paid: ["5C", "3S"] }).map((one) => one.key).sort()).toEqual(["3S", "5C"]);
});

test("a pile that only another card covers moves nothing", () => expect(leaving({ ...none, before: held(item("2H", "discard")) })).toEqual([]));
