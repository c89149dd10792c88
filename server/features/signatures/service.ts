import mongoose, { type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";
import { type GivenSignature, give, givenTo, readdress, release } from "./assign/given.ts";
import { getInTeam } from "./find.ts";
import {
  end as endKey,
  callerOf as keyCallerOf,
  make as makeKey,
  refuseMore as refuseMoreKeys,
} from "./keys/service.ts";
import { designsOf } from "./masters/model.ts";
import { newHash, SignatureModel, type SignatureRecord, signatureWrites, subjectOf } from "./model.ts";
import { moveLinks } from "./movedLinks.ts";
import { onPages } from "./onPages.ts";
import { listAll, listWithPhotos } from "./seen.ts";
import * as copies from "./shared/copies.ts";
import { knowShares, type SharedFrom } from "./shared/from.ts";
import { succeed } from "./successors/service.ts";
import { isShown, type SignatureUse, usesIn } from "./uses.ts";
import { detachCard, detachPage, usesOf } from "./ways.ts";
import { drawn, pageOf, picturesIn } from "./whole.ts";

export {
  copies,
  detachCard,
  detachPage,
  drawn,
  endKey,
  type GivenSignature,
  getInTeam,
  give,
  givenTo,
  isShown,
  keyCallerOf,
  knowShares,
  listAll,
  listWithPhotos,
  makeKey,
  moveLinks,
  newHash,
  onPages,
  pageOf,
  picturesIn,
  readdress,
  refuseMoreKeys,
  release,
  type SharedFrom,
  type SignatureRecord,
  type SignatureUse,
  succeed,
  usesIn,
  usesOf,
};

/** The groups of people that a team has described. */
export const segmentsOf = async (team: Types.ObjectId) => (await designsOf(team)).segments;

/** How often this process has written signatures. */
export const writesOfSignatures = (): number => signatureWrites.count;

const WHOSE = ["hash", "owner", "team", "assignee"] as const;
const storedWhose = storedReader<SignatureRecord, "_id" | (typeof WHOSE)[number]>(SignatureModel, WHOSE);

/** The teams that saved signatures belong to, by their hashes; those that do not exist are not in it. */
export async function teamsOf(hashes: readonly string[]): Promise<Map<string, Types.ObjectId>> {
  const records = await SignatureModel.find({ hash: mongoose.trusted({ $in: hashes }) }, WHOSE).lean();
  return new Map(storedWhose.readAll(records).map((record) => [record.hash, subjectOf(record).team]));
}

const NAMED = ["hash", "label", "content"] as const;
const storedNamed = storedReader<SignatureRecord, "_id" | (typeof NAMED)[number]>(SignatureModel, NAMED);

/** What some signatures of a team are called, by their hashes: their label, or whose they are. */
export async function namesOf(team: Types.ObjectId, hashes: readonly string[]): Promise<Map<string, string>> {
  const filter = { team, hash: mongoose.trusted({ $in: [...hashes] }) };
  const records = storedNamed.readAll(await SignatureModel.find(filter, NAMED).lean());
  return new Map(
    records.map(({ hash, label, content }) => [hash, label || content.general.name || content.general.company]),
  );
}

/** The signatures that are assigned to one of a team's people. */
export const assignedTo = async (team: Types.ObjectId, assignee: string): Promise<string[]> =>
  SignatureModel.distinct("hash", { team, assignee });
