import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawings } from "../../plugins/sprite";
import { needed } from "../../plugins/prose";
import { bundleOf, LANGUAGES, usualLanguage } from "./prose.svelte";

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.(gen|test)\.ts$/.test(name))
  .map((name) => [name, readFileSync(join("src", name), "utf8")] as const);

describe("what the page says", () => {
  it.each(Object.keys(LANGUAGES))("has every message that the sources say, in %s", (language) => {
    const bundle = bundleOf(language, needed(language));
    for (const [file, text] of SOURCES) {
      for (const [, id] of text.matchAll(/\bsay\(\s*"([\w-]+)"/g)) expect(bundle.hasMessage(id!), `${file}: ${id}`).toBe(true);
    }
  });

  it.each([
    ["de", ["en"], "de"],
    [null, ["pt-BR", "fr-CA", "en"], "fr"],
    ["xx", ["ja"], "en"],
    [null, [], "en"],
  ] as const)("kept %s, wanted %s: %s", (kept, wanted, language) => {
    expect(usualLanguage(kept, wanted)).toBe(language);
  });

  it("takes along what a message refers to, and nothing else of other files", () => {
    const text = needed("en", ["regicide-royal"]);
    expect(text).toContain("regicide-royal-name =");
    expect(text).not.toContain("regicide-healed =");
  });

  it("leaves out what only the terminal says", () => {
    const text = needed("en");
    expect(text).toContain("regicide-rules-summary =");
    expect(text).not.toContain("command-");
  });
});

describe("what the page shows", () => {
  it("has every drawing that the sources name", () => {
    const known = drawings();
    for (const [file, text] of SOURCES) {
      for (const [, name] of text.matchAll(/(?:<use href="#|<Sign name=")([A-Za-z]\w*)"/g)) {
        expect(known.has(name!), `${file}: ${name}`).toBe(true);
      }
    }
  });
});
