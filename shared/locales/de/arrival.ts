import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "As it arrived": "Wie sie ankam",
  "As you designed it": "Wie Sie sie gestaltet haben",
  "Mail of {time}.": "Mail vom {time}.",
  "Mail of {time}: look at it": "Mail von {time}: ansehen",
  "As it was on {date}": "Wie sie am {date} war",
  "As it is now": "Wie sie jetzt ist",
  "Check address": "Prüfadresse",
  "Check another mail": "Eine andere Mail prüfen",
  "Check that it arrives": "Prüfen, ob sie ankommt",
  "Choose View, Message, “Raw Source”, or drag the mail onto the desktop and from there here.":
    "Wählen Sie Darstellung, E-Mail, „Reine Datei“, oder ziehen Sie die Mail auf den Schreibtisch und von dort hierher.",
  "Choose a file": "Datei wählen",
  "Choose it as the default for new mails and for replies, and send another mail.":
    "Wählen Sie sie als Standard für neue Mails und für Antworten, und senden Sie noch eine Mail.",
  "Colours, pictures and links are gone, as in a mail without formatting.":
    "Farben, Bilder und Links sind weg, wie in einer Mail ohne Formatierung.",
  "Copy address": "Adresse kopieren",
  "Copy the signature again and put it in the place of the old one.":
    "Kopieren Sie die Signatur neu und setzen Sie sie an die Stelle der alten.",
  "Delete it in the settings of the program, under Signature.":
    "Löschen Sie sie in den Einstellungen des Programms unter „Signatur“.",
  "Delete the older one in the settings: new Outlook adds the next instead of replacing it.":
    "Löschen Sie die ältere in den Einstellungen: Das neue Outlook fügt die nächste hinzu, statt sie zu ersetzen.",
  "Delete the signature there, copy it again with the button of this page, and paste it.":
    "Löschen Sie die Signatur dort, kopieren Sie sie mit dem Knopf dieser Seite neu und fügen Sie sie ein.",
  "Every mail gets larger, and many programs list them as files. One that you exchange later stays old.":
    "Jede Mail wird größer, und viele Programme zeigen sie als Dateien. Ein Bild, das Sie später austauschen, bleibt das alte.",
  "Gmail and Outlook do not show such pictures.": "Gmail und Outlook zeigen solche Bilder nicht.",
  "Hold the phone sideways while you copy: widths are kept better then.":
    "Halten Sie das Telefon beim Kopieren quer: Breiten bleiben dann besser erhalten.",
  "How to check": "So prüfen Sie es",
  "In the account settings tick “Use HTML”, or attach the signature from a file.":
    "Setzen Sie in den Konten-Einstellungen den Haken bei „HTML verwenden“, oder fügen Sie die Signatur aus einer Datei ein.",
  "In the settings of Mail, under Composing, choose Rich Text as the message format.":
    "Wählen Sie in den Einstellungen von Mail unter „Verfassen“ das Format „Formatierter Text“.",
  "In the settings of Mail, under Signatures, untick “Always match my default message font”.":
    "Entfernen Sie in den Einstellungen von Mail unter „Signaturen“ den Haken bei „Immer meine Standardschrift verwenden“.",
  "It arrived as you designed it.": "Sie kam an, wie Sie sie gestaltet haben.",
  "It is an earlier version.": "Es ist eine frühere Fassung.",
  "It is the form “{form}”.": "Es ist die Form „{form}“.",
  "It stands beside your signature.": "Sie steht neben Ihrer Signatur.",
  "It stands there more than once.": "Sie steht mehr als einmal da.",
  "Its look has changed.": "Ihr Aussehen hat sich geändert.",
  "Keep one in the settings. If your company adds signatures as well, only one of the two should.":
    "Behalten Sie in den Einstellungen nur eine. Fügt auch Ihre Firma Signaturen an, sollte es nur eine der beiden Stellen tun.",
  "Leave older mails out of your answers, or write a shorter one.":
    "Lassen Sie ältere Mails aus Ihren Antworten weg, oder schreiben Sie eine kürzere.",
  "Let your program write mails as HTML, then copy the signature again and paste it.":
    "Lassen Sie Ihr Programm Mails als HTML schreiben, kopieren Sie dann die Signatur neu und fügen Sie sie ein.",
  "Links are gone.": "Links sind weg.",
  "Links go through another address.": "Links führen über eine andere Adresse.",
  "Links lead elsewhere.": "Links führen woandershin.",
  "Look at this mail": "Diese Mail ansehen",
  "Mail on iPhone or iPad": "Mail auf iPhone oder iPad",
  "Mail programs keep what was pasted: your last changes are not in your mails.":
    "Mailprogramme behalten, was eingefügt wurde: Ihre letzten Änderungen stehen nicht in Ihren Mails.",
  "Many accounts keep nothing but text there. Take the plain text, so that its lines are yours.":
    "Viele Konten behalten dort nur Text. Nehmen Sie den reinen Text, damit die Zeilen Ihre sind.",
  "Classic Outlook": "Klassisches Outlook",
  "Outlook for Mac": "Outlook für Mac",
  "New Outlook or Outlook on the web": "Neues Outlook oder Outlook im Web",
  "New Outlook, Outlook on the web": "Neues Outlook, Outlook im Web",
  "Nothing of it was found in what you wrote. Older mails below it do not count.":
    "In dem, was Sie geschrieben haben, wurde nichts davon gefunden. Ältere Mails darunter zählen nicht.",
  "Nothing to do in your signature.": "An Ihrer Signatur ist nichts zu tun.",
  "Nothing to do now. After a change, paste the signature again.":
    "Jetzt ist nichts zu tun. Fügen Sie die Signatur nach einer Änderung neu ein.",
  "On a phone": "Auf einem Telefon",
  "One was added below another that was in the mail already.":
    "Eine wurde unter einer anderen angefügt, die schon in der Mail stand.",
  "Only its words came.": "Nur ihre Wörter kamen an.",
  "Open the mail, choose ⋮, “Show original”, then “Copy to clipboard” or “Download”.":
    "Öffnen Sie die Mail, wählen Sie ⋮, „Original anzeigen“, dann „In die Zwischenablage kopieren“ oder „Herunterladen“.",
  "Open the mail, choose ⋯, then View, “View message source”.":
    "Öffnen Sie die Mail, wählen Sie ⋯, dann Anzeigen, „Nachrichtenquelle anzeigen“.",
  "Open the mail, choose ⋯, then “View raw message”.":
    "Öffnen Sie die Mail, wählen Sie ⋯, dann „Unformatierte Nachricht anzeigen“.",
  "Outlook on a phone": "Outlook auf dem Telefon",
  "Outlook's own font took the place of yours: choose the same one there, under Fonts.":
    "Outlooks eigene Schrift trat an die Stelle Ihrer: Wählen Sie dort unter „Schriftarten“ dieselbe.",
  "Part of it was cut off, or written over.": "Ein Teil wurde abgeschnitten oder überschrieben.",
  "Parts stand below one another that belong side by side.": "Teile stehen untereinander, die nebeneinander gehören.",
  "Paste it with its formatting: Ctrl V, not Ctrl Shift V.":
    "Fügen Sie sie mit Formatierung ein: Strg V, nicht Strg Umschalt V.",
  "Paste it with “Keep Source Formatting”: links that lose their colour turn blue.":
    "Fügen Sie sie mit „Ursprüngliche Formatierung beibehalten“ ein: Links ohne eigene Farbe werden blau.",
  "Paste it, or drop the mail as a file (.eml). It stays in this browser.":
    "Fügen Sie ihn ein, oder legen Sie die Mail als Datei (.eml) hier ab. Er bleibt in diesem Browser.",
  "Paste or drop one": "Eine einfügen oder ablegen",
  "Paste the signature from a browser: pictures that are dragged in become attachments.":
    "Fügen Sie die Signatur aus einem Browser ein: Hineingezogene Bilder werden zu Anhängen.",
  "Pictures are missing.": "Bilder fehlen.",
  "Pictures are written into the mail itself.": "Bilder sind in die Mail selbst geschrieben.",
  "Pictures have another size.": "Bilder haben eine andere Größe.",
  "Pictures lead nowhere.": "Bilder führen ins Leere.",
  "Pictures travel as attachments.": "Bilder reisen als Anhänge.",
  "Press Ctrl U and copy all of it, or save the mail as a file.":
    "Drücken Sie Strg U und kopieren Sie alles, oder speichern Sie die Mail als Datei.",
  "Right-click into the text, choose “View Source”, and copy all of it.":
    "Klicken Sie mit rechts in den Text, wählen Sie „Quelle anzeigen“ und kopieren Sie alles.",
  "Saved on {date}.": "Gespeichert am {date}.",
  "Send the mail to yourself and open it on a computer.":
    "Senden Sie die Mail an sich selbst und öffnen Sie sie an einem Rechner.",
  "Send us a mail": "Uns eine Mail senden",
  "Send yourself a mail with your signature, open it where it arrives, and bring its source here.":
    "Senden Sie sich eine Mail mit Ihrer Signatur, öffnen Sie sie dort, wo sie ankommt, und bringen Sie ihren Quelltext hierher.",
  "Set “Send Pictures With Document” to 0 in the registry: then pictures on the web stay there.":
    "Setzen Sie „Send Pictures With Document“ in der Registrierung auf 0: Dann bleiben Bilder aus dem Web dort.",
  "Show the steps": "Die Schritte zeigen",
  "Source of a mail that you have sent": "Quelltext einer Mail, die Sie gesendet haben",
  "Take the .html file of this page: its pictures are on the web.":
    "Nehmen Sie die .html-Datei dieser Seite: Ihre Bilder liegen im Web.",
  "The mail is so long that Gmail cuts it off.": "Die Mail ist so lang, dass Gmail sie abschneidet.",
  "The program adds a line of its own.": "Das Programm fügt eine eigene Zeile an.",
  "The program made its own copies of the pictures.": "Das Programm hat eigene Kopien der Bilder gemacht.",
  "The signature is not in this mail.": "Die Signatur ist nicht in dieser Mail.",
  "The signature waits behind “View entire message”.": "Die Signatur wartet hinter „Gesamte Nachricht ansehen“.",
  "The words are there, but they lead nowhere.": "Die Wörter sind da, führen aber nirgendwohin.",
  "There is nothing in their place.": "An ihrer Stelle ist nichts.",
  "They are not the ones of your design.": "Es sind nicht die Ihres Entwurfs.",
  "They are seen by everybody, but one that you exchange here stays old there.":
    "Alle sehen sie, aber ein Bild, das Sie hier austauschen, bleibt dort das alte.",
  "They are shown as large as their file, or squeezed.": "Sie werden so groß wie ihre Datei gezeigt, oder gestaucht.",
  "They point to a file on your own machine, so that nobody else sees them.":
    "Sie verweisen auf eine Datei auf Ihrem eigenen Rechner, sodass sie sonst niemand sieht.",
  "They still lead to the right place. A guard of the recipient, or a counter, stands in between.":
    "Sie führen weiterhin an den richtigen Ort. Dazwischen steht ein Schutz des Empfängers oder ein Zähler.",
  "This mail is too long to be looked at.": "Diese Mail ist zu lang, um sie anzusehen.",
  "Waiting for your mail. It is read in your browser, and deleted within an hour.":
    "Wir warten auf Ihre Mail. Sie wird in Ihrem Browser gelesen und innerhalb einer Stunde gelöscht.",
  "What holds it together is gone.": "Was sie zusammenhält, ist weg.",
  "What is different: {parts}.": "Anders ist: {parts}.",
  "What is outlined is not as it was sent.": "Was umrandet ist, ist nicht, wie es gesendet wurde.",
  "Where do I find the source?": "Wo finde ich den Quelltext?",
  "Windows enlarges its screen, and Outlook the pictures with it: take “Classic, files”, whose pictures fit.":
    "Windows vergrößert den Bildschirm und Outlook damit die Bilder: Nehmen Sie „Klassisch, Dateien“, deren Bilder passen.",
  "Words are missing.": "Wörter fehlen.",
  "Write a new mail in your program, with your signature under it, and send it to this address:":
    "Schreiben Sie in Ihrem Programm eine neue Mail mit Ihrer Signatur darunter, und senden Sie sie an diese Adresse:",
  "Written with {program}.": "Geschrieben mit {program}.",
  "Your signature in a real mail, compared with your design.":
    "Ihre Signatur in einer echten Mail, verglichen mit Ihrem Entwurf.",
  "and {count} more": "und {count} weitere",
  "bold letters": "fette Buchstaben",
  colours: "Farben",
  font: "Schrift",
  "iOS takes the look away when you paste: shake the phone right after it and choose “Undo Change Attributes”.":
    "iOS nimmt beim Einfügen das Aussehen weg: Schütteln Sie das Telefon gleich danach und wählen Sie „Attribute widerrufen“.",
  "sizes of letters": "Größen der Buchstaben",
  "{count, plural, one {One thing} other {# things}} went wrong on the way.":
    "{count, plural, one {Eine Sache ist} other {# Dinge sind}} unterwegs schiefgegangen.",
};
