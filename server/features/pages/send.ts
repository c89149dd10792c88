import { fail } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pageName } from "#shared/pages/rules.ts";
import type { Sending } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as mail from "../mail/service.ts";
import { ownHostOf, stateOf, urlOf } from "./present.ts";
import { getInTeam } from "./service.ts";

/** Mails somebody the address of a published page. @throws not_found, page_unpublished, too_many_requests */
export async function send(viewer: Viewer, hash: string, { email, note }: Sending): Promise<void> {
  const record = await getInTeam(viewer, hash);
  const url = urlOf(record, await ownHostOf(viewer.team));
  if (url === null || stateOf(record, viewer.team) !== "published") fail("page_unpublished");
  await mail.countMails(viewer, [email]);
  const { name, email: senderEmail } = viewer.user;
  const title = oneLine(pageName(record));
  const props = { senderName: oneLine(name), senderEmail, title, url, note };
  await mail.send("pageSent", email, props, { replyTo: senderEmail });
}
