import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Last changed on {date}": "Última alteração: {date}",
};
