import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SOCIALS } from "#shared/catalog/socials.ts";
import { INKS_FILE, measureInk } from "./ink.ts";
import { getMark } from "./marks.ts";

/** `UPDATE_INKS=1 npm test -- images/ink` writes the table anew, after networks or their vectors have changed. */
it("the table of inks is what the marks of the catalogue measure", async () => {
  const rows: Record<string, number[]> = {};
  for (const network of Object.keys(SOCIALS)) {
    const mark = await getMark(network);
    if (!mark) continue;
    const { left, top, width, height, centerX, centerY } = await measureInk(mark);
    const unit = Math.max(mark.width, mark.height) / 1000;
    rows[network] = [left, top, width, height, centerX, centerY].map((part) => Math.round(part / unit));
  }
  const lines = Object.entries(rows).map(([network, row]) => `  ${JSON.stringify(network)}: [${row.join(", ")}]`);
  if (process.env.UPDATE_INKS) writeFileSync(INKS_FILE, `{\n${lines.join(",\n")}\n}\n`);
  const table: Record<string, number[]> = JSON.parse(readFileSync(INKS_FILE, "utf8"));
  expect(Object.keys(table)).toEqual(Object.keys(rows));
  // Other versions of the drawing library smooth edges a little differently; one pixel is ten thousandths.
  for (const [network, row] of Object.entries(rows))
    for (const [i, part] of row.entries())
      expect(Math.abs(part - (table[network]?.[i] ?? Number.NaN)), network).toBeLessThanOrEqual(12);
});
