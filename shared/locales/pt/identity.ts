import type { Catalogue } from "../../languages/translate.ts";

/** Asking where else a change of somebody is to be made. */
export const words: Catalogue = {
  Name: "Nome",
  "{count, plural, one {your signature} other {your # signatures}}":
    "{count, plural, one {sua assinatura} other {suas # assinaturas}}",
  "{count, plural, one {your link page} other {your # link pages}}":
    "{count, plural, one {sua página de links} other {suas # páginas de links}}",
  "{count, plural, one {your business card} other {your # business cards}}":
    "{count, plural, one {seu cartão de visita} other {seus # cartões de visita}}",
  "{count, plural, one {Changed in one more place.} other {Changed in # more places.}}":
    "{count, plural, one {Alterado em mais um lugar.} other {Alterado em mais # lugares.}}",
  nothing: "nada",
  "another picture": "outra imagem",
  "a picture": "uma imagem",
  "You are offline. Try it again when you are back.": "Você está off-line. Tente de novo quando voltar.",
  "Whoever looks at a page or a card sees the change at once. Mails that were sent stay as they are.":
    "Quem vê uma página ou um cartão vê a mudança na hora. E-mails enviados ficam como estão.",
  "Use what you changed there too?": "Usar o que você mudou também lá?",
  "Use the new website there too?": "Usar o novo site também lá?",
  "Use the new position there too?": "Usar o novo cargo também lá?",
  "Use the new photo there too?": "Usar a nova foto também lá?",
  "Use the new phone number there too?": "Usar o novo telefone também lá?",
  "Use the new name there too?": "Usar o novo nome também lá?",
  "Use the new mobile number there too?": "Usar o novo celular também lá?",
  "Use the new email address there too?": "Usar o novo e-mail também lá?",
  "Use the new company there too?": "Usar a nova empresa também lá?",
  "Use the new address there too?": "Usar o novo endereço também lá?",
  "Use it there too": "Usar também lá",
  "It stands elsewhere too: {places}.": "Também está em outros lugares: {places}.",
  "Choose where": "Escolher onde",
  "Link page": "Página de links",
  "Not now": "Agora não",
  Position: "Cargo",
  Company: "Empresa",
  Photo: "Foto",
  Phone: "Telefone",
  Mobile: "Celular",
  Email: "E-mail",
  Website: "Site",
  Address: "Endereço",
  Signature: "Assinatura",
  "Business card": "Cartão de visita",
  Undo: "Desfazer",
};
