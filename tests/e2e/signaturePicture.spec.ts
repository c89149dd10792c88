import { expect, type Page, test } from "playwright/test";
import { render } from "#renderer/signature/render.ts";
import { layOut } from "#renderer/snapshot/scene.ts";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { standIn } from "#tests/renderer/standIns.ts";
import { FONT_HOST, standInFile, standInRules } from "#tests/support/standInFonts.ts";

/**
 * Pictures of signatures are laid out without a browser. Here a browser lays the same HTML out with the same fonts, and
 * every table, cell, picture and line of text has to be at the same place.
 */
type Box = { kind: "table" | "cell" | "picture" | "text"; x: number; y: number; width: number; height: number };

const ROOM_PX = 600;
/** Both count in parts of a pixel, and not in the same ones. */
const TOLERANCE_PX = 1;
/** Two pixels for each, as on most screens, and no hinting: letters are as wide as their outlines. */
test.use({
  deviceScaleFactor: 2,
  viewport: { width: 900, height: 1200 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--font-render-hinting=none"] }),
});

for (const name of ["realistic", "everything", "formatted", "addons", "rightToLeft"]) {
  test(`all layouts are drawn where a browser draws them: ${name}`, async ({ page }) => {
    await page.route("**/*", (route) => {
      const url = route.request().url();
      if (url.startsWith(FONT_HOST))
        return route.fulfill({
          body: standInFile(url),
          headers: { "access-control-allow-origin": "*", "content-type": "font/woff2" },
        });
      // A picture that is not there has no proportions, and its words instead.
      const picture = standIn(url);
      return picture ? route.fulfill({ body: picture, contentType: "image/svg+xml" }) : route.abort();
    });
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>Signature</title><style>${standInRules()}</style></head>` +
        `<body style="margin:0;width:${ROOM_PX}px;font:14px/20px Arial"></body></html>`,
    );
    const content = CONTENTS[name] as (typeof CONTENTS)[string];
    for (const { id } of TEMPLATES) {
      const { html } = render(
        { ...content, design: { ...content.design, templateId: id } },
        { imageHost: "https://img.example" },
      );
      const seen = await boxesInBrowser(page, html);
      expect(seen.length).toBeGreaterThan(10);
      expect(differences(seen, ownBoxes(html)), `layout ${id}`).toEqual([]);
    }
  });
}

async function boxesInBrowser(page: Page, html: string): Promise<Box[]> {
  return page.evaluate(async (html) => {
    document.body.innerHTML = html;
    // Asking for a size makes the browser see which fonts it needs.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    const kinds: Record<string, "table" | "cell" | "picture"> = { TABLE: "table", TD: "cell", IMG: "picture" };
    const boxes: Box[] = [];
    const add = (kind: Box["kind"], { x, y, width, height }: DOMRect) => boxes.push({ kind, x, y, width, height });
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Element) {
        const kind = kinds[node.tagName];
        if (kind) add(kind, node.getBoundingClientRect());
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) add("text", line);
    }
    return boxes;
  }, html);
}

function ownBoxes(html: string): Box[] {
  return layOut(html, ROOM_PX).items.flatMap((item) => {
    const { x, y, widthPx: width, heightPx: height } = item;
    const kind = item.kind !== "box" ? item.kind : item.role === "block" ? null : item.role;
    return kind ? [{ kind, x, y, width, height }] : [];
  });
}

/** Tables, cells and pictures come in the same order on both sides; text comes in pieces, which are put together first. */
function differences(seen: Box[], own: Box[]): string[] {
  const list: string[] = [];
  for (const kind of ["table", "cell", "picture", "text"] as const) {
    const of = (boxes: Box[]) => {
      const found = boxes.filter((box) => box.kind === kind);
      return kind === "text" ? joined(found) : found;
    };
    const [theirs, ours] = [of(seen), of(own)];
    if (theirs.length !== ours.length) list.push(`${theirs.length} of kind ${kind}, drawn ${ours.length}`);
    for (const box of theirs) {
      const nearest = kind === "text" ? ours.toSorted((a, b) => distance(box, a) - distance(box, b))[0] : ours.shift();
      if (!nearest || distance(box, nearest) > TOLERANCE_PX) list.push(`${kind} ${text(box)}, drawn ${text(nearest)}`);
    }
  }
  return list;
}

/** Neighbours on one line become one: where a text is cut into pieces is nobody's business. */
function joined(texts: Box[]): Box[] {
  const lines: Box[] = [];
  const isNear = (a: number, b: number) => Math.abs(a - b) < 0.6;
  for (const box of texts.filter(({ width }) => width > 0.3).sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = lines.find(
      (line) => isNear(line.y, box.y) && isNear(line.height, box.height) && isNear(line.x + line.width, box.x),
    );
    if (last) last.width += box.width;
    else lines.push({ ...box });
  }
  return lines;
}

const distance = (a: Box, b: Box) =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.width - b.width), Math.abs(a.height - b.height));

const text = (box: Box | undefined) =>
  box ? [box.x, box.y, box.width, box.height].map((value) => value.toFixed(1)).join(" ") : "nowhere";
