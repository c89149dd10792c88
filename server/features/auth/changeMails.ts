import { oneLine } from "#shared/lib/text.ts";
import type { MailProps } from "#shared/mail/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { mayTake } from "../../db/cache/limit.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";

/** Of one kind: whoever tries things out is told often enough, and a kind that was used up silences no other. */
const MAILS = { limit: 10, windowMs: 24 * 60 * 60_000 };

/**
 * Tells a person that one can get into their account in another way now. Nothing goes where nobody has confirmed.
 * @param label what it is called: the passkey's name, the provider's
 */
export async function tellOfChange(
  user: account.UserRecord,
  what: MailProps<"signInChanged">["what"],
  label = "",
): Promise<void> {
  if (!account.isEmailVerified(user)) return;
  if (!(await mayTake({ [`sign-in-changed:${what}:${user._id}`]: MAILS }))) return;
  const url = settings().PUBLIC_URL + pathTo("account-security");
  const props = { name: oneLine(user.name), what, label: oneLine(label), changedAt: new Date().toISOString(), url };
  await mail.send("signInChanged", user.email, props);
}
