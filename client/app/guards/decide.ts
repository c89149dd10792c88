import type { PageProblem } from "#client/lib/problem.ts";
import { visitorOf } from "#client/lib/visitor.ts";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { ERRORS, type ErrorCode } from "#shared/errors/catalogue.ts";
import type { Session, SiteConfig } from "#shared/lib/ssr.ts";
import { refusalFor } from "#shared/members/pagePolicies.ts";
import { nameWithPlan } from "#shared/plans/paths.ts";
import { companyIn } from "#shared/reseller/paths.ts";
import { pathTo, type Route } from "#shared/routes.ts";

export type GuardDecision =
  | { kind: "pass" }
  | { kind: "refuse"; problem: PageProblem }
  | { kind: "redirect"; to: string; remember?: string };

const PASS: GuardDecision = { kind: "pass" };

/** Rows that drop the query flag with which a sign-in asks open editors to let go. */
const DROPS_FLAG = new Set(["dashboard", "dashboard-company"]);
/** What we tell and offer to everybody: not on the host of Agency Hub, but on our own. */
const OF_EVERYBODY = new Set([
  "pricing",
  "pricing_plan",
  "contact-us",
  "draw-signature-online",
  "font-signature-generator",
  "email-signature",
  "email-signature-profession",
  "guides",
  "guide",
  "legal",
  "uninstall",
]);
const CANCEL_CHANGES = "isCancelChanges";

/** May this visitor see this row of the route table, and if not, where to? */
export function decide(
  route: Route,
  url: URL,
  params: Record<string, string | undefined>,
  session: Session | null,
  site: Pick<SiteConfig, "billing"> & Partial<Pick<SiteConfig, "isHub" | "publicUrl">>,
): GuardDecision {
  if (route.isForBuyers && site.billing === "off") return refuse("not_found");
  if (site.isHub && route.name === "home") return to(pathTo(session ? "dashboard" : "login"));
  if (site.isHub && OF_EVERYBODY.has(route.name)) return to(site.publicUrl + url.pathname + url.search);
  if (route.needsLogin && !session) return toLogin(route, url);
  if (route.policy.who === "guests" && session && !isConfirming(route, url)) return to(pathTo("dashboard"));
  if (route.name === "signature-preview" && url.searchParams.has("try_premium")) {
    return to(pathTo("editor-edit", { hash: params.hash ?? "" }));
  }
  const code = session && refusalFor(route.policy, { ...visitorOf(session, site), params });
  if (code) return refuse(code);
  const company = companyIn(url);
  if (session && company !== null && session.user.company?.group !== company) {
    return refuse(session.user.resellerData?.isActive === false ? "hub_inactive" : "not_found");
  }
  if (DROPS_FLAG.has(route.name) && url.searchParams.has(CANCEL_CHANGES)) return to(without(url, CANCEL_CHANGES));
  return PASS;
}

/** The link that confirms an address leads to the sign-up, whoever is logged in. */
export const isConfirming = ({ name }: Route, { searchParams }: URL) =>
  name === "sign-up" && searchParams.has(CONFIRM_PARAM);

const refuse = (code: ErrorCode): GuardDecision => ({
  kind: "refuse",
  problem: { code, status: ERRORS[code].status, requestId: null },
});
const to = (path: string): GuardDecision => ({ kind: "redirect", to: path });

/** Who has chosen a plan is new here, more likely than not; from the sign-up it is a step to the login. */
function toLogin({ name }: Route, url: URL): GuardDecision {
  const remember = nameWithPlan(name, url);
  return { kind: "redirect", to: pathTo(remember === name ? "login" : "sign-up"), remember };
}

function without(url: URL, key: string): string {
  const query = new URLSearchParams(url.searchParams);
  query.delete(key);
  return url.pathname + (query.size ? `?${query}` : "");
}
