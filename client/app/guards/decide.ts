import type { PageProblem } from "#client/lib/problem.ts";
import { visitorOf } from "#client/lib/visitor.ts";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { refusalFor } from "#shared/members/pagePolicies.ts";
import { pathTo, type Route } from "#shared/routes.ts";

export type GuardDecision =
  | { kind: "pass" }
  | { kind: "refuse"; problem: PageProblem }
  | { kind: "redirect"; to: string; remember?: string };

const PASS: GuardDecision = { kind: "pass" };

/** Rows that drop the query flag with which a sign-in asks open editors to let go. */
const DROPS_FLAG = new Set(["dashboard", "dashboard-company"]);
const CANCEL_CHANGES = "isCancelChanges";

/** May this visitor see this row of the route table, and if not, where to? */
export function decide(
  route: Route,
  url: URL,
  params: Record<string, string | undefined>,
  session: Session | null,
): GuardDecision {
  if (route.needsLogin && !session) return toLogin(route);
  if (route.policy.who === "guests" && session && !isConfirming(route, url)) return to(pathTo("dashboard"));
  if (route.name === "signature-preview" && url.searchParams.has("try_premium")) {
    return to(pathTo("editor-edit", { hash: params.hash ?? "" }));
  }
  const code = session && refusalFor(route.policy, { ...visitorOf(session), params });
  if (code) return { kind: "refuse", problem: { code, status: ERRORS[code].status, requestId: null } };
  if (DROPS_FLAG.has(route.name) && url.searchParams.has(CANCEL_CHANGES)) return to(without(url, CANCEL_CHANGES));
  return PASS;
}

/** The link that confirms an address leads to the sign-up, whoever is logged in. */
export const isConfirming = ({ name }: Route, { searchParams }: URL) =>
  name === "sign-up" && searchParams.has(CONFIRM_PARAM);

const to = (path: string): GuardDecision => ({ kind: "redirect", to: path });
const toLogin = ({ name }: Route): GuardDecision => ({ kind: "redirect", to: pathTo("login"), remember: name });

function without(url: URL, key: string): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(key);
  return url.pathname + (query.size ? `?${query}` : "");
}
