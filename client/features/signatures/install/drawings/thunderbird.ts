import { box, check, choice, type Drawings, field, menu, side, title, window } from "./scene.ts";

const SETTINGS = window(menu("Menu", "New Account", "*Account Settings"));
const PLACE = window(
  side("My account", "*Composition"),
  title("Composition & Addressing"),
  choice("*Place", "Below reply"),
);

export const drawings: Drawings = {
  "thunderbird-file": [
    null,
    SETTINGS,
    window(side("*My account"), check("*Attach from a file", true), field("signature.html")),
    PLACE,
  ],
  "thunderbird-source": [
    null,
    SETTINGS,
    window(side("My account"), title("Signature text"), check("*Use HTML", true), box("nothing")),
    window(side("My account"), check("Use HTML", true), box("source", "Ctrl V")),
    PLACE,
  ],
};
