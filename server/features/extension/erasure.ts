import { type Erased, eraseAll } from "../../db/erasing.ts";
import { ExtensionCodeModel } from "./model.ts";

/** Few, and gone by themselves within minutes: they are looked for without an index. */
export const eraseHandOvers = ({ user }: Erased, signal: AbortSignal): Promise<number> =>
  eraseAll(ExtensionCodeModel, { user }, signal);
