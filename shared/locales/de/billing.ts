import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "For one person, or a few who work together: up to five people.":
    "Für eine Person oder einige, die zusammenarbeiten: bis zu fünf Personen.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Für mehr als fünf Personen: dasselbe für alle, zu einem niedrigeren Preis je Person.",
  "Agency Hub": "Agency Hub",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Für Agenturen, die sich um die Signaturen ihrer Kunden kümmern: ein Tarif, viele Firmen.",
  "On your invoices": "Auf Ihren Rechnungen",
  "Stands on invoices from now on. Those that are written stay as they are.":
    "Steht ab jetzt auf Rechnungen. Geschriebene bleiben, wie sie sind.",
  "Name or company": "Name oder Firma",
  Address: "Adresse",
  Country: "Land",
  "Tax ID": "Steuernummer",
  "Such as a VAT number": "Zum Beispiel eine USt-IdNr.",
  Save: "Speichern",
  Saved: "Gespeichert",
  Professional: "Professionell",
  "Not active": "Nicht aktiv",
  "Active (payment failed)": "Aktiv (Zahlung fehlgeschlagen)",
  "Cancelled (active to {date})": "Gekündigt (aktiv bis {date})",
  Terminated: "Beendet",
  Unknown: "Unbekannt",
  "One-time purchase": "Einmalkauf",
  Lifetime: "Auf Lebenszeit",
  Expired: "Abgelaufen",
  Paid: "Bezahlt",
  Pending: "Ausstehend",
  Failed: "Fehlgeschlagen",
  "Payment method": "Zahlungsmittel",
  "Change card": "Karte ändern",
  "Add a card": "Karte hinzufügen",
  "None is kept.": "Keines hinterlegt.",
  "Valid until {date}": "Gültig bis {date}",
  "{brand} ending in {last4}": "{brand} mit den Endziffern {last4}",
  Invoices: "Rechnungen",
  "None yet. Each payment has its invoice here.": "Noch keine. Jede Zahlung hat hier ihre Rechnung.",
  "{count, plural, one {# invoice} other {# invoices}} shown":
    "{count, plural, one {# Rechnung} other {# Rechnungen}} angezeigt",
  "Load more": "Mehr laden",
  "Credit note {number}": "Gutschrift {number}",
  "Invoice {number}": "Rechnung {number}",
  "{amount} went back to you": "{amount} an Sie zurückgezahlt",
  PDF: "PDF",
  "One signature, bought once": "Eine Signatur, einmal gekauft",
  "{plan}, for up to {count, plural, one {# person} other {# people}}, paid yearly":
    "{plan}, für bis zu {count, plural, one {# Person} other {# Personen}}, jährlich bezahlt",
  "{plan}, for up to {count, plural, one {# person} other {# people}}, paid quarterly":
    "{plan}, für bis zu {count, plural, one {# Person} other {# Personen}}, vierteljährlich bezahlt",
  "Your plan": "Ihr Tarif",
  "We look after your plan together. Write to us to change it.":
    "Um Ihren Tarif kümmern wir uns gemeinsam. Schreiben Sie uns, um ihn zu ändern.",
  "Write to us": "Schreiben Sie uns",
  "Change plan": "Tarif ändern",
  "Choose a plan": "Tarif wählen",
  "Lifetime plan": "Tarif auf Lebenszeit",
  "A signature bought once": "Eine Signatur, einmal gekauft",
  Free: "Kostenlos",
  Plan: "Tarif",
  "Next payment": "Nächste Zahlung",
  "{amount} on {date}": "{amount} am {date}",
  "From {date}": "Ab {date}",
  "Trial until": "Probezeit bis",
  "Paused until": "Pausiert bis",
  "Editable until": "Änderbar bis",
  Credit: "Guthaben",
  "{amount}, which comes off your next payments": "{amount}, die von den nächsten Zahlungen abgehen",
  "{used} of {seats, plural, one {# seat} other {# seats}}":
    "{used} von {seats, plural, one {# Platz} other {# Plätzen}}",
  "All are taken": "Alle sind vergeben",
  "{count, plural, one {# is free} other {# are free}}": "{count, plural, one {# ist frei} other {# sind frei}}",
  "The payment of {date} did not go through. Everything keeps working until {end}; after that your signatures, pages and cards stop.":
    "Die Zahlung vom {date} ging nicht durch. Bis {end} läuft alles weiter; danach werden Signaturen, Seiten und Karten abgeschaltet.",
  "Pay now": "Jetzt bezahlen",
  "You have cancelled. Everything stays until {date}; after that your signatures, pages and cards stop.":
    "Sie haben gekündigt. Bis {date} bleibt alles; danach werden Signaturen, Seiten und Karten abgeschaltet.",
  "Take it back": "Rückgängig machen",
  "From {date} your plan pauses: nothing is charged, and you have the free plan until {end}.":
    "Ab {date} pausiert Ihr Tarif: Es wird nichts abgebucht, und bis {end} haben Sie den kostenlosen Tarif.",
  "Your plan is paused. It continues on {date}.": "Ihr Tarif pausiert. Er läuft am {date} weiter.",
  "Your plan is paused. It continues on {date}, for {amount}.":
    "Ihr Tarif pausiert. Er läuft am {date} für {amount} weiter.",
  "Go on now": "Jetzt fortsetzen",
  "You can try everything until {date}. Nothing is charged by itself.":
    "Bis {date} können Sie alles ausprobieren. Von selbst wird nichts abgebucht.",
  "Your plan has ended: your signatures, pages and cards do not show. They are back within a minute of paying.":
    "Ihr Tarif ist beendet: Signaturen, Seiten und Karten werden nicht angezeigt. Nach dem Bezahlen sind sie binnen einer Minute zurück.",
  "Your signature works as it is. To change it, choose a plan, or buy it once more.":
    "Ihre Signatur funktioniert, wie sie ist. Um sie zu ändern, wählen Sie einen Tarif, oder kaufen Sie sie noch einmal.",
  "You can change your signature until {date}. After that it works as it is.":
    "Bis {date} können Sie Ihre Signatur ändern. Danach funktioniert sie, wie sie ist.",
  "There is nothing more to pay. More places come with a larger tier in the marketplace.":
    "Sie haben nichts mehr zu bezahlen. Mehr Plätze gibt es mit einer größeren Stufe auf dem Marktplatz.",
  "Manage in the marketplace": "Auf dem Marktplatz verwalten",
  "Your plan was set up by whoever runs this Signoff. What it includes stays.":
    "Ihren Tarif hat eingerichtet, wer dieses Signoff betreibt. Was er enthält, bleibt.",
  "Sandbox payments: nothing is charged.": "Testzahlungen: Es wird nichts abgebucht.",
  "This payment cannot be found": "Diese Zahlung ist nicht zu finden",
  "See your plan": "Tarif ansehen",
  "The payment is still open": "Die Zahlung ist noch offen",
  "Nothing was charged, and your work is kept. Go on with it, or choose again.":
    "Es wurde nichts abgebucht, und Ihre Arbeit ist aufgehoben. Machen Sie damit weiter, oder wählen Sie neu.",
  "Go on with the payment": "Weiter bezahlen",
  "Choose again": "Neu wählen",
  "The payment was declined": "Die Zahlung wurde abgelehnt",
  "Nothing was charged, and nothing is lost. Try another card, or ask your bank.":
    "Es wurde nichts abgebucht, und nichts ist verloren. Versuchen Sie eine andere Karte, oder fragen Sie Ihre Bank.",
  "The page of payment has closed": "Die Bezahlseite ist geschlossen",
  "It stays open for an hour. Nothing was charged, and nothing is lost.":
    "Sie bleibt eine Stunde offen. Es wurde nichts abgebucht, und nichts ist verloren.",
  "Your payment goes back to you": "Sie bekommen Ihr Geld zurück",
  "{amount} were paid, but your plan had changed meanwhile, so that it could not be given. You get all of it back; your bank may take some days.":
    "{amount} wurden bezahlt, aber Ihr Tarif hatte sich inzwischen geändert, sodass der neue nicht gegeben werden konnte. Sie bekommen alles zurück; Ihre Bank kann einige Tage brauchen.",
  "It takes longer than usual": "Es dauert länger als sonst",
  "Your payment is on its way, and you are not charged twice. We mail you as soon as it is there.":
    "Ihre Zahlung ist unterwegs, und es wird nicht zweimal abgebucht. Wir schreiben Ihnen, sobald sie da ist.",
  "Look again": "Noch einmal prüfen",
  "Waiting for the payment": "Warten auf die Zahlung",
  "Your payment is being confirmed": "Ihre Zahlung wird bestätigt",
  "One moment": "Einen Moment",
  "This page goes on by itself.": "Diese Seite macht von selbst weiter.",
  "Your change is noted": "Ihre Änderung ist vorgemerkt",
  "Your payment method is changed": "Ihr Zahlungsmittel ist geändert",
  "Thank you. It is yours now": "Danke. Es gehört jetzt Ihnen",
  "What comes": "Was kommt",
  "What you have now": "Das haben Sie jetzt",
  "The next payments are made with it.": "Die nächsten Zahlungen laufen darüber.",
  "Back to billing": "Zurück zur Abrechnung",
  "Go back to your work": "Zurück zu Ihrer Arbeit",
  "It begins on {date}. Until then all stays as it is, and nothing is charged.":
    "Sie beginnt am {date}. Bis dahin bleibt alles, wie es ist, und nichts wird abgebucht.",
  "It begins when what you have paid for is over. Nothing is charged until then.":
    "Sie beginnt, wenn der bezahlte Zeitraum vorbei ist. Bis dahin wird nichts abgebucht.",
  "{amount} were paid. The invoice is on its way to you by mail.":
    "{amount} wurden bezahlt. Die Rechnung kommt per E-Mail zu Ihnen.",
  "Nothing had to be paid.": "Es war nichts zu bezahlen.",
  "Back to your work": "Zurück zu Ihrer Arbeit",
  Yearly: "Jährlich",
  Quarterly: "Vierteljährlich",
  "One signature": "Eine Signatur",
  "One signature with everything that a paid plan has, paid once. You can change it for {count, plural, one {one day} other {# days}}; after that it works as it is.":
    "Eine Signatur mit allem, was ein bezahlter Tarif hat, einmal bezahlt. Sie können sie {count, plural, one {einen Tag} other {# Tage}} lang ändern; danach funktioniert sie, wie sie ist.",
  "It brings no more pages and business cards: you may have one of each, as for free. They too can be changed only in this time, and stay visible after that, with the small line that says where they were made.":
    "Mehr Seiten und Visitenkarten bringt sie nicht: Sie können je eine haben, wie im kostenlosen Tarif. Auch diese lassen sich nur in dieser Zeit ändern und bleiben danach sichtbar, mit der kleinen Zeile, die sagt, womit sie gemacht sind.",
  "{amount}, once": "{amount}, einmal",
  "{from} to {to} people": "{from} bis {to} Personen",
  People: "Personen",
  Payment: "Zahlung",
  "Would you like to see it at work first?": "Möchten Sie es vorher bei der Arbeit sehen?",
  "Ask for a demo": "Um eine Vorführung bitten",
  "See {plan}": "{plan} ansehen",
  "Get a quote": "Angebot anfordern",
  "More than {count} people work with {plan}.": "Mehr als {count} Personen arbeiten mit {plan}.",
  "More than {count} people: you get a price of your own.":
    "Mehr als {count} Personen: Sie bekommen einen eigenen Preis.",
  "You have a lifetime plan. More places come with a larger tier in the marketplace.":
    "Sie haben einen Tarif auf Lebenszeit. Mehr Plätze gibt es mit einer größeren Stufe auf dem Marktplatz.",
  "Your plan is cancelled. Take that back first, and change it then.":
    "Ihr Tarif ist gekündigt. Nehmen Sie das zuerst zurück, und ändern Sie ihn dann.",
  "Your plan cannot be changed here as it is now.": "So wie er jetzt ist, kann Ihr Tarif hier nicht geändert werden.",
  "Asking for the price": "Preis wird erfragt",
  "What it costs": "Was es kostet",
  "Due today": "Heute fällig",
  "It begins on {date}. Until then you keep what you have paid for.":
    "Er beginnt am {date}. Bis dahin behalten Sie, was Sie bezahlt haben.",
  "Next payment: {amount} on {date}": "Nächste Zahlung: {amount} am {date}",
  "{amount} stay as credit for your next payments.": "{amount} bleiben als Guthaben für die nächsten Zahlungen.",
  "You can change it for {count, plural, one {one day} other {# days}}. No further payment follows.":
    "Sie können sie {count, plural, one {einen Tag} other {# Tage}} lang ändern. Weitere Zahlungen folgen nicht.",
  "Change on {date}": "Am {date} ändern",
  "Pay {amount} now": "Jetzt {amount} bezahlen",
  "Change now": "Jetzt ändern",
  "Paid with {card}.": "Bezahlt mit {card}.",
  "By card, PayPal or Google Pay, on the next page.": "Mit Karte, PayPal oder Google Pay, auf der nächsten Seite.",
  "Pay another way": "Anders bezahlen",
  "See your members": "Mitglieder ansehen",
  "Your trial has begun: {count, plural, one {one day} other {# days}}.":
    "Ihre Probezeit hat begonnen: {count, plural, one {ein Tag} other {# Tage}}.",
  "Not sure yet? Try it for {count, plural, one {one day} other {# days}}: no card, and it ends by itself.":
    "Noch nicht sicher? Probieren Sie es {count, plural, one {einen Tag} other {# Tage}} lang aus: ohne Karte, und es endet von selbst.",
  "Try it free": "Kostenlos testen",
  "You have no plan that could be cancelled: nothing is charged.":
    "Sie haben keinen Tarif, den man kündigen könnte: Es wird nichts abgebucht.",
  "Your plan goes on as before.": "Ihr Tarif läuft weiter wie zuvor.",
  "Your plan pauses": "Ihr Tarif pausiert",
  "Your plan is cancelled": "Ihr Tarif ist gekündigt",
  "Until {date} everything stays. Then nothing is charged until {end}.":
    "Bis {date} bleibt alles. Danach wird bis {end} nichts abgebucht.",
  "Nothing is charged until {end}.": "Bis {end} wird nichts abgebucht.",
  "Everything stays until {date}. Nothing more is charged.": "Bis {date} bleibt alles. Es wird nichts mehr abgebucht.",
  "It has ended. Nothing more is charged.": "Er ist beendet. Es wird nichts mehr abgebucht.",
  "A mail that confirms it is on its way to you.": "Eine E-Mail, die es bestätigt, ist unterwegs zu Ihnen.",
  "Get a copy of everything": "Kopie von allem holen",
  "Why do you want to cancel?": "Warum möchten Sie kündigen?",
  "It helps us, and nobody has to answer.": "Es hilft uns, und niemand muss antworten.",
  "Would this help?": "Würde das helfen?",
  "Less, instead of nothing?": "Weniger statt gar nichts?",
  "You have the smallest plan already, and it cannot be paused now.":
    "Sie haben schon den kleinsten Tarif, und er kann jetzt nicht pausieren.",
  "Take your work along?": "Ihre Arbeit mitnehmen?",
  "You get a copy of everything: signatures as HTML and JSON, pictures, and clicks as a table.":
    "Sie bekommen eine Kopie von allem: Signaturen als HTML und JSON, Bilder und Klicks als Tabelle.",
  "Get a copy": "Kopie holen",
  "What happens when": "Was wann geschieht",
  "Keep my plan": "Tarif behalten",
  "Cancel my plan": "Meinen Tarif kündigen",
  "Cancel now": "Jetzt kündigen",
  Today: "Heute",
  "Your plan is cancelled, and a mail confirms it. Everything keeps working.":
    "Ihr Tarif ist gekündigt, und eine E-Mail bestätigt es. Alles läuft weiter.",
  "Your plan ends, and a mail confirms it.": "Ihr Tarif endet, und eine E-Mail bestätigt es.",
  "Until {date}": "Bis {date}",
  "You can take it back with one press, and nothing has changed.":
    "Sie können es mit einem Klick zurücknehmen, und nichts hat sich geändert.",
  "On {date}": "Am {date}",
  "From then on": "Von da an",
  "The next payment, {amount}, is not charged.": "Die nächste Zahlung, {amount}, wird nicht abgebucht.",
  "Nothing is charged any more.": "Es wird nichts mehr abgebucht.",
  "After {date}": "Nach dem {date}",
  "Signatures, pages and cards stop, and pictures in mails do not show any more. Paying again brings all of it back within a minute.":
    "Signaturen, Seiten und Karten werden abgeschaltet, und Bilder in E-Mails erscheinen nicht mehr. Wer wieder bezahlt, hat binnen einer Minute alles zurück.",
  "A word with us": "Ein Wort mit uns",
  "Tell us what is on your mind. A person reads it and answers.":
    "Sagen Sie uns, was Sie beschäftigt. Ein Mensch liest es und antwortet.",
  "What is missing?": "Was fehlt?",
  "It may be there already, or be made soon. Tell us what you need, and we answer.":
    "Vielleicht gibt es das schon, oder bald. Sagen Sie uns, was Sie brauchen, und wir antworten.",
  "Tell us": "Sagen Sie es uns",
  "Step by step": "Schritt für Schritt",
  "The guides show each mail program with drawings. If that does not do it, we help you by mail.":
    "Die Anleitungen zeigen jedes Mailprogramm mit Zeichnungen. Reicht das nicht, helfen wir per E-Mail.",
  "Open the guides": "Anleitungen öffnen",
  "Let us mend it": "Lassen Sie es uns beheben",
  "Tell us what does not work and where. We look into it and answer.":
    "Sagen Sie uns, was wo nicht funktioniert. Wir sehen nach und antworten.",
  "Report it": "Melden",
  "Take everything with you": "Nehmen Sie alles mit",
  "Your signatures come as HTML that other programs can read, with all pictures.":
    "Ihre Signaturen kommen als HTML, das andere Programme lesen, mit allen Bildern.",
  "{percent}% off": "{percent} % Rabatt",
  "For what you pay within {hours} hours, such as a year in advance. Each account has it once.":
    "Für alles, was Sie binnen {hours} Stunden bezahlen, etwa ein Jahr im Voraus. Jedes Konto hat ihn einmal.",
  "Use it now": "Jetzt nutzen",
  "Take {percent}% off": "{percent} % Rabatt nehmen",
  "It is yours until {moment}.": "Er gilt bis {moment}.",
  "Pause for {months} months": "{months} Monate pausieren",
  "From {date} nothing is charged, and you have the free plan. After {months} months it goes on; we tell you before, and you can end it sooner.":
    "Ab {date} wird nichts abgebucht, und Sie haben den kostenlosen Tarif. Nach {months} Monaten geht es weiter; wir sagen es Ihnen vorher, und Sie können die Pause früher beenden.",
  "Nothing is charged meanwhile, and you have the free plan. We tell you before it goes on.":
    "Inzwischen wird nichts abgebucht, und Sie haben den kostenlosen Tarif. Wir sagen Ihnen, bevor es weitergeht.",
  "Pause my plan": "Tarif pausieren",
  "A smaller plan": "Ein kleinerer Tarif",
  "{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a year.":
    "{plan} hat Platz für {count, plural, one {eine Person} other {# Personen}}, für {amount} im Jahr.",
  "{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a quarter.":
    "{plan} hat Platz für {count, plural, one {eine Person} other {# Personen}}, für {amount} im Quartal.",
  "See this plan": "Diesen Tarif ansehen",
  "Companies (CSV)": "Firmen (CSV)",
};
