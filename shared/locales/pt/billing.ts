import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "For one person, or a few who work together: up to five people.":
    "Para uma pessoa, ou algumas que trabalham juntas: até cinco pessoas.",
  "For more than five people: the same for everybody, at a lower price for each.":
    "Para mais de cinco pessoas: o mesmo para todas, por um preço menor cada.",
  "Agency Hub": "Agency Hub",
  "For agencies that look after the signatures of their clients: one plan, many companies.":
    "Para agências que cuidam das assinaturas dos seus clientes: um plano, muitas empresas.",
  "On your invoices": "Nas suas faturas",
  "Stands on invoices from now on. Those that are written stay as they are.":
    "Aparece nas faturas a partir de agora. As já emitidas ficam como estão.",
  "Name or company": "Nome ou empresa",
  Address: "Endereço",
  Country: "País",
  "Tax ID": "Identificação fiscal",
  "Such as a VAT number": "Por exemplo, um CNPJ ou CPF",
  Save: "Salvar",
  Saved: "Salvo",
  Professional: "Profissional",
  "Not active": "Inativo",
  "Active (payment failed)": "Ativo (pagamento falhou)",
  "Cancelled (active to {date})": "Cancelado (ativo até {date})",
  Terminated: "Encerrado",
  Unknown: "Desconhecido",
  "One-time purchase": "Compra única",
  Lifetime: "Vitalício",
  Expired: "Expirado",
  Paid: "Pago",
  Pending: "Pendente",
  Failed: "Falhou",
  "Payment method": "Forma de pagamento",
  "Change card": "Trocar o cartão",
  "Add a card": "Adicionar um cartão",
  "None is kept.": "Nenhuma guardada.",
  "Valid until {date}": "Válido até {date}",
  "{brand} ending in {last4}": "{brand} com final {last4}",
  Invoices: "Faturas",
  "None yet. Each payment has its invoice here.": "Nenhuma ainda. Cada pagamento tem aqui a sua fatura.",
  "{count, plural, one {# invoice} other {# invoices}} shown":
    "{count, plural, one {# fatura exibida} other {# faturas exibidas}}",
  "Load more": "Carregar mais",
  "Credit note {number}": "Nota de crédito {number}",
  "Invoice {number}": "Fatura {number}",
  "{amount} went back to you": "{amount} foram devolvidos a você",
  PDF: "PDF",
  "One signature, bought once": "Uma assinatura, comprada uma vez",
  "{plan}, for up to {count, plural, one {# person} other {# people}}, paid yearly":
    "{plan}, para até {count, plural, one {# pessoa} other {# pessoas}}, pagamento anual",
  "{plan}, for up to {count, plural, one {# person} other {# people}}, paid quarterly":
    "{plan}, para até {count, plural, one {# pessoa} other {# pessoas}}, pagamento trimestral",
  "Your plan": "Seu plano",
  "We look after your plan together. Write to us to change it.":
    "Cuidamos do seu plano juntos. Escreva para nós para mudá-lo.",
  "Write to us": "Escreva para nós",
  "Change plan": "Mudar de plano",
  "Choose a plan": "Escolher um plano",
  "Lifetime plan": "Plano vitalício",
  "A signature bought once": "Uma assinatura comprada uma vez",
  Free: "Grátis",
  Plan: "Plano",
  "Next payment": "Próximo pagamento",
  "{amount} on {date}": "{amount} em {date}",
  "From {date}": "A partir de {date}",
  "Trial until": "Teste até",
  "Paused until": "Em pausa até",
  "Editable until": "Editável até",
  Credit: "Crédito",
  "{amount}, which comes off your next payments": "{amount}, que são descontados dos próximos pagamentos",
  "{used} of {seats, plural, one {# seat} other {# seats}}": "{used} de {seats, plural, one {# vaga} other {# vagas}}",
  "All are taken": "Todas estão ocupadas",
  "{count, plural, one {# is free} other {# are free}}": "{count, plural, one {# livre} other {# livres}}",
  "The payment of {date} did not go through. Everything keeps working until {end}; after that your signatures, pages and cards stop.":
    "O pagamento de {date} não foi concluído. Tudo continua funcionando até {end}; depois suas assinaturas, páginas e cartões param.",
  "Pay now": "Pagar agora",
  "You have cancelled. Everything stays until {date}; after that your signatures, pages and cards stop.":
    "Você cancelou. Tudo continua até {date}; depois suas assinaturas, páginas e cartões param.",
  "Take it back": "Recuperar",
  "From {date} your plan pauses: nothing is charged, and you have the free plan until {end}.":
    "A partir de {date} seu plano fica em pausa: nada é cobrado, e você tem o plano grátis até {end}.",
  "Your plan is paused. It continues on {date}.": "Seu plano está em pausa. Ele continua em {date}.",
  "Your plan is paused. It continues on {date}, for {amount}.":
    "Seu plano está em pausa. Ele continua em {date}, por {amount}.",
  "Go on now": "Continuar agora",
  "You can try everything until {date}. Nothing is charged by itself.":
    "Você pode experimentar tudo até {date}. Nada é cobrado automaticamente.",
  "Your plan has ended: your signatures, pages and cards do not show. They are back within a minute of paying.":
    "Seu plano terminou: suas assinaturas, páginas e cartões não aparecem. Eles voltam um minuto depois do pagamento.",
  "Your signature works as it is. To change it, choose a plan, or buy it once more.":
    "Sua assinatura funciona como está. Para mudá-la, escolha um plano ou compre-a mais uma vez.",
  "You can change your signature until {date}. After that it works as it is.":
    "Você pode mudar sua assinatura até {date}. Depois ela funciona como está.",
  "There is nothing more to pay. More places come with a larger tier in the marketplace.":
    "Não há mais nada a pagar. Mais vagas vêm com um nível maior no marketplace.",
  "Manage in the marketplace": "Gerenciar no marketplace",
  "Your plan was set up by whoever runs this Signoff. What it includes stays.":
    "Seu plano foi configurado por quem administra este Signoff. O que ele inclui continua.",
  "Sandbox payments: nothing is charged.": "Pagamentos de teste: nada é cobrado.",
  "This payment cannot be found": "Este pagamento não foi encontrado",
  "See your plan": "Ver seu plano",
  "The payment is still open": "O pagamento ainda está aberto",
  "Nothing was charged, and your work is kept. Go on with it, or choose again.":
    "Nada foi cobrado, e seu trabalho está guardado. Continue, ou escolha de novo.",
  "Go on with the payment": "Continuar o pagamento",
  "Choose again": "Escolher de novo",
  "The payment was declined": "O pagamento foi recusado",
  "Nothing was charged, and nothing is lost. Try another card, or ask your bank.":
    "Nada foi cobrado, e nada se perdeu. Tente outro cartão ou pergunte ao seu banco.",
  "The page of payment has closed": "A página de pagamento foi fechada",
  "It stays open for an hour. Nothing was charged, and nothing is lost.":
    "Ela fica aberta por uma hora. Nada foi cobrado, e nada se perdeu.",
  "Your payment goes back to you": "Seu pagamento volta para você",
  "{amount} were paid, but your plan had changed meanwhile, so that it could not be given. You get all of it back; your bank may take some days.":
    "{amount} foram pagos, mas nesse meio-tempo seu plano mudou e o novo não pôde ser dado. Você recebe tudo de volta; seu banco pode levar alguns dias.",
  "It takes longer than usual": "Está demorando mais que o normal",
  "Your payment is on its way, and you are not charged twice. We mail you as soon as it is there.":
    "Seu pagamento está a caminho, e você não é cobrado duas vezes. Escrevemos assim que ele chegar.",
  "Look again": "Verificar de novo",
  "Waiting for the payment": "Aguardando o pagamento",
  "Your payment is being confirmed": "Seu pagamento está sendo confirmado",
  "One moment": "Um momento",
  "This page goes on by itself.": "Esta página continua sozinha.",
  "Your change is noted": "Sua mudança está anotada",
  "Your payment method is changed": "Sua forma de pagamento foi trocada",
  "Thank you. It is yours now": "Obrigado. Agora é seu",
  "What comes": "O que vem",
  "What you have now": "O que você tem agora",
  "The next payments are made with it.": "Os próximos pagamentos são feitos com ela.",
  "Back to billing": "Voltar ao faturamento",
  "Go back to your work": "Voltar ao seu trabalho",
  "It begins on {date}. Until then all stays as it is, and nothing is charged.":
    "Começa em {date}. Até lá tudo continua igual, e nada é cobrado.",
  "It begins when what you have paid for is over. Nothing is charged until then.":
    "Começa quando terminar o que você pagou. Até lá nada é cobrado.",
  "{amount} were paid. The invoice is on its way to you by mail.":
    "{amount} foram pagos. A fatura chega a você por e-mail.",
  "Nothing had to be paid.": "Não havia nada a pagar.",
  "Back to your work": "Voltar ao seu trabalho",
  Yearly: "Anual",
  Quarterly: "Trimestral",
  "One signature": "Uma assinatura",
  "One signature with everything that a paid plan has, paid once. You can change it for {count, plural, one {one day} other {# days}}; after that it works as it is.":
    "Uma assinatura com tudo o que um plano pago tem, paga uma vez. Você pode mudá-la por {count, plural, one {um dia} other {# dias}}; depois ela funciona como está.",
  "It brings no more pages and business cards: you may have one of each, as for free. They too can be changed only in this time, and stay visible after that, with the small line that says where they were made.":
    "Ela não traz mais páginas nem cartões: você pode ter um de cada, como no plano gratuito. Eles também só podem ser alterados nesse período e depois continuam visíveis, com a pequena linha que diz onde foram feitos.",
  "{amount}, once": "{amount}, uma vez",
  "{from} to {to} people": "De {from} a {to} pessoas",
  People: "Pessoas",
  Payment: "Pagamento",
  "Would you like to see it at work first?": "Quer ver primeiro como funciona?",
  "Ask for a demo": "Pedir uma demonstração",
  "See {plan}": "Ver {plan}",
  "Get a quote": "Pedir orçamento",
  "More than {count} people work with {plan}.": "Mais de {count} pessoas trabalham com {plan}.",
  "More than {count} people: you get a price of your own.": "Mais de {count} pessoas: você recebe um preço próprio.",
  "You have a lifetime plan. More places come with a larger tier in the marketplace.":
    "Você tem um plano vitalício. Mais vagas vêm com um nível maior no marketplace.",
  "Your plan is cancelled. Take that back first, and change it then.":
    "Seu plano está cancelado. Volte atrás primeiro e mude-o depois.",
  "Your plan cannot be changed here as it is now.": "Como está agora, seu plano não pode ser mudado aqui.",
  "Asking for the price": "Consultando o preço",
  "What it costs": "Quanto custa",
  "Due today": "A pagar hoje",
  "It begins on {date}. Until then you keep what you have paid for.":
    "Começa em {date}. Até lá você mantém o que pagou.",
  "Next payment: {amount} on {date}": "Próximo pagamento: {amount} em {date}",
  "{amount} stay as credit for your next payments.": "{amount} ficam como crédito para os próximos pagamentos.",
  "You can change it for {count, plural, one {one day} other {# days}}. No further payment follows.":
    "Você pode mudá-la por {count, plural, one {um dia} other {# dias}}. Nenhum outro pagamento se segue.",
  "Change on {date}": "Mudar em {date}",
  "Pay {amount} now": "Pagar {amount} agora",
  "Change now": "Mudar agora",
  "Paid with {card}.": "Pago com {card}.",
  "By card, PayPal or Google Pay, on the next page.": "Com cartão, PayPal ou Google Pay, na próxima página.",
  "Pay another way": "Pagar de outra forma",
  "See your members": "Ver seus membros",
  "Your trial has begun: {count, plural, one {one day} other {# days}}.":
    "Seu teste começou: {count, plural, one {um dia} other {# dias}}.",
  "Not sure yet? Try it for {count, plural, one {one day} other {# days}}: no card, and it ends by itself.":
    "Ainda não tem certeza? Experimente por {count, plural, one {um dia} other {# dias}}: sem cartão, e termina sozinho.",
  "Try it free": "Testar grátis",
  "You have no plan that could be cancelled: nothing is charged.": "Você não tem um plano a cancelar: nada é cobrado.",
  "Your plan goes on as before.": "Seu plano continua como antes.",
  "Your plan pauses": "Seu plano fica em pausa",
  "Your plan is cancelled": "Seu plano está cancelado",
  "Until {date} everything stays. Then nothing is charged until {end}.":
    "Até {date} tudo continua. Depois nada é cobrado até {end}.",
  "Nothing is charged until {end}.": "Nada é cobrado até {end}.",
  "Everything stays until {date}. Nothing more is charged.": "Tudo continua até {date}. Nada mais é cobrado.",
  "It has ended. Nothing more is charged.": "Ele terminou. Nada mais é cobrado.",
  "A mail that confirms it is on its way to you.": "Um e-mail que o confirma está a caminho.",
  "Get a copy of everything": "Obter uma cópia de tudo",
  "Why do you want to cancel?": "Por que você quer cancelar?",
  "It helps us, and nobody has to answer.": "Isso nos ajuda, e ninguém precisa responder.",
  "Would this help?": "Isto ajudaria?",
  "Less, instead of nothing?": "Menos, em vez de nada?",
  "You have the smallest plan already, and it cannot be paused now.":
    "Você já tem o menor plano, e ele não pode ser pausado agora.",
  "Take your work along?": "Levar seu trabalho?",
  "You get a copy of everything: signatures as HTML and JSON, pictures, and clicks as a table.":
    "Você recebe uma cópia de tudo: assinaturas em HTML e JSON, imagens, e cliques em tabela.",
  "Get a copy": "Obter uma cópia",
  "What happens when": "O que acontece e quando",
  "Keep my plan": "Manter meu plano",
  "Cancel my plan": "Cancelar meu plano",
  "Cancel now": "Cancelar agora",
  Today: "Hoje",
  "Your plan is cancelled, and a mail confirms it. Everything keeps working.":
    "Seu plano é cancelado, e um e-mail o confirma. Tudo continua funcionando.",
  "Your plan ends, and a mail confirms it.": "Seu plano termina, e um e-mail o confirma.",
  "Until {date}": "Até {date}",
  "You can take it back with one press, and nothing has changed.":
    "Você pode voltar atrás com um clique, e nada terá mudado.",
  "On {date}": "Em {date}",
  "From then on": "A partir daí",
  "The next payment, {amount}, is not charged.": "O próximo pagamento, {amount}, não é cobrado.",
  "Nothing is charged any more.": "Nada mais é cobrado.",
  "After {date}": "Depois de {date}",
  "Signatures, pages and cards stop, and pictures in mails do not show any more. Paying again brings all of it back within a minute.":
    "Assinaturas, páginas e cartões param, e as imagens nos e-mails não aparecem mais. Ao pagar de novo, tudo volta em um minuto.",
  "A word with us": "Fale conosco",
  "Tell us what is on your mind. A person reads it and answers.": "Diga o que está pensando. Uma pessoa lê e responde.",
  "What is missing?": "O que falta?",
  "It may be there already, or be made soon. Tell us what you need, and we answer.":
    "Talvez já exista, ou venha em breve. Diga do que precisa, e nós respondemos.",
  "Tell us": "Conte para nós",
  "Step by step": "Passo a passo",
  "The guides show each mail program with drawings. If that does not do it, we help you by mail.":
    "Os guias mostram cada programa de e-mail com desenhos. Se não bastar, ajudamos por e-mail.",
  "Open the guides": "Abrir os guias",
  "Let us mend it": "Deixe-nos consertar",
  "Tell us what does not work and where. We look into it and answer.":
    "Diga o que não funciona e onde. Verificamos e respondemos.",
  "Report it": "Relatar",
  "Take everything with you": "Leve tudo com você",
  "Your signatures come as HTML that other programs can read, with all pictures.":
    "Suas assinaturas vêm em HTML que outros programas leem, com todas as imagens.",
  "{percent}% off": "{percent} % de desconto",
  "For what you pay within {hours} hours, such as a year in advance. Each account has it once.":
    "Para o que você pagar em {hours} horas, como um ano adiantado. Cada conta o tem uma vez.",
  "Use it now": "Usar agora",
  "Take {percent}% off": "Pegar {percent} % de desconto",
  "It is yours until {moment}.": "É seu até {moment}.",
  "Pause for {months} months": "Pausar por {months} meses",
  "From {date} nothing is charged, and you have the free plan. After {months} months it goes on; we tell you before, and you can end it sooner.":
    "A partir de {date} nada é cobrado, e você tem o plano grátis. Depois de {months} meses ele continua; avisamos antes, e você pode encerrar a pausa mais cedo.",
  "Nothing is charged meanwhile, and you have the free plan. We tell you before it goes on.":
    "Enquanto isso nada é cobrado, e você tem o plano grátis. Avisamos antes de continuar.",
  "Pause my plan": "Pausar meu plano",
  "A smaller plan": "Um plano menor",
  "{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a year.":
    "{plan} tem lugar para {count, plural, one {uma pessoa} other {# pessoas}}, por {amount} por ano.",
  "{plan} has room for {count, plural, one {one person} other {# people}}, for {amount} a quarter.":
    "{plan} tem lugar para {count, plural, one {uma pessoa} other {# pessoas}}, por {amount} por trimestre.",
  "See this plan": "Ver este plano",
  "Companies (CSV)": "Empresas (CSV)",
};
