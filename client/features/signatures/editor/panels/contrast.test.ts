import { expect, test } from "vitest";
import { readabilityHint } from "./contrast.ts";

test("says where a colour is hard to read", () => {
  expect(readabilityHint("#ffff00")).toBe("1.1 : 1 on white, hard to read in most mails.");
  expect(readabilityHint("#00cfd6")).toMatch(/on white/);
  expect(readabilityHint("#000000")).toMatch(/on dark mail/);
});

test("stays silent for a colour that reads on both, and for half a colour", () => {
  expect(readabilityHint("#767676")).toBeUndefined();
  expect(readabilityHint("#76")).toBeUndefined();
});
