/** A whole game in figures, added up from what was told. */
import type { Happening } from "../../table/connection.svelte";
import { deeds, events, type Deed, type View } from "./telling";

export interface Fight {
  /** Rounds from and to. */
  from: number;
  to: number;
  how: string;
  takers: [number, number][];
}
export interface Figures {
  fights: Fight[];
  deeds: (Deed & { sets: number })[];
  damage: number;
}

export function figures(heard: readonly Happening[], players: number): Figures {
  const all = heard.flatMap(events);
  const fights: Fight[] = [];
  let from = 1;
  let round = 1;
  for (const one of heard) {
    for (const event of events(one)) {
      if (event.event === "rolled") round = event.round;
      if (event.event === "defeated") {
        fights.push({ from, to: round, how: event.how, takers: event.takers });
        from = round + 1;
      }
    }
  }
  const done = deeds(all, players).map((deed, seat) => ({
    ...deed,
    sets: all.filter((event) => (event.event === "set-made" || event.event === "spell-cast") && event.seat === seat).length,
  }));
  return { fights, deeds: done, damage: done.reduce((sum, deed) => sum + deed.damage, 0) };
}

export const diceLeft = (view: View): number => view.pools.reduce((sum, pool) => sum + pool.length, 0);
