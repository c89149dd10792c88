import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Up to date": "Em dia",
  Reading: "Lendo",
  "Waits for you": "Espera por você",
  "Not readable": "Ilegível",
  "The directory refuses us. Whoever runs this installation has to look at its key and what it may read.":
    "O diretório nos recusa. Quem cuida desta instalação precisa verificar a chave e o que ela pode ler.",
  "The directory could not be reached. It is tried again at night.":
    "Não foi possível acessar o diretório. Haverá outra tentativa à noite.",
  "The directory has more people than we read.": "O diretório tem mais pessoas do que lemos.",
  "The directory answers something that we do not understand. It is tried again at night.":
    "O diretório responde algo que não entendemos. Haverá outra tentativa à noite.",
  "This directory fills your team every night: new people are invited, what it says of them is brought up to date, and who leaves it leaves the team.":
    "Este diretório preenche sua equipe todas as noites: pessoas novas são convidadas, os dados são atualizados e quem sai dele deixa a equipe.",
  "Take {count, plural, one {# person} other {# people}} out":
    "Retirar {count, plural, one {# pessoa} other {# pessoas}}",
  "{count, plural, one {# person is} other {# people are}} not in the directory any more, of {of} who came from it. Are they really to leave the team?":
    "{count, plural, one {# pessoa não está} other {# pessoas não estão}} mais no diretório, de {of} que vieram dele. Elas devem mesmo deixar a equipe?",
  "Read it now": "Ler agora",
  "In the directory": "No diretório",
  Changed: "Alteradas",
  "Taken out": "Retiradas",
  "Without a seat": "Sem lugar",
  "Read last on {moment}": "Última leitura: {moment}",
  "Take the list with you": "Levar a lista",
  "All members with what is known of them, their status and their signature, as a file for spreadsheets. Change it there and bring it in again.":
    "Todos os membros com seus dados, seu status e sua assinatura, em um arquivo para planilhas. Altere-o lá e importe-o de novo.",
  "Download members as CSV": "Baixar os membros como CSV",
  "Bring in a list": "Importar uma lista",
  "A CSV file with one person in each row, up to {most} of them. It is only looked at first: nothing changes and nobody is mailed until you say so.":
    "Um arquivo CSV com uma pessoa por linha, até {most}. Primeiro ele só é verificado: nada muda e ninguém recebe e-mail até você mandar.",
  "Looking at the list …": "Verificando a lista …",
  "Choose another file": "Escolher outro arquivo",
  "Choose a CSV file": "Escolher um arquivo CSV",
  "Excel, Google Sheets and most programs for people write such files.":
    "O Excel, o Planilhas Google e a maioria dos programas de pessoal criam esses arquivos.",
  "Look again": "Verificar de novo",
  "Change what is known of people who are in the team": "Alterar os dados de quem já está na equipe",
  "An empty cell changes nothing. What people have written into their own signature stays.":
    "Uma célula vazia não muda nada. O que cada pessoa escreveu na própria assinatura fica.",
  "There is nothing to bring in from this list.": "Não há nada para importar desta lista.",
  "{count, plural, one {# person finds} other {# people find}} no seat: {free, plural, =0 {none is} one {# is} other {# are}} free. They are left out, in the order of the list.":
    "{count, plural, one {# pessoa não encontra} other {# pessoas não encontram}} lugar: {free, plural, =0 {não há nenhum livre} one {há # livre} other {há # livres}}. Elas ficam de fora, na ordem da lista.",
  "Change {count, plural, one {# person} other {# people}}":
    "Alterar {count, plural, one {# pessoa} other {# pessoas}}",
  "Invite {count, plural, one {# person} other {# people}}":
    "Convidar {count, plural, one {# pessoa} other {# pessoas}}",
  "Invite {invited} and change {changed}": "Convidar {invited} e alterar {changed}",
  "{count, plural, one {# person gets a mail} other {# people get a mail each}} with an invitation, which works for {hours} hours.":
    "{count, plural, one {# pessoa recebe um e-mail} other {# pessoas recebem um e-mail cada}} com um convite que vale {hours} horas.",
  "or drop it here.": "ou solte-a aqui.",
  "What the columns are": "O que são as colunas",
  "It is remembered for your next list.": "Isso fica lembrado para sua próxima lista.",
  "Without a heading": "Sem título",
  Empty: "Vazia",
  "What “{header}” is": "O que é “{header}”",
  "First name": "Primeiro nome",
  "Last name": "Sobrenome",
  "Leave out": "Deixar de fora",
  New: "Novo",
  "Same as before": "Igual a antes",
  "The owner": "O titular",
  "There is no email address.": "Não há endereço de e-mail.",
  "A text is too long.": "Um texto é longo demais.",
  "A text has more than one line.": "Um texto tem mais de uma linha.",
  "That would be more facts of your own than one person can have.":
    "Seriam mais dados próprios do que uma pessoa pode ter.",
  "There are more cells than headings. Is a quotation mark missing?": "Há mais células do que títulos. Falta uma aspa?",
  "Column: {column}": "Coluna: {column}",
  "Bringing in the list: {done} of {total}": "Importando a lista: {done} de {total}",
  "You can leave this page: it goes on by itself.": "Você pode sair desta página: isso continua sozinho.",
  "See the members": "Ver os membros",
  "Bring in another list": "Importar outra lista",
  "The list could not be brought in to its end. Look at it again: what is done already stays.":
    "Não foi possível importar a lista até o fim. Verifique-a de novo: o que já foi feito fica.",
  "{count, plural, =0 {Nobody was invited.} one {# person was invited.} other {# people were invited.}}":
    "{count, plural, =0 {Ninguém foi convidado.} one {# pessoa foi convidada.} other {# pessoas foram convidadas.}}",
  "{count, plural, one {# person was changed.} other {# people were changed.}}":
    "{count, plural, one {# pessoa foi alterada.} other {# pessoas foram alteradas.}}",
  "{count, plural, one {# person} other {# people}} found no seat: others were faster.":
    "{count, plural, one {# pessoa não encontrou} other {# pessoas não encontraram}} lugar: outros foram mais rápidos.",
  "What becomes of each row": "O que acontece com cada linha",
  "Rows to show": "Linhas mostradas",
  "Show more of {count}": "Mostrar mais de {count}",
  Line: "Linha",
  "No address": "Sem endereço",
  "Own fact: {name}": "Dado próprio: {name}",
  "{count, plural, one {# row} other {# rows}}": "{count, plural, one {# linha} other {# linhas}}",
};
