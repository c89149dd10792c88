import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/arrival/endpoints.ts";
import { limit } from "../../../db/cache/limit.ts";
import { registerCall } from "../../../http/call.ts";
import * as checks from "./checks.ts";
import { sentOf } from "./sent.ts";

/** Each draws the signature in all its forms. */
const READS_PER_ACCOUNT = { limit: 60, windowMs: 600_000 };
/** A page that waits for a mail asks every few seconds. */
const LOOKS_PER_ACCOUNT = { limit: 60, windowMs: 60_000 };

/** Whether a signature stands in the mails of its person as it was designed. */
export default async function arrivalRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.sent, async ({ viewer, params }) => {
    await limit(`arrival:account:${viewer.id}`, READS_PER_ACCOUNT);
    return sentOf(viewer, params.hash);
  });
  registerCall(app, endpoints.openAddress, ({ viewer, params }) => checks.open(viewer, params.hash));
  registerCall(app, endpoints.checkedMail, async ({ viewer, params }) => {
    await limit(`arrival-mail:account:${viewer.id}`, LOOKS_PER_ACCOUNT);
    return { mail: await checks.lastMail(viewer, params.hash) };
  });
}
