import { describe, expect, it } from "vitest";
import { cardsOf, meant, others } from "./choosing";

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
