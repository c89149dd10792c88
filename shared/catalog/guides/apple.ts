import { msg } from "../../languages/translate.ts";
import { CHECK, CHECKED, COPY, type InstallGuide, type InstallStep, OPEN_ON_PHONE } from "./guide.ts";

export const appleMail: InstallGuide = {
  id: "apple-mail",
  name: "Apple Mail",
  shortName: "Apple Mail",
  place: "computer",
  ways: [
    {
      id: "apple-mail",
      name: "Paste",
      copies: "rich",
      steps: [
        COPY,
        { title: "Open the signatures", detail: "In the menu Mail choose Settings, then Signatures." },
        { title: "Add one", detail: "Choose your account on the left, then press the plus sign." },
        {
          title: "Untick “Always match my default message font”",
          detail: "With the tick all colours and fonts are lost.",
        },
        { title: "Paste", detail: "Delete the suggested text and press ⌘ V." },
        { title: "Close the window and write a mail", detail: "The signature stands under it from now on." },
      ],
      check: CHECK,
      pitfalls: [
        "Empty frames instead of pictures in this window are no failure: send yourself a mail to see them.",
        "Mail may send plain text when nothing in your mail is formatted.",
      ],
      limits: [],
      checkedAt: CHECKED,
    },
    {
      id: "apple-mail-file",
      name: "Exact, by file",
      copies: null,
      file: "mailsignature",
      steps: [
        {
          title: "Download the file",
          detail: "It has the signature letter by letter, with nothing rearranged.",
          isHere: true,
        },
        {
          title: "Make a signature to replace",
          detail: "In Mail: Settings, Signatures, plus sign. Type a word, then quit Mail.",
        },
        {
          title: "Open the folder of signatures",
          detail:
            "In Finder press ⇧ ⌘ G and go to ~/Library/Mail/V10/MailData/Signatures (or the V with the highest number).",
        },
        {
          title: "Replace the body of the newest file",
          detail:
            "Open it and the downloaded one in TextEdit. Keep the header, and paste what stands below the first empty line.",
        },
        {
          title: "Lock the file",
          detail: "Choose it, press ⌘ I and tick Locked, or Mail writes over it. Open Mail again.",
        },
      ],
      check: CHECK,
      pitfalls: [
        "Not in that folder? Older versions keep signatures in the iCloud folder, and some versions of Mail cannot read this one: paste instead.",
      ],
      limits: ["A locked signature cannot be changed in Mail: unlock the file first."],
      checkedAt: CHECKED,
    },
  ],
};

const COPY_THERE: InstallStep = {
  title: "Copy the signature there",
  detail: "Hold the device sideways when you tap Copy: widths are kept better.",
  isHere: true,
};
const OPEN_SETTINGS: InstallStep = {
  title: "Open Settings, Apps, Mail, Signature",
  detail: "Before iOS 18: Settings, Mail, Signature. Choose “All Accounts” or “Per Account”.",
};
const PASTE_THERE: InstallStep = {
  title: "Paste",
  detail: "Clear the box, press long and choose Paste. It looks broken now.",
};
const PITFALLS = [msg("Leave the signature box of iCloud.com empty: it keeps plain text only.")];

export const appleDevice: InstallGuide = {
  id: "apple-device",
  name: "Mail on iPhone and iPad",
  shortName: "Mail",
  place: "phone",
  ways: [
    {
      id: "iphone",
      name: "iPhone",
      copies: "rich",
      isOnPhone: true,
      steps: [
        OPEN_ON_PHONE,
        COPY_THERE,
        OPEN_SETTINGS,
        PASTE_THERE,
        { title: "Shake the phone", detail: "Tap Undo at “Undo Change Attributes”: the signature looks as it should." },
      ],
      check: CHECK,
      pitfalls: PITFALLS,
      limits: [],
      checkedAt: CHECKED,
    },
    {
      id: "ipad",
      name: "iPad",
      copies: "rich",
      isOnPhone: true,
      steps: [
        OPEN_ON_PHONE,
        COPY_THERE,
        OPEN_SETTINGS,
        PASTE_THERE,
        {
          title: "Swipe left with three fingers",
          detail: "That undoes the change of attributes. Or tap with three fingers, then the arrow back.",
        },
      ],
      check: CHECK,
      pitfalls: PITFALLS,
      limits: [],
      checkedAt: CHECKED,
    },
  ],
};
