import { expect, test } from "vitest";
import type { Happening } from "../../table/connection.svelte";
import { falling, type Pile } from "./falling";
import type { View } from "./telling";

const before = { enemy: "JC", damage: 15, shield: 3, attack: 7, is_cancelled: false, plays: [[0, ["10S"]]], fallen: [], discard: ["2H"], discard_size: 1, discard_top: null } as unknown as View;
const after = { enemy: "JD", damage: 0, shield: 0, attack: 10, plays: [], fallen: ["JC"], discard: ["2H", "10S", "5D"], discard_size: 3, discard_top: null, hand: ["AC"], tavern: [1] } as unknown as View;
const kill = (total: number, to: Pile) =>
  ({
    message: {
      events: [
        { event: "played", seat: 1, cards: ["5D"] },
        { event: "dealt", amount: 5, total, health: 20 },
        { event: "defeated", enemy: "JC", is_exact: total === 20, to },
        { event: "revealed", enemy: "JD" },
      ],
    },
    look: { view: after },
  }) as unknown as Happening;

test("an enemy that falls is seen where it stood, under what felled it, with the hand as it is now", () => {
  const seen = falling(kill(20, "tavern"), before)!.view;
  expect([seen.enemy, seen.damage, seen.shield, seen.hand]).toEqual(["JC", 20, 3, ["AC"]]);
  expect(seen.plays).toEqual([[0, ["10S"]], [1, ["5D"]]]);
  expect([seen.discard, seen.discard_size]).toEqual([["2H"], 1]);
});

test("where it lies is what the rules say, whatever the damage", () => {
  const seen = falling(kill(23, "discard"), before)!.view;
  expect([seen.discard, seen.discard_size, seen.discard_top]).toEqual([["2H", "JC"], 2, null]);
  expect(falling(kill(23, "discard"), { ...before, discard_top: "2H" })!.view.discard_top).toBe("JC");
  expect(falling(kill(23, "tavern"), before)!.view.discard).toEqual(["2H"]);
  expect(falling(kill(20, "discard"), before)).toMatchObject({ to: "discard", view: { discard: ["2H", "JC"] } });
});

test("where nobody falls, or where the enemy was not seen before, there is nothing to see", () => {
  expect(falling({ message: { events: [] }, look: { view: after } } as unknown as Happening, before)).toBeNull();
  expect(falling(kill(20, "tavern"), null)).toBeNull();
  expect(falling(kill(20, "tavern"), after)).toBeNull();
});
