import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { needed } from "../../../plugins/prose";
import type { Happening } from "../../table/connection.svelte";
import { answering, inOrder, textOf, tokensOf, valuesOf, type Chosen } from "./choosing";
import { figures } from "./end";
import { callText, deeds, round, stageOf, travels, type Event, type View } from "./telling";
import { isShowing, laidOut, Laying, pool, type Layout, type Token } from "./tokens";

const token = (id: number, die: string): Token => ({ id, die, was: null, isNew: false, isFresh: false });
const layout = (pools: string[][]): Layout => {
  let id = 0;
  return new Map(pools.map((dice, seat) => [pool(seat), dice.map((die) => token((id += 1), die))]));
};
const wanted = (pools: string[][]) => new Map(pools.map((dice, seat) => [pool(seat), dice] as const).map(([place, dice]) => [place, [...dice]] as [string, string[]]));
const ids = (found: Layout, seat: number): string => (found.get(pool(seat)) ?? []).map(({ id, die }) => `${id}${die}`).join(" ");
const never = () => 99;

describe("each die is one thing", () => {
  const CASES: [string, string[][], boolean, string[][], string, string][] = [
    // what happens, before, is it a roll, after, first seat, second seat
    ["nothing", [["r1"], ["r2"]], false, [["r1"], ["r2"]], "1r1", "2r2"],
    ["a die changes hands", [["r1", "b4"], ["y4"]], false, [["r1"], ["b4", "y4"]], "1r1", "2b4 3y4"],
    ["a die is used", [["r1", "b4"], []], false, [["r1", "b-"], []], "1r1 2b-", ""],
    ["a roll turns dice over where they lie", [["r1"], ["r5"]], true, [["r5"], ["r1"]], "1r5", "2r1"],
    ["dice are turned up", [["r1"], ["r?"]], false, [["r1"], ["r3"]], "1r1", "2r3"],
    ["a die that was nowhere", [[], []], false, [["k6"], []], "99k6", ""],
  ];
  it.each(CASES)("%s", (_, before, isRoll, after, first, second) => {
    const found = laidOut(wanted(after), layout(before), isRoll, never);
    expect([ids(found, 0), ids(found, 1)]).toEqual([first, second]);
  });

  it("remembers what a used die showed, until the next roll", () => {
    const used = laidOut(wanted([["r-"]]), layout([["r4"]]), false, never);
    expect(used.get(pool(0))![0]!.was).toBe("r4");
    const again = laidOut(wanted([["r-"]]), used, false, never);
    expect(again.get(pool(0))![0]!.was).toBe("r4");
    expect(laidOut(wanted([["r2"]]), again, true, never).get(pool(0))![0]!.was).toBeNull();
  });

  it("marks what was gathered", () => {
    const found = laidOut(wanted([["r4"], []]), layout([[], ["r4"]]), false, never);
    expect(found.get(pool(0))![0]!.isNew).toBe(true);
  });

  it("lays revealed dice open before they change hands", () => {
    const look = (pools: string[][]) => ({ view: { pools, zones: [[], []], injured: [], enemy: [1] } });
    const heard = [
      { message: { events: [] }, look: look([["r1"], ["r?"]]) },
      { message: { events: [{ event: "revealed", pools: [["r1"], ["r4"]] }] }, look: look([["r1", "r4"], []]) },
    ] as unknown as Happening[];
    const laying = new Laying();
    const { open, final } = laying.at(heard, 2);
    expect(open!.get(pool(1))![0]!.id).toBe(final.get(pool(0))![1]!.id);
    expect(laying.at(heard, 2).final).toBe(final);
  });
});

describe("what is chosen, as a text", () => {
  const chosen = (more: Partial<Chosen>): Chosen => ({ text: "", picked: [], sets: [], spells: [], enemy: [], shares: [], ...more });
  const dice = (text: string) => text.split(" ").map((die, at) => token(at, die));
  it.each([
    ["declare", chosen({ text: "A3" }), "A3"],
    ["set", chosen({ sets: [dice("r1 b6")], picked: dice("y4 r3") }), "set r1+b6, y4+r3"],
    ["set", chosen({ sets: [dice("r1 b6")], picked: dice("y4") }), "set r1+b6"],
    ["set", chosen({ spells: ["cast:red"] }), "cast:red; done"],
    ["colour", chosen({ picked: dice("b5 r5") }), "use:r5+b5"],
    ["pips", chosen({ enemy: [2, 6, 1] }), "enemy:6+2+1"],
    ["heal", chosen({ picked: dice("k- r-") }), "heal:r+k"],
    ["split", chosen({ shares: [1, 0, 2] }), "split:P0=1+P2=2"],
    ["share", chosen({ shares: [0, 0] }), "share:none"],
    ["lose", chosen({ picked: dice("b- r3") }), "lose b- r3"],
    ["prepare", chosen({ picked: dice("y6 r2") }), "put r2 y6; done"],
    ["prepare", chosen({}), "done"],
  ] as const)("%s", (phase, one, text) => {
    expect(textOf(phase, one, (set) => set.length === 2)).toBe(text);
  });

  it("names dice in the engine's order", () => {
    expect(inOrder(["k1", "y2", "r6", "r-", "b3"])).toEqual(["r-", "r6", "b3", "y2", "k1"]);
    expect(valuesOf(["r1", "b6"])).toBe("6+1");
    expect(callText({ action: "C", number: null, colour: "y", parity: "even" })).toBe("C:yellow-even");
  });

  it("finds each die once", () => {
    expect(tokensOf(["r1", "r1", "r1"], [token(1, "r1"), token(2, "r1")]).map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe("what happened", () => {
  const view = (phase: string, calls: unknown[] = []) => ({ phase, calls }) as unknown as View;
  it.each([
    ["roll", view("declare", [null, null]), false, []],
    ["declare", view("declare", [null, null]), true, []],
    ["declare", view("declare", [{}, null]), false, []],
    ["gather", view("resolve"), true, [{ event: "revealed", pools: [] }]],
    ["resolve", view("pips"), true, []],
    ["suffer", view("lose"), true, []],
    ["prepare", view("prepare"), true, []],
  ] as const)("stage %s", (stage, shown, isMine, last) => {
    expect(stageOf(shown, isMine, last as unknown as Event[])).toBe(stage);
  });

  it("says from whom a die came", () => {
    const list = [
      { event: "gathered", seat: 0, gained: ["r4"], lost: ["b2"] },
      { event: "gathered", seat: 1, gained: ["b2"], lost: ["r4"] },
      { event: "received", seat: 0, dice: ["y4"] },
    ] as Event[];
    expect(travels(list, [null, null]).map(({ die, from, to }) => [die, from, to])).toEqual([["r4", 1, 0], ["b2", 0, 1], ["y4", null, 0]]);
  });

  const heard = (...lists: object[][]) => lists.map((events) => ({ message: { events } })) as unknown as Happening[];
  const game = heard(
    [{ event: "rolled", round: 1 }],
    [{ event: "attacked", seat: 0, damage: 3 }, { event: "set-made", seat: 0 }],
    [{ event: "defeated", number: 1, how: "exact", takers: [] }, { event: "rolled", round: 2 }],
    [{ event: "blocked", seat: 1, amount: 2 }],
  );

  it("tells the deeds of a round", () => {
    expect(round(game).map(({ event }) => event)).toEqual(["rolled", "blocked"]);
    expect(deeds(round(game), 2).map(({ damage, blocked }) => [damage, blocked])).toEqual([[0, 0], [0, 2]]);
  });

  it("adds up a game", () => {
    const found = figures(game, 2);
    expect(found.fights).toEqual([{ from: 1, to: 1, how: "exact", takers: [] }]);
    expect([found.damage, found.deeds[0]!.sets]).toEqual([3, 1]);
  });
});

describe("sentences", () => {
  let names: Set<string>;
  beforeAll(() => {
    names = new Set([...readFileSync("../src/dethrone/prose/en/web-regidice.ftl", "utf8").matchAll(/^(web-rd-[\w-]+) =/gm)].map((match) => match[1]!));
  });
  it.each(["de", "fr"])("are all there in %s", (language) => {
    const text = needed(language);
    for (const name of names) expect(text, name).toContain(`${name} =`);
  });
  it("shows dice by their faces", () => {
    expect(["r4", "r?", "r-", "k*"].map(isShowing)).toEqual([true, false, false, false]);
  });
});

describe("a suggestion", () => {
  it("answers the question in hand, not the next one of its kind", () => {
    expect(answering("colour", ["use:b1", "use:y2"])).toEqual(["use:b1"]);
    expect(answering("set", ["set:2+1", "done"])).toEqual(["set:2+1", "done"]);
  });
});
