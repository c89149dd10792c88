import mongoose, { type Types } from "mongoose";
import { cardName } from "#shared/cards/rules.ts";
import type { ListedCard } from "#shared/cards/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { folded } from "#shared/lib/text.ts";
import { isManager, reachesGroup } from "#shared/members/rules.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { countVisits } from "../links/service.ts";
import { CardModel, type CardRecord, storedCards } from "./model.ts";
import { present, urlOf } from "./present.ts";
import { maySearch } from "./rights.ts";

/** Of how many cards the words are read in one search, and how many one answer has, the newest first: more than any team has. */
const MAX_READ = 5_000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/**
 * A page of the cards that the viewer sees, newest first.
 * @param search words that their label, their lines or their address has
 * @param group of one company of an agency; null: of the team
 * @throws not_found for a company that is not theirs, too_many_requests
 */
export async function list(viewer: Viewer, page: number, { search, group }: { search: string; group: string | null }) {
  const seen = seenBy(viewer, group);
  const words = folded(search);
  if (words) await maySearch(viewer);
  const skip = (page - 1) * PAGE_SIZE;
  const wanted = words ? (await find(seen, words)).slice(skip, skip + PAGE_SIZE + 1) : null;
  const rows = await CardModel.find(wanted ? { _id: mongoose.trusted({ $in: wanted }) } : seen)
    .sort(NEWEST_FIRST)
    .skip(wanted ? 0 : skip)
    .limit(PAGE_SIZE + 1)
    .lean();
  const shown = storedCards.readAll(rows.slice(0, PAGE_SIZE));
  const visits = await countVisits(shown.map(({ hash }) => hash));
  const items = shown.map((record): ListedCard => {
    const { views = 0, saves = 0 } = visits.get(record.hash) ?? {};
    return { ...present(record, viewer.team, viewer), views, saves };
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

const WORDS = ["hash", "label", "content"] as const;
const storedWords = storedReader<CardRecord, "_id" | (typeof WORDS)[number]>(CardModel, WORDS);
const READ = ["hash", "label", "content.header", "content.title", "content.subheader"];

const readWords = async (seen: object) =>
  storedWords.readAll(await CardModel.find(seen, READ).sort(NEWEST_FIRST).limit(MAX_READ).lean());

/** Compared here: no store knows that `zoe` means Zoë. */
async function find(seen: object, words: string): Promise<Types.ObjectId[]> {
  const found = (await readWords(seen)).filter(({ label, content: { header, title, subheader }, hash }) =>
    folded([label, header, title, subheader, urlOf({ hash })].join("\n")).includes(words),
  );
  return found.map(({ _id }) => _id);
}

/** All that the viewer sees, in short, the newest first. @throws not_found for a company that is not theirs */
export async function listAll(viewer: Viewer, group: string | null) {
  const records = await readWords(seenBy(viewer, group));
  return records.map((record) => ({ hash: record.hash, name: cardName(record), url: urlOf(record) }));
}
