import { mayTake } from "#server/db/cache/limit.ts";
import { recipientWindow } from "#server/features/mail/service.ts";

/** Has an address had as many mails of people today as it gets. */
export async function fillMailbox(email: string): Promise<void> {
  while (await mayTake(recipientWindow(email)));
}
