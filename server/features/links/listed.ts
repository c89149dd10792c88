/** All links of a team in short, for whoever counts by them. */
import { LRUCache } from "lru-cache";
import mongoose, { type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";
import { textsIn } from "../../db/texts.ts";
import { FRESH_MS, switchesHeard } from "./known.ts";
import { ShortLinkModel, type ShortLinkRecord } from "./model.ts";

/** Links that one list of them holds, the newest first. */
const MAX_LISTED = 5_000;
/** Links that are kept as they were listed last, of all teams together; each is some hundred bytes. */
const MAX_KEPT = 20_000;

type Listed = Pick<ShortLinkRecord, "code" | "url">;
/** What was listed, and by what is known that it still holds: the newest link, and how often somebody had changed one. */
type Kept = { links: readonly Listed[]; newest: string; changes: number; readAt: number };
const kept = new LRUCache<string, Kept>({ maxSize: MAX_KEPT, sizeCalculation: ({ links }) => links.length + 1 });

const IN_SHORT = ["code", "url"] as const;
const storedInShort = storedReader<ShortLinkRecord, (typeof IN_SHORT)[number]>(ShortLinkModel, IN_SHORT);
const NEWEST_FIRST = { _id: -1 } as const;

/** The links of a team with their targets. @param things of some signatures, pages and cards; null: all */
export async function linksOfThings(
  team: Types.ObjectId,
  things: readonly string[] | null,
): Promise<readonly Listed[]> {
  if (things) return read({ team, signature: mongoose.trusted({ $in: [...things] }) });
  const changes = switchesHeard();
  const [first] = await ShortLinkModel.find({ team }, { _id: 1 }).sort(NEWEST_FIRST).limit(1).lean();
  const newest = String(first?._id);
  const known = kept.get(String(team));
  // A message of a change may get lost: as long as that one is followed, this one may be shown.
  if (known?.newest === newest && known.changes === changes && performance.now() - known.readAt < FRESH_MS)
    return known.links;
  const readAt = performance.now();
  const links = await read({ team });
  kept.set(String(team), { links, newest, changes, readAt });
  return links;
}

async function read(filter: object): Promise<Listed[]> {
  const rows = await ShortLinkModel.find(filter, IN_SHORT, { raw: true, batchSize: MAX_LISTED })
    .sort(NEWEST_FIRST)
    .limit(MAX_LISTED)
    .lean();
  return (rows as unknown as readonly Uint8Array[]).flatMap(
    (row) => textsIn(row, IN_SHORT) ?? storedInShort.read(mongoose.mongo.BSON.deserialize(row)) ?? [],
  );
}
