import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";
import { standIn } from "./standIns.ts";

/** Pixels of one photograph, four bytes each: red, green, blue, alpha. */
export type Shot = { width: number; height: number; data: Buffer };

/** A drawing to look at, on a ground of a colour. */
export type Piece = { name: string; html: string; ground: string; screen?: keyof typeof SCREENS };

/** A window that is wide enough for what may be 600 pixels wide, with a margin that shows what sticks out, and a phone. */
const SCREENS = { window: { widthPx: 640, marginPx: 16 }, phone: { widthPx: 375, marginPx: 8 } } as const;

/** Chromium photographs no page that is higher than about twice that. */
const PIECES_AT_ONCE = 24;

/** Where hosted pictures are expected to be; the stand-ins answer there. */
export const IMAGE_HOST = "https://img.example";

/**
 * A page of Chromium that draws signatures the same on every machine: the mail fonts are the bundled open ones, glyphs
 * are neither fitted to the pixel grid nor coloured at their edges, pictures are drawn stand-ins, nothing is fetched.
 */
export async function openLightTable() {
  const browser = await chromium.launch({
    executablePath: findChromium({ isWhole: true }),
    args: [...CHROMIUM_FLAGS, "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
  });
  const page = await newPage(browser);
  return {
    /** Photographs all pieces; the names must differ. */
    async shoot(pieces: readonly Piece[]): Promise<Map<string, Shot>> {
      const shots = new Map<string, Shot>();
      for (let at = 0; at < pieces.length; at += PIECES_AT_ONCE)
        for (const [name, shot] of await shoot(page, pieces.slice(at, at + PIECES_AT_ONCE))) shots.set(name, shot);
      return shots;
    },
    close: () => browser.close(),
  };
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: SCREENS.window.widthPx, height: 800 } });
  await page.route("**/*", (route) => {
    const drawing = standIn(route.request().url());
    return drawing ? route.fulfill({ contentType: "image/svg+xml", body: drawing }) : route.abort();
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${FACES.map(fontFace).join("")}
    body{margin:0} body>div{box-sizing:border-box;overflow:hidden}</style>`);
  return page;
}

/** All pieces under one another on one page, photographed once and cut apart. */
async function shoot(page: Page, pieces: readonly Piece[]): Promise<Map<string, Shot>> {
  const boxes = await page.evaluate(
    async (pieces) => {
      document.body.innerHTML = pieces
        .map(
          ({ html, ground, widthPx, marginPx }) =>
            `<div style="background:${ground};width:${widthPx}px;padding:${marginPx}px">${html}</div>`,
        )
        .join("");
      await document.fonts.ready;
      await Promise.all(Array.from(document.images, (image) => image.decode()));
      let top = 0;
      return Array.from(document.body.children as HTMLCollectionOf<HTMLElement>, (box) => {
        // Whole pixels, so that each drawing starts on one.
        const height = Math.ceil(box.getBoundingClientRect().height);
        box.style.height = `${height}px`;
        top += height;
        return { top: top - height, height };
      });
    },
    pieces.map(({ html, ground, screen = "window" }) => ({ html, ground, ...SCREENS[screen] })),
  );
  const sheet = sharp(await page.screenshot({ fullPage: true }));
  const { data, info } = await sheet.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new Map(
    pieces.map(({ name, screen = "window" }, i) => {
      const { top, height } = boxes[i] as { top: number; height: number };
      return [name, cut(data, info.width, { top, height, width: SCREENS[screen].widthPx })];
    }),
  );
}

/** A piece of the sheet, from its left edge on. */
function cut(
  sheet: Buffer,
  sheetWidth: number,
  { top, height, width }: { top: number; height: number; width: number },
): Shot {
  if (width === sheetWidth) return { width, height, data: sheet.subarray(top * width * 4, (top + height) * width * 4) };
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * sheetWidth * 4;
    sheet.copy(data, y * width * 4, from, from + width * 4);
  }
  return { width, height, data };
}

/** A face of a mail font and the file of the open font that stands in for it. */
type Face = { family: string; file: string; weight?: 400 | 700; style?: "normal" | "italic" };

const FAMILIES: readonly [string, string][] = [
  ["Arial", "arimo"],
  ["Georgia", "gelasio"],
  ["Tahoma", "open-sans"],
  ["Trebuchet MS", "fira-sans"],
];
const FACES: readonly Face[] = [
  ...FAMILIES.flatMap(([family, id]) =>
    ([400, 700] as const).flatMap((weight) =>
      (["normal", "italic"] as const).map((style) => ({
        family,
        file: `${id}/files/${id}-latin-${weight}-${style}`,
        weight,
        style,
      })),
    ),
  ),
  { family: "Brush Script MT", file: "dancing-script/files/dancing-script-latin-400-normal" },
  { family: "Arial", file: "noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal" },
  { family: "Arial", file: "noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal", weight: 700 },
];

const require = createRequire(import.meta.url);

function fontFace({ family, file, weight = 400, style = "normal" }: Face): string {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}.woff2`));
  const letters = file.includes("arabic") ? "unicode-range:U+600-6FF,U+FB50-FDFF,U+FE70-FEFC;" : "";
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};${letters}` +
    `src:url(data:font/woff2;base64,${bytes.toString("base64")})}`
  );
}
