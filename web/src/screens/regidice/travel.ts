/** Dice travel: each is found again by its number after a change, and moves from where it was. Nothing waits for it. */
import { lasting } from "../../settings.svelte";

export type Spots = ReadonlyMap<string, DOMRect>;

const TIME = 420; // milliseconds
const STEP = 45; // between one die and the next
const HIGH = "3"; // above the dice that lie there, below the panel of a phone
const LONGEST = 400; // that the last one waits

const dice = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-die]")];

export const spots = (root: Element): Spots => new Map(dice(root).map((one) => [one.dataset["die"]!, one.getBoundingClientRect()]));

/** Let every die that is elsewhere now come from where it was. */
export function travel(root: Element, before: Spots): void {
  let at = 0;
  for (const one of dice(root)) {
    const from = before.get(one.dataset["die"]!);
    const to = one.getBoundingClientRect();
    if (!from || !to.width || !from.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < 40) continue; // it only makes room
    one.animate(
      [
        { transform: `translate(${x}px,${y}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: HIGH },
        { transform: "none", transformOrigin: "0 0", zIndex: HIGH },
      ],
      { duration: lasting(TIME), delay: lasting(Math.min(at * STEP, LONGEST)), easing: "cubic-bezier(0.2,0.8,0.2,1)", fill: "backwards" },
    );
    at += 1;
  }
}
