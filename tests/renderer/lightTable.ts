import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import sharp from "sharp";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";
import { standIn } from "./standIns.ts";

/** Pixels of one photograph, four bytes each: red, green, blue, alpha. */
export type Shot = { width: number; height: number; data: Buffer };

/** A drawing to look at, on a ground of a colour. */
export type Piece = { name: string; html: string; ground: string };

/** Wide enough for what may be 600 pixels wide, with a margin that shows what sticks out. */
const WIDTH_PX = 640;
const MARGIN_PX = 16;

/** Where hosted pictures are expected to be; the stand-ins answer there. */
export const IMAGE_HOST = "https://img.example";

/**
 * A page of Chromium that draws signatures the same on every machine: the mail fonts are the bundled open ones, glyphs
 * are neither fitted to the pixel grid nor coloured at their edges, pictures are drawn stand-ins, nothing is fetched.
 */
export async function openLightTable() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
  });
  const page = await newPage(browser);
  return {
    shoot: (pieces: readonly Piece[]) => shoot(page, pieces),
    close: () => browser.close(),
  };
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: 800 } });
  await page.route("**/*", (route) => {
    const drawing = standIn(route.request().url());
    return drawing ? route.fulfill({ contentType: "image/svg+xml", body: drawing }) : route.abort();
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${FACES.map(fontFace).join("")}
    body{margin:0} div{box-sizing:border-box;width:${WIDTH_PX}px;padding:${MARGIN_PX}px;overflow:hidden}</style>`);
  return page;
}

/** All pieces under one another on one page, photographed once and cut apart. */
async function shoot(page: Page, pieces: readonly Piece[]): Promise<Map<string, Shot>> {
  const boxes = await page.evaluate(async (pieces) => {
    document.body.innerHTML = pieces
      .map(({ html, ground }) => `<div style="background:${ground}">${html}</div>`)
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
  }, pieces);
  const sheet = sharp(await page.screenshot({ fullPage: true }));
  const { data, info } = await sheet.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const line = info.width * info.channels;
  return new Map(
    pieces.map(({ name }, i) => {
      const { top, height } = boxes[i] as { top: number; height: number };
      return [name, { width: info.width, height, data: data.subarray(top * line, (top + height) * line) }];
    }),
  );
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
