import type { Catalogue } from "../../languages/translate.ts";

/** Reading codes with the camera. */
export const words: Catalogue = {
  "Hold a business card's code before the camera. It is read on this device: no picture leaves it.":
    "Halten Sie den Code einer Visitenkarte vor die Kamera. Er wird auf diesem Gerät gelesen: Kein Bild verlässt es.",
  Camera: "Kamera",
  "What the camera shows": "Was die Kamera zeigt",
  "Waiting for the camera": "Warten auf die Kamera",
  "Use the camera": "Kamera verwenden",
  "Looking for a code …": "Suche nach einem Code …",
  "Your browser asks whether it may.": "Ihr Browser fragt, ob er darf.",
  Stop: "Anhalten",
  "Reading the picture …": "Das Bild wird gelesen …",
  "Choose a picture with a code": "Ein Bild mit einem Code wählen",
  "A photo or a screenshot.": "Ein Foto oder ein Bildschirmfoto.",
  "Browsers give the camera to secure pages only: open this one with https://, or choose a picture.":
    "Browser geben die Kamera nur sicheren Seiten: Öffnen Sie diese mit https:// oder wählen Sie ein Bild.",
  "There is no camera here. Choose a picture of the code instead.":
    "Hier ist keine Kamera. Wählen Sie stattdessen ein Bild des Codes.",
  "The camera is not allowed here. Allow it in your browser's settings for this page, or choose a picture.":
    "Die Kamera ist hier nicht erlaubt. Erlauben Sie sie in den Browser-Einstellungen für diese Seite oder wählen Sie ein Bild.",
  "The camera does not answer: another program may be using it. Close that one and try again.":
    "Die Kamera antwortet nicht: Vielleicht benutzt sie ein anderes Programm. Schließen Sie es und versuchen Sie es noch einmal.",
  "No code was found in this picture. Try one in which it is larger and sharp.":
    "In diesem Bild wurde kein Code gefunden. Versuchen Sie eines, auf dem er größer und scharf ist.",
  "This file cannot be read as a picture.": "Diese Datei lässt sich nicht als Bild lesen.",
  "What reads codes could not be loaded. Check your connection and try again.":
    "Was Codes liest, konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "What the code says": "Was der Code sagt",
  "A text": "Ein Text",
  "A business card": "Eine Visitenkarte",
  "A link page": "Eine Linkseite",
  "A link to {host}": "Ein Link zu {host}",
  "Open {host}": "{host} öffnen",
  "Open it": "Öffnen",
  "Save contact": "Kontakt speichern",
  "It leads away from here. Open it if you know {host} and trust whoever showed you the code.":
    "Er führt von hier weg. Öffnen Sie ihn, wenn Sie {host} kennen und der Person trauen, die Ihnen den Code gezeigt hat.",
  "Scan another one": "Noch einen scannen",
  Copy: "Kopieren",
  "or drop it here.": "oder hier ablegen.",
  "Your browser did not let us copy. Select the text instead.":
    "Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text.",
};
