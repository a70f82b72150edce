import { expect, test } from "vitest";
import { total } from "./total";

const tally = (more: object) => ({ game: "regicide", rules: "official", players: 2, games: 4, won: 1, felled: [], golds: null, kills: 0, exact: 0, ...more });

test.each([
  ["nothing played", [], { games: 0, won: 0, golds: null, exact: null }],
  ["nothing counted", [tally({})], { games: 4, won: 1, golds: null, exact: null }],
  ["golds and kills", [tally({ golds: 2, kills: 12, exact: 6 }), tally({ kills: 8, exact: 5 })], { games: 8, won: 2, golds: 2, exact: 55 }],
  ["no gold yet", [tally({ golds: 0, kills: 3 })], { games: 4, won: 1, golds: 0, exact: 0 }],
])("%s", (_, tallies, found) => expect(total(tallies)).toEqual(found));
