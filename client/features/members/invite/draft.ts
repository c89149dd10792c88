import { quietly } from "#client/lib/quietly.ts";
import { ALL_RIGHTS, type Rights } from "../rights/rights.ts";

/** Invitations while they are written. `leftOut`: addresses of the text that were taken off the list. */
export type Draft = { text: string; leftOut: ReadonlySet<string>; rights: Rights };
export const NO_DRAFT: Draft = { text: "", leftOut: new Set(), rights: ALL_RIGHTS };

const KEY = "invitations";
/** Far more than anybody invites at once. */
const MAX_LENGTH = 100_000;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps what was typed in this tab for whoever goes to get more places first. */
export function keepInvitations({ text }: Pick<Draft, "text">, kept: () => Kept = () => sessionStorage): void {
  quietly(() => kept().setItem(KEY, text.slice(0, MAX_LENGTH)));
}

/** What was kept, once; empty where there is none. */
export function takeInvitations(kept: () => Kept = () => sessionStorage): string {
  return (
    quietly(() => {
      const text = kept().getItem(KEY) ?? "";
      kept().removeItem(KEY);
      return text;
    }) ?? ""
  );
}
