/** What somebody has set for this device: theme, motion, sound, keys. */
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export interface Kept {
  theme: Theme;
  sound: boolean;
  keys: boolean;
  order: "value" | "suit";
  motion: Motion;
  /** Letters beside the suits: they are told apart without their drawing, too. */
  letters: boolean;
}

const KEPT = "settings";
const USUAL: Kept = { theme: "system", sound: false, keys: true, order: "value", motion: "system", letters: false };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(read());

export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  localStorage.setItem(KEPT, JSON.stringify(settings));
}

const BARS = { light: "#e8dcc3", dark: "#15110d" }; // of the browser, around the page: as its ground
let system: MediaQueryList | undefined; // one for all: each has listeners of its own

/** Paint the page in its theme, with motion and letters as they are wanted, now and whenever the system changes its own. */
export function paint(): void {
  system ??= matchMedia("(prefers-color-scheme: dark)");
  const isDark = settings.theme === "system" ? system.matches : settings.theme === "dark";
  const theme = isDark ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) bar.content = BARS[theme];
  document.documentElement.dataset["motion"] = settings.motion;
  document.documentElement.toggleAttribute("data-letters", settings.letters);
  system.onchange = paint;
}

export const isStill = (): boolean =>
  settings.motion === "system" ? matchMedia("(prefers-reduced-motion: reduce)").matches : settings.motion === "none";
