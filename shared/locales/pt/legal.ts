import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Last changed on {date}": "Última alteração: {date}",
  "You have allowed them in this browser.": "Você os permitiu neste navegador.",
  "You have not allowed them in this browser.": "Você não os permitiu neste navegador.",
  "You have not been asked yet, or have not answered.": "Você ainda não foi perguntado, ou não respondeu.",
  "Ask me again": "Perguntar de novo",
  "Scripts of other companies": "Scripts de outras empresas",
};
