/** What happened before one came, as one was told it then: looks are made again from what changed. */
import type { Happening } from "./connection.svelte";
import { fold, type Look, type Told } from "./wire";

/** The happenings of the present game, each with the look after it. */
export function unfold(now: Look, told: readonly Told[]): Happening[] {
  const found: Happening[] = [];
  let look = { ...now, view: null, views: [], result: null } as Look; // what never changed is as it is now
  for (const { message, lines } of told) {
    look = fold(look, message);
    if (message.what.what === "new-deal") found.length = 0;
    found.push({ message, lines, look });
  }
  return found;
}
