import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  Teams: "Teams",
  "Agency Hub": "Agency Hub",
  "For one person, or a few who work together: up to five people.":
    "Para una persona, o unas pocas que trabajan juntas: hasta cinco personas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para más de cinco personas: lo mismo para todas, a un precio menor por persona.",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agencias que cuidan las firmas de sus clientes: un plan, muchas empresas.",
  "What stays free?": "¿Qué sigue siendo gratis?",
  "One signature with the free layouts, your photo, contact lines and social links, for as long as you like. It carries a small line that says where it was made.":
    "Una firma con las disposiciones gratuitas, su foto, sus datos de contacto y sus redes, todo el tiempo que quiera. Lleva una pequeña línea que dice dónde se hizo.",
  "How do I get a paid plan?": "¿Cómo consigo un plan de pago?",
  "Write to us with the form: there is no checkout in this version. Whoever runs this Signoff gives your account the plan, and your signatures keep everything you have tried in the editor.":
    "Escríbanos con el formulario: en esta versión no hay caja. Quien administra este Signoff asigna el plan a su cuenta, y sus firmas conservan todo lo que ha probado en el editor.",
  "Who counts as a person?": "¿Quién cuenta como persona?",
  "Everybody with a signature of their own. A plan of five people has room for five signatures.":
    "Quien tiene una firma propia. En un plan de cinco personas caben cinco firmas.",
  "What happens to signatures in mails I have already sent?":
    "¿Qué pasa con las firmas de los correos que ya he enviado?",
  "They keep looking as they were, whichever plan you have. A picture never changes behind its address.":
    "Siguen viéndose como estaban, tenga el plan que tenga. Una imagen nunca cambia detrás de su dirección.",
  "Do you have prices for non-profits, schools and young companies?":
    "¿Hay precios para organizaciones sin ánimo de lucro, escuelas y empresas jóvenes?",
  "Yes. Choose Non-profit/Education in the form and say who you are; there is no list price for it.":
    "Sí. Elija en el formulario el tema correspondiente y díganos quiénes son; no hay un precio de lista.",
  "What if we are more people than the largest size?": "¿Y si somos más personas que el tamaño mayor?",
  "Ask for a quote: tell us how many you are, and you get a price for exactly that.":
    "Pida un presupuesto: díganos cuántos son y recibirá un precio justo para eso.",
  "One signature is free, for as long as you like. A paid plan adds people, layouts and parts.":
    "Una firma es gratis, todo el tiempo que quiera. Un plan de pago añade personas, disposiciones y elementos.",
  "Begin without an account, and keep what you made with one.":
    "Empiece sin cuenta, y con una conserve lo que ha hecho.",
  "Create free signature": "Crear firma gratis",
  "Non-profit, school or a young company?": "¿Organización sin ánimo de lucro, escuela o empresa joven?",
  "Ask for special prices": "Pida precios especiales",
  "Questions people ask": "Preguntas frecuentes",
  Plans: "Planes",
  "All sizes and prices": "Todos los tamaños y precios",
  People: "Personas",
  "A year": "Al año",
  "A quarter": "Al trimestre",
  "up to {count}": "hasta {count}",
  Yearly: "Anual",
  Quarterly: "Trimestral",
  Payment: "Pago",
  "More than {count} people: you get a price of your own.": "Más de {count} personas: recibe un precio propio.",
  "More than {count} people work with Teams.": "Más de {count} personas trabajan con Teams.",
  "See all {designs} designs, by profession": "Ver los {designs} diseños, por profesión",
  "Free for one, fair for many": "Gratis para uno, justo para muchos",
  "from {price} a month": "desde {price} al mes",
  "See {plan}": "Ver {plan}",
  "See Teams": "Ver Teams",
  "a month": "al mes",
  "{total} a year, for up to {count, plural, one {# person} other {# people}}":
    "{total} al año, hasta {count, plural, one {# persona} other {# personas}}",
  "{total} a quarter, for up to {count, plural, one {# person} other {# people}}":
    "{total} al trimestre, hasta {count, plural, one {# persona} other {# personas}}",
  "{saving} % less than paid quarterly": "{saving} % menos que con pago trimestral",
  "Paid yearly it is {saving} % less": "Con pago anual es {saving} % menos",
  "Get a quote": "Pedir presupuesto",
  "Ask for a demo": "Pedir una demostración",
  "Ask for this plan": "Pedir este plan",
  "Start free": "Empezar gratis",
  "Prices without taxes. There is no checkout in this version: write to us, and your account gets the plan.":
    "Precios sin impuestos. En esta versión no hay caja: escríbanos y su cuenta recibe el plan.",
};
