import type { Session, SiteConfig } from "#shared/lib/ssr.ts";
import { claimsOf } from "./session.ts";

/** Whether it is an administrator who acts in the person's name. */
export const isActing = ({ token }: Pick<Session, "token">): boolean => claimsOf(token).act !== undefined;

/** Who is at the browser, as the policies of pages see them. */
export const visitorOf = (session: Session, { billing }: Pick<SiteConfig, "billing">) => ({
  user: session.user,
  isActing: isActing(session),
  isSold: billing !== "off",
});
