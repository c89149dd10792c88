import sharp from "sharp";
import { expect, it, test } from "vitest";
import { BADGES, type BadgeType } from "#shared/catalog/addons.ts";
import { type Emblem, emblemSize } from "#shared/images/emblem.ts";
import { badgeWidth } from "#shared/images/emblemSvg.ts";
import { drawEmblem, measureBadgeLine } from "./emblem.ts";

const TYPES = Object.keys(BADGES) as BadgeType[];
const pixelsOf = async (emblem: Emblem) =>
  sharp(await drawEmblem(emblem))
    .ensureAlpha()
    .raw()
    .toBuffer();

it.each(TYPES)("the badge %s is as wide as its words need", (type) => {
  expect(BADGES[type].widthPx).toBe(badgeWidth(type, measureBadgeLine));
});

it.each<Emblem>([
  ...TYPES.map((type): Emblem => ({ kind: "badge", type, density: 2 })),
  { kind: "badge", type: "yelp", density: 4 },
  { kind: "stars", tenths: 48, density: 2 },
  { kind: "stars", tenths: 48, density: 1 },
  { kind: "play", fill: "#14828c", density: 2 },
])("$kind $type is drawn at its size, and light", async (emblem) => {
  const bytes = await drawEmblem(emblem);
  const { widthPx, heightPx } = emblemSize(emblem);
  const { density } = emblem;
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: "png",
    width: widthPx * density,
    height: heightPx * density,
    density: 96,
    hasAlpha: true,
  });
  expect(bytes.length).toBeLessThan(density === 4 ? 12_000 : 6000);
});

test("of stars as much is filled as the rating says", async () => {
  const amber = async (tenths: number) => {
    const pixels = await pixelsOf({ kind: "stars", tenths, density: 4 });
    let count = 0;
    for (let i = 0; i < pixels.length; i += 4)
      if ((pixels[i] as number) > 180 && (pixels[i + 2] as number) < 40 && (pixels[i + 3] as number) > 200) count += 1;
    return count;
  };
  const whole = await amber(50);
  const shares = await Promise.all([0, 10, 25, 40, 45, 50].map(async (tenths) => (await amber(tenths)) / whole));
  expect(shares[0]).toBe(0);
  for (const [i, share] of [0, 0.2, 0.5, 0.8, 0.9, 1].entries()) expect(shares[i]).toBeCloseTo(share, 1);
  expect(await amber(48)).toBeLessThan(whole);
});

/** Of a badge's left edge, in the middle of its height: seen where the mail is dark. */
test("a badge has an edge that is seen on dark grounds", async () => {
  const widthPx = BADGES.appStore.widthPx;
  const pixels = await pixelsOf({ kind: "badge", type: "appStore", density: 1 });
  const [red = 0, green = 0, blue = 0] = pixels.subarray(20 * widthPx * 4);
  expect(Math.min(red, green, blue)).toBeGreaterThan(120);
});
