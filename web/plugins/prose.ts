/**
 * The sentences of the one catalogue that the page says: `virtual:prose/en` is the text of the needed messages.
 * Needed are all of `web*.ftl`, every message of other files that the sources name, and what these refer to.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser, FluentSerializer, Visitor, type Message, type MessageReference, type Term, type TermReference } from "@fluent/syntax";
import type { Plugin } from "vite";

const HOME = fileURLToPath(new URL("../../src/dethrone/prose", import.meta.url));
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
const PREFIX = "virtual:prose/";
const NAMED = /["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]/g;
const PATTERN = /`((?:[a-z0-9-]|\$\{[^}`]*\})*-(?:[a-z0-9-]|\$\{[^}`]*\})*)`/g; // `regicide-rules-${name}`
const WORD = /(?:^|-)[a-z]{3,}(?:-|$)/; // a pattern without a word of its own would name every message

type Entry = Message | Term;

class References extends Visitor {
  names: string[] = [];
  override visitMessageReference(node: MessageReference): void {
    this.names.push(node.id.name);
  }
  override visitTermReference(node: TermReference): void {
    this.names.push(`-${node.id.name}`);
    this.genericVisit(node);
  }
}

/** All messages and terms of a language, and which of them are the page's own. */
function catalogue(language: string): { all: Map<string, Entry>; own: string[] } {
  const all = new Map<string, Entry>();
  const own: string[] = [];
  for (const file of readdirSync(join(HOME, language)).filter((name) => name.endsWith(".ftl")).sort()) {
    for (const entry of new FluentParser().parse(readFileSync(join(HOME, language, file), "utf8")).body) {
      if (entry.type === "Junk") throw new Error(`${language}/${file}: ${entry.content}`);
      if (entry.type !== "Message" && entry.type !== "Term") continue;
      const name = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
      entry.comment = null;
      all.set(name, entry);
      if (file.startsWith("web")) own.push(name);
    }
  }
  return { all, own };
}

/** Every word in the sources that may name a message, and every pattern of such words. */
function named(): (string | RegExp)[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.(gen|test)\.ts$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(SOURCES, name), "utf8");
      const words = [...text.matchAll(NAMED)].map((match) => match[1]!);
      const patterns = [...text.matchAll(PATTERN)].map((match) => match[1]!).filter((word) => word.includes("${") && WORD.test(word));
      return [...words, ...patterns.map((word) => new RegExp(`^${word.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`))];
    });
}

/** The needed messages of a language as one Fluent text. */
export function needed(language: string, names: Iterable<string | RegExp> = named()): string {
  const { all, own } = catalogue(language);
  const found = new Map<string, Entry>();
  const open = [...own];
  for (const name of names) open.push(...(typeof name === "string" ? [name] : [...all.keys()].filter((id) => name.test(id))));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const entry = all.get(name);
    if (entry === undefined || found.has(name)) continue;
    found.set(name, entry);
    const references = new References();
    references.visit(entry);
    open.push(...references.names);
  }
  const serializer = new FluentSerializer();
  return [...found.values()].map((entry) => serializer.serializeEntry(entry)).join("");
}

export function prose(): Plugin {
  return {
    name: "prose",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(needed(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
