import { pathTo } from "../routes.ts";
import { COMPANY_PARAM } from "./constants.ts";

const DASHBOARD = pathTo("dashboard");
const OF_COMPANY = pathTo("dashboard-company");
/** Pages of what a team has, and all below them; no other page is in a company. */
const OF_TEAMS = ["editor-create", "pages-dashboard", "cards-dashboard", "analytics", "links", "members"].map((name) =>
  pathTo(name),
);
const PREVIEWS = pathTo("signature-preview");

/** The company that a page's address names: `/dashboard/company/acme`, `/editor?company=acme`; null: none. */
export function companyIn({ pathname, search }: Pick<URL, "pathname" | "search">): string | null {
  if (!pathname.startsWith(OF_COMPANY)) return new URLSearchParams(search).get(COMPANY_PARAM) || null;
  try {
    return decodeURIComponent(pathname.slice(OF_COMPANY.length).split("/")[0] ?? "") || null;
  } catch {
    return null;
  }
}

/**
 * The one way to a page of a company: `/editor/abc` -> `/editor/abc?company=acme`, `/dashboard` -> `/dashboard/company/acme`. A path that names
 * one already, and one that is in none, stays.
 * @param company null: none
 */
export function inCompany(path: string, company: string | null): string {
  if (company === null || !path.startsWith("/")) return path;
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  if (pathname === DASHBOARD) return pathTo("dashboard-company", { group: company }) + search + hash;
  if (!isOfTeams(pathname) || companyIn({ pathname, search }) !== null) return path;
  const query = new URLSearchParams(search);
  query.set(COMPANY_PARAM, company);
  return `${pathname}?${query}${hash}`;
}

const isOfTeams = (pathname: string) =>
  pathname.startsWith(PREVIEWS) || OF_TEAMS.some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** The same screen in another company, of `/members/designs?company=acme`; what is not there in it becomes its list. */
export function sameScreen({ pathname }: Pick<URL, "pathname">, company: string): string {
  const isOfSignature = pathname.startsWith(pathTo("editor-create")) || pathname.startsWith(PREVIEWS);
  const kept = pathname.startsWith(OF_COMPANY) || isOfSignature ? DASHBOARD : pathname;
  return inCompany(LISTS.find((list) => kept === list || kept.startsWith(`${list}/`)) ?? kept, company);
}

/** What stands below them is one company's alone. */
const LISTS = ["pages-dashboard", "cards-dashboard"].map((name) => pathTo(name));
