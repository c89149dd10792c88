import { ALL_RIGHTS, type Rights } from "../rights/rights.ts";

/** Invitations while they are written. `leftOut`: addresses of the text that were taken off the list. */
export type Draft = { text: string; leftOut: ReadonlySet<string>; rights: Rights };
export const NO_DRAFT: Draft = { text: "", leftOut: new Set(), rights: ALL_RIGHTS };
