import mongoose, { type Types } from "mongoose";
import { languageNow } from "#shared/languages/translate.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { folded } from "#shared/lib/text.ts";
import type { Sort } from "#shared/signatures/constants.ts";
import { type Step, stepsOf } from "#shared/signatures/progress.ts";
import type { ListedSignature } from "#shared/signatures/schema.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { countOpened } from "../links/service.ts";
import { brandLineOf } from "../members/service.ts";
import { defaultsOf } from "./defaults.ts";
import { SignatureModel, type SignatureRecord, storedSignatures } from "./model.ts";
import { present } from "./present.ts";
import { reached } from "./reached.ts";
import { maySearch } from "./rights.ts";
import { seenBy, WORDS } from "./seen.ts";

/** Of how many signatures the words are read in one search, the newest first: more than any team has. */
const MAX_SEARCHED = 5_000;
/** How many say how far somebody is: nobody designs more by hand. */
const MAX_JUDGED = 100;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const LAST_EDITED = { updatedAt: -1, _id: -1 } as const;

/** What is asked for of a list. */
type Wanted = { search: string; sort: Sort };
const ALL: Wanted = { search: "", sort: "created" };

/**
 * A page of the signatures that the viewer sees, newest first unless told otherwise.
 * @param search words that their label, name, position or company has
 * @throws too_many_requests
 */
export async function list(viewer: Viewer, page: number, { search, sort }: Wanted = ALL) {
  const { team } = viewer;
  const seen = seenBy(viewer);
  const words = folded(search);
  const isLooked = words !== "" || sort === "name";
  if (isLooked) await maySearch(viewer);
  const skip = (page - 1) * PAGE_SIZE;
  // Looked through here, a page is known by its ids.
  const ids = isLooked ? await find(seen, words, sort) : null;
  const wanted = ids?.slice(skip, skip + PAGE_SIZE + 1);
  const records = await SignatureModel.find(wanted ? { _id: mongoose.trusted({ $in: wanted }) } : seen)
    .sort(sort === "edited" ? LAST_EDITED : NEWEST_FIRST)
    .skip(wanted ? 0 : skip)
    .limit(PAGE_SIZE + 1)
    .lean();
  if (sort === "name" && wanted) records.sort((a, b) => placeIn(wanted, a) - placeIn(wanted, b));
  const shown = storedSignatures.readAll(records.slice(0, PAGE_SIZE));
  const [opened, defaults, branding] = await Promise.all([
    countOpened(shown.map(({ hash }) => hash)),
    defaultsOf(viewer, shown),
    brandLineOf(team),
  ]);
  const items = shown.map((record): ListedSignature => {
    const { copiedState, installedState } = record;
    const progress = {
      copied: reached(copiedState, record),
      installed: reached(installedState, record),
      opened: opened.get(record.hash) ?? 0,
    };
    return { ...present(record, team, viewer, branding), byDefault: defaults.get(record.hash) ?? null, progress };
  });
  return { items, page, hasMore: records.length > PAGE_SIZE };
}

const placeIn = (ids: readonly Types.ObjectId[], { _id }: { _id: Types.ObjectId }) =>
  ids.findIndex((id) => id.equals(_id));

const PROGRESSING = ["hash", "content", "changedAt", "copiedState", "installedState"] as const;
const storedProgressing = storedReader<SignatureRecord, "_id" | (typeof PROGRESSING)[number]>(
  SignatureModel,
  PROGRESSING,
);

/** How far the viewer has come, by the newest of what they see and by their default, wherever in the list that is. */
export async function progress(viewer: Viewer): Promise<Step[]> {
  const { user } = viewer;
  const seen = seenBy(viewer);
  const isDefault = { ...seen, hash: user.defaultSignature ?? "" };
  const [newest, chosen] = await Promise.all([
    SignatureModel.find(seen, PROGRESSING).sort(NEWEST_FIRST).limit(MAX_JUDGED).lean(),
    user.defaultSignature === null ? [] : SignatureModel.find(isDefault, PROGRESSING).limit(1).lean(),
  ]);
  const records = storedProgressing.readAll([...chosen, ...newest]);
  const opened = await countOpened(records.map(({ hash }) => hash));
  return stepsOf(
    records.map((record) => ({
      hash: record.hash,
      content: record.content,
      copied: reached(record.copiedState, record),
      installed: reached(record.installedState, record),
      opened: opened.get(record.hash) ?? 0,
      isDefault: record.hash === user.defaultSignature,
    })),
  );
}

const storedWords = storedReader<SignatureRecord, "_id" | "label" | "content">(SignatureModel, ["label", "content"]);

/** Compared here: no store knows that `zoe` means Zoë, or where an Ö belongs. */
async function find(seen: object, words: string, sort: Sort): Promise<Types.ObjectId[]> {
  const records = await SignatureModel.find(seen, WORDS)
    .sort(sort === "edited" ? LAST_EDITED : NEWEST_FIRST)
    .limit(MAX_SEARCHED)
    .lean();
  const found = storedWords
    .readAll(records)
    .filter(({ label, content: { general } }) =>
      folded([label, general.name, general.position, general.company].join("\n")).includes(words),
    );
  if (sort === "name") {
    const collator = new Intl.Collator(languageNow(), { sensitivity: "base", numeric: true });
    found.sort((a, b) => collator.compare(calledBy(a), calledBy(b)));
  }
  return found.map(({ _id }) => _id);
}

const calledBy = ({ label, content }: Pick<SignatureRecord, "label" | "content">) =>
  label.trim() || content.general.name.trim();
