import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { PORTRAITS } from "./portraits.ts";

const SHEET_PX = 800;
const MAX_BYTES = 28 * 1024;
/** What is left of a portrait at a glance. */
const GLANCE_PX = 32;
/** Of a glance's pixels, the strongest are its lines. */
const LINES_SHARE = 0.3;
/** Of the lines of both. The next of kin differ by 0.43, a copy in other colours by 0.2 at most. */
const MIN_OTHER_LINES = 0.35;
/** Mean of a glance's bytes. */
const MIN_OTHER_COLORS = 30;

const picture = (svg: string) => sharp(Buffer.from(svg));
const idOf = (profession: string) => profession.toLowerCase().replaceAll(" ", "-");

it("every profession of the ready designs has a portrait, and none is to spare", () => {
  const professions = new Set(PREFILLS.map(({ profession }) => idOf(profession)));
  expect([...PORTRAITS.keys()].sort()).toEqual([...professions].sort());
});

describe.each([...PORTRAITS])("%s", (id, svg) => {
  it("is a light, opaque square", async () => {
    expect(svg.length).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height } = await picture(svg).metadata();
    const { isOpaque } = await picture(svg).stats();
    expect({ width, height, isOpaque }).toEqual({ width: SHEET_PX, height: SHEET_PX, isOpaque: true });
  });

  it("is made of plain shapes and asks for nothing from outside", () => {
    const tags = new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, tag]) => tag));
    const plain = ["svg", "g", "path", "rect", "circle", "ellipse", "polygon", "polyline", "clipPath"];
    expect([...tags].filter((tag) => !plain.includes(tag as string))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|href|url\([^#]/);
  });

  it("uses each clip that it names, and shares no name with another portrait", () => {
    const names = namesIn(svg);
    expect(Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, name]) => name).sort()).toEqual(names.sort());
    const others = new Set([...PORTRAITS].flatMap(([other, text]) => (other === id ? [] : namesIn(text))));
    expect(names.filter((name) => others.has(name))).toEqual([]);
  });
});

const namesIn = (svg: string) => Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, name]) => name as string);

describe("no two portraits are alike at a glance", () => {
  let glances: readonly (readonly [id: string, glance: Buffer])[];
  beforeAll(async () => {
    glances = await Promise.all([...PORTRAITS].map(async ([id, svg]) => [id, await glanceAt(picture(svg))] as const));
  });
  const alike = (distance: (one: Buffer, other: Buffer) => number, min: number) =>
    glances.flatMap(([id, one], i) =>
      glances.slice(i + 1).flatMap(([other, two]) => (distance(one, two) < min ? [`${id} = ${other}`] : [])),
    );

  it("each has lines of its own, not only colours of its own", () => {
    expect(alike(otherLines, MIN_OTHER_LINES)).toEqual([]);
  });

  it("each has colours of its own", () => {
    expect(alike(otherColors, MIN_OTHER_COLORS)).toEqual([]);
  });

  it("a copy in other colours would be found", async () => {
    const found = await Promise.all(
      glances.map(async ([id, own]) => otherLines(own, await glanceAt(recolored(PORTRAITS.get(id) as string)))),
    );
    expect(Math.max(...found)).toBeLessThan(MIN_OTHER_LINES);
  });
});

/** Red for green, green for blue, blue for red, and each in a range of its own. */
const recolored = (svg: string) =>
  picture(svg.replace(/#(..)(..)(..)(?=")/g, "#$3$1$2")).linear([0.5, 0.9, 0.7], [100, 10, 40]);

const glanceAt = (drawn: Sharp) => drawn.resize(GLANCE_PX, GLANCE_PX).removeAlpha().raw().toBuffer();

const otherColors = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] as number)), 0) / one.length;

/** Jaccard distance of the lines of two glances: 0 are the same, 1 have none in common. */
function otherLines(one: Buffer, other: Buffer): number {
  const others = linesIn(other);
  const lines = [...linesIn(one)];
  const shared = lines.filter((line) => others.has(line)).length;
  return 1 - shared / (lines.length + others.size - shared);
}

/** Where a pixel differs most from the next ones, in whichever channel. */
function linesIn(glance: Buffer): Set<number> {
  const at = (x: number, y: number, channel: number) =>
    glance[(Math.min(y, GLANCE_PX - 1) * GLANCE_PX + Math.min(x, GLANCE_PX - 1)) * 3 + channel] as number;
  const steps = Array.from({ length: GLANCE_PX ** 2 }, (_, i) => {
    const [x, y] = [i % GLANCE_PX, Math.floor(i / GLANCE_PX)];
    const around = [0, 1, 2].flatMap((c) => [at(x + 1, y, c) - at(x, y, c), at(x, y + 1, c) - at(x, y, c)]);
    return { i, step: Math.max(...around.map(Math.abs)) };
  });
  const strongest = steps.sort((a, b) => b.step - a.step).slice(0, steps.length * LINES_SHARE);
  return new Set(strongest.map(({ i }) => i));
}
