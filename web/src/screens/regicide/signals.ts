/** What may be said while something is hidden: reminders of what is open to all, and wishes after a jester. */
import { say } from "../../prose/prose.svelte";
import type { Happening } from "../../table/connection.svelte";
import type { Chip } from "../../wire/regicide.gen";
import type { View } from "./telling";

export const CHIPS: readonly Chip[] = ["thinking", "hand-sizes", "open-piles", "goal"];

export const chipText = (chip: Chip): string => say("web-rc-chip", { chip });

/** What a seat said last in this turn: a wish while wishes count, else a reminder. */
export function bubble(seat: number, heard: readonly Happening[], view: View): string {
  const wish = view.wishes[seat];
  if (wish) return say("web-rc-wish", { wish });
  const last = [...heard].reverse().find((one) => one.message.by === seat);
  const what = last?.message.what;
  return what?.what === "reminded" ? chipText(what.chip) : "";
}
