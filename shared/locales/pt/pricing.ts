import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Teams: "Teams",
  "Agency Hub": "Agency Hub",
  "For one person, or a few who work together: up to five people.":
    "Para uma pessoa, ou algumas que trabalham juntas: até cinco pessoas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para mais de cinco pessoas: o mesmo para todas, por um preço menor cada.",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agências que cuidam das assinaturas dos seus clientes: um plano, muitas empresas.",
  "What stays free?": "O que continua grátis?",
  "One signature with the free layouts, your photo, contact lines and social links, for as long as you like. It carries a small line that says where it was made.":
    "Uma assinatura com os layouts gratuitos, sua foto, seus contatos e suas redes, pelo tempo que quiser. Ela traz uma pequena linha que diz onde foi feita.",
  "How do I get a paid plan?": "Como consigo um plano pago?",
  "Write to us with the form: there is no checkout in this version. Whoever runs this Signoff gives your account the plan, and your signatures keep everything you have tried in the editor.":
    "Escreva para nós pelo formulário: nesta versão não há caixa. Quem administra este Signoff dá o plano à sua conta, e as suas assinaturas guardam tudo o que você experimentou no editor.",
  "Who counts as a person?": "Quem conta como pessoa?",
  "Everybody with a signature of their own. A plan of five people has room for five signatures.":
    "Quem tem uma assinatura própria. Em um plano de cinco pessoas cabem cinco assinaturas.",
  "What happens to signatures in mails I have already sent?":
    "O que acontece com as assinaturas nos e-mails que já enviei?",
  "They keep looking as they were, whichever plan you have. A picture never changes behind its address.":
    "Elas continuam como estavam, seja qual for o seu plano. Uma imagem nunca muda por trás do seu endereço.",
  "Do you have prices for non-profits, schools and young companies?":
    "Há preços para organizações sem fins lucrativos, escolas e empresas novas?",
  "Yes. Choose Non-profit/Education in the form and say who you are; there is no list price for it.":
    "Sim. Escolha no formulário o assunto correspondente e diga quem vocês são; não há preço de tabela.",
  "What if we are more people than the largest size?": "E se formos mais pessoas do que o maior tamanho?",
  "Ask for a quote: tell us how many you are, and you get a price for exactly that.":
    "Peça um orçamento: diga quantos vocês são e receba um preço exatamente para isso.",
  "One signature is free, for as long as you like. A paid plan adds people, layouts and parts.":
    "Uma assinatura é grátis, pelo tempo que quiser. Um plano pago acrescenta pessoas, layouts e partes.",
  "Begin without an account, and keep what you made with one.": "Comece sem conta e, com uma, guarde o que fez.",
  "Create free signature": "Criar assinatura grátis",
  "Non-profit, school or a young company?": "Organização sem fins lucrativos, escola ou empresa nova?",
  "Ask for special prices": "Peça preços especiais",
  "Questions people ask": "Perguntas que as pessoas fazem",
  Plans: "Planos",
  "All sizes and prices": "Todos os tamanhos e preços",
  People: "Pessoas",
  "A year": "Por ano",
  "A quarter": "Por trimestre",
  "up to {count}": "até {count}",
  Yearly: "Anual",
  Quarterly: "Trimestral",
  Payment: "Pagamento",
  "More than {count} people: you get a price of your own.": "Mais de {count} pessoas: você recebe um preço próprio.",
  "More than {count} people work with Teams.": "Mais de {count} pessoas trabalham com o Teams.",
  "See all {designs} designs, by profession": "Ver os {designs} designs, por profissão",
  "Free for one, fair for many": "Grátis para um, justo para muitos",
  "from {price} a month": "a partir de {price} por mês",
  "See {plan}": "Ver {plan}",
  "See Teams": "Ver Teams",
  "a month": "por mês",
  "{total} a year, for up to {count, plural, one {# person} other {# people}}":
    "{total} por ano, até {count, plural, one {# pessoa} other {# pessoas}}",
  "{total} a quarter, for up to {count, plural, one {# person} other {# people}}":
    "{total} por trimestre, até {count, plural, one {# pessoa} other {# pessoas}}",
  "{saving} % less than paid quarterly": "{saving} % a menos que no pagamento trimestral",
  "Paid yearly it is {saving} % less": "No pagamento anual, {saving} % a menos",
  "Get a quote": "Pedir orçamento",
  "Ask for a demo": "Pedir uma demonstração",
  "Ask for this plan": "Pedir este plano",
  "Start free": "Começar grátis",
  "Prices without taxes. There is no checkout in this version: write to us, and your account gets the plan.":
    "Preços sem impostos. Nesta versão não há caixa: escreva para nós e a sua conta recebe o plano.",
};
