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
};
