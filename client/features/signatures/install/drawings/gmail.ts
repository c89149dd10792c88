import { box, browser, button, choice, type Drawings, phone, rows, tabs, title, toggle, toolbar } from "./scene.ts";

export const drawings: Drawings = {
  "gmail-web": [
    null,
    browser(toolbar("menu", "*gear"), button("*See all settings")),
    browser(tabs("*General", "Labels", "Inbox"), title("Signature"), button("*+ Create new")),
    browser(title("Signature"), box("signature", "Ctrl V")),
    browser(
      title("Signature defaults"),
      choice("*For new emails", "My signature"),
      choice("*On reply/forward", "My signature"),
    ),
    browser(box("signature"), button("*Save Changes")),
  ],
  "gmail-app": [
    null,
    phone(toolbar("*menu"), rows("Settings", "*My account")),
    phone(title("My account"), toggle("*Mobile signature", false)),
  ],
};
