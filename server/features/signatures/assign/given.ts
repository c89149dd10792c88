/** Which signature a member of a team has. A signature names its member by the address of their row. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";
import { follow } from "../masters/asking.ts";
import { ANEW, SignatureModel, type SignatureRecord, storedSignatures } from "../model.ts";
import { reached } from "../reached.ts";
import { speakForItself } from "../successors/service.ts";

const SHOWN = [
  "hash",
  "assignee",
  "label",
  "content",
  "changedAt",
  "installedState",
  "updatedAt",
  "createdAt",
] as const;
const storedShown = storedReader<SignatureRecord, "_id" | (typeof SHOWN)[number]>(SignatureModel, SHOWN);

/** What is said of somebody's signature where people are listed. */
export type GivenSignature = ReturnType<typeof presentGiven>;

/**
 * Gives a signature to the member of a team with an address, and takes the one away that they had. Nothing of the signature
 * is changed: whoever edits it meanwhile can save. One that follows a design is composed for its member in a moment.
 * @returns it as it is then; null when it is not there any more
 */
export async function give(
  team: Types.ObjectId,
  signature: Types.ObjectId,
  assignee: string,
  session: ClientSession,
): Promise<SignatureRecord | null> {
  // Release before giving: a unique index allows a member one signature.
  await release(team, [assignee], session);
  const options = { session, timestamps: false, returnDocument: "after" } as const;
  const change = { assignee, successor: null, masterRevision: ANEW };
  const given = storedSignatures.read(
    await SignatureModel.findOneAndUpdate({ _id: signature }, change, options).lean(),
  );
  if (given) await speakForItself(given.hash, session);
  if (given?.master) {
    await SignatureModel.updateOne({ _id: signature }, { follows: given.master }, { session, timestamps: false });
    await follow(team, given.master, session);
  }
  return given;
}

/** Has the signature of a member who has another address now follow it. */
export async function readdress(team: Types.ObjectId, from: string, to: string, session: ClientSession): Promise<void> {
  const options = { session, timestamps: false };
  await SignatureModel.updateOne({ team, assignee: from }, { assignee: to }, options);
  // What they say otherwise than the team's design goes by their address, too.
  await SignatureModel.updateOne({ team, assignee: to, "own.of": from }, { $set: { "own.of": to } }, options);
}

/** Takes the signatures away that some members have. */
export const release = (team: Types.ObjectId, emails: readonly string[], session: ClientSession) => {
  const theirs = { team, assignee: mongoose.trusted({ $in: emails }) };
  return SignatureModel.updateMany(theirs, { assignee: null, follows: null }, { session, timestamps: false });
};

/** The signatures that members of a team have, by their addresses. */
export async function givenTo(
  team: Types.ObjectId,
  emails: readonly string[],
): Promise<ReadonlyMap<string, GivenSignature>> {
  if (emails.length === 0) return new Map();
  const filter = { team, assignee: mongoose.trusted({ $in: emails }) };
  const wanted = [...SHOWN.filter((field) => field !== "content"), "content.general.name"];
  const rows = storedShown.readAll(await SignatureModel.find(filter, wanted).lean());
  return new Map(rows.map((row) => [row.assignee ?? "", presentGiven(row)]));
}

const presentGiven = (record: Pick<SignatureRecord, "_id" | (typeof SHOWN)[number]>) => ({
  id: String(record._id),
  hash: record.hash,
  label: record.label.trim() || record.content.general.name.trim(),
  updatedAt: record.updatedAt.toISOString(),
  installed: reached(record.installedState, record),
});
