import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your browser did not finish the check that keeps programs out. Please try again.":
    "Su navegador no ha terminado la comprobación que impide el paso a programas automáticos. Inténtelo de nuevo.",
  "Your browser does not load {name}, which keeps programs out here. Allow it in your content blocker, then try again.":
    "Su navegador no carga {name}, que aquí impide el paso a programas automáticos. Permítalo en su bloqueador de contenido e inténtelo de nuevo.",
  "We mail you a link to choose a new one.": "Le enviamos por correo un enlace para elegir una nueva.",
  "You remember it?": "¿La ha recordado?",
  "If {email} has an account, a link is on its way. It works once, for {minutes} minutes. Nothing there? Look into the spam folder.":
    "Si {email} tiene una cuenta, un enlace va de camino. Vale una sola vez, durante {minutes} minutos. ¿No llega nada? Mire en la carpeta de spam.",
  "Email address": "Dirección de correo",
  "Send it again": "Enviar de nuevo",
  "Send the link": "Enviar el enlace",
  "Welcome back.": "Le damos la bienvenida de nuevo.",
  "New here?": "¿Es su primera vez aquí?",
  "Create an account": "Crear una cuenta",
  Password: "Contraseña",
  "Your password is changed. Please log in.": "Su contraseña ha cambiado. Inicie sesión.",
  "All devices are logged out when it changes.": "Al cambiarla se cierra la sesión en todos los dispositivos.",
  "The link is too old?": "¿El enlace ha caducado?",
  "Ask for a new one": "Pedir uno nuevo",
  "New password": "Contraseña nueva",
  "At least {count} characters.": "Al menos {count} caracteres.",
  "Create your account": "Cree su cuenta",
  "Free for one signature. No card needed.": "Gratis para una firma. Sin tarjeta.",
  Name: "Nombre",
  "Create account": "Crear cuenta",
  "You have an account.": "Ya tiene una cuenta.",
  "<strong>Your signature is kept.</strong> It is saved as soon as you are in.":
    "<strong>Su firma se conserva.</strong> Se guarda en cuanto inicie sesión.",
  "Confirm your email address": "Confirme su dirección de correo",
  "Your email address is confirmed.": "Su dirección de correo está confirmada.",
  "Your email address is confirmed. Please log in.": "Su dirección de correo está confirmada. Inicie sesión.",
  "You made a Signoff account with the address that this link was mailed to? One press confirms that it is yours.":
    "¿Ha creado una cuenta de Signoff con la dirección a la que se envió este enlace? Un clic confirma que es suya.",
  "Confirm address": "Confirmar dirección",
  "It was not you? Close this page: without your confirmation the account sends mails to nobody.":
    "¿No ha sido usted? Cierre esta página: sin su confirmación, la cuenta no envía correos a nadie.",
  "A new link is on its way to {email}. Nothing there? Look into the spam folder.":
    "Un enlace nuevo va de camino a {email}. ¿No llega nada? Mire en la carpeta de spam.",
  "Send a new link": "Enviar un enlace nuevo",
  "Continue with {provider}": "Continuar con {provider}",
  "or with your email address": "o con su dirección de correo",
  "You are back from the sign-in.": "Ha vuelto del inicio de sesión.",
  "Back to the log-in": "Volver al inicio de sesión",
  "One moment …": "Un momento …",
  "The sign-in is connected.": "El inicio de sesión está conectado.",
  "Enter one of the recovery codes that you kept. Each works once.":
    "Introduzca uno de los códigos de recuperación que guardó. Cada uno vale una sola vez.",
  "Enter the code that your authenticator app shows now.":
    "Introduzca el código que muestra ahora su app de autenticación.",
  "Recovery code": "Código de recuperación",
  "Six-digit code": "Código de seis cifras",
  "Use the app instead": "Usar la app",
  "Use a recovery code": "Usar un código de recuperación",
  Back: "Atrás",
  "This link does not work any more": "Este enlace ya no es válido",
  "It was used already: then log in. Or it is too old: then open the newest link of the marketplace.":
    "Ya se ha usado: en ese caso, inicie sesión. O ha caducado: en ese caso, abra el enlace más reciente de la tienda.",
  "It was used already, or is too old. Please open the newest link of the marketplace.":
    "Ya se ha usado o ha caducado. Abra el enlace más reciente de la tienda.",
  "Your lifetime deal is of tier {tier}. It belongs to this address.":
    "Su oferta de por vida es de nivel {tier}. Pertenece a esta dirección.",
  "Continue with a passkey": "Continuar con una llave de acceso",
  "No passkey was chosen. Try again, or log in with your password.":
    "No se ha elegido ninguna llave de acceso. Inténtelo de nuevo o inicie sesión con su contraseña.",
  "<strong>Confirm your email address.</strong> Open the link in our mail to {email}, or type its code, and test mails can reach you.":
    "<strong>Confirme su dirección de correo.</strong> Abra el enlace de nuestro correo a {email} o escriba su código, y podrá recibir correos de prueba.",
  "Confirm by code": "Confirmar con código",
  "Use this address": "Usar esta dirección",
  "One press, and your Signoff account belongs to the address that this link was mailed to.":
    "Un clic y su cuenta de Signoff pertenecerá a la dirección a la que se envió este enlace.",
  "Log in with your new email address from now on.":
    "A partir de ahora, inicie sesión con su nueva dirección de correo.",
  "It was not you? Close this page: nothing changes.": "¿No ha sido usted? Cierre esta página: nada cambia.",
  "Take your address back": "Recuperar su dirección",
  "Your account gets the address again that this link was mailed to. All devices are logged out, and you choose a new password.":
    "Su cuenta vuelve a tener la dirección a la que se envió este enlace. Se cierra la sesión en todos los dispositivos y usted elige una contraseña nueva.",
  "Take it back": "Deshacer el cambio",
  "Your account has its address again. Please choose a new password.":
    "Su cuenta vuelve a tener su dirección. Elija una contraseña nueva.",
  "It was you? Close this page: the new address stays.":
    "¿Ha sido usted? Cierre esta página: la nueva dirección se mantiene.",
  "Join {team}": "Unirse a {team}",
  "Join the team": "Unirse al equipo",
  "{email} has invited you to their team.": "{email} le ha invitado a su equipo.",
  "You were invited to a team.": "Le han invitado a un equipo.",
  "This invitation is for another address than the one you are logged in with.":
    "Esta invitación es para otra dirección, distinta de la de su sesión.",
  "The invitation is for": "La invitación es para",
  "Your signature is ready: you see it as soon as you are in.": "Su firma está lista: la verá en cuanto entre.",
  "You have accepted this invitation": "Ya ha aceptado esta invitación",
  "You are in the team. Your signature is on the dashboard.": "Ya está en el equipo. Su firma está en el panel.",
  "Log in with your password, or the way you chose then.":
    "Inicie sesión con su contraseña, o de la manera que eligió entonces.",
  "This invitation does not work any more": "Esta invitación ya no sirve",
  "It is too old, or there is a newer one in your mail. Answer the mail and ask for a new one: whoever invited you sends it with one press.":
    "Es demasiado antigua, o hay otra más reciente en su correo. Responda al mensaje y pida una nueva: quien le invitó la envía con un solo clic.",
  "You are logged in as": "Ha iniciado sesión como",
  "Log out and go on": "Cerrar sesión y seguir",
  "You are logged in as {email}. Your own signatures stay yours; you change between teams in the menu.":
    "Ha iniciado sesión como {email}. Sus propias firmas siguen siendo suyas; cambie de equipo en el menú.",
  "The invitation is for this address.": "La invitación es para esta dirección.",
  "Accept the invitation": "Aceptar la invitación",
  "Administrate {agency}": "Administrar {agency}",
  "Administrate {company}": "Administrar {company}",
  "You were invited to look after all companies of {agency}.":
    "Le han invitado a ocuparse de todas las empresas de {agency}.",
  "{agency} has invited you to look after this company.": "{agency} le ha invitado a ocuparse de esta empresa.",
  "You are logged in as {email}. Your own signatures stay yours.":
    "Ha iniciado sesión como {email}. Sus propias firmas siguen siendo suyas.",
};
