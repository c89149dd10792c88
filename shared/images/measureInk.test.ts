import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LOGOS, type LogoName } from "#tests/support/logos.ts";
import { isLostOn, MAIL_CONTRAST, needsPlate, PLATE_CONTRAST } from "./logoInk.ts";
import { MEASURED_PX, measureInk } from "./measureInk.ts";

const NIGHT = "#26323f";
const INK_PANEL = "#0b1f24";
const VIOLET = "#6b5ff7";
const WHITE = "#ffffff";

async function inkOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(MEASURED_PX, MEASURED_PX, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measureInk({ data, width: info.width, height: info.height });
}

describe("which logos are lost where", () => {
  it.each<[LogoName, string, boolean]>([
    ["dark", INK_PANEL, true],
    ["dark", NIGHT, true],
    ["dark", VIOLET, true],
    ["dark", WHITE, false],
    ["light", INK_PANEL, false],
    ["light", VIOLET, false],
    ["light", WHITE, true],
    ["coloured", INK_PANEL, false],
    ["coloured", VIOLET, true],
    ["coloured", WHITE, false],
    // The word is, though not the sign beside it.
    ["twoColoured", INK_PANEL, true],
    ["twoColoured", NIGHT, true],
    ["twoColoured", WHITE, false],
    ["halfWhite", WHITE, true],
    ["halfWhite", INK_PANEL, true],
    ["opaque", INK_PANEL, false],
    ["opaque", WHITE, false],
    // A disc with letters on it can be read without its rim, a bare one cannot.
    ["badge", INK_PANEL, false],
    ["disc", INK_PANEL, true],
  ])("%s on %s: %s", async (name, ground, isLost) => {
    expect(isLostOn(await inkOf(LOGOS[name]), ground, PLATE_CONTRAST)).toBe(isLost);
  });

  it("white inside of a coloured sign is no ink that a white mail takes away", async () => {
    expect(isLostOn(await inkOf(LOGOS.ring), WHITE, MAIL_CONTRAST)).toBe(false);
    expect(isLostOn(await inkOf(LOGOS.light), WHITE, MAIL_CONTRAST)).toBe(true);
  });

  it("a brand's orange is no mistake on white", async () => {
    expect(isLostOn(await inkOf(LOGOS.orange), WHITE, MAIL_CONTRAST)).toBe(false);
  });
});

describe("what a white plate helps", () => {
  it.each<[LogoName, string | null, boolean]>([
    ["dark", INK_PANEL, true],
    ["coloured", VIOLET, true],
    ["orange", VIOLET, true],
    ["twoColoured", NIGHT, true],
    ["light", INK_PANEL, false],
    // Half of it would be gone on white instead.
    ["halfWhite", INK_PANEL, false],
    ["opaque", INK_PANEL, false],
    ["dark", null, false],
  ])("%s on %s: %s", async (name, ground, isHelp) => {
    expect(needsPlate(await inkOf(LOGOS[name]), ground)).toBe(isHelp);
  });

  it("nothing is claimed of what was not measured", () => {
    expect(needsPlate(null, INK_PANEL)).toBe(false);
    expect(isLostOn(null, INK_PANEL, PLATE_CONTRAST)).toBe(false);
  });
});

it("a picture without any ink is none", () => {
  expect(measureInk({ data: new Uint8Array(4 * 20 * 10), width: 20, height: 10 })).toBeNull();
});

it("is told in per cent of the ink, darkest first", async () => {
  const dark = (await inkOf(LOGOS.dark)) ?? [];
  expect(dark).toHaveLength(16);
  expect(Math.abs(dark.reduce((sum, part) => sum + part, 0) - 100)).toBeLessThan(8);
  expect(dark.slice(0, 4).reduce((sum, part) => sum + part, 0)).toBeGreaterThan(90);
});
