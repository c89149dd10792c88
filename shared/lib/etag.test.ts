import { expect, it } from "vitest";
import { namesVersion } from "./etag.ts";

it.each(['"a"', '"b", "a"', 'W/"a"', '"b",W/"a"', "*"])("%s names it", (header) =>
  expect(namesVersion(header, '"a"')).toBe(true),
);
it.each([undefined, "", "a", '"ab"', '"b"'])("%s does not", (header) =>
  expect(namesVersion(header, '"a"')).toBe(false),
);
