import { expect, test } from "vitest";
import { begun, nameEnd, words } from "./words";

test.each([
  ["Ada plays AC+10H, attack value 11.", [{ text: "Ada plays " }, { card: "AC" }, { text: " " }, { card: "10H" }, { text: ", attack value 11." }]],
  ["b3 it is", [{ die: "b3" }, { text: " it is" }]],
  ["r?, then y-", [{ die: "r?" }, { text: ", then " }, { die: "y-" }]],
  ["You play *.", [{ text: "You play " }, { card: "*" }, { text: "." }]],
  ["Jack of Spades (JS) falls.", [{ text: "Jack of Spades falls." }]],
  ["P10HX", [{ text: "P10HX" }]],
  ["étéb3", [{ text: "étéb3" }]],
])("%s", (sentence, found) => expect(words(sentence)).toEqual(found));

test.each([
  ["Ilse plays 7S.", ["Ilse", "Tobias"], 4],
  ["Guest 64 pays.", ["Guest 6", "Guest 64"], 8],
  ["Healing moves 3 cards.", ["Ilse"], 0],
])("who a sentence begins with: %s", (sentence, names, end) => expect(nameEnd(sentence, names)).toBe(end));

test.each([
  ["prepare r2", "Prepare r2"],
  ["à toi d'agir", "À toi d'agir"],
  ["r2 vorbereiten", "r2 vorbereiten"],
  ["5H+5S", "5H+5S"],
])("the beginning of a line: %s", (text, line) => expect(begun(text)).toBe(line));
