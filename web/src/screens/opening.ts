/** Opening a table and going there. */
import { somebody } from "../person.svelte";
import { go } from "../router.svelte";
import { ask } from "../wire/http";
import type { components } from "../wire/api.gen";

export type NewTable = components["schemas"]["NewTable"];
export type NewSeat = components["schemas"]["NewSeat"];
export type GameAbout = components["schemas"]["GameAbout"];

/** A bot that plays well and does not keep one waiting. */
const GOOD = "expert";
const NAMES = ["Tobias", "Ilse", "Noor"];

/** Bots are called something other than their strength. */
export function botSeat(bot: string, number: number): NewSeat {
  return { who: "bot", bot, name: NAMES[number % NAMES.length]! };
}

/** A table with me, so many bots, and nobody else. */
export function withBots(game: string, bots: number, bot = GOOD): Partial<NewTable> & Pick<NewTable, "game" | "seats"> {
  const seats = Array.from({ length: bots }, (_, number) => botSeat(bot, number));
  return { game, seats: [{ who: "me", bot: "", name: "" }, ...seats] };
}

/** Open a table, become somebody for it if need be, and go there. */
export async function open(wanted: Partial<NewTable> & Pick<NewTable, "game" | "seats">): Promise<void> {
  await somebody();
  const body = { rules: "", clock: null, is_listed: false, hints: true, watchers: true, undo: true, nonce: "", ...wanted } as NewTable;
  const { id } = await ask("post", "/api/v1/tables", { body });
  go(`/t/${id}`);
}

/** The id in a link or a code that somebody typed. */
export function tableIn(text: string): string | null {
  return /(?:^|\/t\/)([A-Za-z0-9_-]{16})\/?$/.exec(text.trim())?.[1] ?? null;
}
