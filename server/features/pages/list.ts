import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { folded } from "#shared/lib/text.ts";
import { isManager, reachesGroup } from "#shared/members/rules.ts";
import { pageName } from "#shared/pages/rules.ts";
import type { ListedPage } from "#shared/pages/schema.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { countVisits } from "../links/service.ts";
import { beside } from "./beside.ts";
import { PageModel, type PageRecord, storedPages } from "./model.ts";
import { present, urlOf } from "./present.ts";
import { maySearch } from "./rights.ts";

/** Of how many pages the words are read in one search, and how many one answer has, the newest first: more than any team has. */
const MAX_READ = 5_000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/**
 * One part of the pages that the viewer sees, newest first.
 * @param search words that their label, their title or their address has
 * @param group of one company of an agency; null: of the team
 * @throws not_found for a company that is not theirs, too_many_requests
 */
export async function list(viewer: Viewer, page: number, { search, group }: { search: string; group: string | null }) {
  const seen = seenBy(viewer, group);
  const words = folded(search);
  if (words) await maySearch(viewer);
  const skip = (page - 1) * PAGE_SIZE;
  const wanted = words ? (await find(seen, words)).slice(skip, skip + PAGE_SIZE + 1) : null;
  const rows = await PageModel.find(wanted ? { _id: mongoose.trusted({ $in: wanted }) } : seen)
    .sort(NEWEST_FIRST)
    .skip(wanted ? 0 : skip)
    .limit(PAGE_SIZE + 1)
    .lean();
  const shown = storedPages.readAll(rows.slice(0, PAGE_SIZE));
  const hashes = shown.map(({ hash }) => hash);
  const [visits, ownHost] = await Promise.all([countVisits(hashes), beside().ownHost(viewer.team._id)]);
  const items = shown.map((record): ListedPage => {
    const { views = 0, clicks = 0 } = visits.get(record.hash) ?? {};
    return { ...present(record, viewer.team, viewer, ownHost), views, clicks };
  });
  return { items, page, hasMore: rows.length > PAGE_SIZE };
}

/**
 * What a list shows somebody: a team's owner and admins all of it, a member what they made and what is assigned to them.
 * @throws not_found
 */
function seenBy(viewer: Viewer, group: string | null) {
  const { user, team, member } = viewer;
  if (group !== null && !reachesGroup(viewer, group)) fail("not_found");
  const seen = { team: team._id, ...(group !== null && { group }) };
  if (isManager(viewer)) return seen;
  return { ...seen, $or: [{ owner: user._id }, { assignee: member?.email ?? "" }] };
}

const WORDS = ["hash", "label", "slug", "isPublished", "content"] as const;
const storedWords = storedReader<PageRecord, "_id" | (typeof WORDS)[number]>(PageModel, WORDS);
const READ = ["hash", "label", "slug", "isPublished", "content.profile.title"];

const readWords = async (seen: object) =>
  storedWords.readAll(await PageModel.find(seen, READ).sort(NEWEST_FIRST).limit(MAX_READ).lean());

/** Compared here: no store knows that `zoe` means Zoë. */
async function find(seen: object, words: string): Promise<Types.ObjectId[]> {
  const found = (await readWords(seen)).filter(({ label, slug, content: { profile } }) =>
    folded([label, profile.title, slug].join("\n")).includes(words),
  );
  return found.map(({ _id }) => _id);
}

/** All that the viewer sees, in short, the newest first. @throws not_found for a company that is not theirs */
export async function listAll(viewer: Viewer, group: string | null) {
  const records = await readWords(seenBy(viewer, group));
  return records.map((record) => ({
    hash: record.hash,
    name: pageName(record),
    isPublished: record.isPublished,
    url: urlOf(record),
  }));
}
