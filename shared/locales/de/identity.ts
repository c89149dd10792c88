import type { Catalogue } from "../../languages/translate.ts";

/** Asking where else a change of somebody is to be made. */
export const words: Catalogue = {
  Name: "Name",
  "{count, plural, one {your signature} other {your # signatures}}":
    "{count, plural, one {Ihre Signatur} other {Ihre # Signaturen}}",
  "{count, plural, one {your link page} other {your # link pages}}":
    "{count, plural, one {Ihre Linkseite} other {Ihre # Linkseiten}}",
  "{count, plural, one {your business card} other {your # business cards}}":
    "{count, plural, one {Ihre Visitenkarte} other {Ihre # Visitenkarten}}",
  "{count, plural, one {Changed in one more place.} other {Changed in # more places.}}":
    "{count, plural, one {An einer weiteren Stelle geändert.} other {An # weiteren Stellen geändert.}}",
  nothing: "nichts",
  "another picture": "ein anderes Bild",
  "a picture": "ein Bild",
  "You are offline. Try it again when you are back.":
    "Sie sind offline. Versuchen Sie es wieder, sobald Sie online sind.",
  "Whoever looks at a page or a card sees the change at once. Mails that were sent stay as they are.":
    "Wer eine Seite oder Karte ansieht, sieht die Änderung sofort. Gesendete Mails bleiben, wie sie sind.",
  "Use what you changed there too?": "Was Sie geändert haben, auch dort verwenden?",
  "Use the new website there too?": "Die neue Website auch dort verwenden?",
  "Use the new position there too?": "Die neue Position auch dort verwenden?",
  "Use the new photo there too?": "Das neue Foto auch dort verwenden?",
  "Use the new phone number there too?": "Die neue Telefonnummer auch dort verwenden?",
  "Use the new name there too?": "Den neuen Namen auch dort verwenden?",
  "Use the new mobile number there too?": "Die neue Mobilnummer auch dort verwenden?",
  "Use the new email address there too?": "Die neue E-Mail-Adresse auch dort verwenden?",
  "Use the new company there too?": "Die neue Firma auch dort verwenden?",
  "Use the new address there too?": "Die neue Adresse auch dort verwenden?",
  "Use it there too": "Auch dort verwenden",
  "It stands elsewhere too: {places}.": "Das steht auch anderswo: {places}.",
  "Choose where": "Auswählen, wo",
  "Link page": "Linkseite",
  "Not now": "Nicht jetzt",
  Position: "Position",
  Company: "Firma",
  Photo: "Foto",
  Phone: "Telefon",
  Mobile: "Mobil",
  Email: "E-Mail",
  Website: "Website",
  Address: "Adresse",
  Signature: "Signatur",
  "Business card": "Visitenkarte",
  Undo: "Rückgängig",
};
