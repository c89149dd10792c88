import sharp from "sharp";
import { expect, it } from "vitest";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { LOGO_SIZES } from "#shared/catalog/samples.ts";
import { parseSample, type Sample, samplePath } from "#shared/images/samples.ts";
import { parseSource, shownSize, variantName } from "#shared/images/variant.ts";
import { drawSample } from "./draw.ts";
import { MARKS } from "./marks.ts";
import { vectorOf } from "./vectors.ts";

/** Every address of a picture in the ready designs. */
const shown = new Set(PREFILLS.flatMap(({ content }) => JSON.stringify(content).match(/\/i\/[^"]+/g) ?? []));

it.each([...shown])("%s is drawn in the size its name says", (path) => {
  const vector = vectorOf(parseSample(path) as Sample);
  expect(vector && samplePath(parseSample(path) as Sample, vector.size)).toBe(path);
});

it("shows every profession's face, and every company's logo and mark", () => {
  const of = (kind: string) => new Set([...shown].map(parseSample).filter((one) => one?.kind === kind));
  expect(of("face").size).toBe(24);
  expect(of("logo").size + of("mark").size).toBeGreaterThanOrEqual(36);
  const used = new Set([...of("logo"), ...of("mark")].map((one) => one?.id));
  expect([...used].toSorted()).toEqual(Object.keys(MARKS).toSorted());
  expect(Object.keys(LOGO_SIZES).toSorted()).toEqual(Object.keys(MARKS).toSorted());
});

it("draws a sample and its copies, and nothing that no design has", async () => {
  const path = samplePath({ kind: "logo", id: "brightloop" }, LOGO_SIZES.brightloop);
  const whole = await drawSample(path.slice(3));
  expect(await sharp(whole as Buffer).metadata()).toMatchObject({ format: "png", width: 580, height: 160 });
  const source = parseSource(path);
  if (!source) throw new Error(path);
  const variant = { shape: 1, widthPx: 120, density: 2 } as const;
  const copy = await sharp((await drawSample(variantName(source, variant))) as Buffer).metadata();
  expect(copy).toMatchObject({ width: 240, height: shownSize(source, variant).heightPx * 2 });
  expect(await drawSample(path.slice(3).replace("580", "581"))).toBeNull();
  expect(await drawSample(path.slice(3).replace("brightloop", "constructor"))).toBeNull();
  expect(await drawSample("AAAAAAAAAAAAAAAAAAAAAA-580x160.png")).toBeNull();
});
