import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

const { found: made, bars } = vi.hoisted(() => {
  const found: { matches: boolean; onchange: (() => void) | null }[] = [];
  vi.stubGlobal("matchMedia", () => found[found.push({ matches: false, onchange: null }) - 1]);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const bars = [{ content: "" }, { content: "" }];
  vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => undefined }, querySelectorAll: () => bars });
  return { found, bars };
});
import { isStill, lasting, motion, paint, settings, type Kept, type Motion } from "./settings.svelte";

const tokens = readFileSync("src/look/tokens.css", "utf8");
/** What the page is painted on. */
const ground = (theme: string): string | undefined => tokens.slice(tokens.indexOf(`${theme} {`)).match(/--bg: (#\w+);/)?.[1];

it("listens to the system once, however often its theme changes", () => {
  paint();
  made[0]!.matches = true;
  made[0]!.onchange?.();
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(made).toHaveLength(2); // one for its theme, one for its motion
});

/** What is chosen, whether the system asks for less, and what comes of it. */
const MOTIONS: [Kept["motion"], boolean, Motion][] = [
  ["system", false, "full"],
  ["system", true, "none"],
  ["full", true, "full"],
  ["short", true, "short"],
  ["none", false, "none"],
];
it.each(MOTIONS)("moves as it was chosen, else as the system asks: %s, reduced %s", (chosen, isReduced, found) => {
  settings.motion = chosen;
  made[1]!.matches = isReduced;
  made[1]!.onchange?.(); // without being loaded anew
  expect(document.documentElement.dataset["motion"]).toBe(found);
  expect([motion(), isStill()]).toEqual([found, found === "none"]);
  settings.motion = "system";
});

it("takes half as long where motion is short, and no time where there is none", () => {
  const times = (["full", "short", "none"] as const).map((one) => {
    settings.motion = one;
    return lasting(240);
  });
  expect(times).toEqual([240, 120, 0]);
});

it("says how large cards are", () => {
  settings.cards = "large";
  paint();
  expect(document.documentElement.dataset["cards"]).toBe("large");
});

it("colours the browser's bars as the page, also where the system has the other theme", () => {
  made[0]!.matches = false;
  settings.theme = "dark";
  paint();
  expect(bars.map((bar) => bar.content)).toEqual([ground("[data-theme=\"dark\"]"), ground("[data-theme=\"dark\"]")]);
  settings.theme = "light";
  paint();
  expect(bars.map((bar) => bar.content)).toEqual([ground(":root"), ground(":root")]);
});
