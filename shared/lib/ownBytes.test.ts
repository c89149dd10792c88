import { expect, it } from "vitest";
import { ownBytes, ownConcat } from "./ownBytes.ts";

it("keeps no more memory than the text has bytes", () => {
  const bytes = ownBytes("Grüße, 名前");
  expect(bytes.equals(Buffer.from("Grüße, 名前"))).toBe(true);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(ownBytes("").length).toBe(0);
});

it("joins bytes, and keeps none of the memory that they came from", () => {
  const bytes = ownConcat([Buffer.from("one "), Buffer.alloc(0), Buffer.from("two")]);
  expect(bytes.toString()).toBe("one two");
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
