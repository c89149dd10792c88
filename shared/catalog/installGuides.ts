/**
 * How a signature gets into each mail client: what the person does, step by step, after copying it. Clients move their
 * settings about; `checkedAt` says when the words were last compared with the client's own help.
 */
export type InstallGuide = {
  id: string;
  name: string;
  /** short form for "Copied, now paste it in …" */
  shortName: string;
  /** `rich` copies the drawn signature, `source` its HTML */
  copies: "rich" | "source";
  /** for which device the steps are written */
  place: "web" | "computer" | "phone";
  /** the settings page, where the client has an address for it */
  settingsUrl?: string;
  steps: readonly InstallStep[];
  /** what commonly goes wrong, and the way out */
  notes: readonly string[];
  checkedAt: string;
};
export type InstallStep = { title: string; detail?: string };

const CHECKED = "2026-11";

export const INSTALL_GUIDES: readonly InstallGuide[] = [
  {
    id: "gmail",
    name: "Gmail",
    shortName: "Gmail",
    copies: "rich",
    place: "web",
    settingsUrl: "https://mail.google.com/mail/u/0/#settings/general",
    steps: [
      { title: "Copy the signature", detail: "Use the Copy button on this page." },
      { title: "Open the settings", detail: "In Gmail click the gear at the top right, then “See all settings”." },
      {
        title: "Create a signature",
        detail: "On the tab General find Signature, choose “Create new” and give it a name.",
      },
      { title: "Paste", detail: "Click into the empty box and press Ctrl V (⌘ V on a Mac)." },
      { title: "Set the defaults", detail: "Below the box choose it for new mails and for replies." },
      { title: "Save Changes", detail: "The button is at the very end of the page. Without it nothing is kept." },
    ],
    notes: [
      "Tabs of Gmail that were open show the old signature until they are reloaded.",
      "In the Gmail app switch “Mobile signature” off: the app then uses this one.",
    ],
    checkedAt: CHECKED,
  },
  {
    id: "outlook-windows",
    name: "Outlook for Windows",
    shortName: "Outlook",
    copies: "rich",
    place: "computer",
    steps: [
      { title: "Copy the signature", detail: "Use the Copy button on this page." },
      {
        title: "Open the signatures",
        detail:
          "New Outlook: Settings, Accounts, Signatures. Classic Outlook: File, Options, Mail, then the button Signatures.",
      },
      { title: "Add a new one", detail: "Choose “New signature” or “New”, and give it a name without the @ sign." },
      { title: "Paste", detail: "Click into the box and press Ctrl V." },
      { title: "Set the defaults", detail: "Choose the account, and this signature for new messages and for replies." },
      { title: "Save", detail: "Save, or OK in classic Outlook." },
    ],
    notes: [
      "Classic Outlook draws with Word: pictures may look softer while you write than they arrive.",
      "With roaming signatures the mailbox keeps them; changes of files on this computer are written over.",
    ],
    checkedAt: CHECKED,
  },
  {
    id: "outlook-mac",
    name: "Outlook for Mac",
    shortName: "Outlook",
    copies: "rich",
    place: "computer",
    steps: [
      { title: "Copy the signature", detail: "Use the Copy button on this page." },
      { title: "Open the signatures", detail: "In the menu Outlook choose Settings, then Signatures." },
      { title: "Add one", detail: "Press the plus sign and give it a name." },
      { title: "Paste", detail: "Delete what stands in the box, then press ⌘ V." },
      { title: "Set the defaults", detail: "Close the window and choose it for new messages and for replies." },
    ],
    notes: [
      "If letters look different, Outlook's own default font took over: set the font of the box to “none” first.",
    ],
    checkedAt: CHECKED,
  },
  {
    id: "outlook-ios",
    name: "Outlook on iPhone and iPad",
    shortName: "Outlook",
    copies: "rich",
    place: "phone",
    steps: [
      { title: "Open this page on the phone", detail: "Send yourself the address, or scan it from this screen." },
      {
        title: "Copy the signature there",
        detail: "Use the Copy button; turning the phone sideways keeps widths better.",
      },
      { title: "Open the settings of Outlook", detail: "Tap your picture, then the gear, then Signature." },
      {
        title: "Paste",
        detail: "Delete what is there, press long and choose Paste. Switch on “Per account” if you need it.",
      },
    ],
    notes: ["What survives differs by version of the app. If pictures go missing, the plain text stays complete."],
    checkedAt: CHECKED,
  },
  {
    id: "office365",
    name: "Office 365 and Outlook.com",
    shortName: "Outlook on the web",
    copies: "rich",
    place: "web",
    steps: [
      { title: "Copy the signature", detail: "Use the Copy button on this page." },
      { title: "Open the settings", detail: "Click the gear, then Mail, then “Compose and reply”." },
      { title: "Add a new signature", detail: "Choose “New signature” and give it a name." },
      { title: "Paste", detail: "Click into the box and press Ctrl V (⌘ V on a Mac)." },
      { title: "Set the defaults", detail: "Below, choose it for new messages and for replies." },
      { title: "Save", detail: "Then reload the tab: Outlook on the web keeps the old one in mind." },
    ],
    notes: ["If nothing changes, the administrator may add signatures for everybody; ask before you add a second one."],
    checkedAt: CHECKED,
  },
  {
    id: "apple-mail",
    name: "Apple Mail",
    shortName: "Apple Mail",
    copies: "rich",
    place: "computer",
    steps: [
      { title: "Copy the signature", detail: "Use the Copy button on this page." },
      { title: "Open the signatures", detail: "In the menu Mail choose Settings, then Signatures." },
      { title: "Add one", detail: "Choose your account on the left, then press the plus sign." },
      {
        title: "Untick “Always match my default message font”",
        detail: "With the tick, colours and fonts would be lost.",
      },
      { title: "Paste", detail: "Delete the suggested text and press ⌘ V." },
      { title: "Close the window and write a mail", detail: "Choose the signature there once; Mail remembers it." },
    ],
    notes: ["The settings window often shows empty frames instead of pictures. That is only there: send a test mail."],
    checkedAt: CHECKED,
  },
  {
    id: "apple-device",
    name: "Mail on iPhone and iPad",
    shortName: "Mail",
    copies: "rich",
    place: "phone",
    steps: [
      { title: "Open this page on the device", detail: "Send yourself the address, or scan it from this screen." },
      { title: "Copy the signature there", detail: "Turning the device sideways keeps widths better." },
      { title: "Open Settings, Apps, Mail, Signature", detail: "Before iOS 18: Settings, Mail, Signature." },
      { title: "Paste", detail: "Clear the box, press long and choose Paste." },
      {
        title: "Undo the change of attributes",
        detail: "It looks broken now. iPhone: shake it and tap Undo. iPad: swipe left with three fingers.",
      },
    ],
    notes: ["Leave the signature box of iCloud.com empty: it keeps plain text only."],
    checkedAt: CHECKED,
  },
  {
    id: "thunderbird",
    name: "Thunderbird",
    shortName: "Thunderbird",
    copies: "source",
    place: "computer",
    steps: [
      { title: "Copy the source", detail: "Thunderbird takes the HTML itself; the Copy button here copies just that." },
      { title: "Open the account settings", detail: "Menu, Account Settings, then click the name of your account." },
      { title: "Tick “Use HTML”", detail: "It stands above the box “Signature text”." },
      { title: "Paste", detail: "Click into the box and press Ctrl V (⌘ V on a Mac)." },
      { title: "Choose the place", detail: "Under “Composition & Addressing” set it above or below the quoted mail." },
    ],
    notes: [
      "Do it once for each account.",
      "You can also download the file and tick “Attach the signature from a file instead”.",
    ],
    checkedAt: CHECKED,
  },
  {
    id: "yahoo",
    name: "Yahoo Mail",
    shortName: "Yahoo Mail",
    copies: "rich",
    place: "web",
    steps: [
      { title: "Copy the signature", detail: "Use the Copy button on this page." },
      { title: "Open the settings", detail: "Click the gear, then “More Settings”, then “Writing email”." },
      { title: "Switch the signature on", detail: "Use the switch beside your address." },
      { title: "Paste", detail: "Click into the box and press Ctrl V (⌘ V on a Mac). It is saved by itself." },
    ],
    notes: ["The Yahoo app keeps a text signature of its own."],
    checkedAt: CHECKED,
  },
  {
    id: "spark",
    name: "Spark",
    shortName: "Spark",
    copies: "source",
    place: "computer",
    steps: [
      { title: "Copy the source", detail: "Spark takes the HTML itself; the Copy button here copies just that." },
      { title: "Open the signatures", detail: "Mac: Spark, Settings, Signatures. Phone: menu, Settings, Signatures." },
      { title: "Add one", detail: "Switch signatures on, add one and choose HTML." },
      { title: "Paste and save", detail: "Then choose the address it belongs to." },
    ],
    notes: [],
    checkedAt: CHECKED,
  },
  {
    id: "source",
    name: "Source code",
    shortName: "your mail client",
    copies: "source",
    place: "computer",
    steps: [
      {
        title: "Copy the source",
        detail: "One table with inline styles and pictures by address; nothing else is needed.",
      },
      {
        title: "Paste it where HTML is asked for",
        detail: "Helpdesks, CRM systems and newsletters have such a field.",
      },
      { title: "Send a test mail", detail: "Best to an address outside your company." },
    ],
    notes: ["Paste it as it is: editors that tidy HTML up often break mails."],
    checkedAt: CHECKED,
  },
];
