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
  Administrator: "Administrator",
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
  "Take in a team": "Team aufnehmen",
  "Offers that wait for an answer": "Angebote, die auf eine Antwort warten",
  "{company} is offered to {email}": "{company} ist {email} angeboten",
  "{email} is asked to bring their team": "{email} ist gebeten, das eigene Team einzubringen",
  "{count, plural, one {# signature} other {# signatures}}": "{count, plural, one {# Signatur} other {# Signaturen}}",
  "can be accepted until {moment}": "annehmbar bis {moment}",
  Withdraw: "Zurückziehen",
  "The offer was taken back.": "Das Angebot wurde zurückgezogen.",
  "The offer was answered, or has ended, a moment ago.": "Das Angebot wurde gerade beantwortet oder ist abgelaufen.",
  "Offered to {email}": "{email} angeboten",
  "Offer sent to {email}.": "Angebot an {email} gesendet.",
  "Hand over {company}": "{company} übergeben",
  "It leaves your agency and becomes a team of its own. Both of you have to agree: whoever you name gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.":
    "Sie verlässt Ihre Agentur und wird ein eigenes Team. Beide müssen zustimmen: Wen Sie nennen, bekommt eine E-Mail mit einem Link und hat {days, plural, one {# Tag} other {# Tage}}, um mit dem eigenen Passwort anzunehmen.",
  "Everything goes along: {count, plural, one {# signature} other {# signatures}}, its people, pages, cards, links and numbers.":
    "Alles geht mit: {count, plural, one {# Signatur} other {# Signaturen}}, Personen, Seiten, Karten, Links und Zahlen.",
  "It is paid for {days, plural, one {# day} other {# days}} from then on. Until then its new owner chooses a plan.":
    "Ab dann ist sie {days, plural, one {# Tag} other {# Tage}} lang bezahlt. Bis dahin wählt, wer sie übernimmt, einen Tarif.",
  "It keeps what it has.": "Sie behält, was sie hat.",
  "You and your administrators cannot open it any more, and {count, plural, one {# signature comes} other {# signatures come}} back to your package.":
    "Sie und Ihre Administratoren können sie nicht mehr öffnen, und {count, plural, one {# Signatur kommt} other {# Signaturen kommen}} in Ihr Paket zurück.",
  "Email address of the new owner": "E-Mail-Adresse der Person, die sie übernimmt",
  "Somebody's own team becomes a company of yours. Both of you have to agree: its owner gets a mail with a link, and has {days, plural, one {# day} other {# days}} to accept it with their password.":
    "Ein fremdes Team wird eine Ihrer Firmen. Beide müssen zustimmen: Wem es gehört, bekommt eine E-Mail mit einem Link und hat {days, plural, one {# Tag} other {# Tage}}, um mit dem eigenen Passwort anzunehmen.",
  "Everything of it comes along: its people, signatures, pages, cards, links and numbers.":
    "Alles kommt mit: Personen, Signaturen, Seiten, Karten, Links und Zahlen.",
  "You own it and pay for it from then on. Its owner stays in it as an admin.":
    "Ab dann gehört es Ihnen, und Sie bezahlen dafür. Wem es gehört hat, bleibt als Admin darin.",
  "Its own plan ends, and what is left of it goes back to its owner.":
    "Sein eigener Tarif endet, und was davon übrig ist, geht zurück.",
  "Email address of the team's owner": "E-Mail-Adresse der Person, der das Team gehört",
  "{count, plural, one {# is} other {# are}} left in your package. It needs one for each that it has.":
    "In Ihrem Paket {count, plural, one {ist # übrig} other {sind # übrig}}. Das Team braucht für jede vorhandene Signatur eine.",
  "Hand over…": "Übergeben …",
  "You have offered this company to {email}. They can accept it until {moment}.":
    "Sie haben diese Firma {email} angeboten. Bis {moment} kann das Angebot angenommen werden.",
  "Add a company from a file": "Firma aus einer Datei hinzufügen",
  "Everybody is in. Their signatures are being made: {count} so far.":
    "Alle sind dabei. Ihre Signaturen entstehen gerade: bisher {count}.",
  "Go on": "Fortsetzen",
  "Open {name}": "{name} öffnen",
  "{name} is there, but its designs could not be copied. {done} of {total} people are in.":
    "{name} ist angelegt, aber die Designs ließen sich nicht kopieren. {done} von {total} Personen sind dabei.",
  "{name} is there, but its list could not be brought in to its end. {done} of {total} people are in.":
    "{name} ist angelegt, aber die Liste ließ sich nicht bis zum Ende importieren. {done} von {total} Personen sind dabei.",
  "{name} is there with {count, plural, one {# person} other {# people}}.":
    "{name} ist angelegt, mit {count, plural, one {# Person} other {# Personen}}.",
  "{count, plural, one {# signature was} other {# signatures were}} made.":
    "{count, plural, one {# Signatur wurde} other {# Signaturen wurden}} angelegt.",
  Export: "Export",
  "People, signatures, pages, cards, links, numbers and pictures of this company in one file. You get a mail when it is there.":
    "Personen, Signaturen, Seiten, Karten, Links, Zahlen und Bilder dieser Firma in einer Datei. Sie bekommen eine E-Mail, wenn sie da ist.",
  "Make a new export": "Neuen Export erstellen",
  "Make an export": "Export erstellen",
  "Add the company with {count, plural, one {# person} other {# people}}":
    "Firma mit {count, plural, one {# Person} other {# Personen}} hinzufügen",
  "Another company is called so already. There may be two.": "Eine andere Firma heißt schon so. Es darf zwei geben.",
  "Left empty: one for each person of the list.": "Leer gelassen: eine für jede Person der Liste.",
  "None: they make their own": "Keines: Alle gestalten selbst",
  "Column that names a design": "Spalte, die ein Design nennt",
  "A design is a signature of your agency. The company gets a copy of it, and everybody in it a signature that is made of it.":
    "Ein Design ist eine Signatur Ihrer Agentur. Die Firma bekommt eine Kopie davon, und jede Person dort eine Signatur, die daraus entsteht.",
  "Mail everybody that they are invited": "Allen eine Einladung mailen",
  "Otherwise you send the invitations from the company's members when it is time.":
    "Sonst senden Sie die Einladungen bei den Mitgliedern der Firma, wenn es so weit ist.",
  "The company would have {count, plural, one {# signature} other {# signatures}}, and {left, plural, =0 {none is} one {# is} other {# are}} left in your package.":
    "Die Firma hätte {count, plural, one {# Signatur} other {# Signaturen}}, und in Ihrem Paket {left, plural, =0 {ist keine} one {ist # } other {sind # }} übrig.",
  "The company gets {count, plural, one {# signature} other {# signatures}} of the {left} that are left in your package.":
    "Die Firma bekommt {count, plural, one {# Signatur} other {# Signaturen}} von {left}, die in Ihrem Paket übrig sind.",
  "{count, plural, one {# person finds} other {# people find}} no place among so many signatures. They are left out, in the order of the list.":
    "{count, plural, one {# Person findet} other {# Personen finden}} bei so vielen Signaturen keinen Platz. Sie werden ausgelassen, in der Reihenfolge der Liste.",
  "No design of yours is called {names}. Whoever has that in their row gets the design above.":
    "Keines Ihrer Designs heißt {names}. Wer das in der Zeile hat, bekommt das Design von oben.",
  "Design: {name}": "Design: {name}",
  "Also in {company}. Is invited all the same.": "Auch bei {company}. Wird trotzdem eingeladen.",
  Download: "Herunterladen",
  "Being gathered": "Wird zusammengestellt",
  Deleted: "Gelöscht",
  "You can leave this page.": "Sie können diese Seite verlassen.",
  "It could not be made. Please ask for it again.":
    "Sie konnte nicht erstellt werden. Bitte fordern Sie sie noch einmal an.",
  "{kb} kB, {signatures, plural, one {# signature} other {# signatures}}, {pictures, plural, one {# picture} other {# pictures}}":
    "{kb} kB, {signatures, plural, one {# Signatur} other {# Signaturen}}, {pictures, plural, one {# Bild} other {# Bilder}}",
  "until {date}": "bis {date}",
  Design: "Design",
  "Without a name": "Ohne Namen",
  None: "Ohne",
  "Make a signature once, and your companies have it. When you save a change of it, their designs change too, and so do the signatures of their people.":
    "Machen Sie eine Signatur einmal, und Ihre Firmen haben sie. Wenn Sie eine Änderung speichern, ändern sich auch deren Designs und die Signaturen ihrer Personen.",
  "Share with companies": "Mit Firmen teilen",
  "No design is shared yet": "Noch ist kein Design geteilt",
  "Choose a signature of your own team, and the companies that get it.":
    "Wählen Sie eine Signatur Ihres eigenen Teams und die Firmen, die sie bekommen.",
  "With all companies, those that come later too": "Mit allen Firmen, auch mit späteren",
  "{count, plural, one {With # company} other {With # companies}}":
    "{count, plural, one {Mit # Firma} other {Mit # Firmen}}",
  "{done} of {total} companies have the latest state": "{done} von {total} Firmen haben den neuesten Stand",
  Change: "Ändern",
  "See companies": "Firmen ansehen",
  "Stop sharing": "Nicht mehr teilen",
  Locked: "Geschützt",
  "Stop sharing {name}?": "{name} nicht mehr teilen?",
  "Each company keeps what it has, as its own and unlocked: the signatures of its people stay as they are. What you change from now on does not reach them any more.":
    "Jede Firma behält, was sie hat, als ihr Eigenes und ungeschützt: Die Signaturen ihrer Personen bleiben, wie sie sind. Was Sie ab jetzt ändern, erreicht sie nicht mehr.",
  "It is not shared any more.": "Es wird nicht mehr geteilt.",
  "No place": "Kein Platz",
  "The company has as many signatures as it may have. Give it more, and the design comes.":
    "Die Firma hat so viele Signaturen, wie sie haben darf. Geben Sie ihr mehr, dann kommt das Design.",
  Failed: "Fehlgeschlagen",
  "It could not be made. It is tried again tonight.":
    "Es konnte nicht gemacht werden. Heute Nacht wird es wieder versucht.",
  "On its way": "Unterwegs",
  "It comes within moments.": "Es kommt gleich.",
  "The company has it as you have it.": "Die Firma hat es, wie Sie es haben.",
  "Changed there": "Dort geändert",
  "The company has changed its copy, which does not follow yours any more.":
    "Die Firma hat ihre Kopie geändert; sie folgt Ihrer nicht mehr.",
  "Deleted there": "Dort gelöscht",
  "The company has deleted its copy.": "Die Firma hat ihre Kopie gelöscht.",
  "It comes once the company is in use again.": "Es kommt, sobald die Firma wieder in Gebrauch ist.",
  "Share {name} with companies": "{name} mit Firmen teilen",
  "Which design?": "Welches Design?",
  "One of the signatures of your own team. Its look is passed on, and people keep their own details.":
    "Eine der Signaturen Ihres eigenen Teams. Ihr Aussehen wird weitergegeben, und alle behalten ihre eigenen Angaben.",
  Continue: "Weiter",
  "There is no signature that is not shared already.": "Es gibt keine Signatur, die nicht schon geteilt ist.",
  "There are more: search for a name.": "Es gibt mehr: Suchen Sie nach einem Namen.",
  "It is shared, and on its way to your companies.": "Es ist geteilt und unterwegs zu Ihren Firmen.",
  Save: "Speichern",
  Share: "Teilen",
  "Somebody else has changed this meanwhile. Close the dialog and look again.":
    "Inzwischen hat es jemand anderes geändert. Schließen Sie den Dialog und sehen Sie noch einmal nach.",
  "Who gets it": "Wer bekommt es",
  "Some companies": "Einige Firmen",
  "Also companies that you add later. In each it counts as one of its signatures.":
    "Auch Firmen, die Sie später hinzufügen. In jeder zählt es als eine ihrer Signaturen.",
  "Companies that do not get it any more keep what they have, as their own and unlocked.":
    "Firmen, die es nicht mehr bekommen, behalten, was sie haben, als ihr Eigenes und ungeschützt.",
  "Nobody in a company changes or deletes it. What a company has changed of it before is replaced by yours.":
    "Niemand in einer Firma ändert oder löscht es. Was eine Firma daran vorher geändert hat, wird durch Ihres ersetzt.",
  "A company may change its copy, which does not follow yours any more then.":
    "Eine Firma darf ihre Kopie ändern; dann folgt sie Ihrer nicht mehr.",
  "Locked in the signatures of people": "In den Signaturen der Personen geschützt",
  "What is switched on nobody in a company can change in a signature that follows it.":
    "Was eingeschaltet ist, kann in einer Firma niemand an einer Signatur ändern, die ihm folgt.",
  "What is switched on people cannot change in their signature; those who manage the company can.":
    "Was eingeschaltet ist, können Personen in ihrer Signatur nicht ändern; wer die Firma verwaltet, kann es.",
  "{count, plural, one {# company is} other {# companies are}} chosen.":
    "{count, plural, one {# Firma ist} other {# Firmen sind}} gewählt.",
  "There are no more than that.": "Mehr gibt es nicht.",
  "{name} in companies": "{name} in Firmen",
  "No company.": "Keine Firma.",
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
  "You can give only what you may do yourself.": "Sie können nur vergeben, was Sie selbst dürfen.",
  "A company that you hand over becomes a team of its own with everything that it has. What was sent goes on to show.":
    "Eine Firma, die Sie übergeben, wird mit allem, was sie hat, ein eigenes Team. Was versendet wurde, wird weiterhin angezeigt.",
  "No company is left to hand over": "Es gibt keine Firma mehr zu übergeben",
  "Its new owner chooses a plan for it.": "Wer sie übernimmt, wählt einen Tarif dafür.",
  "Those that are offered, given away or archived are not in this list.":
    "Angebotene, übergebene und archivierte stehen nicht in dieser Liste.",
};
