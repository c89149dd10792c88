import { msg } from "#shared/languages/translate.ts";
import type { FactField } from "#shared/members/facts.ts";

/** What every team knows of its people, as forms call it. */
export const FACT_LABELS: Readonly<Record<FactField, string>> = {
  name: msg("Name"),
  position: msg("Position"),
  department: msg("Department"),
  place: msg("Place"),
  phone: msg("Phone"),
  mobile: msg("Mobile"),
};
