import { expect, it } from "vitest";
import { placeOf } from "./place";

it("calls a table the same for everybody", () => expect(placeOf("1GAzqk")).toBe(placeOf("1GAzqk")));

it("uses all places about equally often", () => {
  const counts = new Map<number, number>();
  for (let number = 0; number < 4800; number += 1) {
    const place = placeOf((number * 2_654_435_761).toString(36));
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, place) => place));
  expect(Math.max(...counts.values())).toBeLessThan(200);
});
