import { colorIn, colorOf, declarations, fontSizeOf } from "./css.ts";
import type { Attributes } from "./elements.ts";
import { type Linked, type Look, NO_LOOK, type Place } from "./flow.ts";
import { unwrapped } from "./links.ts";

/** An open element, with all that its text inherits. */
export type Frame = Place &
  Linked & {
    name: string;
    look: Look;
    /** inside a link for which nobody has chosen a colour */
    isPlainLink: boolean;
    /** how many elements ago a ground of its own began; 99: none did */
    sinceGround: number;
    isHidden: boolean;
    isPre: boolean;
  };

export const ROOT: Frame = {
  name: "",
  look: NO_LOOK,
  link: "",
  href: "",
  isPlainLink: false,
  sinceGround: 99,
  isHidden: false,
  isPre: false,
  isSignature: false,
  isQuoted: false,
};

const UNREAD = new Set([
  "script",
  "style",
  "head",
  "title",
  "template",
  "noscript",
  "svg",
  "select",
  "textarea",
  "button",
]);
const HEADINGS: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11 };
const FONT_SIZES = [10, 10, 13, 16, 18, 24, 32, 48];

/** How the mail programs mark the signature that they have put into a mail. */
const SIGNATURE =
  /\b(?:gmail_signature|gmail_sendersignature|ms-outlook-mobile-signature|apple-?mail-?signature|moz-signature|yahoo_signature|ydp\w*signature|messagesignaturesection|protonmail_signature_block|tutanota_signature|zmail_extra_signature)\b/i;
/** Outlook's word, alone: others have it as a part of theirs. */
const SIGNATURE_ID =
  /^(?:x_)*(?:signature|outlooksignature|divtagdefaultwrapper_signature|apple-mail-signature|applemailsignature)$/i;
/** And what they quote. */
const QUOTE =
  /\b(?:gmail_quote(?:_container)?|yahoo_quoted|ydp\w*yahoo_quoted|moz-cite-prefix|moz-forward-container|protonmail_quote|messagereplysection|gmail_extra_quote)\b/i;

const clues = ({ id = "", class: names = "", name = "" }: Attributes) => `${id} ${names} ${name}`.slice(0, 500);

/** The line that classic Outlook draws above the head of the mail that it answers. */
const OUTLOOK_RULE = /border-top:\s*solid #(?:e1e1e1|b5c4df) 1\.0pt/i;

/** Outlook puts the mail that it answers behind a mark, not into an element. */
export const isQuoteMark = ({ id = "", style = "" }: Attributes) =>
  /^(?:x_)*(?:divrplyfwdmsg|appendonsend|replysplit)$/i.test(id) || OUTLOOK_RULE.test(style.slice(0, 300));

/** The frame of an element inside another. */
export function frameOf(name: string, attributes: Attributes, outer: Frame): Frame {
  const style = declarations(attributes.style ?? "");
  const mark = clues(attributes);
  const isCite = name === "blockquote" && attributes.type === "cite";
  const isLink = name === "a" && Boolean(attributes.href);
  const ground = colorIn(style.get("background-color") ?? style.get("background")) ?? colorOf(attributes.bgcolor);
  return {
    name,
    look: lookOf(name, attributes, style, outer.look),
    link: isLink ? unwrapped(attributes.href ?? "") : outer.link,
    href: isLink ? (attributes.href ?? "") : outer.href,
    isPlainLink: (isLink || outer.isPlainLink) && colorGiven(name, attributes, style) === null,
    sinceGround: ground && ground !== "#ffffff" ? 0 : outer.sinceGround + 1,
    isHidden: outer.isHidden || UNREAD.has(name) || isUnseen(style),
    isPre: outer.isPre || name === "pre" || /^pre/.test(style.get("white-space") ?? ""),
    isSignature: outer.isSignature || SIGNATURE.test(mark) || SIGNATURE_ID.test(attributes.id ?? ""),
    isQuoted: outer.isQuoted || isCite || QUOTE.test(mark),
  };
}

const isUnseen = (style: ReadonlyMap<string, string>) =>
  /none/i.test(style.get("display") ?? "") ||
  /hidden/i.test(style.get("visibility") ?? "") ||
  /all/i.test(style.get("mso-hide") ?? "");

/** The colour that an element gives its text itself; null for none. */
const colorGiven = (name: string, attributes: Attributes, style: ReadonlyMap<string, string>) =>
  colorOf(style.get("color")) ?? (name === "font" ? colorOf(attributes.color) : null);

function lookOf(name: string, attributes: Attributes, style: ReadonlyMap<string, string>, outer: Look): Look {
  const weight = style.get("font-weight") ?? "";
  const isStrong = name === "b" || name === "strong" || Object.hasOwn(HEADINGS, name);
  const basePx = Object.hasOwn(HEADINGS, name) ? (HEADINGS[name] ?? 16) : outer.sizePx;
  const fontPx = name === "font" ? (FONT_SIZES[Number(attributes.size)] ?? basePx) : basePx;
  const shorthand = /(?:^|\s)([\d.]{1,6}(?:px|pt|em))(?:\/\S+)?\s+(.+)$/.exec((style.get("font") ?? "").slice(0, 200));
  return {
    color: colorGiven(name, attributes, style) ?? outer.color,
    font: style.get("font-family") ?? shorthand?.[2] ?? (name === "font" ? attributes.face : undefined) ?? outer.font,
    sizePx: fontSizeOf(style.get("font-size") ?? shorthand?.[1], fontPx),
    isBold: weight ? /bold|[6-9]00/i.test(weight) : isStrong || outer.isBold,
  };
}
