import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Mails of this team are not counted.": "Los correos de este equipo no se cuentan.",
  "Please choose a topic": "Elija un tema",
  "Please enter your name": "Introduzca su nombre",
  "Please write what it is about": "Escriba de qué se trata",
  "Please specify the subject": "Indique el asunto",
  "Please specify company size": "Indique el tamaño de la empresa",
  "Please specify your email client": "Indique su programa de correo",
  "Please choose a reason": "Elija un motivo",
  "This text has a broken character. Delete it and type it again.":
    "Este texto tiene un carácter dañado. Bórrelo y escríbalo de nuevo.",
  "A banner is part of the paid plans.": "Un banner forma parte de los planes de pago.",
  "This template is part of the paid plans.": "Esta plantilla forma parte de los planes de pago.",
  "Hiding the branding line is part of the paid plans.": "Ocultar la línea de marca forma parte de los planes de pago.",
  "Other icon styles are part of the paid plans.": "Otros estilos de iconos forman parte de los planes de pago.",
  "A link on the photo is part of the paid plans.": "Un enlace en la foto forma parte de los planes de pago.",
  "Custom fields are part of the paid plans.": "Los campos propios forman parte de los planes de pago.",
  "The link to {network} is part of the paid plans.": "El enlace a {network} forma parte de los planes de pago.",
  "The call to action is part of the paid plans.": "La llamada a la acción forma parte de los planes de pago.",
  "The disclaimer is part of the paid plans.": "El aviso legal forma parte de los planes de pago.",
  "The badge addon is part of the paid plans.": "La insignia forma parte de los planes de pago.",
  "A green message of your own is part of the paid plans.":
    "Un mensaje ecológico propio forma parte de los planes de pago.",
  "The calendar addon is part of the paid plans.": "El evento forma parte de los planes de pago.",
  "A signature can have up to {most} short links, and this one has {count} links. Take some out, or switch short links off.":
    "Una firma puede tener hasta {most} enlaces cortos, y esta tiene {count} enlaces. Quite algunos o desactive los enlaces cortos.",
  "We could not get the picture of this video. Check that it is public, or choose an own picture.":
    "No hemos podido obtener la imagen de este vídeo. Compruebe que es público o elija una imagen propia.",
  "Use at most {count} points.": "Use como máximo {count} puntos.",
  "Nest at most {count} levels.": "Anide como máximo {count} niveles.",
  "This must be 0 or 1.": "Esto debe ser 0 o 1.",
  "There is no such banner.": "Ese banner no existe.",
  "This banner has nothing of that name.": "Este banner no tiene nada con ese nombre.",
  "Choose a darker colour or a lighter background: phones could not read this code.":
    "Elija un color más oscuro o un fondo más claro: los teléfonos no podrían leer este código.",
  "This is too much for a code of this size. Shorten it or choose a larger size.":
    "Es demasiado para un código de este tamaño. Acórtelo o elija un tamaño mayor.",
  "Stay within {count} pixels.": "No pase de {count} píxeles.",
  "This is too much ink.": "Es demasiada tinta.",
  "Try again": "Intentar de nuevo",
  "An account with this email address exists already.": "Ya existe una cuenta con esta dirección de correo.",
  "This password is known from data leaks. Please choose another one.":
    "Esta contraseña se conoce por filtraciones de datos. Elija otra.",
  "Use the address of a video on YouTube, Vimeo or Loom.": "Use la dirección de un vídeo de YouTube, Vimeo o Loom.",
  "Send the ETag of the state you edited.": "Envíe el ETag del estado que ha editado.",
  "Send crop once, then image once, and nothing else.": "Envíe crop una vez, después image una vez, y nada más.",
  "Send x,y,width,height in fractions of the picture, 0 to 1.":
    "Envíe x,y,width,height en fracciones de la imagen, de 0 a 1.",
  "Please enter a password.": "Introduzca una contraseña.",
  "Use at least {count} characters.": "Use al menos {count} caracteres.",
  "Use at most {count} characters.": "Use como máximo {count} caracteres.",
  "Please enter your password.": "Introduzca su contraseña.",
  "Send either the address of a video or a picture.": "Envíe la dirección de un vídeo o una imagen.",
  "Please check the marked fields.": "Compruebe los campos marcados.",
  "The request could not be read.": "No se ha podido leer la solicitud.",
  "This kind of content is not accepted here.": "Este tipo de contenido no se acepta aquí.",
  "We could not tell that this was not sent by a program. Please try again.":
    "No hemos podido distinguir que esto no lo ha enviado un programa. Inténtelo de nuevo.",
  "You are logged in as somebody else. Only they themselves can do this.":
    "Ha iniciado sesión como otra persona. Solo ella misma puede hacer esto.",
  "Please confirm that it is you.": "Confirme que es usted.",
  "This is not your password.": "Esta no es su contraseña.",
  "This code was used already, is too old, or was typed wrong too often. Please ask for a new one.":
    "Este código ya se ha usado, ha caducado o se ha escrito mal demasiadas veces. Pida uno nuevo.",
  "This account is switched off. Please contact your administrator.":
    "Esta cuenta está desactivada. Póngase en contacto con su administrador.",
  "The code has six digits.": "El código tiene seis cifras.",
  "This is not the code that we mailed to you.": "Este no es el código que le enviamos por correo.",
  "This is your address already.": "Esta ya es su dirección.",
  "Please log in.": "Inicie sesión.",
  "Email address or password is not correct.": "La dirección de correo o la contraseña no es correcta.",
  "Your session has ended. Please log in again.": "Su sesión ha terminado. Inicie sesión de nuevo.",
  "You have no permission to do this.": "No tiene permiso para hacer esto.",
  "This request did not come from our own pages.": "Esta solicitud no procede de nuestras propias páginas.",
  "You cannot have more signatures": "No puede tener más firmas",
  "This account keeps as many pictures as it can. Please contact your administrator.":
    "Esta cuenta guarda todas las imágenes que admite. Póngase en contacto con su administrador.",
  "Please upgrade": "Cambie a un plan superior",
  "Please confirm your email address first: open the link that we mailed to you.":
    "Confirme primero su dirección de correo: abra el enlace que le hemos enviado.",
  "You've reached the limit. Only the account owner can add more signatures, pages and cards":
    "Ha llegado al límite. Solo el titular de la cuenta puede añadir más firmas, páginas y tarjetas",
  "You have no edit permissions. Please contact your administrator.":
    "No tiene permiso para editar. Póngase en contacto con su administrador.",
  "Request access from your team owner": "Pida acceso al titular de su equipo",
  "You are not admin": "No es administrador",
  "Your account is inactive. Please subscribe to continue using Agency Hub.":
    "Su cuenta está inactiva. Suscríbase para seguir usando Agency Hub.",
  "Account expired. Please contact your administrator.":
    "La cuenta ha caducado. Póngase en contacto con su administrador.",
  "The page you're looking for doesn't exist": "La página que busca no existe",
  "This was changed elsewhere. Please, reload the page and try again.":
    "Esto se ha cambiado en otro sitio. Vuelva a cargar la página e inténtelo de nuevo.",
  "This server is not asked by that name. Please check its PUBLIC_URL.":
    "A este servidor no se le llama por ese nombre. Compruebe su PUBLIC_URL.",
  "An account with this email address exists already. Please log in.":
    "Ya existe una cuenta con esta dirección de correo. Inicie sesión.",
  "This link was used already or is too old. Please ask for a new one.":
    "Este enlace ya se ha usado o ha caducado. Pida uno nuevo.",
  "This link was switched off. It leads nowhere any more.":
    "Este enlace se ha desactivado. Ya no lleva a ningún sitio.",
  "The request took too long to arrive. Please check your connection and try again.":
    "La solicitud ha tardado demasiado en llegar. Compruebe su conexión e inténtelo de nuevo.",
  "Your picture arrived too slowly. Check your connection, or choose a smaller file, and try again.":
    "Su imagen ha llegado demasiado despacio. Compruebe su conexión o elija un archivo más pequeño, e inténtelo de nuevo.",
  "Selected image is too big.": "La imagen elegida es demasiado grande.",
  "The request is too big.": "La solicitud es demasiado grande.",
  "Choose an image file.": "Elija un archivo de imagen.",
  "We could not get this picture. Check the address, or choose your own.":
    "No hemos podido obtener esta imagen. Compruebe la dirección o elija una propia.",
  "Too many attempts. Please wait a moment and try again.":
    "Demasiados intentos. Espere un momento e inténtelo de nuevo.",
  "We have mailed you the link several times today. Please look into the spam folder, or try again tomorrow.":
    "Hoy le hemos enviado el enlace varias veces. Mire en la carpeta de spam o inténtelo de nuevo mañana.",
  "Please, reload the page and try again.": "Vuelva a cargar la página e inténtelo de nuevo.",
  "The server has no space left. Nothing was saved; please tell the administrator.":
    "El servidor no tiene espacio libre. No se ha guardado nada; avise al administrador.",
  "Signoff is briefly unavailable. Your work is kept; please try again in a moment.":
    "Signoff no está disponible por un momento. Su trabajo se conserva; inténtelo de nuevo dentro de un momento.",
  "This picture could not be drawn. Please try again in a minute.":
    "No se ha podido dibujar esta imagen. Inténtelo de nuevo dentro de un minuto.",
  "Too much is being done at once. Please try again in a moment.":
    "Se están haciendo demasiadas cosas a la vez. Inténtelo de nuevo dentro de un momento.",
  "Email address is not valid.": "La dirección de correo no es válida.",
  "This is not an email address.": "Esto no es una dirección de correo.",
  "This is not a phone number.": "Esto no es un número de teléfono.",
  "Use one line of text.": "Use una sola línea de texto.",
  "Invalid email address.": "Dirección de correo no válida.",
  "Invalid HTML. Delete and try again.": "HTML no válido. Bórrelo e inténtelo de nuevo.",
  "This field is required. Choose a unique name.": "Este campo es obligatorio. Elija un nombre único.",
  "This picture belongs to another account. Choose your own.": "Esta imagen pertenece a otra cuenta. Elija una propia.",
  "Please choose a file up to {megabytes} MB in size.": "Elija un archivo de {megabytes} MB como máximo.",
  "Use a number from {min} to {max}.": "Use un número de {min} a {max}.",
  "There is no such date or time.": "Esa fecha u hora no existe.",
  "There is no such time zone.": "Esa zona horaria no existe.",
  "It ends before it starts.": "Termina antes de empezar.",
  "The event ends before it starts.": "El evento termina antes de empezar.",
  "Please enter a valid link.": "Introduzca un enlace válido.",
  "No handwriting has these letters. Use others, or draw or upload your sign.":
    "Ninguna letra manuscrita tiene esos caracteres. Use otros, o dibuje o suba su rúbrica.",
  "No mail may have this address: {address}. Use http, https, mailto or tel.":
    "Ningún correo puede llevar esta dirección: {address}. Use http, https, mailto o tel.",
  "Add up to 10 custom fields.": "Añada hasta 10 campos propios.",
  "Together the other forms of this signature change too much. Take changes back, or remove a form.":
    "Juntas, las otras formas de esta firma cambian demasiado. Deshaga cambios o quite una forma.",
  "This must be {kind}.": "Esto debe ser {kind}.",
  "This field is required.": "Este campo es obligatorio.",
  "Unknown field: {names}.": "Campo desconocido: {names}.",
  "This may be at most {count}.": "Esto puede ser como máximo {count}.",
  "This must be at least {count}.": "Esto debe ser al menos {count}.",
  "This value is not valid.": "Este valor no es válido.",
  "an array": "una lista",
  "a boolean": "un valor booleano",
  "an int": "un número entero",
  "a number": "un número",
  "an object": "un objeto",
  "a string": "un texto",
  "This field is not known.": "Este campo no se conoce.",
  "Please enter the code of your authenticator app.": "Introduzca el código de su app de autenticación.",
  "You came back without signing in. Nothing was changed.": "Ha vuelto sin iniciar sesión. No se ha cambiado nada.",
  "The sign-in there did not work. Please try again, or log in with your password.":
    "El inicio de sesión allí no ha funcionado. Inténtelo de nuevo o inicie sesión con su contraseña.",
  "This sign-in took too long or was used already. Please start again.":
    "Este inicio de sesión ha tardado demasiado o ya se ha usado. Empiece de nuevo.",
  "The other side does not confirm that your email address is yours. Confirm it there, or sign up here with a password.":
    "El otro servicio no confirma que su dirección de correo sea suya. Confírmela allí o regístrese aquí con una contraseña.",
  "There is an account with this email address. Log in to it, then you can connect this sign-in to it.":
    "Existe una cuenta con esta dirección de correo. Inicie sesión en ella y podrá conectarle este inicio de sesión.",
  "Two-factor sign-in is switched on already.": "La verificación en dos pasos ya está activada.",
  "Two-factor sign-in is switched off.": "La verificación en dos pasos está desactivada.",
  "This sign-in belongs to another account, or yours has one of the same kind. Disconnect that one first.":
    "Este inicio de sesión pertenece a otra cuenta, o la suya ya tiene uno del mismo tipo. Desconecte ese primero.",
  "Please enter a code.": "Introduzca un código.",
  "This is not a code: it has six digits.": "Esto no es un código: tiene seis cifras.",
  "This code is wrong or was used already. Wait for the next one.":
    "Este código es incorrecto o ya se ha usado. Espere al siguiente.",
  "Your account has no password yet. Log out and choose one by “Forgot your password?”, then come back.":
    "Su cuenta aún no tiene contraseña. Cierre sesión, elija una con “¿Ha olvidado su contraseña?” y vuelva.",
  "This code is not complete. It has four groups of six letters and digits.":
    "Este código no está completo. Tiene cuatro grupos de seis letras y cifras.",
  "This code is not valid, or it was used already.": "Este código no es válido o ya se ha usado.",
  "This is your own address. Please enter a friend's.": "Esta es su propia dirección. Introduzca la de un amigo.",
  "You have invited this address already.": "Ya ha invitado a esta dirección.",
  "This passkey was not accepted. Try another one, or log in with your password.":
    "Esta llave de acceso no se ha aceptado. Pruebe con otra o inicie sesión con su contraseña.",
  "You have as many passkeys as there can be. Remove one that you do not use.":
    "Tiene todas las llaves de acceso que puede haber. Quite una que no use.",
  "Please enter a name.": "Introduzca un nombre.",
  "There is no account with this email address.": "No hay ninguna cuenta con esta dirección de correo.",
  "You cannot log in as yourself, nor as another administrator.":
    "No puede entrar como usted mismo ni como otro administrador.",
  "This picture is in use. Take it off there first.": "Esta imagen está en uso. Quítela allí primero.",
  "This picture was deleted. Choose another one.": "Esta imagen se ha eliminado. Elija otra.",
  "Your profile": "Su perfil",
  "Other signatures of your team": "Otras firmas de su equipo",
  "Signoff is being looked after and is back in a few minutes. Mails that you have sent look as they always do.":
    "Signoff está en mantenimiento y vuelve en unos minutos. Los correos que ha enviado se ven como siempre.",
  "Copy of {name}": "Copia de {name}",
  "There is nobody with this email address in your team.": "No hay nadie con esta dirección de correo en su equipo.",
  "You have no default signature yet. Press the star of one on your dashboard.":
    "Todavía no tiene firma predeterminada. Pulse la estrella de una en su panel.",
  "These are as many keys as there can be. Delete one first.": "No puede haber más claves. Borre una primero.",
  "We could not read this page. Check the address, or fill in the fields yourself.":
    "No pudimos leer esta página. Compruebe la dirección o rellene los campos usted.",
  "You are attempting to invite more members than there are available in your plan.":
    "Está intentando invitar a más miembros de los que permite su plan.",
  "Your plan has room for one person. Please upgrade": "Su plan tiene sitio para una persona. Cambie a uno mayor.",
  "This person is a member of your team already, or was invited.":
    "Esta persona ya es miembro de su equipo o ya fue invitada.",
  "This person has accepted the invitation already.": "Esta persona ya ha aceptado la invitación.",
  "This is your own address: you are in the team.": "Esta es su propia dirección: ya está en el equipo.",
  "Only the owner of the team can do this.": "Solo puede hacerlo el propietario del equipo.",
  "This invitation is for another email address. Log in with the account of that address.":
    "Esta invitación es para otra dirección de correo. Inicie sesión con la cuenta de esa dirección.",
  "There is an account with this email address. Log in to it, then you can accept the invitation.":
    "Ya hay una cuenta con esta dirección de correo. Inicie sesión en ella y podrá aceptar la invitación.",
  "This invitation was accepted already. Log in to go on.":
    "Esta invitación ya se aceptó. Inicie sesión para continuar.",
  "The team has no place for you at the moment. Ask whoever invited you.":
    "El equipo no tiene sitio para usted en este momento. Pregunte a quien le invitó.",
  "This team is yours. Hand it over to somebody else before you leave it.":
    "Este equipo es suyo. Cédalo a otra persona antes de dejarlo.",
  "This team is handed over to somebody else. Log in with the account that the mail came to.":
    "Este equipo se cede a otra persona. Inicie sesión con la cuenta que recibió el correo.",
  "Your team keeps this part of the signature. Ask whoever manages the team.":
    "Su equipo fija esta parte de la firma. Pregunte a quien gestiona el equipo.",
  "You have asked for this already. Your team owner has not answered yet.":
    "Ya lo ha pedido. Su equipo aún no ha respondido.",
  "This request was answered already.": "Esta petición ya fue respondida.",
  "No directory is connected on this installation.": "En esta instalación no hay ningún directorio conectado.",
  "The file or the team has changed since it was checked. Check it again.":
    "El archivo o el equipo ha cambiado desde que se comprobó. Compruébelo de nuevo.",
  "Your team keeps this part the same for everybody.": "Su equipo mantiene esta parte igual para todos.",
  "Give it a name.": "Póngale un nombre.",
  "Choose a group of people.": "Elija un grupo de personas.",
  "Choose a signature of your team that follows no other one.": "Elija una firma de su equipo que no siga a otra.",
  "People of your team have this design. Give them another one first, and take it out of the rules.":
    "Hay personas de su equipo con este diseño. Deles antes otro y quítelo de las reglas.",
  "You are allowed to do this already.": "Esto ya se le permite.",
  "There is nothing in this file.": "Este archivo está vacío.",
  "A list can have up to {most} people.": "Una lista puede tener hasta {most} personas.",
  "There are no people in this file, only headings.": "En este archivo solo hay encabezados, ninguna persona.",
  "A list can have up to {most} columns.": "Una lista puede tener hasta {most} columnas.",
  "Two columns have the heading “{header}”. Rename one of them.":
    "Dos columnas tienen el encabezado «{header}». Cambie el nombre de una.",
  "This is not a CSV file. Save the list as CSV first.": "Esto no es un archivo CSV. Guarde primero la lista como CSV.",
  "The row at line {line} is too long. Is a quotation mark missing?":
    "La fila de la línea {line} es demasiado larga. ¿Falta una comilla?",
  "The file cannot be read at line {line}. Is a quotation mark missing?":
    "El archivo no se puede leer en la línea {line}. ¿Falta una comilla?",
  "Choose a CSV file.": "Elija un archivo CSV.",
  "Send isDry, mapping, update and checked at most once each, then the file, and nothing else.":
    "Envíe isDry, mapping, update y checked como máximo una vez cada uno, después el archivo y nada más.",
  "Say for each column what it is.": "Indique qué es cada columna.",
  "Send true or false.": "Envíe true o false.",
  "Two columns cannot be the same thing.": "Dos columnas no pueden ser lo mismo.",
  "Choose the whole name, or first and last name.": "Elija el nombre completo, o nombre y apellidos.",
  "Say which column has the email addresses.": "Indique en qué columna están las direcciones de correo.",
  "They have no signature yet. Assign one to them first.": "Esa persona aún no tiene firma. Asígnele una primero.",
  "Use at most six lines of text.": "Use como máximo seis líneas de texto.",
  "There are other people in your team. Hand it over first, or say that it goes with your account.":
    "Hay otras personas en su equipo. Traspáselo antes o indique que se elimina con su cuenta.",
  "Your account is to be deleted. Keep it first, then take the team over.":
    "Su cuenta va a eliminarse. Consérvela primero y asuma después el equipo.",
  "This is not the address of your account.": "Esta no es la dirección de su cuenta.",
  "{plan}, {count, plural, one {# person} other {# people}}":
    "{plan}, {count, plural, one {# persona} other {# personas}}",
  "Discount of {percent}%": "Descuento del {percent} %",
  Discount: "Descuento",
  "Paid before, and not used up": "Pagado antes y no utilizado",
  "Method of payment": "Método de pago",
  "Page URL cannot be empty.": "La dirección de la página no puede estar vacía.",
  "This page URL is restricted.": "Esta dirección no está permitida.",
  "URL {url} is already taken.": "La dirección {url} ya está ocupada.",
  "Use 1 to 40 lowercase letters, digits and single hyphens between them.":
    "Use de 1 a 40 letras minúsculas, cifras y guiones sueltos entre ellas.",
  "Header cannot be empty": "El encabezado no puede estar vacío",
  "Invalid domain.": "Dominio no válido.",
  "Verify this domain first.": "Verifique primero este dominio.",
  "This domain does not lead here yet. Set its second record, then check again.":
    "Este dominio aún no apunta aquí. Configure su segundo registro y compruébelo de nuevo.",
  "Title cannot be empty": "El título no puede estar vacío",
  "Report this page": "Denunciar esta página",
  "This page was reported. Do not enter passwords or payment details on it.":
    "Esta página ha sido denunciada. No introduzca en ella contraseñas ni datos de pago.",
  "What is wrong with this page?": "¿Qué problema tiene esta página?",
  "Thank you. The operator of this site will look at the page.":
    "Gracias. El administrador de este sitio revisará la página.",
  "Show the page": "Mostrar la página",
  "Your reason": "Su motivo",
  "This link was reported. Do not enter passwords or payment details where it leads.":
    "Este enlace ha sido denunciado. No introduzca contraseñas ni datos de pago donde lleva.",
  "Go there all the same": "Ir de todos modos",
  "Report this link": "Denunciar este enlace",
  "What is wrong with this link?": "¿Qué tiene de malo este enlace?",
  "Thank you. The operator of this site will look at the link.":
    "Gracias. El operador de este sitio revisará el enlace.",
  "Send isDry and host at most once each, then the file, and nothing else.":
    "Envíe isDry y host como máximo una vez cada uno, luego el archivo, y nada más.",
  "A file can have up to {most} links.": "Un archivo puede tener hasta {most} enlaces.",
  "There are no links in this file, only headings.": "En este archivo no hay enlaces, solo encabezados.",
  "No column of this file has the addresses that the links lead to, such as “Long URL” or “Destination URL”.":
    "Ninguna columna de este archivo tiene las direcciones a las que llevan los enlaces, como «Long URL» o «Destination URL».",
  "This short address is restricted.": "Esta dirección corta está restringida.",
  "The short address {slug} is already taken.": "La dirección corta {slug} ya está en uso.",
  "The link ends before it starts.": "El enlace termina antes de empezar.",
  "Enter a web address that starts with http or https.": "Escriba una dirección web que empiece por http o https.",
  "A short link cannot lead there: it is a short link itself, an address inside a network, or known to be dangerous.":
    "Un enlace corto no puede llevar ahí: es a su vez un enlace corto, una dirección interna o se sabe que es peligrosa.",
  "The target of this link follows from what it was made for. Change it there.":
    "El destino de este enlace depende de aquello para lo que se creó. Cámbielo allí.",
  "This domain is not one of your verified domains.": "Este dominio no es uno de sus dominios verificados.",
  "This team has as many short links as it can have, or made many of them today. Please try again tomorrow.":
    "Este equipo tiene tantos enlaces cortos como puede tener, o ha creado muchos hoy. Vuelva a intentarlo mañana.",
  "A link of a signature or page can be switched off, and not deleted.":
    "Un enlace de una firma o página se puede desactivar, pero no eliminar.",
  "This link does not lead anywhere yet.": "Este enlace aún no lleva a ninguna parte.",
  "This link has ended.": "Este enlace ha terminado.",
  "This link is not opened: its target was reported as dangerous.":
    "Este enlace no se abre: su destino fue denunciado como peligroso.",
  "Please press Connect again.": "Pulse de nuevo Conectar.",
  "Please upgrade to see analytics.": "Mejore su plan para ver las estadísticas.",
  "The last day lies before the first.": "El último día es anterior al primero.",
  "This question cannot be answered.": "Esta pregunta no se puede responder.",
  "Choose a range of at most 400 days.": "Elija un intervalo de 400 días como máximo.",
  "You have reached your page limit": "Ha alcanzado su límite de páginas",
  "You cannot have more business cards": "No puede tener más tarjetas de visita",
  "An unpublished page cannot be shared": "Una página sin publicar no se puede compartir",
  "This page has expired": "Esta página ha caducado",
  "Please upgrade to use a domain of your own.": "Mejore su plan para usar un dominio propio.",
  "Your lifetime plan doesn't include the Custom Domain feature": "Su plan de por vida no incluye dominios propios",
  "This domain is in use already.": "Este dominio ya está en uso.",
  "These are as many domains as there can be. Delete one first.": "No puede haber más dominios. Elimine uno primero.",
  "This address is there twice.": "Esta dirección aparece dos veces.",
  "Your package does not have so many signatures left. Enlarge it, or give another company fewer.":
    "A su paquete no le quedan tantas firmas. Amplíelo o asigne menos a otra empresa.",
  "This company is archived. Whoever looks after it can take it out of there; then the link works.":
    "Esta empresa está archivada. Quien la gestiona puede recuperarla; entonces el enlace funciona.",
  "This company has more signatures or people than that. Delete some first, or leave it more.":
    "Esta empresa tiene más firmas o personas. Elimine algunas primero o déjele más.",
  "This person is an administrator already, or was invited.": "Esta persona ya es administradora o fue invitada.",
  "There are as many administrators as there can be. Delete one first.":
    "No puede haber más administradores. Elimine uno primero.",
  "You administrate another Agency Hub already. Ask them to delete you there first.":
    "Ya administra otro Agency Hub. Pida primero que le eliminen allí.",
  "Your Agency Hub has companies in use. Hand them over, or archive them, before you delete your account.":
    "Su Agency Hub tiene empresas en uso. Entréguelas o archívelas antes de eliminar su cuenta.",
  "There are as many open offers as there can be. Take one back first.":
    "No puede haber más ofertas abiertas. Retire primero una.",
  "You act for a team that is not yours alone to give. Choose your own team, and open the link again.":
    "Actúa para un equipo del que no puede disponer usted solo. Elija su propio equipo y abra el enlace otra vez.",
  "The column names too many designs.": "La columna indica demasiados diseños.",
  "Take a column of your own, the department, the place or the position.":
    "Elija una columna propia, el departamento, el lugar o el cargo.",
  "Send isDry, wanted, mapping and checked at most once each, then the file, and nothing else.":
    "Envíe isDry, wanted, mapping y checked como máximo una vez cada uno, después el archivo, y nada más.",
  "Choose at least one company.": "Elija al menos una empresa.",
  "There are as many shared designs as there can be. Stop sharing one first.":
    "Hay tantos diseños compartidos como puede haber. Deje antes de compartir uno.",
  "Your agency shares this design and keeps it as it is. Ask them when something of it is to change.":
    "Su agencia comparte este diseño y lo mantiene como está. Pregúntele cuando haya que cambiar algo.",
  "Companies have this design. Stop sharing it first.":
    "Hay empresas que tienen este diseño. Deje antes de compartirlo.",
  "Please enter a text.": "Introduzca un texto.",
  "Logo of your agency": "Logotipo de su agencia",
};
