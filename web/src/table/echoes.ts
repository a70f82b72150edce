/**
 * Presses that were not meant: the second half of a double click or tap, a key that is held down, Enter once more, or a press at what
 * has only just come under the finger. One decision follows the other in the same place, so what decides must not heed them.
 */
const SOON = 400; // milliseconds
const SEEN = 300; // milliseconds that something is there before a finger can mean it
const NEAR = 24; // pixels
const AGAIN = "[data-again]"; // what may be pressed many times in a row

// An event's own time is when the finger came down: on a slow device it is heard of later.
type Click = Pick<MouseEvent, "detail" | "clientX" | "clientY" | "timeStamp"> & { pointerType?: string };

export class Echoes {
  #click = { at: -Infinity, x: 0, y: 0 };
  #key = { at: -Infinity, key: "" };
  #changed = -Infinity;
  #moved = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Something else is asked now, in the same place. */
  changed(): void {
    this.#changed = this.now();
  }

  /** Whether it has only just come. */
  get isNew(): boolean {
    return this.now() - this.#changed < SEEN;
  }

  /** The mouse was moved: whoever does that sees where to. */
  moved(): void {
    this.#moved = this.now();
  }

  /** Whether a click belongs to the one before it (browsers count those of a mouse, not all of them those of a finger), or to what was there before. */
  isClick({ detail, clientX, clientY, timeStamp: at, pointerType }: Click): boolean {
    if (detail === 0) return false; // a key pressed the button
    const isTouch = pointerType === "touch";
    const last = this.#click;
    this.#click = { at, x: clientX, y: clientY };
    const isAgain = isTouch && at - last.at < SOON && Math.hypot(clientX - last.x, clientY - last.y) < NEAR;
    const isLate = isTouch ? at - this.#changed < SEEN : this.#changed > this.#moved && at - this.#changed < SOON;
    return detail > 1 || isAgain || isLate;
  }

  /** Whether a key is held down, or is Enter at once after Enter. All keys are told here, in order. */
  isKey({ key, repeat, timeStamp: at }: Pick<KeyboardEvent, "key" | "repeat" | "timeStamp">): boolean {
    const last = this.#key;
    this.#key = { at, key };
    return repeat || (key === "Enter" && last.key === "Enter" && at - last.at < SOON);
  }

  /** Let nothing in there hear of such clicks. */
  kept = (place: HTMLElement): (() => void) => {
    const hear = (event: MouseEvent): void => {
      const isEcho = this.isClick(event as Click);
      if (!isEcho || (event.target instanceof Element && event.target.closest(AGAIN))) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const move = (): void => this.moved();
    place.addEventListener("click", hear, { capture: true });
    place.addEventListener("pointermove", move, { passive: true });
    return () => {
      place.removeEventListener("click", hear, { capture: true });
      place.removeEventListener("pointermove", move);
    };
  };
}
