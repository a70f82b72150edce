// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { pressed } from "./keys";

const press = (key: string, target: object = { tagName: "BODY" }, more: object = {}) =>
  pressed({ key, ctrlKey: false, metaKey: false, altKey: false, target: target as EventTarget, ...more }, true);

describe("what a key asks for", () => {
  it.each([
    ["3", { is: "card", at: 2 }],
    ["Escape", { is: "clear" }],
    ["Enter", { is: "confirm" }],
    ["Y", { is: "letter", letter: "y" }],
    ["?", { is: "letter", letter: "?" }],
    ["q", null],
    ["J", { is: "letter", letter: "j" }],
    ["ArrowDown", { is: "part", step: 1 }],
    ["ArrowUp", { is: "part", step: -1 }],
  ])("%s", (key, expected) => expect(press(key)).toEqual(expected));

  it("leaves fields and shortcuts alone", () => {
    expect(press("y", { tagName: "INPUT" })).toBeNull();
    expect(press("y", undefined, { ctrlKey: true })).toBeNull();
  });

  it("lets Enter press a button, but confirm on a card", () => {
    expect(press("Enter", { tagName: "BUTTON", dataset: {} })).toBeNull();
    expect(press("Enter", { tagName: "BUTTON", dataset: { key: "5C" } })).toEqual({ is: "confirm" });
  });

  it("has letters off where that is set", () => {
    const event = { key: "y", ctrlKey: false, metaKey: false, altKey: false, target: null };
    expect(pressed(event, false)).toBeNull();
    expect(pressed({ ...event, key: "Escape" }, false)).toEqual({ is: "clear" });
  });
});
