import type { Catalogue } from "../../languages/translate.ts";

/** Lists of pages and of business cards, and what is done with them. */
export const words: Catalogue = {
  "Members of the team": "Membros da equipe",
  "There is nobody in the team yet. Invite somebody first.": "Ainda não há ninguém na equipe. Convide alguém primeiro.",
  "Card without a title": "Cartão sem título",
  "{count, plural, one {# more card} other {# more cards}} loaded":
    "{count, plural, one {mais # cartão carregado} other {mais # cartões carregados}}",
  "{count, plural, one {# card} other {# cards}} found":
    "{count, plural, one {# cartão encontrado} other {# cartões encontrados}}",
  "{count, plural, one {# contact saved} other {# contacts saved}}":
    "{count, plural, one {# contato salvo} other {# contatos salvos}}",
  "Card duplicated": "Cartão duplicado",
  "Card renamed": "Cartão renomeado",
  "Card deleted": "Cartão excluído",
  "Card sent": "Cartão enviado",
  "Card assigned to {email}": "Cartão atribuído a {email}",
  "Card unassigned from {email}": "Cartão retirado de {email}",
  "For your lists alone: nothing on the card changes. Empty it to go by the title.":
    "Só para as suas listas: nada muda no cartão. Vazio, vale o título.",
  "The front of {name}": "A frente de {name}",
  "Contact file (.vcf)": "Arquivo de contato (.vcf)",
  "Print sheet (PDF)": "Folha de impressão (PDF)",
  "QR code that leads to the card": "Código QR que leva ao cartão",
  "Take it along": "Para levar",
  "New card": "Novo cartão",
  "Create card": "Criar cartão",
  "Search cards": "Pesquisar cartões",
  "No business card yet": "Ainda não há cartão de visita",
  "Whoever scans its code has you in their address book: on screen, on paper, in a wallet.":
    "Quem escaneia o código tem você nos contatos: na tela, no papel ou na carteira.",
  "No card has “{words}”.": "Nenhum cartão contém “{words}”.",
  "A member has one business card: this one takes the place of the one that they had.":
    "Um membro tem um cartão de visita: este toma o lugar do que tinha.",
  "Delete the business card “{name}”?": "Excluir o cartão de visita “{name}”?",
  "It is deleted for good: its address and its codes lead nowhere, and it stops working in wallets.":
    "É excluído para sempre: o endereço e os códigos não levam a lugar nenhum, e ele deixa de funcionar nas carteiras.",
  "It is deleted for good: its address and its codes lead nowhere, it stops working in wallets, and it leaves the dashboard of {email}.":
    "É excluído para sempre: o endereço e os códigos não levam a lugar nenhum, ele deixa de funcionar nas carteiras e sai do painel de {email}.",
  "Delete card": "Excluir cartão",
  "You can only have one business card.": "Você só pode ter um cartão de visita.",
  "Search members": "Pesquisar membros",
  "Theirs now": "A atual",
  "No member has “{words}”.": "Nenhum membro contém “{words}”.",
};
