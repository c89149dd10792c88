import {
  box,
  browser,
  button,
  choice,
  type Drawings,
  field,
  menu,
  phone,
  rows,
  side,
  title,
  toggle,
  toolbar,
  window,
} from "./scene.ts";

const DEFAULTS = [choice("*New messages", "My signature"), choice("*Replies", "My signature")];

export const drawings: Drawings = {
  "outlook-mac": [
    null,
    window(menu("Outlook", "About Outlook", "*Settings…", "Services")),
    window(title("Signatures"), toolbar("*plus"), field("My signature")),
    window(title("My signature"), box("signature", "⌘ V")),
    window(title("Choose default signature"), ...DEFAULTS),
  ],
  "outlook-ios": [
    null,
    null,
    phone(title("Settings"), rows("*My account", "Notifications"), rows("*Signature")),
    phone(title("Signature"), toggle("Per account", false), box("signature")),
  ],
  office365: [
    null,
    browser(toolbar("menu", "*gear"), side("General", "*Mail"), rows("Layout", "*Compose and reply")),
    browser(title("Email signature"), button("*+ New signature"), field("My signature")),
    browser(title("Email signature"), box("signature", "Ctrl V")),
    browser(...DEFAULTS, button("*Save")),
  ],
};
