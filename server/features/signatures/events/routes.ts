import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { limitAddress } from "../../../db/cache/limit.ts";
import { registerCall } from "../../../http/call.ts";
import { show } from "../show.ts";
import { drawEvent } from "./service.ts";

/** By address: whoever reads a mail from an office takes its event along. */
const EVENTS = { limit: 600, windowMs: 60_000 };

/** The events of calendar addons, for calendars that take a file; open to whoever may see the preview. */
export default async function eventRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.event, async ({ params: { hash, file }, request, reply }) => {
    await limitAddress("events", request.ip, EVENTS);
    const ics = drawEvent(await show(hash, null), file);
    reply.type("text/calendar; charset=utf-8").header("content-disposition", 'inline; filename="event.ics"');
    return ics;
  });
}
