/** An agency's screens in component tests, with a server that answers from tables. */
import { expect, vi } from "vitest";
import { CompanyList } from "#client/features/reseller/companies/CompanyList.tsx";
import { withQueries } from "#client/lib/queries.tsx";
import type { CallInput } from "#shared/lib/endpoint.ts";
import { list as bulks } from "#shared/reseller/bulk/endpoints.ts";
import { searchCompanies } from "#shared/reseller/endpoints.ts";
import { list as exportsOfCompany } from "#shared/reseller/export/endpoints.ts";
import type { CompanyOffer } from "#shared/reseller/offers/schema.ts";
import type { Admin, Company, CompanyPage, Hub, Package } from "#shared/reseller/schema.ts";
import { type Answers, appOf, drawIn } from "./browser.tsx";
import * as make from "./make.ts";

export const adminAt = (at: number, part: Partial<Admin> = {}): Admin => ({
  userEmail: `admin${at}@acme.example`,
  username: `Admin ${at}`,
  role: 3,
  permissions: [1, 2, 3, 4, 5],
  event: null,
  status: "registered",
  expiresAt: null,
  v: 1,
  ...part,
});

export const companyAt = (at: number, part: Partial<Company> = {}): Company => ({
  group: `client-${at}`,
  name: `Client ${at}`,
  admins: [],
  signatures: 5,
  usedSignatures: 1,
  lastActivityAt: null,
  archivedAt: null,
  v: 1,
  ...part,
});

export const hub = (part: Partial<Hub> = {}): Hub => ({
  group: "agency",
  name: "Agency",
  role: 1,
  permissions: [1, 2, 3, 4, 5],
  package: { signatures: 100, given: 40 },
  companies: 3,
  ...part,
});

const SHOWN = 50;

/** The list of an agency's companies, whose server pages through them as the real one does. */
export async function openCompanies(
  all: readonly Company[],
  {
    answers = new Map(),
    of = hub(),
    pack = of.package,
    offers = of.role === 1 ? [] : null,
  }: { answers?: Answers; of?: Hub; pack?: Package | null; offers?: CompanyOffer[] | null } = {},
) {
  const pageFrom = (from: number): CompanyPage => ({
    items: all.slice(from, from + SHOWN),
    hasMore: from + SHOWN < all.length,
    next: from + SHOWN < all.length ? String(from + SHOWN) : null,
    package: pack,
  });
  const search = vi.fn(({ body }: CallInput<typeof searchCompanies>) => pageFrom(Number(body.after ?? 0)));
  const user = make.user({
    isReseller: true,
    isPaid: true,
    resellerData: { role: of.role, permissions: [], group: of.group },
  });
  const { app, call } = appOf({
    user,
    answers: new Map([
      [searchCompanies, search as never],
      // Nothing is being made from a file, or exported.
      [bulks, () => ({ runs: [], masters: [] })],
      [exportsOfCompany, () => ({ items: [] })],
      ...answers,
    ]) as Answers,
  });
  const List = withQueries(CompanyList);
  await drawIn(app, <List hub={of} first={pageFrom(0)} offers={offers} />);
  return { search, call };
}

/** The names of the companies that are shown, in their order. */
export const shownCompanies = () =>
  [...document.querySelectorAll("tbody th")].map((cell) => cell.textContent?.trim() ?? "");

export const expectText = (text: string) => expect(document.body.textContent).toContain(text);
