import { cut } from "../lib/text.ts";

const MAX_LENGTH = 60;

/** What a file of a contact is called, without its ending: the name without what file systems do not take. `"A/B?"` -> `A B` */
export const contactFileName = (name: string): string => {
  const usable = name.replace(/[\p{C}"*/:<>?\\|]+/gu, " ").replace(/\s+/g, " ");
  return cut(usable.trim(), MAX_LENGTH).trim() || "contact";
};
