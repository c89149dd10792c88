import { msg } from "#shared/languages/translate.ts";

export const QUESTIONS = [
  {
    question: msg("What stays free?"),
    answer: msg(
      "One signature with the free layouts, your photo, contact lines and social links, for as long as you like. It carries a small line that says where it was made.",
    ),
  },
  {
    question: msg("How do I get a paid plan?"),
    answer: msg(
      "Write to us with the form: there is no checkout in this version. Whoever runs this Signoff gives your account the plan, and your signatures keep everything you have tried in the editor.",
    ),
  },
  {
    question: msg("Who counts as a person?"),
    answer: msg("Everybody with a signature of their own. A plan of five people has room for five signatures."),
  },
  {
    question: msg("What happens to signatures in mails I have already sent?"),
    answer: msg("They keep looking as they were, whichever plan you have. A picture never changes behind its address."),
  },
  {
    question: msg("Do you have prices for non-profits, schools and young companies?"),
    answer: msg("Yes. Choose Non-profit/Education in the form and say who you are; there is no list price for it."),
  },
  {
    question: msg("What if we are more people than the largest size?"),
    answer: msg("Ask for a quote: tell us how many you are, and you get a price for exactly that."),
  },
] as const;
