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
};
