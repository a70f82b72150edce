import { expect, test } from "vitest";
import { hang, THUMB, WIDE } from "./pennants";

const CASES: [string, number[], number][] = [
  ["none", [], 300],
  ["one", [120], 300],
  ["far apart", [20, 120, 260], 300],
  ["two at one point", [150, 150], 300],
  ["seven close together", [77, 81, 85, 89, 93, 97, 101], 366],
  ["seven at the beginning of a small phone's", [46, 50, 54, 58, 62, 66, 70], 336],
  ["seven at the end of a small phone's", [290, 296, 302, 308, 314, 320, 326], 336],
  ["two crowds", [60, 64, 68, 500, 504, 508, 512], 600],
  ["a crowd that comes upon another", [100, 101, 102, 170, 171], 600],
];

test.each(CASES)("pennants, %s: in order, inside, none on another", (_, points, width) => {
  const middles = hang(points, width).map(({ middle }) => middle);
  expect(middles.length).toBe(points.length);
  middles.forEach((middle, nth) => {
    expect(middle).toBeGreaterThanOrEqual(THUMB / 2 - 1e-9);
    expect(middle).toBeLessThanOrEqual(width - THUMB / 2 + 1e-9);
    if (nth) expect(middle - middles[nth - 1]!).toBeGreaterThanOrEqual(THUMB - 1e-9);
  });
});

test("a pennant with room flies right from above its point", () =>
  expect(hang([20, 120], 300).map(({ pole, side }) => [pole, side])).toEqual([[20, 1], [120, 1]]));

test("at the right edge it flies left", () => {
  const [one] = hang([290], 300);
  expect([one!.side, Math.abs(one!.pole - 290) < 2]).toEqual([-1, true]);
});

test("a crowd opens to both sides of its points", () => {
  const found = hang([200, 204, 208], 600);
  expect(found.map(({ side }) => side)).toEqual([-1, 1, 1]);
  expect(found[1]!.middle).toBeCloseTo(204 + WIDE / 2);
});

test("leaders never cross: poles stand in the order of their points", () => {
  for (const [, points, width] of CASES) {
    const poles = hang(points, width).map(({ pole }) => pole);
    expect(poles).toEqual([...poles].sort((a, b) => a - b));
  }
});

test("where there is no room for all thumbs, all have the same", () =>
  expect(hang([10, 12, 14, 16], 100).map(({ middle }) => middle)).toEqual([12.5, 37.5, 62.5, 87.5]));
