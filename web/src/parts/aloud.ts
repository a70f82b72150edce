/** Sentences for whoever hears them: cards and dice by their names, not as they are written. */
import { cardName } from "./card";
import { dieName } from "./die";
import { words, type Word } from "./words";

const named = (word: Word): string => ("card" in word ? cardName(word.card) : "die" in word ? dieName(word.die) : word.text);
const isPiece = (word: Word | undefined): boolean => word !== undefined && !("text" in word);

export function aloud(sentences: string): string {
  const list = words(sentences);
  // pieces that lie beside each other are set apart by commas
  return list.map((word, at) => ("text" in word && word.text === " " && isPiece(list[at - 1]) && isPiece(list[at + 1]) ? ", " : named(word))).join("");
}
