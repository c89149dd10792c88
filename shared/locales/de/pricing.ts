import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Teams: "Teams",
  "Agency Hub": "Agency Hub",
  "For one person, or a few who work together: up to five people.":
    "Für eine Person oder einige, die zusammenarbeiten: bis zu fünf Personen.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Für mehr als fünf Personen: dasselbe für alle, zu einem niedrigeren Preis je Person.",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Für Agenturen, die sich um die Signaturen ihrer Kunden kümmern: ein Tarif, viele Firmen.",
  "What stays free?": "Was bleibt kostenlos?",
  "One signature with the free layouts, your photo, contact lines and social links, one page and one business card, for as long as you like. They carry a small line that says where they were made.":
    "Eine Signatur mit den kostenlosen Layouts, Ihrem Foto, Kontaktzeilen und Links zu Netzwerken, eine Seite und eine Visitenkarte, so lange Sie möchten. Eine kleine Zeile darunter sagt, womit sie gemacht sind.",
  "Who counts as a person?": "Wer zählt als Person?",
  "Everybody with a signature of their own. A plan of five people has room for five signatures.":
    "Alle, die eine eigene Signatur haben. In einem Tarif für fünf Personen ist Platz für fünf Signaturen.",
  "Do you have prices for non-profits, schools and young companies?":
    "Gibt es Preise für gemeinnützige Vereine, Schulen und junge Firmen?",
  "Yes. Choose Non-profit/Education in the form and say who you are; there is no list price for it.":
    "Ja. Wählen Sie im Formular „Gemeinnützig/Bildung“ und sagen Sie, wer Sie sind; einen Listenpreis dafür gibt es nicht.",
  "What if we are more people than the largest size?": "Und wenn wir mehr Personen sind als in der größten Stufe?",
  "Ask for a quote: tell us how many you are, and you get a price for exactly that.":
    "Fragen Sie nach einem Angebot: Sagen Sie uns, wie viele Sie sind, und Sie bekommen einen Preis genau dafür.",
  "One signature is free, for as long as you like. A paid plan adds people, layouts and parts.":
    "Eine Signatur ist kostenlos, so lange Sie möchten. Ein bezahlter Tarif bringt mehr Personen, Layouts und Teile.",
  "Begin without an account, and keep what you made with one.":
    "Beginnen Sie ohne Konto, und behalten Sie mit einem, was Sie gemacht haben.",
  "Create free signature": "Kostenlose Signatur erstellen",
  "Non-profit, school or a young company?": "Gemeinnützig, eine Schule oder eine junge Firma?",
  "Ask for special prices": "Nach besonderen Preisen fragen",
  "Questions people ask": "Häufige Fragen",
  Plans: "Tarife",
  "All sizes and prices": "Alle Stufen und Preise",
  People: "Personen",
  "A year": "Im Jahr",
  "A quarter": "Im Quartal",
  "up to {count}": "bis {count}",
  Yearly: "Jährlich",
  Quarterly: "Vierteljährlich",
  Payment: "Zahlung",
  "More than {count} people: you get a price of your own.":
    "Mehr als {count} Personen: Sie bekommen einen eigenen Preis.",
  "See all {designs} designs, by profession": "Alle {designs} Vorlagen nach Berufen ansehen",
  "Free for one, fair for many": "Kostenlos für eine, fair für viele",
  "from {price} a month": "ab {price} im Monat",
  "See {plan}": "{plan} ansehen",
  "See Teams": "Teams ansehen",
  "a month": "im Monat",
  "{total} a year, for up to {count, plural, one {# person} other {# people}}":
    "{total} im Jahr, für bis zu {count, plural, one {# Person} other {# Personen}}",
  "{total} a quarter, for up to {count, plural, one {# person} other {# people}}":
    "{total} im Quartal, für bis zu {count, plural, one {# Person} other {# Personen}}",
  "Get a quote": "Angebot anfordern",
  "Ask for a demo": "Um eine Vorführung bitten",
  "Start free": "Kostenlos beginnen",
  "You save {money} a year, {percent}%, against paying quarterly":
    "Sie sparen {money} im Jahr, {percent} %, gegenüber vierteljährlicher Zahlung",
  "Paid yearly you would save {money} a year, {percent}%":
    "Bei jährlicher Zahlung sparen Sie {money} im Jahr, {percent} %",
  "Plus {percent}% tax: {total} in all": "Zuzüglich {percent} % Steuer: zusammen {total}",
  "Nothing is added to this price.": "Zu diesem Preis kommt nichts hinzu.",
  "More than {count} people work with {plan}.": "Mehr als {count} Personen arbeiten mit {plan}.",
  "Choose {plan}": "{plan} wählen",
  "{price}, not a plan: everything a paid plan has, for one signature. You can edit it for {days} days.":
    "{price}, kein Tarif: alles, was ein bezahlter Tarif hat, für eine Signatur. Sie können sie {days} Tage lang bearbeiten.",
  "{least} to {most}": "{least} bis {most}",
  "from {count} people": "ab {count} Personen",
  "You can try it for {days} days first, without a card.":
    "Sie können ihn zuerst {days} Tage lang ausprobieren, ohne Karte.",
  "Yes: {taxPercent} % are added to the prices above. Your address and tax id stand on the invoice.":
    "Ja: Zu den Preisen oben kommen {taxPercent} % hinzu. Ihre Anschrift und Steuernummer stehen auf der Rechnung.",
  "Yes, for {trialDays} days, once and without a card. Nothing is charged when they are over: you choose a plan then, or what the trial has made stops showing.":
    "Ja, {trialDays} Tage lang, einmal und ohne Karte. Danach wird nichts berechnet: Sie wählen dann einen Tarif, oder was in der Testzeit entstanden ist, wird nicht mehr angezeigt.",
  "Yes, for {oneTime}: one signature with everything that a paid plan has. You can edit it for {editableDays} days; after that it stays as it is and can still be looked at and used. It brings no more pages and business cards: you may have one of each, as for free. They too can be edited only in those days, and stay visible after that, with the small line that says where they were made.":
    "Ja, für {oneTime}: eine Signatur mit allem, was ein bezahlter Tarif hat. Sie können sie {editableDays} Tage lang bearbeiten; danach bleibt sie, wie sie ist, und lässt sich weiter ansehen und verwenden. Mehr Seiten und Visitenkarten bringt sie nicht: Sie können je eine haben, wie im kostenlosen Tarif. Auch diese lassen sich nur in diesen Tagen bearbeiten und bleiben danach sichtbar, mit der kleinen Zeile, die sagt, womit sie gemacht sind.",
  "Write to us: a person answers. Consumers in the European Union may withdraw within 14 days after they have bought, without a reason.":
    "Schreiben Sie uns: Ein Mensch antwortet. Verbraucher in der Europäischen Union können innerhalb von 14 Tagen nach dem Kauf ohne Grund widerrufen.",
  "What is in which plan": "Was in welchem Tarif ist",
  "What if I change the plan in between?": "Und wenn ich den Tarif zwischendurch wechsle?",
  "What happens when a payment fails?": "Was geschieht, wenn eine Zahlung fehlschlägt?",
  "What happens when I cancel?": "Was geschieht, wenn ich kündige?",
  "There is no list price for you: tell us who you are.":
    "Einen Listenpreis gibt es dafür nicht: Sagen Sie uns, wer Sie sind.",
  "Send signatures by email": "Signaturen per E-Mail senden",
  "Sandbox payments: nothing is charged.": "Testzahlungen: Es wird nichts abgebucht.",
  "Taking a published page back": "Eine veröffentlichte Seite zurücknehmen",
  "Pages and cards on your own domain": "Seiten und Karten unter Ihrer eigenen Domain",
  "Pages and business cards, each": "Seiten und Visitenkarten, jeweils",
  "One signature, bought once": "Eine Signatur, einmal gekauft",
  "No: you pay what is shown. Your address and tax id stand on the invoice.":
    "Nein: Sie zahlen, was angezeigt wird. Ihre Anschrift und Steuernummer stehen auf der Rechnung.",
  "More people, or a year at once, count from that day: what you have paid for the rest of the period comes off, to the cent, and you see the amount before you pay. Fewer people count from the next period.":
    "Mehr Personen oder ein ganzes Jahr gelten ab diesem Tag: Was Sie für den Rest des Zeitraums gezahlt haben, wird auf den Cent genau abgezogen, und Sie sehen den Betrag, bevor Sie zahlen. Weniger Personen gelten ab dem nächsten Zeitraum.",
  "Is tax added?": "Kommt Steuer hinzu?",
  "Invite people, and look after their signatures": "Personen einladen und sich um ihre Signaturen kümmern",
  "In the marketplace where you bought it: a higher tier there brings more places here. A domain of your own is not part of lifetime deals.":
    "Auf dem Marktplatz, auf dem Sie ihn gekauft haben: Eine höhere Stufe dort bringt hier mehr Plätze. Eine eigene Domain gehört nicht zu Angeboten auf Lebenszeit.",
  "I have a lifetime deal. How do I get more places?":
    "Ich habe ein Angebot auf Lebenszeit. Wie bekomme ich mehr Plätze?",
  "How can I pay?": "Wie kann ich zahlen?",
  "For as long as you have a plan, or use the free one: a picture never changes behind its address. When a plan has ended, the pictures of its signatures stop showing, in old mails too, until you pay again.":
    "So lange Sie einen Tarif haben oder den kostenlosen nutzen: Hinter seiner Adresse ändert sich ein Bild nie. Ist ein Tarif zu Ende, werden die Bilder seiner Signaturen nicht mehr angezeigt, auch in alten E-Mails, bis Sie wieder zahlen.",
  "Everything stays until the end of what you have paid for. After that signatures, pages and cards stop working. We tell you {noticeDays} days before, and they are back within a minute once you pay again.":
    "Alles bleibt bis zum Ende dessen, was Sie bezahlt haben. Danach funktionieren Signaturen, Seiten und Karten nicht mehr. Wir sagen es Ihnen {noticeDays} Tage vorher, und sobald Sie wieder zahlen, sind sie binnen einer Minute zurück.",
  "Everything stays for {graceDays} days while we ask you for another way to pay.":
    "Alles bleibt {graceDays} Tage lang, während wir Sie um eine andere Zahlungsweise bitten.",
  "Do I get my money back?": "Bekomme ich mein Geld zurück?",
  "Companies of your clients, each with its own people": "Firmen Ihrer Kunden, jede mit eigenen Personen",
  "Clicks, by signature": "Klicks, nach Signatur",
  "Can I try a paid plan first?": "Kann ich einen bezahlten Tarif zuerst ausprobieren?",
  "Can I buy one signature once?": "Kann ich eine Signatur einmal kaufen?",
  "By card, PayPal or Google Pay, on the page of a payment service.":
    "Mit Karte, PayPal oder Google Pay, auf der Seite eines Zahlungsdienstes.",
  "Buy once": "Einmal kaufen",
  "Banners, custom fields, all addons and networks": "Banner, eigene Felder, alle Add-ons und Netzwerke",
  "Are the pictures in mails I have already sent kept?":
    "Bleiben die Bilder in E-Mails, die ich schon verschickt habe?",
  "Short links with your own address, times and limits": "Kurzlinks mit eigener Adresse, Zeiten und Grenzen",
};
