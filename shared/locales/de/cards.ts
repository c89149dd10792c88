import type { Catalogue } from "#shared/languages/translate.ts";

/** Business cards: their editor and their list. */
export const words: Catalogue = {
  "All cards": "Alle Karten",
  "Drawing the card": "Die Karte wird gezeichnet",
  "Go to your cards": "Zu Ihren Karten",
  "Save as new card": "Als neue Karte speichern",
  Header: "Kopfzeile",
  "Your company, or what you are known by": "Ihre Firma, oder wofür man Sie kennt",
  Subheader: "Unterzeile",
  "What you do": "Was Sie tun",
  "For whoever saves it": "Für alle, die sie speichern",
  "Note (optional)": "Notiz (optional)",
  "Kept with the contact in their address book.": "Steht beim Kontakt im Adressbuch der anderen.",
  "Visitors may leave their own contact": "Besucher dürfen ihren eigenen Kontakt hinterlassen",
  "You get it by mail. They are told what becomes of it, and agree to it.":
    "Sie bekommen ihn per E-Mail. Die Besucher erfahren, was damit geschieht, und stimmen zu.",
  "Without a choice: dark or white, whichever is read with ease.":
    "Ohne Wahl: dunkel oder weiß, was sich leichter lesen lässt.",
  "Hard to read on this ground: it is drawn as {color}.": "Auf diesem Grund schwer zu lesen: Gezeichnet wird {color}.",
  "Goes into the address book of whoever saves you.": "Kommt ins Adressbuch aller, die Sie speichern.",
  "Small and above all: a wide one with a transparent ground reads best.":
    "Klein und ganz oben: Ein breites mit transparentem Grund wirkt am besten.",
  "A wide picture. Apple's wallet has no place for it.": "Ein breites Bild. In Apples Wallet ist dafür kein Platz.",
  "A card holds up to {count} networks.": "Eine Karte hat Platz für bis zu {count} Netzwerke.",
  "The code on the card": "Der Code auf der Karte",
  "Leads to the page of your choice, which you can change later.":
    "Führt zur Seite Ihrer Wahl, die Sie später ändern können.",
  "Saves you as a contact, also without a network. What you change later is not in codes that are printed.":
    "Speichert Sie als Kontakt, auch ohne Netz. Was Sie später ändern, steht nicht in gedruckten Codes.",
  "Opens a page": "Öffnet eine Seite",
  "Saves the contact": "Speichert den Kontakt",
  "This card": "Diese Karte",
  "A page that is gone": "Eine Seite, die es nicht mehr gibt",
  "Nobody can see that page now. Until somebody can, the code leads to this card.":
    "Diese Seite kann gerade niemand sehen. Bis sich das ändert, führt der Code zu dieser Karte.",
  "There is much in it: print it at least {size} mm wide.":
    "Er enthält viel: Drucken Sie ihn mindestens {size} mm breit.",
  "Readable from {size} mm on paper.": "Auf Papier ab {size} mm lesbar.",
  "Try it with your camera": "Mit der Kamera ausprobieren",
  "the saved card in a new tab": "die gespeicherte Karte in einem neuen Tab",
  "This card was changed elsewhere": "Diese Karte wurde anderswo geändert",
  "Save card": "Karte speichern",
  "Your card is saved, and everybody with its address can see it.":
    "Ihre Karte ist gespeichert, und alle mit ihrer Adresse können sie sehen.",
  "Open it": "Öffnen",
  "This card is no longer here.": "Diese Karte gibt es nicht mehr.",
  "On an iPhone": "Auf einem iPhone",
  "On Android": "Auf Android",
  "The card as phones show it": "Die Karte, wie Telefone sie zeigen",
  "The code gets its address when the card is saved for the first time.":
    "Der Code bekommt seine Adresse, wenn die Karte zum ersten Mal gespeichert wird.",
  "QR code of the card": "QR-Code der Karte",
  "Of the card’s own words, such as Save contact, and for whoever has it read out. Yours stay as they are.":
    "Für die eigenen Wörter der Karte wie „Kontakt speichern“ und für alle, die sie sich vorlesen lassen. Ihre bleiben, wie sie sind.",
  Restore: "Wiederherstellen",
};
