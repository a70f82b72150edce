import { expect, it } from "vitest";
import { soundOf } from "./sound";

it.each([
  [[], null],
  [[{ event: "wished" }], null],
  [[{ event: "played" }, { event: "dealt" }], "blow"],
  [[{ event: "played" }, { event: "immunity-cancelled" }], "card"],
  [[{ event: "dealt" }, { event: "defeated", is_exact: false }, { event: "revealed" }], "fall"],
  [[{ event: "dealt" }, { event: "defeated", is_exact: true }], "exact"],
  [[{ event: "dealt" }, { event: "defeated", is_exact: true }, { event: "won" }], "won"],
  [[{ event: "prepared" }, { event: "rolled" }], "dice"],
] as const)("of %j one hears %s", (events, sound) => expect(soundOf(events)).toBe(sound));
