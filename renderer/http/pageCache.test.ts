import { expect, it } from "vitest";
import { pageOf } from "./pageCache.ts";

it("a page that is kept holds its own bytes, and no pool that others fill", () => {
  const { html } = pageOf("<p>Ana</p>", {});
  expect(html.toString()).toBe("<p>Ana</p>");
  expect(html.buffer.byteLength).toBe(html.length);
});
