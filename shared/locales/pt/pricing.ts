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
  "One signature with the free layouts, your photo, contact lines and social links, one page and one business card, for as long as you like. They carry a small line that says where they were made.":
    "Uma assinatura com os layouts gratuitos, sua foto, seus contatos e suas redes, uma página e um cartão, pelo tempo que quiser. Eles trazem uma pequena linha que diz onde foram feitos.",
  "Who counts as a person?": "Quem conta como pessoa?",
  "Everybody with a signature of their own. A plan of five people has room for five signatures.":
    "Quem tem uma assinatura própria. Em um plano de cinco pessoas cabem cinco assinaturas.",
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
  "Get a quote": "Pedir orçamento",
  "Ask for a demo": "Pedir uma demonstração",
  "Start free": "Começar grátis",
  "You save {money} a year, {percent}%, against paying quarterly":
    "Você economiza {money} por ano, {percent} %, em relação ao pagamento trimestral",
  "Paid yearly you would save {money} a year, {percent}%":
    "Com o pagamento anual você economizaria {money} por ano, {percent} %",
  "Plus {percent}% tax: {total} in all": "Mais {percent} % de impostos: {total} no total",
  "Nothing is added to this price.": "Nada é acrescentado a este preço.",
  "More than {count} people work with {plan}.": "Mais de {count} pessoas trabalham com {plan}.",
  "Choose {plan}": "Escolher {plan}",
  "{price}, not a plan: everything a paid plan has, for one signature. You can edit it for {days} days.":
    "{price}, sem plano: tudo o que um plano pago tem, para uma assinatura. Você pode editá-la por {days} dias.",
  "{least} to {most}": "de {least} a {most}",
  "from {count} people": "a partir de {count} pessoas",
  "You can try it for {days} days first, without a card.": "Antes, você pode testá-lo por {days} dias, sem cartão.",
  "Yes: {taxPercent} % are added to the prices above. Your address and tax id stand on the invoice.":
    "Sim: {taxPercent} % são acrescentados aos preços acima. Seu endereço e seu número fiscal constam na fatura.",
  "Yes, for {trialDays} days, once and without a card. Nothing is charged when they are over: you choose a plan then, or what the trial has made stops showing.":
    "Sim, por {trialDays} dias, uma vez e sem cartão. Nada é cobrado ao final: você então escolhe um plano, ou o que foi criado no teste deixa de aparecer.",
  "Yes, for {oneTime}: one signature with everything that a paid plan has. You can edit it for {editableDays} days; after that it stays as it is and can still be looked at and used. It brings no more pages and business cards: you may have one of each, as for free. They too can be edited only in those days, and stay visible after that, with the small line that says where they were made.":
    "Sim, por {oneTime}: uma assinatura com tudo o que um plano pago tem. Você pode editá-la por {editableDays} dias; depois ela fica como está e ainda pode ser vista e usada. Ela não traz mais páginas nem cartões: você pode ter um de cada, como no plano gratuito. Eles também só podem ser editados nesses dias e depois continuam visíveis, com a pequena linha que diz onde foram feitos.",
  "Write to us: a person answers. Consumers in the European Union may withdraw within 14 days after they have bought, without a reason.":
    "Escreva para nós: uma pessoa responde. Consumidores da União Europeia podem desistir em até 14 dias após a compra, sem dar motivo.",
  "What is in which plan": "O que há em cada plano",
  "What if I change the plan in between?": "E se eu mudar de plano no meio do período?",
  "What happens when a payment fails?": "O que acontece quando um pagamento falha?",
  "What happens when I cancel?": "O que acontece quando eu cancelo?",
  "There is no list price for you: tell us who you are.": "Não há preço de tabela para isso: diga-nos quem você é.",
  "Send signatures by email": "Enviar assinaturas por e-mail",
  "Sandbox payments: nothing is charged.": "Pagamentos de teste: nada é cobrado.",
  "Taking a published page back": "Retirar uma página publicada",
  "Pages and cards on your own domain": "Páginas e cartões no seu próprio domínio",
  "Pages and business cards, each": "Páginas e cartões de visita, de cada um",
  "One signature, bought once": "Uma assinatura, comprada uma vez",
  "No: you pay what is shown. Your address and tax id stand on the invoice.":
    "Não: você paga o que é mostrado. Seu endereço e seu número fiscal constam na fatura.",
  "More people, or a year at once, count from that day: what you have paid for the rest of the period comes off, to the cent, and you see the amount before you pay. Fewer people count from the next period.":
    "Mais pessoas, ou um ano de uma vez, contam a partir desse dia: o que você pagou pelo resto do período é descontado, até o centavo, e você vê o valor antes de pagar. Menos pessoas contam a partir do período seguinte.",
  "Is tax added?": "São acrescentados impostos?",
  "Invite people, and look after their signatures": "Convidar pessoas e cuidar das assinaturas delas",
  "In the marketplace where you bought it: a higher tier there brings more places here. A domain of your own is not part of lifetime deals.":
    "No mercado onde você comprou: um nível mais alto lá traz mais lugares aqui. Um domínio próprio não faz parte das ofertas vitalícias.",
  "I have a lifetime deal. How do I get more places?": "Tenho uma oferta vitalícia. Como consigo mais lugares?",
  "How can I pay?": "Como posso pagar?",
  "For as long as you have a plan, or use the free one: a picture never changes behind its address. When a plan has ended, the pictures of its signatures stop showing, in old mails too, until you pay again.":
    "Enquanto você tiver um plano, ou usar o gratuito: uma imagem nunca muda por trás do endereço dela. Quando um plano termina, as imagens das assinaturas dele deixam de aparecer, também em e-mails antigos, até que você pague de novo.",
  "Everything stays until the end of what you have paid for. After that signatures, pages and cards stop working. We tell you {noticeDays} days before, and they are back within a minute once you pay again.":
    "Tudo continua até o fim do que você pagou. Depois disso, assinaturas, páginas e cartões param de funcionar. Avisamos {noticeDays} dias antes, e eles voltam em um minuto quando você paga de novo.",
  "Everything stays for {graceDays} days while we ask you for another way to pay.":
    "Tudo continua por {graceDays} dias enquanto pedimos outra forma de pagamento.",
  "Do I get my money back?": "Recebo meu dinheiro de volta?",
  "Companies of your clients, each with its own people": "Empresas dos seus clientes, cada uma com suas pessoas",
  "Clicks, by signature": "Cliques, por assinatura",
  "Can I try a paid plan first?": "Posso testar um plano pago antes?",
  "Can I buy one signature once?": "Posso comprar uma assinatura uma única vez?",
  "By card, PayPal or Google Pay, on the page of a payment service.":
    "Com cartão, PayPal ou Google Pay, na página de um serviço de pagamento.",
  "Buy once": "Comprar uma vez",
  "Banners, custom fields, all addons and networks": "Banners, campos próprios, todos os complementos e redes",
  "Are the pictures in mails I have already sent kept?": "As imagens em e-mails que já enviei são mantidas?",
  "Short links with your own address, times and limits": "Links curtos com endereço, horários e limites próprios",
};
