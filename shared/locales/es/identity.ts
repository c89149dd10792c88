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
    "{count, plural, one {Cambiado en un sitio más.} other {Cambiado en # sitios más.}}",
  nothing: "nada",
  "another picture": "otra imagen",
  "a picture": "una imagen",
  "You are offline. Try it again when you are back.": "No tiene conexión. Vuelva a intentarlo cuando la tenga.",
  "Whoever looks at a page or a card sees the change at once. Mails that were sent stay as they are.":
    "Quien mira una página o una tarjeta ve el cambio enseguida. Los correos enviados quedan como están.",
  "Use what you changed there too?": "¿Usar lo que ha cambiado también allí?",
  "Use the new website there too?": "¿Usar el nuevo sitio web también allí?",
  "Use the new position there too?": "¿Usar el nuevo cargo también allí?",
  "Use the new photo there too?": "¿Usar la nueva foto también allí?",
  "Use the new phone number there too?": "¿Usar el nuevo teléfono también allí?",
  "Use the new name there too?": "¿Usar el nuevo nombre también allí?",
  "Use the new mobile number there too?": "¿Usar el nuevo móvil también allí?",
  "Use the new email address there too?": "¿Usar el nuevo correo también allí?",
  "Use the new company there too?": "¿Usar la nueva empresa también allí?",
  "Use the new address there too?": "¿Usar la nueva dirección también allí?",
  "Use it there too": "Usarlo también allí",
  "It stands elsewhere too: {places}.": "También está en otros sitios: {places}.",
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
