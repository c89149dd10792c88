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
