import type { Catalogue } from "../../languages/translate.ts";

/** Asking where else a change of somebody is to be made. */
export const words: Catalogue = {
  Name: "Nombre",
  "{count, plural, one {your signature} other {your # signatures}}":
    "{count, plural, one {su firma} other {sus # firmas}}",
  "{count, plural, one {your link page} other {your # link pages}}":
    "{count, plural, one {su página de enlaces} other {sus # páginas de enlaces}}",
  "{count, plural, one {your business card} other {your # business cards}}":
    "{count, plural, one {su tarjeta de visita} other {sus # tarjetas de visita}}",
  "{count, plural, one {Changed in one more place.} other {Changed in # more places.}}":
    "{count, plural, one {Cambiado en un lugar más.} other {Cambiado en # lugares más.}}",
  nothing: "nada",
  "another picture": "otra imagen",
  "a picture": "una imagen",
  "You are offline. Try it again when you are back.": "Está sin conexión. Inténtelo de nuevo cuando vuelva a tenerla.",
  "Whoever looks at a page or a card sees the change at once. Mails that were sent stay as they are.":
    "Quien mire una página o una tarjeta verá el cambio al momento. Los correos enviados se quedan como están.",
  "Use what you changed there too?": "¿Usar también allí lo que ha cambiado?",
  "Use the new website there too?": "¿Usar también allí el nuevo sitio web?",
  "Use the new position there too?": "¿Usar también allí el nuevo cargo?",
  "Use the new photo there too?": "¿Usar también allí la nueva foto?",
  "Use the new phone number there too?": "¿Usar también allí el nuevo teléfono?",
  "Use the new name there too?": "¿Usar también allí el nuevo nombre?",
  "Use the new mobile number there too?": "¿Usar también allí el nuevo móvil?",
  "Use the new email address there too?": "¿Usar también allí el nuevo correo?",
  "Use the new company there too?": "¿Usar también allí la nueva empresa?",
  "Use the new address there too?": "¿Usar también allí la nueva dirección?",
  "Use it there too": "Usarlo también allí",
  "It stands elsewhere too: {places}.": "También está en otros lugares: {places}.",
  "Choose where": "Elegir dónde",
  "Link page": "Página de enlaces",
  "Not now": "Ahora no",
  Position: "Cargo",
  Company: "Empresa",
  Photo: "Foto",
  Phone: "Teléfono",
  Mobile: "Móvil",
  Email: "Correo",
  Website: "Sitio web",
  Address: "Dirección",
  Signature: "Firma",
  "Business card": "Tarjeta de visita",
  Undo: "Deshacer",
};
