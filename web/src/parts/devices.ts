/** What somebody points with: a finger, a mouse, or both. */
export type Hands = "keys" | "gestures" | "both";

const has = (pointer: string): boolean => matchMedia(`(any-pointer: ${pointer})`).matches;

/** Whether keys are told here, gestures, or both; who has pressed a key has some. */
export function hands(hasTyped = false, isThere = has): Hands {
  if (!isThere("coarse")) return "keys";
  return isThere("fine") || hasTyped ? "both" : "gestures";
}
