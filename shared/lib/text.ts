/** Control characters and Unicode's own line ends: what could start a new header, or a line that nobody typed. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** True for text that stays on its line, in a mail's header as on a screen. */
export const isOneLine = (text: string) => !CONTROL.test(text) && text.isWellFormed();

/** The text on one line: line breaks and control characters become spaces. `"Ana\r\nBcc: x"` -> `"Ana Bcc: x"` */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(new RegExp(`${CONTROL.source}+`, "gu"), " ")
    .trim();

/** At most so many code units of a text, and no half of a surrogate pair. */
export const cut = (text: string, maxLength: number) =>
  text.length > maxLength ? text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "") : text;

/** Latin letters that are letters of their own, so that taking their marks off leaves nothing. */
const OWN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ł: "l",
  Ł: "L",
  ı: "i",
  ħ: "h",
  Ħ: "H",
};

/** Latin text without marks: `Zoë Łoś` -> `Zoe Los`. Other scripts stay as they are. */
export const withoutMarks = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßẞæÆœŒøØđĐðÐþÞłŁıħĦ]/g, (letter) => OWN_LETTERS[letter] ?? letter);

/** What counts when texts are compared by people: neither case, marks, nor how much room is between words. `" Zoë  Ruiz"` -> `"zoe ruiz"` */
export const folded = (text: string) => withoutMarks(text).toLowerCase().replace(/\s+/g, " ").trim();

/** A readable part of an address: `Zoë Müller-Łoś` -> `zoe-muller-los`; empty when no Latin letter or digit is in it. */
export const slugOf = (text: string, maxLength: number) =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, maxLength)
    .replace(/-$/, "");
