/** Dice as the server writes them (`r4`, `r?` while it is hidden), named for whoever does not see them. */
import { say } from "../prose/prose.svelte";

/** "red 4", "a red die". */
export function dieName(die: string): string {
  const shows = /[1-6]/.test(die[1] ?? "") ? "value" : { "?": "hidden", "*": "caught" }[die[1] ?? ""] ?? "idle";
  return say("web-rd-die", { colour: die[0]!, value: die[1] ?? "", shows });
}
