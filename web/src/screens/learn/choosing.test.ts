import { describe, expect, it, test } from "vitest";
import { canGrow, cardsOf, meant, named, others, shown } from "./choosing";

const OPTIONS = [{ move: "5H" }, { move: "5H+5S" }, { move: "-10D" }, { move: "*" }, { move: "yield" }, { move: ">P1" }, { move: "act:P0" }];

describe("what a choice of cards means", () => {
  it.each([
    ["5H+5S", ["5H", "5S"]],
    ["-10D", ["10D"]],
    ["*", ["*"]],
    ["yield", []],
    [">P1", []],
    ["act:P0", []],
    ["A3", ["A3"]],
  ])("%s has the cards %j", (move, cards) => expect(cardsOf(move)).toEqual(cards));

  it("is found in any order", () => expect(meant(OPTIONS, ["5S", "5H"])?.move).toBe("5H+5S"));
  it("is nothing where nothing is offered", () => expect(meant(OPTIONS, ["5S"])).toBeNull());
  it("leaves what needs no card", () => expect(others(OPTIONS).map(({ move }) => move)).toEqual(["yield", ">P1", "act:P0"]));
});

test.each([
  ["r6", ["put:r6", "put:b5", "end"], "put:r6"],
  ["r3", ["set:3", "set:6", "done"], "set:3"],
  ["r-", ["lose:r-", "lose:b1"], "lose:r-"],
  ["b4", ["heal:b", "heal:r"], "heal:b"],
  ["y2", ["A3", "B2"], undefined],
  ["k5", ["enemy:5+1+1"], undefined],
])("a die %s of %o means %s", (die, moves, meant) => expect(named(moves.map((move) => ({ move })), die)?.move).toBe(meant));

test.each([[["AS"], true], [["AS", "9D"], true], [["AS", "AS"], false], [["9D", "6C"], false]])("%o can become a payment: %s", (cards, can) =>
  expect(canGrow([{ move: "-AS+9D" }, { move: "yield" }], cards)).toBe(can),
);

describe("open hands", () => {
  it.each([
    ["follow one's own", [["2C"], ["3C"], [], ["5C"]], 1, [2, 3, 0]],
    ["are none alone", [["2C"]], 0, []],
    ["are none where cards are hidden", null, 0, []],
  ])("%s", (_, hands, seat, order) => expect(shown({ hands, seat }).map((one) => one.seat)).toEqual(order));
});
