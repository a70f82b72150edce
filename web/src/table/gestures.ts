/**
 * What a finger means, told from where it came down and how far it went. Taps are the browser's own clicks and are not told here. One finger
 * at a time: a second one is about to zoom, and ends what the first began; so does the browser when it scrolls.
 */
import type { World } from "./connection.svelte";

const SLOP = 12; // pixels that a finger trembles
const HOLD = 500; // milliseconds
const SWIPE = 48; // pixels
const FLAT = 2; // times as far across as up or down
const PULL = 28; // pixels, any way
const UP = 60; // pixels: out of the hand
const DOWN = 32; // pixels: there is less room below a hand
const LATE = 400; // milliseconds: Safari tells of a click well after the finger has left

export type Point = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;
export interface Way {
  dx: number;
  dy: number;
}

/** A finger from when it comes down until it leaves; time is given. */
export class Finger {
  #first: Point | null = null;
  #hasMoved = false;
  #isHeld = false;
  #isSpent = false;
  #cancel: () => void = () => undefined;
  #forget: () => void = () => undefined;

  constructor(
    private readonly later: World["later"],
    private readonly onhold: () => void,
  ) {}

  /** Whether it lies still for so long that it reads. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** It comes down; false: another one is there already, and nothing is meant any more. `canHold`: a mouse that is slow only clicks. */
  down(point: Point, canHold = true): boolean {
    this.#spend(false);
    const isSecond = this.#first !== null && this.#first.pointerId !== point.pointerId;
    this.leave();
    if (isSecond) return false;
    this.#first = point;
    if (canHold) this.#cancel = this.later(HOLD, () => this.#hold());
    return true;
  }

  #hold(): void {
    if (!this.#first || this.#hasMoved) return;
    this.#isHeld = true;
    this.onhold();
  }

  /** How far it has gone; null while it only trembles, is held, or is another one. */
  move(point: Point): Way | null {
    if (this.#first?.pointerId !== point.pointerId || this.#isHeld) return null;
    const way = { dx: point.clientX - this.#first.clientX, dy: point.clientY - this.#first.clientY };
    if (!this.#hasMoved && Math.hypot(way.dx, way.dy) < SLOP) return null;
    this.#hasMoved = true;
    this.#cancel();
    return way;
  }

  /** It leaves: how far it went, as above. */
  up(point: Point): Way | null {
    const way = this.move(point);
    if (this.#first?.pointerId !== point.pointerId) return way;
    this.#spend(way !== null || this.#isHeld);
    this.leave();
    return way;
  }

  #spend(isSpent: boolean): void {
    this.#forget();
    this.#isSpent = isSpent;
    if (isSpent) this.#forget = this.later(LATE, () => (this.#isSpent = false));
  }

  /** Whether a click is only how it ended what it did: it is none. A key's click always is one. */
  isEnd({ detail }: Pick<MouseEvent, "detail">): boolean {
    return this.#isSpent && detail > 0;
  }

  /** Whatever it began is over. */
  leave(): void {
    this.#cancel();
    this.#first = null;
    this.#hasMoved = false;
    this.#isHeld = false;
  }
}

/** Across the table: to the right one looks back, to the left on again. */
export function swiped({ dx, dy }: Way): "back" | "on" | null {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < FLAT * Math.abs(dy)) return null;
  return dx > 0 ? "back" : "on";
}

/** Away from where it lies. */
export const isPulled = ({ dx, dy }: Way): boolean => Math.hypot(dx, dy) >= PULL;

/** Out of the hand, or back into it. */
export function lifted({ dy }: Way): "up" | "down" | null {
  return dy < -UP ? "up" : dy > DOWN ? "down" : null;
}
