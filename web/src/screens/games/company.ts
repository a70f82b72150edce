/** The bots that sat at a table, each kind once, with how many there were. */
export function company(bots: readonly string[], say: (bot: string, count: number) => string): string {
  const kinds = [...new Set(bots)];
  return kinds.map((kind) => say(kind, bots.filter((one) => one === kind).length)).join(", ");
}

/** Whose games are looked at: all of mine, those with other people, those beside bots. */
export type Whose = "me" | "teams" | "bots";

export function isAmong(whose: Whose, { names, bots }: { names: readonly string[]; bots: readonly string[] }): boolean {
  if (whose === "bots") return bots.length > 0;
  return whose === "me" || names.length - bots.length > 1;
}
