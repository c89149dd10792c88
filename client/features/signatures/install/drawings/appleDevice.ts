import { box, button, type Drawings, gesture, phone, rows, tablet, title } from "./scene.ts";

export const drawings: Drawings = {
  iphone: [
    null,
    null,
    phone(title("Settings"), rows("*Apps", "*Mail", "*Signature")),
    phone(title("Signature"), rows("All Accounts"), button("*Paste"), box("broken")),
    phone(title("Undo Change Attributes"), button("*Undo"), box("signature"), gesture("shake")),
  ],
  ipad: [
    null,
    null,
    tablet(title("Settings"), rows("*Apps", "*Mail", "*Signature")),
    tablet(title("Signature"), rows("All Accounts"), button("*Paste"), box("broken")),
    tablet(box("signature"), gesture("swipe")),
  ],
};
