import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { isOneTime } from "#shared/members/rules.ts";
import { pathTo, type Route } from "#shared/routes.ts";

export type GuardDecision = { kind: "pass" } | { kind: "refuse" } | { kind: "redirect"; to: string; remember?: string };

const PASS: GuardDecision = { kind: "pass" };

/** Rows whose title is for guests: a signed-in visitor has nothing to do there. */
const GUEST_ONLY = new Set(["login", "sign-up"]);
/** Rows that drop the query flag with which a sign-in asks open editors to let go. */
const DROPS_FLAG = new Set(["dashboard", "dashboard-company"]);
const CANCEL_CHANGES = "isCancelChanges";

/** May this visitor see this row of the route table, and if not, where to? */
export function decide(route: Route, url: URL, params: Record<string, string | undefined>, session: Session | null) {
  if (route.needsLogin && !session) return toLogin(route);
  if (GUEST_ONLY.has(route.name) && session && !isConfirming(route, url)) return to(pathTo("dashboard"));
  if (route.name === "signature-preview" && url.searchParams.has("try_premium")) {
    return to(pathTo("editor-edit", { hash: params.hash ?? "" }));
  }
  if (session?.user.isTerminated && isBlocked(route, session)) return { kind: "refuse" } as GuardDecision;
  if (DROPS_FLAG.has(route.name) && url.searchParams.has(CANCEL_CHANGES)) return to(without(url, CANCEL_CHANGES));
  return PASS;
}

/** The link that confirms an address leads to the sign-up, whoever is logged in. */
export const isConfirming = ({ name }: Route, { searchParams }: URL) =>
  name === "sign-up" && searchParams.has(CONFIRM_PARAM);

/** A terminated user keeps the preview of a one-time purchase, and nothing else that shows a signature. */
const isBlocked = (route: Route, { user }: Session) =>
  route.blocksTerminated || (route.name === "signature-preview" && !isOneTime(user));

const to = (path: string): GuardDecision => ({ kind: "redirect", to: path });
const toLogin = ({ name }: Route): GuardDecision => ({ kind: "redirect", to: pathTo("login"), remember: name });

function without(url: URL, key: string): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(key);
  return url.pathname + (query.size ? `?${query}` : "");
}
