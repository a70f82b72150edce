import { expect, it, vi } from "vitest";

const made = vi.hoisted(() => {
  const found: { matches: boolean; onchange: (() => void) | null }[] = [];
  vi.stubGlobal("matchMedia", () => found[found.push({ matches: false, onchange: null }) - 1]);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { dataset: {}, toggleAttribute: () => undefined } });
  return found;
});
import { paint } from "./settings.svelte";

it("listens to the system once, however often its theme changes", () => {
  paint();
  made[0]!.matches = true;
  made[0]!.onchange?.();
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(made).toHaveLength(1);
});
