/** What visitors are told apart by within a day, and no longer: a salt that all processes share and that is thrown away. */
import { randomBytes } from "node:crypto";
import { unlessDuplicate } from "../../db/mongo.ts";
import { DaySaltModel, storedSalts } from "./model.ts";

const BYTES = 16;
/** Today's and yesterday's: clicks may wait over midnight. */
const KEPT_DAYS = 2;

const known = new Map<number, string>();

/** The salt of a day that this process has asked for; undefined: not yet. @param day days since 1970, UTC */
export const knownSalt = (day: number): string | undefined => known.get(day);

/**
 * Asks for the salt of a day, once. Of processes that make one at once the first one's counts, and the others read it.
 * @throws unavailable
 */
export async function learnSalt(day: number): Promise<string> {
  const before = known.get(day);
  if (before !== undefined) return before;
  const read = async () => storedSalts.read(await DaySaltModel.findById(day).lean())?.salt;
  let salt = await read();
  if (salt === undefined) {
    await unlessDuplicate(DaySaltModel.create({ _id: day, salt: randomBytes(BYTES).toString("hex"), at: new Date() }));
    salt = (await read()) ?? "";
  }
  known.set(day, salt);
  for (const other of known.keys()) if (other <= day - KEPT_DAYS) known.delete(other);
  return salt;
}

/** Of a test that plays several processes. */
export const forgetSalts = (): void => known.clear();
