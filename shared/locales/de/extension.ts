import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your signature in Gmail and Outlook": "Ihre Signatur in Gmail und Outlook",
  "The browser extension puts your default signature into each mail that you begin, and keeps it as it is here. It reads nothing but that signature.":
    "Die Browser-Erweiterung setzt Ihre Standardsignatur in jede Mail, die Sie beginnen, und hält sie auf dem Stand von hier. Sie liest nichts als diese Signatur.",
  "Looking for the extension": "Die Erweiterung wird gesucht",
  "The extension is not in this browser yet. Add it, then come back to this page.":
    "Die Erweiterung ist noch nicht in diesem Browser. Fügen Sie sie hinzu, und kommen Sie dann auf diese Seite zurück.",
  "The extension is not in this browser. Whoever runs this site can tell you where to get it.":
    "Die Erweiterung ist nicht in diesem Browser. Wer diese Website betreibt, kann Ihnen sagen, woher Sie sie bekommen.",
  "Add to Chrome or Edge": "Zu Chrome oder Edge hinzufügen",
  "Add to Firefox": "Zu Firefox hinzufügen",
  "Look for it again": "Noch einmal suchen",
  "The extension is connected as {email}.": "Die Erweiterung ist als {email} verbunden.",
  "Begin a mail in Gmail or Outlook on the web: your default signature is there.":
    "Beginnen Sie eine Mail in Gmail oder Outlook im Web: Ihre Standardsignatur ist da.",
  "Connect the extension": "Erweiterung verbinden",
  "It gets a key of its own, which you find and can take back under Security.":
    "Sie bekommt einen eigenen Schlüssel, den Sie unter Sicherheit finden und zurücknehmen können.",
  Security: "Sicherheit",
  "Count image loads and clicks of each mail": "Bildabrufe und Klicks jeder E-Mail zählen",
  "Mails that the browser extension writes get an invisible picture and links of their own. Whoever receives them is not asked: tell them in your privacy policy.":
    "E-Mails, die mit der Browser-Erweiterung entstehen, bekommen ein unsichtbares Bild und eigene Links. Wer sie empfängt, wird nicht gefragt: Sagen Sie es in Ihrer Datenschutzerklärung.",
  "The list is empty.": "Die Liste ist leer.",
  "Loading your mails": "Ihre E-Mails werden geladen",
  "Your sent mails": "Ihre gesendeten E-Mails",
  "Mails that the extension wrote. Nothing of what they say is kept, nor to whom they went. A mail program may load images without anybody reading, and somebody may read without loading any.":
    "E-Mails, in die die Erweiterung die Signatur gesetzt hat. Nichts von ihrem Inhalt wird aufbewahrt, auch nicht, an wen sie gingen. Ein Mailprogramm lädt Bilder womöglich, ohne dass jemand liest, und jemand kann lesen, ohne welche zu laden.",
  "Empty the list": "Liste leeren",
  "None yet. Send a mail from Gmail or Outlook on the web.":
    "Noch keine. Senden Sie eine E-Mail aus Gmail oder Outlook im Web.",
  "Load more": "Mehr laden",
  "Empty the list?": "Liste leeren?",
  "What was counted of these mails is deleted. It stays in the sums of your signature.":
    "Was für diese E-Mails gezählt wurde, wird gelöscht. In den Summen Ihrer Signatur bleibt es.",
  "Mail of {moment}": "E-Mail vom {moment}",
  "Image loads": "Geladene Bilder",
  Clicks: "Klicks",
  "{count} by programs or yourself": "{count} durch Programme oder Sie selbst",
};
