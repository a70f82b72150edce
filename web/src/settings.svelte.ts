/** What somebody has set for this device: theme, motion, sound, keys. */
export type Theme = "system" | "light" | "dark";
export interface Kept {
  theme: Theme;
  sound: boolean;
  keys: boolean;
  order: "value" | "suit";
}

const KEPT = "settings";
const USUAL: Kept = { theme: "system", sound: false, keys: true, order: "value" };

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

/** Paint the page in its theme, now and whenever the system changes its own. */
export function paint(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = settings.theme === "system" ? dark.matches : settings.theme === "dark";
  document.documentElement.dataset["theme"] = isDark ? "dark" : "light";
  dark.onchange = paint;
}

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
