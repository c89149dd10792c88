import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "The owner of the team decides on the plan: {email}.": "El plan lo decide el titular del equipo: {email}.",
  "The owner of the account decides on the plan.": "El plan lo decide el titular de la cuenta.",
  "Your work is kept in this browser, and is here when you are back.":
    "Su trabajo se guarda en este navegador y estará aquí cuando vuelva.",
  "a month": "al mes",
  "{plan}, for up to {count, plural, one {# person} other {# people}}: {total} a year.":
    "{plan}, para hasta {count, plural, one {# persona} other {# personas}}: {total} al año.",
  "For so many people you get a price of your own.": "Para tantas personas recibe un precio propio.",
  "For one person, or a few who work together: up to five people.":
    "Para una persona, o unas pocas que trabajan juntas: hasta cinco personas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para más de cinco personas: lo mismo para todas, a un precio menor por persona.",
  "Agency Hub": "Agency Hub",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agencias que cuidan las firmas de sus clientes: un plan, muchas empresas.",
  "See your plan": "Ver su plan",
  "Get a quote": "Pedir presupuesto",
  "Get more places": "Conseguir más plazas",
  "A company has its signatures of the agency's package.": "Una empresa tiene sus firmas del paquete de la agencia.",
};
