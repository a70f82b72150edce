/** Where one can train what one gives most away by. */
import type { components } from "../../wire/api.gen";

type Course = components["schemas"]["Course"];
type Sort = "lessons" | "puzzles";

/** The exercise for each kind of decision. */
const EXERCISES: Record<string, readonly [Sort, string]> = {
  play: ["puzzles", "exact"],
  pay: ["puzzles", "pay"],
  yield: ["lessons", "yield"],
  flip: ["lessons", "flip"],
  name: ["puzzles", "next"],
  declare: ["lessons", "declare"],
  resolve: ["puzzles", "fell"],
  suffer: ["lessons", "suffer"],
  prepare: ["lessons", "prepare"],
};
const PATHS: Record<Sort, string> = { lessons: "/learn", puzzles: "/puzzles" };

/** The way to it: of several the first that was not solved yet, and where there is none to all there are. */
export function training(courses: readonly Course[], game: string, kind: string, solved: (game: string, sort: Sort) => readonly number[]): string {
  const found = EXERCISES[kind];
  if (!found) return "/learn";
  const [sort, name] = found;
  const own = courses.find((one) => one.game === game)?.[sort].filter((one) => one.name === name) ?? [];
  const done = solved(game, sort);
  const first = own.find((one) => !done.includes(one.number)) ?? own[0];
  return first ? `${PATHS[sort]}/${game}/${first.number}` : "/learn";
}
