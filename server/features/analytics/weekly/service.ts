/** Who gets the numbers of each week by mail. */
import type { WeeklyMail } from "#shared/analytics/weekly/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { languageNow } from "#shared/languages/translate.ts";
import { limitAddress } from "../../../db/cache/limit.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { storedWeekly, WeeklyMailModel } from "./model.ts";
import { userOf } from "./stopLinks.ts";

/** Whoever follows their own links needs few; whoever guesses gets nowhere. */
const STOPS_PER_ADDRESS = { limit: 60, windowMs: 3_600_000 };

export async function show({ user }: Viewer): Promise<WeeklyMail> {
  const record = storedWeekly.read(await WeeklyMailModel.findById(user._id).lean());
  return { isOn: record?.isOn ?? false };
}

export async function set({ user }: Viewer, { isOn }: WeeklyMail): Promise<WeeklyMail> {
  const change = { isOn, ...(isOn && { language: languageNow() }) };
  await WeeklyMailModel.updateOne({ _id: user._id }, { $set: change, $setOnInsert: { sent: "" } }, { upsert: true });
  return { isOn };
}

/** No further mails to whoever a link is of. Done again it does no harm. @throws not_found, too_many_requests */
export async function stop(token: string, ip: string): Promise<void> {
  await limitAddress("weekly-stop", ip, STOPS_PER_ADDRESS);
  const user = (await userOf(token)) ?? fail("not_found");
  await WeeklyMailModel.updateOne({ _id: user }, { $set: { isOn: false } });
}
