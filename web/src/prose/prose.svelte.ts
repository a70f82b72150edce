/** What the page says, in the language of whoever reads it: the same Fluent catalogue that the server speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:prose/en"),
  de: () => import("virtual:prose/de"),
  fr: () => import("virtual:prose/fr"),
};
const KEPT = "language";

class Speech {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
}
const speech = new Speech();

export function isLanguage(word: string | null | undefined): word is Language {
  return word !== null && word !== undefined && word in LANGUAGES;
}

/** The language that was chosen here, or the browser's. */
export function usualLanguage(kept: string | null, wanted: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return wanted.map((word) => word.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export function bundleOf(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(text));
  if (error !== undefined) throw error;
  return bundle;
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: text } = await TEXTS[language]();
  speech.bundle = bundleOf(language, text);
  speech.language = language;
  document.documentElement.lang = language;
}

/** Speak the usual language. */
export const begin = (): Promise<void> => speak(usualLanguage(localStorage.getItem(KEPT), navigator.languages));

/** Choose a language, here and for the visits to come. */
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}

export const spoken = (): Language => speech.language;

/** A message with its facts. What is missing fails loudly: a test of the catalogue would have found it. */
export function say(id: string, facts: Facts = {}): string {
  const message = speech.bundle.getMessage(id);
  if (!message?.value) throw new Error(`There is no message ${id}.`);
  return speech.bundle.formatPattern(message.value, facts);
}

/** Whether there is a message of this name. */
export const isSaid = (id: string): boolean => speech.bundle.hasMessage(id);
