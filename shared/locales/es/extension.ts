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
};
