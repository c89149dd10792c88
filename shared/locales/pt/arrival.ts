import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "As it arrived": "Como chegou",
  "As you designed it": "Como você a criou",
  "Mail of {time}.": "E-mail de {time}.",
  "Mail of {time}: look at it": "E-mail de {time}: ver",
  "As it was on {date}": "Como era em {date}",
  "As it is now": "Como é agora",
  "Check address": "Endereço de verificação",
  "Check another mail": "Verificar outro e-mail",
  "Check that it arrives": "Verificar se ela chega",
  "Choose View, Message, “Raw Source”, or drag the mail onto the desktop and from there here.":
    "Escolha Visualizar, Mensagem, “Fonte Original”, ou arraste o e-mail para a mesa e de lá para cá.",
  "Choose a file": "Escolher um arquivo",
  "Choose it as the default for new mails and for replies, and send another mail.":
    "Escolha-a como padrão para novos e-mails e respostas, e envie outro e-mail.",
  "Colours, pictures and links are gone, as in a mail without formatting.":
    "Cores, imagens e links se perderam, como em um e-mail sem formatação.",
  "Copy address": "Copiar o endereço",
  "Copy the signature again and put it in the place of the old one.":
    "Copie a assinatura de novo e coloque-a no lugar da antiga.",
  "Delete it in the settings of the program, under Signature.": "Apague-a nos ajustes do programa, em Assinatura.",
  "Delete the older one in the settings: new Outlook adds the next instead of replacing it.":
    "Apague a mais antiga nos ajustes: o novo Outlook acrescenta a próxima em vez de substituí-la.",
  "Delete the signature there, copy it again with the button of this page, and paste it.":
    "Apague a assinatura lá, copie-a de novo com o botão desta página e cole-a.",
  "Every mail gets larger, and many programs list them as files. One that you exchange later stays old.":
    "Cada e-mail fica maior, e muitos programas as mostram como arquivos. A que você trocar depois continua antiga.",
  "Gmail and Outlook do not show such pictures.": "O Gmail e o Outlook não mostram essas imagens.",
  "Hold the phone sideways while you copy: widths are kept better then.":
    "Segure o celular na horizontal ao copiar: assim as larguras se mantêm melhor.",
  "How to check": "Como verificar",
  "In the account settings tick “Use HTML”, or attach the signature from a file.":
    "Nas configurações da conta marque “Usar HTML”, ou anexe a assinatura de um arquivo.",
  "In the settings of Mail, under Composing, choose Rich Text as the message format.":
    "Nos ajustes do Mail, em Redação, escolha Texto Rico como formato.",
  "In the settings of Mail, under Signatures, untick “Always match my default message font”.":
    "Nos ajustes do Mail, em Assinaturas, desmarque “Sempre usar minha fonte padrão das mensagens”.",
  "It arrived as you designed it.": "Chegou como você a criou.",
  "It is an earlier version.": "É uma versão anterior.",
  "It is the form “{form}”.": "É a forma “{form}”.",
  "It stands beside your signature.": "Ela fica ao lado da sua assinatura.",
  "It stands there more than once.": "Ela aparece mais de uma vez.",
  "Its look has changed.": "A aparência dela mudou.",
  "Keep one in the settings. If your company adds signatures as well, only one of the two should.":
    "Mantenha uma só nos ajustes. Se sua empresa também acrescenta assinaturas, só um dos dois deve fazê-lo.",
  "Leave older mails out of your answers, or write a shorter one.":
    "Deixe e-mails antigos fora das suas respostas, ou escreva um mais curto.",
  "Let your program write mails as HTML, then copy the signature again and paste it.":
    "Faça seu programa escrever e-mails em HTML, copie a assinatura de novo e cole-a.",
  "Links are gone.": "Faltam links.",
  "Links go through another address.": "Os links passam por outro endereço.",
  "Links lead elsewhere.": "Os links levam a outro lugar.",
  "Look at this mail": "Examinar este e-mail",
  "Mail on iPhone or iPad": "Mail no iPhone ou iPad",
  "Mail programs keep what was pasted: your last changes are not in your mails.":
    "Programas de e-mail guardam o que foi colado: suas últimas mudanças não estão nos seus e-mails.",
  "Many accounts keep nothing but text there. Take the plain text, so that its lines are yours.":
    "Muitas contas só guardam texto ali. Use o texto simples, para que as linhas sejam as suas.",
  "Classic Outlook": "Outlook clássico",
  "Outlook for Mac": "Outlook para Mac",
  "New Outlook or Outlook on the web": "Novo Outlook ou Outlook na web",
  "New Outlook, Outlook on the web": "Novo Outlook, Outlook na web",
  "Nothing of it was found in what you wrote. Older mails below it do not count.":
    "Nada dela foi encontrado no que você escreveu. E-mails antigos abaixo não contam.",
  "Nothing to do in your signature.": "Não há nada a fazer na sua assinatura.",
  "Nothing to do now. After a change, paste the signature again.":
    "Nada a fazer agora. Depois de uma mudança, cole a assinatura de novo.",
  "On a phone": "Em um celular",
  "One was added below another that was in the mail already.":
    "Uma foi acrescentada abaixo de outra que já estava no e-mail.",
  "Only its words came.": "Só as palavras chegaram.",
  "Open the mail, choose ⋮, “Show original”, then “Copy to clipboard” or “Download”.":
    "Abra o e-mail, escolha ⋮, “Mostrar original” e depois “Copiar para a área de transferência” ou “Baixar”.",
  "Open the mail, choose ⋯, then View, “View message source”.":
    "Abra o e-mail, escolha ⋯, depois Exibir, “Exibir origem da mensagem”.",
  "Open the mail, choose ⋯, then “View raw message”.":
    "Abra o e-mail, escolha ⋯ e depois “Ver mensagem não processada”.",
  "Outlook on a phone": "Outlook no celular",
  "Outlook's own font took the place of yours: choose the same one there, under Fonts.":
    "A fonte do Outlook tomou o lugar da sua: escolha a mesma lá, em Fontes.",
  "Part of it was cut off, or written over.": "Uma parte foi cortada ou sobrescrita.",
  "Parts stand below one another that belong side by side.":
    "Partes ficaram uma abaixo da outra em vez de lado a lado.",
  "Paste it with its formatting: Ctrl V, not Ctrl Shift V.": "Cole-a com a formatação: Ctrl V, não Ctrl Shift V.",
  "Paste it with “Keep Source Formatting”: links that lose their colour turn blue.":
    "Cole-a com “Manter Formatação Original”: links que perdem a cor ficam azuis.",
  "Paste it, or drop the mail as a file (.eml). It stays in this browser.":
    "Cole-o, ou solte o e-mail como arquivo (.eml). Ele fica neste navegador.",
  "Paste or drop one": "Colar ou soltar um",
  "Paste the signature from a browser: pictures that are dragged in become attachments.":
    "Cole a assinatura de um navegador: imagens arrastadas viram anexos.",
  "Pictures are missing.": "Faltam imagens.",
  "Pictures are written into the mail itself.": "As imagens estão escritas no próprio e-mail.",
  "Pictures have another size.": "As imagens têm outro tamanho.",
  "Pictures lead nowhere.": "As imagens não levam a lugar nenhum.",
  "Pictures travel as attachments.": "As imagens viajam como anexos.",
  "Press Ctrl U and copy all of it, or save the mail as a file.":
    "Pressione Ctrl U e copie tudo, ou salve o e-mail como arquivo.",
  "Right-click into the text, choose “View Source”, and copy all of it.":
    "Clique com o botão direito no texto, escolha “Exibir Código-Fonte” e copie tudo.",
  "Saved on {date}.": "Salva em {date}.",
  "Send the mail to yourself and open it on a computer.": "Envie o e-mail para você mesmo e abra-o em um computador.",
  "Send us a mail": "Enviar-nos um e-mail",
  "Send yourself a mail with your signature, open it where it arrives, and bring its source here.":
    "Envie a si mesmo um e-mail com sua assinatura, abra-o onde ele chegar e traga o código-fonte para cá.",
  "Set “Send Pictures With Document” to 0 in the registry: then pictures on the web stay there.":
    "Defina “Send Pictures With Document” como 0 no registro: assim as imagens da web ficam lá.",
  "Show the steps": "Mostrar os passos",
  "Source of a mail that you have sent": "Código-fonte de um e-mail que você enviou",
  "Take the .html file of this page: its pictures are on the web.":
    "Use o arquivo .html desta página: as imagens dele estão na web.",
  "The mail is so long that Gmail cuts it off.": "O e-mail é tão longo que o Gmail o corta.",
  "The program adds a line of its own.": "O programa acrescenta uma linha própria.",
  "The program made its own copies of the pictures.": "O programa fez as próprias cópias das imagens.",
  "The signature is not in this mail.": "A assinatura não está neste e-mail.",
  "The signature waits behind “View entire message”.": "A assinatura fica atrás de “Ver mensagem inteira”.",
  "The words are there, but they lead nowhere.": "As palavras estão lá, mas não levam a lugar nenhum.",
  "There is nothing in their place.": "Não há nada no lugar delas.",
  "They are not the ones of your design.": "Não são os do seu design.",
  "They are seen by everybody, but one that you exchange here stays old there.":
    "Todos as veem, mas a que você trocar aqui continua antiga lá.",
  "They are shown as large as their file, or squeezed.": "Aparecem do tamanho do arquivo, ou espremidas.",
  "They point to a file on your own machine, so that nobody else sees them.":
    "Apontam para um arquivo da sua própria máquina, e mais ninguém as vê.",
  "They still lead to the right place. A guard of the recipient, or a counter, stands in between.":
    "Ainda levam ao lugar certo. No meio há uma proteção do destinatário ou um contador.",
  "This mail is too long to be looked at.": "Este e-mail é longo demais para ser examinado.",
  "Waiting for your mail. It is read in your browser, and deleted within an hour.":
    "Esperando seu e-mail. Ele é lido no seu navegador e apagado em uma hora.",
  "What holds it together is gone.": "Falta o que a mantém unida.",
  "What is different: {parts}.": "O que está diferente: {parts}.",
  "What is outlined is not as it was sent.": "O que está contornado não é como foi enviado.",
  "Where do I find the source?": "Onde encontro o código-fonte?",
  "Windows enlarges its screen, and Outlook the pictures with it: take “Classic, files”, whose pictures fit.":
    "O Windows amplia a tela, e o Outlook as imagens com ela: use “Clássico, arquivos”, cujas imagens se ajustam.",
  "Words are missing.": "Faltam palavras.",
  "Write a new mail in your program, with your signature under it, and send it to this address:":
    "Escreva um novo e-mail no seu programa, com sua assinatura embaixo, e envie-o para este endereço:",
  "Written with {program}.": "Escrito com {program}.",
  "Your signature in a real mail, compared with your design.":
    "Sua assinatura em um e-mail real, comparada com seu design.",
  "and {count} more": "e mais {count}",
  "bold letters": "letras em negrito",
  colours: "cores",
  font: "fonte",
  "iOS takes the look away when you paste: shake the phone right after it and choose “Undo Change Attributes”.":
    "O iOS tira a aparência ao colar: agite o celular logo depois e escolha “Desfazer Alterar Atributos”.",
  "sizes of letters": "tamanhos de letra",
  "{count, plural, one {One thing} other {# things}} went wrong on the way.":
    "{count, plural, one {Uma coisa deu} other {# coisas deram}} errado no caminho.",
};
