import { PREFILLS } from "./prefills.ts";

/** Professions with ready designs, by the word that stands for them in addresses: `real-estate-agent`. In the order of the catalogue. */
export const PROFESSIONS: ReadonlyMap<string, string> = new Map(
  PREFILLS.map(({ id, category, profession }) => [id.slice(0, -category.length - 1), profession]),
);
