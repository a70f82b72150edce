/**
 * Which moment of a table is shown. What others do is shown one after the other, each for a while; whatever oneself does is shown
 * at once. One may go on to the present at any moment, or look back and stay there.
 */
import type { Connection, Happening, World } from "./connection.svelte";
import type { Look } from "./wire";

/** How long something is shown, in milliseconds: at least that long if others wait, at most if nothing follows. Infinity: until one goes on. */
export interface Stay {
  least: number;
  most: number;
}
export type Pause = (one: Happening, look: Look) => Stay;

export const AT_ONCE: Stay = { least: 0, most: 0 };
/** So long, whatever follows. */
export const staying = (milliseconds: number): Stay => ({ least: milliseconds, most: milliseconds });
/** The end of a game is told as soon as its last move has been seen, which takes so long. */
export const ENDING = 840;
export const UNTIL_SEEN: Stay = { least: Infinity, most: Infinity };

export class Showing {
  /** How many happenings are shown. */
  at = $state(0);
  isBack = $state(false);
  /** Whether what is shown stays for a while yet. */
  isHeld = $state(false);
  /** Whether it stays until one goes on. */
  #isStaying = false;
  /** Whether it was shown for as long as it takes to read: the next thing need not wait any longer. */
  #isRead = false;
  #began = 0;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly connection: Connection,
    private readonly world: Pick<World, "later">,
    private readonly pause: Pause,
  ) {}

  get heard(): readonly Happening[] {
    return this.connection.heard;
  }
  get isNow(): boolean {
    return this.at >= this.heard.length;
  }
  /** What is shown last, if anything happened. */
  get last(): Happening | null {
    return this.heard[this.at - 1] ?? null;
  }
  get look(): Look {
    return this.isNow ? this.connection.look! : (this.last?.look ?? this.heard[0]?.look ?? this.connection.look!);
  }

  /** Something was heard: show it in its turn. `began` is how much is not news. */
  follow(began: number): void {
    if (began > this.#began) this.at += began - this.#began; // what led here was put before it
    this.#began = began;
    this.at = Math.min(this.at, this.heard.length); // a new game begins anew
    if (this.isNow) this.isBack = false;
    if (this.#isRead && !this.isNow) this.#release();
    this.#step();
  }

  #step(): void {
    if (this.isBack || this.isHeld || this.isNow) return;
    const next = this.heard[this.at]!;
    this.at += 1;
    const isIdle = this.isNow && next.look.questions.length === 0 && next.look.stage !== "over";
    const { least, most } = isIdle ? AT_ONCE : this.pause(next, next.look);
    if (least === 0) return this.#step();
    this.isHeld = true;
    this.#isStaying = least === Infinity;
    if (this.#isStaying) return;
    this.#cancel = this.world.later(least, () => {
      if (!this.isNow || most <= least) return this.next();
      this.#isRead = true;
      this.#cancel = this.world.later(most - least, () => this.next());
    });
  }

  /** Whether something is being shown that one may hurry past. */
  get isBusy(): boolean {
    return !this.isBack && (!this.isNow || this.isHeld);
  }

  /** The next thing, without waiting. */
  next(): void {
    this.#release();
    this.#step();
  }

  /** One has seen it: what stays until then is followed by the next thing, whatever else by the present. */
  goOn(): void {
    if (this.#isStaying) this.next();
    else this.hurry();
  }

  /** To the present, at once. */
  hurry(): void {
    this.#release();
    this.isBack = false;
    this.at = this.heard.length;
  }

  /** Look back, or on; at the present one is no longer looking back. */
  walk(step: number): void {
    this.#release();
    this.at = Math.min(Math.max(1, this.at + step), this.heard.length);
    this.isBack = !this.isNow;
  }

  #release(): void {
    this.#cancel();
    this.#isStaying = false;
    this.#isRead = false;
    this.isHeld = false;
  }

  close(): void {
    this.#release();
  }
}
