import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "{name} was deleted.": "{name} wurde gelöscht.",
  "{name} was not deleted.": "{name} wurde nicht gelöscht.",
  Undo: "Rückgängig",
  Signatures: "Signaturen",
  "No signature yet": "Noch keine Signatur",
  "Design one, see it as your recipients will, and install it in your mail client.":
    "Gestalten Sie eine, sehen Sie sie wie Ihre Empfänger, und richten Sie sie in Ihrem Mailprogramm ein.",
  "Load more": "Mehr laden",
  "{used} of {most, plural, one {# signature} other {# signatures}} used.":
    "{used} von {most, plural, one {# Signatur} other {# Signaturen}} verwendet.",
  "Edit it, or delete it to start over.": "Bearbeiten Sie sie, oder löschen Sie sie und fangen Sie neu an.",
  "Add more": "Mehr hinzufügen",
  "New signature": "Neue Signatur",
  Install: "Einrichten",
  Edit: "Bearbeiten",
  "Edited {moment}": "Bearbeitet: {moment}",
  "More for {name}": "Mehr zu {name}",
  Duplicate: "Duplizieren",
  Rename: "Umbenennen",
  "Send me a test mail": "Testmail an mich",
  "A test mail is on its way to {email}.": "Eine Testmail ist unterwegs an {email}.",
  "The test mail was not sent.": "Die Testmail wurde nicht gesendet.",
  Delete: "Löschen",
  "For your lists alone: nothing on the signature changes. Empty it to go by the name on it.":
    "Nur für Ihre Listen: An der Signatur ändert sich nichts. Leeren Sie das Feld, damit der Name auf der Signatur gilt.",
  "Search signatures": "Signaturen suchen",
  Search: "Suchen",
  "No signature has “{words}”.": "Keine Signatur enthält „{words}“.",
  "{count, plural, one {# signature} other {# signatures}} found":
    "{count, plural, one {# Signatur} other {# Signaturen}} gefunden",
  "Copy of {name}": "Kopie von {name}",
  "{name} was duplicated.": "{name} wurde dupliziert.",
  "{name} was not duplicated.": "{name} wurde nicht dupliziert.",
  "Edit the copy": "Kopie bearbeiten",
  "Default signature: {name}": "Standardsignatur: {name}",
  "Your default: new signatures start with its details":
    "Ihre Standardsignatur: Neue Signaturen beginnen mit ihren Angaben",
  "Make it your default: new signatures start with its details":
    "Als Standardsignatur festlegen: Neue Signaturen beginnen mit ihren Angaben",
  "Make default": "Als Standard festlegen",
  "No longer the default": "Nicht mehr als Standard",
  "The default signature was not changed: {name}.": "Die Standardsignatur wurde nicht geändert: {name}.",
  Designed: "Gestaltet",
  Arrived: "Angekommen",
  "Older copy": "Ältere Kopie",
  "Not counted": "Nicht gezählt",
  "Nothing is on it yet.": "Sie ist noch leer.",
  "Nothing is on it yet. Edit it to begin.": "Sie ist noch leer. Bearbeiten Sie sie, um zu beginnen.",
  "Every contact on it works.": "Alle Kontaktangaben funktionieren.",
  "A contact on it does not work. Edit it to mend that.":
    "Eine Kontaktangabe funktioniert nicht. Bearbeiten Sie die Signatur, um das zu beheben.",
  "Not copied yet. Install it in your mail program.": "Noch nicht kopiert. Richten Sie sie in Ihrem Mailprogramm ein.",
  "Copied before the last change. Copy it again: mail programs keep what was pasted.":
    "Vor der letzten Änderung kopiert. Kopieren Sie sie noch einmal: Mailprogramme behalten, was eingefügt wurde.",
  "Copied as it is now.": "In der jetzigen Fassung kopiert.",
  "Mails with it were opened or clicked {count, plural, one {# time} other {# times}}.":
    "Mails mit ihr wurden {count, plural, one {#-mal} other {#-mal}} geöffnet oder angeklickt.",
  "Without short links nobody can tell whether it has arrived.":
    "Ohne Kurzlinks kann niemand sagen, ob sie angekommen ist.",
  "Nobody has opened a link in it yet. Send yourself a test mail and try one.":
    "Noch hat niemand einen Link darin geöffnet. Senden Sie sich eine Testmail und probieren Sie einen aus.",
  "On its way into your mails": "Unterwegs in Ihre Mails",
  "{done} of {count} done": "{done} von {count} erledigt",
  "Open the editor": "Zum Editor",
  "Copy it": "Kopieren",
  "Signature without a name": "Signatur ohne Namen",
  "Signature {name}": "Signatur {name}",
  "{count, plural, one {# more signature} other {# more signatures}} loaded":
    "{count, plural, one {# weitere Signatur} other {# weitere Signaturen}} geladen",
  "Edit {name}": "{name} bearbeiten",
  "Install {name}": "{name} einrichten",
  "Begin with five questions": "Mit fünf Fragen beginnen",
};
