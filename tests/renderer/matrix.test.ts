import { beforeAll, describe, expect, it } from "vitest";
import { lint } from "#renderer/signature/lint/lint.ts";
import { render } from "#renderer/signature/render.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { COMBINATIONS } from "./combinations.ts";
import { type Measured, openScreens } from "./screens.ts";

/** A window of mail on a desk, a small one, and a phone. */
const WIDTHS_PX = [1000, 600, 375] as const;
const LAYOUTS = TEMPLATES.map(({ id }) => id);

const draw = ({ design, ...content }: Content, templateId: number) =>
  render(
    { ...content, design: { ...design, templateId } },
    { imageHost: "https://img.example", brandingUrl: "https://signoff.example/" },
  );

/** A name of usual length, and numbers that nothing links, have a line of their own as addresses have. */
const unbrokenOf = ({ general }: Content) => [
  ...(general.name.length <= USUAL_NAME ? [general.name] : []),
  ...general.contacts.filter(({ name }) => name === "fax" || name === "skype").map(({ value }) => value),
];
const USUAL_NAME = 30;

/** What stands in the body of the realistic content. */
const bodyOf = ({ general }: Content) => [
  general.name,
  general.position,
  general.company,
  ...general.contacts.map(({ value }) => value),
];

type Cell = { layout: number; combination: string; widthPx: number; measured: Measured };

const cells: Cell[] = [];
const errors: string[] = [];
beforeAll(async () => {
  const screens = await openScreens();
  for (const [combination, { content, isEndless }] of COMBINATIONS) {
    const drawn = LAYOUTS.map((layout) => draw(content, layout));
    const [unbroken, body] = [unbrokenOf(content), bodyOf(content)];
    const measuring = screens.measure(
      drawn.map(({ html }) => ({ html, unbroken, body })),
      WIDTHS_PX,
    );
    // The browser lays out what the linter reads meanwhile.
    for (const [i, { html, findings }] of drawn.entries())
      for (const { rule, level, where } of [...findings, ...lint(html)])
        if (level === "error" && !(isEndless && LENGTH_RULES.includes(rule)))
          errors.push(`layout ${LAYOUTS[i]} · ${combination}: rule ${rule}, ${where}`);
    for (const [i, screensOf] of (await measuring).entries())
      for (const [j, measured] of screensOf.entries())
        cells.push({ layout: LAYOUTS[i] as number, combination, widthPx: WIDTHS_PX[j] as number, measured });
  }
  await screens.close();
}, 900_000);

/** The linter's and the core's word for the same limit. */
const LENGTH_RULES = ["18", "size"];

/** Words of a hundred letters break where they come to an end of anything, and push where they do not. */
const ENDLESS_WORDS = ["longWords", "chinese", "emoji"];
/** Letters of 20 and 24 pixels leave a phone no room beside anything; which of two things breaks is no matter. */
const TOO_MUCH_FOR_PHONES = ["text 125 %", "text 150 %"];
const isTooMuch = ({ combination, widthPx }: Cell) =>
  ENDLESS_WORDS.includes(combination) || (widthPx === 375 && TOO_MUCH_FOR_PHONES.includes(combination));

/** `layout 1 · realistic · 375 px: anna@meridian.example`, one for each complaint. */
const complaints = (of: (cell: Cell) => readonly (string | number)[]) =>
  cells.flatMap((cell) =>
    of(cell).map((what) => `layout ${cell.layout} · ${cell.combination} · ${cell.widthPx} px: ${what}`),
  );

describe("30 layouts in 73 contents and designs on three screens", () => {
  it("are 6,570 drawings", () => {
    expect(cells).toHaveLength(6_570);
  });

  it("break no rule of the linter", () => {
    expect(errors).toEqual([]);
  });

  it("are never wider than the screen", () => {
    expect(
      complaints((cell) => {
        const { overPx } = cell.measured;
        return overPx > ROUNDING_PX ? [Math.ceil(overPx)] : [];
      }),
    ).toEqual([]);
  });

  it("keep addresses, numbers and names in one piece where there is room", () => {
    expect(complaints((cell) => (isTooMuch(cell) ? [] : cell.measured.broken))).toEqual([]);
  });

  it("tear no word where there is room", () => {
    expect(complaints((cell) => (isTooMuch(cell) ? [] : cell.measured.torn))).toEqual([]);
  });

  it("leave pictures most of their width", () => {
    expect(complaints(({ measured: { pictures } }) => (pictures < LEAST_PICTURE ? [pictures.toFixed(2)] : []))).toEqual(
      [],
    );
  });

  it("have a body as wide with any addon as without", () => {
    const plain = new Map(
      cells
        .filter(({ combination }) => combination === "realistic")
        .map(({ layout, widthPx, measured }) => [`${layout} ${widthPx}`, measured.bodyPx]),
    );
    expect(
      complaints(({ layout, widthPx, combination, measured }) => {
        const missingPx = (plain.get(`${layout} ${widthPx}`) ?? 0) - measured.bodyPx;
        return COMBINATIONS.get(combination)?.hasAddon && missingPx > ROUNDING_PX ? [Math.ceil(missingPx)] : [];
      }),
    ).toEqual([]);
  });
});

const ROUNDING_PX = 0.5;
/** `image` keeps three fifths of a wide picture, in whole pixels. */
const LEAST_PICTURE = 0.58;
