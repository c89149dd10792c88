import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DARK_MODES, type DarkMode, darkView } from "#renderer/signature/clients/dark.ts";
import { gmailView } from "#renderer/signature/clients/gmail.ts";
import { outlookClassicView } from "#renderer/signature/clients/outlookClassic.ts";
import { yahooView } from "#renderer/signature/clients/yahoo.ts";
import { render } from "#renderer/signature/render.ts";
import type { FontName } from "#shared/catalog/fonts.ts";
import { TEMPLATES, type TemplateCategory } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { difference, read, write } from "./accepted.ts";
import { CONTENTS } from "./contents.ts";
import { IMAGE_HOST, openLightTable, type Piece, type Shot } from "./lightTable.ts";
import { EDITORS, openEditor } from "./paste.ts";

/**
 * Accepted pictures: every layout as Chromium draws it, on white, on a phone, as classic Outlook shows it, and in each of
 * the dark modes. Where a mail program changes nothing that can be seen, its drawing is compared with the plain one.
 * `UPDATE_PICTURES=1 npm test -- pictures` accepts what is drawn now; look at the pictures before the commit. A refused
 * drawing and what differs are put into `test-results/pictures`.
 */
const ACCEPTED = new URL("./pictures/", import.meta.url);
const REFUSED = new URL("../../test-results/pictures/", import.meta.url);

/**
 * Another Chromium may set a letter a fraction of a pixel further on: without any such fractions it is 211 pixels and
 * more. A line that is moved by two pixels, or a text in another colour, is 300 and more (see below).
 */
const MAX_PIXELS = 60;

const LIGHT = "#ffffff";

/** A font for each kind of layout, so that their stacks are seen as well. */
const FONTS: Record<TemplateCategory, FontName> = {
  Professional: "Arial",
  Friendly: "Trebuchet MS",
  Modern: "Arial",
  Elegant: "Georgia",
  Creative: "Tahoma",
};

const draw = (name: string, templateId: number): string => {
  const content = CONTENTS[name] as Content;
  const { category } = TEMPLATES.find(({ id }) => id === templateId) as (typeof TEMPLATES)[number];
  const design = { ...content.design, templateId, fontFamily: FONTS[category] };
  const { html } = render({ ...content, design }, { imageHost: IMAGE_HOST, brandingUrl: "https://signoff.example/" });
  // No bundled font has the triangle: every machine would take its own.
  return html.replaceAll("\u25b6\ufe0e ", "");
};

const layouts = TEMPLATES.map(({ id }) => ({ id, name: `layout-${String(id).padStart(2, "0")}` }));

/** The dark modes, and what their pictures are called. */
const DARK = { kept: "dark", partial: "dark-partial", full: "dark-full", clipped: "dark-clipped" } as const;
const DARKS = Object.entries(DARK) as [DarkMode, string][];

const PIECES: readonly Piece[] = [
  ...layouts.flatMap(({ id, name }): Piece[] => {
    const html = draw("realistic", id);
    return [
      { name: `${name}-light`, html, ground: LIGHT },
      { name: `${name}-word`, html: outlookClassicView(html), ground: LIGHT },
      { name: `${name}-phone`, html: draw("full", id), ground: LIGHT, screen: "phone" },
      ...DARKS.map(([mode, end]) => ({
        name: `${name}-${end}`,
        html: darkView(html, mode),
        ground: DARK_MODES[mode].ground,
      })),
    ];
  }),
  { name: "addons", html: draw("addons", 1), ground: LIGHT },
  { name: "addons-centred", html: draw("addons", 2), ground: LIGHT },
  { name: "everything", html: draw("everything", 6), ground: LIGHT },
  { name: "right-to-left", html: draw("rightToLeft", 3), ground: LIGHT },
];

/** What must look as it was sent, with all that people fill in. */
const PLAIN: readonly Piece[] = layouts.map(({ id, name }) => ({ name, html: draw("full", id), ground: LIGHT }));

/** What becomes of the drawings in a place where nothing may be seen to change. */
type Form = {
  change(sent: readonly string[]): Promise<string[]> | string[];
  /** what the result looks like, where it is not the drawing itself */
  expected?(html: string): string;
  maxPixels: number;
};
const SAME: Record<string, Form> = {
  "Gmail's filter": { change: (sent) => sent.map(gmailView), maxPixels: 0 },
  "Yahoo and AOL": {
    change: (sent) => sent.map(yahooView),
    // Of a picture that is not narrowed the attributes say the same, but for parts of a pixel.
    expected: (html) => html.replaceAll(";height:auto", ""),
    maxPixels: 0,
  },
  // A mark in the colour of its line loses its span, and the letters beside it stand a fraction of a pixel further on.
  "pasting into an editor": { change: pasted, maxPixels: 4 * MAX_PIXELS },
};

async function pasted(sent: readonly string[]): Promise<string[]> {
  const editor = await openEditor();
  const { font, sizePx, color } = EDITORS.gmail;
  const found = await editor.paste(sent, EDITORS.gmail);
  await editor.close();
  return found.map((html) => `<div style="font:${sizePx}px ${font};color:${color}">${html}</div>`);
}

let table: Awaited<ReturnType<typeof openLightTable>>;
let shots: Map<string, Shot>;
beforeAll(async () => {
  table = await openLightTable();
  shots = await table.shoot(PIECES);
}, 120_000);
afterAll(() => table?.close());

const pictureOf = (name: string) => new URL(`${name}.png`, ACCEPTED);

/** Puts the drawing and what differs where people can look at them, if it is more than may be. */
async function differing(name: string, shot: Shot, expected: Shot, mostPixels: number): Promise<number> {
  const { pixels, drawing } = difference(shot, expected);
  if (pixels > mostPixels) {
    await write(new URL(`${name}.png`, REFUSED), shot);
    await write(new URL(`${name}-differences.png`, REFUSED), drawing);
  }
  return pixels;
}
const seeThere = (name: string) => `See test-results/pictures/${name}.png and ${name}-differences.png.`;

describe("accepted pictures", () => {
  it.each(PIECES.map(({ name }) => name))("%s", async (name) => {
    const shot = shots.get(name) as Shot;
    if (process.env.UPDATE_PICTURES) await write(pictureOf(name), shot);
    const accepted = await read(pictureOf(name));
    expect(accepted, "There is no accepted picture yet: UPDATE_PICTURES=1 makes it.").not.toBeNull();
    expect(await differing(name, shot, accepted as Shot, MAX_PIXELS), seeThere(name)).toBeLessThanOrEqual(MAX_PIXELS);
  });
});

describe("what changes nothing that can be seen", () => {
  it.each(Object.entries(SAME))(
    "%s",
    async (form, { change, expected = (html) => html, maxPixels }) => {
      const changed = await change(PLAIN.map(({ html }) => html));
      const shown = await table.shoot(PLAIN.map((piece, i) => ({ ...piece, html: changed[i] as string })));
      const plain = await table.shoot(PLAIN.map((piece) => ({ ...piece, html: expected(piece.html) })));
      for (const { name } of PLAIN) {
        const file = `${name} after ${form}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
        const pixels = await differing(file, shown.get(name) as Shot, plain.get(name) as Shot, maxPixels);
        expect.soft(pixels, seeThere(file)).toBeLessThanOrEqual(maxPixels);
      }
    },
    60_000,
  );
});

describe("what the comparison sees", () => {
  const changes: Record<string, (html: string) => string> = {
    "two pixels under the name": (html) => html.replace("padding:0 0 2px", "padding:0 0 4px"),
    "another colour of the text": (html) => html.replaceAll(commonest(html), lighter(commonest(html))),
    "a picture two pixels larger": (html) =>
      html.replace(/<img[^>]*width="(?:96|88|80|72|64|48)"[^>]*>/, (tag) =>
        tag.replace(/(width|height)(="|:)(\d+)/g, (_, side, mark, px) => `${side}${mark}${Number(px) + 2}`),
      ),
  };

  it.each(Object.entries(changes))("%s, in every layout", async (_, change) => {
    const pieces = PIECES.filter(({ name }) => /^layout-\d\d-light$/.test(name)).map((piece) => ({
      ...piece,
      html: change(piece.html),
    }));
    const changed = await table.shoot(pieces);
    for (const { name } of pieces) {
      const accepted = (await read(pictureOf(name))) as Shot;
      expect(difference(changed.get(name) as Shot, accepted).pixels, name).toBeGreaterThan(MAX_PIXELS);
    }
  });
});

/** The text colour that is written most often. */
function commonest(html: string): string {
  const counts = new Map<string, number>();
  for (const [color] of html.matchAll(/(?<=;color:)#[0-9a-f]{6}/g)) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] as string;
}

/** A tenth lighter, or darker where it is light already. */
const lighter = (color: string) =>
  `#${[1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    .map((channel) => (channel > 200 ? channel - 26 : channel + 26).toString(16).padStart(2, "0"))
    .join("")}`;
