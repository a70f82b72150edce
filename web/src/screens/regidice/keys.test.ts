// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { pressed } from "./keys";

describe("keys", () => {
  const key = (name: string, more = {}) => pressed({ key: name, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }, true);
  it.each([
    ["3", { is: "digit", value: 3 }],
    ["Enter", { is: "confirm" }],
    ["Escape", { is: "escape" }],
    ["G", { is: "letter", letter: "g" }],
    ["F5", null],
    ["ArrowDown", { is: "part", step: 1 }],
    ["Home", null],
  ])("%s", (name, found) => {
    expect(key(name)).toEqual(found);
  });
  it("leaves fields and modifiers alone", () => {
    expect(key("3", { ctrlKey: true })).toBeNull();
    expect(key("g", { target: document.createElement("input") })).toBeNull();
  });
});
