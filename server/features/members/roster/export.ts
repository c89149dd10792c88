/** All of a team's people as a file for spreadsheets. What it says of them is read in again as what it was. */
import type { Types } from "mongoose";
import { csvLine } from "#shared/lib/csv.ts";
import { FACT_NAMES, type FactField } from "#shared/members/facts.ts";
import { PERMISSIONS } from "#shared/members/permissions.ts";
import { headerOf, STATE_COLUMNS } from "#shared/members/roster/columns.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { type MemberRecord, SEEN } from "../model.ts";
import { pagesOf } from "../pages.ts";
import { presentAll } from "../people/present.ts";

const FILES_PER_PERSON = { limit: 20, windowMs: 3_600_000 };
/** Members that are read and written together. */
const AT_ONCE = 250;

/** English ones, as the columns of every file: programs read them. */
const HEADERS: Record<FactField, string> = {
  name: "Name",
  position: "Position",
  department: "Department",
  place: "Place",
  phone: "Phone",
  mobile: "Mobile",
};
const STATES = [
  "status",
  "role",
  "permissions",
  "pagePermissions",
  "signature",
  "installed",
  "lastSeen",
  "photo",
] as const;

/** The lines of the file, by address. @throws too_many_requests */
export async function fileOf(viewer: Viewer): Promise<AsyncGenerator<string>> {
  await limit(`members:files:${viewer.id}`, FILES_PER_PERSON);
  return fileFor(viewer.team._id);
}

/** All people of a team with what is known of them, some at a time. */
export async function* peopleOf(team: Types.ObjectId): AsyncGenerator<TeamMember[]> {
  for await (const page of pagesOf(allOf(team), AT_ONCE)) {
    const members = await presentAll(page);
    yield page.map(({ facts }, at) => ({ ...(members[at] as TeamMember), facts }));
  }
}

/** The same lines, for whom the team has given them to before. */
export async function fileFor(team: Types.ObjectId): Promise<AsyncGenerator<string>> {
  // Before the first line: a store that is away is answered as such, and not with half a file.
  const customs = await customsOf(team);
  const pages = pagesOf(allOf(team), AT_ONCE);
  const first = await pages.next();
  return linesOf(customs, first.value ?? [], pages);
}

async function* linesOf(
  customs: readonly string[],
  first: MemberRecord[],
  others: AsyncIterable<MemberRecord[]>,
): AsyncGenerator<string> {
  const facts = ["Email", ...FACT_NAMES.map((name) => HEADERS[name]), ...customs.map(headerOf)];
  yield csvLine([...facts, ...STATES.map((name) => STATE_COLUMNS[name])]);
  yield await partOf(first, customs);
  for await (const page of others) yield await partOf(page, customs);
}

async function partOf(page: readonly MemberRecord[], customs: readonly string[]): Promise<string> {
  const members = await presentAll(page);
  return page.map(({ facts }, at) => lineOf({ ...(members[at] as TeamMember), facts }, customs)).join("");
}

const allOf = (team: Types.ObjectId) => ({ team, active: true, status: SEEN });

/** Names of the team's own facts, of whomever one is known. */
async function customsOf(team: Types.ObjectId): Promise<string[]> {
  const names = new Set<string>();
  for await (const page of pagesOf(allOf(team), AT_ONCE))
    for (const { facts } of page) for (const name of Object.keys(facts.custom)) names.add(name);
  return [...names].sort();
}

const VERBS = Object.entries(PERMISSIONS);
/** `[1, 3]` -> `create send`; all of them: `all` */
const verbsOf = (codes: readonly number[] | null) =>
  codes === null ? "all" : VERBS.flatMap(([verb, code]) => (codes.includes(code) ? [verb] : [])).join(" ") || "none";

function lineOf({ email, facts, ...member }: TeamMember, customs: readonly string[]): string {
  const { signature, permissions, pagePermissions } = member;
  return csvLine([
    email,
    ...FACT_NAMES.map((name) => facts[name]),
    ...customs.map((name) => facts.custom[name] ?? ""),
    member.status,
    member.role,
    verbsOf(permissions),
    verbsOf(pagePermissions),
    signature?.label ?? "",
    signature?.installed ?? "",
    member.lastSeenAt ?? "",
    facts.photo ? settings().IMAGE_HOST + facts.photo : "",
  ]);
}
