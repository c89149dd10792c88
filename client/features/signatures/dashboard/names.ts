import { t } from "#shared/languages/translate.ts";
import type { Tile } from "./tiles.ts";

/** What a signature is called: by its people, else by the name on it. */
export const nameOf = ({ label, content: { general } }: Tile) =>
  label.trim() || general.name.trim() || t("Signature without a name");

/** Who and what is on it, as far as its name does not say so; empty where it does. */
export const detailOf = ({ label, content: { general } }: Tile) =>
  [label.trim() ? general.name : "", general.position]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(" · ");
