import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Mails of this team are not counted.": "Os e-mails desta equipe não são contados.",
  "Please choose a topic": "Escolha um tema",
  "Please enter your name": "Digite seu nome",
  "Please write what it is about": "Escreva do que se trata",
  "Please specify the subject": "Informe o assunto",
  "Please specify company size": "Informe o tamanho da empresa",
  "Please specify your email client": "Informe seu programa de e-mail",
  "Please choose a reason": "Escolha um motivo",
  "This text has a broken character. Delete it and type it again.":
    "Este texto tem um caractere corrompido. Apague-o e digite de novo.",
  "A banner is part of the paid plans.": "O banner faz parte dos planos pagos.",
  "This template is part of the paid plans.": "Este modelo faz parte dos planos pagos.",
  "Hiding the branding line is part of the paid plans.": "Ocultar a linha da marca faz parte dos planos pagos.",
  "Other icon styles are part of the paid plans.": "Outros estilos de ícone fazem parte dos planos pagos.",
  "A link on the photo is part of the paid plans.": "Um link na foto faz parte dos planos pagos.",
  "Custom fields are part of the paid plans.": "Campos personalizados fazem parte dos planos pagos.",
  "The link to {network} is part of the paid plans.": "O link para {network} faz parte dos planos pagos.",
  "The call to action is part of the paid plans.": "A chamada para ação faz parte dos planos pagos.",
  "The disclaimer is part of the paid plans.": "O aviso legal faz parte dos planos pagos.",
  "The badge addon is part of the paid plans.": "O extra de selo faz parte dos planos pagos.",
  "A green message of your own is part of the paid plans.": "Uma mensagem verde própria faz parte dos planos pagos.",
  "The calendar addon is part of the paid plans.": "O extra de calendário faz parte dos planos pagos.",
  "A signature can have up to {most} short links, and this one has {count} links. Take some out, or switch short links off.":
    "Uma assinatura pode ter até {most} links curtos, e esta tem {count} links. Retire alguns ou desative os links curtos.",
  "We could not get the picture of this video. Check that it is public, or choose an own picture.":
    "Não conseguimos obter a imagem deste vídeo. Verifique se ele é público ou escolha uma imagem sua.",
  "Use at most {count} points.": "Use no máximo {count} pontos.",
  "Nest at most {count} levels.": "Aninhe no máximo {count} níveis.",
  "This must be 0 or 1.": "O valor deve ser 0 ou 1.",
  "There is no such banner.": "Este banner não existe.",
  "This banner has nothing of that name.": "Este banner não tem nada com esse nome.",
  "Choose a darker colour or a lighter background: phones could not read this code.":
    "Escolha uma cor mais escura ou um fundo mais claro: celulares não conseguiriam ler este código.",
  "This is too much for a code of this size. Shorten it or choose a larger size.":
    "É conteúdo demais para um código deste tamanho. Encurte-o ou escolha um tamanho maior.",
  "Stay within {count} pixels.": "Fique dentro de {count} pixels.",
  "This is too much ink.": "É tinta demais.",
  "Try again": "Tentar de novo",
  "An account with this email address exists already.": "Já existe uma conta com este endereço de e-mail.",
  "This password is known from data leaks. Please choose another one.":
    "Esta senha é conhecida por vazamentos de dados. Escolha outra.",
  "Use the address of a video on YouTube, Vimeo or Loom.": "Use o endereço de um vídeo do YouTube, Vimeo ou Loom.",
  "Send the ETag of the state you edited.": "Envie o ETag do estado que você editou.",
  "Send crop once, then image once, and nothing else.": "Envie crop uma vez, depois image uma vez, e nada mais.",
  "Send x,y,width,height in fractions of the picture, 0 to 1.":
    "Envie x,y,width,height em frações da imagem, de 0 a 1.",
  "Please enter a password.": "Digite uma senha.",
  "Use at least {count} characters.": "Use pelo menos {count} caracteres.",
  "Use at most {count} characters.": "Use no máximo {count} caracteres.",
  "Please enter your password.": "Digite sua senha.",
  "Send either the address of a video or a picture.": "Envie o endereço de um vídeo ou uma imagem.",
  "Please check the marked fields.": "Verifique os campos marcados.",
  "The request could not be read.": "Não foi possível ler a solicitação.",
  "This kind of content is not accepted here.": "Este tipo de conteúdo não é aceito aqui.",
  "We could not tell that this was not sent by a program. Please try again.":
    "Não conseguimos ter certeza de que isto não foi enviado por um robô. Tente de novo.",
  "You are logged in as somebody else. Only they themselves can do this.":
    "Você entrou como outra pessoa. Só ela mesma pode fazer isto.",
  "Please confirm that it is you.": "Confirme que é você.",
  "This is not your password.": "Esta não é a sua senha.",
  "This code was used already, is too old, or was typed wrong too often. Please ask for a new one.":
    "Este código já foi usado, é antigo demais ou foi digitado errado vezes demais. Peça um novo.",
  "This account is switched off. Please contact your administrator.":
    "Esta conta está desativada. Fale com seu administrador.",
  "The code has six digits.": "O código tem seis dígitos.",
  "This is not the code that we mailed to you.": "Este não é o código que enviamos por e-mail.",
  "This is your address already.": "Este já é o seu endereço.",
  "Please log in.": "Entre na conta.",
  "Email address or password is not correct.": "O endereço de e-mail ou a senha não está correto.",
  "Your session has ended. Please log in again.": "Sua sessão terminou. Entre de novo.",
  "You have no permission to do this.": "Você não tem permissão para fazer isto.",
  "This request did not come from our own pages.": "Esta solicitação não veio das nossas páginas.",
  "You cannot have more signatures": "Você não pode ter mais assinaturas",
  "This account keeps as many pictures as it can. Please contact your administrator.":
    "Esta conta já guarda todas as imagens que pode. Fale com seu administrador.",
  "Please upgrade": "Mude para um plano superior",
  "Please confirm your email address first: open the link that we mailed to you.":
    "Confirme primeiro seu endereço de e-mail: abra o link que enviamos a você.",
  "You've reached the limit. Only the account owner can add more signatures, pages and cards":
    "Você atingiu o limite. Só o proprietário da conta pode adicionar mais assinaturas, páginas e cartões",
  "You have no edit permissions. Please contact your administrator.":
    "Você não tem permissão para editar. Fale com seu administrador.",
  "Request access from your team owner": "Peça acesso ao proprietário da sua equipe",
  "You are not admin": "Você não é administrador",
  "Your account is inactive. Please subscribe to continue using Agency Hub.":
    "Sua conta está inativa. Assine um plano para continuar usando o Agency Hub.",
  "Account expired. Please contact your administrator.": "Conta vencida. Fale com seu administrador.",
  "The page you're looking for doesn't exist": "A página que você procura não existe",
  "This was changed elsewhere. Please, reload the page and try again.":
    "Isto foi alterado em outro lugar. Recarregue a página e tente de novo.",
  "This server is not asked by that name. Please check its PUBLIC_URL.":
    "Este servidor não é chamado por esse nome. Verifique a PUBLIC_URL dele.",
  "An account with this email address exists already. Please log in.":
    "Já existe uma conta com este endereço de e-mail. Entre nela.",
  "This link was used already or is too old. Please ask for a new one.":
    "Este link já foi usado ou é antigo demais. Peça um novo.",
  "This link was switched off. It leads nowhere any more.":
    "Este link foi desativado. Ele não leva mais a lugar nenhum.",
  "The request took too long to arrive. Please check your connection and try again.":
    "A solicitação demorou demais para chegar. Verifique sua conexão e tente de novo.",
  "Your picture arrived too slowly. Check your connection, or choose a smaller file, and try again.":
    "Sua imagem chegou devagar demais. Verifique sua conexão ou escolha um arquivo menor e tente de novo.",
  "Selected image is too big.": "A imagem escolhida é grande demais.",
  "The request is too big.": "A solicitação é grande demais.",
  "Choose an image file.": "Escolha um arquivo de imagem.",
  "We could not get this picture. Check the address, or choose your own.":
    "Não conseguimos obter esta imagem. Verifique o endereço ou escolha uma sua.",
  "Too many attempts. Please wait a moment and try again.": "Tentativas demais. Espere um momento e tente de novo.",
  "We have mailed you the link several times today. Please look into the spam folder, or try again tomorrow.":
    "Já enviamos o link várias vezes hoje. Veja na pasta de spam ou tente de novo amanhã.",
  "Please, reload the page and try again.": "Recarregue a página e tente de novo.",
  "The server has no space left. Nothing was saved; please tell the administrator.":
    "O servidor não tem mais espaço. Nada foi salvo; avise o administrador.",
  "Signoff is briefly unavailable. Your work is kept; please try again in a moment.":
    "O Signoff está indisponível por um momento. Seu trabalho está guardado; tente de novo daqui a pouco.",
  "This picture could not be drawn. Please try again in a minute.":
    "Não foi possível desenhar esta imagem. Tente de novo em um minuto.",
  "Too much is being done at once. Please try again in a moment.":
    "Há coisas demais acontecendo ao mesmo tempo. Tente de novo daqui a pouco.",
  "Email address is not valid.": "O endereço de e-mail não é válido.",
  "This is not an email address.": "Este não é um endereço de e-mail.",
  "This is not a phone number.": "Este não é um número de telefone.",
  "Use one line of text.": "Use uma única linha de texto.",
  "Invalid email address.": "Endereço de e-mail inválido.",
  "Invalid HTML. Delete and try again.": "HTML inválido. Apague e tente de novo.",
  "This field is required. Choose a unique name.": "Este campo é obrigatório. Escolha um nome único.",
  "This picture belongs to another account. Choose your own.": "Esta imagem pertence a outra conta. Escolha uma sua.",
  "Please choose a file up to {megabytes} MB in size.": "Escolha um arquivo de até {megabytes} MB.",
  "Use a number from {min} to {max}.": "Use um número de {min} a {max}.",
  "There is no such date or time.": "Essa data ou hora não existe.",
  "There is no such time zone.": "Esse fuso horário não existe.",
  "It ends before it starts.": "Termina antes de começar.",
  "The event ends before it starts.": "O evento termina antes de começar.",
  "Please enter a valid link.": "Digite um link válido.",
  "No handwriting has these letters. Use others, or draw or upload your sign.":
    "Nenhuma letra manuscrita tem esses caracteres. Use outros, ou desenhe ou envie sua assinatura manuscrita.",
  "No mail may have this address: {address}. Use http, https, mailto or tel.":
    "Nenhum e-mail pode ter este endereço: {address}. Use http, https, mailto ou tel.",
  "Add up to 10 custom fields.": "Adicione até 10 campos personalizados.",
  "Together the other forms of this signature change too much. Take changes back, or remove a form.":
    "Juntas, as outras formas desta assinatura mudam demais. Desfaça alterações ou remova uma forma.",
  "This must be {kind}.": "O valor deve ser {kind}.",
  "This field is required.": "Este campo é obrigatório.",
  "Unknown field: {names}.": "Campo desconhecido: {names}.",
  "This may be at most {count}.": "O valor pode ser no máximo {count}.",
  "This must be at least {count}.": "O valor deve ser pelo menos {count}.",
  "This value is not valid.": "Este valor não é válido.",
  "an array": "uma lista",
  "a boolean": "um booleano",
  "an int": "um número inteiro",
  "a number": "um número",
  "an object": "um objeto",
  "a string": "um texto",
  "This field is not known.": "Este campo não é conhecido.",
  "Please enter the code of your authenticator app.": "Digite o código do seu app autenticador.",
  "You came back without signing in. Nothing was changed.": "Você voltou sem fazer login. Nada foi alterado.",
  "The sign-in there did not work. Please try again, or log in with your password.":
    "O login lá não funcionou. Tente de novo ou entre com sua senha.",
  "This sign-in took too long or was used already. Please start again.":
    "Este login demorou demais ou já foi usado. Comece de novo.",
  "The other side does not confirm that your email address is yours. Confirm it there, or sign up here with a password.":
    "O outro serviço não confirma que o endereço de e-mail é seu. Confirme-o lá, ou crie aqui uma conta com senha.",
  "There is an account with this email address. Log in to it, then you can connect this sign-in to it.":
    "Há uma conta com este endereço de e-mail. Entre nela e depois conecte este login a ela.",
  "Two-factor sign-in is switched on already.": "A verificação em duas etapas já está ativada.",
  "Two-factor sign-in is switched off.": "A verificação em duas etapas está desativada.",
  "This sign-in belongs to another account, or yours has one of the same kind. Disconnect that one first.":
    "Este login pertence a outra conta, ou a sua já tem um do mesmo tipo. Desconecte esse primeiro.",
  "Please enter a code.": "Digite um código.",
  "This is not a code: it has six digits.": "Isto não é um código: ele tem seis dígitos.",
  "This code is wrong or was used already. Wait for the next one.":
    "Este código está errado ou já foi usado. Espere pelo próximo.",
  "Your account has no password yet. Log out and choose one by “Forgot your password?”, then come back.":
    "Sua conta ainda não tem senha. Saia, escolha uma em “Esqueceu a senha?” e depois volte.",
  "This code is not complete. It has four groups of six letters and digits.":
    "Este código não está completo. Ele tem quatro grupos de seis letras e números.",
  "This code is not valid, or it was used already.": "Este código não é válido ou já foi usado.",
  "This is your own address. Please enter a friend's.": "Este é o seu próprio endereço. Digite o de um amigo.",
  "You have invited this address already.": "Você já convidou este endereço.",
  "This passkey was not accepted. Try another one, or log in with your password.":
    "Esta chave de acesso não foi aceita. Tente outra ou entre com sua senha.",
  "You have as many passkeys as there can be. Remove one that you do not use.":
    "Você já tem o máximo de chaves de acesso. Remova uma que não usa.",
  "Please enter a name.": "Digite um nome.",
  "There is no account with this email address.": "Não há conta com este endereço de e-mail.",
  "You cannot log in as yourself, nor as another administrator.":
    "Você não pode entrar como você mesmo nem como outro administrador.",
  "This picture is in use. Take it off there first.": "Esta imagem está em uso. Retire-a de lá primeiro.",
  "This picture was deleted. Choose another one.": "Esta imagem foi excluída. Escolha outra.",
  "Your profile": "Seu perfil",
  "Other signatures of your team": "Outras assinaturas da sua equipe",
  "Signoff is being looked after and is back in a few minutes. Mails that you have sent look as they always do.":
    "O Signoff está em manutenção e volta em alguns minutos. Os e-mails que você enviou continuam como sempre.",
  "Copy of {name}": "Cópia de {name}",
  "There is nobody with this email address in your team.": "Não há ninguém com este e-mail na sua equipe.",
  "You have no default signature yet. Press the star of one on your dashboard.":
    "Você ainda não tem assinatura padrão. Pressione a estrela de uma no seu painel.",
  "These are as many keys as there can be. Delete one first.": "Não pode haver mais chaves. Apague uma primeiro.",
  "We could not read this page. Check the address, or fill in the fields yourself.":
    "Não conseguimos ler esta página. Confira o endereço ou preencha os campos você mesmo.",
  "You are attempting to invite more members than there are available in your plan.":
    "Você está tentando convidar mais membros do que seu plano permite.",
  "Your plan has room for one person. Please upgrade": "Seu plano tem lugar para uma pessoa. Mude para um maior.",
  "This person is a member of your team already, or was invited.":
    "Esta pessoa já é membro da sua equipe ou já foi convidada.",
  "This person has accepted the invitation already.": "Esta pessoa já aceitou o convite.",
  "This is your own address: you are in the team.": "Este é o seu próprio endereço: você já está na equipe.",
  "Only the owner of the team can do this.": "Só quem é dono da equipe pode fazer isso.",
  "This invitation is for another email address. Log in with the account of that address.":
    "Este convite é para outro endereço de e-mail. Entre com a conta desse endereço.",
  "There is an account with this email address. Log in to it, then you can accept the invitation.":
    "Já existe uma conta com este endereço de e-mail. Entre nela e você poderá aceitar o convite.",
  "This invitation was accepted already. Log in to go on.": "Este convite já foi aceito. Entre para continuar.",
  "The team has no place for you at the moment. Ask whoever invited you.":
    "A equipe não tem lugar para você no momento. Pergunte a quem convidou você.",
  "This team is yours. Hand it over to somebody else before you leave it.":
    "Esta equipe é sua. Passe-a a outra pessoa antes de sair.",
  "This team is handed over to somebody else. Log in with the account that the mail came to.":
    "Esta equipe passa para outra pessoa. Entre com a conta que recebeu o e-mail.",
  "Your team keeps this part of the signature. Ask whoever manages the team.":
    "Sua equipe define esta parte da assinatura. Pergunte a quem administra a equipe.",
  "You have asked for this already. Your team owner has not answered yet.":
    "Você já pediu isso. Sua equipe ainda não respondeu.",
  "This request was answered already.": "Este pedido já foi respondido.",
  "No directory is connected on this installation.": "Nenhum diretório está conectado nesta instalação.",
  "The file or the team has changed since it was checked. Check it again.":
    "O arquivo ou a equipe mudou desde a verificação. Verifique de novo.",
  "Your team keeps this part the same for everybody.": "Sua equipe mantém esta parte igual para todos.",
  "Give it a name.": "Dê um nome.",
  "Choose a group of people.": "Escolha um grupo de pessoas.",
  "Choose a signature of your team that follows no other one.":
    "Escolha uma assinatura da sua equipe que não siga outra.",
  "People of your team have this design. Give them another one first, and take it out of the rules.":
    "Há pessoas da sua equipe com este design. Dê a elas outro antes e tire-o das regras.",
  "You are allowed to do this already.": "Você já pode fazer isso.",
  "There is nothing in this file.": "Não há nada neste arquivo.",
  "A list can have up to {most} people.": "Uma lista pode ter até {most} pessoas.",
  "There are no people in this file, only headings.": "Neste arquivo só há títulos, nenhuma pessoa.",
  "A list can have up to {most} columns.": "Uma lista pode ter até {most} colunas.",
  "Two columns have the heading “{header}”. Rename one of them.":
    "Duas colunas têm o título “{header}”. Renomeie uma delas.",
  "This is not a CSV file. Save the list as CSV first.": "Isto não é um arquivo CSV. Salve antes a lista como CSV.",
  "The row at line {line} is too long. Is a quotation mark missing?": "A linha {line} é longa demais. Falta uma aspa?",
  "The file cannot be read at line {line}. Is a quotation mark missing?":
    "Não é possível ler o arquivo na linha {line}. Falta uma aspa?",
  "Choose a CSV file.": "Escolha um arquivo CSV.",
  "Send isDry, mapping, update and checked at most once each, then the file, and nothing else.":
    "Envie isDry, mapping, update e checked no máximo uma vez cada, depois o arquivo e nada mais.",
  "Say for each column what it is.": "Diga o que é cada coluna.",
  "Send true or false.": "Envie true ou false.",
  "Two columns cannot be the same thing.": "Duas colunas não podem ser a mesma coisa.",
  "Choose the whole name, or first and last name.": "Escolha o nome completo, ou nome e sobrenome.",
  "Say which column has the email addresses.": "Diga em qual coluna estão os endereços de e-mail.",
  "They have no signature yet. Assign one to them first.":
    "Essa pessoa ainda não tem assinatura. Atribua uma a ela primeiro.",
  "Use at most six lines of text.": "Use no máximo seis linhas de texto.",
  "There are other people in your team. Hand it over first, or say that it goes with your account.":
    "Há outras pessoas na sua equipe. Transfira-a antes ou diga que ela vai junto com a sua conta.",
  "Your account is to be deleted. Keep it first, then take the team over.":
    "Sua conta será excluída. Mantenha-a primeiro e depois assuma a equipe.",
  "This is not the address of your account.": "Este não é o endereço da sua conta.",
  "{plan}, {count, plural, one {# person} other {# people}}":
    "{plan}, {count, plural, one {# pessoa} other {# pessoas}}",
  "Discount of {percent}%": "Desconto de {percent}%",
  Discount: "Desconto",
  "Paid before, and not used up": "Pago antes e não utilizado",
  "Method of payment": "Forma de pagamento",
  "Page URL cannot be empty.": "O endereço da página não pode ficar vazio.",
  "This page URL is restricted.": "Este endereço não é permitido.",
  "URL {url} is already taken.": "O endereço {url} já está em uso.",
  "Use 1 to 40 lowercase letters, digits and single hyphens between them.":
    "Use de 1 a 40 letras minúsculas, dígitos e hífens simples entre eles.",
  "Header cannot be empty": "O cabeçalho não pode ficar vazio",
  "Invalid domain.": "Domínio inválido.",
  "Verify this domain first.": "Verifique este domínio primeiro.",
  "This domain does not lead here yet. Set its second record, then check again.":
    "Este domínio ainda não aponta para cá. Configure o segundo registro e verifique de novo.",
  "Title cannot be empty": "O título não pode ficar vazio",
  "Report this page": "Denunciar esta página",
  "This page was reported. Do not enter passwords or payment details on it.":
    "Esta página foi denunciada. Não digite nela senhas nem dados de pagamento.",
  "What is wrong with this page?": "O que há de errado com esta página?",
  "Thank you. The operator of this site will look at the page.":
    "Obrigado. O administrador deste site vai verificar a página.",
  "Show the page": "Mostrar a página",
  "Your reason": "Seu motivo",
  "This link was reported. Do not enter passwords or payment details where it leads.":
    "Este link foi denunciado. Não digite senhas nem dados de pagamento onde ele leva.",
  "Go there all the same": "Ir mesmo assim",
  "Report this link": "Denunciar este link",
  "What is wrong with this link?": "O que há de errado com este link?",
  "Thank you. The operator of this site will look at the link.": "Obrigado. O operador deste site vai examinar o link.",
  "Send isDry and host at most once each, then the file, and nothing else.":
    "Envie isDry e host no máximo uma vez cada, depois o arquivo, e nada mais.",
  "A file can have up to {most} links.": "Um arquivo pode ter até {most} links.",
  "There are no links in this file, only headings.": "Não há links neste arquivo, só cabeçalhos.",
  "No column of this file has the addresses that the links lead to, such as “Long URL” or “Destination URL”.":
    "Nenhuma coluna deste arquivo tem os endereços aos quais os links levam, como “Long URL” ou “Destination URL”.",
  "This short address is restricted.": "Este endereço curto é restrito.",
  "The short address {slug} is already taken.": "O endereço curto {slug} já está em uso.",
  "The link ends before it starts.": "O link termina antes de começar.",
  "Enter a web address that starts with http or https.": "Digite um endereço web que comece com http ou https.",
  "A short link cannot lead there: it is a short link itself, an address inside a network, or known to be dangerous.":
    "Um link curto não pode levar até lá: é ele mesmo um link curto, um endereço interno ou conhecido como perigoso.",
  "The target of this link follows from what it was made for. Change it there.":
    "O destino deste link vem daquilo para que foi criado. Altere-o lá.",
  "This domain is not one of your verified domains.": "Este domínio não é um dos seus domínios verificados.",
  "This team has as many short links as it can have, or made many of them today. Please try again tomorrow.":
    "Esta equipe tem tantos links curtos quanto pode ter ou criou muitos hoje. Tente novamente amanhã.",
  "A link of a signature or page can be switched off, and not deleted.":
    "Um link de uma assinatura ou página pode ser desativado, mas não excluído.",
  "This link does not lead anywhere yet.": "Este link ainda não leva a lugar nenhum.",
  "This link has ended.": "Este link foi encerrado.",
  "This link is not opened: its target was reported as dangerous.":
    "Este link não é aberto: seu destino foi denunciado como perigoso.",
  "Please press Connect again.": "Pressione Conectar de novo.",
  "Please upgrade to see analytics.": "Faça upgrade para ver as estatísticas.",
  "The last day lies before the first.": "O último dia vem antes do primeiro.",
  "This question cannot be answered.": "Esta pergunta não pode ser respondida.",
  "Choose a range of at most 400 days.": "Escolha um intervalo de no máximo 400 dias.",
  "You have reached your page limit": "Você atingiu seu limite de páginas",
  "You cannot have more business cards": "Você não pode ter mais cartões de visita",
  "An unpublished page cannot be shared": "Uma página não publicada não pode ser compartilhada",
  "This page has expired": "Esta página expirou",
  "Please upgrade to use a domain of your own.": "Faça upgrade para usar um domínio próprio.",
  "Your lifetime plan doesn't include the Custom Domain feature": "Seu plano vitalício não inclui domínios próprios",
  "This domain is in use already.": "Este domínio já está em uso.",
  "These are as many domains as there can be. Delete one first.": "Não pode haver mais domínios. Exclua um primeiro.",
  "This address is there twice.": "Este endereço aparece duas vezes.",
  "Your package does not have so many signatures left. Enlarge it, or give another company fewer.":
    "Seu pacote não tem mais tantas assinaturas. Amplie-o ou dê menos a outra empresa.",
  "This company is archived. Whoever looks after it can take it out of there; then the link works.":
    "Esta empresa está arquivada. Quem cuida dela pode recuperá-la; então o link funciona.",
  "This company has more signatures or people than that. Delete some first, or leave it more.":
    "Esta empresa tem mais assinaturas ou pessoas. Exclua algumas primeiro ou deixe mais para ela.",
  "This person is an administrator already, or was invited.": "Esta pessoa já é administradora ou foi convidada.",
  "There are as many administrators as there can be. Delete one first.":
    "Não pode haver mais administradores. Exclua um primeiro.",
  "You administrate another Agency Hub already. Ask them to delete you there first.":
    "Você já administra outro Agency Hub. Peça primeiro para ser excluído de lá.",
  "Your Agency Hub has companies in use. Hand them over, or archive them, before you delete your account.":
    "Seu Agency Hub tem empresas em uso. Transfira-as ou arquive-as antes de excluir sua conta.",
  "There are as many open offers as there can be. Take one back first.":
    "Não pode haver mais ofertas em aberto. Retire uma primeiro.",
  "You act for a team that is not yours alone to give. Choose your own team, and open the link again.":
    "Você age por uma equipe da qual não pode dispor sozinho. Escolha a sua própria equipe e abra o link de novo.",
  "The column names too many designs.": "A coluna indica designs demais.",
  "Take a column of your own, the department, the place or the position.":
    "Escolha uma coluna própria, o departamento, o local ou o cargo.",
  "Send isDry, wanted, mapping and checked at most once each, then the file, and nothing else.":
    "Envie isDry, wanted, mapping e checked no máximo uma vez cada, depois o arquivo, e mais nada.",
  "Choose at least one company.": "Escolha pelo menos uma empresa.",
  "There are as many shared designs as there can be. Stop sharing one first.":
    "Há tantos designs compartilhados quanto pode haver. Pare antes de compartilhar um.",
  "Your agency shares this design and keeps it as it is. Ask them when something of it is to change.":
    "Sua agência compartilha este design e o mantém como está. Fale com ela quando algo dele tiver de mudar.",
  "Companies have this design. Stop sharing it first.": "Há empresas com este design. Pare antes de compartilhá-lo.",
  "Please enter a text.": "Digite um texto.",
  "Logo of your agency": "Logotipo da sua agência",
};
