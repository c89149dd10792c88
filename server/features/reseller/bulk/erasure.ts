import { changeAll, type Erased, eraseAll, oneOf } from "../../../db/erasing.ts";
import { BulkModel } from "./model.ts";

/** Companies that were made from files: of the person's agencies, and those of others that they made. */
export async function eraseBulks({ user, teams, alias }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(BulkModel, { $or: [{ agency: oneOf(teams) }, { company: oneOf(teams) }] }, signal);
  await changeAll(BulkModel, { by: user }, { $set: { by: alias } }, signal);
}
