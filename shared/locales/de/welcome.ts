import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Skip the questions": "Fragen überspringen",
  "Your last answers have not arrived. Go on: they are sent again with the next ones.":
    "Ihre letzten Antworten sind nicht angekommen. Machen Sie weiter: sie gehen mit den nächsten noch einmal mit.",
  Skip: "Überspringen",
  Continue: "Weiter",
  "Welcome. Who is it for?": "Willkommen. Für wen ist es?",
  "What do you do?": "Was machen Sie beruflich?",
  "What should stand in your signature?": "Was soll in Ihrer Signatur stehen?",
  "How should it look?": "Wie soll sie aussehen?",
  Questions: "Fragen",
  "Step {now} of {count}": "Schritt {now} von {count}",
  "Its guide opens first when your signature is ready.":
    "Seine Anleitung öffnet sich zuerst, wenn Ihre Signatur fertig ist.",
  "Mail client": "Mailprogramm",
  "Leave out what you like: everything can be changed later.":
    "Lassen Sie weg, was Sie möchten: alles lässt sich später ändern.",
  "You can try every look in the editor, and change colours, type and sizes.":
    "Im Editor können Sie jedes Aussehen ausprobieren und Farben, Schrift und Größen ändern.",
  "With your own words. You can try every look in the editor, and change colours, type and sizes.":
    "Mit Ihren eigenen Worten. Im Editor können Sie jedes Aussehen ausprobieren und Farben, Schrift und Größen ändern.",
  Look: "Aussehen",
  "Something else": "Etwas anderes",
  "For myself": "Für mich",
  "One signature, in my own mails": "Eine Signatur, in meinen eigenen Mails",
  "For my team": "Für mein Team",
  "One look for everybody in the company": "Ein Aussehen für alle in der Firma",
  "For my clients": "Für meine Kunden",
  "An agency with several companies": "Eine Agentur mit mehreren Firmen",
  "Who is it for?": "Für wen ist es?",
  Back: "Zurück",
  "Open the editor": "Zum Editor",
  "Your name": "Ihr Name",
  "You have begun a signature in this browser. It opens next, in the look that you choose, with its own words.":
    "Sie haben in diesem Browser eine Signatur begonnen. Sie öffnet sich als Nächstes, im gewählten Aussehen und mit ihren eigenen Wörtern.",
};
