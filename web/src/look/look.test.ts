import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHEETS = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|svelte)$/.test(file));

// On a phone 100vh is the height without the browser's bars, which are there.
test.each(SHEETS)("%s measures what is seen of the screen", (file) => {
  const lines = readFileSync(`src/${file}`, "utf8").split("\n");
  const alone = lines.filter((line, at) => line.includes("100vh") && lines[at + 1] !== line.replace("100vh", "100dvh"));
  expect(alone).toEqual([]);
});
