import mongoose, { type Types } from "mongoose";
import { NO_OWN } from "#shared/members/masters/own.ts";
import { changeAll, type Erased, eraseAll, oneOf, teamsOfMade } from "../../db/erasing.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { findTeam, ownerOf } from "../members/service.ts";
import { CheckModel } from "./arrival/model.ts";
import { SignatureKeyModel } from "./keys/model.ts";
import { DesignsModel } from "./masters/model.ts";
import { SignatureModel } from "./model.ts";
import { VersionModel } from "./versions/model.ts";
import { forget } from "./versions/service.ts";

/** Signatures that go together before others get their turn. */
const AT_ONCE = 50;
/** Of another team, that are looked through together. */
const PAGE = 500;

/** All of the teams, and what the person made before there were teams. */
const theirs = ({ user, teams }: Pick<Erased, "user" | "teams">) => ({
  $or: [{ team: oneOf(teams) }, { owner: user, team: null }],
});

/** Their public ids, part by part. */
export async function* hashesOf(whom: Erased): AsyncGenerator<string> {
  for await (const { hash } of SignatureModel.find(theirs(whom), { hash: 1 }).lean().cursor()) yield hash;
}

/**
 * Signatures with their saved states, whoever of the teams has made them. What shows them goes first, the signature last: a run that is
 * cut short finds the rest.
 * @returns whether there are more
 */
export async function eraseSignatures(whom: Erased, signal: AbortSignal): Promise<boolean> {
  const rows = await SignatureModel.find(theirs(whom), { hash: 1 }).limit(AT_ONCE).lean();
  for (const { _id, hash } of rows) {
    signal.throwIfAborted();
    await forget(hash);
    await SignatureModel.deleteOne({ _id });
    // Of a save that ended in between.
    await forget(hash);
    await renderer().forget(hash);
  }
  await eraseAll(CheckModel, { signature: mongoose.trusted({ $in: rows.map(({ hash }) => hash) }) }, signal);
  if (rows.length === AT_ONCE) return true;
  await eraseAll(DesignsModel, { _id: oneOf(whom.teams) }, signal);
  return false;
}

/** The teams that somebody has made signatures for. @param owned those that are not asked about */
export const teamsMadeFor = (user: Types.ObjectId, owned: readonly Types.ObjectId[]) =>
  teamsOfMade(SignatureModel, user, owned);

/** What names the person at other teams' signatures, which stay as they are; and the keys and check addresses of their own. */
export async function disownSignatures({ user, email, others }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(SignatureKeyModel, { user }, signal);
  await eraseAll(CheckModel, { user }, signal);
  for (const team of others) {
    const found = await findTeam(team);
    // What they have made there is the team's: it counts as its owner's from now on.
    if (found) await changeAll(SignatureModel, { team, owner: user }, { $set: { owner: ownerOf(found) } }, signal);
    await changeAll(SignatureModel, { team, "own.of": email }, { $set: { own: NO_OWN } }, signal);
    await disownVersions(team, user, signal);
  }
}

async function disownVersions(team: Types.ObjectId, by: Types.ObjectId, signal: AbortSignal): Promise<void> {
  for (let after: Types.ObjectId | null = null; ; ) {
    signal.throwIfAborted();
    const rest: object = after ? { _id: mongoose.trusted({ $gt: after }) } : {};
    const rows: { _id: Types.ObjectId; hash: string }[] = await SignatureModel.find({ team, ...rest }, { hash: 1 })
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean();
    const signature = mongoose.trusted({ $in: rows.map(({ hash }) => hash) });
    if (rows.length > 0) await VersionModel.updateMany({ signature, by }, { $set: { by: null } });
    if (rows.length < PAGE) return;
    after = rows.at(-1)?._id ?? null;
  }
}
