import { describe, expect, it } from "vitest";
import { absent } from "./absent";
import type { Look } from "./wire";

const person = (name: string, more: object = {}) => ({ is: "person", name, is_away: false, stand_in: null, ...more });
const look = (ilse: object, more: object = {}): Look =>
  ({ viewer: 0, stage: "playing", late: [], questions: [{ seat: 1, number: 7, voice: null, asks: "move" }], seats: [person("Mara"), person("Ilse", ilse)], ...more }) as unknown as Look;

describe("whom a table waits for in vain", () => {
  it.each([
    ["is there", look({}), null],
    ["is away", look({ is_away: true }), { seat: 1, name: "Ilse", why: "away", question: 7 }],
    ["is late", look({}, { late: [1] }), { seat: 1, name: "Ilse", why: "late", question: 7 }],
    ["has a bot in the seat", look({ is_away: true, stand_in: "expert" }), null],
    ["is not asked", look({ is_away: true }, { questions: [] }), null],
    ["is watched by a stranger", look({ is_away: true }, { viewer: "Noor" }), null],
  ])("who %s", (_, seen, found) => expect(absent(seen)).toEqual(found));
});
