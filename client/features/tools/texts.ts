import { msg } from "#shared/languages/translate.ts";

export const DRAW_STEPS = [
  {
    title: msg("Sign on the pad"),
    text: msg("A finger on a phone or a pen on a tablet comes closest to paper. Every stroke can be taken back."),
  },
  {
    title: msg("Choose pen and ink"),
    text: msg("Width and colour change what is drawn already. Dark ink reads best in mails."),
  },
  {
    title: msg("Take it with you"),
    text: msg(
      "As a transparent PNG for mails and documents, as an SVG for print, or straight above your email signature.",
    ),
  },
];

export const DRAW_QUESTIONS = [
  {
    question: msg("Is my handwriting stored here?"),
    answer: msg(
      "No. Your strokes are sent to this server, which draws the picture, keeps it for at most ten minutes in case you ask for the same one again, and forgets it. Only what you save with an email signature is kept.",
    ),
  },
  {
    question: msg("PNG or SVG: which one do I take?"),
    answer: msg(
      "PNG for mails, letters and PDF forms: every program shows it. SVG for print and large sizes: it stays sharp however large it gets, but mail programs do not show it. Both have a transparent ground.",
    ),
  },
  {
    question: msg("Is a drawn signature legally binding?"),
    answer: msg(
      "It is a picture of your handwriting and shows your intention, no more. Where the law or a contract asks for an electronic signature, use a signing service that also proves who signed and when.",
    ),
  },
  {
    question: msg("My lines shake. What helps?"),
    answer: msg(
      "Draw larger and faster than on paper: the picture is made smaller later, and the pen smooths quick strokes. On a computer, open this page on your phone and use a finger.",
    ),
  },
];

export const FONT_STEPS = [
  {
    title: msg("Type your name"),
    text: msg("As you sign: the full name, initials, or the first name only."),
  },
  {
    title: msg("Choose a hand"),
    text: msg("Ten hands, from a schoolbook script to a doctor's scrawl, each with your own name in it."),
  },
  {
    title: msg("Take it with you"),
    text: msg("As a transparent PNG, twice as fine as it is shown, or straight above your email signature."),
  },
];

export const FONT_QUESTIONS = [
  {
    question: msg("Why a picture and not simply a font?"),
    answer: msg(
      "A mail only shows fonts that its reader has, and nobody has a handwriting font of yours. A picture looks the same for everybody.",
    ),
  },
  {
    question: msg("May I use it for my business?"),
    answer: msg(
      "Yes. All ten hands are open fonts whose licences allow pictures of words for any purpose, without naming anybody.",
    ),
  },
  {
    question: msg("Which letters are there?"),
    answer: msg(
      "Latin letters in every hand. Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai are written by a hand of their own script. A letter that no hand knows is named below it; for all other scripts there is the drawing pad.",
    ),
  },
  {
    question: msg("Is it my real signature?"),
    answer: msg(
      "It is your name in somebody else's handwriting: friendly at the end of a mail, worthless on a contract. Your own hand can be drawn with mouse, finger or pen.",
    ),
  },
];
