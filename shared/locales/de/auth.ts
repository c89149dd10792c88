import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your browser did not finish the check that keeps programs out. Please try again.":
    "Ihr Browser ist mit der Prüfung gegen Programme nicht fertig geworden. Bitte versuchen Sie es noch einmal.",
  "Your browser does not load {name}, which keeps programs out here. Allow it in your content blocker, then try again.":
    "Ihr Browser lädt {name} nicht, womit wir Programme fernhalten. Erlauben Sie es in Ihrem Inhaltsblocker und versuchen Sie es noch einmal.",
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
  "You have an account.": "Sie haben schon ein Konto.",
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
  "Continue with {provider}": "Weiter mit {provider}",
  "or with your email address": "oder mit Ihrer E-Mail-Adresse",
  "You are back from the sign-in.": "Sie sind von der Anmeldung zurück.",
  "Back to the log-in": "Zurück zur Anmeldung",
  "One moment …": "Einen Moment …",
  "The sign-in is connected.": "Die Anmeldung ist verbunden.",
  "Enter one of the recovery codes that you kept. Each works once.":
    "Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.",
  "Enter the code that your authenticator app shows now.":
    "Geben Sie den Code ein, den Ihre Authenticator-App gerade zeigt.",
  "Recovery code": "Wiederherstellungscode",
  "Six-digit code": "Sechsstelliger Code",
  "Use the app instead": "Doch die App benutzen",
  "Use a recovery code": "Wiederherstellungscode benutzen",
  Back: "Zurück",
  "This link does not work any more": "Dieser Link gilt nicht mehr",
  "It was used already: then log in. Or it is too old: then open the newest link of the marketplace.":
    "Er wurde schon benutzt: dann melden Sie sich an. Oder er ist zu alt: dann öffnen Sie den neuesten Link des Marktplatzes.",
  "It was used already, or is too old. Please open the newest link of the marketplace.":
    "Er wurde schon benutzt oder ist zu alt. Bitte öffnen Sie den neuesten Link des Marktplatzes.",
  "Your lifetime deal is of tier {tier}. It belongs to this address.":
    "Ihr Lifetime-Angebot hat die Stufe {tier}. Es gehört zu dieser Adresse.",
  "Continue with a passkey": "Weiter mit einem Passkey",
  "No passkey was chosen. Try again, or log in with your password.":
    "Es wurde kein Passkey gewählt. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.",
  "<strong>Confirm your email address.</strong> Open the link in our mail to {email}, or type its code, and test mails can reach you.":
    "<strong>Bestätigen Sie Ihre E-Mail-Adresse.</strong> Öffnen Sie den Link in unserer E-Mail an {email} oder geben Sie ihren Code ein, dann erreichen Sie Test-Mails.",
  "Confirm by code": "Per Code bestätigen",
  "Use this address": "Diese Adresse verwenden",
  "One press, and your Signoff account belongs to the address that this link was mailed to.":
    "Ein Klick, und Ihr Signoff-Konto gehört zu der Adresse, an die dieser Link ging.",
  "Log in with your new email address from now on.": "Melden Sie sich ab sofort mit Ihrer neuen E-Mail-Adresse an.",
  "It was not you? Close this page: nothing changes.":
    "Sie waren es nicht? Schließen Sie diese Seite: Es ändert sich nichts.",
  "Take your address back": "Ihre Adresse zurückholen",
  "Your account gets the address again that this link was mailed to. All devices are logged out, and you choose a new password.":
    "Ihr Konto bekommt wieder die Adresse, an die dieser Link ging. Alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.",
  "Take it back": "Rückgängig machen",
  "Your account has its address again. Please choose a new password.":
    "Ihr Konto hat wieder seine Adresse. Bitte wählen Sie ein neues Passwort.",
  "It was you? Close this page: the new address stays.":
    "Sie waren es? Schließen Sie diese Seite: Die neue Adresse bleibt.",
  "Join {team}": "{team} beitreten",
  "Join the team": "Dem Team beitreten",
  "{email} has invited you to their team.": "{email} hat Sie in das eigene Team eingeladen.",
  "You were invited to a team.": "Sie wurden in ein Team eingeladen.",
  "This invitation is for another address than the one you are logged in with.":
    "Diese Einladung gilt für eine andere Adresse als die, mit der Sie angemeldet sind.",
  "The invitation is for": "Die Einladung gilt für",
  "Your signature is ready: you see it as soon as you are in.":
    "Ihre Signatur ist fertig: Sie sehen sie, sobald Sie dabei sind.",
  "You have accepted this invitation": "Sie haben diese Einladung angenommen",
  "You are in the team. Your signature is on the dashboard.":
    "Sie sind im Team. Ihre Signatur steht auf der Übersicht.",
  "Log in with your password, or the way you chose then.":
    "Melden Sie sich mit Ihrem Passwort an, oder so, wie Sie es damals gewählt haben.",
  "This invitation does not work any more": "Diese Einladung gilt nicht mehr",
  "It is too old, or there is a newer one in your mail. Answer the mail and ask for a new one: whoever invited you sends it with one press.":
    "Sie ist zu alt, oder es gibt eine neuere in Ihrem Postfach. Antworten Sie auf die E-Mail und bitten Sie um eine neue: Wer Sie eingeladen hat, sendet sie mit einem Klick.",
  "You are logged in as": "Sie sind angemeldet als",
  "Log out and go on": "Abmelden und weiter",
  "You are logged in as {email}. Your own signatures stay yours; you change between teams in the menu.":
    "Sie sind als {email} angemeldet. Ihre eigenen Signaturen bleiben Ihre; zwischen Teams wechseln Sie im Menü.",
  "The invitation is for this address.": "Die Einladung gilt für diese Adresse.",
  "Accept the invitation": "Einladung annehmen",
  "Administrate {agency}": "{agency} verwalten",
  "Administrate {company}": "{company} verwalten",
  "You were invited to look after all companies of {agency}.":
    "Sie wurden eingeladen, sich um alle Firmen von {agency} zu kümmern.",
  "{agency} has invited you to look after this company.":
    "{agency} hat Sie eingeladen, sich um diese Firma zu kümmern.",
  "You are logged in as {email}. Your own signatures stay yours.":
    "Sie sind als {email} angemeldet. Ihre eigenen Signaturen bleiben Ihre.",
};
