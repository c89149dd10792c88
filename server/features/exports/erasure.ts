import type { Erased } from "../../db/erasing.ts";
import { ExportModel } from "./model.ts";
import { removeParts } from "./parts.ts";

/** Copies that the person asked for: the files first, so that a run which is cut short still finds them. */
export async function eraseExports({ user }: Erased, signal: AbortSignal): Promise<void> {
  for await (const { _id } of ExportModel.find({ user }, { _id: 1 }).lean().cursor()) {
    signal.throwIfAborted();
    await removeParts(String(_id));
    await ExportModel.deleteOne({ _id });
  }
}
