// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { entered } from "./regions";

document.body.innerHTML = `
  <div id="hand"><button id="c1" tabindex="-1"></button><button id="c2" tabindex="0"></button></div>
  <div id="block"><button id="b1" disabled></button><button id="b2"></button></div>
  <div id="empty"></div>
  <div id="seats"><a id="s1" href="/"></a></div>`;
const PARTS = ["#hand", "#block", "#empty", "#seats", "#nowhere"];

test.each([
  [null, 1, "c2"],
  ["c2", 1, "b2"],
  ["b2", 1, "s1"],
  ["s1", 1, "c2"],
  ["c2", -1, "s1"],
] as const)("from %s by %i one comes to %s", (from, step, to) =>
  expect(entered(document, PARTS, from && document.getElementById(from), step)?.id).toBe(to),
);
test("where nothing can be pressed one stays", () => expect(entered(document, ["#empty"], null, 1)).toBeNull());
