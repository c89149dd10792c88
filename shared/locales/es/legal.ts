import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Last changed on {date}": "Último cambio: {date}",
  "You have allowed them in this browser.": "Los ha permitido en este navegador.",
  "You have not allowed them in this browser.": "No los ha permitido en este navegador.",
  "You have not been asked yet, or have not answered.": "Aún no se le ha preguntado, o no ha respondido.",
  "Ask me again": "Volver a preguntarme",
  "Scripts of other companies": "Scripts de otras empresas",
};
