import { html, type Markup } from "./html.ts";

/** A picture with its place on the page, in CSS pixels; the file behind it is usually twice as dense. */
export type Picture = { src: string; widthPx: number; heightPx: number; alt: string };

/** Width and height twice: Word reads the attributes only and would draw a dense file at its full size. */
export function image({ src, widthPx, heightPx, alt }: Picture): Markup {
  return html`<img src="${src}" width="${widthPx}" height="${heightPx}" alt="${alt}" style="display:block;border:0;width:${widthPx}px;height:${heightPx}px">`;
}
