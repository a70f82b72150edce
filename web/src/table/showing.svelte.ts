/**
 * Which moment of a table is shown. What others do is shown one after the other, each for a while; whatever oneself does is shown
 * at once. One may go on to the present at any moment, or look back and stay there.
 */
import type { Connection, Happening, World } from "./connection.svelte";
import type { Look } from "./wire";

export type Pause = (one: Happening, look: Look) => number;

export class Showing {
  /** How many happenings are shown. */
  at = $state(0);
  isBack = $state(false);
  #cancel: (() => void) | null = null;

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
    this.at = Math.max(this.at, began);
    this.#step();
  }

  #step(): void {
    if (this.isBack || this.#cancel || this.isNow) return;
    const next = this.heard[this.at]!;
    this.at += 1;
    const wait = this.isNow && next.look.questions.length === 0 ? 0 : this.pause(next, next.look);
    if (wait === 0) return this.#step();
    this.#cancel = this.world.later(wait, () => {
      this.#cancel = null;
      this.#step();
    });
  }

  /** Whether something is being shown that one may hurry past. */
  get isBusy(): boolean {
    return !this.isBack && (!this.isNow || this.#isPaused);
  }
  get #isPaused(): boolean {
    return this.#cancel !== null;
  }

  /** To the present, at once. */
  hurry(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.isBack = false;
    this.at = this.heard.length;
  }

  /** Look back, or on; at the present one is no longer looking back. */
  walk(step: number): void {
    this.#cancel?.();
    this.#cancel = null;
    this.at = Math.min(Math.max(1, this.at + step), this.heard.length);
    this.isBack = !this.isNow;
  }

  close(): void {
    this.#cancel?.();
  }
}
