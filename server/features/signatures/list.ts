import mongoose, { type Types } from "mongoose";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { folded } from "#shared/lib/text.ts";
import { isManager } from "#shared/members/rules.ts";
import type { ListedSignature, SignatureInShort } from "#shared/signatures/schema.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { countOpened } from "../links/service.ts";
import { SignatureModel, type SignatureRecord, storedSignatures, subjectOf } from "./model.ts";
import { mayEdit, present } from "./present.ts";
import { maySearch } from "./rights.ts";

/** Of how many signatures the words are read in one search, the newest first: more than any team has. */
const MAX_SEARCHED = 5_000;
/** In one answer, the newest first: more than any team has. */
const MAX_LISTED = 5_000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** A page of the signatures that the viewer sees, newest first. @param search words that their label, name, position or company has */
export async function list(viewer: Viewer, page: number, search = "") {
  const { user, team } = viewer;
  const seen = isManager(viewer) ? { team: team._id } : { team: team._id, owner: user._id };
  const wanted = folded(search);
  if (wanted) await maySearch(viewer);
  const filter = wanted ? { _id: mongoose.trusted({ $in: await find(seen, wanted) }) } : seen;
  const records = await SignatureModel.find(filter)
    .sort(NEWEST_FIRST)
    .skip((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE + 1)
    .lean();
  const shown = storedSignatures.readAll(records.slice(0, PAGE_SIZE));
  const opened = await countOpened(shown.map(({ hash }) => hash));
  const items = shown.map((record): ListedSignature => {
    const progress = { copied: copiedOf(record), opened: opened.get(record.hash) ?? 0 };
    return { ...present(record, team, viewer), progress };
  });
  return { items, page, hasMore: records.length > PAGE_SIZE };
}

const IN_SHORT = ["hash", "owner", "team", "label", "content", "createdAt", "updatedAt"] as const;
const storedInShort = storedReader<SignatureRecord, "_id" | (typeof IN_SHORT)[number]>(SignatureModel, IN_SHORT);

/** All that the viewer sees, in short, the newest first. */
export async function listAll(viewer: Viewer): Promise<SignatureInShort[]> {
  const { user, team } = viewer;
  const seen = isManager(viewer) ? { team: team._id } : { team: team._id, owner: user._id };
  const wanted = [...IN_SHORT.filter((field) => field !== "content"), ...WORDS];
  const records = await SignatureModel.find(seen, wanted).sort(NEWEST_FIRST).limit(MAX_LISTED).lean();
  return storedInShort.readAll(records).map((record) => ({
    id: String(record._id),
    hash: record.hash,
    canEdit: mayEdit(viewer, subjectOf(record), team),
    byDefault: user.defaultSignature === record.hash ? user.email : null,
    label: record.label,
    updatedAt: record.updatedAt.toISOString(),
    name: record.content.general.name,
    position: record.content.general.position,
  }));
}

function copiedOf({ copiedState, changedAt }: SignatureRecord): ListedSignature["progress"]["copied"] {
  if (copiedState === null) return "never";
  return changedAt !== null && copiedState < changedAt ? "outdated" : "current";
}

const storedWords = storedReader<SignatureRecord, "_id" | "label" | "content">(SignatureModel, ["label", "content"]);
const WORDS = ["label", ...["name", "position", "company"].map((field) => `content.general.${field}`)];

/** Compared here: no store knows that `zoe` means Zoë. */
async function find(seen: object, wanted: string): Promise<Types.ObjectId[]> {
  const records = await SignatureModel.find(seen, WORDS).sort(NEWEST_FIRST).limit(MAX_SEARCHED).lean();
  return storedWords
    .readAll(records)
    .filter(({ label, content: { general } }) =>
      folded([label, general.name, general.position, general.company].join("\n")).includes(wanted),
    )
    .map(({ _id }) => _id);
}
