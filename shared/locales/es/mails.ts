import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your message has arrived": "Su mensaje ha llegado",
  "A person reads it and writes back.": "Una persona lo lee y le responde.",
  "You get this mail because somebody filled in the contact form with this address at":
    "Recibe este correo porque alguien rellenó el formulario de contacto con esta dirección en",
  "Thank you for writing to us. Your message is here, and a person will answer it by mail.":
    "Gracias por escribirnos. Su mensaje está aquí y una persona lo responderá por correo.",
  "If you want to add something, simply write again.": "Si desea añadir algo, escríbanos de nuevo.",
  "Did you not write to us? Then somebody mistyped their address, and there is nothing to do.":
    "¿No nos ha escrito? Entonces alguien se equivocó al escribir su dirección y no hay nada que hacer.",
  "Hello {name},": "Hola, {name}:",
  "Hello,": "Hola:",
  "If the button does not work, open this address:": "Si el botón no funciona, abra esta dirección:",
  "From {name}": "De {name}",
  "This is the contact form of": "Este es el formulario de contacto de",
  "{name} writes:": "{name} escribe:",
  Topic: "Tema",
  Subject: "Asunto",
  Name: "Nombre",
  Email: "Correo",
  "Phone number": "Número de teléfono",
  "Business email": "Correo de empresa",
  "Email client": "Programa de correo",
  "Company size": "Tamaño de la empresa",
  "Company website": "Sitio web de la empresa",
  "Signature management so far": "Gestión de firmas hasta ahora",
  "Implementation timing": "Plazo de implantación",
  "An answer to this mail goes to the person who wrote it.":
    "Una respuesta a este correo llega a la persona que lo escribió.",
  "{percent}% off your plan": "{percent} % de descuento en su plan",
  "You get this mail because you have an account at": "Recibe este correo porque tiene una cuenta en",
  "It works once, until {date}.": "Vale una sola vez, hasta el {date}.",
  "See the plans": "Ver los planes",
  "Confirm your email address": "Confirme su dirección de correo",
  "One click, and we know that our mails reach you.": "Un clic y sabremos que nuestros correos le llegan.",
  "You get this mail because this address was entered at": "Recibe este correo porque esta dirección se introdujo en",
  "Somebody, most likely you, made a Signoff account with this address. Please confirm that it is yours.":
    "Alguien, probablemente usted, creó una cuenta de Signoff con esta dirección. Confirme que es suya.",
  "Confirm address": "Confirmar dirección",
  "The link works once, until {date}. If it was not you, you can ignore this mail: without your confirmation the account sends mails to nobody.":
    "El enlace vale una sola vez, hasta el {date}. Si no ha sido usted, puede ignorar este correo: sin su confirmación, la cuenta no envía correos a nadie.",
  "{name} invites you to a team at Signoff": "{name} le invita a un equipo en Signoff",
  "Accept, and your email signature is ready for you.": "Acepte, y su firma de correo le espera lista.",
  "You get this mail because {name} entered your address at":
    "Recibe este correo porque {name} introdujo su dirección en",
  somebody: "alguien",
  "Accept, and make your email signature in a few minutes.": "Acepte, y cree su firma de correo en unos minutos.",
  "{person} manages the email signatures of {team} and would like you to join.":
    "{person} gestiona las firmas de correo de {team} y desea que usted se una.",
  "{person} manages the email signatures of a team and would like you to join.":
    "{person} gestiona las firmas de correo de un equipo y desea que usted se una.",
  "You choose a password, and find the signature that was made for you.":
    "Elija una contraseña y encontrará la firma que se ha creado para usted.",
  "You choose a password, and can make your signature right away.":
    "Elija una contraseña y podrá crear su firma enseguida.",
  "Accept the invitation": "Aceptar la invitación",
  "The invitation is for this address and ends on {date}. If you do not know who sent it, you can ignore it.":
    "La invitación es para esta dirección y termina el {date}. Si no sabe quién la ha enviado, puede ignorarla.",
  "{name} sent you a page": "{name} le ha enviado una página",
  "You get this mail because {name} sent it from": "Recibe este correo porque {name} lo envió desde",
  "{person} would like to show you this page: {title}": "{person} desea mostrarle esta página: {title}",
  "Open the page": "Abrir la página",
  "Choose a new password": "Elija una contraseña nueva",
  "The link works once, for {minutes} minutes.": "El enlace vale una sola vez, durante {minutes} minutos.",
  "You get this mail because a new password was asked for at":
    "Recibe este correo porque se pidió una contraseña nueva en",
  "Somebody, most likely you, asked for a new password for your Signoff account.":
    "Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta de Signoff.",
  "The link works once, until {date}. All devices are logged out when the password changes. If you did not ask for it, you can ignore this mail: your password stays as it is.":
    "El enlace vale una sola vez, hasta el {date}. Al cambiar la contraseña se cierra la sesión en todos los dispositivos. Si no la ha pedido, puede ignorar este correo: su contraseña sigue como está.",
  "Your payment did not go through": "Su pago no se ha podido realizar",
  "Everything goes on working until {date}.": "Todo sigue funcionando hasta el {date}.",
  "You get this mail because you pay for a plan at": "Recibe este correo porque paga un plan en",
  "The payment of {amount} for {plan} was declined. This happens when a card has expired or the bank wants a confirmation.":
    "El pago de {amount} por {plan} se ha rechazado. Ocurre cuando una tarjeta ha caducado o el banco pide una confirmación.",
  "We try again on {date}.": "Volveremos a intentarlo el {date}.",
  "That was the last attempt; please pay in another way.": "Ese ha sido el último intento; pague de otra forma.",
  "Until {date} everything goes on working.": "Hasta el {date} todo sigue funcionando.",
  "Check the payment details": "Comprobar los datos de pago",
  "You have changed them already? Then there is nothing to do.":
    "¿Ya los ha cambiado? Entonces no tiene que hacer nada.",
  "Your receipt {number}": "Su recibo {number}",
  "{amount} for {plan}. Thank you.": "{amount} por {plan}. Gracias.",
  "Thank you. Your payment has arrived.": "Gracias. Su pago ha llegado.",
  Receipt: "Recibo",
  Plan: "Plan",
  For: "Para",
  "{count, plural, one {# person} other {# people}}": "{count, plural, one {# persona} other {# personas}}",
  "Paid on": "Pagado el",
  "Paid until": "Pagado hasta",
  Total: "Total",
  "Open the invoice": "Abrir la factura",
  "{name} sent you an email signature": "{name} le ha enviado una firma de correo",
  "See it here, then install it in your mail program.": "Véala aquí e instálela después en su programa de correo.",
  "{person} made this email signature for you:": "{person} ha creado esta firma de correo para usted:",
  "Install the signature": "Instalar la firma",
  "There are steps with pictures for Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo and Spark. You need no account.":
    "Hay pasos con imágenes para Gmail, Outlook, Office 365, Apple Mail, Thunderbird, Yahoo y Spark. No necesita cuenta.",
  "Your plan ends on {date}": "Su plan termina el {date}",
  "Until then everything goes on working.": "Hasta entonces todo sigue funcionando.",
  "You get this mail because you cancelled a plan at": "Recibe este correo porque canceló un plan en",
  "Your plan {plan} is cancelled. It stays active until {date}, and nothing is charged after that.":
    "Su plan {plan} está cancelado. Sigue activo hasta el {date}, y después no se cobra nada.",
  "From then on the signatures, pages and business cards of the plan stop working: pictures in mails that were sent no longer show.":
    "A partir de entonces, las firmas, páginas y tarjetas de visita del plan dejan de funcionar: las imágenes de los correos ya enviados no se muestran.",
  "Keep the plan": "Conservar el plan",
  "You need do nothing to let it end.": "Para dejar que termine no tiene que hacer nada.",
  "How your signature arrives": "Cómo llega su firma",
  "Your mails will end like this one.": "Sus correos terminarán como este.",
  "You get this mail because you asked for a test mail at": "Recibe este correo porque pidió un correo de prueba en",
  "This is your signature as a mail program shows it. Open this mail on your phone too.":
    "Esta es su firma tal como la muestra un programa de correo. Abra este correo también en su teléfono.",
  "Something to change? Save it in the editor and send yourself another test mail.":
    "¿Hay algo que cambiar? Guárdelo en el editor y envíese otro correo de prueba.",
  "Welcome to Signoff": "Le damos la bienvenida a Signoff",
  "Three steps to a signature that arrives as designed.": "Tres pasos hasta una firma que llega tal como se diseñó.",
  "You get this mail because you created an account at": "Recibe este correo porque creó una cuenta en",
  "Your account is ready. A signature takes a few minutes:": "Su cuenta está lista. Una firma lleva unos minutos:",
  "1. Choose a template and fill in your details.": "1. Elija una plantilla y rellene sus datos.",
  "2. Look at it in light and dark mail, and on a phone.": "2. Mírela en correo claro y oscuro, y en un teléfono.",
  "3. Copy it into Gmail, Outlook, Apple Mail or another mail program. We show each step.":
    "3. Cópiela en Gmail, Outlook, Apple Mail u otro programa de correo. Le mostramos cada paso.",
  "Create your signature": "Cree su firma",
  "You have one already? It waits on your dashboard.": "¿Ya tiene una? Le espera en su panel.",
  "Or type this code where you are logged in. It works for {minutes} minutes.":
    "O escriba este código donde tiene la sesión iniciada. Vale {minutes} minutos.",
  "Confirm your new email address": "Confirme su nueva dirección de correo",
  "One click, and you log in with this address.": "Un clic e iniciará sesión con esta dirección.",
  "Somebody, most likely you, wants to use this address for their Signoff account. Please confirm that it is yours.":
    "Alguien, probablemente usted, quiere usar esta dirección para su cuenta de Signoff. Confirme que es suya.",
  "Use this address": "Usar esta dirección",
  "The link works once, until {date}. If it was not you, you can ignore this mail: nothing changes.":
    "El enlace vale una sola vez, hasta el {date}. Si no ha sido usted, puede ignorar este correo: nada cambia.",
  "Your email address was changed": "Su dirección de correo ha cambiado",
  "It was not you? Take it back.": "¿No ha sido usted? Deshaga el cambio.",
  "You get this mail because you had an account with this address at":
    "Recibe este correo porque tenía una cuenta con esta dirección en",
  "Your Signoff account belongs to {email} now. Log in with that address from now on.":
    "Su cuenta de Signoff pertenece ahora a {email}. A partir de ahora, inicie sesión con esa dirección.",
  "If it was not you, take it back: the account gets this address again, and everybody is logged out.":
    "Si no ha sido usted, deshaga el cambio: la cuenta vuelve a tener esta dirección y se cierran todas las sesiones.",
  "Take it back": "Deshacer el cambio",
  "The link works once, until {date}.": "El enlace vale una sola vez, hasta el {date}.",
  "Your password was changed": "Su contraseña ha cambiado",
  "All other devices are logged out.": "Se ha cerrado la sesión en todos los demás dispositivos.",
  "The password of your Signoff account was changed on {date}. All other devices are logged out.":
    "La contraseña de su cuenta de Signoff se cambió el {date}. Se ha cerrado la sesión en todos los demás dispositivos.",
  "It was you? Then there is nothing to do. If not, choose a new password at once:":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, elija enseguida una contraseña nueva:",
  "That logs everybody out who is not you.": "Eso cierra la sesión de cualquiera que no sea usted.",
  "Your code for Signoff": "Su código de Signoff",
  "It confirms that it is you.": "Confirma que es usted.",
  "Type this code where you are logged in. It works for {minutes} minutes.":
    "Escriba este código donde tiene la sesión iniciada. Vale {minutes} minutos.",
  "Did you not ask for it? Then somebody sits at a device on which you are logged in. Give the code to nobody, and log that device out.":
    "¿No lo ha pedido? Entonces alguien está ante un dispositivo con su sesión iniciada. No dé el código a nadie y cierre la sesión en ese dispositivo.",
  "A passkey was added to your account": "Se ha añadido una llave de acceso a su cuenta",
  "It opens your Signoff account without your password.": "Abre su cuenta de Signoff sin su contraseña.",
  "It was you? Then there is nothing to do. If not, remove the passkey there and change your password.":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, quite allí la llave de acceso y cambie su contraseña.",
  "A sign-in was connected to your account": "Se ha conectado un inicio de sesión a su cuenta",
  "Whoever signs in there gets into your Signoff account without your password.":
    "Quien inicie sesión allí entra en su cuenta de Signoff sin su contraseña.",
  "It was you? Then there is nothing to do. If not, disconnect it there and change your password.":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, desconéctelo allí y cambie su contraseña.",
  "Two-factor sign-in is switched on": "La verificación en dos pasos está activada",
  "From now on your Signoff account asks for a code of an authenticator app besides the password.":
    "A partir de ahora, su cuenta de Signoff pide, además de la contraseña, un código de una app de autenticación.",
  "It was you? Then there is nothing to do. If not, switch it off there and change your password. If you cannot get in any more, tell whoever runs this Signoff.":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, desactívela allí y cambie su contraseña. Si ya no puede entrar, avise a quien gestiona este Signoff.",
  "Two-factor sign-in is switched off": "La verificación en dos pasos está desactivada",
  "Your Signoff account asks for no code any more. The recovery codes have stopped working.":
    "Su cuenta de Signoff ya no pide ningún código. Los códigos de recuperación han dejado de funcionar.",
  "It was you? Then there is nothing to do. If not, change your password and switch it on again.":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, cambie su contraseña y actívela de nuevo.",
  "You have new recovery codes": "Tiene códigos de recuperación nuevos",
  "The recovery codes of your Signoff account were made anew. The old ones have stopped working.":
    "Se han creado códigos de recuperación nuevos para su cuenta de Signoff. Los anteriores han dejado de funcionar.",
  "It was you? Then there is nothing to do. If not, change your password and make new codes again.":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, cambie su contraseña y cree de nuevo otros códigos.",
  "It was not you? Undo it.": "¿No ha sido usted? Deshágalo.",
  "See how you sign in": "Ver cómo inicia sesión",
  "A new device has logged in": "Un dispositivo nuevo ha iniciado sesión",
  "It was not you? Log it out.": "¿No ha sido usted? Cierre su sesión.",
  "Somebody, most likely you, has logged in to your Signoff account with a device that we do not know yet.":
    "Alguien, probablemente usted, ha iniciado sesión en su cuenta de Signoff con un dispositivo que aún no conocemos.",
  Browser: "Navegador",
  System: "Sistema",
  When: "Cuándo",
  "See your devices": "Ver sus dispositivos",
  "It was you? Then there is nothing to do. If not, log that device out there and change your password.":
    "¿Ha sido usted? Entonces no tiene que hacer nada. Si no, cierre allí la sesión de ese dispositivo y cambie su contraseña.",
  "Everything that Signoff has of you, in one file.": "Todo lo que Signoff tiene de usted, en un archivo.",
  "Go to the download": "Ir a la descarga",
  "Make your own email signature, and you both get one more.":
    "Cree su propia firma de correo y los dos conseguirán una más.",
  "One signature is free. If you sign up with this link and confirm your address, each of you may make one more.":
    "Una firma es gratis. Si se registra con este enlace y confirma su dirección, cada uno podrá crear una más.",
  "The copy of your data that you asked for is ready: your account, your signatures, your pictures and your clicks.":
    "La copia de sus datos que ha pedido está lista: su cuenta, sus firmas, sus imágenes y sus clics.",
  "We have not kept your address. If you do not want this, you can ignore it: nobody reminds you.":
    "No hemos guardado su dirección. Si no le interesa, puede ignorar este correo: nadie se lo recordará.",
  "You get this mail because you asked for your data at": "Recibe este correo porque pidió sus datos en",
  "You have to be logged in. The file is deleted on {date}. If it was not you who asked for it, change your password.":
    "Debe tener la sesión iniciada. El archivo se elimina el {date}. Si no ha sido usted quien lo pidió, cambie su contraseña.",
  "Your data is ready to download": "Sus datos están listos para descargar",
  "{name} recommends Signoff to you": "{name} le recomienda Signoff",
  "{person} makes email signatures with Signoff and thinks that you might like it too.":
    "{person} hace firmas de correo con Signoff y cree que también a usted le puede gustar.",
  "Create your account": "Cree su cuenta",
  "Install it in {program}": "Instalarla en {program}",
  "{name} would like to hand a team over to you": "{name} quiere pasarle un equipo",
  "Nothing changes until you accept.": "Nada cambia hasta que usted acepte.",
  "You get this mail because you are in a team at": "Recibe este correo porque forma parte de un equipo en",
  "{person} would like you to become the owner of the team “{team}”.":
    "{person} quiere que usted sea el titular del equipo «{team}».",
  "{person} would like you to become the owner of the team that you are in.":
    "{person} quiere que usted sea el titular del equipo en el que está.",
  "The owner decides who is in the team, pays for its plan and can end it. There {count, plural, one {is # person} other {are # people}} in it. Its signatures, its plan and its people stay as they are.":
    "El titular decide quién está en el equipo, paga su plan y puede terminarlo. {count, plural, one {Hay # persona} other {Hay # personas}} en él. Sus firmas, su plan y sus miembros quedan como están.",
  "Look at the offer": "Ver la propuesta",
  "The offer ends on {date}. If you do not want this, you need not do anything.":
    "La propuesta termina el {date}. Si no lo desea, no tiene que hacer nada.",
  "You are the owner of the team now": "Ahora usted es el titular del equipo",
  "Your team has a new owner": "Su equipo tiene un nuevo titular",
  "Its people, its signatures and its plan are as they were.": "Sus miembros, sus firmas y su plan están como antes.",
  "You are one of its admins now.": "Usted es ahora uno de sus administradores.",
  "You have taken over the team of {person}, who is one of its admins now.":
    "Ha asumido el equipo de {person}, que ahora es uno de sus administradores.",
  "{person} has taken over your team. You are one of its admins now.":
    "{person} ha asumido su equipo. Usted es ahora uno de sus administradores.",
  "Go to the team": "Ir al equipo",
  "You did not expect this? Then write to the other one at once.":
    "¿No lo esperaba? Escriba enseguida a la otra persona.",
  "to create signatures": "crear firmas",
  "to edit signatures": "editar firmas",
  "to send signatures": "enviar firmas",
  "to duplicate signatures": "duplicar firmas",
  "to delete signatures": "eliminar firmas",
  "to have a signature": "tener una firma",
  "{name} asks for access": "{name} pide acceso",
  "They would like {wanted}.": "Le gustaría {wanted}.",
  "You get this mail because you manage a team at": "Recibe este correo porque gestiona un equipo en",
  "{person} is in your team and would like {wanted}.": "{person} está en su equipo y quiere {wanted}.",
  "Allow it": "Permitirlo",
  "Do not allow it": "No permitirlo",
  "Either opens your members page and asks you once more. Whoever asked is mailed your answer.":
    "Ambos abren su página de miembros y le preguntan una vez más. Quien lo pidió recibe su respuesta por correo.",
  "You have the access that you asked for": "Tiene el acceso que había pedido",
  "Your request was declined": "Su solicitud se ha rechazado",
  "You had asked {wanted}.": "Había pedido {wanted}.",
  "You get this mail because you asked for access at": "Recibe este correo porque pidió acceso en",
  "Your team owner gives you a signature. You find it on your dashboard as soon as it is assigned to you.":
    "El titular de su equipo le da una firma. La encontrará en su panel en cuanto se le asigne.",
  "From now on you are allowed {wanted}.": "A partir de ahora puede {wanted}.",
  "You had asked {wanted}. Your team owner has decided against it. Talk to them if you need it.":
    "Había pedido {wanted}. El titular de su equipo ha decidido que no. Hable con él si lo necesita.",
  "Go to your dashboard": "Ir a su panel",
  "Your email signature does not show any more": "Su firma de correo ya no se muestra",
  "The plan of your team has ended. Your team owner can change that.":
    "El plan de su equipo ha terminado. El titular del equipo puede cambiarlo.",
  "The plan of your team at Signoff has ended. Until {person} renews it, the pictures in your email signature are empty and it cannot be edited.":
    "El plan de su equipo en Signoff ha terminado. Hasta que {person} lo renueve, las imágenes de su firma de correo están vacías y no se puede editar.",
  "Links in your signature go on working, and nothing is deleted.":
    "Los enlaces de su firma siguen funcionando y no se elimina nada.",
  "Everything is back within a minute once the plan is renewed. You need not do anything.":
    "Cuando el plan se renueva, todo vuelve en un minuto. Usted no tiene que hacer nada.",
  "Your email signature shows again": "Su firma de correo vuelve a mostrarse",
  "The plan of your team was renewed.": "El plan de su equipo se ha renovado.",
  "The plan of your team at Signoff was renewed. Your email signature and its pictures are as they were.":
    "El plan de su equipo en Signoff se ha renovado. Su firma de correo y sus imágenes están como antes.",
  "Your account is deleted on {date}": "Su cuenta se elimina el {date}",
  "Until then you can keep it.": "Hasta entonces puede conservarla.",
  "You get this mail because you deleted your account at": "Recibe este correo porque ha eliminado su cuenta en",
  "A few weeks ago you deleted your account. It goes for good on {date}.":
    "Hace unas semanas eliminó su cuenta. Desaparece para siempre el {date}.",
  "You deleted your account. It goes for good on {date}, and until then everything works as before.":
    "Ha eliminado su cuenta. Desaparece para siempre el {date}, y hasta entonces todo funciona como antes.",
  "On that day your signatures, pictures, links and numbers are erased. Pictures in mails that you have sent become empty, and their links lead nowhere.":
    "Ese día se borran sus firmas, imágenes, enlaces y números. Las imágenes de los correos que ha enviado quedan vacías, y sus enlaces no llevan a ningún sitio.",
  "Keep my account": "Conservar mi cuenta",
  "You need do nothing to let it go. If it was not you who deleted it, keep it and change your password.":
    "No tiene que hacer nada para que se elimine. Si no fue usted quien la eliminó, consérvela y cambie su contraseña.",
  "Your account stays": "Su cuenta se conserva",
  "It is not deleted any more.": "Ya no se elimina.",
  "You get this mail because you kept your account at": "Recibe este correo porque ha conservado su cuenta en",
  "You took the deletion of your account back. Everything is as it was.":
    "Ha retirado la eliminación de su cuenta. Todo está como estaba.",
  "A plan that was cancelled with it stays cancelled, so that nothing is charged that you do not expect.":
    "Un plan que se canceló con ella sigue cancelado, para que no se cobre nada que no espere.",
  "Go to your account": "Ir a su cuenta",
  "If it was not you, change your password.": "Si no fue usted, cambie su contraseña.",
  "Your team stays": "Su equipo se conserva",
  "Your team ends on {date}": "Su equipo termina el {date}",
  "Your email signature goes on as it is.": "Su firma de correo sigue como está.",
  "Your own account stays.": "Su propia cuenta se conserva.",
  "{person} keeps the team that you are in. Nothing changes for you.":
    "{person} conserva el equipo en el que está. Para usted no cambia nada.",
  "{person} has deleted the account that your team belongs to. The team ends on {date}, and with it the signatures that you have from it: their pictures become empty and their links lead nowhere.":
    "{person} ha eliminado la cuenta a la que pertenece su equipo. El equipo termina el {date}, y con él las firmas que tiene de él: sus imágenes quedan vacías y sus enlaces no llevan a ningún sitio.",
  "Your own account stays, with all that you have made outside of the team. Whoever owns the team can keep it until that day.":
    "Su propia cuenta se conserva, con todo lo que ha hecho fuera del equipo. Quien tiene el equipo puede conservarlo hasta ese día.",
  "This was a sandbox payment: no real money was moved.": "Fue un pago de prueba: no se movió dinero real.",
  "Your trial ends on {date}": "Su periodo de prueba termina el {date}",
  "You get this mail because you try a plan at": "Recibe este correo porque prueba un plan en",
  "Your trial of {plan} ends on {date}, and nothing is charged unless you choose a plan.":
    "Su prueba de {plan} termina el {date}, y no se cobra nada si no elige un plan.",
  "Choose a plan": "Elegir un plan",
  "Your plan is cancelled": "Su plan está cancelado",
  "Nothing more will be charged.": "No se cobrará nada más.",
  "We confirm that your plan is cancelled. Nothing more will be charged.":
    "Le confirmamos que su plan está cancelado. No se cobrará nada más.",
  "Cancelled on": "Cancelado el",
  "Active until": "Activo hasta",
  "What you have made is yours: {link}.": "Lo que ha hecho es suyo: {link}.",
  "download all of it": "descargarlo todo",
  "Your plan pauses until {date}": "Su plan se pausa hasta el {date}",
  "Nothing is charged meanwhile.": "Mientras tanto no se cobra nada.",
  "You get this mail because you paused a plan at": "Recibe este correo porque pausó un plan en",
  "Your plan pauses. Nothing is charged meanwhile, and your account is as on the free plan.":
    "Su plan se pausa. Mientras tanto no se cobra nada, y su cuenta queda como en el plan gratuito.",
  "Pauses on": "Se pausa el",
  "Goes on": "Continúa el",
  "Next payment": "Próximo pago",
  "Manage the plan": "Gestionar el plan",
  "You can go on sooner, or cancel, whenever you want.": "Puede continuar antes, o cancelar, cuando quiera.",
  "Your plan goes on": "Su plan continúa",
  "{plan}: everything is as it was.": "{plan}: todo está como estaba.",
  "Your plan goes on. Signatures, pages and business cards work as before.":
    "Su plan continúa. Las firmas, las páginas y las tarjetas funcionan como antes.",
  "Renews on": "Se renueva el",
  "{amount} is on its way back to you": "{amount} está de vuelta hacia usted",
  "For {plan}.": "Por {plan}.",
  "You get this mail because you paid for a plan at": "Recibe este correo porque pagó un plan en",
  "Your payment arrived, but what it was for could not be given any more: your plan had changed meanwhile. All of it goes back.":
    "Su pago llegó, pero aquello por lo que pagó ya no se podía dar: su plan había cambiado entretanto. Se le devuelve todo.",
  "We have paid back what you paid. It goes the way on which it came, which can take some days.":
    "Hemos devuelto lo que pagó. Vuelve por la misma vía por la que llegó, lo que puede tardar unos días.",
  "Paid back on": "Devuelto el",
  Amount: "Importe",
  "See the invoices": "Ver las facturas",
  "The next plan that you pay for costs you {percent}% less.":
    "El próximo plan que pague le cuesta un {percent} % menos.",
  "There is no code to enter: it comes off by itself where you pay.":
    "No hay ningún código que introducir: se descuenta solo al pagar.",
  "{name} sent you a business card": "{name} le ha enviado una tarjeta de visita",
  "{person} would like to give you this business card: {title}": "{person} desea darle esta tarjeta de visita: {title}",
  "Open the card": "Abrir la tarjeta",
  "{name} left you their contact": "{name} le ha dejado sus datos de contacto",
  "By your business card: {title}": "Por su tarjeta de visita: {title}",
  "You get this mail because your business card takes contacts. It is kept at":
    "Recibe este correo porque su tarjeta de visita acepta contactos. Está en",
  "{name} has opened your business card and left this for you. They agreed that you get it; it is kept nowhere but in this mail.":
    "{name} ha abierto su tarjeta de visita y le ha dejado esto. Está de acuerdo en que usted lo reciba; no se guarda en ningún sitio salvo en este correo.",
  Company: "Empresa",
  "A page was reported: {title}": "Se ha denunciado una página: {title}",
  "You get this mail because you run this installation. It is about":
    "Recibe este correo porque administra esta instalación. Se trata de",
  "A visitor says that this page harms people. Please look at it.":
    "Un visitante dice que esta página perjudica a las personas. Revísela, por favor.",
  Page: "Página",
  "Its owner": "Su propietario",
  "Reports so far": "Denuncias hasta ahora",
  "Your domain is verified: {domain}": "Su dominio está verificado: {domain}",
  "We have seen the record that proves that the domain is yours. Your pages are shown under it now.":
    "Hemos visto el registro que demuestra que el dominio es suyo. Sus páginas ya se muestran en él.",
  "Leave the record in place: we look every day, and without it the domain is taken away.":
    "Deje el registro en su sitio: lo comprobamos cada día y, sin él, el dominio se retira.",
  "Your domain was taken away: {domain}": "Su dominio se ha retirado: {domain}",
  "The record that proves that the domain is yours has gone, so nothing is shown under it any more.":
    "El registro que demuestra que el dominio es suyo ha desaparecido, así que ya no se muestra nada en él.",
  "Set the same record again, and the domain comes back within a day. Your pages are seen at our address.":
    "Vuelva a poner el mismo registro y el dominio volverá en un día. Sus páginas se ven en nuestra dirección.",
  "Your domain is not verified: {domain}": "Su dominio no está verificado: {domain}",
  "We have looked for the record for 72 hours and it did not come, so we have stopped looking.":
    "Hemos buscado el registro durante 72 horas y no ha llegado, así que hemos dejado de buscarlo.",
  "Set the record, then have it checked again. Your pages are seen at our address.":
    "Ponga el registro y haga que se compruebe de nuevo. Sus páginas se ven en nuestra dirección.",
  "Your domain is somebody else's now: {domain}": "Su dominio es ahora de otra persona: {domain}",
  "The record that proved that the domain is yours has gone, and somebody else has proved that it is theirs.":
    "El registro que demostraba que el dominio es suyo ha desaparecido, y otra persona ha demostrado que es de ella.",
  "If it is yours, have a look at whoever keeps it for you. Your pages are seen at our address.":
    "Si es suyo, mire en la empresa que se lo gestiona. Sus páginas se ven en nuestra dirección.",
  "You get this mail because you own a team at": "Recibe este correo porque es titular de un equipo en",
  Domain: "Dominio",
  "Name of the record": "Nombre del registro",
  "Its value": "Su valor",
  "See your domains": "Ver sus dominios",
  "{count, plural, one {# click} other {# clicks}}": "{count, plural, one {# clic} other {# clics}}",
  "{count, plural, one {# click} other {# clicks}} from {from} to {to}":
    "{count, plural, one {# clic} other {# clics}} del {from} al {to}",
  "{visitors, plural, one {# visitor} other {# visitors}}; {before} in the week before.":
    "{visitors, plural, one {# visitante} other {# visitantes}}; {before} la semana anterior.",
  "You get this mail once a week because you asked for your numbers at":
    "Recibe este correo una vez por semana porque pidió sus números en",
  "This is what people did with your signatures, pages and cards from {from} to {to}.":
    "Esto es lo que hicieron las personas con sus firmas, páginas y tarjetas del {from} al {to}.",
  "This is what people did with the signatures, pages and cards of {team} from {from} to {to}.":
    "Esto es lo que hicieron las personas con las firmas, páginas y tarjetas de {team} del {from} al {to}.",
  Clicks: "Clics",
  "Week before": "Semana anterior",
  "Visitors, a sum of days": "Visitantes, una suma de días",
  "Image loads": "Cargas de imágenes",
  "Views of pages and cards": "Visitas de páginas y tarjetas",
  "Signatures with the most clicks": "Firmas con más clics",
  "Links with the most clicks": "Enlaces con más clics",
  "See all numbers": "Ver todos los números",
  "People are counted. Scanners, programs and your own clicks are not among them.":
    "Se cuentan personas. Los escáneres, los programas y sus propios clics no están entre ellas.",
  "Stop the weekly mail": "Dejar de recibir el correo semanal",
  "You are to look after {name} at Signoff": "Le piden que se encargue de {name} en Signoff",
  "You are to look after an Agency Hub at Signoff": "Le piden que se encargue de un Agency Hub en Signoff",
  "Accept, and you find its signatures, pages and cards.": "Acepte y encontrará sus firmas, páginas y tarjetas.",
  "{person} would like you to look after the email signatures of {company}.":
    "{person} desea que usted se encargue de las firmas de correo de {company}.",
  "{person} would like you to look after all companies of {agency}.":
    "{person} desea que usted se encargue de todas las empresas de {agency}.",
  "{person} would like you to look after all companies of an agency.":
    "{person} desea que usted se encargue de todas las empresas de una agencia.",
  "If you have no account yet, you choose a password.": "Si todavía no tiene cuenta, elija una contraseña.",
  "Your signatures show until {date}": "Sus firmas se ven hasta el {date}",
  "The plan of the agency that looks after them has ended.":
    "El plan de la agencia que se ocupa de ellas ha terminado.",
  "You get this mail because you look after a company at": "Recibe este correo porque se ocupa de una empresa en",
  "The plan of the agency that looks after {company} has ended. Until {date} everything is as it was; then the pictures in its signatures are empty and they cannot be edited.":
    "El plan de la agencia que se ocupa de {company} ha terminado. Hasta el {date} todo sigue igual; después las imágenes de sus firmas quedan vacías y no se pueden editar.",
  "your company": "su empresa",
  "Ask {person}, who runs it, to renew the plan, or to hand the company over to you.":
    "Pida a {person}, que la dirige, que renueve el plan o que le ceda la empresa.",
  "Links in signatures go on working, and nothing is deleted.":
    "Los enlaces de las firmas siguen funcionando y no se elimina nada.",
  "You have taken {company} over from {person}.": "Usted se ha hecho cargo de {company}, que era de {person}.",
  "{person} has taken {company} over. Its signatures are free in your package again.":
    "{person} se ha hecho cargo de {company}. Sus firmas vuelven a estar libres en su paquete.",
  "{person} has accepted: {company} is one of your companies now.":
    "{person} ha aceptado: {company} es ahora una de sus empresas.",
  "You have accepted: the agency of {person} has {company} now, and you are one of its admins.":
    "Ha aceptado: la agencia de {person} tiene ahora {company} y usted es uno de sus administradores.",
  "A company is a team of its own now": "Una empresa es ahora un equipo propio",
  "A team is a company of an Agency Hub now": "Un equipo es ahora una empresa de un Agency Hub",
  "Its people, its signatures and its links are as they were.": "Sus personas, firmas y enlaces están como estaban.",
  "the team": "el equipo",
  "It has what it had until {date}. Choose a plan until then, or its signatures show no more.":
    "Conserva lo que tenía hasta el {date}. Elija un plan hasta entonces o sus firmas dejarán de verse.",
  "{name} would like to hand a company over to you": "{name} quiere cederle una empresa",
  "{name} would like to look after your team's signatures": "{name} quiere ocuparse de las firmas de su equipo",
  "{person} would like you to become the owner of {company}, which the agency looks after today.":
    "{person} quiere que usted sea el propietario de {company}, de la que hoy se ocupa la agencia.",
  "a company": "una empresa",
  "{person} would like your team to become a company of {agency}, which then owns it and pays for it.":
    "{person} quiere que su equipo sea una empresa de {agency}, que entonces será su propietaria y pagará por él.",
  "an agency": "una agencia",
  "Its people, its signatures and its links stay as they are. The owner decides who is in the team, and pays for its plan.":
    "Sus personas, firmas y enlaces quedan como están. El propietario decide quién está en el equipo y paga su plan.",
  "Your people, your signatures and your links stay as they are, with room for {count, plural, one {# signature} other {# signatures}}. You go on managing the team as one of its admins. A plan that you pay for yourself ends, and the rest of it is paid back.":
    "Sus personas, firmas y enlaces quedan como están, con sitio para {count, plural, one {# firma} other {# firmas}}. Usted sigue gestionando el equipo como uno de sus administradores. Un plan que pague usted mismo termina y se le devuelve el resto.",
  "The copy of a company is ready to download": "La copia de una empresa está lista para descargar",
  "Everything that the company has, in one file.": "Todo lo que tiene la empresa, en un archivo.",
  "You get this mail because you asked for a copy of a company at":
    "Recibe este correo porque solicitó una copia de una empresa en",
  "The copy of {company} that you asked for is ready: its people, signatures, pages, cards, links, numbers and pictures.":
    "La copia de {company} que solicitó está lista: personas, firmas, páginas, tarjetas, enlaces, cifras e imágenes.",
};
