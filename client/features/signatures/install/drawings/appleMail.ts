import { box, check, type Drawings, files, menu, side, title, toolbar, window } from "./scene.ts";

const MENU = window(menu("Mail", "About Mail", "*Settings…", "Accounts…"));

export const drawings: Drawings = {
  "apple-mail": [
    null,
    MENU,
    window(side("All", "*My account"), title("Signature 1"), toolbar("*plus")),
    window(side("My account"), box("old"), check("*Always match my font", false)),
    window(side("My account"), box("signature", "⌘ V")),
    window(title("New Message"), box("signature")),
  ],
  "apple-mail-file": [
    null,
    window(side("*My account"), toolbar("*plus"), box("nothing")),
    window(title("Signatures"), files("*0F3A….mailsignature", "7C21….mailsignature", "AllSignatures.plist")),
    window(title("0F3A….mailsignature"), box("source", "⌘ V")),
    window(title("Information"), check("*Locked", true)),
  ],
};
