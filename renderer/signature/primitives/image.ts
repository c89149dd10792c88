import { escapeText, type Markup, trusted, write } from "./html.ts";

/** A picture with its place on the page, in CSS pixels; the file behind it is usually twice as dense. */
export type Picture = { src: string | Markup; widthPx: number; heightPx: number; alt: string };

/** Width and height twice: Word reads the attributes only and would draw a dense file at its full size. */
export function image({ src, widthPx, heightPx, alt }: Picture): Markup {
  const size = `width="${widthPx}" height="${heightPx}"`;
  const style = `display:block;border:0;width:${widthPx}px;height:${heightPx}px`;
  return trusted(`<img src="${write(src)}" ${size} alt="${escapeText(alt)}" style="${style}">`);
}
