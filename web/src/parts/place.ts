/** Every table is called after a place of the castle: the same for all who sit there, each in their own language. */
import { say } from "../prose/prose.svelte";

const PLACES = 48;

/** Which place it is, by the letters of a table's id. */
export function placeOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum % PLACES;
}

export const placeName = (id: string): string => say("web-place", { place: placeOf(id) });
