/** The lists of pages, and of cards: what somebody sees of their team, the newest first. */
import mongoose, { type Model, type Types } from "mongoose";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { folded } from "#shared/lib/text.ts";
import { isManager } from "#shared/members/rules.ts";
import type { StoredReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";

/** Of how many the words are read in one search, and how many one answer has, the newest first: more than any team has. */
const MAX_READ = 5_000;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

type Parts<R extends { _id: Types.ObjectId }, W extends { _id: Types.ObjectId }> = {
  model: Model<R>;
  stored: StoredReader<R>;
  /** the fields of which the words are made, as the store reads them, and as they are parsed */
  read: string[];
  storedWords: StoredReader<W>;
  /** what is looked through for somebody's words */
  wordsOf(record: W): readonly string[];
  /** takes one of the searches that an account has */
  maySearch(viewer: Viewer): Promise<void>;
};

export function lists<R extends { _id: Types.ObjectId }, W extends { _id: Types.ObjectId }>(parts: Parts<R, W>) {
  const { stored, read, storedWords, wordsOf, maySearch } = parts;
  const model = parts.model as unknown as Model<{ _id: Types.ObjectId }>;

  const readWords = async (seen: object) =>
    storedWords.readAll(await model.find(seen, read).sort(NEWEST_FIRST).limit(MAX_READ).lean());

  /** Compared here: no store knows that `zoe` means Zoë. */
  async function find(seen: object, words: string): Promise<Types.ObjectId[]> {
    const found = (await readWords(seen)).filter((record) => folded(wordsOf(record).join("\n")).includes(words));
    return found.map(({ _id }) => _id);
  }

  return {
    /**
     * A part of what the viewer sees.
     * @param search words that it has
     * @throws too_many_requests
     */
    async pageOf(viewer: Viewer, page: number, { search }: { search: string }) {
      const seen = seenBy(viewer);
      const words = folded(search);
      if (words) await maySearch(viewer);
      const skip = (page - 1) * PAGE_SIZE;
      const wanted = words ? (await find(seen, words)).slice(skip, skip + PAGE_SIZE + 1) : null;
      const rows = await model
        .find(wanted ? { _id: mongoose.trusted({ $in: wanted }) } : seen)
        .sort(NEWEST_FIRST)
        .skip(wanted ? 0 : skip)
        .limit(PAGE_SIZE + 1)
        .lean();
      return { shown: stored.readAll(rows.slice(0, PAGE_SIZE)), hasMore: rows.length > PAGE_SIZE };
    },

    /** All that the viewer sees, in short. */
    all: (viewer: Viewer): Promise<W[]> => readWords(seenBy(viewer)),
  };
}

/**
 * What a list shows somebody, and what their own data hold: a team's owner and admins all of it, a member what they made and what is assigned to them.
 */
export function seenBy(viewer: Viewer) {
  const { user, team, member } = viewer;
  const seen = { team: team._id };
  if (isManager(viewer)) return seen;
  return { ...seen, $or: [{ owner: user._id }, { assignee: member?.email ?? "" }] };
}
