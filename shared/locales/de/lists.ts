import type { Catalogue } from "../../languages/translate.ts";

/** Lists of pages and of business cards, and what is done with them. */
export const words: Catalogue = {
  "Members of the team": "Mitglieder des Teams",
  "There is nobody in the team yet. Invite somebody first.": "Im Team ist noch niemand. Laden Sie zuerst jemanden ein.",
  "Card without a title": "Karte ohne Titel",
  "{count, plural, one {# more card} other {# more cards}} loaded":
    "{count, plural, one {# weitere Karte} other {# weitere Karten}} geladen",
  "{count, plural, one {# card} other {# cards}} found": "{count, plural, one {# Karte} other {# Karten}} gefunden",
  "{count, plural, one {# contact saved} other {# contacts saved}}":
    "{count, plural, one {# Kontakt gespeichert} other {# Kontakte gespeichert}}",
  "Card duplicated": "Karte dupliziert",
  "Card renamed": "Karte umbenannt",
  "Card deleted": "Karte gelöscht",
  "Card sent": "Karte gesendet",
  "Card assigned to {email}": "Karte {email} zugewiesen",
  "Card unassigned from {email}": "Karte {email} entzogen",
  "For your lists alone: nothing on the card changes. Empty it to go by the title.":
    "Nur für Ihre Listen: An der Karte ändert sich nichts. Leer gilt der Titel.",
  "The front of {name}": "Die Vorderseite von {name}",
  "Contact file (.vcf)": "Kontaktdatei (.vcf)",
  "Print sheet (PDF)": "Druckbogen (PDF)",
  "QR code that leads to the card": "QR-Code, der zur Karte führt",
  "Take it along": "Zum Mitnehmen",
  "New card": "Neue Karte",
  "Create card": "Karte erstellen",
  "Search cards": "Karten suchen",
  "No business card yet": "Noch keine Visitenkarte",
  "Whoever scans its code has you in their address book: on screen, on paper, in a wallet.":
    "Wer den Code scannt, hat Sie im Adressbuch: auf dem Bildschirm, auf Papier, im Wallet.",
  "No card has “{words}”.": "Keine Karte enthält „{words}“.",
  "A member has one business card: this one takes the place of the one that they had.":
    "Ein Mitglied hat eine Visitenkarte: Diese tritt an die Stelle der bisherigen.",
  "Delete the business card “{name}”?": "Visitenkarte „{name}“ löschen?",
  "It is deleted for good: its address and its codes lead nowhere, and it stops working in wallets.":
    "Sie wird endgültig gelöscht: Ihre Adresse und ihre Codes führen nirgendwohin, und im Wallet funktioniert sie nicht mehr.",
  "It is deleted for good: its address and its codes lead nowhere, it stops working in wallets, and it leaves the dashboard of {email}.":
    "Sie wird endgültig gelöscht: Ihre Adresse und ihre Codes führen nirgendwohin, im Wallet funktioniert sie nicht mehr, und sie verschwindet aus der Übersicht von {email}.",
  "Delete card": "Karte löschen",
  "You can only have one business card.": "Sie können nur eine Visitenkarte haben.",
  "Search members": "Mitglieder suchen",
  "Theirs now": "Jetzt diese",
  "No member has “{words}”.": "Kein Mitglied enthält „{words}“.",
};
