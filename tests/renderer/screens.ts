import { type Browser, chromium } from "playwright";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/chromium.mjs";
import { FONT_HOST, standInFile, standInRules } from "../support/standInFonts.ts";

/** A signature to be measured. */
export type Sheet = {
  html: string;
  /** texts that want a line of their own, as addresses of mail and web and numbers of telephones do that are links */
  unbroken: readonly string[];
  /** texts by which the width of the body is told */
  body: readonly string[];
};

/** How it comes out on a screen of a width. */
export type Measured = {
  /** how far anything reaches over the right edge, in CSS pixels */
  overPx: number;
  /** from the leftmost to the rightmost of the body's texts */
  bodyPx: number;
  /** in several lines although there was room for one: addresses, numbers, and what else was to be unbroken */
  broken: string[];
  /** words in several lines although there was room for one */
  torn: string[];
  /** how much is left of the width of the picture that lost most, banners aside: 1 is all of it */
  pictures: number;
};

/** Wider pictures are made to give way. */
const BANNER_PX = 240;

/** What Chromium puts around the body of a mail. */
const MARGIN_PX = 8;

/**
 * Lays out signatures in Chromium, many on one page, each in a box as wide as a screen: a signature has no media queries,
 * so that a box is a screen to it. Fonts are the bundled ones, pictures are blank and have the size of their attributes.
 */
export async function openScreens() {
  const browser = await chromium.launch({ executablePath: findChromium({ isWhole: true }), args: CHROMIUM_FLAGS });
  const page = await newPage(browser);
  return {
    /** @returns for each signature what it is like on each of the screens, in their order */
    measure: (sheets: readonly Sheet[], widthsPx: readonly number[]): Promise<Measured[][]> =>
      page.evaluate(measureInPage, { sheets, widthsPx, marginPx: MARGIN_PX, bannerPx: BANNER_PX }),
    close: () => browser.close(),
  };
}

async function newPage(browser: Browser) {
  const page = await browser.newPage();
  await page.route("**/*", (route) => {
    const url = route.request().url();
    return url.startsWith(FONT_HOST)
      ? route.fulfill({
          contentType: "font/woff2",
          body: standInFile(url),
          headers: { "access-control-allow-origin": "*" },
        })
      : route.abort();
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${standInRules()}
    body{margin:0} section{overflow:hidden;contain:strict;height:4000px}</style>`);
  return page;
}

/** Runs in the page, so it may use nothing from here. */
async function measureInPage({
  sheets,
  widthsPx,
  marginPx,
  bannerPx,
}: {
  sheets: readonly Sheet[];
  widthsPx: readonly number[];
  marginPx: number;
  bannerPx: number;
}): Promise<Measured[][]> {
  const BLANK = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
  /** Scripts that break between any two letters, by rules of their own. */
  const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Extended_Pictographic}]/u;
  const boxes = sheets.flatMap(({ html }) => {
    const blank = html.replace(/(<img src=")[^"]*/g, `$1${BLANK}`);
    return widthsPx.map(
      (px) => `<section style="width:${px}px"><div style="margin:0 ${marginPx}px">${blank}</div></section>`,
    );
  });
  document.body.innerHTML = boxes.join("");
  await document.fonts.ready;
  const places = Array.from(document.body.children);
  return sheets.map((sheet, i) => widthsPx.map((_, j) => measured(places[i * widthsPx.length + j] as Element, sheet)));

  function measured(box: Element, { unbroken, body }: Sheet): Measured {
    const broken: Text[] = [];
    const torn: Text[] = [];
    let [left, right] = [Number.POSITIVE_INFINITY, 0];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const text = node.data.trim();
      const lines = text ? linesOf(node, 0, node.length) : [];
      if (body.includes(text))
        for (const line of lines) [left, right] = [Math.min(left, line.left), Math.max(right, line.right)];
      if (countOf(lines) < 2) continue;
      if (unbroken.includes(text) || isAddress(node)) broken.push(node);
      else if (hasTornWord(node)) torn.push(node);
    }
    const overPx = overhang(box);
    return {
      overPx,
      bodyPx: Math.max(0, right - left),
      broken: broken.filter((node) => hasRoom(box, node, overPx)).map(({ data }) => data.trim()),
      torn: torn.filter((node) => hasRoom(box, node, overPx)).map(({ data }) => data.trim()),
      pictures: Math.min(
        1,
        ...Array.from(box.querySelectorAll("img"), (image) => {
          const wantedPx = Number(image.getAttribute("width"));
          return wantedPx < bannerPx ? image.getBoundingClientRect().width / wantedPx : 1;
        }),
      ),
    };
  }

  function overhang(box: Element): number {
    const edge = box.getBoundingClientRect().right;
    let over = 0;
    for (const element of box.querySelectorAll("td,img"))
      over = Math.max(over, element.getBoundingClientRect().right - edge);
    return over;
  }

  /** The boxes of a piece of text, without those that hold nothing. */
  function linesOf(node: Text, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return Array.from(range.getClientRects()).filter(({ width }) => width > 0);
  }

  function countOf(lines: readonly DOMRect[]): number {
    return new Set(lines.map(({ top }) => Math.round(top))).size;
  }

  /** Addresses of mail and web, and numbers of telephones. Words that lead somewhere may break between words. */
  function isAddress(node: Text): boolean {
    const href = node.parentElement?.closest("a")?.getAttribute("href") ?? "";
    return /^(?:tel|mailto):/.test(href) || (/^https?:/.test(href) && /^\S+\.\S+$/.test(node.data.trim()));
  }

  /** Whether a word stands in several lines; hyphens and slashes end one. */
  function hasTornWord(node: Text): boolean {
    return Array.from(node.data.matchAll(/[^\s\-–/]+/g)).some(
      ({ 0: word, index }) => !ANYWHERE.test(word) && countOf(linesOf(node, index, index + word.length)) > 1,
    );
  }

  /** Whether the screen had room for a text in one line: it is tried. */
  function hasRoom(box: Element, node: Text, overPx: number): boolean {
    const around = document.createElement("span");
    around.style.whiteSpace = "nowrap";
    node.replaceWith(around);
    around.append(node);
    const isWider = overhang(box) > overPx + 0.5;
    around.replaceWith(node);
    return !isWider;
  }
}
