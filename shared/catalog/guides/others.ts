import { msg } from "../../languages/translate.ts";
import {
  CHECK,
  CHECKED,
  COPY,
  COPY_SOURCE,
  type InstallGuide,
  type InstallStep,
  OPEN_ON_PHONE,
  PASTE,
} from "./guide.ts";

const ACCOUNT_SETTINGS: InstallStep = {
  title: "Open the account settings",
  detail: "In the menu choose Account Settings, then click the name of your account.",
};
const PLACE: InstallStep = {
  title: "Choose its place",
  detail: "Under “Composition & Addressing”: below my reply, above the quote.",
};

export const thunderbird: InstallGuide = {
  id: "thunderbird",
  name: "Thunderbird",
  shortName: "Thunderbird",
  place: "computer",
  ways: [
    {
      id: "thunderbird-file",
      name: "From a file",
      copies: null,
      file: "html",
      steps: [
        {
          title: "Download the file",
          detail: "Keep it where it can stay: Thunderbird reads it for each mail.",
          isHere: true,
        },
        ACCOUNT_SETTINGS,
        {
          title: "Tick “Attach the signature from a file instead”",
          detail: "Press Choose and pick the downloaded .html file.",
        },
        PLACE,
      ],
      check: CHECK,
      pitfalls: ["Pictures that add-ons put into signatures are not always sent. This way they are."],
      limits: ["Each account needs it once."],
      checkedAt: CHECKED,
    },
    {
      id: "thunderbird-source",
      name: "As source",
      copies: "source",
      steps: [
        COPY_SOURCE,
        ACCOUNT_SETTINGS,
        { title: "Tick “Use HTML”", detail: "It belongs to the box “Signature text”." },
        { title: "Paste", detail: PASTE },
        PLACE,
      ],
      check: CHECK,
      pitfalls: ["Empty pictures in a reply? Some people report that: try the way from a file."],
      limits: ["Each account needs it once."],
      checkedAt: CHECKED,
    },
  ],
};

export const yahoo: InstallGuide = {
  id: "yahoo",
  name: "Yahoo Mail",
  shortName: "Yahoo Mail",
  place: "web",
  ways: [
    {
      id: "yahoo",
      name: "Yahoo Mail",
      copies: "rich",
      steps: [
        COPY,
        { title: "Open the settings", detail: "Choose Settings, then “More Settings”, then “Writing email”." },
        { title: "Switch the signature on", detail: "Use the switch of the address you send from." },
        { title: "Paste", detail: PASTE },
      ],
      check: CHECK,
      pitfalls: ["Words on the screen may differ a little from these."],
      limits: ["Expect plain text in the app for phones until you have tested it."],
      checkedAt: CHECKED,
    },
  ],
};

const SPARK_PITFALLS = [msg("Words on the screen may differ: this is how earlier versions of Spark did it.")];

export const spark: InstallGuide = {
  id: "spark",
  name: "Spark",
  shortName: "Spark",
  place: "computer",
  ways: [
    {
      id: "spark-mac",
      name: "Mac",
      copies: "source",
      steps: [
        COPY_SOURCE,
        { title: "Open the signatures", detail: "In the menu Spark choose Settings, then Signatures." },
        { title: "Switch signatures on and add one", detail: "Where it offers HTML, choose that." },
        { title: "Paste and save", detail: "Press ⌘ V in the box, and choose the address it belongs to." },
      ],
      check: CHECK,
      pitfalls: SPARK_PITFALLS,
      limits: [],
      checkedAt: CHECKED,
    },
    {
      id: "spark-phone",
      name: "iPhone",
      copies: "source",
      isOnPhone: true,
      steps: [
        {
          title: "Open this page on the phone",
          detail: "Scan the code, then tap Copy there.",
          isHere: true,
          away: OPEN_ON_PHONE.away,
        },
        { title: "Open the signatures", detail: "Tap the menu, then Settings, then Signatures." },
        { title: "Switch them on and add one", detail: "Tap “Add Signature” and choose HTML." },
        { title: "Paste and save", detail: "Choose the address that uses it by default." },
      ],
      check: CHECK,
      pitfalls: SPARK_PITFALLS,
      limits: [],
      checkedAt: CHECKED,
    },
  ],
};

export const source: InstallGuide = {
  id: "source",
  name: "Source code",
  shortName: "your program",
  place: "source",
  ways: [
    {
      id: "source",
      name: "Source code",
      copies: "source",
      steps: [
        {
          title: "Copy the source",
          detail: "One table with inline styles and pictures by address; nothing else is needed.",
          isHere: true,
        },
        {
          title: "Paste it where HTML is asked for",
          detail: "Helpdesks, CRM systems and other mail programs have such a box.",
        },
        { title: "Send a test mail", detail: "Best to an address outside your company." },
      ],
      check: "Look at the mail that arrived: pictures, links, and how it looks on a phone.",
      pitfalls: ["Paste it as it is: editors that tidy HTML up often break mails."],
      limits: [],
      checkedAt: CHECKED,
    },
  ],
};
