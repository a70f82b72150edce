/** Giving a game up: who may wish it, and whether anybody else must agree. */
import type { Look } from "./wire";

/** Whoever plays, while it goes on and nothing else is asked of the people. */
export const canGiveUp = (look: Look): boolean => typeof look.viewer === "number" && (look.stage === "playing" || look.stage === "paused") && !look.proposal;

/** Whether other people are there to be asked. */
export const isCompany = (look: Look): boolean =>
  look.seats.some((seat, number) => number !== look.viewer && seat.is === "person" && !seat.is_away && !seat.stand_in);
