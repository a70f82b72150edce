import { expect, test } from "vitest";
import { bytesOf } from "./push";

test.each([
  ["AQID", [1, 2, 3]],
  ["-_8", [251, 255]],
  ["", []],
])("the key %s is %o", (key, bytes) => expect([...bytesOf(key)]).toEqual(bytes));
