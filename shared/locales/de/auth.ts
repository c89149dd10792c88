import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Forgot your password?": "Passwort vergessen?",
  "We mail you a link to choose a new one.": "Wir senden Ihnen einen Link, mit dem Sie ein neues wählen.",
  "You remember it?": "Es fällt Ihnen wieder ein?",
  "If {email} has an account, a link is on its way. It works once, for {minutes} minutes. Nothing there? Look into the spam folder.":
    "Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er gilt einmal und für {minutes} Minuten. Nichts angekommen? Sehen Sie im Spam-Ordner nach.",
  "Email address": "E-Mail-Adresse",
  "Send it again": "Noch einmal senden",
  "Send the link": "Link senden",
  "Welcome back.": "Willkommen zurück.",
  "New here?": "Neu hier?",
  "Create an account": "Konto anlegen",
  Password: "Passwort",
  "Your password is changed. Please log in.": "Ihr Passwort ist geändert. Bitte melden Sie sich an.",
  "All devices are logged out when it changes.": "Dabei werden alle Geräte abgemeldet.",
  "The link is too old?": "Der Link ist zu alt?",
  "Ask for a new one": "Neuen Link anfordern",
  "New password": "Neues Passwort",
  "At least {count} characters.": "Mindestens {count} Zeichen.",
  "Create your account": "Konto anlegen",
  "Free for one signature. No card needed.": "Kostenlos für eine Signatur. Ohne Karte.",
  Name: "Name",
  "Create account": "Konto anlegen",
  "<strong>Your signature is kept.</strong> It is saved as soon as you are in.":
    "<strong>Ihre Signatur ist noch da.</strong> Sie wird gespeichert, sobald Sie angemeldet sind.",
  "Confirm your email address": "E-Mail-Adresse bestätigen",
  "Your email address is confirmed.": "Ihre E-Mail-Adresse ist bestätigt.",
  "Your email address is confirmed. Please log in.": "Ihre E-Mail-Adresse ist bestätigt. Bitte melden Sie sich an.",
  "You made a Signoff account with the address that this link was mailed to? One press confirms that it is yours.":
    "Haben Sie mit der Adresse, an die dieser Link ging, ein Signoff-Konto angelegt? Ein Klick bestätigt, dass sie Ihnen gehört.",
  "Confirm address": "Adresse bestätigen",
  "It was not you? Close this page: without your confirmation the account sends mails to nobody.":
    "Sie waren das nicht? Schließen Sie diese Seite: Ohne Ihre Bestätigung sendet das Konto niemandem E-Mails.",
  "A new link is on its way to {email}. Nothing there? Look into the spam folder.":
    "Ein neuer Link ist unterwegs an {email}. Nichts angekommen? Sehen Sie im Spam-Ordner nach.",
  "Send a new link": "Neuen Link senden",
  "<strong>Confirm your email address.</strong> Open the link in our mail to {email}, and test mails can reach you.":
    "<strong>Bestätigen Sie Ihre E-Mail-Adresse.</strong> Öffnen Sie den Link in unserer E-Mail an {email}, dann erreichen Sie auch Testmails.",
};
