/** What somebody has set for this device: theme, motion, sound, keys and how a table helps. */
export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
/** What is heard: nothing, that it is one's turn, or whatever happens. */
export type Sound = "off" | "turn" | "all";
export interface Kept {
  theme: Theme;
  sound: Sound;
  keys: boolean;
  order: "value" | "suit";
  motion: Motion;
  /** Letters beside the suits: they are told apart without their drawing, too. */
  letters: boolean;
  /** Whether the cheapest payment is shown before one asks. */
  payments: boolean;
  /** Where the buttons of a decision stand on a phone. */
  thumb: "right" | "left";
}

const KEPT = "settings";
const USUAL: Kept = { theme: "system", sound: "off", keys: true, order: "value", motion: "system", letters: false, payments: true, thumb: "right" };

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept> & { sound?: Sound | boolean };
    const { sound = USUAL.sound } = kept; // it once was on or off
    return { ...USUAL, ...kept, sound: typeof sound === "string" ? sound : sound ? "turn" : "off" };
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

/** Paint the page in its theme, with motion, letters and buttons as they are wanted, now and whenever the system changes its own. */
export function paint(): void {
  system ??= matchMedia("(prefers-color-scheme: dark)");
  const isDark = settings.theme === "system" ? system.matches : settings.theme === "dark";
  const theme = isDark ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) bar.content = BARS[theme];
  document.documentElement.dataset["motion"] = settings.motion;
  document.documentElement.dataset["thumb"] = settings.thumb;
  document.documentElement.toggleAttribute("data-letters", settings.letters);
  system.onchange = paint;
}

export const isStill = (): boolean =>
  settings.motion === "system" ? matchMedia("(prefers-reduced-motion: reduce)").matches : settings.motion === "none";
