import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Skip the questions": "Pular as perguntas",
  "Your last answers have not arrived. Go on: they are sent again with the next ones.":
    "As suas últimas respostas não chegaram. Continue: elas são enviadas de novo com as próximas.",
  Skip: "Pular",
  Continue: "Continuar",
  "Welcome. Who is it for?": "Boas-vindas. Para quem é?",
  "What do you do?": "O que você faz?",
  "What should stand in your signature?": "O que deve constar na sua assinatura?",
  "How should it look?": "Como ela deve ser?",
  Questions: "Perguntas",
  "Step {now} of {count}": "Passo {now} de {count}",
  "Its guide opens first when your signature is ready.":
    "O guia dele abre primeiro quando a sua assinatura estiver pronta.",
  "Mail client": "Programa de e-mail",
  "Leave out what you like: everything can be changed later.":
    "Deixe de fora o que quiser: tudo pode ser mudado depois.",
  "You can try every look in the editor, and change colours, type and sizes.":
    "No editor você pode testar todos os visuais e mudar cores, fontes e tamanhos.",
  "With your own words. You can try every look in the editor, and change colours, type and sizes.":
    "Com as suas próprias palavras. No editor você pode testar todos os visuais e mudar cores, fontes e tamanhos.",
  Look: "Visual",
  "Something else": "Outra coisa",
  "For myself": "Para mim",
  "One signature, in my own mails": "Uma assinatura, nos meus próprios e-mails",
  "For my team": "Para a minha equipe",
  "One look for everybody in the company": "Um mesmo visual para toda a empresa",
  "For my clients": "Para os meus clientes",
  "An agency with several companies": "Uma agência com várias empresas",
  "Who is it for?": "Para quem é?",
  Back: "Voltar",
  "Open the editor": "Abrir o editor",
  "Your name": "Seu nome",
  "You have begun a signature in this browser. It opens next, in the look that you choose, with its own words.":
    "Você começou uma assinatura neste navegador. Ela abre a seguir, com o visual que você escolher e com as próprias palavras.",
};
