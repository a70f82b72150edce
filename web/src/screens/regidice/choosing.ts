/** What is chosen, as the text that the server reads; whether it is allowed the server says. */
import type { GamePhase } from "../../wire/regidice.gen";
import type { Token } from "./tokens";

const COLOURS = "rbyk";
const LOWEST = -1; // what shows nothing comes before what shows something

const face = (die: string): number => (/[1-6]/.test(die[1] ?? "") ? Number(die[1]) : LOWEST);
export const inOrder = (dice: readonly string[]): string[] =>
  [...dice].sort((a, b) => COLOURS.indexOf(a[0]!) - COLOURS.indexOf(b[0]!) || face(a) - face(b));
const falling = (values: readonly number[]): number[] => [...values].sort((a, b) => b - a);

/** Dice as values, the highest first: how sets are named. */
export const valuesOf = (dice: readonly string[]): string => falling(dice.map(face)).join("+");

export interface Chosen {
  /** One legal move by its text: a call, who acts, what is raised. */
  text: string;
  /** Dice that are touched, in their order. */
  picked: readonly Token[];
  /** Sets that were marked. */
  sets: readonly (readonly Token[])[];
  spells: readonly string[];
  enemy: readonly number[];
  shares: readonly number[];
}

const faces = (tokens: readonly Token[]): string[] => tokens.map(({ die }) => die);

/** All sets that are marked, with what is touched as the last of them if it is one. */
export const allSets = (chosen: Chosen, isSet: (dice: readonly string[]) => boolean): string[][] =>
  [...chosen.sets.map(faces), ...(isSet(faces(chosen.picked)) ? [faces(chosen.picked)] : [])];

/** The answer to what is asked, as it would be typed; empty if nothing is chosen. */
export function textOf(phase: GamePhase, chosen: Chosen, isSet: (dice: readonly string[]) => boolean): string {
  const dice = faces(chosen.picked);
  switch (phase) {
    case "set": {
      if (chosen.spells.length) return [...chosen.spells, "done"].join("; ");
      const sets = allSets(chosen, isSet);
      return sets.length ? `set ${sets.map((one) => one.join("+")).join(", ")}` : chosen.text;
    }
    case "colour":
      return dice.length ? `use:${inOrder(dice).join("+")}` : "";
    case "pips":
      return `enemy:${falling(chosen.enemy).join("+")}`;
    case "heal":
      return dice.length ? `heal:${inOrder(dice).map((die) => die[0]).join("+")}` : "";
    case "share":
    case "split": {
      const shares = chosen.shares.flatMap((count, seat) => (count ? [`P${seat}=${count}`] : []));
      return `${phase}:${shares.join("+") || "none"}`;
    }
    case "lose":
      return dice.length ? `lose ${dice.join(" ")}` : "";
    case "prepare":
      return dice.length ? `put ${inOrder(dice).join(" ")}; done` : "done";
    default:
      return chosen.text;
  }
}

/** Phases whose answer may be several moves: these are tried at the server. */
export const SEVERAL: readonly GamePhase[] = ["set", "lose", "prepare"];
/** What of a suggestion answers the question in hand: the rest may answer the next one, which is asked in the same way. */
export const answering = (phase: GamePhase, moves: readonly string[]): readonly string[] => (SEVERAL.includes(phase) ? moves : moves.slice(0, 1));
/** Phases in which one's own dice are touched. */
export const OWN_DICE: readonly GamePhase[] = ["set", "colour", "lose", "prepare"];

/** Some of the tokens that show these values or dice, each once. */
export function tokensOf(wanted: readonly string[], tokens: readonly Token[], fits = (token: Token, one: string) => token.die === one): Token[] {
  const left = [...tokens];
  return wanted.flatMap((one) => {
    const at = left.findIndex((token) => fits(token, one));
    return at < 0 ? [] : left.splice(at, 1);
  });
}
