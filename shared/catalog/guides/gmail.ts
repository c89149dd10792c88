import { CHECK, CHECKED, COPY, type InstallGuide, PASTE } from "./guide.ts";

export const gmail: InstallGuide = {
  id: "gmail",
  name: "Gmail",
  shortName: "Gmail",
  place: "web",
  ways: [
    {
      id: "gmail-web",
      name: "In a browser",
      copies: "rich",
      settingsUrl: "https://mail.google.com/mail/u/0/#settings/general",
      steps: [
        COPY,
        { title: "Open the settings", detail: "Click the gear, then “See all settings”." },
        { title: "Create a signature", detail: "On the tab General find Signature, choose “Create new” and name it." },
        { title: "Paste", detail: PASTE },
        { title: "Set the defaults", detail: "Under “Signature defaults” choose it for new mails and for replies." },
        { title: "Save Changes", detail: "The button is at the very end of the page. Without it nothing is kept." },
      ],
      check: CHECK,
      pitfalls: [
        "No signature under a mail? The defaults or “Save Changes” were missed.",
        "Tabs of Gmail that were open show the old one until they are reloaded.",
        "Each address you send from has a signature of its own: choose the address first.",
      ],
      limits: [
        "A signature may have 10,000 characters of HTML.",
        "A mail is cut off at about 102 KB: in long threads every quoted signature counts.",
      ],
      checkedAt: CHECKED,
    },
    {
      id: "gmail-app",
      name: "In the app",
      copies: null,
      isOnPhone: true,
      steps: [
        {
          title: "Install it in a browser first",
          detail: "The app takes over the signature you have there.",
          isHere: true,
        },
        { title: "Open the settings of the app", detail: "Tap the menu, then Settings, then your account." },
        { title: "Switch “Mobile signature” off", detail: "Then the app uses the signature from the browser." },
      ],
      check: CHECK,
      pitfalls: ["What is typed under “Mobile signature” is sent as plain text, without pictures and colours."],
      limits: [
        "This works for Google accounts only.",
        "In dark mode the app on iPhone turns all colours round, the one on Android only light grounds.",
      ],
      checkedAt: CHECKED,
    },
  ],
};
