import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Put it into your mail": "In Ihre E-Mails einsetzen",
  "Mail client:": "Mailprogramm:",
  "More ways to take it": "Weitere Wege, sie mitzunehmen",
  "Copying by button needs JavaScript. Select the signature and press Ctrl C (⌘ C on a Mac), or take a file.":
    "Kopieren per Knopf braucht JavaScript. Markieren Sie die Signatur und drücken Sie Strg C (⌘ C am Mac), oder nehmen Sie eine Datei.",
  "Where do you write your mails?": "Wo schreiben Sie Ihre E-Mails?",
  "The browser did not allow copying. The signature is selected: press Ctrl C (⌘ C on a Mac).":
    "Der Browser hat das Kopieren nicht erlaubt. Die Signatur ist markiert: Drücken Sie Strg C (⌘ C auf dem Mac).",
  "The browser did not allow copying. Select the source below and press Ctrl C (⌘ C on a Mac).":
    "Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Quelltext unten und drücken Sie Strg C (⌘ C auf dem Mac).",
  "The browser did not allow copying. Select the text below and press Ctrl C (⌘ C on a Mac).":
    "Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text unten und drücken Sie Strg C (⌘ C auf dem Mac).",
  "Download .{ending}": ".{ending} herunterladen",
  "Copy source": "Quelltext kopieren",
  "Copy signature": "Signatur kopieren",
  "Copied, now paste it in {program}": "Kopiert, jetzt in {program} einfügen",
  "Copy for replies": "Für Antworten kopieren",
  "Copy plain text": "Reinen Text kopieren",
  "What to copy": "Zu kopierender Text",
  "Making the file": "Die Datei entsteht",
  Page: "Seite",
  "For Thunderbird and other programs that take a file.":
    "Für Thunderbird und andere Programme, die eine Datei annehmen.",
  "Outlook files": "Outlook-Dateien",
  "For classic Outlook on Windows, with pictures that fit it pixel by pixel.":
    "Für das klassische Outlook unter Windows, mit Bildern, die Pixel für Pixel passen.",
  "Apple Mail signature": "Apple-Mail-Signatur",
  "Goes into a signature file of Apple Mail.": "Kommt in eine Signaturdatei von Apple Mail.",
  "Test mail": "Testmail",
  "Opens as a draft: send it to yourself.": "Öffnet sich als Entwurf: Senden Sie ihn an sich selbst.",
  "Plain text": "Reiner Text",
  "For mails without formatting.": "Für E-Mails ohne Formatierung.",
  "Install in {program}": "In {program} einrichten",
  "Way to install in {program}": "Weg, die Signatur in {program} einzurichten",
  "Open the settings of {program}": "Einstellungen von {program} öffnen",
  "How to check": "So prüfen Sie es",
  "If something is off": "Wenn etwas nicht stimmt",
  "Good to know": "Gut zu wissen",
  "Last checked in {month}": "Zuletzt geprüft: {month}",
  "Code with the address of this page": "Code mit der Adresse dieser Seite",
  "A test mail is on its way to {email}.": "Eine Testmail ist unterwegs an {email}.",
  "Please confirm your email address first: open the link in our mail to {email}.":
    "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in unserer E-Mail an {email}.",
  "Send me a test mail": "Testmail an mich",
  "Sent from my …": "Gesendet von …",
  Settings: "Einstellungen",
  Apps: "Apps",
  Signature: "Signatur",
  "All Accounts": "Alle Accounts",
  Paste: "Einfügen",
  "Undo Change Attributes": "Attribute widerrufen",
  Undo: "Rückgängig",
  "About Mail": "Über Mail",
  "Settings…": "Einstellungen…",
  "Accounts…": "Accounts…",
  All: "Alle",
  "My account": "Mein Konto",
  "Signature 1": "Signatur 1",
  "Always match my font": "Immer meine Schrift",
  "New Message": "Neue E-Mail",
  Signatures: "Signaturen",
  Information: "Informationen",
  Locked: "Geschützt",
  "See all settings": "Alle Einstellungen",
  General: "Allgemein",
  Labels: "Labels",
  Inbox: "Posteingang",
  "+ Create new": "+ Neu erstellen",
  "Signature defaults": "Signaturstandards",
  "For new emails": "Für neue E-Mails",
  "My signature": "Meine Signatur",
  "On reply/forward": "Beim Antworten",
  "Save Changes": "Änderungen speichern",
  "Mobile signature": "Mobile Signatur",
  "Viewing email": "E-Mails anzeigen",
  "Writing email": "E-Mails schreiben",
  "ana@…": "ana@…",
  Accounts: "Konten",
  Add: "Hinzufügen",
  For: "Für",
  "Add Signature": "Signatur hinzufügen",
  "New messages": "Neue Nachrichten",
  Replies: "Antworten",
  "About Outlook": "Info zu Outlook",
  Services: "Dienste",
  "Choose default signature": "Standardsignatur wählen",
  "Per account": "Pro Konto",
  Layout: "Layout",
  "Compose and reply": "Verfassen und antworten",
  "Email signature": "E-Mail-Signatur",
  "+ New signature": "+ Neue Signatur",
  Save: "Speichern",
  "Your accounts": "Ihre Konten",
  File: "Datei",
  Info: "Informationen",
  Print: "Drucken",
  Options: "Optionen",
  Calendar: "Kalender",
  "Signatures…": "Signaturen…",
  "E-mail Signature": "E-Mail-Signatur",
  New: "Neu",
  "E-mail account": "E-Mail-Konto",
  OK: "OK",
  Run: "Ausführen",
  "%APPDATA%\\Microsoft": "%APPDATA%\\Microsoft",
  "Signatures and Stationery": "Signaturen und Briefpapier",
  "New Account": "Neues Konto",
  "Account Settings": "Konten-Einstellungen",
  Composition: "Verfassen",
  "Composition & Addressing": "Verfassen & Adressieren",
  Place: "Ort",
  "Below reply": "Unter der Antwort",
  "Attach from a file": "Aus Datei anfügen",
  "Signature text": "Signaturtext",
  "Use HTML": "HTML verwenden",
  "Open the signatures": "Signaturen öffnen",
  "In the menu Mail choose Settings, then Signatures.": "Wählen Sie im Menü „Mail“ Einstellungen, dann Signaturen.",
  "Add one": "Eine hinzufügen",
  "Choose your account on the left, then press the plus sign.":
    "Wählen Sie links Ihren Account und drücken Sie das Pluszeichen.",
  "Untick “Always match my default message font”": "Haken bei „Immer meine Standardschrift verwenden“ entfernen",
  "With the tick all colours and fonts are lost.": "Mit dem Haken gehen alle Farben und Schriften verloren.",
  "Delete the suggested text and press ⌘ V.": "Löschen Sie den vorgeschlagenen Text und drücken Sie ⌘ V.",
  "Close the window and write a mail": "Fenster schließen und eine E-Mail schreiben",
  "The signature stands under it from now on.": "Die Signatur steht von nun an darunter.",
  "Empty frames instead of pictures in this window are no failure: send yourself a mail to see them.":
    "Leere Rahmen statt Bildern in diesem Fenster sind kein Fehler: Senden Sie sich eine E-Mail, um sie zu sehen.",
  "Mail may send plain text when nothing in your mail is formatted.":
    "Mail sendet manchmal reinen Text, wenn in Ihrer E-Mail nichts formatiert ist.",
  "Exact, by file": "Exakt, per Datei",
  "Download the file": "Datei herunterladen",
  "It has the signature letter by letter, with nothing rearranged.":
    "Sie enthält die Signatur Zeichen für Zeichen, ohne dass etwas umgestellt wird.",
  "Make a signature to replace": "Eine Signatur zum Ersetzen anlegen",
  "In Mail: Settings, Signatures, plus sign. Type a word, then quit Mail.":
    "In Mail: Einstellungen, Signaturen, Pluszeichen. Tippen Sie ein Wort und beenden Sie Mail.",
  "Open the folder of signatures": "Ordner der Signaturen öffnen",
  "In Finder press ⇧ ⌘ G and go to ~/Library/Mail/V10/MailData/Signatures (or the V with the highest number).":
    "Drücken Sie im Finder ⇧ ⌘ G und gehen Sie zu ~/Library/Mail/V10/MailData/Signatures (oder dem V mit der höchsten Zahl).",
  "Replace the body of the newest file": "Inhalt der neuesten Datei ersetzen",
  "Open it and the downloaded one in TextEdit. Keep the header, and paste what stands below the first empty line.":
    "Öffnen Sie diese und die heruntergeladene in TextEdit. Behalten Sie den Kopf, und fügen Sie ein, was unter der ersten leeren Zeile steht.",
  "Lock the file": "Datei schützen",
  "Choose it, press ⌘ I and tick Locked, or Mail writes over it. Open Mail again.":
    "Wählen Sie sie aus, drücken Sie ⌘ I und setzen Sie den Haken bei „Geschützt“, sonst überschreibt Mail sie. Öffnen Sie Mail wieder.",
  "Not in that folder? Older versions keep signatures in the iCloud folder, and some versions of Mail cannot read this one: paste instead.":
    "Nicht in diesem Ordner? Ältere Versionen bewahren Signaturen im iCloud-Ordner auf, und manche Versionen von Mail können diesen nicht lesen: Fügen Sie stattdessen ein.",
  "A locked signature cannot be changed in Mail: unlock the file first.":
    "Eine geschützte Signatur lässt sich in Mail nicht ändern: Heben Sie zuerst den Schutz der Datei auf.",
  "Copy the signature there": "Signatur dort kopieren",
  "Hold the device sideways when you tap Copy: widths are kept better.":
    "Halten Sie das Gerät quer, wenn Sie auf Kopieren tippen: So bleiben Breiten besser erhalten.",
  "Open Settings, Apps, Mail, Signature": "Einstellungen, Apps, Mail, Signatur öffnen",
  "Before iOS 18: Settings, Mail, Signature. Choose “All Accounts” or “Per Account”.":
    "Vor iOS 18: Einstellungen, Mail, Signatur. Wählen Sie „Alle Accounts“ oder „Pro Account“.",
  "Clear the box, press long and choose Paste. It looks broken now.":
    "Leeren Sie das Feld, halten Sie es gedrückt und wählen Sie Einsetzen. Jetzt sieht es noch kaputt aus.",
  "Mail on iPhone and iPad": "Mail auf iPhone und iPad",
  iPhone: "iPhone",
  "Shake the phone": "Telefon schütteln",
  "Tap Undo at “Undo Change Attributes”: the signature looks as it should.":
    "Tippen Sie bei „Attribute widerrufen“ auf Widerrufen: Die Signatur sieht aus, wie sie soll.",
  iPad: "iPad",
  "Swipe left with three fingers": "Mit drei Fingern nach links wischen",
  "That undoes the change of attributes. Or tap with three fingers, then the arrow back.":
    "Das widerruft die Änderung der Attribute. Oder tippen Sie mit drei Fingern, dann auf den Pfeil zurück.",
  "In a browser": "Im Browser",
  "Open the settings": "Einstellungen öffnen",
  "Click the gear, then “See all settings”.": "Klicken Sie auf das Zahnrad, dann auf „Alle Einstellungen aufrufen“.",
  "On the tab General find Signature, choose “Create new” and name it.":
    "Suchen Sie im Tab „Allgemein“ die Signatur, wählen Sie „Neu erstellen“ und geben Sie ihr einen Namen.",
  "Set the defaults": "Standards festlegen",
  "Under “Signature defaults” choose it for new mails and for replies.":
    "Wählen Sie sie unter „Signaturstandards“ für neue E-Mails und für Antworten.",
  "The button is at the very end of the page. Without it nothing is kept.":
    "Die Schaltfläche steht ganz am Ende der Seite. Ohne sie bleibt nichts erhalten.",
  "No signature under a mail? The defaults or “Save Changes” were missed.":
    "Keine Signatur unter einer E-Mail? Dann fehlen die Standards oder „Änderungen speichern“.",
  "Tabs of Gmail that were open show the old one until they are reloaded.":
    "Bereits offene Tabs von Gmail zeigen die alte, bis sie neu geladen werden.",
  "Each address you send from has a signature of its own: choose the address first.":
    "Jede Adresse, von der Sie senden, hat eine eigene Signatur: Wählen Sie zuerst die Adresse.",
  "A signature may have 10,000 characters of HTML.": "Eine Signatur darf 10.000 Zeichen HTML haben.",
  "A mail is cut off at about 102 KB: in long threads every quoted signature counts.":
    "Eine E-Mail wird bei etwa 102 KB abgeschnitten: In langen Verläufen zählt jede zitierte Signatur.",
  "In the app": "In der App",
  "Install it in a browser first": "Zuerst im Browser einrichten",
  "The app takes over the signature you have there.": "Die App übernimmt die Signatur, die Sie dort haben.",
  "Open the settings of the app": "Einstellungen der App öffnen",
  "Tap the menu, then Settings, then your account.":
    "Tippen Sie auf das Menü, dann auf Einstellungen, dann auf Ihr Konto.",
  "Switch “Mobile signature” off": "„Mobile Signatur“ ausschalten",
  "Then the app uses the signature from the browser.": "Dann verwendet die App die Signatur aus dem Browser.",
  "What is typed under “Mobile signature” is sent as plain text, without pictures and colours.":
    "Was unter „Mobile Signatur“ steht, wird als reiner Text gesendet, ohne Bilder und Farben.",
  "This works for Google accounts only.": "Das funktioniert nur mit Google-Konten.",
  "In dark mode the app on iPhone turns all colours round, the one on Android only light grounds.":
    "Im Dunkelmodus kehrt die App auf dem iPhone alle Farben um, die auf Android nur helle Flächen.",
  "Copy the signature": "Signatur kopieren",
  "Use the Copy button on this page.": "Verwenden Sie die Schaltfläche zum Kopieren auf dieser Seite.",
  "Copy the source": "Quelltext kopieren",
  "It takes the HTML itself; the Copy button copies just that now.":
    "Gebraucht wird das HTML selbst; genau das kopiert die Schaltfläche jetzt.",
  "Open this page on the device": "Diese Seite auf dem Gerät öffnen",
  "Scan the code, or send yourself the address.": "Scannen Sie den Code, oder senden Sie sich die Adresse.",
  "Click into the box and press Ctrl V (⌘ V on a Mac).":
    "Klicken Sie in das Feld und drücken Sie Strg V (⌘ V auf dem Mac).",
  "Write a new mail: the signature stands under it. Send it to an address outside your company, and reply to one.":
    "Schreiben Sie eine neue E-Mail: Die Signatur steht darunter. Senden Sie sie an eine Adresse außerhalb Ihrer Firma, und antworten Sie auf eine.",
  "Open the account settings": "Konten-Einstellungen öffnen",
  "In the menu choose Account Settings, then click the name of your account.":
    "Wählen Sie im Menü die Konten-Einstellungen und klicken Sie auf den Namen Ihres Kontos.",
  "Choose its place": "Ihren Platz wählen",
  "Under “Composition & Addressing”: below my reply, above the quote.":
    "Unter „Verfassen & Adressieren“: unter meiner Antwort, über dem Zitat.",
  "From a file": "Aus einer Datei",
  "Keep it where it can stay: Thunderbird reads it for each mail.":
    "Legen Sie sie ab, wo sie bleiben kann: Thunderbird liest sie für jede E-Mail.",
  "Tick “Attach the signature from a file instead”": "„Stattdessen Signatur aus Datei anfügen“ anhaken",
  "Press Choose and pick the downloaded .html file.":
    "Drücken Sie auf Wählen und suchen Sie die heruntergeladene .html-Datei aus.",
  "Pictures that add-ons put into signatures are not always sent. This way they are.":
    "Bilder, die Add-ons in Signaturen setzen, werden nicht immer gesendet. Auf diesem Weg schon.",
  "Each account needs it once.": "Jedes Konto braucht es einmal.",
  "As source": "Als Quelltext",
  "Tick “Use HTML”": "„HTML verwenden“ anhaken",
  "It belongs to the box “Signature text”.": "Es gehört zum Feld „Signaturtext“.",
  "Empty pictures in a reply? Some people report that: try the way from a file.":
    "Leere Bilder in einer Antwort? Manche berichten davon: Versuchen Sie den Weg aus einer Datei.",
  "Choose Settings, then “More Settings”, then “Writing email”.":
    "Wählen Sie Einstellungen, dann „Weitere Einstellungen“, dann „E-Mails schreiben“.",
  "Switch the signature on": "Signatur einschalten",
  "Use the switch of the address you send from.": "Verwenden Sie den Schalter der Adresse, von der Sie senden.",
  "Words on the screen may differ a little from these.":
    "Die Wörter auf dem Bildschirm können von diesen etwas abweichen.",
  "Expect plain text in the app for phones until you have tested it.":
    "Rechnen Sie in der App für Telefone mit reinem Text, bis Sie es geprüft haben.",
  "In the menu Spark choose Settings, then Signatures.": "Wählen Sie im Menü „Spark“ Einstellungen, dann Signaturen.",
  "Switch signatures on and add one": "Signaturen einschalten und eine hinzufügen",
  "Where it offers HTML, choose that.": "Wo HTML angeboten wird, wählen Sie das.",
  "Paste and save": "Einfügen und speichern",
  "Press ⌘ V in the box, and choose the address it belongs to.":
    "Drücken Sie ⌘ V im Feld, und wählen Sie die zugehörige Adresse.",
  "Open this page on the phone": "Diese Seite auf dem Telefon öffnen",
  "Scan the code, then tap Copy there.": "Scannen Sie den Code und tippen Sie dort auf Kopieren.",
  "Tap the menu, then Settings, then Signatures.":
    "Tippen Sie auf das Menü, dann auf Einstellungen, dann auf Signaturen.",
  "Switch them on and add one": "Einschalten und eine hinzufügen",
  "Tap “Add Signature” and choose HTML.": "Tippen Sie auf „Signatur hinzufügen“ und wählen Sie HTML.",
  "Choose the address that uses it by default.": "Wählen Sie die Adresse, die sie standardmäßig verwendet.",
  "Source code": "Quelltext",
  "your program": "Ihrem Programm",
  "One table with inline styles and pictures by address; nothing else is needed.":
    "Eine Tabelle mit Inline-Styles und Bildern unter einer Adresse; mehr ist nicht nötig.",
  "Paste it where HTML is asked for": "Einfügen, wo nach HTML gefragt wird",
  "Helpdesks, CRM systems and other mail programs have such a box.":
    "Helpdesks, CRM-Systeme und andere Mailprogramme haben ein solches Feld.",
  "Send a test mail": "Testmail senden",
  "Best to an address outside your company.": "Am besten an eine Adresse außerhalb Ihrer Firma.",
  "Look at the mail that arrived: pictures, links, and how it looks on a phone.":
    "Sehen Sie sich die E-Mail an, die ankam: Bilder, Links und wie sie auf einem Telefon aussieht.",
  "Paste it as it is: editors that tidy HTML up often break mails.":
    "Fügen Sie ihn ein, wie er ist: Editoren, die HTML aufräumen, machen E-Mails oft kaputt.",
  "Outlook for Windows": "Outlook für Windows",
  "In new Outlook choose Settings, then Accounts, then Signatures.":
    "Wählen Sie im neuen Outlook Einstellungen, dann Konten, dann Signaturen.",
  "Add a new signature": "Neue Signatur hinzufügen",
  "Choose “New signature” and name it; the name takes no @.":
    "Wählen Sie „Neue Signatur“ und geben Sie ihr einen Namen ohne @.",
  "Click into the box and press Ctrl V.": "Klicken Sie in das Feld und drücken Sie Strg V.",
  "Set the defaults, then Save": "Standards festlegen, dann Speichern",
  "Choose it for new messages and for replies and forwards.":
    "Wählen Sie sie für neue Nachrichten und für Antworten und Weiterleitungen.",
  "In invitations to meetings it can stand above an older one instead of replacing it: delete the old one.":
    "In Einladungen zu Besprechungen kann sie über einer älteren stehen, statt sie zu ersetzen: Löschen Sie die alte.",
  "Files cannot be imported, only pasting works.": "Dateien lassen sich nicht importieren, nur Einfügen funktioniert.",
  "In dark mode it recolours parts of every mail.": "Im Dunkelmodus färbt es Teile jeder E-Mail um.",
  Classic: "Klassisch",
  "Open the options": "Optionen öffnen",
  "In the menu File choose Options, then Mail.": "Wählen Sie im Menü „Datei“ Optionen, dann E-Mail.",
  "Open “Signatures…”": "„Signaturen…“ öffnen",
  "A window with all your signatures opens.": "Ein Fenster mit allen Ihren Signaturen öffnet sich.",
  "Add a new one": "Neue hinzufügen",
  "Press New and give it a name.": "Drücken Sie auf Neu und geben Sie ihr einen Namen.",
  "Set the defaults, then OK": "Standards festlegen, dann OK",
  "Choose the account, then the signature for new messages and for replies.":
    "Wählen Sie das Konto, dann die Signatur für neue Nachrichten und für Antworten.",
  "Pictures look soft or too large while you write? Take “Classic, files” instead: its pictures fit Word pixel by pixel.":
    "Bilder wirken beim Schreiben unscharf oder zu groß? Nehmen Sie stattdessen „Klassisch, Dateien“: Diese Bilder passen Pixel für Pixel zu Word.",
  "A picture that was exchanged later stays old: Outlook keeps a copy. Paste the signature again.":
    "Ein später ausgetauschtes Bild bleibt alt: Outlook behält eine Kopie. Fügen Sie die Signatur noch einmal ein.",
  "Word draws every mail here: corners are square, and animations may show their first picture only.":
    "Hier zeichnet Word jede E-Mail: Ecken sind eckig, und Animationen zeigen vielleicht nur ihr erstes Bild.",
  "In dark mode all colours are turned round.": "Im Dunkelmodus werden alle Farben umgekehrt.",
  "Classic, files": "Klassisch, Dateien",
  "Download and unpack the files": "Dateien herunterladen und entpacken",
  "Open the .zip and choose “Extract all”. Close Outlook.":
    "Öffnen Sie die .zip-Datei und wählen Sie „Alle extrahieren“. Schließen Sie Outlook.",
  "Open Outlook's folder": "Outlook-Ordner öffnen",
  "Press Windows + R, type %APPDATA%\\Microsoft and press Enter.":
    "Drücken Sie Windows + R, geben Sie %APPDATA%\\Microsoft ein und drücken Sie die Eingabetaste.",
  "Copy the folder “Signatures” there": "Ordner „Signatures“ dorthin kopieren",
  "If Windows asks, merge it with the one that exists.":
    "Fragt Windows nach, führen Sie ihn mit dem vorhandenen zusammen.",
  "Choose it in Outlook": "In Outlook auswählen",
  "Start Outlook: File, Options, Mail, Signatures. Choose it for new messages and for replies.":
    "Starten Sie Outlook: Datei, Optionen, E-Mail, Signaturen. Wählen Sie sie für neue Nachrichten und für Antworten.",
  "Gone after a while? With roaming signatures the mailbox writes over these files; administrators switch that off with DisableRoamingSignatures = 1.":
    "Nach einer Weile weg? Bei Roamingsignaturen überschreibt das Postfach diese Dateien; Administratoren schalten das mit DisableRoamingSignatures = 1 ab.",
  "Pictures do not travel with the mail? Set “Send Pictures With Document” to 1 in the registry.":
    "Bilder reisen nicht mit der E-Mail mit? Setzen Sie „Send Pictures With Document“ in der Registrierung auf 1.",
  "For classic Outlook only: the new one takes no files.":
    "Nur für das klassische Outlook: Das neue nimmt keine Dateien an.",
  "Outlook for Mac": "Outlook für Mac",
  "In the menu Outlook choose Settings, then Signatures.":
    "Wählen Sie im Menü „Outlook“ Einstellungen, dann Signaturen.",
  "Press the plus sign and give it a name.": "Drücken Sie das Pluszeichen und geben Sie ihr einen Namen.",
  "Delete what stands in the box, then press ⌘ V.": "Löschen Sie, was im Feld steht, und drücken Sie ⌘ V.",
  "Choose it for new messages and for replies.": "Wählen Sie sie für neue Nachrichten und für Antworten.",
  "Letters look different? Outlook's own default font and size can take the place of yours.":
    "Die Schrift sieht anders aus? Outlooks eigene Standardschrift und -größe können Ihre ersetzen.",
  "The version of 2016 may send pictures as attachments: send yourself a test mail.":
    "Die Version von 2016 sendet Bilder manchmal als Anhang: Senden Sie sich eine Testmail.",
  "Outlook on phone and tablet": "Outlook auf Telefon und Tablet",
  "Tap the Copy button at the bottom of the page.": "Tippen Sie auf die Schaltfläche zum Kopieren am Ende der Seite.",
  "Open the settings of Outlook": "Einstellungen von Outlook öffnen",
  "Tap Settings, then your account, then Signature.":
    "Tippen Sie auf Einstellungen, dann auf Ihr Konto, dann auf Signatur.",
  "Clear the box, press long and choose Paste. Use “Per account” where you need it.":
    "Leeren Sie das Feld, halten Sie es gedrückt und wählen Sie Einsetzen. Verwenden Sie „Pro Konto“, wo Sie es brauchen.",
  "Pictures or colours are missing? What survives differs by version and account: copy the plain text instead.":
    "Bilder oder Farben fehlen? Was erhalten bleibt, hängt von Version und Konto ab: Kopieren Sie stattdessen den reinen Text.",
  "Many accounts keep nothing but plain text here.": "Viele Konten behalten hier nur reinen Text.",
  "Office 365 and Outlook.com": "Office 365 und Outlook.com",
  "Outlook on the web": "Outlook im Web",
  "Click the gear, then Mail, then “Compose and reply”.":
    "Klicken Sie auf das Zahnrad, dann auf E-Mail, dann auf „Verfassen und antworten“.",
  "Choose “New signature” and give it a name.": "Wählen Sie „Neue Signatur“ und geben Sie ihr einen Namen.",
  "The old one still shows? Outlook on the web keeps it in mind: reload the tab.":
    "Die alte erscheint noch? Outlook im Web merkt sie sich: Laden Sie den Tab neu.",
  "Open your signature here and press Copy. Without one yet, create it first: no account is needed to begin.":
    "Öffnen Sie hier Ihre Signatur und drücken Sie auf Kopieren. Noch keine? Erstellen Sie sie zuerst: für den Anfang brauchen Sie kein Konto.",
  "Open your signature here, choose this client, and press Copy: it takes the HTML itself.":
    "Öffnen Sie hier Ihre Signatur, wählen Sie dieses Programm und drücken Sie auf Kopieren: das nimmt das HTML selbst.",
  "Open the page of your signature there. It has a code to scan, or send yourself its address.":
    "Öffnen Sie dort die Seite Ihrer Signatur. Sie hat einen Code zum Scannen, oder schicken Sie sich die Adresse.",
  "Leave the signature box of iCloud.com empty: it keeps plain text only.":
    "Lassen Sie das Signaturfeld von iCloud.com leer: Es behält nur reinen Text.",
  "Words on the screen may differ: this is how earlier versions of Spark did it.":
    "Die Wörter auf dem Bildschirm können abweichen: So war es in früheren Versionen von Spark.",
  "Copy: {form}": "Kopieren: {form}",
  "Point the camera of your phone at the code: this page opens there, with the steps for it.":
    "Richten Sie die Kamera Ihres Telefons auf den Code: Diese Seite öffnet sich dort, mit den Schritten dafür.",
  "Send it to somebody": "An jemanden senden",
  "{count, plural, one {Send the signature} other {Send # signatures}}":
    "{count, plural, one {Signatur senden} other {# Signaturen senden}}",
  "Sending by email is part of the paid plans from ten signatures on.":
    "Das Senden per E-Mail gehört zu den bezahlten Tarifen ab zehn Signaturen.",
  "They get it by mail with a button that leads to the steps. They need no account.":
    "Sie erhalten sie per Mail mit einem Knopf, der zu den Schritten führt. Ein Konto ist nicht nötig.",
  Send: "Senden",
  "Steps for": "Schritte für",
  "Whatever they use": "Was auch immer verwendet wird",
  "Message (optional)": "Nachricht (freiwillig)",
  "Your signature is installed.": "Ihre Signatur ist eingerichtet.",
  "When you change it later, come back and copy it again: mail programs keep what was pasted.":
    "Wenn Sie sie später ändern, kommen Sie wieder und kopieren sie erneut: Mailprogramme behalten, was eingefügt wurde.",
  "Does it stand under your mails?": "Steht sie unter Ihren Mails?",
  "Say so, and your dashboard tells you when what you installed has become older than your design.":
    "Sagen Sie es, und Ihre Übersicht meldet, wenn das Eingerichtete älter geworden ist als Ihr Entwurf.",
  "I have installed it": "Ich habe sie eingerichtet",
  "The signature is on its way to {email}.": "Die Signatur ist unterwegs an {email}.",
  "{count} signatures are on their way.": "{count} Signaturen sind unterwegs.",
  "At most {count} go out together. Choose fewer, and send the others after them.":
    "Höchstens {count} gehen zusammen hinaus. Wählen Sie weniger, und senden Sie die übrigen danach.",
  "Each goes to its own recipient.": "Jede geht an ihre eigene Adresse.",
  "{name} goes to": "{name} geht an",
  "The address of its preview works for everybody: send it yourself.":
    "Die Adresse der Vorschau funktioniert für alle: Senden Sie sie selbst.",
  "Copy the address": "Adresse kopieren",
};
