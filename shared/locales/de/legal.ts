import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {
  "Last changed on {date}": "Zuletzt geändert am {date}",
  "You have allowed them in this browser.": "Sie haben sie in diesem Browser erlaubt.",
  "You have not allowed them in this browser.": "Sie haben sie in diesem Browser nicht erlaubt.",
  "You have not been asked yet, or have not answered.":
    "Sie wurden noch nicht gefragt oder haben noch nicht geantwortet.",
  "Ask me again": "Noch einmal fragen",
  "Scripts of other companies": "Skripte anderer Firmen",
};
