import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "{name} was deleted.": "{name} wurde gelöscht.",
  Signatures: "Signaturen",
  "No signature yet": "Noch keine Signatur",
  "Design one, see it as your recipients will, and install it in your mail client.":
    "Gestalten Sie eine, sehen Sie sie wie Ihre Empfänger, und richten Sie sie in Ihrem Mailprogramm ein.",
  "Create signature": "Signatur erstellen",
  "Load more": "Mehr laden",
  "The free plan includes one: edit it, or delete it to start over.":
    "Im kostenlosen Tarif ist eine enthalten: Bearbeiten Sie sie, oder löschen Sie sie und fangen Sie neu an.",
  "Your plan includes {count}.": "In Ihrem Tarif sind {count} enthalten.",
  "Delete the signature “{name}”?": "Signatur „{name}“ löschen?",
  "Delete this signature?": "Diese Signatur löschen?",
  "The signature is deleted for good. Mails that were sent with it keep their pictures and links.":
    "Die Signatur wird endgültig gelöscht. Bereits gesendete E-Mails behalten ihre Bilder und Links.",
  "Delete signature": "Signatur löschen",
  "New signature": "Neue Signatur",
  Install: "Einrichten",
  Edit: "Bearbeiten",
  "Delete {name}": "{name} löschen",
  "Signature without a name": "Signatur ohne Namen",
  "There is no picture yet.": "Es gibt noch kein Bild.",
  "Signature {name}": "Signatur {name}",
  "{count, plural, one {# more signature} other {# more signatures}} loaded":
    "{count, plural, one {# weitere Signatur} other {# weitere Signaturen}} geladen",
};
