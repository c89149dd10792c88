import type { SendMailOptions } from "nodemailer";
import type { Outgoing } from "./smtp.ts";

/** A mail as nodemailer wants it: addresses as data, so that nothing in a name can become a header. */
export function messageOf({ id, from, to, replyTo, stopUrl, subject, html, text }: Outgoing): SendMailOptions {
  return {
    messageId: `<${id}@${from.address.split("@")[1]}>`,
    from,
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject,
    html,
    text,
    // Holiday notices and the like do not answer such mails.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      // One-click unsubscription (RFC 8058).
      ...(stopUrl && { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
