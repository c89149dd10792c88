import PostalMime, { type Email } from "postal-mime";
import { checkMailSize, checkSize } from "./guess.ts";

/** Lines of coded pictures are longer, and no person writes as many of these. */
const SHORT_LINE = 40;
const MAX_SHORT_LINES = 100_000;
const LINE_FEED = 0x0a;

/** Pictures that are written into the HTML: of a mail their bytes count. */
const DATA = /data:image\/[a-z.+-]{1,20};base64,[a-z0-9+/=\s]*/gi;

/** @throws RangeError for HTML of a mail that is too long to be looked at */
export const checkMailHtml = (html: string): void => checkSize(html.replace(DATA, ""));

/** The parts of a mail, its attachments as base64. @throws RangeError for one that is too big, or cannot be read */
export async function parseMail(source: Uint8Array | string): Promise<Email> {
  checkMailSize(source);
  checkLines(source);
  const mail = await PostalMime.parse(source, { attachmentEncoding: "base64" }).catch((cause: unknown) => {
    // Parts in parts in parts, or headers without end.
    throw new RangeError("Not a mail that can be read", { cause });
  });
  checkMailHtml(mail.html ?? "");
  checkSize(mail.text ?? "");
  return mail;
}

/** The parser keeps a kilobyte for each line of text, however short. */
function checkLines(source: Uint8Array | string): void {
  const endAfter = (from: number) =>
    typeof source === "string" ? source.indexOf("\n", from) : source.indexOf(LINE_FEED, from);
  let short = 0;
  for (let from = 0, end = endAfter(0); end >= 0; from = end + 1, end = endAfter(from))
    if (end - from < SHORT_LINE && ++short > MAX_SHORT_LINES)
      throw new RangeError(`More than ${MAX_SHORT_LINES} short lines`);
}
