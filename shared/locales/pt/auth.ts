import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your browser did not finish the check that keeps programs out. Please try again.":
    "Seu navegador não concluiu a verificação que mantém robôs de fora. Tente de novo.",
  "Your browser does not load {name}, which keeps programs out here. Allow it in your content blocker, then try again.":
    "Seu navegador não carrega {name}, que mantém robôs de fora aqui. Permita-o no seu bloqueador de conteúdo e tente de novo.",
  "We mail you a link to choose a new one.": "Enviamos por e-mail um link para escolher uma nova.",
  "You remember it?": "Lembrou da senha?",
  "If {email} has an account, a link is on its way. It works once, for {minutes} minutes. Nothing there? Look into the spam folder.":
    "Se {email} tiver uma conta, um link está a caminho. Ele funciona uma vez, por {minutes} minutos. Não chegou? Veja na pasta de spam.",
  "Email address": "Endereço de e-mail",
  "Send it again": "Enviar de novo",
  "Send the link": "Enviar o link",
  "Welcome back.": "Que bom ter você de volta.",
  "New here?": "É a primeira vez aqui?",
  "Create an account": "Criar uma conta",
  Password: "Senha",
  "Your password is changed. Please log in.": "Sua senha foi mudada. Entre na conta.",
  "All devices are logged out when it changes.": "Todos os dispositivos são desconectados quando ela muda.",
  "The link is too old?": "O link é antigo demais?",
  "Ask for a new one": "Pedir um novo",
  "New password": "Nova senha",
  "At least {count} characters.": "Pelo menos {count} caracteres.",
  "Create your account": "Criar sua conta",
  "Free for one signature. No card needed.": "Grátis para uma assinatura. Sem cartão.",
  Name: "Nome",
  "Create account": "Criar conta",
  "You have an account.": "Você já tem uma conta.",
  "<strong>Your signature is kept.</strong> It is saved as soon as you are in.":
    "<strong>Sua assinatura está guardada.</strong> Ela é salva assim que você entrar.",
  "Confirm your email address": "Confirme seu endereço de e-mail",
  "Your email address is confirmed.": "Seu endereço de e-mail está confirmado.",
  "Your email address is confirmed. Please log in.": "Seu endereço de e-mail está confirmado. Entre na conta.",
  "You made a Signoff account with the address that this link was mailed to? One press confirms that it is yours.":
    "Você criou uma conta no Signoff com o endereço para o qual este link foi enviado? Um clique confirma que ele é seu.",
  "Confirm address": "Confirmar endereço",
  "It was not you? Close this page: without your confirmation the account sends mails to nobody.":
    "Não foi você? Feche esta página: sem a sua confirmação, a conta não envia e-mails a ninguém.",
  "A new link is on its way to {email}. Nothing there? Look into the spam folder.":
    "Um novo link está a caminho de {email}. Não chegou? Veja na pasta de spam.",
  "Send a new link": "Enviar um novo link",
  "Continue with {provider}": "Continuar com {provider}",
  "or with your email address": "ou com seu endereço de e-mail",
  "You are back from the sign-in.": "Você voltou do login.",
  "Back to the log-in": "Voltar para o login",
  "One moment …": "Um momento…",
  "The sign-in is connected.": "O login está conectado.",
  "Enter one of the recovery codes that you kept. Each works once.":
    "Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez.",
  "Enter the code that your authenticator app shows now.": "Digite o código que seu app autenticador mostra agora.",
  "Recovery code": "Código de recuperação",
  "Six-digit code": "Código de 6 dígitos",
  "Use the app instead": "Usar o app",
  "Use a recovery code": "Usar um código de recuperação",
  Back: "Voltar",
  "This link does not work any more": "Este link não funciona mais",
  "It was used already: then log in. Or it is too old: then open the newest link of the marketplace.":
    "Ele já foi usado: então entre na conta. Ou é antigo demais: então abra o link mais recente da loja.",
  "It was used already, or is too old. Please open the newest link of the marketplace.":
    "Ele já foi usado ou é antigo demais. Abra o link mais recente da loja.",
  "Your lifetime deal is of tier {tier}. It belongs to this address.":
    "Sua oferta vitalícia é do nível {tier}. Ela pertence a este endereço.",
  "Continue with a passkey": "Entrar com chave de acesso",
  "No passkey was chosen. Try again, or log in with your password.":
    "Nenhuma chave de acesso foi escolhida. Tente de novo ou entre com sua senha.",
  "<strong>Confirm your email address.</strong> Open the link in our mail to {email}, or type its code, and test mails can reach you.":
    "<strong>Confirme seu endereço de e-mail.</strong> Abra o link do nosso e-mail para {email} ou digite o código dele, e os e-mails de teste poderão chegar até você.",
  "Confirm by code": "Confirmar por código",
  "Use this address": "Usar este endereço",
  "One press, and your Signoff account belongs to the address that this link was mailed to.":
    "Um clique, e sua conta do Signoff passa a ter o endereço para o qual este link foi enviado.",
  "Log in with your new email address from now on.": "A partir de agora, entre com seu novo endereço de e-mail.",
  "It was not you? Close this page: nothing changes.": "Não foi você? Feche esta página: nada muda.",
  "Take your address back": "Recuperar seu endereço",
  "Your account gets the address again that this link was mailed to. All devices are logged out, and you choose a new password.":
    "Sua conta volta a ter o endereço para o qual este link foi enviado. Todos os dispositivos são desconectados, e você escolhe uma nova senha.",
  "Take it back": "Recuperar",
  "Your account has its address again. Please choose a new password.":
    "Sua conta tem seu endereço de volta. Escolha uma nova senha.",
  "It was you? Close this page: the new address stays.": "Foi você? Feche esta página: o novo endereço fica.",
  "Join {team}": "Entrar em {team}",
  "Join the team": "Entrar na equipe",
  "{email} has invited you to their team.": "{email} convidou você para a equipe.",
  "You were invited to a team.": "Você foi convidado para uma equipe.",
  "This invitation is for another address than the one you are logged in with.":
    "Este convite é para um endereço diferente daquele com que você entrou.",
  "The invitation is for": "O convite é para",
  "Your signature is ready: you see it as soon as you are in.":
    "Sua assinatura está pronta: você a vê assim que entrar.",
  "You have accepted this invitation": "Você já aceitou este convite",
  "You are in the team. Your signature is on the dashboard.": "Você está na equipe. Sua assinatura está no painel.",
  "Log in with your password, or the way you chose then.": "Entre com sua senha, ou da forma que escolheu na época.",
  "This invitation does not work any more": "Este convite não funciona mais",
  "It is too old, or there is a newer one in your mail. Answer the mail and ask for a new one: whoever invited you sends it with one press.":
    "É antigo demais, ou há um mais novo no seu e-mail. Responda à mensagem e peça outro: quem convidou você o envia com um clique.",
  "You are logged in as": "Você entrou como",
  "Log out and go on": "Sair e continuar",
  "You are logged in as {email}. Your own signatures stay yours; you change between teams in the menu.":
    "Você entrou como {email}. Suas próprias assinaturas continuam suas; troque de equipe no menu.",
  "The invitation is for this address.": "O convite é para este endereço.",
  "Accept the invitation": "Aceitar o convite",
  "Administrate {agency}": "Administrar {agency}",
  "Administrate {company}": "Administrar {company}",
  "You were invited to look after all companies of {agency}.":
    "Você foi convidado a cuidar de todas as empresas de {agency}.",
  "{agency} has invited you to look after this company.": "{agency} convidou você a cuidar desta empresa.",
  "You are logged in as {email}. Your own signatures stay yours.":
    "Você entrou como {email}. Suas próprias assinaturas continuam suas.",
};
