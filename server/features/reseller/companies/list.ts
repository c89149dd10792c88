/** The list of companies: keyset pagination over an index each order has, and one reading of those who administrate what is shown. */
import mongoose, { type QueryFilter } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { searchOf } from "#shared/members/names.ts";
import { COMPANIES_SHOWN } from "#shared/reseller/constants.ts";
import type { Company, CompanyCursor, CompanyPage, CompanyQuery, CompanySort } from "#shared/reseller/schema.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { type ListedCompany, listCompanies, type TeamRecord } from "../../members/service.ts";
import { adminsOf } from "../admins/rows.ts";
import { type Hub, hubOf, ownedHubOf, packageOf } from "../hub.ts";
import { mayRead } from "../limits.ts";
import { companyOf } from "./find.ts";
import { present } from "./present.ts";

/** Rows that are read together where each is looked at, and for one page at most: the next page goes on from there. */
const CHUNK = 250;
const MAX_LOOKED = 1_000;

type Filter = QueryFilter<TeamRecord>;

/** The first ones by name. @throws as `search` */
export const listFirst = (viewer: Viewer, group: string): Promise<CompanyPage> =>
  search(viewer, { group, search: "", sort: "name", limit: COMPANIES_SHOWN, archived: false });

/** The next ones of the agency that the viewer owns, also when it has ended. @throws not_admin, too_many_requests */
export async function listOwned(viewer: Viewer, { after }: CompanyCursor): Promise<CompanyPage> {
  await mayRead(viewer);
  const hub = await ownedHubOf(viewer);
  const { group } = hub.agency;
  return pageOf(hub, { group, search: "", sort: "name", limit: COMPANIES_SHOWN, archived: false, after });
}

/**
 * A page of the companies that the viewer sees.
 * @throws not_admin, hub_inactive, not_found, too_many_requests
 */
export async function search(viewer: Viewer, query: CompanyQuery): Promise<CompanyPage> {
  await mayRead(viewer);
  const hub = await hubOf(viewer);
  await mustBeTheirs(hub, query.group);
  return pageOf(hub, query);
}

async function pageOf(hub: Hub, query: CompanyQuery): Promise<CompanyPage> {
  const { rows, next } = await find(hub, query);
  const ids = rows.map(({ _id }) => _id);
  const admins = ids.length > 0 ? await adminsOf(hub.agency._id, ids) : new Map();
  const items = rows.map((row) => present(row, admins.get(String(row._id)) ?? []));
  return { items, hasMore: next !== null, next, package: packageOf(hub) };
}

/** Whoever administrates companies alone knows the agency by one of these. @throws not_found */
async function mustBeTheirs(hub: Hub, group: string): Promise<void> {
  if (group === hub.agency.group) return;
  if (hub.companies === null) fail("not_found");
  await companyOf(hub, group);
}

/** One company. @throws not_admin, hub_inactive, not_found, too_many_requests */
export async function get(viewer: Viewer, group: string): Promise<Company> {
  await mayRead(viewer);
  const hub = await hubOf(viewer);
  return show(hub, await companyOf(hub, group));
}

/** A company with those who administrate it. */
export async function show({ agency }: Hub, company: TeamRecord): Promise<Company> {
  const admins = await adminsOf(agency._id, [company._id]);
  return present(company, admins.get(String(company._id)) ?? []);
}

async function find(hub: Hub, query: CompanyQuery): Promise<{ rows: ListedCompany[]; next: string | null }> {
  const { sort, limit: most } = query;
  const { isFound } = searchOf(query.search);
  const filter = filterOf(hub, query);
  const rows: ListedCompany[] = [];
  let last = query.after ?? null;
  for (let looked = 0; looked < MAX_LOOKED; ) {
    const size = isFound ? CHUNK : most + 1;
    const read = await listCompanies({ ...filter, ...(last ? afterOf(sort, last) : {}) }, ORDERS[sort], size);
    for (const row of read) {
      const isOne = isFound?.({ name: row.name, email: "" }) ?? true;
      // One more than fits: there is another page.
      if (isOne && rows.length === most) return { rows, next: last };
      if (isOne) rows.push(row);
      last = cursorOf(sort, row);
    }
    if (read.length < size) return { rows, next: null };
    looked += size;
  }
  return { rows, next: last };
}

function filterOf({ agency, companies }: Hub, { search, archived }: CompanyQuery): Filter {
  const [first, ...others] = searchOf(search).starts.toSorted((a, b) => b.length - a.length);
  return {
    agency: agency._id,
    archivedAt: archived ? mongoose.trusted({ $gt: new Date(0) }) : null,
    ...(companies && { _id: mongoose.trusted({ $in: companies }) }),
    ...(first !== undefined && { starts: first as never }),
    ...(others.length > 0 && { $and: others.map((start) => ({ starts: start })) }),
  } as Filter;
}

const ORDERS = {
  name: { nameKey: 1, _id: 1 },
  used: { signatureCount: -1, _id: -1 },
  activity: { lastActivityAt: -1, _id: -1 },
} as const satisfies Record<CompanySort, Record<string, 1 | -1>>;

const ID_LENGTH = 24;

/** Where a page ends: the id, and what the list is sorted by. */
function cursorOf(sort: CompanySort, { _id, nameKey, signatureCount, lastActivityAt }: ListedCompany): string {
  const key = { name: nameKey, used: signatureCount, activity: lastActivityAt?.getTime() ?? 0 }[sort];
  return `${_id}${key}`;
}

function afterOf(sort: CompanySort, cursor: string): Filter {
  const _id = new mongoose.Types.ObjectId(cursor.slice(0, ID_LENGTH));
  const key = cursor.slice(ID_LENGTH);
  // The range first: an index begins there, instead of at either of the two.
  if (sort === "name") {
    const rest = [{ nameKey: mongoose.trusted({ $gt: key }) }, { _id: mongoose.trusted({ $gt: _id }) }];
    return { $and: [{ nameKey: mongoose.trusted({ $gte: key }) }, { $or: rest }] } as Filter;
  }
  const number = Number(key) || 0;
  const value = sort === "used" ? number : new Date(Math.min(Math.max(number, 0), MAX_DATE));
  const field = sort === "used" ? "signatureCount" : "lastActivityAt";
  const rest = [{ [field]: mongoose.trusted({ $lt: value }) }, { _id: mongoose.trusted({ $lt: _id }) }];
  return { $and: [{ [field]: mongoose.trusted({ $lte: value }) }, { $or: rest }] } as Filter;
}
/** The last moment that a date can be. */
const MAX_DATE = 8.64e15;
