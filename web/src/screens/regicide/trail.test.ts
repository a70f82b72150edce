import { expect, test } from "vitest";
import { trail } from "./trail";

test("a trail goes round the enemy: beside the seats, above the block, and up to the card from the right", () => {
  const { line, head } = trail({ left: 40, top: 110, right: 212, bottom: 150 }, 236, { left: 830, top: 338, right: 894, bottom: 428 }, 492);
  expect(line).toBe("M212 130H248V485H924V383H910");
  expect(head).toBe("M898 383l12-9v18z");
});

test("it goes round what is written below the card", () => {
  const { line } = trail({ left: 40, top: 110, right: 212, bottom: 150 }, 236, { left: 830, top: 338, right: 894, bottom: 428 }, 492, 930);
  expect(line).toBe("M212 130H248V485H938V383H910");
});
