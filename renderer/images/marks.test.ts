import { expect, it } from "vitest";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { getMark } from "./marks.ts";

// The collections drop a brand now and then; it has to show here, not in somebody's signature.
it.each(Object.keys(SOCIALS))("%s has a mark", async (network) => {
  const mark = await getMark(network);
  expect(mark?.svg).toMatch(/<(path|ellipse|g)\b/);
  expect(mark?.svg).not.toContain('d=""');
  expect(mark?.width).toBeGreaterThan(0);
  expect(mark?.height).toBeGreaterThan(0);
});

it.each(["constructor", "nowhere", ""])("%j has none", async (network) => expect(await getMark(network)).toBeNull());
