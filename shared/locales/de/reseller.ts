import type { Catalogue } from "../../languages/translate.ts";

export const words: Catalogue = {};
