import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  'How to install "{name}" in classic Outlook for Windows': "Cómo instalar “{name}” en el Outlook clásico para Windows",
  "1. Close Outlook.": "1. Cierre Outlook.",
  "2. Press Windows + R, type %APPDATA%\\Microsoft and press Enter.":
    "2. Pulse Windows + R, escriba %APPDATA%\\Microsoft y pulse Intro.",
  '3. Copy the folder "Signatures" of this download there. If Windows asks, merge it with the one that exists.':
    "3. Copie allí la carpeta “Signatures” de esta descarga. Si Windows pregunta, combínela con la que ya existe.",
  '4. Start Outlook, open File > Options > Mail > Signatures, and choose "{name}" for new messages and for replies.':
    "4. Inicie Outlook, abra Archivo > Opciones > Correo > Firmas y elija “{name}” para mensajes nuevos y para respuestas.",
  "If it is gone after a while: with roaming signatures the mailbox writes over these files. Your administrator can turn that off (DisableRoamingSignatures = 1).":
    "Si desaparece pasado un tiempo: con las firmas móviles (roaming), el buzón sobrescribe estos archivos. Su administrador puede desactivarlo (DisableRoamingSignatures = 1).",
  "If pictures arrive as attachments only: set Send Pictures With Document = 1, or paste the signature instead.":
    "Si las imágenes llegan solo como adjuntos: ponga “Send Pictures With Document” en 1, o pegue la firma.",
  "New Outlook takes no files; paste the signature there.": "El nuevo Outlook no admite archivos; pegue allí la firma.",
  "Hello,": "Hola:",
  "this is a test of my new signature. Does it look right at your end: the pictures, the links, on a phone?":
    "esta es una prueba de mi nueva firma. ¿Se ve bien ahí: las imágenes, los enlaces, en un teléfono?",
  "A test of my signature": "Una prueba de mi firma",
  "PRO signature, bought once": "Firma PRO, compra única",
  "{plan}, yearly": "{plan}, anual",
  "{plan}, quarterly": "{plan}, trimestral",
  "Credit note": "Nota de abono",
  Invoice: "Factura",
  "Sandbox: not a real invoice. No money was moved.": "Prueba: no es una factura real. No se movió dinero.",
  "Tax ID: {id}": "Número fiscal: {id}",
  "Credited to": "Abonado a",
  "Billed to": "Facturado a",
  Date: "Fecha",
  "Supply period": "Periodo de servicio",
  "Date of supply": "Fecha de prestación",
  "Takes back": "Anula",
  Description: "Descripción",
  People: "Personas",
  "Unit price": "Precio unitario",
  Amount: "Importe",
  "A discount of {percent}% is taken off.": "Se ha descontado un {percent} %.",
  "Paid by {method} on {date}.": "Pagado con {method} el {date}.",
  "Paid back to {method} on {date}.": "Devuelto a {method} el {date}.",
  "Not paid yet.": "Aún sin pagar.",
  "Page {page} of {pages}": "Página {page} de {pages}",
  Subtotal: "Subtotal",
  Discount: "Descuento",
  "Net amount": "Importe neto",
  "{tax} {percent}% on {net}": "{tax} {percent} % sobre {net}",
  Total: "Total",
  "Credit for what was paid before": "Abono por lo ya pagado",
  "{from} to {until}": "{from} a {until}",
  "Companies on the day of this invoice": "Empresas en la fecha de esta factura",
  Used: "Usadas",
  "Share of {net}": "Parte de {net}",
  Archived: "Archivadas",
  "{count, plural, one {# more company} other {# more companies}}":
    "{count, plural, one {# empresa más} other {# empresas más}}",
  "Your own signatures": "Sus propias firmas",
  Package: "Paquete",
};
