import { box, button, choice, type Drawings, field, files, menu, rows, side, tabs, title, window } from "./scene.ts";

const DEFAULTS = [choice("*New messages", "My signature"), choice("*Replies", "My signature")];

export const drawings: Drawings = {
  "outlook-new": [
    null,
    window(side("General", "*Accounts", "Mail"), title("Accounts"), rows("Your accounts", "*Signatures")),
    window(title("Signatures"), button("*+ New signature"), field("My signature")),
    window(title("Signatures"), box("signature", "Ctrl V")),
    window(...DEFAULTS, button("*Save")),
  ],
  "outlook-classic": [
    null,
    window(menu("File", "Info", "Print", "*Options")),
    window(side("General", "*Mail", "Calendar"), title("Mail"), button("*Signatures…")),
    window(tabs("E-mail Signature"), button("*New"), field("My signature")),
    window(title("Edit signature"), box("signature", "Ctrl V")),
    window(choice("E-mail account", "ana@…"), ...DEFAULTS, button("*OK")),
  ],
  "outlook-files": [
    null,
    window(title("Run"), field("%APPDATA%\\Microsoft"), button("*OK")),
    window(title("Microsoft"), files("*Signatures", "Templates", "Word")),
    window(title("Signatures and Stationery"), ...DEFAULTS, button("*OK")),
  ],
};
