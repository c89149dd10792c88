import { type Erased, oneOf } from "../../db/erasing.ts";
import { ExportModel } from "./model.ts";
import { removeParts } from "./parts.ts";

/** Copies that the person asked for, and those of the companies that go with them: the files first, so that a run which is cut short still finds them. */
export async function eraseExports({ user, teams }: Erased, signal: AbortSignal): Promise<void> {
  for await (const { _id } of ExportModel.find({ $or: [{ user }, { company: oneOf(teams) }] }, { _id: 1 })
    .lean()
    .cursor()) {
    signal.throwIfAborted();
    await removeParts(String(_id));
    await ExportModel.deleteOne({ _id });
  }
}
