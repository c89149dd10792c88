import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your message has arrived": "Sua mensagem chegou",
  "A person reads it and writes back.": "Uma pessoa vai ler e responder.",
  "You get this mail because somebody filled in the contact form with this address at":
    "Você recebe este e-mail porque alguém preencheu o formulário de contato com este endereço em",
  "Thank you for writing to us. Your message is here, and a person will answer it by mail.":
    "Obrigado por escrever para nós. Sua mensagem está aqui, e uma pessoa vai responder por e-mail.",
  "If you want to add something, simply write again.": "Se quiser acrescentar algo, basta escrever de novo.",
  "Did you not write to us? Then somebody mistyped their address, and there is nothing to do.":
    "Você não escreveu para nós? Então alguém errou ao digitar o endereço, e não é preciso fazer nada.",
  "Hello {name},": "Olá, {name},",
  "Hello,": "Olá,",
  "If the button does not work, open this address:": "Se o botão não funcionar, abra este endereço:",
  "From {name}": "De {name}",
  "This is the contact form of": "Este é o formulário de contato de",
  "{name} writes:": "{name} escreve:",
  Topic: "Tema",
  Subject: "Assunto",
  Name: "Nome",
  Email: "E-mail",
  "Phone number": "Número de telefone",
  "Business email": "E-mail profissional",
  "Email client": "Programa de e-mail",
  "Company size": "Tamanho da empresa",
  "Company website": "Site da empresa",
  "Signature management so far": "Gestão de assinaturas até agora",
  "Implementation timing": "Prazo de implantação",
  "An answer to this mail goes to the person who wrote it.":
    "Uma resposta a este e-mail vai para a pessoa que o escreveu.",
  "{percent}% off your plan": "{percent}% de desconto no seu plano",
  "You get this mail because you have an account at": "Você recebe este e-mail porque tem uma conta em",
  "It works once, until {date}.": "Ele funciona uma vez, até {date}.",
  "See the plans": "Ver os planos",
  "Confirm your email address": "Confirme seu endereço de e-mail",
  "One click, and we know that our mails reach you.": "Um clique, e sabemos que nossos e-mails chegam até você.",
  "You get this mail because this address was entered at":
    "Você recebe este e-mail porque este endereço foi informado em",
  "Somebody, most likely you, made a Signoff account with this address. Please confirm that it is yours.":
    "Alguém, muito provavelmente você, criou uma conta no Signoff com este endereço. Confirme que ele é seu.",
  "Confirm address": "Confirmar endereço",
  "The link works once, until {date}. If it was not you, you can ignore this mail: without your confirmation the account sends mails to nobody.":
    "O link funciona uma vez, até {date}. Se não foi você, pode ignorar este e-mail: sem a sua confirmação, a conta não envia e-mails a ninguém.",
  "{name} invites you to a team at Signoff": "{name} convida você para uma equipe no Signoff",
  "Accept, and your email signature is ready for you.": "Aceite, e sua assinatura de e-mail está pronta para você.",
  "You get this mail because {name} entered your address at":
    "Você recebe este e-mail porque {name} informou seu endereço em",
  somebody: "alguém",
  "Accept, and make your email signature in a few minutes.":
    "Aceite, e crie sua assinatura de e-mail em poucos minutos.",
  "{person} manages the email signatures of {team} and would like you to join.":
    "{person} administra as assinaturas de e-mail de {team} e gostaria que você participasse.",
  "{person} manages the email signatures of a team and would like you to join.":
    "{person} administra as assinaturas de e-mail de uma equipe e gostaria que você participasse.",
  "You choose a password, and find the signature that was made for you.":
    "Você escolhe uma senha e encontra a assinatura feita para você.",
  "You choose a password, and can make your signature right away.":
    "Você escolhe uma senha e já pode criar sua assinatura.",
  "Accept the invitation": "Aceitar o convite",
  "The invitation is for this address and ends on {date}. If you do not know who sent it, you can ignore it.":
    "O convite é para este endereço e termina em {date}. Se você não sabe quem o enviou, pode ignorá-lo.",
  "{name} sent you a page": "{name} enviou uma página para você",
  "You get this mail because {name} sent it from": "Você recebe este e-mail porque {name} o enviou a partir de",
  "{person} would like to show you this page: {title}": "{person} gostaria de mostrar esta página a você: {title}",
  "Open the page": "Abrir a página",
  "Choose a new password": "Escolher uma nova senha",
  "The link works once, for {minutes} minutes.": "O link funciona uma vez, por {minutes} minutos.",
  "You get this mail because a new password was asked for at":
    "Você recebe este e-mail porque uma nova senha foi pedida em",
  "Somebody, most likely you, asked for a new password for your Signoff account.":
    "Alguém, muito provavelmente você, pediu uma nova senha para a sua conta do Signoff.",
  "The link works once, until {date}. All devices are logged out when the password changes. If you did not ask for it, you can ignore this mail: your password stays as it is.":
    "O link funciona uma vez, até {date}. Todos os dispositivos são desconectados quando a senha muda. Se você não pediu, pode ignorar este e-mail: sua senha fica como está.",
  "Your payment did not go through": "Seu pagamento não foi concluído",
  "Everything goes on working until {date}.": "Tudo continua funcionando até {date}.",
  "You get this mail because you pay for a plan at": "Você recebe este e-mail porque paga por um plano em",
  "The payment of {amount} for {plan} was declined. This happens when a card has expired or the bank wants a confirmation.":
    "O pagamento de {amount} por {plan} foi recusado. Isso acontece quando um cartão venceu ou o banco pede uma confirmação.",
  "We try again on {date}.": "Tentamos de novo em {date}.",
  "That was the last attempt; please pay in another way.": "Essa foi a última tentativa; pague de outra forma.",
  "Until {date} everything goes on working.": "Até {date}, tudo continua funcionando.",
  "Check the payment details": "Verificar os dados de pagamento",
  "You have changed them already? Then there is nothing to do.": "Você já os alterou? Então não é preciso fazer nada.",
  "Your receipt {number}": "Seu recibo {number}",
  "{amount} for {plan}. Thank you.": "{amount} por {plan}. Obrigado.",
  "Thank you. Your payment has arrived.": "Obrigado. Seu pagamento chegou.",
  Receipt: "Recibo",
  Plan: "Plano",
  For: "Para",
  "{count, plural, one {# person} other {# people}}": "{count, plural, one {# pessoa} other {# pessoas}}",
  "Paid on": "Pago em",
  "Paid until": "Pago até",
  Total: "Total",
  "Open the invoice": "Abrir a fatura",
  "{name} sent you an email signature": "{name} enviou uma assinatura de e-mail para você",
  "See it here, then install it in your mail program.": "Veja-a aqui e depois instale-a no seu programa de e-mail.",
  "{person} made this email signature for you:": "{person} fez esta assinatura de e-mail para você:",
  "Install the signature": "Instalar a assinatura",
  "There are steps with pictures for Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo and Spark. You need no account.":
    "Há instruções com imagens para Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo e Spark. Você não precisa de conta.",
  "Your plan ends on {date}": "Seu plano termina em {date}",
  "Until then everything goes on working.": "Até lá, tudo continua funcionando.",
  "You get this mail because you cancelled a plan at": "Você recebe este e-mail porque cancelou um plano em",
  "Your plan {plan} is cancelled. It stays active until {date}, and nothing is charged after that.":
    "Seu plano {plan} foi cancelado. Ele fica ativo até {date}, e nada é cobrado depois disso.",
  "From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent no longer show.":
    "A partir daí, as assinaturas, páginas e cartões de visita do plano deixam de funcionar: as imagens em e-mails enviados não aparecem mais.",
  "Keep the plan": "Manter o plano",
  "You need do nothing to let it end.": "Para deixá-lo terminar, você não precisa fazer nada.",
  "How your signature arrives": "Como sua assinatura chega",
  "Your mails will end like this one.": "Seus e-mails vão terminar como este.",
  "You get this mail because you asked for a test mail at":
    "Você recebe este e-mail porque pediu um e-mail de teste em",
  "This is your signature as a mail program shows it. Open this mail on your phone too.":
    "Esta é sua assinatura como um programa de e-mail a mostra. Abra este e-mail também no celular.",
  "Something to change? Save it in the editor and send yourself another test mail.":
    "Algo a mudar? Salve no editor e envie outro e-mail de teste para você.",
  "Welcome to Signoff": "Boas-vindas ao Signoff",
  "Three steps to a signature that arrives as designed.": "Três passos para uma assinatura que chega como foi criada.",
  "You get this mail because you created an account at": "Você recebe este e-mail porque criou uma conta em",
  "Your account is ready. A signature takes a few minutes:":
    "Sua conta está pronta. Uma assinatura leva poucos minutos:",
  "1. Choose a template and fill in your details.": "1. Escolha um modelo e preencha seus dados.",
  "2. Look at it in light and dark mail, and on a phone.": "2. Veja-a em e-mails claros e escuros, e no celular.",
  "3. Copy it into Gmail, Outlook, Apple Mail or another mail program. We show each step.":
    "3. Copie-a para o Gmail, o Outlook, o Apple Mail ou outro programa de e-mail. Mostramos cada passo.",
  "Create your signature": "Criar sua assinatura",
  "You have one already? It waits on your dashboard.": "Você já tem uma? Ela espera no seu painel.",
  "Or type this code where you are logged in. It works for {minutes} minutes.":
    "Ou digite este código onde você está conectado. Ele funciona por {minutes} minutos.",
  "Confirm your new email address": "Confirme seu novo endereço de e-mail",
  "One click, and you log in with this address.": "Um clique, e você entra com este endereço.",
  "Somebody, most likely you, wants to use this address for their Signoff account. Please confirm that it is yours.":
    "Alguém, muito provavelmente você, quer usar este endereço na sua conta do Signoff. Confirme que ele é seu.",
  "Use this address": "Usar este endereço",
  "The link works once, until {date}. If it was not you, you can ignore this mail: nothing changes.":
    "O link funciona uma vez, até {date}. Se não foi você, pode ignorar este e-mail: nada muda.",
  "Your email address was changed": "Seu endereço de e-mail foi mudado",
  "It was not you? Take it back.": "Não foi você? Recupere-o.",
  "You get this mail because you had an account with this address at":
    "Você recebe este e-mail porque tinha uma conta com este endereço em",
  "Your Signoff account belongs to {email} now. Log in with that address from now on.":
    "Sua conta do Signoff agora tem o endereço {email}. A partir de agora, entre com ele.",
  "If it was not you, take it back: the account gets this address again, and everybody is logged out.":
    "Se não foi você, recupere-o: a conta volta a ter este endereço, e todos são desconectados.",
  "Take it back": "Recuperar",
  "The link works once, until {date}.": "O link funciona uma vez, até {date}.",
  "Your password was changed": "Sua senha foi mudada",
  "All other devices are logged out.": "Todos os outros dispositivos foram desconectados.",
  "The password of your Signoff account was changed on {date}. All other devices are logged out.":
    "A senha da sua conta do Signoff foi mudada em {date}. Todos os outros dispositivos foram desconectados.",
  "It was you? Then there is nothing to do. If not, choose a new password at once:":
    "Foi você? Então não é preciso fazer nada. Se não, escolha agora mesmo uma nova senha:",
  "That logs everybody out who is not you.": "Isso desconecta todos os que não são você.",
  "Your code for Signoff": "Seu código para o Signoff",
  "It confirms that it is you.": "Ele confirma que é você.",
  "Type this code where you are logged in. It works for {minutes} minutes.":
    "Digite este código onde você está conectado. Ele funciona por {minutes} minutos.",
  "Did you not ask for it? Then somebody sits at a device on which you are logged in. Give the code to nobody, and log that device out.":
    "Você não o pediu? Então alguém está usando um dispositivo em que você está conectado. Não dê o código a ninguém e desconecte esse dispositivo.",
  "A passkey was added to your account": "Uma chave de acesso foi adicionada à sua conta",
  "It opens your Signoff account without your password.": "Ela abre sua conta do Signoff sem sua senha.",
  "It was you? Then there is nothing to do. If not, remove the passkey there and change your password.":
    "Foi você? Então não é preciso fazer nada. Se não, remova lá a chave de acesso e mude sua senha.",
  "A sign-in was connected to your account": "Um login foi conectado à sua conta",
  "Whoever signs in there gets into your Signoff account without your password.":
    "Quem entra nele acessa sua conta do Signoff sem sua senha.",
  "It was you? Then there is nothing to do. If not, disconnect it there and change your password.":
    "Foi você? Então não é preciso fazer nada. Se não, desconecte-o lá e mude sua senha.",
  "Two-factor sign-in is switched on": "A verificação em duas etapas está ativada",
  "From now on your Signoff account asks for a code of an authenticator app besides the password.":
    "A partir de agora, sua conta do Signoff pede um código de um app autenticador além da senha.",
  "It was you? Then there is nothing to do. If not, switch it off there and change your password. If you cannot get in any more, tell whoever runs this Signoff.":
    "Foi você? Então não é preciso fazer nada. Se não, desative-a lá e mude sua senha. Se não conseguir mais entrar, avise quem mantém este Signoff.",
  "Two-factor sign-in is switched off": "A verificação em duas etapas está desativada",
  "Your Signoff account asks for no code any more. The recovery codes have stopped working.":
    "Sua conta do Signoff não pede mais código. Os códigos de recuperação deixaram de funcionar.",
  "It was you? Then there is nothing to do. If not, change your password and switch it on again.":
    "Foi você? Então não é preciso fazer nada. Se não, mude sua senha e ative-a de novo.",
  "You have new recovery codes": "Você tem novos códigos de recuperação",
  "The recovery codes of your Signoff account were made anew. The old ones have stopped working.":
    "Os códigos de recuperação da sua conta do Signoff foram criados de novo. Os antigos deixaram de funcionar.",
  "It was you? Then there is nothing to do. If not, change your password and make new codes again.":
    "Foi você? Então não é preciso fazer nada. Se não, mude sua senha e crie novos códigos outra vez.",
  "It was not you? Undo it.": "Não foi você? Desfaça.",
  "See how you sign in": "Ver como você entra",
  "A new device has logged in": "Um novo dispositivo entrou na sua conta",
  "It was not you? Log it out.": "Não foi você? Desconecte-o.",
  "Somebody, most likely you, has logged in to your Signoff account with a device that we do not know yet.":
    "Alguém, muito provavelmente você, entrou na sua conta do Signoff com um dispositivo que ainda não conhecemos.",
  Browser: "Navegador",
  System: "Sistema",
  When: "Quando",
  "See your devices": "Ver seus dispositivos",
  "It was you? Then there is nothing to do. If not, log that device out there and change your password.":
    "Foi você? Então não é preciso fazer nada. Se não, desconecte lá esse dispositivo e mude sua senha.",
  "Everything that Signoff has of you, in one file.": "Tudo o que o Signoff tem sobre você, em um arquivo.",
  "Go to the download": "Ir para o download",
  "Make your own email signature, and you both get one more.":
    "Faça sua própria assinatura de e-mail, e vocês dois ganham mais uma.",
  "One signature is free. If you sign up with this link and confirm your address, each of you may make one more.":
    "Uma assinatura é grátis. Se você criar uma conta com este link e confirmar seu endereço, cada um de vocês poderá fazer mais uma.",
  "The copy of your data that you asked for is ready: your account, your signatures, your pictures and your clicks.":
    "A cópia dos seus dados que você pediu está pronta: sua conta, suas assinaturas, suas imagens e seus cliques.",
  "We have not kept your address. If you do not want this, you can ignore it: nobody reminds you.":
    "Não guardamos seu endereço. Se você não quiser isto, pode ignorar: ninguém vai lembrar você.",
  "You get this mail because you asked for your data at": "Você recebe este e-mail porque pediu seus dados em",
  "You have to be logged in. The file is deleted on {date}. If it was not you who asked for it, change your password.":
    "Você precisa estar conectado. O arquivo é excluído em {date}. Se não foi você quem pediu, mude sua senha.",
  "Your data is ready to download": "Seus dados estão prontos para baixar",
  "{name} recommends Signoff to you": "{name} recomenda o Signoff a você",
  "{person} makes email signatures with Signoff and thinks that you might like it too.":
    "{person} faz assinaturas de e-mail com o Signoff e acha que você também pode gostar.",
  "Create your account": "Criar sua conta",
  "Install it in {program}": "Instalar no {program}",
  "{name} would like to hand a team over to you": "{name} quer passar uma equipe para você",
  "Nothing changes until you accept.": "Nada muda até você aceitar.",
  "You get this mail because you are in a team at": "Você recebe este e-mail porque faz parte de uma equipe em",
  "{person} would like you to become the owner of the team “{team}”.":
    "{person} quer que você seja o titular da equipe “{team}”.",
  "{person} would like you to become the owner of the team that you are in.":
    "{person} quer que você seja o titular da equipe em que está.",
  "The owner decides who is in the team, pays for its plan and can end it. There {count, plural, one {is # person} other {are # people}} in it. Its signatures, its plan and its people stay as they are.":
    "O titular decide quem está na equipe, paga o plano e pode encerrá-lo. {count, plural, one {Há # pessoa} other {Há # pessoas}} nela. As assinaturas, o plano e os membros ficam como estão.",
  "Look at the offer": "Ver a proposta",
  "The offer ends on {date}. If you do not want this, you need not do anything.":
    "A proposta termina em {date}. Se você não quiser, não precisa fazer nada.",
  "You are the owner of the team now": "Agora você é o titular da equipe",
  "Your team has a new owner": "Sua equipe tem um novo titular",
  "Its people, its signatures and its plan are as they were.": "Os membros, as assinaturas e o plano estão como antes.",
  "You are one of its admins now.": "Agora você é um dos administradores.",
  "You have taken over the team of {person}, who is one of its admins now.":
    "Você assumiu a equipe de {person}, que agora é um dos administradores.",
  "{person} has taken over your team. You are one of its admins now.":
    "{person} assumiu sua equipe. Agora você é um dos administradores.",
  "Go to the team": "Ir para a equipe",
  "You did not expect this? Then write to the other one at once.":
    "Você não esperava por isso? Escreva logo para a outra pessoa.",
  "to create signatures": "criar assinaturas",
  "to edit signatures": "editar assinaturas",
  "to send signatures": "enviar assinaturas",
  "to duplicate signatures": "duplicar assinaturas",
  "to delete signatures": "excluir assinaturas",
  "to have a signature": "ter uma assinatura",
  "{name} asks for access": "{name} pede acesso",
  "They would like {wanted}.": "O pedido: {wanted}.",
  "You get this mail because you manage a team at": "Você recebe este e-mail porque gerencia uma equipe em",
  "{person} is in your team and would like {wanted}.": "{person} está na sua equipe e quer {wanted}.",
  "Allow it": "Permitir",
  "Do not allow it": "Não permitir",
  "Either opens your members page and asks you once more. Whoever asked is mailed your answer.":
    "Os dois abrem sua página de membros e perguntam mais uma vez. Quem pediu recebe sua resposta por e-mail.",
  "You have the access that you asked for": "Você tem o acesso que pediu",
  "Your request was declined": "Seu pedido foi recusado",
  "You had asked {wanted}.": "Você tinha pedido para {wanted}.",
  "You get this mail because you asked for access at": "Você recebe este e-mail porque pediu acesso em",
  "Your team owner gives you a signature. You find it on your dashboard as soon as it is assigned to you.":
    "O titular da sua equipe dá uma assinatura a você. Ela aparece no seu painel assim que for atribuída a você.",
  "From now on you are allowed {wanted}.": "A partir de agora você pode {wanted}.",
  "You had asked {wanted}. Your team owner has decided against it. Talk to them if you need it.":
    "Você tinha pedido para {wanted}. O titular da sua equipe decidiu que não. Converse com ele se você precisar.",
  "Go to your dashboard": "Ir para seu painel",
  "Your email signature does not show any more": "Sua assinatura de e-mail não aparece mais",
  "The plan of your team has ended. Your team owner can change that.":
    "O plano da sua equipe terminou. O titular da equipe pode mudar isso.",
  "The plan of your team at Signoff has ended. Until {person} renews it, the pictures in your email signature are empty and it cannot be edited.":
    "O plano da sua equipe no Signoff terminou. Até que {person} o renove, as imagens da sua assinatura de e-mail ficam vazias e ela não pode ser editada.",
  "Links in your signature go on working, and nothing is deleted.":
    "Os links da sua assinatura continuam funcionando, e nada é excluído.",
  "Everything is back within a minute once the plan is renewed. You need not do anything.":
    "Quando o plano for renovado, tudo volta em um minuto. Você não precisa fazer nada.",
  "Your email signature shows again": "Sua assinatura de e-mail aparece de novo",
  "The plan of your team was renewed.": "O plano da sua equipe foi renovado.",
  "The plan of your team at Signoff was renewed. Your email signature and its pictures are as they were.":
    "O plano da sua equipe no Signoff foi renovado. Sua assinatura de e-mail e as imagens estão como antes.",
  "Your account is deleted on {date}": "A sua conta será excluída em {date}",
  "Until then you can keep it.": "Até lá você pode mantê-la.",
  "You get this mail because you deleted your account at": "Você recebe este e-mail porque excluiu a sua conta em",
  "A few weeks ago you deleted your account. It goes for good on {date}.":
    "Há algumas semanas você excluiu a sua conta. Ela se vai de vez em {date}.",
  "You deleted your account. It goes for good on {date}, and until then everything works as before.":
    "Você excluiu a sua conta. Ela se vai de vez em {date}, e até lá tudo funciona como antes.",
  "On that day your signatures, pictures, links and numbers are erased. Pictures in mails that you have sent become empty, and their links lead nowhere.":
    "Nesse dia as suas assinaturas, imagens, links e números são apagados. As imagens dos e-mails que você enviou ficam vazias, e os links deles não levam a lugar nenhum.",
  "Keep my account": "Manter a minha conta",
  "You need do nothing to let it go. If it was not you who deleted it, keep it and change your password.":
    "Você não precisa fazer nada para deixá-la ir. Se não foi você quem a excluiu, mantenha-a e troque a sua senha.",
  "Your account stays": "A sua conta permanece",
  "It is not deleted any more.": "Ela não será mais excluída.",
  "You get this mail because you kept your account at": "Você recebe este e-mail porque manteve a sua conta em",
  "You took the deletion of your account back. Everything is as it was.":
    "Você cancelou a exclusão da sua conta. Tudo está como era.",
  "A plan that was cancelled with it stays cancelled, so that nothing is charged that you do not expect.":
    "Um plano cancelado junto com ela continua cancelado, para que nada seja cobrado sem você esperar.",
  "Go to your account": "Ir para a sua conta",
  "If it was not you, change your password.": "Se não foi você, troque a sua senha.",
  "Your team stays": "A sua equipe permanece",
  "Your team ends on {date}": "A sua equipe acaba em {date}",
  "Your email signature goes on as it is.": "A sua assinatura de e-mail continua como está.",
  "Your own account stays.": "A sua própria conta permanece.",
  "{person} keeps the team that you are in. Nothing changes for you.":
    "{person} mantém a equipe em que você está. Nada muda para você.",
  "{person} has deleted the account that your team belongs to. The team ends on {date}, and with it the signatures that you have from it: their pictures become empty and their links lead nowhere.":
    "{person} excluiu a conta à qual a sua equipe pertence. A equipe acaba em {date}, e com ela as assinaturas que você tem dela: as imagens ficam vazias e os links não levam a lugar nenhum.",
  "Your own account stays, with all that you have made outside of the team. Whoever owns the team can keep it until that day.":
    "A sua própria conta permanece, com tudo o que você fez fora da equipe. Quem é dono da equipe pode mantê-la até esse dia.",
  "This was a sandbox payment: no real money was moved.":
    "Este foi um pagamento de teste: nenhum dinheiro real foi movimentado.",
  "Your trial ends on {date}": "Seu período de teste termina em {date}",
  "You get this mail because you try a plan at": "Você recebe este e-mail porque testa um plano em",
  "Your trial of {plan} ends on {date}, and nothing is charged unless you choose a plan.":
    "Seu teste de {plan} termina em {date}, e nada é cobrado se você não escolher um plano.",
  "Choose a plan": "Escolher um plano",
  "Your plan is cancelled": "Seu plano está cancelado",
  "Nothing more will be charged.": "Nada mais será cobrado.",
  "We confirm that your plan is cancelled. Nothing more will be charged.":
    "Confirmamos que seu plano está cancelado. Nada mais será cobrado.",
  "Cancelled on": "Cancelado em",
  "Active until": "Ativo até",
  "What you have made is yours: {link}.": "O que você fez é seu: {link}.",
  "download all of it": "baixar tudo",
  "Your plan pauses until {date}": "Seu plano fica pausado até {date}",
  "Nothing is charged meanwhile.": "Enquanto isso, nada é cobrado.",
  "You get this mail because you paused a plan at": "Você recebe este e-mail porque pausou um plano em",
  "Your plan pauses. Nothing is charged meanwhile, and your account is as on the free plan.":
    "Seu plano fica pausado. Enquanto isso, nada é cobrado, e sua conta fica como no plano gratuito.",
  "Pauses on": "Pausa em",
  "Goes on": "Continua em",
  "Next payment": "Próximo pagamento",
  "Manage the plan": "Gerenciar o plano",
  "You can go on sooner, or cancel, whenever you want.": "Você pode continuar antes, ou cancelar, quando quiser.",
  "Your plan goes on": "Seu plano continua",
  "{plan}: everything is as it was.": "{plan}: tudo está como antes.",
  "Your plan goes on. Signatures, pages and business cards work as before.":
    "Seu plano continua. As assinaturas, as páginas e os cartões funcionam como antes.",
  "Renews on": "Renova em",
  "{amount} is on its way back to you": "{amount} está voltando para você",
  "For {plan}.": "Por {plan}.",
  "You get this mail because you paid for a plan at": "Você recebe este e-mail porque pagou um plano em",
  "Your payment arrived, but what it was for could not be given any more: your plan had changed meanwhile. All of it goes back.":
    "Seu pagamento chegou, mas aquilo pelo que pagou já não podia ser dado: seu plano havia mudado nesse meio-tempo. Tudo é devolvido.",
  "We have paid back what you paid. It goes the way on which it came, which can take some days.":
    "Devolvemos o que você pagou. Volta pelo caminho por onde veio, o que pode levar alguns dias.",
  "Paid back on": "Devolvido em",
  Amount: "Valor",
  "See the invoices": "Ver as faturas",
  "The next plan that you pay for costs you {percent}% less.":
    "O próximo plano que você pagar custa {percent}% a menos.",
  "There is no code to enter: it comes off by itself where you pay.":
    "Não há código para digitar: o desconto é aplicado sozinho no pagamento.",
  "{name} sent you a business card": "{name} enviou um cartão de visita para você",
  "{person} would like to give you this business card: {title}":
    "{person} gostaria de dar a você este cartão de visita: {title}",
  "Open the card": "Abrir o cartão",
  "{name} left you their contact": "{name} deixou os dados de contato para você",
  "By your business card: {title}": "Pelo seu cartão de visita: {title}",
  "You get this mail because your business card takes contacts. It is kept at":
    "Você recebe este e-mail porque seu cartão de visita aceita contatos. Ele está em",
  "{name} has opened your business card and left this for you. They agreed that you get it; it is kept nowhere but in this mail.":
    "{name} abriu seu cartão de visita e deixou isto para você. A pessoa concordou que você receba; não é guardado em nenhum lugar além deste e-mail.",
  Company: "Empresa",
  "A page was reported: {title}": "Uma página foi denunciada: {title}",
  "You get this mail because you run this installation. It is about":
    "Você recebe este e-mail porque administra esta instalação. É sobre",
  "A visitor says that this page harms people. Please look at it.":
    "Um visitante diz que esta página prejudica pessoas. Por favor, verifique.",
  Page: "Página",
  "Its owner": "Proprietário",
  "Reports so far": "Denúncias até agora",
  "Your domain is verified: {domain}": "Seu domínio está verificado: {domain}",
  "We have seen the record that proves that the domain is yours. Your pages are shown under it now.":
    "Vimos o registro que prova que o domínio é seu. Suas páginas já aparecem nele.",
  "Leave the record in place: we look every day, and without it the domain is taken away.":
    "Deixe o registro no lugar: verificamos todos os dias e, sem ele, o domínio é retirado.",
  "Your domain was taken away: {domain}": "Seu domínio foi retirado: {domain}",
  "The record that proves that the domain is yours has gone, so nothing is shown under it any more.":
    "O registro que prova que o domínio é seu sumiu, por isso nada mais é mostrado nele.",
  "Set the same record again, and the domain comes back within a day. Your pages are seen at our address.":
    "Crie o mesmo registro de novo, e o domínio volta em até um dia. Suas páginas são vistas no nosso endereço.",
  "Your domain is not verified: {domain}": "Seu domínio não está verificado: {domain}",
  "We have looked for the record for 72 hours and it did not come, so we have stopped looking.":
    "Procuramos o registro por 72 horas e ele não apareceu, por isso paramos de procurar.",
  "Set the record, then have it checked again. Your pages are seen at our address.":
    "Crie o registro e mande verificá-lo de novo. Suas páginas são vistas no nosso endereço.",
  "Your domain is somebody else's now: {domain}": "Seu domínio agora é de outra pessoa: {domain}",
  "The record that proved that the domain is yours has gone, and somebody else has proved that it is theirs.":
    "O registro que provava que o domínio é seu sumiu, e outra pessoa provou que é dela.",
  "If it is yours, have a look at whoever keeps it for you. Your pages are seen at our address.":
    "Se ele é seu, verifique com quem o gerencia para você. Suas páginas são vistas no nosso endereço.",
  "You get this mail because you own a team at": "Você recebe este e-mail porque é proprietário de uma equipe em",
  Domain: "Domínio",
  "Name of the record": "Nome do registro",
  "Its value": "Valor dele",
  "See your domains": "Ver seus domínios",
  "{count, plural, one {# click} other {# clicks}}": "{count, plural, one {# clique} other {# cliques}}",
  "{count, plural, one {# click} other {# clicks}} from {from} to {to}":
    "{count, plural, one {# clique} other {# cliques}} de {from} a {to}",
  "{visitors, plural, one {# visitor} other {# visitors}}; {before} in the week before.":
    "{visitors, plural, one {# visitante} other {# visitantes}}; {before} na semana anterior.",
  "You get this mail once a week because you asked for your numbers at":
    "Você recebe este e-mail uma vez por semana porque pediu seus números em",
  "This is what people did with your signatures, pages and cards from {from} to {to}.":
    "Isto é o que as pessoas fizeram com suas assinaturas, páginas e cartões de {from} a {to}.",
  "This is what people did with the signatures, pages and cards of {team} from {from} to {to}.":
    "Isto é o que as pessoas fizeram com as assinaturas, páginas e cartões de {team} de {from} a {to}.",
  Clicks: "Cliques",
  "Week before": "Semana anterior",
  "Visitors, a sum of days": "Visitantes, uma soma de dias",
  "Image loads": "Imagens carregadas",
  "Views of pages and cards": "Visualizações de páginas e cartões",
  "Signatures with the most clicks": "Assinaturas com mais cliques",
  "Links with the most clicks": "Links com mais cliques",
  "See all numbers": "Ver todos os números",
  "People are counted. Scanners, programs and your own clicks are not among them.":
    "Contam-se pessoas. Scanners, programas e seus próprios cliques não estão entre elas.",
  "Stop the weekly mail": "Parar o e-mail semanal",
  "You are to look after {name} at Signoff": "Pedem que você cuide de {name} no Signoff",
  "You are to look after an Agency Hub at Signoff": "Pedem que você cuide de um Agency Hub no Signoff",
  "Accept, and you find its signatures, pages and cards.": "Aceite e você encontra as assinaturas, páginas e cartões.",
  "{person} would like you to look after the email signatures of {company}.":
    "{person} gostaria que você cuidasse das assinaturas de e-mail de {company}.",
  "{person} would like you to look after all companies of {agency}.":
    "{person} gostaria que você cuidasse de todas as empresas de {agency}.",
  "{person} would like you to look after all companies of an agency.":
    "{person} gostaria que você cuidasse de todas as empresas de uma agência.",
  "If you have no account yet, you choose a password.": "Se você ainda não tem conta, escolha uma senha.",
  "Your signatures show until {date}": "As suas assinaturas aparecem até {date}",
  "The plan of the agency that looks after them has ended.": "O plano da agência que cuida delas terminou.",
  "You get this mail because you look after a company at": "Você recebe este e-mail porque cuida de uma empresa em",
  "The plan of the agency that looks after {company} has ended. Until {date} everything is as it was; then the pictures in its signatures are empty and they cannot be edited.":
    "O plano da agência que cuida de {company} terminou. Até {date} tudo continua como antes; depois as imagens das assinaturas ficam vazias e elas não podem ser editadas.",
  "your company": "a sua empresa",
  "Ask {person}, who runs it, to renew the plan, or to hand the company over to you.":
    "Peça a {person}, que a dirige, que renove o plano ou passe a empresa para você.",
  "Links in signatures go on working, and nothing is deleted.":
    "Os links das assinaturas continuam funcionando, e nada é excluído.",
  "You have taken {company} over from {person}.": "Você assumiu {company}, que era de {person}.",
  "{person} has taken {company} over. Its signatures are free in your package again.":
    "{person} assumiu {company}. As assinaturas estão livres de novo no seu pacote.",
  "{person} has accepted: {company} is one of your companies now.":
    "{person} aceitou: {company} agora é uma das suas empresas.",
  "You have accepted: the agency of {person} has {company} now, and you are one of its admins.":
    "Você aceitou: a agência de {person} agora tem {company}, e você é um dos administradores.",
  "A company is a team of its own now": "Uma empresa agora é uma equipe própria",
  "A team is a company of an Agency Hub now": "Uma equipe agora é empresa de um Agency Hub",
  "Its people, its signatures and its links are as they were.":
    "As pessoas, as assinaturas e os links estão como estavam.",
  "the team": "a equipe",
  "It has what it had until {date}. Choose a plan until then, or its signatures show no more.":
    "Mantém o que tinha até {date}. Escolha um plano até lá, ou as assinaturas deixam de aparecer.",
  "{name} would like to hand a company over to you": "{name} quer passar uma empresa para você",
  "{name} would like to look after your team's signatures": "{name} quer cuidar das assinaturas da sua equipe",
  "{person} would like you to become the owner of {company}, which the agency looks after today.":
    "{person} quer que você seja o proprietário de {company}, que hoje é cuidada pela agência.",
  "a company": "uma empresa",
  "{person} would like your team to become a company of {agency}, which then owns it and pays for it.":
    "{person} quer que a sua equipe seja uma empresa de {agency}, que então será a proprietária e pagará por ela.",
  "an agency": "uma agência",
  "Its people, its signatures and its links stay as they are. The owner decides who is in the team, and pays for its plan.":
    "As pessoas, as assinaturas e os links ficam como estão. O proprietário decide quem está na equipe e paga o plano.",
  "Your people, your signatures and your links stay as they are, with room for {count, plural, one {# signature} other {# signatures}}. You go on managing the team as one of its admins. A plan that you pay for yourself ends, and the rest of it is paid back.":
    "As suas pessoas, assinaturas e links ficam como estão, com lugar para {count, plural, one {# assinatura} other {# assinaturas}}. Você continua a administrar a equipe como um dos administradores. Um plano que você mesmo paga termina, e o restante é devolvido.",
  "The copy of a company is ready to download": "A cópia de uma empresa está pronta para baixar",
  "Everything that the company has, in one file.": "Tudo o que a empresa tem, em um arquivo.",
  "You get this mail because you asked for a copy of a company at":
    "Você recebe este e-mail porque solicitou a cópia de uma empresa em",
  "The copy of {company} that you asked for is ready: its people, signatures, pages, cards, links, numbers and pictures.":
    "A cópia de {company} que você solicitou está pronta: pessoas, assinaturas, páginas, cartões, links, números e imagens.",
};
