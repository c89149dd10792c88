import { msg } from "#shared/languages/translate.ts";
import type { CopyState, Share } from "#shared/reseller/sharing/schema.ts";

type Kind = "success" | "info" | "warning" | "danger" | "neutral";

/** What has become of a design in a company, in the order in which it matters. */
export const STATES: Readonly<Record<keyof Share["counts"], { word: string; kind: Kind; hint: string }>> = {
  noPlace: {
    word: msg("No place"),
    kind: "warning",
    hint: msg("The company has as many signatures as it may have. Give it more, and the design comes."),
  },
  failed: {
    word: msg("Failed"),
    kind: "danger",
    hint: msg("It could not be made. It is tried again tonight."),
  },
  waiting: { word: msg("On its way"), kind: "info", hint: msg("It comes within moments.") },
  done: { word: msg("Up to date"), kind: "success", hint: msg("The company has it as you have it.") },
  own: {
    word: msg("Changed there"),
    kind: "neutral",
    hint: msg("The company has changed its copy, which does not follow yours any more."),
  },
  gone: { word: msg("Deleted there"), kind: "neutral", hint: msg("The company has deleted its copy.") },
  archived: {
    word: msg("Archived"),
    kind: "neutral",
    hint: msg("It comes once the company is in use again."),
  },
};
export const STATE_NAMES = Object.keys(STATES) as (keyof Share["counts"])[];

export const isShown = (state: CopyState): state is keyof Share["counts"] => state !== "ended";
