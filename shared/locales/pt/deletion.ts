import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Why are you leaving?": "Por que está saindo?",
  "Your answer helps us to make Signoff better. You need not give one.":
    "A sua resposta nos ajuda a melhorar o Signoff. Não é preciso responder.",
  "Delete now": "Excluir agora",
  "Delete my account": "Excluir a minha conta",
  "Do you have all that you want to keep?": "Você já tem tudo o que quer guardar?",
  "Delete your account?": "Excluir a sua conta?",
  "Would a smaller plan do?": "Um plano menor bastaria?",
  "What should Signoff be able to do?": "O que o Signoff deveria saber fazer?",
  "Would a break do?": "Uma pausa bastaria?",
  "May we help you with it?": "Podemos ajudar com isso?",
  "May we put it right?": "Podemos corrigir isso?",
  "Do you want to take your signatures along?": "Quer levar as suas assinaturas?",
  "Is there anything that we can do?": "Há algo que possamos fazer?",
  "Go to billing": "Ir para a cobrança",
  "Write to us": "Escreva para nós",
  "Your account costs nothing. If it stays, the pictures and links in mails that you have sent go on working.":
    "A sua conta não custa nada. Se ela permanecer, as imagens e os links dos e-mails que você enviou continuam funcionando.",
  "Go to the dashboard": "Ir para o painel",
  "Write to us: a person answers, and nothing is decided by it.":
    "Escreva para nós: uma pessoa responde, e nada fica decidido com isso.",
  "In billing you can change to a smaller plan, cancel it with a discount on offer, or end it: the account then stays for nothing.":
    "Na cobrança você pode mudar para um plano menor, aceitar um desconto ou cancelar o plano: a conta continua de graça.",
  "In billing you can pause the plan for three months: nothing is charged, and nothing is lost.":
    "Na cobrança você pode pausar o plano por três meses: nada é cobrado e nada se perde.",
  "Tell us what you miss. Perhaps it is there and hard to find, or soon to come.":
    "Diga o que falta. Talvez já exista e seja difícil de achar, ou venha em breve.",
  "Our guides lead through every mail program, step by step and with pictures.":
    "Os nossos guias percorrem cada programa de e-mail, passo a passo e com imagens.",
  "See the guides": "Ver os guias",
  "Tell us what happens and in which mail program. Somebody looks at it.":
    "Diga o que acontece e em qual programa de e-mail. Alguém vai olhar.",
  "Take a copy of everything: each signature is in it as HTML that other programs read.":
    "Leve uma cópia de tudo: cada assinatura está nela como HTML que outros programas leem.",
  "Get a copy of your data": "Obter uma cópia dos seus dados",
  "What goes": "O que se vai",
  Signatures: "Assinaturas",
  "Short links, which lead nowhere then": "Links curtos, que deixam de levar a algum lugar",
  "Pictures, which become empty in mails that you have sent": "Imagens, que ficam vazias nos e-mails que você enviou",
  "Your profile, sign-ins, numbers and the log go too. Invoices stay for as long as the law wants, without your account.":
    "O seu perfil, os acessos, os números e o registro também se vão. As faturas ficam pelo tempo que a lei exige, sem a sua conta.",
  "You have paid until {date}. Your plan is cancelled, and what is left of it ends with the account.":
    "Você pagou até {date}. O seu plano é cancelado, e o que resta dele acaba junto com a conta.",
  "A copy of everything": "Uma cópia de tudo",
  "Your signatures as HTML to paste, your pictures, and all that was counted.":
    "As suas assinaturas como HTML para colar, as suas imagens e tudo o que foi contado.",
  "{people, plural, one {# other person is in your team} other {# other people are in your team}}":
    "{people, plural, one {# outra pessoa está na sua equipe} other {# outras pessoas estão na sua equipe}}",
  "Hand the team over first, and they keep everything. If it goes with your account, they keep their accounts and lose the signatures that they have from it. We tell them by mail.":
    "Transfira a equipe antes, e elas mantêm tudo. Se ela for junto com a sua conta, elas mantêm as próprias contas e perdem as assinaturas que têm da equipe. Nós avisamos por e-mail.",
  "Hand the team over": "Passar a equipe",
  "Your account goes in {days} days. Until then everything works as before, and you can keep it.":
    "A sua conta se vai em {days} dias. Até lá tudo funciona como antes, e você pode mantê-la.",
  "Delete my team too, with {people, plural, one {# other person} other {# other people}} in it":
    "Excluir também a minha equipe, com {people, plural, one {# outra pessoa} other {# outras pessoas}} nela",
  "Type {email} to delete your account": "Digite {email} para excluir a sua conta",
  "Until then everything works as before. You can keep it with one press.":
    "Até lá tudo funciona como antes. Você pode mantê-la com um clique.",
  "Let it go": "Deixar ir",
  "What stops when": "O que para e quando",
  "today: all other devices are logged out": "hoje: todos os outros aparelhos são desconectados",
  "today: your plan is cancelled, and nothing is charged any more":
    "hoje: o seu plano é cancelado, e nada mais é cobrado",
  "{date}: signatures, pictures, links and numbers are erased":
    "{date}: assinaturas, imagens, links e números são apagados",
  "{date}: nobody can log in with this address, and it is free for a new account":
    "{date}: ninguém pode entrar com este endereço, e ele fica livre para uma conta nova",
  "A copy of everything is worth taking before that day.": "Vale a pena levar uma cópia de tudo antes desse dia.",
};
