import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "The owner of the team decides on the plan: {email}.": "Über den Tarif entscheidet, wer das Team besitzt: {email}.",
  "The owner of the account decides on the plan.": "Über den Tarif entscheidet, wem das Konto gehört.",
  "Your work is kept in this browser, and is here when you are back.":
    "Ihre Arbeit bleibt in diesem Browser und ist da, wenn Sie zurück sind.",
  "a month": "im Monat",
  "{plan}, for up to {count, plural, one {# person} other {# people}}: {total} a year.":
    "{plan}, für bis zu {count, plural, one {# Person} other {# Personen}}: {total} im Jahr.",
  "For so many people you get a price of your own.": "Für so viele Personen bekommen Sie einen eigenen Preis.",
  "For one person, or a few who work together: up to five people.":
    "Für eine Person oder einige, die zusammenarbeiten: bis zu fünf Personen.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Für mehr als fünf Personen: dasselbe für alle, zu einem niedrigeren Preis je Person.",
  "Agency Hub": "Agency Hub",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Für Agenturen, die sich um die Signaturen ihrer Kunden kümmern: ein Tarif, viele Firmen.",
  "See your plan": "Tarif ansehen",
  "Get a quote": "Angebot anfordern",
  "Get more places": "Mehr Plätze holen",
  "A company has its signatures of the agency's package.": "Eine Firma hat ihre Signaturen aus dem Paket der Agentur.",
};
