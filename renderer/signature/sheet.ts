import type { AddonType } from "#shared/addons/addons.ts";
import type { ContactName } from "#shared/catalog/contacts.ts";
import { FONTS } from "#shared/catalog/fonts.ts";
import { type visibleFields as VisibleFields, visibleFields } from "#shared/catalog/templates.ts";
import { type Words, wordsOf } from "#shared/catalog/words.ts";
import {
  BACKINGS,
  MAX_IMAGE_WIDTH,
  MIN_IMAGE_WIDTH,
  parseSource,
  type Shape,
  shownSize,
  type Variant,
  variantName,
} from "#shared/images/variant.ts";
import { contrast, HEX_COLOR, INK, luminance, mix, readableOn } from "#shared/lib/color.ts";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { safeUrl } from "#shared/lib/url.ts";
import type { Content, Design, General, Media } from "#shared/signatures/schema.ts";
import type { Grounds, ImageRequest, RenderOptions } from "./options.ts";
import { escapeText, flat, type Markup, printable, trusted } from "./primitives/html.ts";
import type { Picture } from "./primitives/image.ts";
import { remembered } from "./remembered.ts";
import type { Look } from "./templates/look.ts";

/**
 * One signature on its way to paper: the content with the template's defaults filled in, text styles ready to use, and
 * the two doors through which addresses get out, `href` and `picture`.
 */
export type Sheet = Direction & {
  general: General;
  design: Design;
  media: Media;
  options: RenderOptions;
  look: Look;
  show: ReturnType<typeof VisibleFields>;
  /** what nobody typed, in the signature's language */
  words: Words;
  /** size of running text in pixels */
  basePx: number;
  font: string;
  color: {
    accent: string;
    text: string;
    line: string;
    /** plate under the whole signature; null: the mail's own ground */
    background: string | null;
  };
  linePx: number;
  /** worked out once: both the HTML and the plain text ask, and following an address is the dearest part */
  drawn: { contacts: ContactLine[] | null; socials: SocialLink[] | null; addons: DrawnAddon[] | null };
  /** what pictures stand on, noted as they are drawn */
  grounds: Grounds;
  /**
   * Declarations of a cell with text. Longhands: of a `font` shorthand Chromium makes twelve declarations, some 290
   * characters, in every cell that is pasted.
   */
  type(sizePx: number, color: string, more?: string, leading?: number): string;
  /**
   * A link in its final form; null when nothing may stand there. Short links stand in for pages, but not where the
   * address is what is read (`isShown`): a text that leads elsewhere than it says looks like fraud.
   */
  href(raw: string, isShown?: boolean): string | null;
  /** Address of a file of ours. Names are made of numbers, colours and ids, so they need no escaping. */
  hosted(name: string): Markup;
  /** A stored picture at a shown width; null when the path is not one of ours. */
  picture(path: string | null, shape: Shape, widthPx: number, alt: string, behind?: Behind): Picture | null;
};

/** Which way the whole runs, and whether texts of the other direction stand in it. */
type Direction = { dir: "rtl" | null; isMixed: boolean };

/** One line of contact: what is seen, and where it leads. */
export type ContactLine = {
  /** in plain text and in a column of words; empty for a custom field whose title is the link */
  label: string;
  /** in a column of letters; empty where only the whole label says it */
  short: string;
  /** whose icon stands in front of it; null for a custom field */
  kind: ContactName | null;
  text: string;
  href: string | null;
  /** the label is the person's own: it is shown even where contacts have none */
  isOwn: boolean;
  /** would be taken for something else without one: a fax, a second number */
  isMistakable: boolean;
  /** a number or an address, which should not break; words may */
  isWhole: boolean;
};

/** A network with a link, ready to be drawn. */
export type SocialLink = { label: string; href: string; picture: Picture };

/** What an addon puts under the signature (the sign: above it), and its lines in the plain text. */
export type DrawnAddon = { type: AddonType; body: Markup | Paragraph; text: string[] };

/** A row of text; takes the padding that parts it from a row above. */
export type Paragraph = (padding?: string) => Markup;

/** What a drawing asked for: the server makes short links and picture copies of exactly these. */
export type Requests = { links: Set<string>; images: Map<string, ImageRequest> };

/** What a picture stands on: a plate whose colour is known, or one of its own. */
export type Behind = Pick<Variant, "ground" | "backing">;

/** Line height as a factor where a layout has no other. */
export const LEADING = 1.4;

export function prepare(content: Content, options: RenderOptions, look: Look, requests: Requests | null): Sheet {
  const { general, design, media } = content;
  const show = visibleFields(design.templateId);
  const basePx = px((16 * design.fontSize) / 100, 8, 24);
  const font = Object.hasOwn(FONTS, design.fontFamily) ? FONTS[design.fontFamily] : FONTS.Arial;
  const background = show.templateBackground ? plate(design, look) : (look.background ?? null);
  const accent = hex(design.fontColor) ?? readable(look.accent, background);
  const leading = look.leading ?? LEADING;
  const face = `;font-family:${font};color:`;
  const usual = flat(`px;line-height:${leading}${face}`);
  const images = `${escapeText(options.imageHost)}/i/`;
  return {
    general,
    design,
    media,
    options,
    look,
    show,
    words: wordsOf(general.language),
    ...direction(general),
    basePx,
    font,
    color: {
      accent,
      text: (show.textColor ? hex(design.textColor) : null) ?? readable(look.text, background),
      line: hex(design.borderColor) ?? (background ? look.line : quiet(`${look.line}${look.text}`)),
      background,
    },
    drawn: { contacts: null, socials: null, addons: null },
    grounds: { logo: null },
    linePx: px(design.borderWidth, 0, 8),
    type: (sizePx, color, more = "", ownLeading = leading) =>
      `font-size:${sizePx}${ownLeading === leading ? usual : `px;line-height:${ownLeading}${face}`}${color}${more}`,
    href(raw, isShown) {
      const url = safe(raw);
      // Written by `safeUrl`: http, https, mailto or tel.
      if (!url?.startsWith("http")) return url;
      if (isShown) return options.shownLinks?.[url] ?? url;
      requests?.links.add(url);
      return options.links?.[url] ?? url;
    },
    hosted: (name) => trusted(`${images}${name}`),
    picture(path, shape, widthPx, alt, { ground = null, backing = BACKINGS.none } = {}) {
      const source = path ? sourceOf(path) : null;
      if (!path || !source?.widthPx || !source.heightPx) return null;
      // Icons may be shown smaller than the smallest copy that is made.
      const request = { path, shape, widthPx: px(widthPx, MIN_IMAGE_WIDTH, MAX_IMAGE_WIDTH), ground, backing };
      const name = variantName(source, { ...request, density: options.density ?? 2 });
      if (requests) requests.images.set(name, request);
      const src = options.resolveImage?.(request) ?? trusted(`${images}${name}`);
      const shown = shownSize(source, { shape, widthPx: px(widthPx, 1, MAX_IMAGE_WIDTH), backing });
      return { src, widthPx: shown.widthPx, heightPx: shown.heightPx, alt };
    },
  };
}

/** Following an address costs as much as drawing ten cells. */
const safe = remembered(safeUrl);
const sourceOf = remembered(parseSource);

/** The plate of the layouts that have one: the person's colour, their own when switched on without one, or none. */
function plate(design: Design, look: Look): string | null {
  return design.isTemplateBackgroundEnabled ? (hex(design.templateBackground) ?? look.background ?? null) : null;
}

/** A layout's own colour, or ink or white where it could not be read on the plate the person chose. */
function readable(color: string, background: string | null): string {
  return background ? readableTogether(`${color}${background}`) : color;
}
const readableTogether = remembered((colors) => {
  const [color, background] = [colors.slice(0, 7), colors.slice(7)];
  return contrast(color, background) >= 4.5 ? color : inkOn(background);
});

/** Ink or white, whichever is read better on a colour. */
export const inkOn = remembered(readableOn);

/**
 * A line's colour and a text's, together -> the line no lighter than the text. A mail turns dark around what stands on its own
 * ground: a light line would shine brighter there than any word.
 */
const quiet = remembered((colors) => {
  const [line, text] = [colors.slice(0, 7), colors.slice(7)];
  for (let part = 0; part < 1; part += 0.05) {
    const darker = mix(line, INK, part);
    if (luminance(darker) <= luminance(text)) return darker;
  }
  return text;
});

/** Text and lines outside a layout's plate, on whatever ground the mail program has. */
const PAGE_TEXT = "#6d777b";

/** The same signature as it is written below and above a layout's plate. */
export function outside(sheet: Sheet): Sheet {
  const { color, design, look } = sheet;
  if (color.background === null) return sheet;
  const accent = hex(design.fontColor) ?? look.pageAccent ?? look.accent;
  const line = hex(design.borderColor) ?? PAGE_TEXT;
  return { ...sheet, color: { accent, text: PAGE_TEXT, line, background: null } };
}

export const hex = (color: string | null) => (color && HEX_COLOR.test(color) ? color : null);

export const px = (value: number, min: number, max: number) =>
  Number.isFinite(value) ? Math.round(Math.min(max, Math.max(min, value))) : min;

const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
/** The same with the letters and marks of Europe. */
const WRITTEN =
  /^[!-~\u00a1-\u00ac\u00ae-\u02ff](?:[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2026\u20ac]*[!-~\u00a1-\u00ac\u00ae-\u02ff])?$/;

/** A line of text as it will be seen; empty when nothing of it can be seen. */
export const visible = remembered((text) => {
  if (text === "" || PLAIN.test(text) || WRITTEN.test(text)) return text;
  const clean = printable(text).trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(clean) ? clean : "";
});

/**
 * The script of most letters of who it is decides. `dir="auto"` asks the first letter alone, and would turn a Hebrew
 * signature that begins with a Latin name, or an English one of somebody called محمد.
 */
function direction(general: General): Direction {
  const { name, position, department, company, contacts, customFields, socialCaption, language } = general;
  const who = `${name} ${position} ${department} ${company}`;
  // Labels are words of the language that was chosen for them.
  let all = who + socialCaption + wordsOf(language).labels.phone;
  for (const { value } of contacts) all += value;
  for (const { title, value } of customFields) all += title + value;
  if (!RIGHT_TO_LEFT.test(all)) return { dir: null, isMixed: false };
  const letters = who.match(/\p{L}/gu) ?? [];
  const isTurned = letters.filter((letter) => RIGHT_TO_LEFT.test(letter)).length * 2 > letters.length;
  return isTurned ? { dir: "rtl", isMixed: false } : { dir: null, isMixed: true };
}
