/** The list of a team's people: keyset pagination over an index, and what no index knows is looked at row by row, so far and no further. */
import mongoose, { type QueryFilter } from "mongoose";
import { searchOf } from "#shared/members/names.ts";
import type { MemberPage, MemberQuery } from "#shared/members/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { type GivenSignature, givenTo } from "../../signatures/service.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers } from "../model.ts";
import { presentWith, seatsOf } from "./present.ts";

/** As fast as one types a search and scrolls, on several devices. */
const PAGES_PER_ACCOUNT = { limit: 240, windowMs: 60_000 };
/** Rows that are read together where each is looked at … */
const CHUNK = 250;
/** … and for one page: then what was found is answered, and the next page goes on from there. */
const MAX_LOOKED = 1_000;

type Sort = MemberQuery["sort"];
type Given = ReadonlyMap<string, GivenSignature>;
type Filter = QueryFilter<MemberRecord>;

/**
 * A page of the members of the viewer's team.
 * @throws too_many_requests
 */
export async function list(viewer: Viewer, query: MemberQuery): Promise<MemberPage> {
  await limit(`members:pages:${viewer.id}`, PAGES_PER_ACCOUNT);
  const { rows, given, next } = await find(viewer, query);
  return { items: await presentWith(rows, given), hasMore: next !== null, next, team: seatsOf(viewer.team) };
}

async function find({ team }: Viewer, query: MemberQuery) {
  const { sort, limit: most } = query;
  const { isFound } = searchOf(query.search);
  const isLooked = isFound !== null || query.signature !== undefined;
  const filter = filterOf(query);
  const rows: MemberRecord[] = [];
  const given = new Map<string, GivenSignature>();
  let last = query.after ?? null;
  for (let looked = 0; looked < MAX_LOOKED; ) {
    const size = isLooked ? CHUNK : most + 1;
    const after = last ? afterOf(sort, last) : {};
    const read = await MemberModel.find({ team: team._id, active: true, ...filter, ...after }, { starts: 0 })
      .sort(ORDERS[sort])
      .limit(size)
      .lean();
    const chunk = storedMembers.readAll(read);
    const theirs = await givenTo(
      team._id,
      chunk.map(({ email }) => email),
    );
    for (const row of chunk) {
      const isOne = (isFound?.({ name: row.facts.name, email: row.email }) ?? true) && hasState(query, theirs, row);
      // One more than fits: there is another page.
      if (isOne && rows.length === most) return { rows, given, next: last };
      if (isOne) {
        rows.push(row);
        const one = theirs.get(row.email);
        if (one) given.set(row.email, one);
      }
      last = cursorOf(sort, row);
    }
    if (read.length < size) return { rows, given, next: null };
    looked += size;
  }
  return { rows, given, next: last };
}

const hasState = ({ signature }: MemberQuery, given: Given, { email }: MemberRecord): boolean =>
  signature === undefined ||
  (signature === "any" ? given.has(email) : signature === (given.get(email)?.installed ?? "none"));

/**
 * What an index answers. What most rows are, and those of before where nothing stood, is all that is not the rest: so the order
 * comes from the index of the list.
 */
function filterOf({ search, status, role }: MemberQuery): Filter {
  const [first, ...others] = searchOf(search).starts.toSorted((a, b) => b.length - a.length);
  return {
    status: (status === undefined ? SEEN : status === "registered" ? ANSWERED : status) as never,
    ...(role && { role: (role === "admin" ? role : mongoose.trusted({ $ne: "admin" })) as never }),
    ...(first !== undefined && { starts: first as never }),
    ...(others.length > 0 && { $and: others.map((start) => ({ starts: start })) }),
  };
}

const ANSWERED = mongoose.trusted({ $nin: ["claiming", "invited", "pending"] });

const ORDERS = { name: { nameKey: 1, _id: 1 }, newest: { _id: -1 } } as const;

const ID_LENGTH = 24;

/** Where a page ends: the id, and what the list is sorted by. */
const cursorOf = (sort: Sort, { _id, nameKey }: MemberRecord) => `${_id}${sort === "name" ? nameKey : ""}`;

function afterOf(sort: Sort, cursor: string): Filter {
  const _id = new mongoose.Types.ObjectId(cursor.slice(0, ID_LENGTH));
  const key = cursor.slice(ID_LENGTH);
  if (sort === "newest") return { _id: mongoose.trusted({ $lt: _id }) };
  const rest = [{ nameKey: mongoose.trusted({ $gt: key }) }, { _id: mongoose.trusted({ $gt: _id }) }];
  // The range first: an index begins there, instead of at either of the two.
  return { nameKey: mongoose.trusted({ $gte: key }), $or: rest };
}
