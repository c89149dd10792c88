import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Put it into your mail": "Coloque no seu e-mail",
  "Mail client:": "Programa de e-mail:",
  "More ways to take it": "Outras formas de levar",
  "Copying by button needs JavaScript. Select the signature and press Ctrl C (⌘ C on a Mac), or take a file.":
    "Copiar pelo botão exige JavaScript. Selecione a assinatura e pressione Ctrl C (⌘ C no Mac), ou baixe um arquivo.",
  "Where do you write your mails?": "Onde você escreve seus e-mails?",
  "The browser did not allow copying. The signature is selected: press Ctrl C (⌘ C on a Mac).":
    "O navegador não permitiu copiar. A assinatura está selecionada: pressione Ctrl C (⌘ C no Mac).",
  "The browser did not allow copying. Select the source below and press Ctrl C (⌘ C on a Mac).":
    "O navegador não permitiu copiar. Selecione o código-fonte abaixo e pressione Ctrl C (⌘ C no Mac).",
  "The browser did not allow copying. Select the text below and press Ctrl C (⌘ C on a Mac).":
    "O navegador não permitiu copiar. Selecione o texto abaixo e pressione Ctrl C (⌘ C no Mac).",
  "Download .{ending}": "Baixar .{ending}",
  "Copy source": "Copiar código-fonte",
  "Copy signature": "Copiar assinatura",
  "Copied, now paste it in {program}": "Copiada, agora cole no {program}",
  "Copy for replies": "Copiar para respostas",
  "Copy plain text": "Copiar texto simples",
  "What to copy": "O que copiar",
  "Making the file": "Criando o arquivo",
  Page: "Página",
  "For Thunderbird and other programs that take a file.":
    "Para o Thunderbird e outros programas que aceitam um arquivo.",
  "Outlook files": "Arquivos do Outlook",
  "For classic Outlook on Windows, with pictures that fit it pixel by pixel.":
    "Para o Outlook clássico no Windows, com imagens que se encaixam pixel por pixel.",
  "Apple Mail signature": "Assinatura do Apple Mail",
  "Goes into a signature file of Apple Mail.": "Vai para um arquivo de assinatura do Apple Mail.",
  "Test mail": "E-mail de teste",
  "Opens as a draft: send it to yourself.": "Abre como rascunho: envie para você mesmo.",
  "Plain text": "Texto simples",
  "For mails without formatting.": "Para e-mails sem formatação.",
  "Install in {program}": "Instalar no {program}",
  "Way to install in {program}": "Forma de instalar no {program}",
  "Open the settings of {program}": "Abrir as configurações do {program}",
  "How to check": "Como verificar",
  "If something is off": "Se algo não estiver certo",
  "Good to know": "Bom saber",
  "Last checked in {month}": "Última verificação: {month}",
  "Code with the address of this page": "Código com o endereço desta página",
  "A test mail is on its way to {email}.": "Um e-mail de teste está a caminho de {email}.",
  "Please confirm your email address first: open the link in our mail to {email}.":
    "Confirme primeiro seu endereço de e-mail: abra o link do nosso e-mail para {email}.",
  "Send me a test mail": "Enviar um teste para mim",
  "Sent from my …": "Enviado do meu …",
  Settings: "Configurações",
  Apps: "Apps",
  Signature: "Assinatura",
  "All Accounts": "Todas as Contas",
  Paste: "Colar",
  "Undo Change Attributes": "Desfazer Alterar Atributos",
  Undo: "Desfazer",
  "About Mail": "Sobre o Mail",
  "Settings…": "Ajustes…",
  "Accounts…": "Contas…",
  All: "Todos",
  "My account": "Minha conta",
  "Signature 1": "Assinatura 1",
  "Always match my font": "Sempre usar minha fonte",
  "New Message": "Nova mensagem",
  Signatures: "Assinaturas",
  Information: "Informações",
  Locked: "Bloqueado",
  "See all settings": "Mostrar todas as configurações",
  General: "Geral",
  Labels: "Marcadores",
  Inbox: "Caixa de entrada",
  "+ Create new": "+ Criar nova",
  "Signature defaults": "Padrões de assinatura",
  "For new emails": "Para novos e-mails",
  "My signature": "Minha assinatura",
  "On reply/forward": "Ao responder",
  "Save Changes": "Salvar alterações",
  "Mobile signature": "Assinatura para celular",
  "Viewing email": "Visualizar",
  "Writing email": "Escrever",
  "ana@…": "ana@…",
  Accounts: "Contas",
  Add: "Adicionar",
  For: "Para",
  "Add Signature": "Adicionar assinatura",
  "New messages": "Novas mensagens",
  Replies: "Respostas",
  "About Outlook": "Sobre o Outlook",
  Services: "Serviços",
  "Choose default signature": "Escolher assinatura padrão",
  "Per account": "Por conta",
  Layout: "Layout",
  "Compose and reply": "Redigir e responder",
  "Email signature": "Assinatura de e-mail",
  "+ New signature": "+ Nova assinatura",
  Save: "Salvar",
  "Your accounts": "Suas contas",
  File: "Arquivo",
  Info: "Informações",
  Print: "Imprimir",
  Options: "Opções",
  Calendar: "Calendário",
  "Signatures…": "Assinaturas…",
  "E-mail Signature": "Assinatura de e-mail",
  New: "Novo",
  "E-mail account": "Conta de email",
  OK: "OK",
  Run: "Executar",
  "%APPDATA%\\Microsoft": "%APPDATA%\\Microsoft",
  "Signatures and Stationery": "Assinaturas e Papel de Carta",
  "New Account": "Nova conta",
  "Account Settings": "Configurações da conta",
  Composition: "Edição",
  "Composition & Addressing": "Edição e endereçamento",
  Place: "Local",
  "Below reply": "Abaixo",
  "Attach from a file": "Anexar de um arquivo",
  "Signature text": "Texto da assinatura",
  "Use HTML": "Usar HTML",
  "Open the signatures": "Abrir as assinaturas",
  "In the menu Mail choose Settings, then Signatures.": "No menu Mail, escolha Ajustes e depois Assinaturas.",
  "Add one": "Adicionar uma",
  "Choose your account on the left, then press the plus sign.":
    "Escolha sua conta à esquerda e clique no sinal de mais.",
  "Untick “Always match my default message font”": "Desmarcar “Sempre usar minha fonte padrão das mensagens”",
  "With the tick all colours and fonts are lost.": "Com a opção marcada, todas as cores e fontes se perdem.",
  "Delete the suggested text and press ⌘ V.": "Apague o texto sugerido e pressione ⌘ V.",
  "Close the window and write a mail": "Fechar a janela e escrever um e-mail",
  "The signature stands under it from now on.": "A partir de agora, a assinatura aparece nele.",
  "Empty frames instead of pictures in this window are no failure: send yourself a mail to see them.":
    "Molduras vazias no lugar das imagens nesta janela não são falha: envie um e-mail para você mesmo para vê-las.",
  "Mail may send plain text when nothing in your mail is formatted.":
    "O Mail pode enviar texto simples quando nada no seu e-mail está formatado.",
  "Exact, by file": "Exata, por arquivo",
  "Download the file": "Baixar o arquivo",
  "It has the signature letter by letter, with nothing rearranged.":
    "Ele tem a assinatura letra por letra, sem nada reorganizado.",
  "Make a signature to replace": "Criar uma assinatura para substituir",
  "In Mail: Settings, Signatures, plus sign. Type a word, then quit Mail.":
    "No Mail: Ajustes, Assinaturas, sinal de mais. Digite uma palavra e encerre o Mail.",
  "Open the folder of signatures": "Abrir a pasta das assinaturas",
  "In Finder press ⇧ ⌘ G and go to ~/Library/Mail/V10/MailData/Signatures (or the V with the highest number).":
    "No Finder, pressione ⇧ ⌘ G e vá para ~/Library/Mail/V10/MailData/Signatures (ou o V com o maior número).",
  "Replace the body of the newest file": "Substituir o corpo do arquivo mais novo",
  "Open it and the downloaded one in TextEdit. Keep the header, and paste what stands below the first empty line.":
    "Abra esse arquivo e o que você baixou no Editor de Texto. Mantenha o cabeçalho e cole o que está abaixo da primeira linha vazia.",
  "Lock the file": "Bloquear o arquivo",
  "Choose it, press ⌘ I and tick Locked, or Mail writes over it. Open Mail again.":
    "Selecione-o, pressione ⌘ I e marque Bloqueado, senão o Mail o sobrescreve. Abra o Mail de novo.",
  "Not in that folder? Older versions keep signatures in the iCloud folder, and some versions of Mail cannot read this one: paste instead.":
    "Não está nessa pasta? Versões mais antigas guardam as assinaturas na pasta do iCloud, e algumas versões do Mail não conseguem ler esta: nesse caso, cole a assinatura.",
  "A locked signature cannot be changed in Mail: unlock the file first.":
    "Uma assinatura bloqueada não pode ser alterada no Mail: desbloqueie primeiro o arquivo.",
  "Copy the signature there": "Copiar a assinatura no aparelho",
  "Hold the device sideways when you tap Copy: widths are kept better.":
    "Segure o aparelho na horizontal ao tocar em Copiar: as larguras são mais bem preservadas.",
  "Open Settings, Apps, Mail, Signature": "Abrir Ajustes, Apps, Mail, Assinatura",
  "Before iOS 18: Settings, Mail, Signature. Choose “All Accounts” or “Per Account”.":
    "Antes do iOS 18: Ajustes, Mail, Assinatura. Escolha “Todas as Contas” ou “Por Conta”.",
  "Clear the box, press long and choose Paste. It looks broken now.":
    "Limpe o campo, toque e segure e escolha Colar. Por enquanto, ela parece quebrada.",
  "Mail on iPhone and iPad": "Mail no iPhone e no iPad",
  iPhone: "iPhone",
  "Shake the phone": "Agitar o celular",
  "Tap Undo at “Undo Change Attributes”: the signature looks as it should.":
    "Toque em Desfazer em “Desfazer Alterar Atributos”: a assinatura fica como deve ser.",
  iPad: "iPad",
  "Swipe left with three fingers": "Deslizar para a esquerda com três dedos",
  "That undoes the change of attributes. Or tap with three fingers, then the arrow back.":
    "Isso desfaz a alteração dos atributos. Ou toque com três dedos e depois na seta para trás.",
  "In a browser": "No navegador",
  "Open the settings": "Abrir as configurações",
  "Click the gear, then “See all settings”.": "Clique na engrenagem e depois em “Mostrar todas as configurações”.",
  "On the tab General find Signature, choose “Create new” and name it.":
    "Na guia Geral, encontre Assinatura, escolha “Criar nova” e dê um nome a ela.",
  "Set the defaults": "Definir os padrões",
  "Under “Signature defaults” choose it for new mails and for replies.":
    "Em “Padrões de assinatura”, escolha-a para novos e-mails e para respostas.",
  "The button is at the very end of the page. Without it nothing is kept.":
    "O botão fica bem no fim da página. Sem ele, nada é guardado.",
  "No signature under a mail? The defaults or “Save Changes” were missed.":
    "Nenhuma assinatura no e-mail? Faltaram os padrões ou “Salvar alterações”.",
  "Tabs of Gmail that were open show the old one until they are reloaded.":
    "As guias do Gmail que já estavam abertas mostram a antiga até serem recarregadas.",
  "Each address you send from has a signature of its own: choose the address first.":
    "Cada endereço do qual você envia tem sua própria assinatura: escolha primeiro o endereço.",
  "A signature may have 10,000 characters of HTML.": "Uma assinatura pode ter 10.000 caracteres de HTML.",
  "A mail is cut off at about 102 KB: in long threads every quoted signature counts.":
    "Um e-mail é cortado em cerca de 102 KB: em conversas longas, cada assinatura citada conta.",
  "In the app": "No app",
  "Install it in a browser first": "Instalar primeiro no navegador",
  "The app takes over the signature you have there.": "O app usa a assinatura que você tem lá.",
  "Open the settings of the app": "Abrir as configurações do app",
  "Tap the menu, then Settings, then your account.": "Toque no menu, depois em Configurações e depois na sua conta.",
  "Switch “Mobile signature” off": "Desativar “Assinatura para celular”",
  "Then the app uses the signature from the browser.": "Assim o app usa a assinatura do navegador.",
  "What is typed under “Mobile signature” is sent as plain text, without pictures and colours.":
    "O que é digitado em “Assinatura para celular” é enviado como texto simples, sem imagens nem cores.",
  "This works for Google accounts only.": "Isto funciona só com contas do Google.",
  "In dark mode the app on iPhone turns all colours round, the one on Android only light grounds.":
    "No modo escuro, o app no iPhone inverte todas as cores; no Android, só os fundos claros.",
  "Copy the signature": "Copiar a assinatura",
  "Use the Copy button on this page.": "Use o botão Copiar desta página.",
  "Copy the source": "Copiar o código-fonte",
  "It takes the HTML itself; the Copy button copies just that now.":
    "É preciso o próprio HTML; agora o botão Copiar copia exatamente isso.",
  "Open this page on the device": "Abrir esta página no aparelho",
  "Scan the code, or send yourself the address.": "Escaneie o código ou envie o endereço para você mesmo.",
  "Click into the box and press Ctrl V (⌘ V on a Mac).": "Clique no campo e pressione Ctrl V (⌘ V no Mac).",
  "Write a new mail: the signature stands under it. Send it to an address outside your company, and reply to one.":
    "Escreva um novo e-mail: a assinatura aparece nele. Envie-o a um endereço fora da sua empresa e responda a um e-mail.",
  "Open the account settings": "Abrir as configurações da conta",
  "In the menu choose Account Settings, then click the name of your account.":
    "No menu, escolha Configurações da conta e clique no nome da sua conta.",
  "Choose its place": "Escolher a posição dela",
  "Under “Composition & Addressing”: below my reply, above the quote.":
    "Em “Edição e endereçamento”: abaixo da minha resposta, acima da citação.",
  "From a file": "De um arquivo",
  "Keep it where it can stay: Thunderbird reads it for each mail.":
    "Guarde-o onde possa ficar: o Thunderbird o lê a cada e-mail.",
  "Tick “Attach the signature from a file instead”": "Marcar “Anexar a assinatura de um arquivo”",
  "Press Choose and pick the downloaded .html file.": "Clique em Escolher e selecione o arquivo .html baixado.",
  "Pictures that add-ons put into signatures are not always sent. This way they are.":
    "Imagens que extensões colocam em assinaturas nem sempre são enviadas. Desta forma, são.",
  "Each account needs it once.": "Cada conta precisa disso uma vez.",
  "As source": "Como código-fonte",
  "Tick “Use HTML”": "Marcar “Usar HTML”",
  "It belongs to the box “Signature text”.": "A opção fica junto ao campo “Texto da assinatura”.",
  "Empty pictures in a reply? Some people report that: try the way from a file.":
    "Imagens vazias em uma resposta? Algumas pessoas relatam isso: experimente a forma com arquivo.",
  "Choose Settings, then “More Settings”, then “Writing email”.":
    "Escolha Configurações, depois “Mais configurações” e depois “Escrever e-mail”.",
  "Switch the signature on": "Ativar a assinatura",
  "Use the switch of the address you send from.": "Use a chave do endereço do qual você envia.",
  "Words on the screen may differ a little from these.": "As palavras na tela podem ser um pouco diferentes destas.",
  "Expect plain text in the app for phones until you have tested it.":
    "Conte com texto simples no app de celular até testar.",
  "In the menu Spark choose Settings, then Signatures.": "No menu Spark, escolha Ajustes e depois Assinaturas.",
  "Switch signatures on and add one": "Ativar as assinaturas e adicionar uma",
  "Where it offers HTML, choose that.": "Onde houver a opção HTML, escolha-a.",
  "Paste and save": "Colar e salvar",
  "Press ⌘ V in the box, and choose the address it belongs to.":
    "Pressione ⌘ V no campo e escolha o endereço ao qual ela pertence.",
  "Open this page on the phone": "Abrir esta página no celular",
  "Scan the code, then tap Copy there.": "Escaneie o código e toque em Copiar no celular.",
  "Tap the menu, then Settings, then Signatures.": "Toque no menu, depois em Ajustes e depois em Assinaturas.",
  "Switch them on and add one": "Ativá-las e adicionar uma",
  "Tap “Add Signature” and choose HTML.": "Toque em “Adicionar assinatura” e escolha HTML.",
  "Choose the address that uses it by default.": "Escolha o endereço que a usa por padrão.",
  "Source code": "Código-fonte",
  "your program": "seu programa",
  "One table with inline styles and pictures by address; nothing else is needed.":
    "Uma tabela com estilos em linha e imagens por endereço; nada mais é preciso.",
  "Paste it where HTML is asked for": "Colar onde o HTML é pedido",
  "Helpdesks, CRM systems and other mail programs have such a box.":
    "Helpdesks, sistemas de CRM e outros programas de e-mail têm um campo assim.",
  "Send a test mail": "Enviar um e-mail de teste",
  "Best to an address outside your company.": "De preferência a um endereço fora da sua empresa.",
  "Look at the mail that arrived: pictures, links, and how it looks on a phone.":
    "Veja o e-mail que chegou: imagens, links e como fica no celular.",
  "Paste it as it is: editors that tidy HTML up often break mails.":
    "Cole como está: editores que arrumam o HTML costumam quebrar e-mails.",
  "Outlook for Windows": "Outlook para Windows",
  "In new Outlook choose Settings, then Accounts, then Signatures.":
    "No novo Outlook, escolha Configurações, depois Contas e depois Assinaturas.",
  "Add a new signature": "Adicionar uma nova assinatura",
  "Choose “New signature” and name it; the name takes no @.":
    "Escolha “Nova assinatura” e dê um nome a ela; o nome não aceita @.",
  "Click into the box and press Ctrl V.": "Clique no campo e pressione Ctrl V.",
  "Set the defaults, then Save": "Definir os padrões e depois Salvar",
  "Choose it for new messages and for replies and forwards.":
    "Escolha-a para novas mensagens e para respostas e encaminhamentos.",
  "In invitations to meetings it can stand above an older one instead of replacing it: delete the old one.":
    "Em convites para reuniões, ela pode ficar acima de uma mais antiga em vez de substituí-la: apague a antiga.",
  "Files cannot be imported, only pasting works.": "Não é possível importar arquivos, só colar.",
  "In dark mode it recolours parts of every mail.": "No modo escuro, ele muda as cores de partes de cada e-mail.",
  Classic: "Clássico",
  "Open the options": "Abrir as opções",
  "In the menu File choose Options, then Mail.": "No menu Arquivo, escolha Opções e depois Email.",
  "Open “Signatures…”": "Abrir “Assinaturas…”",
  "A window with all your signatures opens.": "Abre-se uma janela com todas as suas assinaturas.",
  "Add a new one": "Adicionar uma nova",
  "Press New and give it a name.": "Clique em Novo e dê um nome a ela.",
  "Set the defaults, then OK": "Definir os padrões e depois OK",
  "Choose the account, then the signature for new messages and for replies.":
    "Escolha a conta e depois a assinatura para novas mensagens e para respostas.",
  "Pictures look soft or too large while you write? Take “Classic, files” instead: its pictures fit Word pixel by pixel.":
    "As imagens parecem borradas ou grandes demais enquanto você escreve? Use “Clássico, arquivos”: as imagens dele se encaixam no Word pixel por pixel.",
  "A picture that was exchanged later stays old: Outlook keeps a copy. Paste the signature again.":
    "Uma imagem trocada depois continua a antiga: o Outlook guarda uma cópia. Cole a assinatura de novo.",
  "Word draws every mail here: corners are square, and animations may show their first picture only.":
    "Aqui o Word desenha cada e-mail: os cantos ficam retos, e animações podem mostrar só a primeira imagem.",
  "In dark mode all colours are turned round.": "No modo escuro, todas as cores são invertidas.",
  "Classic, files": "Clássico, arquivos",
  "Download and unpack the files": "Baixar e extrair os arquivos",
  "Open the .zip and choose “Extract all”. Close Outlook.": "Abra o .zip e escolha “Extrair tudo”. Feche o Outlook.",
  "Open Outlook's folder": "Abrir a pasta do Outlook",
  "Press Windows + R, type %APPDATA%\\Microsoft and press Enter.":
    "Pressione Windows + R, digite %APPDATA%\\Microsoft e pressione Enter.",
  "Copy the folder “Signatures” there": "Copiar para lá a pasta “Signatures”",
  "If Windows asks, merge it with the one that exists.": "Se o Windows perguntar, mescle-a com a que já existe.",
  "Choose it in Outlook": "Escolhê-la no Outlook",
  "Start Outlook: File, Options, Mail, Signatures. Choose it for new messages and for replies.":
    "Inicie o Outlook: Arquivo, Opções, Email, Assinaturas. Escolha-a para novas mensagens e para respostas.",
  "Gone after a while? With roaming signatures the mailbox writes over these files; administrators switch that off with DisableRoamingSignatures = 1.":
    "Sumiu depois de um tempo? Com assinaturas em roaming, a caixa de correio sobrescreve esses arquivos; administradores desativam isso com DisableRoamingSignatures = 1.",
  "Pictures do not travel with the mail? Set “Send Pictures With Document” to 1 in the registry.":
    "As imagens não vão junto com o e-mail? Defina “Send Pictures With Document” como 1 no registro.",
  "For classic Outlook only: the new one takes no files.": "Só para o Outlook clássico: o novo não aceita arquivos.",
  "Outlook for Mac": "Outlook para Mac",
  "In the menu Outlook choose Settings, then Signatures.": "No menu Outlook, escolha Ajustes e depois Assinaturas.",
  "Press the plus sign and give it a name.": "Clique no sinal de mais e dê um nome a ela.",
  "Delete what stands in the box, then press ⌘ V.": "Apague o que está no campo e pressione ⌘ V.",
  "Choose it for new messages and for replies.": "Escolha-a para novas mensagens e para respostas.",
  "Letters look different? Outlook's own default font and size can take the place of yours.":
    "As letras parecem diferentes? A fonte e o tamanho padrão do próprio Outlook podem substituir os seus.",
  "The version of 2016 may send pictures as attachments: send yourself a test mail.":
    "A versão de 2016 pode enviar imagens como anexos: envie um e-mail de teste para você mesmo.",
  "Outlook on phone and tablet": "Outlook no celular e no tablet",
  "Tap the Copy button at the bottom of the page.": "Toque no botão Copiar na parte inferior da página.",
  "Open the settings of Outlook": "Abrir as configurações do Outlook",
  "Tap Settings, then your account, then Signature.":
    "Toque em Configurações, depois na sua conta e depois em Assinatura.",
  "Clear the box, press long and choose Paste. Use “Per account” where you need it.":
    "Limpe o campo, toque e segure e escolha Colar. Use “Por conta” onde precisar.",
  "Pictures or colours are missing? What survives differs by version and account: copy the plain text instead.":
    "Faltam imagens ou cores? O que se mantém varia com a versão e a conta: copie o texto simples.",
  "Many accounts keep nothing but plain text here.": "Muitas contas só guardam texto simples aqui.",
  "Office 365 and Outlook.com": "Office 365 e Outlook.com",
  "Outlook on the web": "Outlook na Web",
  "Click the gear, then Mail, then “Compose and reply”.":
    "Clique na engrenagem, depois em Email e depois em “Redigir e responder”.",
  "Choose “New signature” and give it a name.": "Escolha “Nova assinatura” e dê um nome a ela.",
  "The old one still shows? Outlook on the web keeps it in mind: reload the tab.":
    "A antiga ainda aparece? O Outlook na Web a guarda na memória: recarregue a guia.",
  "Open your signature here and press Copy. Without one yet, create it first: no account is needed to begin.":
    "Abra aqui a sua assinatura e clique em Copiar. Se ainda não tem, crie-a primeiro: não é preciso ter conta para começar.",
  "Open your signature here, choose this client, and press Copy: it takes the HTML itself.":
    "Abra aqui a sua assinatura, escolha este programa e clique em Copiar: isso leva o próprio HTML.",
  "Open the page of your signature there. It has a code to scan, or send yourself its address.":
    "Abra lá a página da sua assinatura. Ela tem um código para escanear, ou envie o endereço para você.",
  "Leave the signature box of iCloud.com empty: it keeps plain text only.":
    "Deixe vazia a caixa de assinatura do iCloud.com: ela guarda apenas texto simples.",
  "Words on the screen may differ: this is how earlier versions of Spark did it.":
    "As palavras na tela podem ser diferentes: era assim em versões anteriores do Spark.",
  "Copy: {form}": "Copiar: {form}",
  "Point the camera of your phone at the code: this page opens there, with the steps for it.":
    "Aponte a câmera do seu telefone para o código: esta página abre nele, com os passos certos.",
  "Send it to somebody": "Enviar a alguém",
  "{count, plural, one {Send the signature} other {Send # signatures}}":
    "{count, plural, one {Enviar a assinatura} other {Enviar # assinaturas}}",
  "Sending by email is part of the paid plans from ten signatures on.":
    "O envio por e-mail faz parte dos planos pagos a partir de dez assinaturas.",
  "They get it by mail with a button that leads to the steps. They need no account.":
    "Recebem por e-mail com um botão que leva aos passos. Não precisam de conta.",
  Send: "Enviar",
  "Steps for": "Passos para",
  "Whatever they use": "O que usarem",
  "Message (optional)": "Mensagem (opcional)",
  "Your signature is installed.": "Sua assinatura está instalada.",
  "When you change it later, come back and copy it again: mail programs keep what was pasted.":
    "Se você mudá-la depois, volte e copie de novo: os programas de e-mail guardam o que foi colado.",
  "Does it stand under your mails?": "Ela aparece abaixo dos seus e-mails?",
  "Say so, and your dashboard tells you when what you installed has become older than your design.":
    "Diga, e seu painel avisa quando o que você instalou ficar mais antigo que o seu design.",
  "I have installed it": "Eu a instalei",
  "The signature is on its way to {email}.": "A assinatura está a caminho de {email}.",
  "{count} signatures are on their way.": "{count} assinaturas estão a caminho.",
  "At most {count} go out together. Choose fewer, and send the others after them.":
    "No máximo {count} seguem juntas. Escolha menos e envie as outras depois.",
  "Each goes to its own recipient.": "Cada uma vai para o seu destinatário.",
  "{name} goes to": "{name} vai para",
  "The address of its preview works for everybody: send it yourself.":
    "O endereço da pré-visualização funciona para todos: envie-o você.",
  "Copy the address": "Copiar o endereço",
};
