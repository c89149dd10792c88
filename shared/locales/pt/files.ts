import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  'How to install "{name}" in classic Outlook for Windows': 'Como instalar "{name}" no Outlook clássico para Windows',
  "1. Close Outlook.": "1. Feche o Outlook.",
  "2. Press Windows + R, type %APPDATA%\\Microsoft and press Enter.":
    "2. Pressione Windows + R, digite %APPDATA%\\Microsoft e pressione Enter.",
  '3. Copy the folder "Signatures" of this download there. If Windows asks, merge it with the one that exists.':
    '3. Copie para lá a pasta "Signatures" deste download. Se o Windows perguntar, mescle-a com a que já existe.',
  '4. Start Outlook, open File > Options > Mail > Signatures, and choose "{name}" for new messages and for replies.':
    '4. Inicie o Outlook, abra Arquivo > Opções > Email > Assinaturas e escolha "{name}" para novas mensagens e para respostas.',
  "If it is gone after a while: with roaming signatures the mailbox writes over these files. Your administrator can turn that off (DisableRoamingSignatures = 1).":
    "Se ela sumir depois de um tempo: com assinaturas em roaming, a caixa de correio sobrescreve esses arquivos. Seu administrador pode desativar isso (DisableRoamingSignatures = 1).",
  "If pictures arrive as attachments only: set Send Pictures With Document = 1, or paste the signature instead.":
    "Se as imagens chegarem só como anexos: defina Send Pictures With Document = 1 ou cole a assinatura.",
  "New Outlook takes no files; paste the signature there.":
    "O novo Outlook não aceita arquivos; cole a assinatura nele.",
  "Hello,": "Olá,",
  "this is a test of my new signature. Does it look right at your end: the pictures, the links, on a phone?":
    "este é um teste da minha nova assinatura. Está tudo certo por aí: as imagens, os links, no celular?",
  "A test of my signature": "Teste da minha assinatura",
  "PRO signature, bought once": "Assinatura PRO, compra única",
  "{plan}, yearly": "{plan}, anual",
  "{plan}, quarterly": "{plan}, trimestral",
  "Credit note": "Nota de crédito",
  Invoice: "Fatura",
  "Sandbox: not a real invoice. No money was moved.": "Teste: não é uma fatura real. Nenhum dinheiro foi movimentado.",
  "Tax ID: {id}": "Número fiscal: {id}",
  "Credited to": "Creditado a",
  "Billed to": "Faturado para",
  Date: "Data",
  "Supply period": "Período do serviço",
  "Date of supply": "Data do fornecimento",
  "Takes back": "Referente a",
  Description: "Descrição",
  People: "Pessoas",
  "Unit price": "Preço unitário",
  Amount: "Valor",
  "A discount of {percent}% is taken off.": "Um desconto de {percent}% foi aplicado.",
  "Paid by {method} on {date}.": "Pago com {method} em {date}.",
  "Paid back to {method} on {date}.": "Devolvido para {method} em {date}.",
  "Not paid yet.": "Ainda não pago.",
  "Page {page} of {pages}": "Página {page} de {pages}",
  Subtotal: "Subtotal",
  Discount: "Desconto",
  "Net amount": "Valor líquido",
  "{tax} {percent}% on {net}": "{tax} {percent}% sobre {net}",
  Total: "Total",
  "Credit for what was paid before": "Crédito pelo que já foi pago",
  "{from} to {until}": "{from} a {until}",
  "Companies on the day of this invoice": "Empresas na data desta fatura",
  Used: "Usadas",
  "Share of {net}": "Parte de {net}",
  Archived: "Arquivadas",
  "{count, plural, one {# more company} other {# more companies}}":
    "{count, plural, one {mais # empresa} other {mais # empresas}}",
  "Your own signatures": "Suas próprias assinaturas",
  Package: "Pacote",
};
