import type { Catalogue } from "#shared/languages/translate.ts";

/** Business cards: their editor and their list. */
export const words: Catalogue = {
  "All cards": "Todos os cartões",
  "Drawing the card": "Desenhando o cartão",
  "Go to your cards": "Ir para os seus cartões",
  "Save as new card": "Salvar como novo cartão",
  Header: "Cabeçalho",
  "Your company, or what you are known by": "Sua empresa, ou pelo que conhecem você",
  Subheader: "Subtítulo",
  "What you do": "O que você faz",
  "For whoever saves it": "Para quem o salvar",
  "Note (optional)": "Nota (opcional)",
  "Kept with the contact in their address book.": "Fica junto do contato na agenda da pessoa.",
  "Visitors may leave their own contact": "Visitantes podem deixar o próprio contato",
  "You get it by mail. They are told what becomes of it, and agree to it.":
    "Você o recebe por e-mail. A pessoa é informada do que será feito com ele e concorda.",
  "Without a choice: dark or white, whichever is read with ease.":
    "Sem escolha: escuro ou branco, o que for mais fácil de ler.",
  "Hard to read on this ground: it is drawn as {color}.": "Difícil de ler sobre este fundo: é desenhado como {color}.",
  "Goes into the address book of whoever saves you.": "Vai para a agenda de quem salvar você.",
  "Small and above all: a wide one with a transparent ground reads best.":
    "Pequeno e acima de tudo: um largo com fundo transparente é o mais legível.",
  "A wide picture. Apple's wallet has no place for it.":
    "Uma imagem larga. A carteira da Apple não tem lugar para ela.",
  "A card holds up to {count} networks.": "Um cartão comporta até {count} redes.",
  "The code on the card": "O código no cartão",
  "Leads to the page of your choice, which you can change later.":
    "Leva à página que você escolher, que pode mudar depois.",
  "Saves you as a contact, also without a network. What you change later is not in codes that are printed.":
    "Salva você como contato, mesmo sem conexão. O que você mudar depois não está nos códigos já impressos.",
  "Opens a page": "Abre uma página",
  "Saves the contact": "Salva o contato",
  "This card": "Este cartão",
  "A page that is gone": "Uma página que não existe mais",
  "Nobody can see that page now. Until somebody can, the code leads to this card.":
    "Ninguém pode ver essa página agora. Até que possa, o código leva a este cartão.",
  "There is much in it: print it at least {size} mm wide.":
    "Há muito nele: imprima com pelo menos {size} mm de largura.",
  "Readable from {size} mm on paper.": "Legível no papel a partir de {size} mm.",
  "Try it with your camera": "Experimente com a sua câmera",
  "the saved card in a new tab": "o cartão salvo em uma nova aba",
  "This card was changed elsewhere": "Este cartão foi alterado em outro lugar",
  "Save card": "Salvar cartão",
  "Your card is saved, and everybody with its address can see it.":
    "Seu cartão está salvo, e todos que têm o endereço podem vê-lo.",
  "Open it": "Abrir",
  "This card is no longer here.": "Este cartão não está mais aqui.",
  "On an iPhone": "Em um iPhone",
  "On Android": "No Android",
  "The card as phones show it": "O cartão como os celulares o mostram",
  "The code gets its address when the card is saved for the first time.":
    "O código recebe o endereço quando o cartão é salvo pela primeira vez.",
  "QR code of the card": "Código QR do cartão",
  "Of the card’s own words, such as Save contact, and for whoever has it read out. Yours stay as they are.":
    "Das palavras próprias do cartão, como “Salvar contato”, e para quem o ouve lido. As suas ficam como estão.",
  Restore: "Restaurar",
};
