/** An enemy's end: it is seen where it stood, under what felled it, before the next one comes. */
import type { Happening } from "../../table/connection.svelte";
import type { GameDefeated } from "../../wire/regicide.gen";
import { events, find, type View } from "./telling";

/** Where the rules lay an enemy that fell. */
export type Pile = GameDefeated["to"];

/** The table as it was, with what felled the enemy on it, and the enemy on its pile; null where nobody fell. */
export function falling(one: Happening, before: View | null): { view: View; to: Pile } | null {
  const list = events(one);
  const after = one.look.view as View | null;
  const [defeated, played, dealt] = [find(list, "defeated"), find(list, "played"), find(list, "dealt")];
  if (!defeated || !before || !after || before.enemy !== defeated.enemy) return null;
  const { enemy, shield, attack, is_cancelled, fallen, discard, discard_size, discard_top } = before;
  const isDiscarded = defeated.to === "discard";
  const pile = isDiscarded ? { discard: [...discard, enemy], discard_size: discard_size + 1, discard_top: discard_top && enemy } : { discard, discard_size, discard_top };
  const plays: View["plays"] = played ? [...before.plays, [played.seat, played.cards]] : before.plays;
  const view = { ...after, enemy, shield, attack, is_cancelled, fallen, plays, damage: dealt?.total ?? before.damage, ...pile };
  return { view, to: defeated.to };
}
