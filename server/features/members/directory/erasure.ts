import { type Erased, eraseAll, oneOf } from "../../../db/erasing.ts";
import { DirectoryModel, NamedModel } from "./model.ts";

/** What the directories of the teams have named, and what those of other teams have said of the person. */
export async function eraseNamed({ email, teams }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(NamedModel, { $or: [{ team: oneOf(teams) }, { email }] }, signal);
  await eraseAll(DirectoryModel, { _id: oneOf(teams) }, signal);
}
