import type { FastifyInstance } from "fastify";
import { fail } from "#shared/errors/catalogue.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { getDefault } from "#shared/signatures/endpoints.ts";
import * as endpoints from "#shared/signatures/keys/endpoints.ts";
import { limit, limitAddress } from "../../../db/cache/limit.ts";
import { bearerOf } from "../../../http/bearer.ts";
import { Prepared, registerCall } from "../../../http/call.ts";
import { defaultOf } from "../default.ts";
import * as keys from "./service.ts";

/** By address: keys that are guessed, or a program that lost its own. */
const TRIES = { limit: 600, windowMs: 60_000 };
/** A program asks for each mail that is begun. */
const READS_PER_ACCOUNT = { limit: 120, windowMs: 60_000 };

/** The default signature for programs, and the keys by which they read it. */
export default async function keyRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.listKeys, async ({ viewer }) => ({ items: await keys.list(viewer) }));
  registerCall(app, endpoints.makeKey, ({ viewer, body }) => keys.make(viewer, body.name));
  registerCall(app, endpoints.removeKey, async ({ viewer, params }) => {
    await keys.remove(viewer, params.id);
    return null;
  });
  registerCall(app, getDefault, async ({ request, reply }) => {
    const token = bearerOf(request.headers) ?? "";
    await limitAddress("default-signature", request.ip, TRIES);
    const caller = request.viewer ?? (await keys.callerOf(token)) ?? fail("not_signed_in");
    await limit(`default-signature:account:${caller.id}`, READS_PER_ACCOUNT);
    const { json, etag, state } = await defaultOf(caller);
    if (!request.viewer) await keys.noteRead(token, state, request.headers["signoff-inserted"]);
    reply.headers({ "cache-control": "private, no-cache", vary: "authorization", etag });
    return new Prepared(json, namesVersion(request.headers["if-none-match"], etag));
  });
}
