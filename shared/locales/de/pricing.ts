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
  "One signature with the free layouts, your photo, contact lines and social links, for as long as you like. It carries a small line that says where it was made.":
    "Eine Signatur mit den kostenlosen Layouts, Ihrem Foto, Kontaktzeilen und Links zu Netzwerken, so lange Sie möchten. Eine kleine Zeile darunter sagt, womit sie gemacht ist.",
  "How do I get a paid plan?": "Wie bekomme ich einen bezahlten Tarif?",
  "Write to us with the form: there is no checkout in this version. Whoever runs this Signoff gives your account the plan, and your signatures keep everything you have tried in the editor.":
    "Schreiben Sie uns über das Formular: Eine Kasse gibt es in dieser Version nicht. Wer dieses Signoff betreibt, gibt Ihrem Konto den Tarif, und Ihre Signaturen behalten alles, was Sie im Editor ausprobiert haben.",
  "Who counts as a person?": "Wer zählt als Person?",
  "Everybody with a signature of their own. A plan of five people has room for five signatures.":
    "Alle, die eine eigene Signatur haben. In einem Tarif für fünf Personen ist Platz für fünf Signaturen.",
  "What happens to signatures in mails I have already sent?":
    "Was geschieht mit Signaturen in E-Mails, die ich schon verschickt habe?",
  "They keep looking as they were, whichever plan you have. A picture never changes behind its address.":
    "Sie sehen weiter so aus wie zuvor, welchen Tarif Sie auch haben. Hinter seiner Adresse ändert sich ein Bild nie.",
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
  "More than {count} people work with Teams.": "Mehr als {count} Personen arbeiten mit Teams.",
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
  "{saving} % less than paid quarterly": "{saving} % weniger als bei vierteljährlicher Zahlung",
  "Paid yearly it is {saving} % less": "Bei jährlicher Zahlung {saving} % weniger",
  "Get a quote": "Angebot anfordern",
  "Ask for a demo": "Um eine Vorführung bitten",
  "Ask for this plan": "Diesen Tarif anfragen",
  "Start free": "Kostenlos beginnen",
  "Prices without taxes. There is no checkout in this version: write to us, and your account gets the plan.":
    "Preise ohne Steuern. Eine Kasse gibt es in dieser Version nicht: Schreiben Sie uns, und Ihr Konto bekommt den Tarif.",
};
