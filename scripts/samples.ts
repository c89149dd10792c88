/** `npm run samples`: draws the pictures of the home page, the examples and the handwriting tool, which are seen before any script runs. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { HAND_SIZE, HAND_WORDS, handPicture, SAMPLE_PX } from "#client/features/drawings/sign/typed.ts";
import { CHOICES } from "#client/features/signatures/editor/panels/picker/choices.ts";
import { drawChoice } from "#client/features/signatures/editor/panels/picker/drawChoice.ts";
import {
  BANNER_SIZE,
  BANNERS,
  bannerPicture,
  DESIGN_SIZE,
  designPicture,
} from "#client/features/site/components/showcase.ts";
import { drawBanner } from "#renderer/images/drawings/banner.ts";
import { drawHandwriting } from "#renderer/images/drawings/handwriting.ts";
import { marksOf } from "#renderer/images/inkedMarks.ts";
import { drawSample } from "#renderer/images/samples/draw.ts";
import { drawSignature } from "#renderer/snapshot/draw.ts";
import { findBanner } from "#shared/catalog/banners/gallery.ts";
import { BannerOrder } from "#shared/catalog/banners/order.ts";
import { HANDWRITING_FONTS, type HandwritingFont } from "#shared/catalog/handwriting.ts";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { Handwriting } from "#shared/drawings/schema.ts";
import { WHITE } from "#shared/lib/color.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";

export const PUBLIC = join(import.meta.dirname, "../client/public");
const DENSITY = 2;
/** As wide as a mail shows a signature. */
const MAX_WIDTH_PX = 600;
/** A small signature is drawn larger to fill its room, but not so large that it looks like a poster. */
const MAX_SCALE = 1.3;
/** Of a vector's 72 dots an inch: finer than any picture on a sheet is shown. */
const VECTOR_DPI = 72 * 4;

/** Nobody has any of their own here. */
const NO_PICTURES = { urlOf: () => "", sourcesOf: () => [], imageHost: "" };

/** Every picture by its address, and what draws it. */
export const SAMPLES: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
  ...PREFILLS.map(({ id }) => [designPicture(id), () => drawDesign(id)] as const),
  ...BANNERS.map((id) => [bannerPicture(id), () => drawFilled(id)] as const),
  ...HANDWRITING_FONTS.map((font) => [handPicture(font), () => drawHand(font)] as const),
]);

/** A ready design with its own person's words and face: whole, as large as its room allows, in the middle of it. */
async function drawDesign(id: string): Promise<Buffer> {
  const choice = CHOICES.find((each) => each.id === `design-${id}`);
  if (!choice) throw new Error(`There is no ready design ${id}.`);
  const marks = await marksOf("designs");
  const { html } = drawChoice(SignatureInput.parse({}), choice, NO_PICTURES, marks);
  const draw = (density: number) =>
    drawSignature(html, { pictures: bytesOf, maxWidthPx: MAX_WIDTH_PX, ground: "light", density });
  const { widthPx, heightPx } = await draw(1);
  const scale = Math.min(MAX_SCALE, DESIGN_SIZE.width / widthPx, DESIGN_SIZE.height / heightPx);
  const { png } = await draw(scale * DENSITY);
  const sheet = { width: DESIGN_SIZE.width * DENSITY, height: DESIGN_SIZE.height * DENSITY };
  return encode(sharp({ create: { ...sheet, channels: 3, background: WHITE } }).composite([{ input: png }]));
}

/** A banner with the words and colours it comes with. */
async function drawFilled(id: string): Promise<Buffer> {
  const banner = findBanner(id);
  if (!banner) throw new Error(`There is no banner ${id}.`);
  const { texts, colors } = banner;
  const { bytes } = await drawBanner(
    BannerOrder.parse({ designId: id, texts: valuesOf(texts), colors: valuesOf(colors) }),
  );
  return encode(sharp(bytes).resize(BANNER_SIZE.width * DENSITY, BANNER_SIZE.height * DENSITY));
}

/** A hand's own ink on nothing, in the middle of its room. */
async function drawHand(font: HandwritingFont): Promise<Buffer> {
  const { bytes } = await drawHandwriting(Handwriting.parse({ font, text: HAND_WORDS, sizePx: SAMPLE_PX }));
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  const room = { width: HAND_SIZE.width * DENSITY, height: HAND_SIZE.height * DENSITY };
  return sharp(bytes)
    .resize({ ...room, fit: "contain", background: nothing, withoutEnlargement: true })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const valuesOf = (parts: Readonly<Record<string, { value: string }>>) =>
  Object.fromEntries(Object.entries(parts).map(([key, { value }]) => [key, value]));

/** What a picture of a page may weigh. */
export const MAX_SAMPLE_BYTES = 25_000;
/** The first is fine enough for letters twice as dense as they are shown. */
const QUALITIES = [85, 75, 65];

/** Flat colours: a palette of them weighs least and letters keep their edges, but for faces with many tones. */
async function encode(picture: Sharp): Promise<Buffer> {
  const whole = await picture.png().toBuffer();
  const flat = await sharp(whole).png({ palette: true, dither: 0, effort: 7 }).toBuffer();
  let encoded = await sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
  for (const quality of QUALITIES) {
    if (encoded.length < MAX_SAMPLE_BYTES) break;
    encoded = await sharp(whole).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
  }
  return encoded;
}

/** Icons are vectors in a data address; portraits, logos and banners are the server's own samples. */
function bytesOf(src: string): Promise<Buffer | null> {
  const [, svg] = /^data:image\/svg\+xml,(.*)$/.exec(src) ?? [];
  if (!svg) return drawSample(src.replace(/^\/i\//, ""));
  return sharp(Buffer.from(decodeURIComponent(svg)), { density: VECTOR_DPI })
    .png()
    .toBuffer();
}

if (import.meta.main) for (const [address, draw] of SAMPLES) await writeFile(join(PUBLIC, address), await draw());
