import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import type { SignatureService } from "../service.ts";
import { drawEvent } from "./service.ts";

type Options = { signatures: SignatureService };

/** The events of calendar addons, for calendars that take a file; open to whoever may see the preview. */
export default async function eventRoutes(app: FastifyInstance, { signatures }: Options) {
  registerCall(app, endpoints.event, async ({ params: { hash, file }, reply }) => {
    const ics = drawEvent(await signatures.show(hash, null), file);
    reply.type("text/calendar; charset=utf-8").header("content-disposition", 'inline; filename="event.ics"');
    return ics;
  });
}
