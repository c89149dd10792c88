import { fail } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import type { MailProps } from "#shared/mail/schema.ts";
import { entitlements } from "#shared/members/rules.ts";
import type { Sending, SendingMany } from "#shared/signatures/schema.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as mail from "../../mail/service.ts";
import type { SignatureRecord } from "../model.ts";
import { getInTeam } from "../service.ts";

/**
 * Sends a signature to somebody who is to install it. To oneself everybody may: that is a test mail.
 * @throws not_found, upgrade_needed, too_many_requests
 */
export async function send(viewer: Viewer, hash: string, { email, note, guide }: Sending): Promise<void> {
  if (email === viewer.user.email) return test(viewer, hash);
  return sendMany(viewer, { signatures: [{ hash, email }], note, guide });
}

/**
 * Sends several signatures, each to its own recipient: all of them or none.
 * @throws not_found, upgrade_needed, too_many_requests
 */
export async function sendMany(viewer: Viewer, { signatures, note, guide }: SendingMany): Promise<void> {
  const records = await Promise.all(signatures.map(({ hash }) => getInTeam(viewer, hash)));
  if (!entitlements(viewer.team).canSendByEmail) fail("upgrade_needed");
  await mail.countMails(
    viewer,
    signatures.map(({ email }) => email),
  );
  const sender = { senderName: oneLine(viewer.user.name), senderEmail: viewer.user.email };
  const mails = signatures.map(({ email }, at) => ({
    to: email,
    props: { ...sender, ...drawable(records[at] as SignatureRecord), note, ...(guide && { guide }) },
  }));
  await mail.sendAll("signature", mails, { replyTo: viewer.user.email });
}

/**
 * Sends the viewer a mail that ends with the signature.
 * @throws not_found, too_many_requests
 */
export async function test(viewer: Viewer, hash: string): Promise<void> {
  const record = await getInTeam(viewer, hash);
  await mail.countMails(viewer, [viewer.user.email]);
  await mail.send("test", viewer.user.email, { name: oneLine(viewer.user.name), ...drawable(record) });
}

/** What a mail needs to draw it, as it is now: later edits do not change what was sent. */
function drawable({
  hash,
  content,
  shortLinks,
}: SignatureRecord): Pick<MailProps<"test">, "hash" | "content" | "links"> {
  return { hash, content, links: Object.fromEntries(shortLinks.map(({ url, shortUrl }) => [url, shortUrl])) };
}
