/** The written form of a move, taken apart for showing: cards, and the words around them. */
import { parts } from "./card";

export type Piece = { card: string; rank: string; suit: string } | { word: string };

export function pieces(text: string): Piece[] {
  return text
    .replace(/^-/, "pay ")
    .split(/(\+|:|\s+)/)
    .filter((word) => word.trim() && word !== "+" && word !== ":")
    .map((word) => {
      const found = parts(word);
      if (found) return { card: word, ...found };
      return { word: word === "*" || word === "*2" ? "jester" : word };
    });
}
