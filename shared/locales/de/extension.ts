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
};
