import type { InviteVerdict, Seats } from "#shared/members/schema.ts";

/** What the dialog of invitations shows: the form, or why that does not help now. `wanted`: people on the list */
export type View =
  | { kind: "form" }
  | { kind: "not paid" }
  | { kind: "more signatures"; wanted: number; team: Seats }
  | { kind: "used"; people: readonly InviteVerdict[] };
