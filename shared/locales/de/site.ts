import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Email signature examples: {profession}": "Beispiele für E-Mail-Signaturen: {profession}",
  "Each one is a real signature, drawn as mail clients show it. Choose one and put your own words in their place; nothing of the sample stays.":
    "Jede ist eine echte Signatur, gezeichnet wie Mailprogramme sie zeigen. Wählen Sie eine aus und setzen Sie Ihre eigenen Worte ein; vom Beispiel bleibt nichts.",
  Profession: "Beruf",
  "All professions": "Alle Berufe",
  "Use this design": "Diese Vorlage verwenden",
  "Use this design: {profession}, {style}": "Diese Vorlage verwenden: {profession}, {style}",
  "This page is empty in this version of Signoff.": "Diese Seite ist in dieser Version von Signoff noch leer.",
  Teal: "Petrol",
  Blue: "Blau",
  Violet: "Violett",
  Pink: "Pink",
  Red: "Rot",
  Green: "Grün",
  "Email signatures that arrive <line>as designed</line>": "E-Mail-Signaturen, die ankommen <line>wie gestaltet</line>",
  "Type your details, pick a layout, copy it into your mail client. What you see here is what your recipients get, in light and in dark mode.":
    "Geben Sie Ihre Daten ein, wählen Sie ein Layout und kopieren Sie es in Ihr Mailprogramm. Was Sie hier sehen, bekommen Ihre Empfänger, in hellen wie in dunklen E-Mails.",
  "Try it": "Probieren Sie es aus",
  "Your name": "Ihr Name",
  "Your role": "Ihre Position",
  Colour: "Farbe",
  "No account needed to start.": "Zum Anfangen brauchen Sie kein Konto.",
  "to Anna Keller": "an Anna Keller",
  "Notes from this morning": "Notizen von heute Morgen",
  "Signature of {name}": "Signatur von {name}",
  "Signature of a sample person": "Signatur einer Beispielperson",
  "{layouts} layouts, {designs} designs, in every mail client":
    "{layouts} Layouts, {designs} Entwürfe, in jedem Mailprogramm",
  "{freeLayouts} layouts and the {freeDesigns} designs made of them are free. All the others can be tried without an account and are saved with a paid plan. Switch at any time: your words stay.":
    "{freeLayouts} Layouts und die {freeDesigns} Entwürfe daraus sind kostenlos. Alle anderen können Sie ohne Konto ausprobieren und mit einem bezahlten Tarif speichern. Wechseln Sie jederzeit: Ihre Texte bleiben.",
  Style: "Stil",
  All: "Alle",
  Free: "Kostenlos",
  Designs: "Entwürfe",
  "Earlier designs": "Vorherige Entwürfe",
  "More designs": "Weitere Entwürfe",
  "{count, plural, one {# design} other {# designs}}": "{count, plural, one {# Entwurf} other {# Entwürfe}}",
  "{banners} banners to fill in": "{banners} Banner zum Ausfüllen",
  "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you. Everybody can try them, the paid plans save them.":
    "Eine Veranstaltung, eine offene Stelle, Grüße zur Jahreszeit: Schreiben Sie Ihren eigenen Text, wählen Sie Ihre Farben, und das Bild wird für Sie gezeichnet. Ausprobieren kann sie jeder, gespeichert werden sie mit einem bezahlten Tarif.",
  "Three steps": "Drei Schritte",
  "Made for the mail clients people use": "Für die Mailprogramme, die alle benutzen",
  "Signatures are plain tables with inline styles, the one thing every mail client understands. Copy once, paste into the signature settings of:":
    "Signaturen sind einfache Tabellen mit Inline-Styles, denn das versteht jedes Mailprogramm. Einmal kopieren und in die Signatureinstellungen einfügen, zum Beispiel in:",
  "Yours to run, for a team or an agency": "Auf Ihrem eigenen Server, für Team oder Agentur",
  "Signoff is open source under the MIT licence. It starts on a laptop with one command and nothing else installed, and the same code runs on several servers. Names, pictures and clicks stay on your machines.":
    "Signoff ist Open Source unter der MIT-Lizenz. Es startet mit einem Befehl auf einem Laptop, ohne dass sonst etwas installiert sein muss, und derselbe Code läuft auf mehreren Servern. Namen, Bilder und Klicks bleiben auf Ihren Rechnern.",
  "One command, no database to set up": "Ein Befehl, keine Datenbank einzurichten",
  "Pictures and short links from your own address": "Bilder und Kurzlinks unter Ihrer eigenen Adresse",
  "Works without any third party": "Kommt ohne Dritte aus",
  "Sent from my …": "Gesendet von …",
  "Questions people ask": "Häufige Fragen",
  "Sample signature of {name}": "Beispielsignatur von {name}",
  Design: "Design",
  "Fill in your details and choose layout, font and colours. Every keystroke shows at once.":
    "Tragen Sie Ihre Daten ein und wählen Sie Layout, Schrift und Farben. Jeder Tastendruck ist sofort zu sehen.",
  Save: "Speichern",
  "Create an account when you are happy with it, not before. What you typed is kept.":
    "Legen Sie ein Konto an, wenn Sie zufrieden sind, nicht vorher. Was Sie eingegeben haben, bleibt erhalten.",
  Paste: "Einfügen",
  "Press Copy, open your mail client's signature settings and paste. Done.":
    "Klicken Sie auf Kopieren, öffnen Sie die Signatureinstellungen Ihres Mailprogramms und fügen Sie ein. Fertig.",
  "What is free?": "Was ist kostenlos?",
  "One signature per account, in any of {freeLayouts} layouts or {freeDesigns} designs made of them, with your photo, contact lines and social links.":
    "Eine Signatur pro Konto, in einem von {freeLayouts} Layouts oder {freeDesigns} Entwürfen daraus, mit Ihrem Foto, Kontaktzeilen und Links zu Netzwerken.",
  "Do I need an account to try it?": "Brauche ich zum Ausprobieren ein Konto?",
  "No. Design your signature first; an account is needed only to save it, because its pictures need a home that mail clients can reach.":
    "Nein. Gestalten Sie zuerst Ihre Signatur; ein Konto brauchen Sie nur zum Speichern, weil die Bilder an einem Ort liegen müssen, den Mailprogramme erreichen.",
  "Will it look the same in every mail client?": "Sieht sie in jedem Mailprogramm gleich aus?",
  "It is built from the few things all of them support, and each layout is checked against a list of known client bugs. Fonts fall back to a similar one where a client lacks them.":
    "Sie besteht aus dem wenigen, das alle unterstützen, und jedes Layout wird gegen eine Liste bekannter Fehler der Programme geprüft. Fehlt einem Programm eine Schrift, nimmt es eine ähnliche.",
  "What happens to mails I have already sent?": "Was geschieht mit E-Mails, die ich schon gesendet habe?",
  "They keep looking as they were. A picture never changes behind its address, so editing your signature does not touch old mails.":
    "Sie sehen aus wie zuvor. Ein Bild ändert sich nie unter seiner Adresse, daher lässt das Bearbeiten Ihrer Signatur alte E-Mails unberührt.",
  "Are my recipients tracked?": "Werden meine Empfänger verfolgt?",
  "Clicks on the links of your signature can be counted, without cookies and without storing addresses of readers. You can switch this off for each signature.":
    "Klicks auf die Links Ihrer Signatur lassen sich zählen, ohne Cookies und ohne Adressen der Leser zu speichern. Das können Sie für jede Signatur abschalten.",
  "An event, an open position, greetings of the season: write your own words, choose your colours, and the picture is drawn for you.":
    "Eine Veranstaltung, eine offene Stelle, Grüße zur Jahreszeit: Schreiben Sie Ihre eigenen Worte, wählen Sie Ihre Farben, und das Bild wird für Sie gezeichnet.",
  "All of them can be tried without an account. Switch at any time: your words stay.":
    "Alle lassen sich ohne Konto ausprobieren. Wechseln Sie jederzeit: Ihre Worte bleiben.",
  "One link for everything else": "Ein Link für alles andere",
  "Every account has a link page and a business card. All your links stand behind one address, your contact is in somebody’s phone with one tap, and your signature leads to both, with a code to scan. Name, photo and numbers are typed once.":
    "Zu jedem Konto gehören eine Linkseite und eine Visitenkarte. Alle Ihre Links stehen hinter einer Adresse, Ihr Kontakt ist mit einem Tippen in fremden Telefonen, und Ihre Signatur führt zu beiden, mit einem Code zum Scannen. Name, Foto und Nummern schreiben Sie einmal.",
  "Make a link page": "Linkseite anlegen",
  "Make a business card": "Visitenkarte anlegen",
  "Book a meeting": "Termin buchen",
  "Save my contact": "Kontakt speichern",
};
