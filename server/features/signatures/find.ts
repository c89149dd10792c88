import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import type { Viewer } from "../auth/viewer.ts";
import { SignatureModel, type SignatureRecord, storedSignatures, subjectOf } from "./model.ts";

/**
 * One signature that the viewer's team owns and the viewer sees; all others are hidden.
 * @param newest the record, where it has just been written; else the store is asked
 * @throws not_found
 */
export async function getInTeam(viewer: Viewer, hash: string, newest?: SignatureRecord): Promise<SignatureRecord> {
  const record = newest ?? storedSignatures.read(await SignatureModel.findOne({ hash }).lean());
  return record && reaches(viewer, subjectOf(record)) ? record : fail("not_found");
}
