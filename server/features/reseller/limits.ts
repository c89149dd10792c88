/** How often somebody does what: far more than hands can do, and bursts of a program. */
import { limit, limitAll } from "../../db/cache/limit.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as mail from "../mail/service.ts";
import type { Hub } from "./hub.ts";

const HOUR_MS = 3_600_000;
/** As fast as one types a search and scrolls, on several devices. */
const READS_PER_ACCOUNT = { limit: 300, windowMs: 60_000 };
/** A list of a thousand companies is brought in in one go. */
const CHANGES_PER_ACCOUNT = { limit: 3_000, windowMs: HOUR_MS };
/** Mails of a small agency in an hour, also when administrators are deleted and others invited. */
const MAILS_PER_AGENCY = 60;

/** Counts a reading. @throws too_many_requests */
export const mayRead = ({ id }: Pick<Viewer, "id">) => limit(`hub:reads:${id}`, READS_PER_ACCOUNT);

/** Counts a change, also one that is refused. @throws too_many_requests */
export const mayChange = ({ id }: Pick<Viewer, "id">) => limit(`hub:changes:${id}`, CHANGES_PER_ACCOUNT);

/** Counts mails: an agency may invite for each signature of its package, but cannot be used to write to strangers. @throws too_many_requests */
export async function mayMail({ agency, team }: Hub, emails: readonly string[]): Promise<void> {
  const perAgency = Math.max(MAILS_PER_AGENCY, 2 * team.seats);
  for (const email of emails)
    await limitAll({
      [`hub:mails:${agency._id}`]: { limit: perAgency, windowMs: HOUR_MS },
      ...mail.recipientWindow(email),
    });
}
