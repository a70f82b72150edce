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
import { paint, settings } from "./settings.svelte";

const tokens = readFileSync("src/look/tokens.css", "utf8");
/** What the page is painted on. */
const ground = (theme: string): string | undefined => tokens.slice(tokens.indexOf(`${theme} {`)).match(/--bg: (#\w+);/)?.[1];

it("listens to the system once, however often its theme changes", () => {
  paint();
  made[0]!.matches = true;
  made[0]!.onchange?.();
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(made).toHaveLength(1);
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
