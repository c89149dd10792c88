import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "As it arrived": "Como llegó",
  "As you designed it": "Como la diseñó",
  "Mail of {time}.": "Correo del {time}.",
  "Mail of {time}: look at it": "Correo de las {time}: revisarlo",
  "As it was on {date}": "Como era el {date}",
  "As it is now": "Como es ahora",
  "Check address": "Dirección de comprobación",
  "Check another mail": "Comprobar otro correo",
  "Check that it arrives": "Comprobar que llega",
  "Choose View, Message, “Raw Source”, or drag the mail onto the desktop and from there here.":
    "Elija Visualización, Mensaje, “Datos originales”, o arrastre el correo al escritorio y de allí aquí.",
  "Choose a file": "Elegir un archivo",
  "Choose it as the default for new mails and for replies, and send another mail.":
    "Elíjala como predeterminada para correos nuevos y respuestas, y envíe otro correo.",
  "Colours, pictures and links are gone, as in a mail without formatting.":
    "Los colores, las imágenes y los enlaces se perdieron, como en un correo sin formato.",
  "Copy address": "Copiar la dirección",
  "Copy the signature again and put it in the place of the old one.":
    "Copie de nuevo la firma y póngala en el lugar de la antigua.",
  "Delete it in the settings of the program, under Signature.": "Bórrela en los ajustes del programa, en Firma.",
  "Delete the older one in the settings: new Outlook adds the next instead of replacing it.":
    "Borre la más antigua en los ajustes: el Outlook nuevo añade la siguiente en vez de sustituirla.",
  "Delete the signature there, copy it again with the button of this page, and paste it.":
    "Borre la firma allí, cópiela de nuevo con el botón de esta página y péguela.",
  "Every mail gets larger, and many programs list them as files. One that you exchange later stays old.":
    "Cada correo pesa más, y muchos programas las muestran como archivos. La que cambie más tarde seguirá siendo la antigua.",
  "Gmail and Outlook do not show such pictures.": "Gmail y Outlook no muestran esas imágenes.",
  "Hold the phone sideways while you copy: widths are kept better then.":
    "Sostenga el teléfono en horizontal al copiar: así se conservan mejor los anchos.",
  "How to check": "Cómo comprobarlo",
  "In the account settings tick “Use HTML”, or attach the signature from a file.":
    "En la configuración de la cuenta marque “Usar HTML”, o adjunte la firma desde un archivo.",
  "In the settings of Mail, under Composing, choose Rich Text as the message format.":
    "En los ajustes de Mail, en Redacción, elija Texto enriquecido como formato.",
  "In the settings of Mail, under Signatures, untick “Always match my default message font”.":
    "En los ajustes de Mail, en Firmas, desmarque “Usar siempre mi tipo de letra por omisión”.",
  "It arrived as you designed it.": "Llegó como la diseñó.",
  "It is an earlier version.": "Es una versión anterior.",
  "It is the form “{form}”.": "Es la forma “{form}”.",
  "It stands beside your signature.": "Está junto a su firma.",
  "It stands there more than once.": "Aparece más de una vez.",
  "Its look has changed.": "Su aspecto ha cambiado.",
  "Keep one in the settings. If your company adds signatures as well, only one of the two should.":
    "Deje una sola en los ajustes. Si su empresa también añade firmas, que lo haga solo uno de los dos.",
  "Leave older mails out of your answers, or write a shorter one.":
    "Quite los correos antiguos de sus respuestas, o escriba uno más corto.",
  "Let your program write mails as HTML, then copy the signature again and paste it.":
    "Haga que su programa escriba correos en HTML, copie la firma de nuevo y péguela.",
  "Links are gone.": "Faltan enlaces.",
  "Links go through another address.": "Los enlaces pasan por otra dirección.",
  "Links lead elsewhere.": "Los enlaces llevan a otro sitio.",
  "Look at this mail": "Examinar este correo",
  "Mail on iPhone or iPad": "Mail en iPhone o iPad",
  "Mail programs keep what was pasted: your last changes are not in your mails.":
    "Los programas de correo conservan lo que se pegó: sus últimos cambios no están en sus correos.",
  "Many accounts keep nothing but text there. Take the plain text, so that its lines are yours.":
    "Muchas cuentas solo conservan texto allí. Tome el texto sin formato, para que las líneas sean las suyas.",
  "Classic Outlook": "Outlook clásico",
  "Outlook for Mac": "Outlook para Mac",
  "New Outlook or Outlook on the web": "Outlook nuevo o Outlook en la web",
  "New Outlook, Outlook on the web": "Outlook nuevo, Outlook en la web",
  "Nothing of it was found in what you wrote. Older mails below it do not count.":
    "No se encontró nada de ella en lo que escribió. Los correos anteriores de abajo no cuentan.",
  "Nothing to do in your signature.": "No hay nada que hacer en su firma.",
  "Nothing to do now. After a change, paste the signature again.":
    "Nada que hacer ahora. Tras un cambio, pegue la firma de nuevo.",
  "On a phone": "En un teléfono",
  "One was added below another that was in the mail already.":
    "Se añadió una debajo de otra que ya estaba en el correo.",
  "Only its words came.": "Solo llegaron sus palabras.",
  "Open the mail, choose ⋮, “Show original”, then “Copy to clipboard” or “Download”.":
    "Abra el correo, elija ⋮, “Mostrar original” y luego “Copiar al portapapeles” o “Descargar”.",
  "Open the mail, choose ⋯, then View, “View message source”.":
    "Abra el correo, elija ⋯, luego Ver, “Ver origen del mensaje”.",
  "Open the mail, choose ⋯, then “View raw message”.": "Abra el correo, elija ⋯ y luego “Ver mensaje sin formato”.",
  "Outlook on a phone": "Outlook en un teléfono",
  "Outlook's own font took the place of yours: choose the same one there, under Fonts.":
    "La fuente de Outlook ocupó el lugar de la suya: elija allí la misma, en Fuentes.",
  "Part of it was cut off, or written over.": "Una parte se cortó o se sobrescribió.",
  "Parts stand below one another that belong side by side.":
    "Hay partes una debajo de otra que van una al lado de otra.",
  "Paste it with its formatting: Ctrl V, not Ctrl Shift V.": "Péguela con su formato: Ctrl V, no Ctrl Mayús V.",
  "Paste it with “Keep Source Formatting”: links that lose their colour turn blue.":
    "Péguela con “Mantener formato de origen”: los enlaces que pierden su color se ponen azules.",
  "Paste it, or drop the mail as a file (.eml). It stays in this browser.":
    "Péguelo, o suelte el correo como archivo (.eml). Se queda en este navegador.",
  "Paste or drop one": "Pegar o soltar uno",
  "Paste the signature from a browser: pictures that are dragged in become attachments.":
    "Pegue la firma desde un navegador: las imágenes que se arrastran se vuelven adjuntos.",
  "Pictures are missing.": "Faltan imágenes.",
  "Pictures are written into the mail itself.": "Las imágenes están escritas en el propio correo.",
  "Pictures have another size.": "Las imágenes tienen otro tamaño.",
  "Pictures lead nowhere.": "Las imágenes no llevan a ninguna parte.",
  "Pictures travel as attachments.": "Las imágenes viajan como adjuntos.",
  "Press Ctrl U and copy all of it, or save the mail as a file.":
    "Pulse Ctrl U y cópielo todo, o guarde el correo como archivo.",
  "Right-click into the text, choose “View Source”, and copy all of it.":
    "Haga clic con el botón derecho en el texto, elija “Ver código fuente” y cópielo todo.",
  "Saved on {date}.": "Guardada el {date}.",
  "Send the mail to yourself and open it on a computer.": "Envíese el correo y ábralo en un ordenador.",
  "Send us a mail": "Enviarnos un correo",
  "Send yourself a mail with your signature, open it where it arrives, and bring its source here.":
    "Envíese un correo con su firma, ábralo donde llegue y traiga aquí su código fuente.",
  "Set “Send Pictures With Document” to 0 in the registry: then pictures on the web stay there.":
    "Ponga “Send Pictures With Document” a 0 en el registro: así las imágenes de la web se quedan allí.",
  "Show the steps": "Mostrar los pasos",
  "Source of a mail that you have sent": "Código fuente de un correo que ha enviado",
  "Take the .html file of this page: its pictures are on the web.":
    "Tome el archivo .html de esta página: sus imágenes están en la web.",
  "The mail is so long that Gmail cuts it off.": "El correo es tan largo que Gmail lo corta.",
  "The program adds a line of its own.": "El programa añade una línea propia.",
  "The program made its own copies of the pictures.": "El programa hizo sus propias copias de las imágenes.",
  "The signature is not in this mail.": "La firma no está en este correo.",
  "The signature waits behind “View entire message”.": "La firma espera detrás de “Ver mensaje completo”.",
  "The words are there, but they lead nowhere.": "Las palabras están, pero no llevan a ninguna parte.",
  "There is nothing in their place.": "No hay nada en su lugar.",
  "They are not the ones of your design.": "No son los de su diseño.",
  "They are seen by everybody, but one that you exchange here stays old there.":
    "Todos las ven, pero la que cambie aquí seguirá siendo la antigua allí.",
  "They are shown as large as their file, or squeezed.": "Se muestran tan grandes como su archivo, o aplastadas.",
  "They point to a file on your own machine, so that nobody else sees them.":
    "Apuntan a un archivo de su propio equipo, así que nadie más las ve.",
  "They still lead to the right place. A guard of the recipient, or a counter, stands in between.":
    "Siguen llevando al lugar correcto. En medio hay una protección del destinatario o un contador.",
  "This mail is too long to be looked at.": "Este correo es demasiado largo para examinarlo.",
  "Waiting for your mail. It is read in your browser, and deleted within an hour.":
    "Esperando su correo. Se lee en su navegador y se borra en una hora.",
  "What holds it together is gone.": "Falta lo que la mantiene unida.",
  "What is different: {parts}.": "Lo que es distinto: {parts}.",
  "What is outlined is not as it was sent.": "Lo que está enmarcado no es como se envió.",
  "Where do I find the source?": "¿Dónde encuentro el código fuente?",
  "Windows enlarges its screen, and Outlook the pictures with it: take “Classic, files”, whose pictures fit.":
    "Windows amplía la pantalla, y Outlook las imágenes con ella: tome “Clásico, archivos”, cuyas imágenes encajan.",
  "Words are missing.": "Faltan palabras.",
  "Write a new mail in your program, with your signature under it, and send it to this address:":
    "Escriba un correo nuevo en su programa, con su firma debajo, y envíelo a esta dirección:",
  "Written with {program}.": "Escrito con {program}.",
  "Your signature in a real mail, compared with your design.": "Su firma en un correo real, comparada con su diseño.",
  "and {count} more": "y {count} más",
  "bold letters": "letras en negrita",
  colours: "colores",
  font: "fuente",
  "iOS takes the look away when you paste: shake the phone right after it and choose “Undo Change Attributes”.":
    "iOS quita el aspecto al pegar: agite el teléfono justo después y elija “Deshacer cambio de atributos”.",
  "sizes of letters": "tamaños de letra",
  "{count, plural, one {One thing} other {# things}} went wrong on the way.":
    "{count, plural, one {Una cosa falló} other {# cosas fallaron}} por el camino.",
};
