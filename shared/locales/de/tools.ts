import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Sign with mouse, finger or pen, and download your handwriting with a transparent ground. Free, and without an account.":
    "Unterschreiben Sie mit Maus, Finger oder Stift und laden Sie Ihre Handschrift mit durchsichtigem Grund herunter. Kostenlos und ohne Konto.",
  "Write your name in a handwriting font": "Den eigenen Namen in einer Handschrift schreiben",
  "Download PNG": "PNG herunterladen",
  "Download SVG": "SVG herunterladen",
  "Sign first; then it can be downloaded or used.":
    "Unterschreiben Sie zuerst; dann lässt es sich herunterladen oder verwenden.",
  "Your name in handwriting": "Ihr Name in Handschrift",
  "Type your name, choose one of ten hands, and download it with a transparent ground. Free, and without an account.":
    "Tippen Sie Ihren Namen, wählen Sie eine von zehn Handschriften und laden Sie ihn mit durchsichtigem Grund herunter. Kostenlos und ohne Konto.",
  "Draw your own handwriting": "Die eigene Handschrift zeichnen",
  "Type your name first; then it can be downloaded or used.":
    "Tippen Sie zuerst Ihren Namen; dann lässt er sich herunterladen oder verwenden.",
  "Sign on the pad": "Auf der Fläche unterschreiben",
  "A finger on a phone or a pen on a tablet comes closest to paper. Every stroke can be taken back.":
    "Ein Finger auf dem Telefon oder ein Stift auf dem Tablet kommt dem Papier am nächsten. Jeder Strich lässt sich zurücknehmen.",
  "Choose pen and ink": "Stift und Tinte wählen",
  "Width and colour change what is drawn already. Dark ink reads best in mails.":
    "Breite und Farbe ändern auch, was schon gezeichnet ist. Dunkle Tinte liest sich in Mails am besten.",
  "Take it with you": "Mitnehmen",
  "As a transparent PNG for mails and documents, as an SVG for print, or straight above your email signature.":
    "Als durchsichtiges PNG für Mails und Dokumente, als SVG für den Druck oder gleich über Ihrer E-Mail-Signatur.",
  "Is my handwriting stored here?": "Wird meine Handschrift hier gespeichert?",
  "No. Your strokes are sent to this server, which draws the picture, keeps it for at most ten minutes in case you ask for the same one again, and forgets it. Only what you save with an email signature is kept.":
    "Nein. Ihre Striche gehen an diesen Server, der das Bild zeichnet, es höchstens zehn Minuten behält, falls Sie dasselbe noch einmal wollen, und es dann vergisst. Behalten wird nur, was Sie mit einer E-Mail-Signatur speichern.",
  "PNG or SVG: which one do I take?": "PNG oder SVG: welches nehme ich?",
  "PNG for mails, letters and PDF forms: every program shows it. SVG for print and large sizes: it stays sharp however large it gets, but mail programs do not show it. Both have a transparent ground.":
    "PNG für Mails, Briefe und PDF-Formulare: jedes Programm zeigt es. SVG für Druck und große Formate: es bleibt in jeder Größe scharf, aber Mailprogramme zeigen es nicht. Beide haben einen durchsichtigen Grund.",
  "Is a drawn signature legally binding?": "Ist eine gezeichnete Unterschrift rechtsverbindlich?",
  "It is a picture of your handwriting and shows your intention, no more. Where the law or a contract asks for an electronic signature, use a signing service that also proves who signed and when.":
    "Sie ist ein Bild Ihrer Handschrift und zeigt Ihre Absicht, mehr nicht. Wo Gesetz oder Vertrag eine elektronische Signatur verlangen, nehmen Sie einen Signaturdienst, der auch beweist, wer wann unterschrieben hat.",
  "My lines shake. What helps?": "Meine Linien zittern. Was hilft?",
  "Draw larger and faster than on paper: the picture is made smaller later, and the pen smooths quick strokes. On a computer, open this page on your phone and use a finger.":
    "Zeichnen Sie größer und schneller als auf Papier: das Bild wird später verkleinert, und der Stift glättet schnelle Striche. Am Computer: Öffnen Sie diese Seite auf dem Telefon und nehmen Sie den Finger.",
  "Type your name": "Namen tippen",
  "As you sign: the full name, initials, or the first name only.":
    "So, wie Sie unterschreiben: mit vollem Namen, mit Initialen oder nur mit dem Vornamen.",
  "Choose a hand": "Handschrift wählen",
  "Ten hands, from a schoolbook script to a doctor's scrawl, each with your own name in it.":
    "Zehn Handschriften, von der Schulschrift bis zum Arztgekritzel, jede mit Ihrem eigenen Namen.",
  "As a transparent PNG, twice as fine as it is shown, or straight above your email signature.":
    "Als durchsichtiges PNG, doppelt so fein wie gezeigt, oder gleich über Ihrer E-Mail-Signatur.",
  "Why a picture and not simply a font?": "Warum ein Bild und nicht einfach eine Schrift?",
  "A mail only shows fonts that its reader has, and nobody has a handwriting font of yours. A picture looks the same for everybody.":
    "Eine Mail zeigt nur Schriften, die ihr Leser hat, und niemand hat Ihre Handschrift installiert. Ein Bild sieht für alle gleich aus.",
  "May I use it for my business?": "Darf ich es geschäftlich verwenden?",
  "Yes. All ten hands are open fonts whose licences allow pictures of words for any purpose, without naming anybody.":
    "Ja. Alle zehn Handschriften sind freie Schriften, deren Lizenzen Bilder von Wörtern für jeden Zweck erlauben, ohne jemanden zu nennen.",
  "Which letters are there?": "Welche Buchstaben gibt es?",
  "Latin letters in every hand. Greek, Cyrillic, Hebrew, Arabic, Devanagari and Thai are written by a hand of their own script. A letter that no hand knows is named below it; for all other scripts there is the drawing pad.":
    "Lateinische Buchstaben in jeder Handschrift. Griechisch, Kyrillisch, Hebräisch, Arabisch, Devanagari und Thai schreibt eine Hand der jeweiligen Schrift. Ein Zeichen, das keine Hand kennt, steht darunter; für alle anderen Schriften gibt es die Zeichenfläche.",
  "Is it my real signature?": "Ist das meine echte Unterschrift?",
  "It is your name in somebody else's handwriting: friendly at the end of a mail, worthless on a contract. Your own hand can be drawn with mouse, finger or pen.":
    "Es ist Ihr Name in fremder Handschrift: freundlich am Ende einer Mail, wertlos unter einem Vertrag. Die eigene Handschrift lässt sich mit Maus, Finger oder Stift zeichnen.",
  "Use in my email signature": "In meiner E-Mail-Signatur verwenden",
  "Saved in your downloads.": "In Ihren Downloads gespeichert.",
  "This tool needs JavaScript, which is switched off in your browser.":
    "Dieses Werkzeug braucht JavaScript, das in Ihrem Browser abgeschaltet ist.",
  "How it goes": "So geht es",
  "More tools": "Weitere Werkzeuge",
  "See examples of email signatures": "Beispiele für E-Mail-Signaturen ansehen",
  "Questions people ask": "Häufige Fragen",
  "Type your sign": "Schriftzug tippen",
  "Sign here with mouse, finger or pen": "Hier mit Maus, Finger oder Stift unterschreiben",
  "Empty pad": "Leeres Zeichenfeld",
  "Your sign so far, strokes: {count}": "Ihr Schriftzug bisher, Striche: {count}",
  "Undo stroke": "Strich zurück",
  Clear: "Leeren",
  "No mouse or pen at hand?": "Weder Maus noch Stift zur Hand?",
  "Pen width": "Stiftbreite",
  Ink: "Tinte",
  "Use {color}": "{color} nehmen",
  "Your name, as you sign": "Ihr Name, wie Sie unterschreiben",
  Handwriting: "Handschrift",
  Size: "Größe",
  "In your mails": "In Ihren E-Mails",
  "Drawing {name}": "{name} wird gezeichnet",
  "Not drawn": "Nicht gezeichnet",
  "Has no {letters}": "Ohne {letters}",
};
