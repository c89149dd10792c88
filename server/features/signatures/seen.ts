/** The signatures that somebody sees. */
import { isManager } from "#shared/members/rules.ts";
import type { SignatureInShort } from "#shared/signatures/schema.ts";
import { coalesced } from "../../db/coalesced.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { defaultsOf } from "./defaults.ts";
import { SignatureModel, type SignatureRecord, subjectOf } from "./model.ts";
import { mayEdit } from "./present.ts";

/** In one answer, the newest first: more than any team has. */
const MAX_LISTED = 5_000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** What a search looks at. */
export const WORDS = ["label", ...["name", "position", "company"].map((field) => `content.general.${field}`)];

/**
 * What a list shows somebody: a team's owner and admins all of it, a member what they made and what is assigned to them.
 */
export function seenBy(viewer: Viewer) {
  const { user, team, member } = viewer;
  const seen = { team: team._id };
  if (isManager(viewer)) return seen;
  return { ...seen, $or: [{ owner: user._id }, { assignee: member?.email ?? "" }] };
}

const IN_SHORT = [
  ...(["hash", "owner", "team", "assignee", "master", "sharedFrom"] as const),
  ...(["label", "content", "createdAt", "updatedAt"] as const),
] as const;
const storedInShort = storedReader<SignatureRecord, "_id" | (typeof IN_SHORT)[number]>(SignatureModel, IN_SHORT);

/** All that the viewer sees, in short, the newest first. */
export const listAll = async (viewer: Viewer): Promise<SignatureInShort[]> =>
  (await listWithPhotos(viewer)).map(({ photo: _, ...signature }) => signature);

type WithPhoto = SignatureInShort & { photo: string | null };
const readAtOnce = coalesced<readonly WithPhoto[]>();

/**
 * The same with the addresses of their photos; null: none. Whoever asks for several charts, files and questions at once, in whichever
 * session, waits for one list of them.
 */
export const listWithPhotos = (viewer: Viewer): Promise<readonly WithPhoto[]> =>
  readAtOnce(JSON.stringify({ ...viewer, session: null }), () => readWithPhotos(viewer));

async function readWithPhotos(viewer: Viewer): Promise<WithPhoto[]> {
  const { team } = viewer;
  const seen = seenBy(viewer);
  const wanted = [...IN_SHORT.filter((field) => field !== "content"), ...WORDS, "content.media.photo"];
  const records = await SignatureModel.find(seen, wanted).sort(NEWEST_FIRST).limit(MAX_LISTED).lean();
  const found = storedInShort.readAll(records);
  const defaults = await defaultsOf(viewer, found);
  return found.map((record) => ({
    id: String(record._id),
    hash: record.hash,
    canEdit: !record.sharedFrom?.locked && mayEdit(viewer, subjectOf(record), team),
    byDefault: defaults.get(record.hash) ?? null,
    master: record.master,
    label: record.label,
    updatedAt: record.updatedAt.toISOString(),
    name: record.content.general.name,
    position: record.content.general.position,
    photo: record.content.media.photo,
  }));
}
