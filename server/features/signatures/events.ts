import type { FastifyInstance } from "fastify";
import { eventOf } from "#renderer/signature/blocks/addons/calendar.ts";
import { icsFile } from "#shared/catalog/calendar.ts";
import { fail } from "#shared/errors/catalogue.ts";
import * as endpoints from "#shared/signatures/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import type { SignatureService } from "./service.ts";

type Options = { signatures: Pick<SignatureService, "preview"> };

/** The events of calendar addons, for calendars that take a file; open to whoever may see the preview. */
export default async function eventRoutes(app: FastifyInstance, { signatures }: Options) {
  registerCall(app, endpoints.event, async ({ params: { hash, file }, reply }) => {
    const { signature } = await signatures.preview(hash, null);
    const key = file.slice(0, -".ics".length);
    const addon = signature.general.addons.find((one) => one.type === "calendar" && one.key === key);
    const stamp = new Date(signature.updatedAt);
    const ics = addon && icsFile(eventOf(addon.data), `${hash}-${encodeURIComponent(key)}@signoff`, stamp);
    reply.type("text/calendar; charset=utf-8").header("content-disposition", 'inline; filename="event.ics"');
    return ics || fail("not_found");
  });
}
