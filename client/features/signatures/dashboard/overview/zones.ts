import { msg } from "#shared/languages/translate.ts";
import type { Step } from "#shared/signatures/progress.ts";

/** How far somebody has come with one of the products (specification, section 4). */
export type Zone = "red" | "orange" | "blue" | "green" | "success";

/** The word of each zone: a colour never speaks alone. */
export const ZONE_WORDS: Record<Zone, string> = {
  red: msg("Not begun"),
  orange: msg("Begun"),
  blue: msg("Half way"),
  green: msg("Nearly there"),
  success: msg("Done"),
};

/** What a step is called. */
export const STEP_LABELS: Record<Step["id"], string> = {
  create: msg("Design a signature"),
  complete: msg("Give it your name and a contact that works"),
  copy: msg("Copy it"),
  install: msg("Install it in your mail program"),
  default: msg("Choose your default with the star"),
};

/** The zone of so many steps that are done. */
export function zoneOf(done: number, count: number): Zone {
  if (done === 0) return "red";
  if (done === count) return "success";
  const share = done / count;
  return share < 0.4 ? "orange" : share < 0.7 ? "blue" : "green";
}
