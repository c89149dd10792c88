import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Step {now} of {count}": "Schritt {now} von {count}",
  Questions: "Fragen",
  Back: "Zurück",
  Continue: "Weiter",
  Reason: "Grund",
  "What could be better? (optional)": "Was könnte besser sein? (freiwillig)",
  "It is too expensive": "Es ist zu teuer",
  "Something that I need is missing": "Etwas fehlt, das ich brauche",
  "I do not use it enough": "Ich benutze es zu wenig",
  "It is too hard to use": "Es ist zu schwierig",
  "Something does not work": "Etwas funktioniert nicht",
  "I use another product": "Ich benutze ein anderes Produkt",
  "Another reason": "Ein anderer Grund",
};
