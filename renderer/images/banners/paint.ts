import type { Banner } from "#shared/catalog/banners/banner.ts";
import { findBanner } from "#shared/catalog/banners/gallery.ts";
import type { BannerOrder } from "#shared/catalog/banners/order.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { Sheet } from "./design.ts";
import { awardDrawings } from "./designs/award.ts";
import { awayDrawings } from "./designs/away.ts";
import { callDrawings } from "./designs/call.ts";
import { charityDrawings } from "./designs/charity.ts";
import { eventDrawings } from "./designs/event.ts";
import { hiringDrawings } from "./designs/hiring.ts";
import { newsletterDrawings } from "./designs/newsletter.ts";
import { productDrawings } from "./designs/product.ts";
import { reviewDrawings } from "./designs/review.ts";
import { saleDrawings } from "./designs/sale.ts";
import { seasonDrawings } from "./designs/season.ts";
import { webinarDrawings } from "./designs/webinar.ts";
import { createPen, type InkMark } from "./pen.ts";
import type { Svg } from "./svg.ts";

/** Each one asks for the words and colours of its own design, which its type has proved to be there. */
type Draw = (sheet: Sheet<Banner>) => Svg[];
const DRAWINGS = {
  ...awardDrawings,
  ...awayDrawings,
  ...callDrawings,
  ...charityDrawings,
  ...eventDrawings,
  ...hiringDrawings,
  ...newsletterDrawings,
  ...productDrawings,
  ...reviewDrawings,
  ...saleDrawings,
  ...seasonDrawings,
  ...webinarDrawings,
} as unknown as Readonly<Record<string, Draw>>;

/** Sizes in CSS pixels; `missing` are letters that no font of ours has, `marks` tell where the words are. */
export type Painted = { svg: Svg; widthPx: number; heightPx: number; missing: string[]; marks: readonly InkMark[] };

/**
 * A banner of the gallery as SVG, with other words and colours; what is not said is the design's own.
 * @throws invalid_input naming the field: an unknown design, a word or colour it does not have, too long a text
 */
export function paintBanner(order: BannerOrder): Painted {
  const { designId, texts = {}, colors = {} } = order;
  const banner = findBanner(designId);
  const draw = DRAWINGS[designId];
  if (!banner || !draw) return refuse([{ path: "designId", message: msg("There is no such banner.") }]);
  const errors = [
    ...unknown("texts", banner.texts, texts),
    ...unknown("colors", banner.colors, colors),
    ...Object.entries(banner.texts)
      .filter(([key, { maxLength }]) => (texts[key] ?? "").length > maxLength)
      .map(([key, { maxLength }]) => ({
        path: `texts.${key}`,
        message: t("Use at most {count} characters.", { count: maxLength }),
      })),
  ];
  if (errors.length > 0) refuse(errors);

  const { widthPx, heightPx } = banner;
  const pen = createPen();
  const layers = draw({
    pen,
    texts: chosen(banner.texts, texts),
    colors: chosen(banner.colors, colors),
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">` +
    `${layers.join("")}</svg>`;
  return { svg, widthPx, heightPx, missing: pen.missing(), marks: pen.marks() };
}

const unknown = (field: string, known: object, given: object) =>
  Object.keys(given)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => ({ path: `${field}.${key}`, message: msg("This banner has nothing of that name.") }));

const chosen = (own: Readonly<Record<string, { value: string }>>, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(own).map(([key, { value }]) => [key, given[key] ?? value]));

function refuse(errors: { path: string; message: string }[]): never {
  fail("invalid_input", { errors });
}
