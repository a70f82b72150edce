/** What somebody has set for this device: theme, size of cards, motion, sound, keys and how a table helps. */
export type Theme = "system" | "light" | "dark";
/** How much moves: everything, half as long and without flourishes, or nothing. */
export type Motion = "full" | "short" | "none";
/** How large the cards of one's own hand are. */
export type Size = "small" | "normal" | "large";
/** What is heard: nothing, that it is one's turn, or whatever happens. */
export type Sound = "off" | "turn" | "all";
export interface Kept {
  theme: Theme;
  sound: Sound;
  keys: boolean;
  order: "value" | "suit";
  /** Until somebody chooses, as the system asks. */
  motion: Motion | "system";
  cards: Size;
  /** Whether cards are played by the button or Enter only. */
  confirms: boolean;
  /** Letters beside the suits: they are told apart without their drawing, too. */
  letters: boolean;
  /** Whether the cheapest payment is shown before one asks. */
  payments: boolean;
  /** Where the buttons of a decision stand on a phone. */
  thumb: "right" | "left";
}

const KEPT = "settings";
const USUAL: Kept = { theme: "system", sound: "off", keys: true, order: "value", motion: "system", cards: "normal", confirms: true, letters: false, payments: true, thumb: "right" };

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
let dark: MediaQueryList | undefined; // one for all: each has listeners of its own
let reduced: MediaQueryList | undefined;

/** What the system asks for. */
export function systemMotion(): "full" | "none" {
  reduced ??= matchMedia("(prefers-reduced-motion: reduce)");
  return reduced.matches ? "none" : "full";
}

/** How much moves here. */
export const motion = (): Motion => (settings.motion === "system" ? systemMotion() : settings.motion);

/** Paint the page in its theme, with motion, cards, letters and buttons as they are wanted, now and whenever the system changes its own. */
export function paint(): void {
  dark ??= matchMedia("(prefers-color-scheme: dark)");
  const isDark = settings.theme === "system" ? dark.matches : settings.theme === "dark";
  const theme = isDark ? "dark" : "light";
  const root = document.documentElement;
  root.dataset["theme"] = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) bar.content = BARS[theme];
  root.dataset["motion"] = motion();
  root.dataset["cards"] = settings.cards;
  root.dataset["thumb"] = settings.thumb;
  root.toggleAttribute("data-letters", settings.letters);
  dark.onchange = paint;
  if (reduced) reduced.onchange = paint;
}

export const isStill = (): boolean => motion() === "none";

const PACES = { full: 1, short: 0.5, none: 0 } as const;

/** How long something that moves takes, in milliseconds, if it takes so long in full. */
export const lasting = (milliseconds: number): number => milliseconds * PACES[motion()];
