import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { HAND_SIZE } from "#client/features/drawings/sign/typed.ts";
import { BANNER_SIZE, DESIGN_SIZE, DESIGNS, designPicture } from "#client/features/site/components/showcase.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { TEMPLATE_CATEGORIES, TEMPLATES } from "#shared/catalog/templates.ts";
import { WHITE } from "#shared/lib/color.ts";
import { MAX_SAMPLE_BYTES, PUBLIC, SAMPLES } from "./samples.ts";

const DRAW_MS = 60_000;
/** Of 255, in the mean: palettes may differ between machines, words may not. */
const MAX_DIFFERENCE = 0.5;
const file = (address: string) => readFileSync(join(PUBLIC, address));
const shown = PREFILLS.filter(({ id }) => DESIGNS.some((design) => design === id));

test("the home page shows every style and every free layout", () => {
  expect(shown).toHaveLength(DESIGNS.length);
  expect(new Set(shown.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
  const layouts = shown.map(({ content }) => content.design.templateId);
  expect(layouts).toEqual(expect.arrayContaining(TEMPLATES.filter(({ isFree }) => isFree).map(({ id }) => id)));
});

test("each of its pictures, and of the examples, is there in twice its size and light, and none that it does not show", async () => {
  const pictures = readdirSync(join(PUBLIC, "samples")).filter((name) => name.endsWith(".webp"));
  expect(pictures.map((name) => `/samples/${name}`).toSorted()).toEqual([...SAMPLES.keys()].toSorted());
  for (const address of SAMPLES.keys()) {
    const { width, height } = await sharp(file(address)).metadata();
    const size = address.includes("/design-") ? DESIGN_SIZE : address.includes("/hand-") ? HAND_SIZE : BANNER_SIZE;
    expect({ width, height }, address).toEqual({ width: size.width * 2, height: size.height * 2 });
    expect(file(address).length, address).toBeLessThan(MAX_SAMPLE_BYTES);
  }
});

/** All of the home page, and of the examples some. */
const DRAWN = [...SAMPLES].filter(
  ([address], i) =>
    i % 10 === 0 || !address.includes("/design-") || DESIGNS.some((id) => designPicture(id) === address),
);

test.each(DRAWN)(
  "%s is what `npm run samples` draws",
  async (address, draw) => {
    const [old, now] = [await pixels(file(address)), await pixels(await draw())];
    let difference = 0;
    for (let at = 0; at < now.length; at++) difference += Math.abs((now[at] as number) - (old[at] as number));
    expect(difference / now.length).toBeLessThan(MAX_DIFFERENCE);
  },
  DRAW_MS,
);

const pixels = (picture: Buffer) => sharp(picture).flatten({ background: WHITE }).removeAlpha().raw().toBuffer();
