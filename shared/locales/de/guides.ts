import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "You are here": "Sie sind hier",
  "Ways to install": "Wege der Einrichtung",
  "Step by step": "Schritt für Schritt",
  "Guides for other mail clients": "Anleitungen für andere Mailprogramme",
  "In a browser": "Im Browser",
  "On a computer": "Auf einem Computer",
  "On a phone or tablet": "Auf einem Telefon oder Tablet",
  "Everywhere else": "Überall sonst",
  "Install your email signature": "Richten Sie Ihre E-Mail-Signatur ein",
  "Step by step for each mail client, with a drawing of what you see, how to check that it worked, and what to do if something is off.":
    "Schritt für Schritt für jedes Mailprogramm, mit einer Zeichnung von dem, was Sie sehen, wie Sie prüfen, ob es geklappt hat, und was hilft, wenn etwas nicht stimmt.",
  "No signature yet?": "Noch keine Signatur?",
  "Type your details, pick a layout, and come back with it. It is free, and no account is needed to begin.":
    "Tippen Sie Ihre Angaben ein, wählen Sie ein Layout und kommen Sie damit zurück. Es ist kostenlos, und für den Anfang brauchen Sie kein Konto.",
};
