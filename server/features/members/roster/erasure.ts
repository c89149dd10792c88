import mongoose from "mongoose";
import { changeAll, type Erased, eraseAll, oneOf } from "../../../db/erasing.ts";
import { ColumnsModel, ImportModel, ImportPartModel } from "./model.ts";

/** Lists of people that the teams have brought in, and where the person stands in those of others. */
export async function eraseImports({ user, email, teams, others, alias }: Erased, signal: AbortSignal): Promise<void> {
  for await (const { _id } of ImportModel.find({ team: oneOf(teams) }, { _id: 1 })
    .lean()
    .cursor()) {
    // `<import>:<number>`: what lies between is all that begins so.
    const parts = { _id: mongoose.trusted({ $gte: `${_id}:`, $lt: `${_id};` }) };
    await eraseAll(ImportPartModel, parts, signal);
    await ImportModel.deleteOne({ _id });
  }
  await eraseAll(ColumnsModel, { _id: oneOf(teams) }, signal);
  await changeAll(ImportModel, { team: oneOf(others), by: user }, { $set: { by: alias } }, signal);
  // Parts go when they are done, so there are few.
  await changeAll(ImportPartModel, { "steps.email": email }, { $pull: { steps: { email } } }, signal);
}
