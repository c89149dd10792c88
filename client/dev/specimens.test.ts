import { expect, it } from "vitest";
import {
  ADDON_NAMES,
  CONTENT_NAMES,
  contentOf,
  draw,
  LAYOUTS,
  specimens,
  tally,
  VIEWS,
  withPictures,
} from "./specimens.ts";

const ALL = { layout: null, content: null, addon: null };

it("has a cell for every layout, content and addon", () => {
  expect(specimens(ALL)).toHaveLength(LAYOUTS.length * CONTENT_NAMES.length * ADDON_NAMES.length);
  expect(specimens({ ...ALL, layout: 7, addon: "none" })).toHaveLength(CONTENT_NAMES.length);
});

it("adds the addon to those that the content has", () => {
  const cell = { layout: 3, content: "realistic", addon: "disclaimer" };
  expect(contentOf(cell)).toMatchObject({ design: { templateId: 3 }, general: { addons: [{ type: "disclaimer" }] } });
  expect(draw(cell, "full").html).toContain("Only for you.");
});

it("draws each cell in each view, with size and findings", () => {
  const drawn = specimens({ layout: 1, content: "everything", addon: null }).map((cell) => draw(cell, "full"));
  expect(tally(drawn)).toMatchObject({ cells: ADDON_NAMES.length, errors: 0 });
  expect(tally(drawn).longest).toBeGreaterThan(3000);
  for (const { html } of drawn) for (const { show } of Object.values(VIEWS)) expect(show(html)).toContain("<table");
});

it("judges what would be sent and shows pictures that exist", () => {
  const { html, findings } = draw({ layout: 1, content: "everything", addon: "none" }, "full");
  expect(findings.filter(({ level }) => level === "error")).toEqual([]);
  const shown = withPictures(html, "https://signoff.example");
  expect(shown).not.toMatch(/pictures\.example\/i|src=""/);
  expect(shown).toContain('src="https://signoff.example/i/icons/');
});
