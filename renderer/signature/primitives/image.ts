import { escapeText, flat, type Markup, trusted, write } from "./html.ts";

/** A picture with its place on the page, in CSS pixels; the file behind it is usually twice as dense. */
export type Picture = { src: string | Markup; widthPx: number; heightPx: number; alt: string };

/** Width and height twice: Word reads the attributes only and would draw a dense file at its full size. */
export function image({ src, widthPx, heightPx, alt }: Picture): Markup {
  if (widthPx !== lastWidthPx || heightPx !== lastHeightPx) {
    lastAttributes = flat(`" width="${widthPx}" height="${heightPx}" alt="`);
    lastStyle = flat(`" style="display:block;border:0;width:${widthPx}px;height:${heightPx}px">`);
    lastWidthPx = widthPx;
    lastHeightPx = heightPx;
  }
  return trusted(`<img src="${write(src)}${lastAttributes}${escapeText(alt)}${lastStyle}`);
}

/** Icons of one signature are of one size: the attributes of the last picture serve the next. */
let lastWidthPx = 0;
let lastHeightPx = 0;
let lastAttributes = "";
let lastStyle = "";
