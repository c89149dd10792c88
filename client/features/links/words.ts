import { msg } from "#shared/languages/translate.ts";
import type { LinkState } from "#shared/links/rules.ts";
import type { LinkOf, LinkVerdict } from "#shared/links/schema.ts";

export const STATES = {
  on: { kind: "success", label: msg("On") },
  off: { kind: "neutral", label: msg("Off") },
  waiting: { kind: "info", label: msg("Scheduled") },
  ended: { kind: "warning", label: msg("Ended") },
  full: { kind: "warning", label: msg("Limit reached") },
  disabled: { kind: "danger", label: msg("Switched off by the operator") },
} as const satisfies Record<LinkState, object>;

export const KINDS = {
  signature: msg("Signature"),
  page: msg("Link page"),
  own: msg("On its own"),
} as const satisfies Record<LinkOf, string>;

export const VERDICTS = {
  new: { kind: "success", label: msg("New") },
  renamed: { kind: "info", label: msg("With a new address") },
  same: { kind: "neutral", label: msg("You have it") },
  twice: { kind: "warning", label: msg("Twice in the file") },
  refused: { kind: "danger", label: msg("May not lead there") },
  invalid: { kind: "danger", label: msg("No web address") },
  noRoom: { kind: "warning", label: msg("No room left") },
} as const satisfies Record<LinkVerdict, object>;
