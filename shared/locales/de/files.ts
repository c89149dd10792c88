import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  'How to install "{name}" in classic Outlook for Windows':
    "So richten Sie „{name}“ im klassischen Outlook für Windows ein",
  "1. Close Outlook.": "1. Schließen Sie Outlook.",
  "2. Press Windows + R, type %APPDATA%\\Microsoft and press Enter.":
    "2. Drücken Sie Windows + R, geben Sie %APPDATA%\\Microsoft ein und drücken Sie die Eingabetaste.",
  '3. Copy the folder "Signatures" of this download there. If Windows asks, merge it with the one that exists.':
    "3. Kopieren Sie den Ordner „Signatures“ aus diesem Download dorthin. Fragt Windows nach, führen Sie ihn mit dem vorhandenen zusammen.",
  '4. Start Outlook, open File > Options > Mail > Signatures, and choose "{name}" for new messages and for replies.':
    "4. Starten Sie Outlook, öffnen Sie Datei > Optionen > E-Mail > Signaturen und wählen Sie „{name}“ für neue Nachrichten und für Antworten.",
  "If it is gone after a while: with roaming signatures the mailbox writes over these files. Your administrator can turn that off (DisableRoamingSignatures = 1).":
    "Falls sie nach einer Weile verschwindet: Bei Roamingsignaturen überschreibt das Postfach diese Dateien. Ihre Administration kann das abschalten (DisableRoamingSignatures = 1).",
  "If pictures arrive as attachments only: set Send Pictures With Document = 1, or paste the signature instead.":
    "Falls Bilder nur als Anhang ankommen: Setzen Sie „Send Pictures With Document“ auf 1, oder fügen Sie die Signatur stattdessen ein.",
  "New Outlook takes no files; paste the signature there.":
    "Das neue Outlook nimmt keine Dateien an; fügen Sie die Signatur dort ein.",
  "Hello,": "Guten Tag,",
  "this is a test of my new signature. Does it look right at your end: the pictures, the links, on a phone?":
    "dies ist ein Test meiner neuen Signatur. Sieht bei Ihnen alles richtig aus: die Bilder, die Links, auf dem Telefon?",
  "A test of my signature": "Test meiner Signatur",
  "PRO signature, bought once": "PRO-Signatur, einmalig gekauft",
  "{plan}, yearly": "{plan}, jährlich",
  "{plan}, quarterly": "{plan}, vierteljährlich",
  "Credit note": "Gutschrift",
  Invoice: "Rechnung",
  "Sandbox: not a real invoice. No money was moved.": "Sandbox: keine echte Rechnung. Es ist kein Geld geflossen.",
  "Tax ID: {id}": "Steuernummer: {id}",
  "Credited to": "Gutschrift für",
  "Billed to": "Rechnung an",
  Date: "Datum",
  "Supply period": "Leistungszeitraum",
  "Date of supply": "Leistungsdatum",
  "Takes back": "Zu Rechnung",
  Description: "Beschreibung",
  People: "Personen",
  "Unit price": "Einzelpreis",
  Amount: "Betrag",
  "A discount of {percent}% is taken off.": "Ein Rabatt von {percent} % ist abgezogen.",
  "Paid by {method} on {date}.": "Bezahlt mit {method} am {date}.",
  "Paid back to {method} on {date}.": "Zurückgezahlt an {method} am {date}.",
  "Not paid yet.": "Noch nicht bezahlt.",
  "Page {page} of {pages}": "Seite {page} von {pages}",
  Subtotal: "Zwischensumme",
  Discount: "Rabatt",
  "Net amount": "Nettobetrag",
  "{tax} {percent}% on {net}": "{tax} {percent} % auf {net}",
  Total: "Summe",
  "Credit for what was paid before": "Gutschrift für bereits Bezahltes",
  "{from} to {until}": "{from} bis {until}",
  "Companies on the day of this invoice": "Firmen am Tag dieser Rechnung",
  Used: "Genutzt",
  "Share of {net}": "Anteil an {net}",
  Archived: "Archiviert",
  "{count, plural, one {# more company} other {# more companies}}":
    "{count, plural, one {# weitere Firma} other {# weitere Firmen}}",
  "Your own signatures": "Ihre eigenen Signaturen",
  Package: "Paket",
};
