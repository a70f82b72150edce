import { describe, expect, it } from "vitest";
import type { Connection, Happening } from "./connection.svelte";
import { unfold } from "./history";
import { AT_ONCE, Showing, UNTIL_SEEN } from "./showing.svelte";
import type { Look, Told } from "./wire";

const happening = (revision: number, by: number): Happening =>
  ({ message: { revision, by }, lines: [], look: { revision, questions: [{}] } }) as unknown as Happening;

function stage(heard: Happening[]) {
  const timers: (() => void)[] = [];
  const connection = { heard, look: { revision: 99, questions: [{}] } } as unknown as Connection;
  const showing = new Showing(connection, { later: (_, work) => (timers.push(work), () => timers.splice(timers.indexOf(work), 1)) }, (one) => (one.message.by === 0 ? AT_ONCE : { least: 1000, most: 1000 }));
  return { showing, timers, connection };
}

describe("what is shown when", () => {
  it("shows what others do one after the other, and what I do at once", () => {
    const { showing, timers } = stage([happening(1, 0), happening(2, 1), happening(3, 1)]);
    showing.follow(0);
    expect(showing.at).toBe(2);
    timers.shift()!();
    expect(showing.at).toBe(3);
    expect(showing.isNow).toBe(true);
  });

  it("lets the last move of a game be seen, but waits for nothing where nobody is asked", () => {
    const ended = (stage: string): Happening => ({ ...happening(1, 1), look: { revision: 1, questions: [], stage } as unknown as Look });
    for (const [of, isBusy] of [["over", true], ["paused", false]] as const) {
      const { showing } = stage([ended(of)]);
      showing.follow(0);
      expect(showing.isBusy).toBe(isBusy);
    }
  });

  describe("several things, and the last", () => {
    const slow = (count: number) => {
      const times: number[] = [];
      const work: (() => void)[] = [];
      const connection = { heard: Array.from({ length: count }, (_, at) => happening(at + 1, 1)), look: { revision: 99, questions: [{}] } } as unknown as Connection;
      const showing = new Showing(connection, { later: (time, next) => (times.push(time), work.push(next), () => void work.splice(work.indexOf(next), 1)) }, () => ({ least: 600, most: 1000 }));
      showing.follow(0);
      return { showing, connection, times, pass: () => work.shift()!() };
    };

    it("goes quicker while more wait, and takes its time for the last", () => {
      const { showing, times, pass } = slow(3);
      [1, 2, 3, 4].forEach(pass);
      expect(times).toEqual([600, 600, 600, 400]);
      expect([showing.at, showing.isBusy]).toEqual([3, false]);
    });

    it("goes on from what was read as soon as something follows", () => {
      const { showing, connection, pass } = slow(1);
      pass();
      connection.heard = [...connection.heard, happening(2, 1)];
      showing.follow(0);
      expect([showing.at, showing.isBusy]).toEqual([2, true]);
    });

    it("is read before something that follows is shown", () => {
      const { showing, connection, pass } = slow(1);
      connection.heard = [...connection.heard, happening(2, 1)];
      showing.follow(0);
      expect(showing.at).toBe(1);
      pass();
      expect(showing.at).toBe(2);
    });
  });

  it("stays until one goes on, thing by thing", () => {
    const heard = [1, 2, 3].map((revision) => happening(revision, 1));
    const connection = { heard, look: { revision: 99, questions: [{}] } } as unknown as Connection;
    const later = () => expect.unreachable("nothing goes on by itself");
    const showing = new Showing(connection, { later }, () => UNTIL_SEEN);
    showing.follow(0);
    const seen = [1, 2, 3, 4].map(() => ([showing.at, showing.isBusy].join(), showing.goOn(), [showing.at, showing.isBusy]));
    expect(seen).toEqual([[2, true], [3, true], [3, false], [3, false]]);
  });

  it("goes to the present when hurried", () => {
    const { showing, timers } = stage([happening(1, 1), happening(2, 1), happening(3, 1)]);
    showing.follow(0);
    showing.hurry();
    expect([showing.at, timers.length]).toEqual([3, 0]);
    expect(showing.look.revision).toBe(99);
  });

  it("does not show again what is no news", () => {
    const { showing } = stage([happening(1, 1), happening(2, 1)]);
    showing.follow(2);
    expect(showing.isNow).toBe(true);
  });

  it("stays back until one walks to the present", () => {
    const { showing, connection } = stage([happening(1, 1), happening(2, 1)]);
    showing.follow(2);
    showing.walk(-1);
    expect([showing.isBack, showing.look.revision]).toEqual([true, 1]);
    connection.heard = [...connection.heard, happening(3, 1)];
    showing.follow(2);
    expect([showing.isBack, showing.at]).toEqual([true, 1]);
    showing.walk(5);
    expect([showing.isBack, showing.at]).toEqual([false, 3]);
  });

  it("shows the same moment when what led to it is told later", () => {
    const { showing, connection } = stage([happening(3, 0), happening(4, 0), happening(5, 0)]);
    showing.follow(0);
    showing.walk(-1);
    connection.heard = [happening(1, 1), happening(2, 1), ...connection.heard];
    showing.follow(2);
    expect([showing.isBack, showing.look.revision]).toEqual([true, 4]);
  });

  it("begins anew with a new game, even for who looked back", () => {
    const { showing, connection } = stage([happening(1, 1), happening(2, 1), happening(3, 1)]);
    showing.follow(3);
    showing.walk(-1);
    connection.heard = [happening(4, 0)];
    showing.follow(0);
    expect([showing.isBack, showing.isNow]).toEqual([false, true]);
  });
});

describe("history", () => {
  const told = (revision: number, what: string, look: object): Told => ({ message: { revision, what: { what }, look }, lines: [] }) as unknown as Told;

  it("begins with the present deal, and makes each look again", () => {
    const now = { revision: 9, game: "regicide", view: "last", result: "won" } as unknown as Look;
    const found = unfold(now, [told(1, "new-deal", { view: "a" }), told(2, "decided", { view: "b" }), told(3, "new-deal", { view: "c" }), told(4, "decided", { result: "won" })]);
    expect(found.map((one) => [one.message.revision, one.look.view, one.look.result])).toEqual([
      [3, "c", null],
      [4, "c", "won"],
    ]);
    expect(found[0]!.look.game).toBe("regicide");
  });
});
