import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "The owner of the team decides on the plan: {email}.": "Quem decide o plano é o proprietário da equipe: {email}.",
  "The owner of the account decides on the plan.": "Quem decide o plano é o proprietário da conta.",
  "Your work is kept in this browser, and is here when you are back.":
    "Seu trabalho fica neste navegador e estará aqui quando você voltar.",
  "a month": "por mês",
  "{plan}, for up to {count, plural, one {# person} other {# people}}: {total} a year.":
    "{plan}, para até {count, plural, one {# pessoa} other {# pessoas}}: {total} por ano.",
  "For so many people you get a price of your own.": "Para tantas pessoas você recebe um preço próprio.",
  "For one person, or a few who work together: up to five people.":
    "Para uma pessoa, ou algumas que trabalham juntas: até cinco pessoas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para mais de cinco pessoas: o mesmo para todas, por um preço menor cada.",
  "Agency Hub": "Agency Hub",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agências que cuidam das assinaturas dos seus clientes: um plano, muitas empresas.",
  "See your plan": "Ver seu plano",
  "Get a quote": "Pedir orçamento",
  "Get more places": "Obter mais vagas",
  "A company has its signatures of the agency's package.": "Uma empresa tem suas assinaturas do pacote da agência.",
};
