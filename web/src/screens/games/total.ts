/** What several tallies come to. */
import type { components } from "../../wire/api.gen";

type Tally = components["schemas"]["Tally"];
export interface Total {
  games: number;
  won: number;
  /** Null where there were none to win. */
  golds: number | null;
  /** Of a hundred kills; null where nobody counted any. */
  exact: number | null;
}

export function total(tallies: readonly Tally[]): Total {
  const sum = (of: (one: Tally) => number): number => tallies.reduce((all, one) => all + of(one), 0);
  const kills = sum((one) => one.kills);
  return {
    games: sum((one) => one.games),
    won: sum((one) => one.won),
    golds: tallies.some((one) => one.golds !== null) ? sum((one) => one.golds ?? 0) : null,
    exact: kills ? Math.round((100 * sum((one) => one.exact)) / kills) : null,
  };
}
