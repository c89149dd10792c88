import { findBanner } from "#shared/catalog/banners/gallery.ts";
import { FACE_SIZE, LOGO_HEIGHT_PX, MARK_SIZE } from "#shared/catalog/samples.ts";
import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import type { Sample, SampleKind, SampleSize } from "#shared/images/samples.ts";
import { paintBanner } from "../banners/paint.ts";
import { drawLetters } from "../letters/letters.ts";
import { SAMPLE_BANNERS } from "./banners.ts";
import { type Drawing, drawLogo, drawMark } from "./logos.ts";
import { PORTRAITS } from "./portraits.ts";
import { SAMPLE_SIGNS } from "./signs.ts";

/** A drawing as SVG, which says its size, and the pixels of its file. */
export type Vector = { svg: string; size: SampleSize };

const KINDS: Record<SampleKind, (id: string) => Vector | null> = {
  face(id) {
    const portrait = PORTRAITS.get(id);
    return portrait === undefined ? null : { svg: sized(portrait, FACE_SIZE), size: FACE_SIZE };
  },
  mark: (id) => scaled(drawMark(id), MARK_SIZE[1] / 100),
  logo: (id) => scaled(drawLogo(id), LOGO_HEIGHT_PX / 100),
  banner(id) {
    const order = entryOf(SAMPLE_BANNERS, id);
    const banner = order && findBanner(order.designId);
    if (!banner) return null;
    const size: SampleSize = [banner.widthPx * DRAWING_DENSITY, banner.heightPx * DRAWING_DENSITY];
    return { svg: sized(paintBanner(order).svg, size), size };
  },
  sign(id) {
    const sign = entryOf(SAMPLE_SIGNS, id);
    if (!sign) return null;
    const { d, ink } = drawLetters(sign.text, { family: sign.font, sizePx: SIGN_PX });
    const svg = `<path transform="translate(${-ink.left} ${-ink.top})" fill="${sign.color}" d="${d}"/>`;
    return scaled({ svg, width: ink.right - ink.left, height: ink.bottom - ink.top }, DRAWING_DENSITY);
  },
};
/** Of the handwriting. */
const SIGN_PX = 48;

/** A picture of a ready design as it was drawn; null for one that there is not. */
export const vectorOf = ({ kind, id }: Sample): Vector | null => KINDS[kind](id);

const entryOf = <T>(entries: Readonly<Record<string, T>>, id: string): T | null =>
  Object.hasOwn(entries, id) ? (entries[id] as T) : null;

function scaled(drawing: Drawing | null, scale: number): Vector | null {
  if (!drawing) return null;
  const { svg, width, height } = drawing;
  const size: SampleSize = [Math.round(width * scale), Math.round(height * scale)];
  return {
    svg: sized(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${svg}</svg>`, size),
    size,
  };
}

/** The whole sheet in another size: a vector is as fine as the pixels it says it has. */
function sized(svg: string, [widthPx, heightPx]: SampleSize): string {
  const [tag = ""] = /^<svg[^>]*>/.exec(svg) ?? [];
  const plain = tag.replace(/ (?:width|height)="[^"]*"/g, "");
  return svg.replace(tag, plain.replace("<svg", `<svg width="${widthPx}" height="${heightPx}"`));
}
