import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Put it into your mail": "Póngala en su correo",
  "Mail client:": "Programa de correo:",
  "More ways to take it": "Más formas de llevársela",
  "Copying by button needs JavaScript. Select the signature and press Ctrl C (⌘ C on a Mac), or take a file.":
    "El botón de copiar necesita JavaScript. Seleccione la firma y pulse Ctrl C (⌘ C en un Mac), o llévese un archivo.",
  "Where do you write your mails?": "¿Dónde escribe sus correos?",
  "The browser did not allow copying. The signature is selected: press Ctrl C (⌘ C on a Mac).":
    "El navegador no ha permitido copiar. La firma está seleccionada: pulse Ctrl C (⌘ C en un Mac).",
  "The browser did not allow copying. Select the source below and press Ctrl C (⌘ C on a Mac).":
    "El navegador no ha permitido copiar. Seleccione abajo el código y pulse Ctrl C (⌘ C en un Mac).",
  "The browser did not allow copying. Select the text below and press Ctrl C (⌘ C on a Mac).":
    "El navegador no ha permitido copiar. Seleccione abajo el texto y pulse Ctrl C (⌘ C en un Mac).",
  "Download .{ending}": "Descargar .{ending}",
  "Copy source": "Copiar código",
  "Copy signature": "Copiar firma",
  "Copied, now paste it in {program}": "Copiada, péguela ahora en {program}",
  "Copy for replies": "Copiar para respuestas",
  "Copy plain text": "Copiar texto sin formato",
  "What to copy": "Qué copiar",
  "Making the file": "Creando el archivo",
  Page: "Página",
  "For Thunderbird and other programs that take a file.": "Para Thunderbird y otros programas que admiten un archivo.",
  "Outlook files": "Archivos de Outlook",
  "For classic Outlook on Windows, with pictures that fit it pixel by pixel.":
    "Para el Outlook clásico en Windows, con imágenes que encajan píxel a píxel.",
  "Apple Mail signature": "Firma de Apple Mail",
  "Goes into a signature file of Apple Mail.": "Va en un archivo de firma de Apple Mail.",
  "Test mail": "Correo de prueba",
  "Opens as a draft: send it to yourself.": "Se abre como borrador: envíeselo a usted.",
  "Plain text": "Texto sin formato",
  "For mails without formatting.": "Para correos sin formato.",
  "Install in {program}": "Instalar en {program}",
  "Way to install in {program}": "Forma de instalarla en {program}",
  "Open the settings of {program}": "Abrir los ajustes de {program}",
  "How to check": "Cómo comprobarlo",
  "If something is off": "Si algo no está bien",
  "Good to know": "Conviene saber",
  "Last checked in {month}": "Última comprobación: {month}",
  "Code with the address of this page": "Código con la dirección de esta página",
  "A test mail is on its way to {email}.": "Un correo de prueba va de camino a {email}.",
  "Please confirm your email address first: open the link in our mail to {email}.":
    "Confirme primero su dirección de correo: abra el enlace de nuestro correo a {email}.",
  "Send me a test mail": "Enviarme una prueba",
  "Sent from my …": "Enviado desde mi …",
  Settings: "Ajustes",
  Apps: "Apps",
  Signature: "Firma",
  "All Accounts": "Todas las cuentas",
  Paste: "Pegar",
  "Undo Change Attributes": "Deshacer cambio de atributos",
  Undo: "Deshacer",
  "About Mail": "Acerca de Mail",
  "Settings…": "Ajustes…",
  "Accounts…": "Cuentas…",
  All: "Todo",
  "My account": "Mi cuenta",
  "Signature 1": "Firma 1",
  "Always match my font": "Usar siempre mi tipo de letra",
  "New Message": "Mensaje nuevo",
  Signatures: "Firmas",
  Information: "Información",
  Locked: "Bloqueado",
  "See all settings": "Ver todos los ajustes",
  General: "General",
  Labels: "Etiquetas",
  Inbox: "Recibidos",
  "+ Create new": "+ Crear",
  "Signature defaults": "Valores predeterminados de firma",
  "For new emails": "Para correos nuevos",
  "My signature": "Mi firma",
  "On reply/forward": "Al responder o reenviar",
  "Save Changes": "Guardar cambios",
  "Mobile signature": "Firma para móviles",
  "Viewing email": "Ver correo",
  "Writing email": "Redactar correo",
  "ana@…": "ana@…",
  Accounts: "Cuentas",
  Add: "Añadir",
  For: "Para",
  "Add Signature": "Añadir firma",
  "New messages": "Mensajes nuevos",
  Replies: "Respuestas",
  "About Outlook": "Acerca de Outlook",
  Services: "Servicios",
  "Choose default signature": "Elegir firma predeterminada",
  "Per account": "Por cuenta",
  Layout: "Disposición",
  "Compose and reply": "Redactar y responder",
  "Email signature": "Firma de correo",
  "+ New signature": "+ Nueva firma",
  Save: "Guardar",
  "Your accounts": "Sus cuentas",
  File: "Archivo",
  Info: "Información",
  Print: "Imprimir",
  Options: "Opciones",
  Calendar: "Calendario",
  "Signatures…": "Firmas…",
  "E-mail Signature": "Firma de correo electrónico",
  New: "Nueva",
  "E-mail account": "Cuenta de correo",
  OK: "Aceptar",
  Run: "Ejecutar",
  "%APPDATA%\\Microsoft": "%APPDATA%\\Microsoft",
  "Signatures and Stationery": "Firmas y plantilla",
  "New Account": "Nueva cuenta",
  "Account Settings": "Configuración de la cuenta",
  Composition: "Redacción",
  "Composition & Addressing": "Redacción y direcciones",
  Place: "Lugar",
  "Below reply": "Bajo la respuesta",
  "Attach from a file": "Adjuntar desde un archivo",
  "Signature text": "Texto de la firma",
  "Use HTML": "Usar HTML",
  "Open the signatures": "Abrir las firmas",
  "In the menu Mail choose Settings, then Signatures.": "En el menú Mail elija Ajustes y después Firmas.",
  "Add one": "Añadir una",
  "Choose your account on the left, then press the plus sign.": "Elija su cuenta a la izquierda y pulse el signo más.",
  "Untick “Always match my default message font”": "Desmarcar “Usar siempre mi tipo de letra por omisión”",
  "With the tick all colours and fonts are lost.": "Con la marca se pierden todos los colores y fuentes.",
  "Delete the suggested text and press ⌘ V.": "Borre el texto sugerido y pulse ⌘ V.",
  "Close the window and write a mail": "Cerrar la ventana y escribir un correo",
  "The signature stands under it from now on.": "La firma aparece debajo a partir de ahora.",
  "Empty frames instead of pictures in this window are no failure: send yourself a mail to see them.":
    "Los marcos vacíos en lugar de imágenes en esta ventana no son un fallo: envíese un correo para verlas.",
  "Mail may send plain text when nothing in your mail is formatted.":
    "Mail puede enviar texto sin formato si nada de su correo lleva formato.",
  "Exact, by file": "Exacta, con archivo",
  "Download the file": "Descargar el archivo",
  "It has the signature letter by letter, with nothing rearranged.":
    "Contiene la firma letra por letra, sin nada cambiado de sitio.",
  "Make a signature to replace": "Crear una firma para reemplazar",
  "In Mail: Settings, Signatures, plus sign. Type a word, then quit Mail.":
    "En Mail: Ajustes, Firmas, signo más. Escriba una palabra y después salga de Mail.",
  "Open the folder of signatures": "Abrir la carpeta de las firmas",
  "In Finder press ⇧ ⌘ G and go to ~/Library/Mail/V10/MailData/Signatures (or the V with the highest number).":
    "En el Finder pulse ⇧ ⌘ G y vaya a ~/Library/Mail/V10/MailData/Signatures (o a la V con el número más alto).",
  "Replace the body of the newest file": "Reemplazar el contenido del archivo más reciente",
  "Open it and the downloaded one in TextEdit. Keep the header, and paste what stands below the first empty line.":
    "Ábralo junto con el descargado en TextEdit. Conserve la cabecera y pegue lo que figura debajo de la primera línea vacía.",
  "Lock the file": "Bloquear el archivo",
  "Choose it, press ⌘ I and tick Locked, or Mail writes over it. Open Mail again.":
    "Selecciónelo, pulse ⌘ I y marque Bloqueado; si no, Mail lo sobrescribe. Abra Mail de nuevo.",
  "Not in that folder? Older versions keep signatures in the iCloud folder, and some versions of Mail cannot read this one: paste instead.":
    "¿No está en esa carpeta? Las versiones antiguas guardan las firmas en la carpeta de iCloud, y algunas versiones de Mail no pueden leer esta: en ese caso, pegue la firma.",
  "A locked signature cannot be changed in Mail: unlock the file first.":
    "Una firma bloqueada no se puede cambiar en Mail: desbloquee primero el archivo.",
  "Copy the signature there": "Copiar allí la firma",
  "Hold the device sideways when you tap Copy: widths are kept better.":
    "Sostenga el dispositivo en horizontal al tocar Copiar: así se conservan mejor los anchos.",
  "Open Settings, Apps, Mail, Signature": "Abrir Ajustes, Apps, Mail, Firma",
  "Before iOS 18: Settings, Mail, Signature. Choose “All Accounts” or “Per Account”.":
    "Antes de iOS 18: Ajustes, Mail, Firma. Elija “Todas las cuentas” o “Por cuenta”.",
  "Clear the box, press long and choose Paste. It looks broken now.":
    "Vacíe el cuadro, manténgalo pulsado y elija Pegar. Por ahora se ve mal.",
  "Mail on iPhone and iPad": "Mail en iPhone y iPad",
  iPhone: "iPhone",
  "Shake the phone": "Agitar el teléfono",
  "Tap Undo at “Undo Change Attributes”: the signature looks as it should.":
    "Toque Deshacer en “Deshacer cambio de atributos”: la firma se ve como debe.",
  iPad: "iPad",
  "Swipe left with three fingers": "Deslizar tres dedos hacia la izquierda",
  "That undoes the change of attributes. Or tap with three fingers, then the arrow back.":
    "Eso deshace el cambio de atributos. O toque con tres dedos y después la flecha hacia atrás.",
  "In a browser": "En un navegador",
  "Open the settings": "Abrir los ajustes",
  "Click the gear, then “See all settings”.": "Haga clic en la rueda dentada y después en “Ver todos los ajustes”.",
  "On the tab General find Signature, choose “Create new” and name it.":
    "En la pestaña General busque Firma, elija “Crear” y póngale un nombre.",
  "Set the defaults": "Definir los valores predeterminados",
  "Under “Signature defaults” choose it for new mails and for replies.":
    "En “Valores predeterminados de firma” elíjala para correos nuevos y para respuestas.",
  "The button is at the very end of the page. Without it nothing is kept.":
    "El botón está al final de la página. Sin él no se guarda nada.",
  "No signature under a mail? The defaults or “Save Changes” were missed.":
    "¿No hay firma debajo del correo? Faltan los valores predeterminados o “Guardar cambios”.",
  "Tabs of Gmail that were open show the old one until they are reloaded.":
    "Las pestañas de Gmail que estaban abiertas muestran la antigua hasta que se recargan.",
  "Each address you send from has a signature of its own: choose the address first.":
    "Cada dirección desde la que envía tiene su propia firma: elija primero la dirección.",
  "A signature may have 10,000 characters of HTML.": "Una firma puede tener 10.000 caracteres de HTML.",
  "A mail is cut off at about 102 KB: in long threads every quoted signature counts.":
    "Un correo se corta a unos 102 KB: en conversaciones largas cuenta cada firma citada.",
  "In the app": "En la app",
  "Install it in a browser first": "Instalarla primero en un navegador",
  "The app takes over the signature you have there.": "La app toma la firma que tiene allí.",
  "Open the settings of the app": "Abrir los ajustes de la app",
  "Tap the menu, then Settings, then your account.": "Toque el menú, después Ajustes y después su cuenta.",
  "Switch “Mobile signature” off": "Desactivar “Firma para móviles”",
  "Then the app uses the signature from the browser.": "Entonces la app usa la firma del navegador.",
  "What is typed under “Mobile signature” is sent as plain text, without pictures and colours.":
    "Lo que se escribe en “Firma para móviles” se envía como texto sin formato, sin imágenes ni colores.",
  "This works for Google accounts only.": "Esto solo funciona con cuentas de Google.",
  "In dark mode the app on iPhone turns all colours round, the one on Android only light grounds.":
    "En modo oscuro, la app del iPhone invierte todos los colores; la de Android, solo los fondos claros.",
  "Copy the signature": "Copiar la firma",
  "Use the Copy button on this page.": "Use el botón Copiar de esta página.",
  "Copy the source": "Copiar el código",
  "It takes the HTML itself; the Copy button copies just that now.":
    "Admite el propio HTML; el botón Copiar copia ahora justo eso.",
  "Open this page on the device": "Abrir esta página en el dispositivo",
  "Scan the code, or send yourself the address.": "Escanee el código o envíese la dirección.",
  "Click into the box and press Ctrl V (⌘ V on a Mac).": "Haga clic en el cuadro y pulse Ctrl V (⌘ V en un Mac).",
  "Write a new mail: the signature stands under it. Send it to an address outside your company, and reply to one.":
    "Escriba un correo nuevo: la firma aparece debajo. Envíelo a una dirección de fuera de su empresa y responda a otro.",
  "Open the account settings": "Abrir la configuración de la cuenta",
  "In the menu choose Account Settings, then click the name of your account.":
    "En el menú elija Configuración de la cuenta y después haga clic en el nombre de su cuenta.",
  "Choose its place": "Elegir su lugar",
  "Under “Composition & Addressing”: below my reply, above the quote.":
    "En “Redacción y direcciones”: bajo mi respuesta, encima de la cita.",
  "From a file": "Desde un archivo",
  "Keep it where it can stay: Thunderbird reads it for each mail.":
    "Guárdelo donde pueda quedarse: Thunderbird lo lee con cada correo.",
  "Tick “Attach the signature from a file instead”": "Marcar “Adjuntar la firma desde un archivo”",
  "Press Choose and pick the downloaded .html file.": "Pulse Elegir y seleccione el archivo .html descargado.",
  "Pictures that add-ons put into signatures are not always sent. This way they are.":
    "Las imágenes que los complementos ponen en las firmas no siempre se envían. De esta forma, sí.",
  "Each account needs it once.": "Cada cuenta lo necesita una vez.",
  "As source": "Como código",
  "Tick “Use HTML”": "Marcar “Usar HTML”",
  "It belongs to the box “Signature text”.": "Pertenece al cuadro “Texto de la firma”.",
  "Empty pictures in a reply? Some people report that: try the way from a file.":
    "¿Imágenes vacías en una respuesta? Algunas personas lo cuentan: pruebe con un archivo.",
  "Choose Settings, then “More Settings”, then “Writing email”.":
    "Elija Ajustes, después “Más ajustes” y después “Redactar correo”.",
  "Switch the signature on": "Activar la firma",
  "Use the switch of the address you send from.": "Use el interruptor de la dirección desde la que envía.",
  "Words on the screen may differ a little from these.": "Las palabras de la pantalla pueden diferir un poco de estas.",
  "Expect plain text in the app for phones until you have tested it.":
    "Cuente con texto sin formato en la app para teléfonos hasta que lo haya probado.",
  "In the menu Spark choose Settings, then Signatures.": "En el menú Spark elija Ajustes y después Firmas.",
  "Switch signatures on and add one": "Activar las firmas y añadir una",
  "Where it offers HTML, choose that.": "Donde ofrezca HTML, elija esa opción.",
  "Paste and save": "Pegar y guardar",
  "Press ⌘ V in the box, and choose the address it belongs to.":
    "Pulse ⌘ V en el cuadro y elija la dirección a la que pertenece.",
  "Open this page on the phone": "Abrir esta página en el teléfono",
  "Scan the code, then tap Copy there.": "Escanee el código y toque allí Copiar.",
  "Tap the menu, then Settings, then Signatures.": "Toque el menú, después Ajustes y después Firmas.",
  "Switch them on and add one": "Activarlas y añadir una",
  "Tap “Add Signature” and choose HTML.": "Toque “Añadir firma” y elija HTML.",
  "Choose the address that uses it by default.": "Elija la dirección que la usa de forma predeterminada.",
  "Source code": "Código fuente",
  "your program": "su programa",
  "One table with inline styles and pictures by address; nothing else is needed.":
    "Una tabla con estilos en línea e imágenes por dirección; no hace falta nada más.",
  "Paste it where HTML is asked for": "Pegarlo donde se pida HTML",
  "Helpdesks, CRM systems and other mail programs have such a box.":
    "Los servicios de asistencia, los CRM y otros programas de correo tienen un cuadro así.",
  "Send a test mail": "Enviar un correo de prueba",
  "Best to an address outside your company.": "Mejor a una dirección de fuera de su empresa.",
  "Look at the mail that arrived: pictures, links, and how it looks on a phone.":
    "Mire el correo que ha llegado: imágenes, enlaces y cómo se ve en un teléfono.",
  "Paste it as it is: editors that tidy HTML up often break mails.":
    "Péguelo tal cual: los editores que ordenan el HTML a menudo estropean los correos.",
  "Outlook for Windows": "Outlook para Windows",
  "In new Outlook choose Settings, then Accounts, then Signatures.":
    "En el nuevo Outlook elija Configuración, después Cuentas y después Firmas.",
  "Add a new signature": "Añadir una firma nueva",
  "Choose “New signature” and name it; the name takes no @.":
    "Elija “Nueva firma” y póngale un nombre; no puede llevar @.",
  "Click into the box and press Ctrl V.": "Haga clic en el cuadro y pulse Ctrl V.",
  "Set the defaults, then Save": "Definir los valores predeterminados y guardar",
  "Choose it for new messages and for replies and forwards.":
    "Elíjala para mensajes nuevos y para respuestas y reenvíos.",
  "In invitations to meetings it can stand above an older one instead of replacing it: delete the old one.":
    "En las invitaciones a reuniones puede quedar encima de una antigua en lugar de reemplazarla: borre la antigua.",
  "Files cannot be imported, only pasting works.": "No se pueden importar archivos, solo funciona pegar.",
  "In dark mode it recolours parts of every mail.": "En modo oscuro cambia los colores de partes de cada correo.",
  Classic: "Clásica",
  "Open the options": "Abrir las opciones",
  "In the menu File choose Options, then Mail.": "En el menú Archivo elija Opciones y después Correo.",
  "Open “Signatures…”": "Abrir “Firmas…”",
  "A window with all your signatures opens.": "Se abre una ventana con todas sus firmas.",
  "Add a new one": "Añadir una nueva",
  "Press New and give it a name.": "Pulse Nueva y póngale un nombre.",
  "Set the defaults, then OK": "Definir los valores predeterminados y aceptar",
  "Choose the account, then the signature for new messages and for replies.":
    "Elija la cuenta y después la firma para mensajes nuevos y para respuestas.",
  "Pictures look soft or too large while you write? Take “Classic, files” instead: its pictures fit Word pixel by pixel.":
    "¿Las imágenes se ven borrosas o demasiado grandes al escribir? Use “Clásica, archivos”: sus imágenes encajan en Word píxel a píxel.",
  "A picture that was exchanged later stays old: Outlook keeps a copy. Paste the signature again.":
    "Una imagen que se cambió después sigue siendo la antigua: Outlook guarda una copia. Pegue la firma de nuevo.",
  "Word draws every mail here: corners are square, and animations may show their first picture only.":
    "Aquí Word dibuja cada correo: las esquinas son rectas y las animaciones pueden mostrar solo su primera imagen.",
  "In dark mode all colours are turned round.": "En modo oscuro se invierten todos los colores.",
  "Classic, files": "Clásica, archivos",
  "Download and unpack the files": "Descargar y descomprimir los archivos",
  "Open the .zip and choose “Extract all”. Close Outlook.": "Abra el .zip y elija “Extraer todo”. Cierre Outlook.",
  "Open Outlook's folder": "Abrir la carpeta de Outlook",
  "Press Windows + R, type %APPDATA%\\Microsoft and press Enter.":
    "Pulse Windows + R, escriba %APPDATA%\\Microsoft y pulse Intro.",
  "Copy the folder “Signatures” there": "Copiar allí la carpeta “Signatures”",
  "If Windows asks, merge it with the one that exists.": "Si Windows pregunta, combínela con la que ya existe.",
  "Choose it in Outlook": "Elegirla en Outlook",
  "Start Outlook: File, Options, Mail, Signatures. Choose it for new messages and for replies.":
    "Inicie Outlook: Archivo, Opciones, Correo, Firmas. Elíjala para mensajes nuevos y para respuestas.",
  "Gone after a while? With roaming signatures the mailbox writes over these files; administrators switch that off with DisableRoamingSignatures = 1.":
    "¿Ha desaparecido pasado un tiempo? Con las firmas móviles (roaming), el buzón sobrescribe estos archivos; los administradores lo desactivan con DisableRoamingSignatures = 1.",
  "Pictures do not travel with the mail? Set “Send Pictures With Document” to 1 in the registry.":
    "¿Las imágenes no viajan con el correo? Ponga “Send Pictures With Document” en 1 en el Registro.",
  "For classic Outlook only: the new one takes no files.": "Solo para el Outlook clásico: el nuevo no admite archivos.",
  "Outlook for Mac": "Outlook para Mac",
  "In the menu Outlook choose Settings, then Signatures.": "En el menú Outlook elija Configuración y después Firmas.",
  "Press the plus sign and give it a name.": "Pulse el signo más y póngale un nombre.",
  "Delete what stands in the box, then press ⌘ V.": "Borre lo que haya en el cuadro y pulse ⌘ V.",
  "Choose it for new messages and for replies.": "Elíjala para mensajes nuevos y para respuestas.",
  "Letters look different? Outlook's own default font and size can take the place of yours.":
    "¿La letra se ve distinta? La fuente y el tamaño predeterminados de Outlook pueden sustituir a los suyos.",
  "The version of 2016 may send pictures as attachments: send yourself a test mail.":
    "La versión de 2016 puede enviar las imágenes como adjuntos: envíese un correo de prueba.",
  "Outlook on phone and tablet": "Outlook en el teléfono y la tableta",
  "Tap the Copy button at the bottom of the page.": "Toque el botón Copiar en la parte inferior de la página.",
  "Open the settings of Outlook": "Abrir los ajustes de Outlook",
  "Tap Settings, then your account, then Signature.": "Toque Ajustes, después su cuenta y después Firma.",
  "Clear the box, press long and choose Paste. Use “Per account” where you need it.":
    "Vacíe el cuadro, manténgalo pulsado y elija Pegar. Use “Por cuenta” donde lo necesite.",
  "Pictures or colours are missing? What survives differs by version and account: copy the plain text instead.":
    "¿Faltan imágenes o colores? Lo que se conserva depende de la versión y de la cuenta: copie el texto sin formato.",
  "Many accounts keep nothing but plain text here.": "Muchas cuentas solo conservan aquí texto sin formato.",
  "Office 365 and Outlook.com": "Office 365 y Outlook.com",
  "Outlook on the web": "Outlook en la Web",
  "Click the gear, then Mail, then “Compose and reply”.":
    "Haga clic en la rueda dentada, después en Correo y después en “Redactar y responder”.",
  "Choose “New signature” and give it a name.": "Elija “Nueva firma” y póngale un nombre.",
  "The old one still shows? Outlook on the web keeps it in mind: reload the tab.":
    "¿Aún aparece la antigua? Outlook en la Web la recuerda: recargue la pestaña.",
  "Open your signature here and press Copy. Without one yet, create it first: no account is needed to begin.":
    "Abra aquí su firma y pulse Copiar. Si aún no tiene, créela primero: no hace falta una cuenta para empezar.",
  "Open your signature here, choose this client, and press Copy: it takes the HTML itself.":
    "Abra aquí su firma, elija este programa y pulse Copiar: toma el propio HTML.",
  "Open the page of your signature there. It has a code to scan, or send yourself its address.":
    "Abra allí la página de su firma. Tiene un código para escanear, o envíese la dirección.",
  "Leave the signature box of iCloud.com empty: it keeps plain text only.":
    "Deje vacío el cuadro de firma de iCloud.com: solo conserva texto sin formato.",
  "Words on the screen may differ: this is how earlier versions of Spark did it.":
    "Las palabras de la pantalla pueden ser distintas: así era en versiones anteriores de Spark.",
  "Copy: {form}": "Copiar: {form}",
  "Point the camera of your phone at the code: this page opens there, with the steps for it.":
    "Apunte la cámara de su teléfono al código: esta página se abre allí, con los pasos para él.",
  "Send it to somebody": "Enviarla a alguien",
  "{count, plural, one {Send the signature} other {Send # signatures}}":
    "{count, plural, one {Enviar la firma} other {Enviar # firmas}}",
  "Sending by email is part of the paid plans from ten signatures on.":
    "El envío por correo forma parte de los planes de pago a partir de diez firmas.",
  "They get it by mail with a button that leads to the steps. They need no account.":
    "La reciben por correo con un botón que lleva a los pasos. No necesitan cuenta.",
  Send: "Enviar",
  "Steps for": "Pasos para",
  "Whatever they use": "Lo que utilicen",
  "Message (optional)": "Mensaje (opcional)",
  "Your signature is installed.": "Su firma está instalada.",
  "When you change it later, come back and copy it again: mail programs keep what was pasted.":
    "Si la cambia más tarde, vuelva y cópiela de nuevo: los programas de correo conservan lo que se pegó.",
  "Does it stand under your mails?": "¿Aparece debajo de sus correos?",
  "Say so, and your dashboard tells you when what you installed has become older than your design.":
    "Dígalo, y su panel le avisará cuando lo instalado sea más antiguo que su diseño.",
  "I have installed it": "La he instalado",
  "The signature is on its way to {email}.": "La firma va en camino a {email}.",
  "{count} signatures are on their way.": "{count} firmas van en camino.",
  "At most {count} go out together. Choose fewer, and send the others after them.":
    "Como máximo salen {count} a la vez. Elija menos y envíe las demás después.",
  "Each goes to its own recipient.": "Cada una va a su propio destinatario.",
  "{name} goes to": "{name} va a",
  "The address of its preview works for everybody: send it yourself.":
    "La dirección de la vista previa funciona para todos: envíela usted.",
  "Copy the address": "Copiar la dirección",
};
