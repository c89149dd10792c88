import type { ClientSession, Types } from "mongoose";
import type * as members from "../../members/service.ts";
import * as signatures from "../../signatures/service.ts";

const { copies } = signatures;

/**
 * Copies one signature of an agency into one of its companies, whose own it is: it follows nothing. Part of a transaction.
 * @returns the hash of the copy; null where the agency has no such signature, or the company no place
 * @throws busy, unavailable
 */
export async function copyMaster(
  { agency, signature, company }: { agency: Types.ObjectId; signature: string; company: members.TeamRecord },
  session: ClientSession,
): Promise<string | null> {
  const master = await copies.findOfTeam(agency, signature, session);
  if (!master || !company.agency?.equals(agency)) return null;
  const hash = copies.newHash();
  const prepared = await copies.prepare(master, company, { hash, shortLinks: [] });
  return (await copies.makeCopy(master, company, { hash, from: null, prepared }, session)) ? hash : null;
}
