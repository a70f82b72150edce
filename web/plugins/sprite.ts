/** Puts the drawings into the page: the project's own sprite, and the signs that only the page needs. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const DRAWINGS = fileURLToPath(new URL("../../src/dethrone/draw/sprite.svg", import.meta.url));
const SIGNS = fileURLToPath(new URL("../src/look/signs.svg", import.meta.url));
const SYMBOL = /<symbol id="(\w+)".*?<\/symbol>/gs;

/** The symbols of a file, with the colours that a style can set. */
function symbols(file: string): Map<string, string> {
  const text = readFileSync(file, "utf8").replaceAll("CUT", "var(--cut,#fffaf0)").replaceAll("PLATE", "var(--pl,#a3211a)");
  return new Map([...text.matchAll(SYMBOL)].map((match) => [match[1]!, match[0]]));
}

/** Both files as one hidden drawing. */
export function sprited(): string {
  const all = [...symbols(DRAWINGS).values(), ...symbols(SIGNS).values()];
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${all.join("")}</svg>`;
}

/** The names of all drawings: a test sees that the page uses no other. */
export function drawings(): Set<string> {
  return new Set([...symbols(DRAWINGS).keys(), ...symbols(SIGNS).keys()]);
}

export function sprite(): Plugin {
  return {
    name: "sprite",
    buildStart() {
      this.addWatchFile(DRAWINGS);
      this.addWatchFile(SIGNS);
    },
    transformIndexHtml: (html) => html.replace("<!--sprite-->", sprited),
  };
}
