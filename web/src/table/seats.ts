/** Who sits where, in words. */
import { say } from "../prose/prose.svelte";
import type { Look } from "./wire";

export function seatName(look: Look, seat: number): string {
  const who = look.seats[seat];
  return !who || who.is === "open" ? say("web-seat-open") : who.name;
}

/** "You", or the name. */
export const called = (look: Look, seat: number): string => (seat === look.viewer ? say("web-you") : seatName(look, seat));

export function seatDetail(look: Look, seat: number, there: readonly number[]): string {
  const who = look.seats[seat];
  if (!who || who.is === "open") return say("web-seat-open-more");
  if (who.is === "bot") return say("web-seat-bot", { bot: who.spec });
  if (who.is_away) return who.stand_in ? say("web-seat-stood-in") : say("web-seat-away");
  return there.includes(seat) || seat === look.viewer ? say("web-seat-here") : say("web-seat-not-here");
}
