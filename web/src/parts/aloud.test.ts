import { expect, test, vi } from "vitest";

vi.mock("./card", () => ({ cardName: (card: string) => `<${card}>` }));
vi.mock("./die", () => ({ dieName: (die: string) => `<${die}>` }));
const { aloud } = await import("./aloud");

test.each([
  ["Ada plays 9C. 18 damage.", "Ada plays <9C>. 18 damage."],
  ["Ada pays 10 with 2D 8H.", "Ada pays 10 with <2D>, <8H>."],
  ["Ada plays AC+10H.", "Ada plays <AC>, <10H>."],
  ["You lose r3 b?.", "You lose <r3>, <b?>."],
  ["Your turn", "Your turn"],
])("%s", (sentence, said) => expect(aloud(sentence)).toBe(said));
