/** Writes the TypeScript of everything that goes between page and server; given the server's schemas and a folder. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const [schemas, folder] = process.argv.slice(2);
const { protocol, api, cards } = JSON.parse(readFileSync(schemas, "utf8"));
const HEAD = "/* Made by tools/web from the server's own schemas; `tools/web types` makes it again. */\n";
const options = { bannerComment: "", additionalProperties: false, unreachableDefinitions: true };

const write = (name, text) => writeFileSync(join(folder, `${name}.gen.ts`), `${HEAD}${text}`);

/** Titles decide names; those of fields would make a name of each. Tuples are written as the tool reads them. */
function untitled(part, isField) {
  if (Array.isArray(part)) return part.map((inner) => untitled(inner, true));
  if (part === null || typeof part !== "object") return part;
  if (part.prefixItems) part = { type: "array", items: part.prefixItems, additionalItems: false, minItems: part.prefixItems.length };
  const entries = Object.entries(part).filter(([name]) => !(isField && name === "title" && typeof part.title === "string"));
  return Object.fromEntries(entries.map(([name, inner]) => [name, untitled(inner, true)]));
}

async function types(name, parts, shared) {
  const root = { title: name, type: "object", properties: parts, required: Object.keys(parts), $defs: shared };
  const text = await compile(untitled(root, false), name, options);
  write(name.toLowerCase(), text);
}

mkdirSync(folder, { recursive: true });
await types("Protocol", { sent: protocol.sent, received: protocol.received }, protocol.$defs);
for (const [game, { $defs, ...parts }] of Object.entries(protocol.tables)) {
  const { Command, Look, Message } = parts;
  const name = game[0].toUpperCase() + game.slice(1);
  await types(name, { look: { $ref: "#/$defs/Look" }, message: { $ref: "#/$defs/Message" }, command: { $ref: "#/$defs/Command" } }, { ...$defs, Look, Message, Command });
}
write("api", astToString(await openapi(api)));
write("cards", `/** What is printed on the cards: worth in attack and payment, and a royal's health. */\nexport const CARDS: Readonly<Record<string, { worth: number; health: number | null }>> = ${JSON.stringify(cards, null, 2)};\n`);
