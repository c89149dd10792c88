import type { Sold } from "#client/lib/sold.ts";
import { EDITABLE_DAYS, GRACE_PERIOD_DAYS, NOTICE_DAYS } from "#shared/billing/due.ts";
import { formatMoney } from "#shared/languages/format.ts";
import { msg } from "#shared/languages/translate.ts";

/** A question with its answer; `isAsked`: where it is about something that is not sold everywhere */
type Question = { question: string; answer: string; isAsked?: (sold: Sold) => boolean };

/** What people ask, with what is true of this installation. */
const QUESTIONS: readonly Question[] = [
  {
    question: msg("What stays free?"),
    answer: msg(
      "One signature with the free layouts, your photo, contact lines and social links, one page and one business card, for as long as you like. They carry a small line that says where they were made.",
    ),
  },
  {
    question: msg("Who counts as a person?"),
    answer: msg("Everybody with a signature of their own. A plan of five people has room for five signatures."),
  },
  {
    question: msg("Can I try a paid plan first?"),
    answer: msg(
      "Yes, for {trialDays} days, once and without a card. Nothing is charged when they are over: you choose a plan then, or what the trial has made stops showing.",
    ),
    isAsked: ({ trialDays }) => trialDays > 0,
  },
  {
    question: msg("What happens when I cancel?"),
    answer: msg(
      "Everything stays until the end of what you have paid for. After that signatures, pages and cards stop working. We tell you {noticeDays} days before, and they are back within a minute once you pay again.",
    ),
  },
  {
    question: msg("What happens when a payment fails?"),
    answer: msg("Everything stays for {graceDays} days while we ask you for another way to pay."),
  },
  {
    question: msg("Are the pictures in mails I have already sent kept?"),
    answer: msg(
      "For as long as you have a plan, or use the free one: a picture never changes behind its address. When a plan has ended, the pictures of its signatures stop showing, in old mails too, until you pay again.",
    ),
  },
  {
    question: msg("What if I change the plan in between?"),
    answer: msg(
      "More people, or a year at once, count from that day: what you have paid for the rest of the period comes off, to the cent, and you see the amount before you pay. Fewer people count from the next period.",
    ),
  },
  {
    question: msg("Do I get my money back?"),
    answer: msg(
      "Write to us: a person answers. Consumers in the European Union may withdraw within 14 days after they have bought, without a reason.",
    ),
  },
  {
    question: msg("Can I buy one signature once?"),
    answer: msg(
      "Yes, for {oneTime}: one signature with everything that a paid plan has. You can edit it for {editableDays} days; after that it stays as it is and can still be looked at and used. It brings no more pages and business cards: you may have one of each, as for free. They too can be edited only in those days, and stay visible after that, with the small line that says where they were made.",
    ),
    isAsked: ({ oneTime }) => oneTime !== null,
  },
  {
    question: msg("I have a lifetime deal. How do I get more places?"),
    answer: msg(
      "In the marketplace where you bought it: a higher tier there brings more places here. A domain of your own is not part of lifetime deals.",
    ),
  },
  { question: msg("How can I pay?"), answer: msg("By card, PayPal or Google Pay, on the page of a payment service.") },
  {
    question: msg("Is tax added?"),
    answer: msg("Yes: {taxPercent} % are added to the prices above. Your address and tax id stand on the invoice."),
    isAsked: ({ taxPercent }) => taxPercent > 0,
  },
  {
    question: msg("Is tax added?"),
    answer: msg("No: you pay what is shown. Your address and tax id stand on the invoice."),
    isAsked: ({ taxPercent }) => taxPercent === 0,
  },
  {
    question: msg("Do you have prices for non-profits, schools and young companies?"),
    answer: msg("Yes. Choose Non-profit/Education in the form and say who you are; there is no list price for it."),
  },
  {
    question: msg("What if we are more people than the largest size?"),
    answer: msg("Ask for a quote: tell us how many you are, and you get a price for exactly that."),
  },
];

export const questionsAbout = (sold: Sold): readonly Question[] =>
  QUESTIONS.filter(({ isAsked }) => isAsked?.(sold) ?? true);

/** What the answers name. */
export const valuesOf = ({ trialDays, taxPercent, oneTime, currency }: Sold) => ({
  trialDays,
  taxPercent,
  oneTime: oneTime ? formatMoney(oneTime.price, currency) : "",
  editableDays: EDITABLE_DAYS,
  graceDays: GRACE_PERIOD_DAYS,
  noticeDays: NOTICE_DAYS.join(", "),
});
