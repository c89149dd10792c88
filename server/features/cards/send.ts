import { cardName } from "#shared/cards/rules.ts";
import { oneLine } from "#shared/lib/text.ts";
import type { Sending } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as mail from "../mail/service.ts";
import { ownHostOf } from "../pages/service.ts";
import { urlOf } from "./present.ts";
import { getInTeam } from "./service.ts";

/** Mails somebody the address of a card. @throws not_found, too_many_requests */
export async function send(viewer: Viewer, hash: string, { email, note }: Sending): Promise<void> {
  const record = await getInTeam(viewer, hash);
  await mail.countMails(viewer, [email]);
  const { name, email: senderEmail } = viewer.user;
  const title = oneLine(cardName(record));
  const props = {
    senderName: oneLine(name),
    senderEmail,
    title,
    url: urlOf(record, await ownHostOf(viewer.team)),
    note,
  };
  await mail.send("cardSent", email, props, { replyTo: senderEmail });
}
