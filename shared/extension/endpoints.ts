import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { PageNumber, pageOf } from "../lib/paging.ts";
import { COUNTING_MAILS, IN_PERSON, OPEN } from "../members/callPolicies.ts";
import { AskedMails, BegunMail, Connection, HandOver, MailCounts, SendingMail, SentMail } from "./schema.ts";

/** Makes a code for the browser extension. It lives for a minute and is good for one key. */
export const handOver = endpoint({
  method: "POST",
  url: "/_/app/user/extension/code",
  policy: IN_PERSON,
  summary: "Make a one-time code that connects the browser extension",
  refusals: ["signature_key_limit", "too_many_requests"],
  schema: { response: { 201: HandOver } },
});

/**
 * Swaps a code for a signature key, which is told once. For extensions alone: a web page that sends a code is refused, and so
 * is an extension that is not one of the operator's, where those are named. 410 `hand_over_expired` the second time.
 */
export const connect = endpoint({
  method: "POST",
  url: "/app/extension/connect",
  policy: OPEN,
  summary: "Swap a one-time code for a key that reads the default signature",
  refusals: ["hand_over_expired", "cross_site", "signature_key_limit", "too_many_requests"],
  schema: { body: z.strictObject({ code: HandOver.shape.code }), response: { 201: Connection } },
});

/** Ends the signature key of the Authorization header; nothing where it is none any more. */
export const disconnect = endpoint({
  method: "POST",
  url: "/app/extension/disconnect",
  policy: OPEN,
  summary: "End the key of the browser extension that asks",
  refusals: ["too_many_requests"],
  schema: { response: { 204: z.null() } },
});

const BY_KEY = ["not_signed_in", "mails_not_counted", "too_many_requests"] as const;

/** Notes a mail that is begun, by the signature key of the extension that writes it. */
export const beginMail = endpoint({
  method: "POST",
  url: "/app/extension/mails",
  policy: OPEN,
  summary: "Note a mail that is begun, so that its image loads and clicks are counted",
  refusals: [...BY_KEY, "not_found"],
  schema: { body: BegunMail, response: { 204: z.null() } },
});

/** Notes that it was sent: from then on others see it. */
export const sendMail = endpoint({
  method: "POST",
  url: "/app/extension/mails/sent",
  policy: OPEN,
  summary: "Note that a mail was sent",
  refusals: [...BY_KEY, "not_found"],
  schema: { body: SendingMail, response: { 204: z.null() } },
});

/** What was counted of some mails of the key's person; others are left out. */
export const countMails = endpoint({
  method: "POST",
  url: "/app/extension/mails/counts",
  policy: OPEN,
  summary: "Image loads and clicks of one's mails",
  refusals: BY_KEY,
  schema: { body: AskedMails, response: { 200: z.strictObject({ items: z.array(MailCounts) }) } },
});

/** The viewer's sent mails with what was counted of them, the newest first. `isOn`: whether mails of the team are counted */
export const listMails = endpoint({
  method: "GET",
  url: "/_/app/user/mails",
  policy: IN_PERSON,
  summary: "One's sent mails with image loads and clicks",
  refusals: ["too_many_requests"],
  schema: {
    querystring: z.strictObject({ page: z._default(PageNumber, 1) }),
    response: { 200: z.extend(pageOf(SentMail), { isOn: z.boolean() }) },
  },
});

/** Deletes what is kept of the viewer's mails; mails that were sent stay as they are. */
export const forgetMails = endpoint({
  method: "DELETE",
  url: "/_/app/user/mails",
  policy: IN_PERSON,
  summary: "Forget one's sent mails",
  refusals: ["too_many_requests"],
  schema: { response: { 204: z.null() } },
});

/** Whether the extension counts image loads and clicks of each mail that the team's people write. Its owner decides. */
export const setCounting = endpoint({
  method: "PUT",
  url: "/_/app/team/mail-counting",
  policy: COUNTING_MAILS,
  summary: "Count image loads and clicks of mails, or stop it",
  refusals: ["analytics_unavailable", "too_many_requests"],
  schema: { body: z.strictObject({ isOn: z.boolean() }), response: { 200: z.strictObject({ isOn: z.boolean() }) } },
});
