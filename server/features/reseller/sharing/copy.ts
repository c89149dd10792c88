import mongoose, { type ClientSession, type Types } from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import * as members from "../../members/service.ts";
import * as signatures from "../../signatures/service.ts";

const { copies } = signatures;

/** Makes the links of what was copied: many of them would hold up a transaction. */
const LINK = kind({ name: "reseller.copied", data: z.object({ company: StoredId, hash: Hash }), keptMs: 0 });

/** `hash`: of the copy, where it is to be known before */
type Copied = { agency: Types.ObjectId; signature: string; company: members.TeamRecord; hash?: string };

/**
 * Copies one signature of an agency into one of its companies, whose own it is: it follows nothing. Part of a transaction, in which the company
 * may have been made. Done again with the same hash it finds that it is there.
 * @returns the hash of the copy; null where the agency has no such signature, or the company no place
 * @throws busy
 */
export async function copyMaster(
  { agency, signature, company, hash = signatures.newHash() }: Copied,
  session: ClientSession,
): Promise<string | null> {
  if (await copies.findOfTeam(company._id, hash, session)) return hash;
  const master = await copies.findOfTeam(agency, signature, session);
  if (!master || !company.agency?.equals(agency)) return null;
  const made = { hash, from: null, prepared: { shortLinks: [] } };
  if (!(await copies.makeCopy(master, company, made, session))) return null;
  await copies.claimPictures(master, company._id, session);
  await jobs.add(LINK, { company: String(company._id), hash }, { session });
  return hash;
}

export const copiedHandler: Handler = handler(LINK, async ({ company: id, hash }) => {
  const company = await members.findTeam(new mongoose.Types.ObjectId(id));
  if (company) await copies.makeLinks(company, hash);
});
