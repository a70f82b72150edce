import { expect, test } from "vitest";
import { company, isAmong } from "./company";

const say = (bot: string, count: number) => `${count} ${bot}`;

test.each([
  ["nobody", [], ""],
  ["one", ["expert"], "1 expert"],
  ["two of a kind", ["expert", "expert"], "2 expert"],
  ["two kinds", ["expert", "novice", "novice"], "1 expert, 2 novice"],
])("%s", (_, bots, text) => expect(company(bots, say)).toBe(text));

const alone = { names: ["Mara"], bots: [] };
const beside = { names: ["Mara", "Tobias"], bots: ["expert"] };
const friends = { names: ["Mara", "Ilse"], bots: [] };
const both = { names: ["Mara", "Ilse", "Tobias"], bots: ["expert"] };

test.each([
  ["me", [true, true, true, true]],
  ["teams", [false, false, true, true]],
  ["bots", [false, true, false, true]],
] as const)("games of %s", (whose, expected) => expect([alone, beside, friends, both].map((one) => isAmong(whose, one))).toEqual(expected));
