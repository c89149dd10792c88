import { contactMark } from "#renderer/images/contactMarks.ts";
import { ROUNDED_RADIUS_PCT } from "#shared/images/constants.ts";
import { parseEmblemName } from "#shared/images/drawnName.ts";
import { emblemSvg } from "#shared/images/emblemSvg.ts";
import { isMarkShape, parseIconName, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { iconSvg } from "#shared/images/iconSvg.ts";
import { parseVariant, SHAPES, type Variant } from "#shared/images/variant.ts";

/** Drawn stand-ins for hosted pictures, as SVG: what counts in a layout is their place, size, shape and weight. */
export function standIn(url: string): string | null {
  const name = new URL(url).pathname.split("/").at(-1) ?? "";
  const found = parseVariant(name);
  if (found) return picture(name, found.variant);
  const emblem = parseEmblemName(name);
  return emblem ? emblemSvg(emblem, null) : icon(name);
}

const PLATES = {
  [SOCIAL_SHAPES.circle]: '<circle cx="50" cy="50" r="50"/>',
  [SOCIAL_SHAPES.rounded]: '<rect width="100" height="100" rx="22"/>',
  [SOCIAL_SHAPES.square]: '<rect width="100" height="100"/>',
  [SOCIAL_SHAPES.bare]: "",
};

const NOWHERE = { left: 0, top: 0, width: 0, height: 0, centerX: 0, centerY: 0 };

/** A plate with a mark that is no network's own: an accepted picture should not change with a redrawn mark. */
function icon(name: string): string | null {
  const parsed = parseIconName(name);
  if (!parsed) return null;
  const { network, shape, fill, glyph } = parsed;
  // Ours, and part of how a layout looks.
  if (isMarkShape(shape))
    return iconSvg(parsed, { svg: contactMark(network, shape) ?? "", ink: NOWHERE }, parsed.sizePx);
  const scale = shape === SOCIAL_SHAPES.bare ? 1.7 : 1;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="${fill}">${PLATES[shape]}</g>` +
    `<g fill="none" stroke="${glyph}" stroke-width="11" transform="translate(50 50) scale(${scale})">` +
    '<path d="M-21 8V-19H20V8ZM-12 22H12"/></g></svg>'
  );
}

function picture(name: string, { shape }: Variant): string {
  const [, width, height] = /-(\d+)x(\d+)/.exec(name) as unknown as [string, string, string];
  const [w, h] = shape === SHAPES.circle ? [100, 100] : [100, (100 * Number(height)) / Number(width)];
  const radius =
    shape === SHAPES.circle ? 50 : shape === SHAPES.rounded ? (Math.min(w, h) * ROUNDED_RADIUS_PCT) / 100 : 0;
  const drawing = w / h > 3.5 ? banner(h) : w / h > 1.5 ? logo(h) : portrait(h);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><clipPath id="c"><rect width="${w}" height="${h}" rx="${radius}"/>` +
    `</clipPath><g clip-path="url(#c)">${drawing}</g></svg>`
  );
}

const portrait = (h: number) =>
  `<rect width="100" height="${h}" fill="#cfe6e4"/><g transform="translate(0 ${h - 100})">` +
  '<path d="M27 52C21 18 40 12 52 14c20 1 25 20 21 44l-3 22H32Z" fill="#3b2a26"/>' +
  '<path d="M10 110c2-24 16-31 40-31s38 7 40 31Z" fill="#1d6f72"/><path d="M42 62h16v22q-8 8-16 0Z" fill="#d9a384"/>' +
  '<ellipse cx="50" cy="48" rx="17" ry="21" fill="#e6b596"/><path d="M31 46c2-20 30-25 38-2-16 0-24-6-26-12-2 8-6 12-12 14Z" fill="#3b2a26"/></g>';

/** A mid tone, as a logo that people choose for both grounds. */
const logo = (h: number) =>
  `<circle cx="${h / 2}" cy="${h / 2}" r="${h * 0.42}" fill="#2f7fb8"/>` +
  `<rect x="${h * 1.15}" y="${h * 0.24}" width="${98 - h * 1.15}" height="${h * 0.24}" fill="#2f7fb8"/>` +
  `<rect x="${h * 1.15}" y="${h * 0.6}" width="${70 - h * 1.15}" height="${h * 0.14}" fill="#7fa9c4"/>`;

const banner = (h: number) =>
  `<rect width="100" height="${h}" fill="#1f4e79"/><circle cx="84" cy="${h * 0.4}" r="${h * 0.8}" fill="#2f7fb8"/>` +
  `<circle cx="96" cy="${h}" r="${h * 0.7}" fill="#f2b84b"/><rect x="6" y="${h * 0.28}" width="38" height="${h * 0.18}" fill="#ffffff"/>` +
  `<rect x="6" y="${h * 0.58}" width="26" height="${h * 0.1}" fill="#bcd3e6"/>`;
