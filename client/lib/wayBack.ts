import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { quietly } from "./quietly.ts";

/** Long enough to find a password, or to make an account; a link that was given up leads nobody anywhere. */
const GOOD_FOR_MS = 60 * 60_000;
const KEY = "wayBack";

/** The page of a mailed link that somebody has to log in for. Never an address: what another page may have written leads nowhere else. */
const PAGES = {
  invitation: (token: string) => `${pathTo("invitation")}?${INVITE_PARAM}=${encodeURIComponent(token)}`,
  "company-offer": (token: string) => pathTo("company-offer", { token }),
  "team-offer": (token: string) => pathTo("team-offer", { token }),
} as const;
export type MailedPage = keyof typeof PAGES;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps in this tab where to go after the next log-in, also one at a provider. */
export function keepWayBack(page: MailedPage, token: string, kept: () => Kept = () => sessionStorage): void {
  quietly(() => kept().setItem(KEY, JSON.stringify({ page, token, at: Date.now() })));
}

/** The path that was kept, once; null where there is none. */
export function takeWayBack(kept: () => Kept = () => sessionStorage): string | null {
  return (
    quietly(() => {
      const text = kept().getItem(KEY);
      kept().removeItem(KEY);
      const { page, token, at } = JSON.parse(text ?? "{}") as Record<string, unknown>;
      if (typeof page !== "string" || !Object.hasOwn(PAGES, page) || typeof token !== "string") return null;
      if (typeof at !== "number" || Date.now() - at > GOOD_FOR_MS) return null;
      return PAGES[page as MailedPage](token);
    }) ?? null
  );
}
