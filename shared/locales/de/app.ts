import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Footer: "Fußzeile",
  "Create a signature": "Signatur erstellen",
  "Log in": "Anmelden",
  Dashboard: "Übersicht",
  "Signoff, dashboard": "Signoff, Übersicht",
  "Signoff, home": "Signoff, Startseite",
  "Already have an account?": "Sie haben schon ein Konto?",
  "Don't have an account?": "Noch kein Konto?",
  "Sign up": "Registrieren",
  "Create free signature": "Kostenlose Signatur erstellen",
  "Upgrade to Pro": "Auf Pro umsteigen",
  Language: "Sprache",
  Notifications: "Mitteilungen",
  "This page cannot be shown. Check your connection and try again.":
    "Diese Seite kann nicht angezeigt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "Skip to content": "Zum Inhalt springen",
  "Signoff is briefly unavailable. Please try again.":
    "Signoff ist kurz nicht erreichbar. Bitte versuchen Sie es noch einmal.",
  "Please, reload the page and try again.": "Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "Signoff cannot be reached. Check your connection and try again.":
    "Signoff ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "peek height": "zugeklappt",
  "half height": "halbe Höhe",
  "full height": "volle Höhe",
  "{label}: {height}. Use the arrow keys to resize.": "{label}: {height}. Die Größe ändern Sie mit den Pfeiltasten.",
  Working: "Bitte warten",
  "Use six digits, such as #00686c.": "Verwenden Sie sechs Stellen, etwa #00686c.",
  "{label}: choose from the palette": "{label}: aus der Palette wählen",
  Reset: "Zurücksetzen",
  "{label}: palette": "{label}: Palette",
  "Contrast {ratio} : 1, hard to read on {ground}.": "Kontrast {ratio} : 1, auf {ground} schwer zu lesen.",
  Cancel: "Abbrechen",
  Copied: "Kopiert",
  "Error {status}": "Fehler {status}",
  "No connection": "Keine Verbindung",
  "Nothing is signed here.": "Hier ist nichts unterschrieben.",
  "Try again": "Noch einmal versuchen",
  "Go to the dashboard": "Zur Übersicht",
  "Go to the home page": "Zur Startseite",
  "Reference: {id}": "Referenz: {id}",
  "The page you're looking for doesn't exist": "Diese Seite gibt es nicht",
  "It may have been deleted, or the address is not complete. Signatures that were installed in a mail client keep working.":
    "Vielleicht wurde sie gelöscht, oder die Adresse ist unvollständig. Signaturen, die in einem Mailprogramm eingerichtet sind, funktionieren weiter.",
  "You've reached the limit. Only the account owner can add more signatures, pages and cards":
    "Sie haben die Grenze erreicht. Nur die Inhaberin oder der Inhaber des Kontos kann weitere Signaturen, Seiten und Karten hinzufügen",
  "You have no edit permissions. Please contact your administrator.":
    "Sie dürfen hier nichts bearbeiten. Bitte wenden Sie sich an Ihre Administration.",
  "Request access from your team owner": "Bitten Sie die Inhaberin oder den Inhaber Ihres Teams um Zugriff",
  "You can still look at the signature, and install it, from the dashboard.":
    "Von der Übersicht aus können Sie die Signatur weiterhin ansehen und installieren.",
  "Account expired. Please contact your administrator.":
    "Das Konto ist abgelaufen. Bitte wenden Sie sich an Ihre Administration.",
  "Signatures cannot be edited until the account is active again. Nothing was deleted.":
    "Signaturen lassen sich erst wieder bearbeiten, wenn das Konto aktiv ist. Gelöscht wurde nichts.",
  "Signoff cannot be reached. Your work is kept in this browser.":
    "Signoff ist nicht erreichbar. Ihre Arbeit bleibt in diesem Browser erhalten.",
  "Signoff is briefly unavailable": "Signoff ist kurz nicht erreichbar",
  "Your work is kept. This usually passes within seconds; please try again in a moment.":
    "Ihre Arbeit bleibt erhalten. Meist dauert das nur Sekunden; bitte versuchen Sie es gleich noch einmal.",
  "You have no permission to do this.": "Dazu haben Sie keine Berechtigung.",
  "Ask the owner of the account for access.": "Bitten Sie die Inhaberin oder den Inhaber des Kontos um Zugriff.",
  "Something went wrong on our side": "Auf unserer Seite ist etwas schiefgegangen",
  "Please, reload the page and try again. If it happens again, tell the person who runs this server.":
    "Bitte laden Sie die Seite neu und versuchen Sie es noch einmal. Wenn es wieder geschieht, sagen Sie es der Person, die diesen Server betreibt.",
  "Hi Anna,": "Hallo Anna,",
  "thank you for the call this morning. You will find the notes attached.":
    "vielen Dank für das Gespräch heute Morgen. Die Notizen finden Sie im Anhang.",
  "Best regards": "Viele Grüße",
  Close: "Schließen",
  "Show password": "Passwort anzeigen",
  "Close notification": "Mitteilung schließen",
  "The email signature as recipients see it": "Die E-Mail-Signatur, wie Empfänger sie sehen",
  "Something went wrong": "Etwas ist schiefgegangen",
  Menu: "Menü",
  System: "System",
  Light: "Hell",
  Dark: "Dunkel",
  Theme: "Farbschema",
  "Account menu": "Kontomenü",
  "Your admin: {email}": "Ihre Administration: {email}",
  "Account settings": "Kontoeinstellungen",
  Members: "Mitglieder",
  "Log out": "Abmelden",
  "Design an email signature, see it as your recipients will, and install it in any mail client.":
    "Gestalten Sie eine E-Mail-Signatur, sehen Sie sie wie Ihre Empfänger, und richten Sie sie in jedem Mailprogramm ein.",
  "Email signatures that arrive as designed": "E-Mail-Signaturen, die ankommen wie gestaltet",
  "Log in to your Signoff account.": "Melden Sie sich bei Ihrem Signoff-Konto an.",
  "Create a free Signoff account and keep your email signature.":
    "Legen Sie ein kostenloses Signoff-Konto an und behalten Sie Ihre E-Mail-Signatur.",
  "Forgot password": "Passwort vergessen",
  "Choose a new password": "Neues Passwort wählen",
  "Create a free email signature": "Kostenlose E-Mail-Signatur erstellen",
  "Design your email signature in minutes, without an account. See every change as your recipients will.":
    "Gestalten Sie Ihre E-Mail-Signatur in Minuten, ohne Konto. Sie sehen jede Änderung wie Ihre Empfänger.",
  "Edit signature": "Signatur bearbeiten",
  Preview: "Vorschau",
  "See this email signature in light and dark mail, and copy it into your mail client.":
    "Sehen Sie diese E-Mail-Signatur in hellen und dunklen E-Mails, und kopieren Sie sie in Ihr Mailprogramm.",
  "Company dashboard": "Firmenübersicht",
  Account: "Konto",
  "Edit profile": "Profil bearbeiten",
  "Change password": "Passwort ändern",
  Billing: "Abrechnung",
  Upgrade: "Tarif wechseln",
  "Activation code": "Aktivierungscode",
  "Code activated": "Code aktiviert",
  "Invite a friend": "Freunde einladen",
  Administrators: "Administratoren",
  Pricing: "Preise",
  "Free for one signature; Professional, Teams and Agency Hub for more.":
    "Kostenlos für eine Signatur; Professional, Teams und Agency Hub für mehr.",
  "Contact us": "Kontakt",
  "Ask about sales, support, demos and special pricing.":
    "Fragen Sie nach Verkauf, Hilfe, Vorführungen und Sonderpreisen.",
  "Draw your signature online": "Unterschrift online zeichnen",
  "Draw a handwritten signature with mouse or finger and download it.":
    "Zeichnen Sie eine Unterschrift mit Maus oder Finger und laden Sie sie herunter.",
  "Signature from a font": "Unterschrift aus einer Schriftart",
  "Type your name and turn it into a handwritten signature.":
    "Tippen Sie Ihren Namen und machen Sie daraus eine Unterschrift.",
  "Email signature examples": "Beispiele für E-Mail-Signaturen",
  "Email signature examples by profession and style.": "Beispiele für E-Mail-Signaturen nach Beruf und Stil.",
  "Extension removed": "Erweiterung entfernt",
  "Page not found": "Seite nicht gefunden",
  "Signoff: email signatures that arrive as designed": "Signoff: E-Mail-Signaturen, die ankommen wie gestaltet",
};
