/** Somebody for whom the table waits and who is not there: the others decide, nothing is skipped by itself. */
import type { Look } from "./wire";

export interface Absent {
  seat: number;
  name: string;
  why: "away" | "late";
  /** The question that waits. */
  question: number;
}

/** Whom the table waits for in vain, if the viewer plays and somebody is asked who is away or late. */
export function absent(look: Look): Absent | null {
  if (typeof look.viewer !== "number" || look.stage !== "playing") return null;
  for (const { seat, number, voice } of look.questions) {
    const who = look.seats[seat];
    if (voice !== null || seat === look.viewer || who?.is !== "person" || who.stand_in) continue;
    const isLate = look.late.includes(seat);
    if (who.is_away || isLate) return { seat, name: who.name, why: isLate ? "late" : "away", question: number };
  }
  return null;
}
