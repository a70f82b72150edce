import { describe, expect, it } from "vitest";
import { keyed, moveOf, ordered, suggested, touched, worth, type Legal } from "./choosing";

const legal = (kind: "play" | "pay", ...moves: string[]): Legal[] =>
  moves.map((text) => ({ text, move: { move: kind, cards: text.split("+"), last: null } }));
const PLAYS = legal("play", "5C", "5H", "7S", "AD", "5C+5H", "AD+7S", "*");

describe("choosing cards to play", () => {
  it.each([
    // chosen, touched, then chosen, refused
    [[], "5C", ["5C"], null],
    [["5C"], "5H", ["5C", "5H"], null],
    [["5C", "5H"], "5C", ["5H"], null],
    [["5C"], "7S", ["7S"], ["5C", "7S"]],
    [[], "9C", ["9C"], ["9C"]],
    [["7S"], "AD", ["7S", "AD"], null],
  ])("%j and %s: %j", (chosen, key, expected, refused) => {
    expect(touched(chosen, key, PLAYS)).toEqual({ chosen: expected, refused });
  });

  it("finds the move whatever the order", () => {
    expect(moveOf(["7S", "AD"], PLAYS)?.text).toBe("AD+7S");
    expect(moveOf(["5H", "7S"], PLAYS)).toBeNull();
    expect(moveOf(["*2"], PLAYS)?.text).toBe("*");
  });
});

describe("paying", () => {
  const HAND = ["3C", "4S", "10D", "JC"];
  const PAYS = legal("pay", "3C+10D", "4S+10D", "10D+JC", "JC+3C", "JC+4S+3C");

  it.each([
    [[], ["3C", "10D"]],
    [["JC"], ["3C", "JC"]],
    [["4S"], ["4S", "10D"]],
    [["3C", "4S", "10D"], ["3C", "10D"]],
  ])("chosen %j, suggested %j", (chosen, expected) => {
    expect(suggested(chosen, HAND, PAYS)).toEqual(expected);
  });

  it("adds up what is printed on the cards", () => {
    expect(worth(["10D", "QH", "*", "*2", "AC"])).toBe(26);
  });
});

describe("a hand", () => {
  it("has every card once", () => expect(keyed(["*", "5C", "*"])).toEqual(["*", "5C", "*2"]));
  it.each([
    ["value", ["AH", "2C", "2S", "10C", "KD", "*"]],
    ["suit", ["2C", "10C", "KD", "AH", "2S", "*"]],
  ] as const)("by %s", (by, expected) => {
    expect(ordered(["*", "KD", "2S", "AH", "10C", "2C"], by)).toEqual(expected);
  });
});
