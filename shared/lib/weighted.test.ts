import { expect, test } from "vitest";
import { weighted } from "./weighted.ts";

test.each([
  ["de-AT,de;q=0.9", ["de-at 1", "de 0.9"]],
  [" GZIP ;Q=0.250\t, br;q=1.", ["gzip 0.25", "br 1"]],
  ["de;q=2,de;q=,de;q=x,de;level=1,de;q=1;q=0,de;q= 1", ["de 0", "de 0", "de 0", "de 0", "de 0", "de 0"]],
  ["*, ,;q=", ["* 1", " 1", " 0"]],
])("%j", (header, rows) => expect(weighted(header).map(({ name, weight }) => `${name} ${weight}`)).toEqual(rows));

test("nobody is asked for more than twenty, and none is none", () => {
  expect(weighted("de,".repeat(5000))).toHaveLength(20);
  expect(weighted()).toEqual([{ name: "", weight: 1 }]);
});
