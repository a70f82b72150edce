/** Who looks over whose shoulder, and who would like to. */
import type { Look } from "./wire";

/** Who asks to see what I see; the first of them, as they are answered one by one. */
export function asker(look: Look): string | null {
  return look.askers.find((one) => one.seat === look.viewer)?.name ?? null;
}

/** Who sees what I see. */
export const behindMe = (look: Look): string[] => look.watchers.filter((one) => one.seat === look.viewer).map((one) => one.name);

/** The seat over whose shoulder I look, if I have none of my own. */
export const before = (look: Look): number | null => look.watchers.find((one) => one.name === look.viewer)?.seat ?? null;

/** The seats that can be asked: of people, but for the one that shows me what it sees; and whether it was asked. */
export function askable(look: Look): { seat: number; isAsked: boolean }[] {
  return look.seats.flatMap((who, seat) =>
    who.is === "person" && seat !== before(look) ? [{ seat, isAsked: look.askers.some((one) => one.name === look.viewer && one.seat === seat) }] : [],
  );
}
