import { describe, expect, it } from "vitest";
import { canGiveUp, isCompany } from "./giving";
import type { Look } from "./wire";

const ME = { is: "person", name: "Ada", is_away: false, stand_in: null };
const look = (more: object): Look => ({ viewer: 0, stage: "playing", proposal: null, seats: [ME], ...more }) as unknown as Look;

describe("giving up", () => {
  it.each([
    ["while one plays", {}, true],
    ["while the game stands still", { stage: "paused" }, true],
    ["before the deal", { stage: "gathering" }, false],
    ["after the end", { stage: "over" }, false],
    ["by who watches", { viewer: "Eve" }, false],
    ["while something else is asked", { proposal: { seat: 0 } }, false],
  ])("%s", (_, more, can) => expect(canGiveUp(look(more))).toBe(can));

  it.each([
    ["nobody else", [ME], false],
    ["a bot", [ME, { is: "bot", name: "Tobias" }], false],
    ["a person", [ME, { ...ME, name: "Ilse" }], true],
    ["a person who is away", [ME, { ...ME, is_away: true }], false],
    ["a bot in somebody's place", [ME, { ...ME, is_away: true, stand_in: "expert" }], false],
  ])("with %s", (_, seats, is) => expect(isCompany(look({ seats }))).toBe(is));
});
