import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Most signatures": "Meiste Signaturen",
  "Last active": "Zuletzt aktiv",
  "In use": "In Gebrauch",
  Archived: "Archiviert",
  "Add a company": "Firma hinzufügen",
  "{name} is in use again.": "{name} ist wieder in Gebrauch.",
  Package: "Paket",
  "Signatures of your package that companies have": "Signaturen Ihres Pakets, die Firmen haben",
  "Change the package": "Paket ändern",
  "Your first company": "Ihre erste Firma",
  "Each client of yours is a company with its own signatures, people and numbers. You give it signatures of your package, and choose who administrates it.":
    "Jeder Ihrer Kunden ist eine Firma mit eigenen Signaturen, Personen und Zahlen. Sie geben ihr Signaturen Ihres Pakets und bestimmen, wer sie verwaltet.",
  "You administrate no company now. Whoever runs the agency can give you one.":
    "Sie verwalten gerade keine Firma. Wer die Agentur führt, kann Ihnen eine geben.",
  "Last activity": "Letzte Aktivität",
  "No activity yet": "Noch keine Aktivität",
  "No company is archived.": "Keine Firma ist archiviert.",
  "{count, plural, one {# company} other {# companies}} found":
    "{count, plural, one {# Firma} other {# Firmen}} gefunden",
  "Nobody yet": "Noch niemand",
  "and {count, plural, one {# more} other {# more}}": "und {count, plural, one {# weitere Person} other {# weitere}}",
  "{count, plural, one {# more company} other {# more companies}} loaded":
    "{count, plural, one {# weitere Firma} other {# weitere Firmen}} geladen",
  Restore: "Wiederherstellen",
  "Edit {name}": "{name} bearbeiten",
  "Send the invitation": "Einladung senden",
  "Company {name} updated": "Firma {name} aktualisiert",
  "Company {name} added": "Firma {name} hinzugefügt",
  "{name} was archived.": "{name} wurde archiviert.",
  "Archive company": "Firma archivieren",
  "Archive {name}?": "{name} archivieren?",
  "Discard changes": "Änderungen verwerfen",
  "Save {count, plural, one {# change} other {# changes}}":
    "{count, plural, one {# Änderung} other {# Änderungen}} speichern",
  "Somebody else has changed this company meanwhile. What they changed is marked; what you typed is still here. Look through it, and save again.":
    "Jemand anderes hat diese Firma inzwischen geändert. Was geändert wurde, ist markiert; was Sie eingegeben haben, steht noch da. Sehen Sie es durch und speichern Sie noch einmal.",
  "{used} used. Up to {most} are in your package for it.":
    "{used} in Gebrauch. Bis zu {most} gibt Ihr Paket dafür her.",
  "All signatures of your package are given out.": "Alle Signaturen Ihres Pakets sind vergeben.",
  "Add an administrator": "Administrator hinzufügen",
  "Nobody administrates this company alone. You and the administrators of the agency look after it.":
    "Niemand verwaltet nur diese Firma. Sie und die Administratoren der Agentur kümmern sich darum.",
  "Nobody can open it meanwhile, and its signatures stay as they are in everybody's mails. You can restore it at any time. Its part of the package stays with it.":
    "Niemand kann sie währenddessen öffnen, und ihre Signaturen bleiben in allen Mails, wie sie sind. Sie können sie jederzeit wiederherstellen. Ihr Teil des Pakets bleibt bei ihr.",
  "Changed by somebody else meanwhile": "Inzwischen von jemand anderem geändert",
  "Of this company": "Dieser Firma",
  "Of the whole agency": "Der ganzen Agentur",
  Edited: "Bearbeitet",
  "Will be invited": "Wird eingeladen",
  "Will be deleted": "Wird gelöscht",
  "New administrator": "Neuer Administrator",
  "Undo the change of {name}": "Änderung an {name} zurücknehmen",
  "Delete {name}": "{name} löschen",
  "Delete the new administrator": "Neuen Administrator löschen",
  Administrates: "Verwaltet",
  "What {name} may do": "Was {name} darf",
  "What they may do": "Was sie dürfen",
  "Please enter a whole number of at least 1.": "Bitte geben Sie eine ganze Zahl ab 1 ein.",
  "Your package has {most, plural, one {# signature} other {# signatures}} for it.":
    "Ihr Paket hat dafür {most, plural, one {# Signatur} other {# Signaturen}}.",
  "It uses {used, plural, one {# signature} other {# signatures}} now.":
    "Sie nutzt jetzt {used, plural, one {# Signatur} other {# Signaturen}}.",
  "This address is here already.": "Diese Adresse steht schon da.",
  "A client of yours, with signatures, people and numbers that nobody else sees.":
    "Einer Ihrer Kunden, mit Signaturen, Personen und Zahlen, die sonst niemand sieht.",
  "Add the company": "Firma hinzufügen",
  "All signatures of your package are given out. Enlarge it, or give another company fewer.":
    "Alle Signaturen Ihres Pakets sind vergeben. Vergrößern Sie es, oder geben Sie einer anderen Firma weniger.",
  "All signatures of the package are given out. Whoever owns the agency can enlarge it.":
    "Alle Signaturen des Pakets sind vergeben. Wem die Agentur gehört, kann es vergrößern.",
  "{count, plural, one {# is} other {# are}} left in your package.":
    "{count, plural, one {# ist} other {# sind}} in Ihrem Paket übrig.",
  "You have {signatures, plural, one {# signature} other {# signatures}}, {given} of them are your companies'.":
    "Sie haben {signatures, plural, one {# Signatur} other {# Signaturen}}, {given} davon haben Ihre Firmen.",
  "More than {count}": "Mehr als {count}",
  "Your package now": "Ihr Paket jetzt",
  "Companies have more": "Firmen haben mehr",
  "{price} a year": "{price} im Jahr",
  "{price} a quarter": "{price} im Quartal",
  "Package updated to {count} signatures.": "Paket auf {count} Signaturen geändert.",
  "Your package changes on {date}.": "Ihr Paket ändert sich am {date}.",
  "Packages of more than {count} signatures are made to measure.":
    "Pakete mit mehr als {count} Signaturen werden nach Maß gemacht.",
  "They look after all companies: they add companies, give them signatures, and choose who administrates each. The package and this list are the owner's.":
    "Sie kümmern sich um alle Firmen: Sie fügen Firmen hinzu, geben ihnen Signaturen und bestimmen, wer welche verwaltet. Das Paket und diese Liste gehören dem Inhaber.",
  "Invitation link sent.": "Einladungslink gesendet.",
  "Admin deleted.": "Admin gelöscht.",
  "Delete admin": "Admin löschen",
  "Invite an administrator": "Administrator einladen",
  "Nobody but you so far": "Bisher niemand außer Ihnen",
  "Invite people who look after all of your companies with you. For one company alone, edit that company.":
    "Laden Sie Personen ein, die sich mit Ihnen um alle Firmen kümmern. Für eine einzelne Firma bearbeiten Sie diese Firma.",
  "Whoever owns the agency invites administrators.": "Wem die Agentur gehört, lädt Administratoren ein.",
  "Delete {name} as an administrator?": "{name} als Administrator löschen?",
  "They cannot open your companies any more, from this moment on. What they made stays, and so does their own account.":
    "Diese Person kann Ihre Firmen ab sofort nicht mehr öffnen. Was sie gemacht hat, bleibt, ebenso ihr eigenes Konto.",
  "Admin {username} added": "Admin {username} hinzugefügt",
  "They are mailed a link that is good for three days, to this address alone.":
    "Sie bekommen einen Link per E-Mail, der drei Tage gilt, nur an diese Adresse.",
  "What they may do with signatures, pages and cards": "Was sie mit Signaturen, Seiten und Karten tun dürfen",
  "Admin updated.": "Admin aktualisiert.",
  "It holds in all companies, from now on.": "Es gilt ab sofort in allen Firmen.",
  "Somebody else has changed them meanwhile. What you chose is still here: save again to have it so.":
    "Jemand anderes hat sie inzwischen geändert. Was Sie gewählt haben, steht noch da: Speichern Sie noch einmal, damit es gilt.",
  "Send {name} the invitation again": "{name} die Einladung noch einmal senden",
  "The people of your companies see your brand where ours stands. What you leave empty stays ours.":
    "Die Menschen Ihrer Firmen sehen Ihre Marke, wo sonst unsere steht. Was Sie leer lassen, bleibt unseres.",
  "Your brand is saved.": "Ihre Marke ist gespeichert.",
  "Stands in the header and on top of mails, on white, at most 32 pixels high.":
    "Steht in der Kopfzeile und über E-Mails, auf Weiß, höchstens 32 Pixel hoch.",
  "Name and colour": "Name und Farbe",
  "Mails come from it, and their sentences say it where they would say ours.":
    "E-Mails kommen unter diesem Namen, und ihre Sätze nennen ihn, wo sonst unserer stünde.",
  "Answers go to": "Antworten gehen an",
  "Where a mail comes from a person, answers go to them.":
    "Kommt eine E-Mail von einer Person, gehen Antworten an sie.",
  "Of buttons and links. Where it could not be read a shade near it stands there.":
    "Von Schaltflächen und Links. Wo sie nicht lesbar wäre, steht ein Ton daneben.",
  "Use our colour": "Unsere Farbe verwenden",
  "Line below signatures": "Zeile unter Signaturen",
  "In the place of “Made with Signoff”, on pages and business cards too.":
    "Anstelle von „Made with Signoff“, auch auf Seiten und Visitenkarten.",
  "Leads to": "Führt zu",
  "The brand was changed elsewhere meanwhile. What you have typed is still here: save again, and it counts.":
    "Die Marke wurde inzwischen anderswo geändert. Was Sie eingegeben haben, ist noch da: Speichern Sie noch einmal, dann gilt es.",
  "Save brand": "Marke speichern",
  logo: "Logo",
  "Your logo is saved.": "Ihr Logo ist gespeichert.",
  "Your logo is removed. It stays in “Pictures”.": "Ihr Logo ist entfernt. Es bleibt in „Bilder“.",
  "Remove logo": "Logo entfernen",
  "What people will see": "Was die Menschen sehen werden",
  "In a company": "In einer Firma",
  "In mails": "In E-Mails",
  "Answers go to {email}": "Antworten gehen an {email}",
  "the address of this installation": "die Adresse dieser Installation",
  "This is how mails to the people of your companies look.": "So sehen E-Mails an die Menschen Ihrer Firmen aus.",
  "Below signatures, pages and cards": "Unter Signaturen, Seiten und Visitenkarten",
  "Please say where it leads.": "Bitte geben Sie an, wohin sie führt.",
};
