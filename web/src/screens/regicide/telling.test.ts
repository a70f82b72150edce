import { expect, test } from "vitest";
import { powerOf } from "./telling";

const play = (text: string, event: object) => ({ text, preview: { events: [event], powers: [] } });
const name = (text: string) => ({ text, preview: { events: [], powers: [["8C", "double"], ["*", "jester"]] } });

test.each([
  ["of a play is read off what it does", "8C", [play("8C", { event: "dealt", is_doubled: true })], "double"],
  ["is blocked", "8C", [play("8C", { event: "blocked" })], "blocked"],
  ["of a card that cannot be played is none", "8C", [play("9C", { event: "healed" })], ""],
  ["is told while it is asked who goes next", "8C", [name(">P0"), name(">P1")], "double"],
  ["of a jester is none", "*", [name(">P0")], ""],
  ["is not known before the options came", "8C", [], ""],
])("the power %s", (_, card, options, power) => expect(powerOf(card, options as never)).toBe(power));
