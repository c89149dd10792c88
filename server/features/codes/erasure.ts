import { changeAll, type Erased, oneOf } from "../../db/erasing.ts";
import { CodeModel } from "./model.ts";

/** A code that was used stays used, or somebody could use it again. */
export const disownCodes = ({ teams, alias }: Erased, signal: AbortSignal): Promise<unknown> =>
  changeAll(CodeModel, { usedBy: oneOf(teams) }, { $set: { usedBy: alias } }, signal);
