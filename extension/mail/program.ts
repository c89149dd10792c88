/** What a mail program on the web looks like to the extension. */
export type Program = {
  /** where it is found */
  hosts: RegExp;
  /** everything that may be the text of a mail; which of them are, `isBody` says */
  candidates: string;
  isBody(element: HTMLElement): boolean;
  /** where the mail that is answered begins, by any of these */
  quotes: string;
  /** the signature that the program itself puts in */
  ownSignature: string;
  /** the mail leaves as plain text */
  isPlain(body: HTMLElement): boolean;
  /** whether it answers or forwards another */
  isReply(body: HTMLElement): boolean;
  /** what sends a mail when it is pressed */
  send: string;
  /** what a mail is about, as its window says */
  subjectOf(body: HTMLElement): string;
  /** mails that are read: their text, before which something may stand */
  reading: string;
  /** the list of sent mails, while it is shown: its rows, and what they say a mail is about */
  sentRows(page: Document): { row: HTMLElement; subject: string; place: HTMLElement }[];
  /** in whose name mails are written in this page: an address, or where it cannot be told a place that stays */
  account(page: Pick<Document, "title" | "location">): string;
};

/** Of "Re: Offer", "AW: Angebot" and their like. */
export const REPLY_SUBJECT = /^\s*(?:re|aw|antw|sv|vs|rv|res|ref|odp|fw|fwd|wg|tr|enc|vb|i)\s*(?:\[\d+\])?\s*[:：]/i;

/** The first address in a text. */
export const addressIn = (text: string): string | null =>
  /[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0].toLowerCase() ?? null;

/** How far up from a mail's text its other fields are looked for. */
const MAX_STEPS = 30;

/**
 * The nearest element around a mail's text that also holds one of its other fields. What holds a second text besides is more
 * than one window, or a page in which such a window merely lies beside: then there is none.
 */
export function windowOf(body: HTMLElement, fields: string, texts: string): HTMLElement | null {
  let at = body.parentElement;
  for (let step = 0; at && step < MAX_STEPS; step++, at = at.parentElement) {
    if (at.querySelector(fields) === null) continue;
    return at.querySelectorAll(texts).length === 1 ? at : null;
  }
  return null;
}
