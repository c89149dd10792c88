import { addressIn, type Program, REPLY_SUBJECT, windowOf } from "./program.ts";

/**
 * Gmail, by the marks that InboxSDK goes by as well. The fields are hidden ones of the window's form, whatever the language; the
 * signature's editor in the settings has none. `g_editable` is missing in some windows for a moment.
 */
const TEXTS =
  '[contenteditable="true"][g_editable="true"], [contenteditable="true"][role="textbox"][aria-multiline="true"]';
const PLAIN_TEXTS = 'textarea[name="body"], textarea[aria-label][role="textbox"]';
const FIELDS = 'input[name="subjectbox"], input[name="composeid"], input[name="subject"]';

const SUBJECTS = 'input[name="subjectbox"], input[name="subject"]';
const ROWS = '[role="main"] tr.zA';
/** "#sent", and its pages and searches. */
const SENT = /^#(?:sent|search\/in%3Asent|label\/\^f)/i;

export const gmail: Program = {
  hosts: /^mail\.google\.com$/,
  candidates: `${TEXTS}, ${PLAIN_TEXTS}`,
  isBody: (element) => windowOf(element, FIELDS, gmail.candidates) !== null,
  quotes: ".gmail_quote_container, .gmail_quote, .gmail_extra, blockquote[type=cite]",
  ownSignature: '[data-smartmail="gmail_signature"], .gmail_signature',
  isPlain: (body) =>
    body.localName === "textarea" ||
    body.getAttribute("contenteditable") === "plaintext-only" ||
    windowOf(body, 'input[name="ishtml"]', gmail.candidates)?.querySelector<HTMLInputElement>('input[name="ishtml"]')
      ?.value === "0",
  // A class that has stayed for years, and the words of its tip where they name the key.
  send: '.aoO[role="button"], [role="button"][data-tooltip*="Enter"]',
  subjectOf: (body) => windowOf(body, FIELDS, gmail.candidates)?.querySelector<HTMLInputElement>(SUBJECTS)?.value ?? "",
  reading: ".a3s",
  sentRows: (page) =>
    SENT.test(page.location.hash)
      ? [...page.querySelectorAll<HTMLElement>(ROWS)].flatMap((row) => {
          const place = row.querySelector<HTMLElement>(".bog");
          return place ? [{ row, subject: place.textContent ?? "", place }] : [];
        })
      : [],
  isReply: (body) =>
    body.querySelector(gmail.quotes) !== null ||
    [...(windowOf(body, FIELDS, gmail.candidates)?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].some(
      ({ value }) => REPLY_SUBJECT.test(value),
    ),
  // "Inbox (3) - ana@example.com - Gmail"; while it loads "Gmail", and then the number in the address.
  account: ({ title, location }) =>
    addressIn(title) ?? `Gmail ${Number(/\/u\/(\d+)/.exec(location.pathname)?.[1] ?? 0) + 1}`,
};
