import { CHECK, CHECKED, COPY, type InstallGuide, OPEN_ON_PHONE, PASTE } from "./guide.ts";

export const outlookWindows: InstallGuide = {
  id: "outlook-windows",
  name: "Outlook for Windows",
  shortName: "Outlook",
  place: "computer",
  ways: [
    {
      id: "outlook-new",
      name: "New",
      copies: "rich",
      steps: [
        COPY,
        { title: "Open the settings", detail: "In new Outlook choose Settings, then Accounts, then Signatures." },
        { title: "Add a new signature", detail: "Choose “New signature” and name it; the name takes no @." },
        { title: "Paste", detail: "Click into the box and press Ctrl V." },
        { title: "Set the defaults, then Save", detail: "Choose it for new messages and for replies and forwards." },
      ],
      check: CHECK,
      pitfalls: [
        "In invitations to meetings it can stand above an older one instead of replacing it: delete the old one.",
      ],
      limits: ["Files cannot be imported, only pasting works.", "In dark mode it recolours parts of every mail."],
      checkedAt: CHECKED,
    },
    {
      id: "outlook-classic",
      name: "Classic",
      copies: "rich",
      steps: [
        COPY,
        { title: "Open the options", detail: "In the menu File choose Options, then Mail." },
        { title: "Open “Signatures…”", detail: "A window with all your signatures opens." },
        { title: "Add a new one", detail: "Press New and give it a name." },
        { title: "Paste", detail: "Click into the box and press Ctrl V." },
        {
          title: "Set the defaults, then OK",
          detail: "Choose the account, then the signature for new messages and for replies.",
        },
      ],
      check: CHECK,
      pitfalls: [
        "Pictures look soft or too large while you write? Take “Classic, files” instead: its pictures fit Word pixel by pixel.",
        "A picture that was exchanged later stays old: Outlook keeps a copy. Paste the signature again.",
      ],
      limits: [
        "Word draws every mail here: corners are square, and animations may show their first picture only.",
        "In dark mode all colours are turned round.",
      ],
      checkedAt: CHECKED,
    },
    {
      id: "outlook-files",
      name: "Classic, files",
      copies: null,
      file: "zip",
      steps: [
        {
          title: "Download and unpack the files",
          detail: "Open the .zip and choose “Extract all”. Close Outlook.",
          isHere: true,
        },
        { title: "Open Outlook's folder", detail: "Press Windows + R, type %APPDATA%\\Microsoft and press Enter." },
        { title: "Copy the folder “Signatures” there", detail: "If Windows asks, merge it with the one that exists." },
        {
          title: "Choose it in Outlook",
          detail: "Start Outlook: File, Options, Mail, Signatures. Choose it for new messages and for replies.",
        },
      ],
      check: CHECK,
      pitfalls: [
        "Gone after a while? With roaming signatures the mailbox writes over these files; administrators switch that off with DisableRoamingSignatures = 1.",
        "Pictures do not travel with the mail? Set “Send Pictures With Document” to 1 in the registry.",
      ],
      limits: ["For classic Outlook only: the new one takes no files."],
      checkedAt: CHECKED,
    },
  ],
};

export const outlookMac: InstallGuide = {
  id: "outlook-mac",
  name: "Outlook for Mac",
  shortName: "Outlook",
  place: "computer",
  ways: [
    {
      id: "outlook-mac",
      name: "Outlook for Mac",
      copies: "rich",
      steps: [
        COPY,
        { title: "Open the signatures", detail: "In the menu Outlook choose Settings, then Signatures." },
        { title: "Add one", detail: "Press the plus sign and give it a name." },
        { title: "Paste", detail: "Delete what stands in the box, then press ⌘ V." },
        { title: "Set the defaults", detail: "Choose it for new messages and for replies." },
      ],
      check: CHECK,
      pitfalls: [
        "Letters look different? Outlook's own default font and size can take the place of yours.",
        "The version of 2016 may send pictures as attachments: send yourself a test mail.",
      ],
      limits: ["In dark mode it recolours parts of every mail."],
      checkedAt: CHECKED,
    },
  ],
};

export const outlookPhone: InstallGuide = {
  id: "outlook-ios",
  name: "Outlook on phone and tablet",
  shortName: "Outlook",
  place: "phone",
  ways: [
    {
      id: "outlook-ios",
      name: "Outlook on phone and tablet",
      copies: "rich",
      isOnPhone: true,
      steps: [
        OPEN_ON_PHONE,
        { title: "Copy the signature there", detail: "Tap the Copy button at the bottom of the page.", isHere: true },
        { title: "Open the settings of Outlook", detail: "Tap Settings, then your account, then Signature." },
        { title: "Paste", detail: "Clear the box, press long and choose Paste. Use “Per account” where you need it." },
      ],
      check: CHECK,
      pitfalls: [
        "Pictures or colours are missing? What survives differs by version and account: copy the plain text instead.",
      ],
      limits: ["Many accounts keep nothing but plain text here."],
      checkedAt: CHECKED,
    },
  ],
};

export const office365: InstallGuide = {
  id: "office365",
  name: "Office 365 and Outlook.com",
  shortName: "Outlook on the web",
  place: "web",
  ways: [
    {
      id: "office365",
      name: "Office 365 and Outlook.com",
      copies: "rich",
      steps: [
        COPY,
        { title: "Open the settings", detail: "Click the gear, then Mail, then “Compose and reply”." },
        { title: "Add a new signature", detail: "Choose “New signature” and give it a name." },
        { title: "Paste", detail: PASTE },
        { title: "Set the defaults, then Save", detail: "Choose it for new messages and for replies and forwards." },
      ],
      check: CHECK,
      pitfalls: ["The old one still shows? Outlook on the web keeps it in mind: reload the tab."],
      limits: ["In dark mode it recolours parts of every mail."],
      checkedAt: CHECKED,
    },
  ],
};
