import { type Erased, eraseAll } from "../../../db/erasing.ts";
import { WeeklyMailModel } from "./model.ts";

export const eraseWeekly = ({ user }: Erased, signal: AbortSignal): Promise<number> =>
  eraseAll(WeeklyMailModel, { _id: user }, signal);
