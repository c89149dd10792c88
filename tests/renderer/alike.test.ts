import sharp from "sharp";
import { expect, test } from "vitest";
import { vectorOf } from "#renderer/images/samples/vectors.ts";
import { render } from "#renderer/signature/render.ts";
import { drawSignature } from "#renderer/snapshot/draw.ts";
import { PREFILLS, type Prefill } from "#shared/catalog/prefills.ts";
import { parseSample } from "#shared/images/samples.ts";
import { Content } from "#shared/signatures/schema.ts";

/** Seen from afar: a mail's 600 by 450 pixels, a tenth of each side. */
const SEEN = { width: 60, height: 45 };
/** Of the width at which a design is drawn before it is seen from afar. */
const DENSITY = 0.2;
/** Of 255, in the mean over all that is inked in one of two pictures. */
const MIN_DISTANCE = 12;
const DRAW_MS = 120_000;

/** In this one colour every design is drawn: two colours of one design are one picture. */
const COLOURS = {
  fontColor: "#4873ca",
  textColor: null,
  borderColor: null,
  socialColor: null,
  socialBackground: null,
  hasSocialBrandColors: false,
  isTemplateBackgroundEnabled: false,
} as const;

type Seen = { id: string; pixels: Buffer };

test(
  "no two ready designs look alike at a glance, whatever their colours",
  async () => {
    const all: Seen[] = [];
    for (const prefill of PREFILLS) all.push(await seen(prefill));
    const alike = all.flatMap((one, i) =>
      all
        .slice(i + 1)
        .map((other) => ({ pair: `${one.id} and ${other.id}`, is: distance(one, other) }))
        .filter(({ is }) => is < MIN_DISTANCE),
    );
    expect(alike).toEqual([]);
  },
  DRAW_MS,
);

test("another colour, and other words of the same length, are no other design", async () => {
  const [design] = PREFILLS as [Prefill];
  const { general } = design.content;
  const twin: Prefill = {
    ...design,
    content: {
      ...design.content,
      general: { ...general, name: "Ellen Meier" },
      design: { ...design.content.design, fontColor: "#c84385" },
    },
  };
  const apart = distance(await seen(design), await seen(twin));
  expect(apart).toBeGreaterThan(0);
  expect(apart).toBeLessThan(MIN_DISTANCE / 3);
});

/** A design as its sample shows it, small and in the one colour. */
async function seen({ id, content }: Prefill): Promise<Seen> {
  const { general, design, media } = Content.parse(content);
  const { html } = render(
    { general: { ...general, brandingLine: 0 }, design: { ...design, ...COLOURS }, media },
    { imageHost: "" },
  );
  const { png } = await drawSignature(html, { pictures, maxWidthPx: 600, density: DENSITY, ground: "light" });
  const sheet = { width: SEEN.width * 2, height: SEEN.height * 2 };
  const input = await sharp(png)
    .resize({ ...sheet, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  const laid = await sharp({ create: { ...sheet, channels: 3, background: "#ffffff" } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { id, pixels: await sharp(laid).resize(SEEN.width, SEEN.height).raw().toBuffer() };
}

const drawn = new Map<string, Promise<Buffer>>();

/** Samples as small as they are seen here; icons are a few pixels and stay blanks. */
function pictures(src: string): Promise<Buffer> | null {
  const sample = parseSample(src);
  const vector = sample && vectorOf(sample);
  if (!vector) return null;
  const key = `${sample.kind} ${sample.id}`;
  const known = drawn.get(key) ?? sharp(Buffer.from(vector.svg)).resize({ width: 96 }).png().toBuffer();
  drawn.set(key, known);
  return known;
}

/** How far apart two pictures are, channel by channel, where at least one of them shows something. */
function distance({ pixels: a }: Seen, { pixels: b }: Seen): number {
  let sum = 0;
  let inked = 0;
  for (let at = 0; at < a.length; at += 3) {
    const [x, y] = [a.subarray(at, at + 3), b.subarray(at, at + 3)];
    if (isPaper(x) && isPaper(y)) continue;
    inked += 3;
    for (let channel = 0; channel < 3; channel++) sum += Math.abs((x[channel] as number) - (y[channel] as number));
  }
  return inked ? sum / inked : 0;
}

const isPaper = (pixel: Buffer) => pixel.every((channel) => channel > 246);
