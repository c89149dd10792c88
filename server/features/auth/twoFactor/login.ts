import { fail, refuse } from "#shared/errors/catalogue.ts";
import { limitFailures } from "../../../db/cache/limit.ts";
import * as account from "../../account/service.ts";
import { arrive, type Browser, type Session } from "../service.ts";
import { secondSteps, spend, WRONG_CODE } from "./service.ts";

/** Wrong codes in one log-in … */
const MAX_TRIES = 5;
/** … and in all of them at one account: whoever has the password meets three right codes among a million. */
const GUESSES_PER_ACCOUNT = { limit: 20, windowMs: 60 * 60_000 };

/** Finishes a log-in with its second factor. @throws invalid_input (wrong code), sign_in_expired, too_many_requests */
export async function finish(code: string, origin: Browser): Promise<Session> {
  const ticket = await secondSteps.attempt(origin, MAX_TRIES);
  const user = ticket?.user ? await account.findById(String(ticket.user)) : null;
  if (!user?.isEnabled || user.epoch !== ticket?.data.epoch) fail("sign_in_expired");
  // Known by the first factor: a wrong code is to be found in their log.
  origin.noted = { subject: user._id };
  await limitFailures({ [`second-step:account:${user._id}`]: GUESSES_PER_ACCOUNT }, async () => {
    if (!(await spend(user._id, code))) refuse("code", WRONG_CODE);
  });
  // One log-in, one session: should two codes be right at once, one of them comes too late.
  return (await secondSteps.take(origin)) ? arrive(user, origin) : fail("sign_in_expired");
}
