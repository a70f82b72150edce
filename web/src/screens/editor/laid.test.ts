import { describe, expect, it } from "vitest";
import { cardValues, countsOf, countsText, diceOf, diceText, join, noCards, paint, placeOf, readCards } from "./laid";

describe("cards laid out", () => {
  it("lie in one place, and a second tap takes them away", () => {
    const cards = noCards();
    paint(cards, "5H", "hand");
    paint(cards, "5H", "table");
    expect([placeOf(cards, "5H"), cards.hand]).toEqual(["table", []]);
    paint(cards, "5H", "table");
    expect(placeOf(cards, "5H")).toBe("unknown");
  });

  it("are joined to one play, and parted again", () => {
    const cards = noCards();
    for (const card of ["7S", "AH", "2D"]) paint(cards, card, "table");
    join(cards, 1);
    expect(cards.table).toEqual([["7S", "AH"], ["2D"]]);
    expect(cardValues(cards)["played"]).toBe("7S+AH, 2D");
    join(cards, 0);
    expect(cards.table).toEqual([["7S"], ["AH"], ["2D"]]);
  });

  it("are written and read back, jesters too", () => {
    const cards = noCards();
    for (const card of ["*1", "*2", "5H"]) paint(cards, card, "hand");
    paint(cards, "JD", "enemy");
    paint(cards, "9C", "discard");
    cards.more = { tavern: "20", wanted: "1" };
    const values = cardValues(cards);
    expect(values["hand"]).toBe("*, *, 5H");
    expect(readCards(values)).toEqual(cards);
  });

  it("leave open what the server could not know", () => {
    const cards = readCards({ hand: "2C, ?", enemy: "?" });
    expect([cards.hand, cards.enemy]).toEqual([["2C"], ""]);
  });
});

describe("dice laid out", () => {
  it("are read and written", () => {
    expect(diceOf("r113b2")).toEqual(["r1", "r1", "r3", "b2"]);
    expect(diceText(["b2", "r3", "r1"])).toBe("r13b2");
    expect(diceText([])).toBe(".");
    expect(countsText(countsOf("r2b3"))).toBe("r2b3");
  });
});
