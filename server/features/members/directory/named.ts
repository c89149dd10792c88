/** What a directory has said of people, kept as it was said last. */
import { createHash } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import type { DirectoryPage, DirectoryPerson } from "../../../ports/directory/directory.ts";
import type { DirectoryRecord } from "./model.ts";
import { NamedModel, type NamedRecord } from "./model.ts";

/** Notes a part of a directory. The same part twice says the same; who is named again has what was said last. */
export async function note(team: Types.ObjectId, source: string, page: DirectoryPage, run: number): Promise<void> {
  const writes = [...page.people.map((person) => writeOf(person, run)), ...page.left.map((id) => goneOf(id, run))];
  if (writes.length === 0) return;
  await NamedModel.bulkWrite(
    writes.map(({ person, update }) => ({ updateOne: { filter: { team, source, person }, update, upsert: true } })),
  );
}

function writeOf({ id, email, isActive, version, texts }: DirectoryPerson, run: number) {
  // Of somebody who has left, or a guest, a change alone is no return.
  const isWhole = email !== undefined && isActive !== undefined;
  return {
    person: id,
    update: {
      $set: {
        run,
        version,
        ...(email !== undefined && { email }),
        ...(isActive !== undefined && { isActive }),
        ...(isWhole && { isGone: false }),
        ...Object.fromEntries(Object.entries(texts).map(([fact, text]) => [`texts.${fact}`, text])),
      },
    },
  };
}

/** Whoever comes back after having left is taken in anew. */
const goneOf = (person: string, run: number) => ({ person, update: { $set: { isGone: true, run, applied: null } } });

type Since = Pick<DirectoryRecord, "wholeRun">;

/** How many are there, those of the run that is under way among them. */
export const countNamed = (team: Types.ObjectId, source: string, { wholeRun }: Since) =>
  NamedModel.countDocuments({ team, source, isGone: false, run: mongoose.trusted({ $gte: wholeRun }) });

/** Forgets who was not named by the last run that has named everybody, once they are out of the team. */
export const forget = (team: Types.ObjectId, source: string, { wholeRun }: Since) =>
  NamedModel.deleteMany({ team, source, run: mongoose.trusted({ $lt: wholeRun }) });

/** Whether somebody is in the directory, by what it has said; who was never named is not. */
export const isThere = (named: NamedRecord | undefined, { wholeRun }: Since): boolean =>
  named?.isActive === true && !named.isGone && named.run >= wholeRun;

/** Another text when anything of somebody is another. */
export function stateOf({ email, version, texts }: NamedRecord): string {
  const said = JSON.stringify([email, Object.entries(texts).toSorted(), version]);
  return createHash("sha256").update(said).digest("base64url").slice(0, 22);
}
