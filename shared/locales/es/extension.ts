import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Your signature in Gmail and Outlook": "Su firma en Gmail y Outlook",
  "The browser extension puts your default signature into each mail that you begin, and keeps it as it is here. It reads nothing but that signature.":
    "La extensión del navegador pone su firma predeterminada en cada correo que empieza y la mantiene como está aquí. No lee nada más que esa firma.",
  "Looking for the extension": "Buscando la extensión",
  "The extension is not in this browser yet. Add it, then come back to this page.":
    "La extensión aún no está en este navegador. Añádala y vuelva a esta página.",
  "The extension is not in this browser. Whoever runs this site can tell you where to get it.":
    "La extensión no está en este navegador. Quien administra este sitio puede decirle dónde obtenerla.",
  "Add to Chrome or Edge": "Añadir a Chrome o Edge",
  "Add to Firefox": "Añadir a Firefox",
  "Look for it again": "Buscar de nuevo",
  "The extension is connected as {email}.": "La extensión está conectada como {email}.",
  "Begin a mail in Gmail or Outlook on the web: your default signature is there.":
    "Empiece un correo en Gmail u Outlook en la web: su firma predeterminada está ahí.",
  "Connect the extension": "Conectar la extensión",
  "It gets a key of its own, which you find and can take back under Security.":
    "Recibe una clave propia, que usted encuentra y puede retirar en Seguridad.",
  Security: "Seguridad",
  "Count image loads and clicks of each mail": "Contar las cargas de imagen y los clics de cada correo",
  "Mails that the browser extension writes get an invisible picture and links of their own. Whoever receives them is not asked: tell them in your privacy policy.":
    "Los correos que escribe la extensión del navegador llevan una imagen invisible y enlaces propios. A quien los recibe no se le pregunta: dígalo en su política de privacidad.",
  "The list is empty.": "La lista está vacía.",
  "Loading your mails": "Cargando sus correos",
  "Your sent mails": "Sus correos enviados",
  "Mails that the extension wrote. Nothing of what they say is kept, nor to whom they went. A mail program may load images without anybody reading, and somebody may read without loading any.":
    "Correos en los que la extensión puso la firma. No se guarda nada de lo que dicen ni a quién fueron. Un programa de correo puede cargar imágenes sin que nadie lea, y alguien puede leer sin cargar ninguna.",
  "Empty the list": "Vaciar la lista",
  "None yet. Send a mail from Gmail or Outlook on the web.":
    "Ninguno todavía. Envíe un correo desde Gmail u Outlook en la web.",
  "Load more": "Cargar más",
  "Empty the list?": "¿Vaciar la lista?",
  "What was counted of these mails is deleted. It stays in the sums of your signature.":
    "Se borra lo que se contó de estos correos. En las sumas de su firma se queda.",
  "Mail of {moment}": "Correo del {moment}",
  "Image loads": "Cargas de imágenes",
  Clicks: "Clics",
  "{count} by programs or yourself": "{count} por programas o por usted",
};
