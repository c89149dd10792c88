import { addressIn, type Program, REPLY_SUBJECT, windowOf } from "./program.ts";

/**
 * Outlook on the web: labels are translated and classes are hashes, so roles have to do. Whom a mail goes to stands in a field of
 * one line that is edited like its text; the editor of signatures and the search have none.
 */
const TEXTS = '[role="textbox"][aria-multiline="true"][contenteditable="true"]';
const PLAIN_TEXTS = 'textarea[aria-multiline="true"], textarea[role="textbox"]';
const FIELDS = '[contenteditable="true"]:not([aria-multiline="true"]), input[role="combobox"][aria-autocomplete]';
const SUBJECTS = 'input[type="text"], input:not([type])';
const ROWS = '[role="option"][data-convid]';
const SENT = /\/mail(?:\/\d+)?\/sentitems(?:\/|$)/;
/** Settings open over the mails, and the address says so. */
const SETTINGS = /\/options(?:\/|$)/;

export const outlook: Program = {
  hosts: /^outlook\.(?:office|office365|live)\.com$|^outlook\.cloud\.microsoft$/,
  candidates: `${TEXTS}, ${PLAIN_TEXTS}`,
  isBody: (element) =>
    !SETTINGS.test(element.ownerDocument.location.pathname) && windowOf(element, FIELDS, outlook.candidates) !== null,
  quotes:
    '#appendonsend, #divRplyFwdMsg, [id$="divRplyFwdMsg"], #mail-editor-reference-message-container, .gmail_quote, blockquote[type=cite]',
  ownSignature: '#Signature, [id^="Signature"]',
  isPlain: (body) => body.localName === "textarea",
  // The half of a split button that does something, by a name that its parts' library has given it; and by what it says.
  send: 'button.splitPrimaryButton, [data-testid="ComposeSendButton"] button, button[aria-label="Send"], button[title*="Enter)"]',
  subjectOf: (body) =>
    [...(windowOf(body, FIELDS, outlook.candidates)?.querySelectorAll<HTMLInputElement>(SUBJECTS) ?? [])].find(
      ({ type, value }) => type === "text" && value !== "",
    )?.value ?? "",
  reading: '[role="document"], [id^="UniqueMessageBody"]',
  sentRows: (page) =>
    SENT.test(page.location.pathname)
      ? [...page.querySelectorAll<HTMLElement>(ROWS)].flatMap((row) => {
          const place = row.querySelector<HTMLElement>("[title]");
          return place ? [{ row, subject: place.getAttribute("title") ?? "", place }] : [];
        })
      : [],
  isReply: (body) =>
    body.querySelector(outlook.quotes) !== null ||
    [...(windowOf(body, FIELDS, outlook.candidates)?.querySelectorAll<HTMLInputElement>(SUBJECTS) ?? [])].some(
      ({ value }) => REPLY_SUBJECT.test(value),
    ),
  // "Mail - Ana Lopez - Outlook" names nobody for sure; the address does in some, and the place in all.
  account: ({ title, location }) =>
    addressIn(title) ?? addressIn(decoded(location.pathname)) ?? nameIn(title, location),
};

const nameIn = (title: string, { hostname }: Location): string => {
  const name = /^.{1,60} - (.{1,80}) - Outlook/u.exec(title)?.[1]?.trim();
  return name ? `${name} · ${hostname}` : hostname;
};

/** A malformed address is none of Outlook's. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
