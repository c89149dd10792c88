import { msg } from "#shared/languages/translate.ts";
export const STEPS = [
  {
    title: msg("Design"),
    text: msg("Fill in your details and choose layout, font and colours. Every keystroke shows at once."),
  },
  {
    title: msg("Save"),
    text: msg("Create an account when you are happy with it, not before. What you typed is kept."),
  },
  { title: msg("Paste"), text: msg("Press Copy, open your mail client's signature settings and paste. Done.") },
] as const;

/** Mail clients by the names people call them, with the install guide of each. */
export const CLIENTS = [
  { name: "Gmail", guide: "gmail" },
  { name: "Outlook", guide: "outlook-windows" },
  { name: "Apple Mail", guide: "apple-mail" },
  { name: "Thunderbird", guide: "thunderbird" },
  { name: "Yahoo Mail", guide: "yahoo" },
  { name: "Spark", guide: "spark" },
] as const;

const FREE = {
  question: msg("What is free?"),
  answer: msg(
    "One signature per account, in any of {freeLayouts} layouts or {freeDesigns} designs made of them, with your photo, contact lines and social links.",
  ),
};
const QUESTIONS = [
  {
    question: msg("Do I need an account to try it?"),
    answer: msg(
      "No. Design your signature first; an account is needed only to save it, because its pictures need a home that mail clients can reach.",
    ),
  },
  {
    question: msg("Will it look the same in every mail client?"),
    answer: msg(
      "It is built from the few things all of them support, and each layout is checked against a list of known client bugs. Fonts fall back to a similar one where a client lacks them.",
    ),
  },
  {
    question: msg("What happens to mails I have already sent?"),
    answer: msg(
      "They keep looking as they were. A picture never changes behind its address, so editing your signature does not touch old mails.",
    ),
  },
  {
    question: msg("Are my recipients tracked?"),
    answer: msg(
      "Clicks on the links of your signature can be counted, without cookies and without storing addresses of readers. You can switch this off for each signature.",
    ),
  },
] as const;

/** What people ask; nobody asks what is free where everything is. */
export const questionsOf = (isSold: boolean) => (isSold ? [FREE, ...QUESTIONS] : QUESTIONS);
