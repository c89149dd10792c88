import { randomUUID } from "node:crypto";
import juice from "juice";
import { renderToStaticMarkup } from "react-dom/server";
import { toPlainText } from "react-email";
import type { Language } from "#shared/languages/constants.ts";
import { ENGLISH, type Speech, speakBy } from "#shared/languages/translate.ts";
import { legibleOn, readableOn } from "#shared/lib/color.ts";
import { isOneLine } from "#shared/lib/text.ts";
import { words as de } from "#shared/locales/de/mails.ts";
import { words as es } from "#shared/locales/es/mails.ts";
import { words as pt } from "#shared/locales/pt/mails.ts";
import { MAX_SUBJECT_LENGTH } from "#shared/mail/constants.ts";
import type { DrawnMail, MailName, MailProps } from "#shared/mail/schema.ts";
import { filled } from "#shared/reseller/brand/colors.ts";
import { accessAnswered } from "./all/accessAnswered.tsx";
import { accessRequest } from "./all/accessRequest.tsx";
import { accountDeleted } from "./all/accountDeleted.tsx";
import { accountKept } from "./all/accountKept.tsx";
import { adminInvitation } from "./all/adminInvitation.tsx";
import { cardSent } from "./all/cardSent.tsx";
import { companyEnding } from "./all/companyEnding.tsx";
import { companyExportReady } from "./all/companyExportReady.tsx";
import { companyMoved } from "./all/companyMoved.tsx";
import { companyOffer } from "./all/companyOffer.tsx";
import { contactLeft } from "./all/contactLeft.tsx";
import { contactReceived } from "./all/contactReceived.tsx";
import { contactRequest } from "./all/contactRequest.tsx";
import { coupon } from "./all/coupon.tsx";
import { domainChanged } from "./all/domainChanged.tsx";
import { emailChange } from "./all/emailChange.tsx";
import { emailChanged } from "./all/emailChanged.tsx";
import { emailVerification } from "./all/emailVerification.tsx";
import { exportReady } from "./all/exportReady.tsx";
import { friendInvitation } from "./all/friendInvitation.tsx";
import { invitation } from "./all/invitation.tsx";
import { newDevice } from "./all/newDevice.tsx";
import { pageReported } from "./all/pageReported.tsx";
import { pageSent } from "./all/pageSent.tsx";
import { passwordChanged } from "./all/passwordChanged.tsx";
import { passwordReset } from "./all/passwordReset.tsx";
import { paymentProblem } from "./all/paymentProblem.tsx";
import { proofCode } from "./all/proofCode.tsx";
import { receipt } from "./all/receipt.tsx";
import { refunded } from "./all/refunded.tsx";
import { signature } from "./all/signature.tsx";
import { signInChanged } from "./all/signInChanged.tsx";
import { subscriptionCancelled } from "./all/subscriptionCancelled.tsx";
import { subscriptionEnds } from "./all/subscriptionEnds.tsx";
import { subscriptionPauses } from "./all/subscriptionPauses.tsx";
import { subscriptionResumed } from "./all/subscriptionResumed.tsx";
import { teamBlocked } from "./all/teamBlocked.tsx";
import { teamEnds } from "./all/teamEnds.tsx";
import { teamHandedOver } from "./all/teamHandedOver.tsx";
import { teamOffer } from "./all/teamOffer.tsx";
import { teamRestored } from "./all/teamRestored.tsx";
import { test } from "./all/test.tsx";
import { weeklyNumbers } from "./all/weeklyNumbers.tsx";
import { welcome } from "./all/welcome.tsx";
import { Frame } from "./Frame.tsx";
import type { MailEnv, SignatureMail } from "./mail.ts";
import css from "./mails.css?raw";

/** The language of the mail that is being drawn, which happens in one turn. */
let speech = ENGLISH;
speakBy(() => speech);

const SPEECHES: Record<Language, Speech> = {
  en: ENGLISH,
  de: { language: "de", words: new Map(Object.entries(de)) },
  es: { language: "es", words: new Map(Object.entries(es)) },
  pt: { language: "pt", words: new Map(Object.entries(pt)) },
};

const MAILS: { [N in MailName]: SignatureMail<N> } = {
  welcome,
  emailVerification,
  emailChange,
  emailChanged,
  passwordChanged,
  newDevice,
  signInChanged,
  proofCode,
  passwordReset,
  friendInvitation,
  exportReady,
  companyExportReady,
  invitation,
  adminInvitation,
  companyEnding,
  companyOffer,
  companyMoved,
  teamOffer,
  teamHandedOver,
  accessRequest,
  accessAnswered,
  accountDeleted,
  accountKept,
  teamEnds,
  teamBlocked,
  teamRestored,
  signature,
  test,
  pageSent,
  pageReported,
  domainChanged,
  weeklyNumbers,
  cardSent,
  contactLeft,
  contactRequest,
  contactReceived,
  receipt,
  paymentProblem,
  subscriptionEnds,
  subscriptionCancelled,
  subscriptionPauses,
  subscriptionResumed,
  refunded,
  coupon,
};

/** What the core has drawn for a mail that carries a signature. */
type Signature = { html: string; text: string };

/** Longest line of plain text that programs neither wrap nor cut; addresses stay whole. */
const TEXT_WIDTH = 72;

// Braces that somebody typed are text, not code of a template language.
for (const name of Object.keys(juice.codeBlocks)) delete juice.codeBlocks[name];

/**
 * Draws a mail whose props have passed their schema.
 * @throws Error for a subject of more than one line: a mistake of the program, as the schemas refuse such names
 */
export function drawMail<N extends MailName>(
  name: N,
  props: MailProps<N>,
  env: MailEnv,
  drawn: Signature = { html: "", text: "" },
): DrawnMail {
  const product = env.brand?.name;
  speech = { ...SPEECHES[env.language], ...(product && { product }) };
  try {
    return write(name, props, env, drawn);
  } finally {
    speech = ENGLISH;
  }
}

function write<N extends MailName>(name: N, props: MailProps<N>, env: MailEnv, drawn: Signature): DrawnMail {
  const mail = MAILS[name];
  const subject = shorten(mail.subject(props));
  if (!isOneLine(subject)) throw new Error(`The subject of the mail ${name} has more than one line.`);
  const slot = randomUUID();
  const markup = withoutHints(
    renderToStaticMarkup(
      <Frame
        subject={subject}
        preheader={mail.preheader(props)}
        reason={mail.reason(props)}
        publicUrl={env.publicUrl}
        brand={env.brand ?? null}
      >
        {mail.body(props, { ...env, signatureSlot: slot })}
      </Frame>,
    ),
  );
  return {
    subject,
    html: inline(markup, env.brand?.color ?? null).replace(slot, () => drawn.html),
    text: toPlainText(markup, TEXT).replace(slot, () => drawn.text),
  };
}

/** Browsers are told by it what to load first; mail programs have no use for it. */
const withoutHints = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, "");

const shorten = (subject: string) =>
  subject.length <= MAX_SUBJECT_LENGTH ? subject : `${subject.slice(0, MAX_SUBJECT_LENGTH - 1)}…`.toWellFormed();

// html-to-text, which does this work, has no types of its own.
type Element = { children: unknown };
type Builder = { addInline(text: string): void };

/** How the text twin differs from what the library would write: no heading that says the subject again, `Label: value`. */
const TEXT: NonNullable<Parameters<typeof toPlainText>[1]> = {
  wordwrap: TEXT_WIDTH,
  formatters: {
    label: (element: Element, walk: (children: unknown, builder: Builder) => void, builder: Builder) => {
      walk(element.children, builder);
      builder.addInline(": ");
    },
  },
  selectors: [
    { selector: "h1", format: "skip" },
    { selector: "td.label", format: "label" },
    { selector: "td.value", format: "inline" },
    { selector: "tr.row", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
};

/** What has the accent, in a brand's own colour: links as near to it as they can be read on our grounds. */
const colored = (color: string, button = filled(color)): string => `
.word { border-bottom-color: ${color}; }
.quote { border-left-color: ${color}; }
.button { background-color: ${button}; }
.press { color: ${readableOn(button)}; }
.link { color: ${legibleOn(color, LIGHT)}; }
.code { background-color: ${LIGHT[1]}; color: ${legibleOn(color, LIGHT)}; }
@media (prefers-color-scheme: dark) {
.button { background-color: ${button} !important; }
.press { color: ${readableOn(button)} !important; }
.link { color: ${legibleOn(color, DARK)} !important; }
.code { background-color: ${DARK[0]} !important; color: ${legibleOn(color, DARK)} !important; }
}`;
/** What mails stand on, as the stylesheet has it. */
const LIGHT = ["#ffffff", "#f2f5f6"];
const DARK = ["#0c171b", "#132127"];

/** Writes the stylesheet onto the elements and leaves the dark rules in the head. */
function inline(markup: string, color: string | null): string {
  const html = juice(`<!DOCTYPE html>${markup}`, {
    extraCss: color === null ? css : css + colored(color),
    applyWidthAttributes: false,
  });
  const dark = /<style>[\s\S]*<\/style>/.exec(html)?.[0] ?? "";
  // In a tag quotes of texts are written as references, and there is no angle bracket in texts: these are our own classes.
  return html.replace(/<[a-z][^<>]*>/g, (tag) =>
    tag
      .replace(/ class="([^"]*)"/, (_, names: string) => classAttribute(names.split(" "), dark))
      // For the text twin only.
      .replace(/ data-skip-in-text="[^"]*"/, ""),
  );
}

function classAttribute(names: string[], dark: string): string {
  const kept = names.filter((name) => new RegExp(`\\.${name}\\b`).test(dark));
  return kept.length > 0 ? ` class="${kept.join(" ")}"` : "";
}
