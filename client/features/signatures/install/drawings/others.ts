import {
  box,
  browser,
  button,
  choice,
  type Drawings,
  menu,
  phone,
  rows,
  side,
  title,
  toggle,
  toolbar,
  window,
} from "./scene.ts";

export const drawings: Drawings = {
  yahoo: [
    null,
    browser(toolbar("menu", "*gear"), side("Viewing email", "*Writing email"), title("Writing email")),
    browser(side("*Writing email"), title("Signature"), toggle("*ana@…", true)),
    browser(side("Writing email"), toggle("ana@…", true), box("signature", "Ctrl V")),
  ],
  "spark-mac": [
    null,
    window(menu("Spark", "About Spark", "*Settings…")),
    window(side("Accounts", "*Signatures"), toggle("Signatures", true), button("*Add")),
    window(side("Signatures"), box("source", "⌘ V"), choice("*For", "ana@…")),
  ],
  "spark-phone": [
    null,
    phone(toolbar("*menu"), rows("*Settings", "*Signatures")),
    phone(title("Signatures"), toggle("Signatures", true), button("*Add Signature"), button("HTML")),
    phone(box("source"), choice("*For", "ana@…")),
  ],
  source: [null, browser(title("HTML"), box("source", "Ctrl V")), browser(title("Inbox"), box("signature"))],
};
