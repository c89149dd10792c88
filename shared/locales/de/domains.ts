import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Domains: "Domains",
  "Show your pages, business cards and short links under an address of your own.":
    "Zeigen Sie Ihre Seiten, Visitenkarten und Kurzlinks unter einer eigenen Adresse.",
  "Only the account owner and administrators change domains.":
    "Nur der Kontoinhaber und Administratoren ändern Domains.",
  "No domain yet": "Noch keine Domain",
  "Until you add one, your pages are seen at our address.":
    "Bis Sie eine hinzufügen, sind Ihre Seiten unter unserer Adresse zu sehen.",
  "The domain is deleted.": "Die Domain ist gelöscht.",
  "Delete the domain {host}?": "Domain {host} löschen?",
  "Pages, cards and new short links are at our address again; short links under this domain lead nowhere from then on. Whoever adds it again has to prove it anew.":
    "Seiten, Karten und neue Kurzlinks sind wieder unter unserer Adresse; Kurzlinks unter dieser Domain führen dann ins Leere. Wer sie erneut hinzufügt, muss sie neu bestätigen.",
  "Delete domain": "Domain löschen",
  "Upgrade to add": "Zum Hinzufügen Tarif wechseln",
  "Add a domain": "Domain hinzufügen",
  "One that you have registered, or a part of it, as links.example.com.":
    "Eine, die Sie registriert haben, oder ein Teil davon, wie links.example.com.",
  Domain: "Domain",
  "Add domain": "Domain hinzufügen",
  Pending: "Ausstehend",
  Verified: "Bestätigt",
  Unverified: "Nicht bestätigt",
  Rejected: "Abgelehnt",
  "Set these records where your domain is kept. It is verified as soon as we see the first.":
    "Setzen Sie diese Einträge dort, wo Ihre Domain verwaltet wird. Sie ist bestätigt, sobald wir den ersten sehen.",
  "Leave the records in place: we look every day, and the domain is taken away when the first has gone.":
    "Lassen Sie die Einträge stehen: Wir sehen täglich nach, und die Domain entfällt, wenn der erste fehlt.",
  "The first record has gone, so nothing is shown under this domain. Set it again to bring it back.":
    "Der erste Eintrag fehlt, daher ist unter dieser Domain nichts zu sehen. Setzen Sie ihn wieder, um sie zurückzuholen.",
  "The first record did not come in time. Set it, then check again.":
    "Der erste Eintrag kam nicht rechtzeitig. Setzen Sie ihn und prüfen Sie dann erneut.",
  "The domain is verified.": "Die Domain ist bestätigt.",
  "The record is not there yet. Changes can take a few hours to be seen.":
    "Der Eintrag ist noch nicht da. Bis Änderungen zu sehen sind, können Stunden vergehen.",
  "Check now": "Jetzt prüfen",
  "Delete {host}": "{host} löschen",
  Delete: "Löschen",
  "Last checked {date}": "Zuletzt geprüft: {date}",
  "{hours} h {minutes} min left to verify it": "Noch {hours} Std. {minutes} Min., um sie zu bestätigen",
  Name: "Name",
  Value: "Wert",
  "Copy the name of {type}": "Namen von {type} kopieren",
  "Copy the value of {type}": "Wert von {type} kopieren",
  Copy: "Kopieren",
  "Your browser did not let us copy. Select the text instead.":
    "Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text.",
  "Not checked": "Nicht geprüft",
  Found: "Gefunden",
  "Not found": "Nicht gefunden",
  "Contact support": "Support kontaktieren",
  "See your plan": "Tarif ansehen",
  "Get a quote": "Angebot anfordern",
  "Get more places": "Mehr Plätze holen",
  "Upgrade to Pro": "Auf Pro umsteigen",
  "Short links of signatures and pages are under this domain":
    "Kurzlinks von Signaturen und Seiten stehen unter dieser Domain",
  "Links that are out there already go on working at both addresses.":
    "Bereits verbreitete Links funktionieren unter beiden Adressen weiter.",
};
