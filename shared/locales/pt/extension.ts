import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your signature in Gmail and Outlook": "Sua assinatura no Gmail e no Outlook",
  "The browser extension puts your default signature into each mail that you begin, and keeps it as it is here. It reads nothing but that signature.":
    "A extensão do navegador põe sua assinatura padrão em cada e-mail que você começa e a mantém como está aqui. Ela não lê nada além dessa assinatura.",
  "Looking for the extension": "Procurando a extensão",
  "The extension is not in this browser yet. Add it, then come back to this page.":
    "A extensão ainda não está neste navegador. Adicione-a e volte a esta página.",
  "The extension is not in this browser. Whoever runs this site can tell you where to get it.":
    "A extensão não está neste navegador. Quem administra este site pode dizer onde obtê-la.",
  "Add to Chrome or Edge": "Adicionar ao Chrome ou ao Edge",
  "Add to Firefox": "Adicionar ao Firefox",
  "Look for it again": "Procurar de novo",
  "The extension is connected as {email}.": "A extensão está conectada como {email}.",
  "Begin a mail in Gmail or Outlook on the web: your default signature is there.":
    "Comece um e-mail no Gmail ou no Outlook na web: sua assinatura padrão está lá.",
  "Connect the extension": "Conectar a extensão",
  "It gets a key of its own, which you find and can take back under Security.":
    "Ela recebe uma chave própria, que você encontra e pode retirar em Segurança.",
  Security: "Segurança",
  "Count image loads and clicks of each mail": "Contar carregamentos de imagem e cliques de cada e-mail",
  "Mails that the browser extension writes get an invisible picture and links of their own. Whoever receives them is not asked: tell them in your privacy policy.":
    "Os e-mails que a extensão do navegador escreve ganham uma imagem invisível e links próprios. Quem os recebe não é consultado: diga isso na sua política de privacidade.",
  "The list is empty.": "A lista está vazia.",
  "Loading your mails": "Carregando seus e-mails",
  "Your sent mails": "Seus e-mails enviados",
  "Mails that the extension wrote. Nothing of what they say is kept, nor to whom they went. A mail program may load images without anybody reading, and somebody may read without loading any.":
    "E-mails em que a extensão pôs a assinatura. Nada do que dizem é guardado, nem para quem foram. Um programa de e-mail pode carregar imagens sem que ninguém leia, e alguém pode ler sem carregar nenhuma.",
  "Empty the list": "Esvaziar a lista",
  "None yet. Send a mail from Gmail or Outlook on the web.":
    "Nenhum ainda. Envie um e-mail pelo Gmail ou Outlook na web.",
  "Load more": "Carregar mais",
  "Empty the list?": "Esvaziar a lista?",
  "What was counted of these mails is deleted. It stays in the sums of your signature.":
    "O que foi contado destes e-mails é apagado. Nas somas da sua assinatura continua.",
  "Mail of {moment}": "E-mail de {moment}",
  "Image loads": "Imagens carregadas",
  Clicks: "Cliques",
  "{count} by programs or yourself": "{count} por programas ou por você",
};
