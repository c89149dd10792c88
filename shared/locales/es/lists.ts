import type { Catalogue } from "../../languages/translate.ts";

/** Lists of pages and of business cards, and what is done with them. */
export const words: Catalogue = {
  "Members of the team": "Miembros del equipo",
  "There is nobody in the team yet. Invite somebody first.":
    "Todavía no hay nadie en el equipo. Invite primero a alguien.",
  "Card without a title": "Tarjeta sin título",
  "{count, plural, one {# more card} other {# more cards}} loaded":
    "{count, plural, one {# tarjeta más cargada} other {# tarjetas más cargadas}}",
  "{count, plural, one {# card} other {# cards}} found":
    "{count, plural, one {# tarjeta encontrada} other {# tarjetas encontradas}}",
  "{count, plural, one {# contact saved} other {# contacts saved}}":
    "{count, plural, one {# contacto guardado} other {# contactos guardados}}",
  "Card duplicated": "Tarjeta duplicada",
  "Card renamed": "Nombre de la tarjeta cambiado",
  "Card deleted": "Tarjeta eliminada",
  "Card sent": "Tarjeta enviada",
  "Card assigned to {email}": "Tarjeta asignada a {email}",
  "Card unassigned from {email}": "Tarjeta retirada a {email}",
  "For your lists alone: nothing on the card changes. Empty it to go by the title.":
    "Solo para sus listas: en la tarjeta no cambia nada. Vacío, vale el título.",
  "The front of {name}": "El anverso de {name}",
  "Contact file (.vcf)": "Archivo de contacto (.vcf)",
  "Print sheet (PDF)": "Hoja de impresión (PDF)",
  "QR code that leads to the card": "Código QR que lleva a la tarjeta",
  "Take it along": "Para llevar",
  "New card": "Nueva tarjeta",
  "Create card": "Crear tarjeta",
  "Search cards": "Buscar tarjetas",
  "No business card yet": "Todavía no hay ninguna tarjeta de visita",
  "Whoever scans its code has you in their address book: on screen, on paper, in a wallet.":
    "Quien escanea el código lo tiene a usted en sus contactos: en pantalla, en papel o en un monedero.",
  "No card has “{words}”.": "Ninguna tarjeta contiene «{words}».",
  "A member has one business card: this one takes the place of the one that they had.":
    "Un miembro tiene una tarjeta de visita: esta ocupa el lugar de la que tenía.",
  "Delete the business card “{name}”?": "¿Eliminar la tarjeta de visita «{name}»?",
  "It is deleted for good: its address and its codes lead nowhere, and it stops working in wallets.":
    "Se elimina para siempre: su dirección y sus códigos no llevan a ninguna parte y deja de funcionar en los monederos.",
  "It is deleted for good: its address and its codes lead nowhere, it stops working in wallets, and it leaves the dashboard of {email}.":
    "Se elimina para siempre: su dirección y sus códigos no llevan a ninguna parte, deja de funcionar en los monederos y desaparece del panel de {email}.",
  "Delete card": "Eliminar tarjeta",
  "You can only have one business card.": "Solo puede tener una tarjeta de visita.",
  "Search members": "Buscar miembros",
  "Theirs now": "La suya ahora",
  "No member has “{words}”.": "Ningún miembro contiene “{words}”.",
};
