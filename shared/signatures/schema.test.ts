import { expect, test } from "vitest";
import * as z from "zod/mini";
import { Addon } from "./schema.ts";

const wrongPaths = (data: unknown) =>
  z.safeParse(Addon, { type: "disclaimer", key: "a", data }).error?.issues.map(({ path }) => path.join("."));

test("addon data is plain JSON", () => {
  expect(wrongPaths({ text: "a", n: 1, list: [true, null, { deep: ["b"] }] })).toBeUndefined();
});

test("operators, paths, prototypes and too much are refused at their place", () => {
  expect(wrongPaths({ $where: 1 })).toEqual(["data.$where"]);
  expect(wrongPaths({ a: [{ "b.c": 1 }] })).toEqual(["data.a.0.b.c"]);
  expect(wrongPaths({ a: { constructor: 1 } })).toEqual(["data.a.constructor"]);
  expect(wrongPaths(JSON.parse('{"a":{"__proto__":1}}'))).toEqual(["data.a.__proto__"]);
  expect(wrongPaths({ a: "x".repeat(4001) })).toEqual(["data.a"]);
  expect(wrongPaths({ a: Array(51).fill(1) })).toEqual(["data.a"]);
});

test("data full of wrong values is refused at the first, not read to its end", () => {
  expect(wrongPaths({ a: Array.from({ length: 50 }, () => ({ $gt: "" })) })).toEqual(["data.a.0.$gt"]);
});
