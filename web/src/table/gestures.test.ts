import { describe, expect, it, test } from "vitest";
import { Finger, isPulled, lifted, swiped, type Point } from "./gestures";

const at = (clientX: number, clientY: number, pointerId = 1): Point => ({ pointerId, clientX, clientY });

/** A finger, and a clock that is wound by hand. */
function hand() {
  const timers = new Set<() => void>();
  let held = 0;
  const later = (_: number, work: () => void): (() => void) => {
    timers.add(work);
    return () => void timers.delete(work);
  };
  const finger = new Finger(later, () => (held += 1));
  return { finger, wait: () => [...timers].forEach((work) => work()), held: () => held };
}

describe("a finger", () => {
  it("that trembles has gone nowhere, and taps", () => {
    const { finger, held } = hand();
    finger.down(at(100, 100));
    expect(finger.move(at(106, 95))).toBeNull();
    expect(finger.up(at(105, 104))).toBeNull();
    expect(held()).toBe(0);
  });

  it("that moves is followed from where it came down", () => {
    const { finger } = hand();
    finger.down(at(100, 100));
    expect(finger.move(at(120, 100))).toEqual({ dx: 20, dy: 0 });
    expect(finger.move(at(101, 100))).toEqual({ dx: 1, dy: 0 }); // back again: it is no tap any more
    expect(finger.up(at(130, 90))).toEqual({ dx: 30, dy: -10 });
    expect(finger.move(at(200, 90))).toBeNull();
  });

  it("that lies still is held once, and then goes nowhere", () => {
    const { finger, wait, held } = hand();
    finger.down(at(100, 100));
    finger.move(at(103, 101));
    wait();
    expect([held(), finger.isHeld]).toEqual([1, true]);
    expect(finger.move(at(180, 40))).toBeNull();
    expect(finger.up(at(180, 40))).toBeNull();
    expect(finger.isHeld).toBe(false);
  });

  it.each([
    ["has moved", (finger: Finger) => finger.move(at(100, 60))],
    ["has left", (finger: Finger) => finger.up(at(100, 100))],
    ["was taken by the browser, which scrolls", (finger: Finger) => finger.leave()],
    ["is joined by another", (finger: Finger) => finger.down(at(200, 100, 2))],
  ])("is not held once it %s", (_, end) => {
    const { finger, wait, held } = hand();
    finger.down(at(100, 100));
    end(finger);
    wait();
    expect(held()).toBe(0);
  });

  const tap: [string, (finger: Finger) => void] = ["taps", () => undefined];
  const drag: [string, (finger: Finger) => void] = ["drags", (finger) => void finger.move(at(100, 40))];
  it.each([
    [...tap, false],
    [...drag, true],
  ])("that %s ends with a click that is one, or is none", (_, way, isEnd) => {
    const { finger } = hand();
    finger.down(at(100, 100));
    way(finger);
    finger.up(at(100, 100));
    expect(finger.isEnd({ detail: 1 })).toBe(isEnd);
  });

  it("that was held ends with no click, however late that comes, until it could be another one", () => {
    const { finger, wait } = hand();
    const hold = (): void => {
      finger.down(at(100, 100));
      wait();
      finger.up(at(100, 100));
    };
    hold();
    expect(finger.isEnd({ detail: 0 })).toBe(false); // a key's
    expect(finger.isEnd({ detail: 1 })).toBe(true);
    hold();
    wait();
    expect(finger.isEnd({ detail: 1 })).toBe(false);
    hold();
    finger.down(at(100, 100)); // the next tap
    finger.up(at(100, 100));
    expect(finger.isEnd({ detail: 1 })).toBe(false);
  });

  it("means nothing any more where a second one comes down: they zoom", () => {
    const { finger } = hand();
    expect(finger.down(at(100, 100))).toBe(true);
    expect(finger.down(at(200, 100, 2))).toBe(false);
    expect(finger.move(at(20, 100))).toBeNull();
    expect(finger.up(at(280, 100, 2))).toBeNull();
    expect(finger.down(at(100, 100, 3))).toBe(true); // the next one does
  });

  it("leaves another one's way alone", () => {
    const { finger } = hand();
    finger.down(at(100, 100));
    expect(finger.up(at(300, 100, 2))).toBeNull();
    expect(finger.up(at(160, 100))).toEqual({ dx: 60, dy: 0 });
  });

  it("of a mouse is never held", () => {
    const { finger, wait, held } = hand();
    finger.down(at(100, 100), false);
    wait();
    expect(held()).toBe(0);
  });
});

test.each([
  ["to the right", 60, 5, "back"],
  ["to the left", -60, -5, "on"],
  ["too short", 40, 0, null],
  ["aslant: the page is scrolled", 60, 40, null],
  ["down", 5, 200, null],
])("a swipe %s", (_, dx, dy, to) => expect(swiped({ dx, dy })).toBe(to));

test.each([
  ["down", 0, 30, true],
  ["aslant", -20, -20, true],
  ["hardly", 10, 14, false],
])("a pile pulled %s", (_, dx, dy, is) => expect(isPulled({ dx, dy })).toBe(is));

test.each([
  ["out of the hand", -80, "up"],
  ["a little", -40, null],
  ["back into it", 40, "down"],
  ["hardly", 20, null],
])("a card dragged %s", (_, dy, to) => expect(lifted({ dx: 30, dy })).toBe(to));
