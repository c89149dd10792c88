import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Up to date": "Auf dem neuesten Stand",
  Reading: "Wird gelesen",
  "Waits for you": "Wartet auf Sie",
  "Not readable": "Nicht lesbar",
  "The directory refuses us. Whoever runs this installation has to look at its key and what it may read.":
    "Das Verzeichnis weist uns ab. Wer diese Installation betreibt, muss den Schlüssel und seine Leserechte prüfen.",
  "The directory could not be reached. It is tried again at night.":
    "Das Verzeichnis war nicht erreichbar. In der Nacht wird es noch einmal versucht.",
  "The directory has more people than we read.": "Das Verzeichnis hat mehr Personen, als wir lesen.",
  "The directory answers something that we do not understand. It is tried again at night.":
    "Das Verzeichnis antwortet etwas, das wir nicht verstehen. In der Nacht wird es noch einmal versucht.",
  "This directory fills your team every night: new people are invited, what it says of them is brought up to date, and who leaves it leaves the team.":
    "Dieses Verzeichnis füllt Ihr Team jede Nacht: Neue werden eingeladen, ihre Angaben aktualisiert, und wer dort ausscheidet, verlässt das Team.",
  "Take {count, plural, one {# person} other {# people}} out":
    "{count, plural, one {# Person} other {# Personen}} entfernen",
  "{count, plural, one {# person is} other {# people are}} not in the directory any more, of {of} who came from it. Are they really to leave the team?":
    "{count, plural, one {# Person steht} other {# Personen stehen}} nicht mehr im Verzeichnis, von {of}, die daraus kamen. Sollen sie wirklich das Team verlassen?",
  "Read it now": "Jetzt lesen",
  "In the directory": "Im Verzeichnis",
  Changed: "Geändert",
  "Taken out": "Entfernt",
  "Without a seat": "Ohne Platz",
  "Read last on {moment}": "Zuletzt gelesen am {moment}",
  "Take the list with you": "Die Liste mitnehmen",
  "All members with what is known of them, their status and their signature, as a file for spreadsheets. Change it there and bring it in again.":
    "Alle Mitglieder mit ihren Angaben, ihrem Status und ihrer Signatur als Datei für Tabellenprogramme. Ändern Sie sie dort und importieren Sie sie wieder.",
  "Download members as CSV": "Mitglieder als CSV herunterladen",
  "Bring in a list": "Eine Liste importieren",
  "A CSV file with one person in each row, up to {most} of them. It is only looked at first: nothing changes and nobody is mailed until you say so.":
    "Eine CSV-Datei mit einer Person je Zeile, bis zu {most}. Zuerst wird sie nur geprüft: Nichts ändert sich und niemand bekommt eine E-Mail, bis Sie es sagen.",
  "Looking at the list …": "Die Liste wird geprüft …",
  "Choose another file": "Eine andere Datei wählen",
  "Choose a CSV file": "Eine CSV-Datei wählen",
  "Excel, Google Sheets and most programs for people write such files.":
    "Excel, Google Tabellen und die meisten Personalprogramme schreiben solche Dateien.",
  "Look again": "Noch einmal prüfen",
  "Change what is known of people who are in the team": "Angaben von Personen ändern, die schon im Team sind",
  "An empty cell changes nothing. What people have written into their own signature stays.":
    "Eine leere Zelle ändert nichts. Was jemand in die eigene Signatur geschrieben hat, bleibt.",
  "There is nothing to bring in from this list.": "Aus dieser Liste ist nichts zu importieren.",
  "{count, plural, one {# person finds} other {# people find}} no seat: {free, plural, =0 {none is} one {# is} other {# are}} free. They are left out, in the order of the list.":
    "{count, plural, one {# Person findet} other {# Personen finden}} keinen Platz: {free, plural, =0 {Keiner ist} one {# ist} other {# sind}} frei. Sie werden ausgelassen, in der Reihenfolge der Liste.",
  "Change {count, plural, one {# person} other {# people}}":
    "{count, plural, one {# Person} other {# Personen}} ändern",
  "Invite {count, plural, one {# person} other {# people}}":
    "{count, plural, one {# Person} other {# Personen}} einladen",
  "Invite {invited} and change {changed}": "{invited} einladen und {changed} ändern",
  "{count, plural, one {# person gets a mail} other {# people get a mail each}} with an invitation, which works for {hours} hours.":
    "{count, plural, one {# Person bekommt eine E-Mail} other {# Personen bekommen je eine E-Mail}} mit einer Einladung, die {hours} Stunden gilt.",
  "or drop it here.": "oder hier ablegen.",
  "What the columns are": "Was die Spalten sind",
  "It is remembered for your next list.": "Für Ihre nächste Liste wird das gemerkt.",
  "Without a heading": "Ohne Überschrift",
  Empty: "Leer",
  "What “{header}” is": "Was „{header}“ ist",
  "First name": "Vorname",
  "Last name": "Nachname",
  "Leave out": "Auslassen",
  New: "Neu",
  "Same as before": "Wie bisher",
  "The owner": "Wem das Team gehört",
  "There is no email address.": "Es gibt keine E-Mail-Adresse.",
  "A text is too long.": "Ein Text ist zu lang.",
  "A text has more than one line.": "Ein Text hat mehr als eine Zeile.",
  "That would be more facts of your own than one person can have.":
    "Das wären mehr eigene Angaben, als eine Person haben kann.",
  "There are more cells than headings. Is a quotation mark missing?":
    "Es gibt mehr Zellen als Überschriften. Fehlt ein Anführungszeichen?",
  "Column: {column}": "Spalte: {column}",
  "Bringing in the list: {done} of {total}": "Die Liste wird importiert: {done} von {total}",
  "You can leave this page: it goes on by itself.": "Sie können diese Seite verlassen: Es geht von selbst weiter.",
  "See the members": "Mitglieder ansehen",
  "Bring in another list": "Eine weitere Liste importieren",
  "The list could not be brought in to its end. Look at it again: what is done already stays.":
    "Die Liste ließ sich nicht bis zum Ende importieren. Prüfen Sie sie noch einmal: Was schon geschehen ist, bleibt.",
  "{count, plural, =0 {Nobody was invited.} one {# person was invited.} other {# people were invited.}}":
    "{count, plural, =0 {Niemand wurde eingeladen.} one {# Person wurde eingeladen.} other {# Personen wurden eingeladen.}}",
  "{count, plural, one {# person was changed.} other {# people were changed.}}":
    "{count, plural, one {# Person wurde geändert.} other {# Personen wurden geändert.}}",
  "{count, plural, one {# person} other {# people}} found no seat: others were faster.":
    "{count, plural, one {# Person hat} other {# Personen haben}} keinen Platz gefunden: Andere waren schneller.",
  "What becomes of each row": "Was aus jeder Zeile wird",
  "Rows to show": "Welche Zeilen gezeigt werden",
  "Show more of {count}": "Mehr von {count} zeigen",
  Line: "Linie",
  "No address": "Keine Adresse",
  "Own fact: {name}": "Eigene Angabe: {name}",
  "{count, plural, one {# row} other {# rows}}": "{count, plural, one {# Zeile} other {# Zeilen}}",
};
