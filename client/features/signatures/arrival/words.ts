import type { Program } from "#shared/arrival/programs.ts";
import type { FindingKind, StylePart } from "#shared/arrival/report.ts";
import { msg } from "#shared/languages/translate.ts";

type Words = {
  title: string;
  /** what it means for whoever reads the mail */
  meaning: string;
  /** what to do, in any program */
  mend: string;
  /** and in those where it is something else */
  mendIn?: Partial<Record<Program, string>>;
};

const PASTE_AGAIN = msg("Delete the signature there, copy it again with the button of this page, and paste it.");
const WITH_FORMAT = msg("Paste it with its formatting: Ctrl V, not Ctrl Shift V.");
const UNDO_CHANGE = msg(
  "iOS takes the look away when you paste: shake the phone right after it and choose “Undo Change Attributes”.",
);

/** What a finding is called, what it means, and how it is mended. */
export const WORDS: Record<FindingKind, Words> = {
  missing: {
    title: msg("The signature is not in this mail."),
    meaning: msg("Nothing of it was found in what you wrote. Older mails below it do not count."),
    mend: msg("Choose it as the default for new mails and for replies, and send another mail."),
  },
  plainText: {
    title: msg("Only its words came."),
    meaning: msg("Colours, pictures and links are gone, as in a mail without formatting."),
    mend: msg("Let your program write mails as HTML, then copy the signature again and paste it."),
    mendIn: {
      "apple-device": UNDO_CHANGE,
      "apple-mail": msg("In the settings of Mail, under Composing, choose Rich Text as the message format."),
      "outlook-phone": msg(
        "Many accounts keep nothing but text there. Take the plain text, so that its lines are yours.",
      ),
      thunderbird: msg("In the account settings tick “Use HTML”, or attach the signature from a file."),
    },
  },
  oldVersion: {
    title: msg("It is an earlier version."),
    meaning: msg("Mail programs keep what was pasted: your last changes are not in your mails."),
    mend: msg("Copy the signature again and put it in the place of the old one."),
  },
  doubled: {
    title: msg("It stands there more than once."),
    meaning: msg("One was added below another that was in the mail already."),
    mend: msg("Keep one in the settings. If your company adds signatures as well, only one of the two should."),
    mendIn: {
      "outlook-new": msg("Delete the older one in the settings: new Outlook adds the next instead of replacing it."),
    },
  },
  textMissing: {
    title: msg("Words are missing."),
    meaning: msg("Part of it was cut off, or written over."),
    mend: PASTE_AGAIN,
  },
  picturesMissing: {
    title: msg("Pictures are missing."),
    meaning: msg("There is nothing in their place."),
    mend: PASTE_AGAIN,
  },
  picturesBroken: {
    title: msg("Pictures lead nowhere."),
    meaning: msg("They point to a file on your own machine, so that nobody else sees them."),
    mend: PASTE_AGAIN,
    mendIn: { thunderbird: msg("Take the .html file of this page: its pictures are on the web.") },
  },
  picturesInside: {
    title: msg("Pictures are written into the mail itself."),
    meaning: msg("Gmail and Outlook do not show such pictures."),
    mend: PASTE_AGAIN,
  },
  picturesAttached: {
    title: msg("Pictures travel as attachments."),
    meaning: msg(
      "Every mail gets larger, and many programs list them as files. One that you exchange later stays old.",
    ),
    mend: PASTE_AGAIN,
    mendIn: {
      "apple-mail": msg("Paste the signature from a browser: pictures that are dragged in become attachments."),
      "outlook-classic": msg(
        "Set “Send Pictures With Document” to 0 in the registry: then pictures on the web stay there.",
      ),
    },
  },
  linksDead: {
    title: msg("Links are gone."),
    meaning: msg("The words are there, but they lead nowhere."),
    mend: PASTE_AGAIN,
  },
  linksChanged: {
    title: msg("Links lead elsewhere."),
    meaning: msg("They are not the ones of your design."),
    mend: PASTE_AGAIN,
  },
  widthsLost: {
    title: msg("Pictures have another size."),
    meaning: msg("They are shown as large as their file, or squeezed."),
    mend: PASTE_AGAIN,
    mendIn: {
      "apple-device": msg("Hold the phone sideways while you copy: widths are kept better then."),
      "outlook-classic": msg(
        "Windows enlarges its screen, and Outlook the pictures with it: take “Classic, files”, whose pictures fit.",
      ),
    },
  },
  stylesLost: {
    title: msg("Its look has changed."),
    meaning: msg("What is different: {parts}."),
    mend: WITH_FORMAT,
    mendIn: {
      "apple-device": UNDO_CHANGE,
      "apple-mail": msg("In the settings of Mail, under Signatures, untick “Always match my default message font”."),
      "outlook-classic": msg("Paste it with “Keep Source Formatting”: links that lose their colour turn blue."),
      "outlook-mac": msg("Outlook's own font took the place of yours: choose the same one there, under Fonts."),
    },
  },
  layoutLost: {
    title: msg("What holds it together is gone."),
    meaning: msg("Parts stand below one another that belong side by side."),
    mend: WITH_FORMAT,
  },
  clipped: {
    title: msg("The mail is so long that Gmail cuts it off."),
    meaning: msg("The signature waits behind “View entire message”."),
    mend: msg("Leave older mails out of your answers, or write a shorter one."),
  },
  picturesCopied: {
    title: msg("The program made its own copies of the pictures."),
    meaning: msg("They are seen by everybody, but one that you exchange here stays old there."),
    mend: msg("Nothing to do now. After a change, paste the signature again."),
  },
  linksRewritten: {
    title: msg("Links go through another address."),
    meaning: msg("They still lead to the right place. A guard of the recipient, or a counter, stands in between."),
    mend: msg("Nothing to do in your signature."),
  },
  ownLine: {
    title: msg("The program adds a line of its own."),
    meaning: msg("It stands beside your signature."),
    mend: msg("Delete it in the settings of the program, under Signature."),
  },
};

export const PARTS: Record<StylePart, string> = {
  color: msg("colours"),
  size: msg("sizes of letters"),
  weight: msg("bold letters"),
  font: msg("font"),
};

/** Where each program shows the source of a mail. */
export const SOURCES: readonly { name: string; how: string }[] = [
  { name: "Gmail", how: msg("Open the mail, choose ⋮, “Show original”, then “Copy to clipboard” or “Download”.") },
  {
    name: msg("New Outlook, Outlook on the web"),
    how: msg("Open the mail, choose ⋯, then View, “View message source”."),
  },
  { name: msg("Classic Outlook"), how: msg("Right-click into the text, choose “View Source”, and copy all of it.") },
  {
    name: "Apple Mail",
    how: msg("Choose View, Message, “Raw Source”, or drag the mail onto the desktop and from there here."),
  },
  { name: "Thunderbird", how: msg("Press Ctrl U and copy all of it, or save the mail as a file.") },
  { name: "Yahoo Mail", how: msg("Open the mail, choose ⋯, then “View raw message”.") },
  { name: msg("On a phone"), how: msg("Send the mail to yourself and open it on a computer.") },
];
