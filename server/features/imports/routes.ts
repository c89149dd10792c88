import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/imports/endpoints.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { limitAddress } from "../../db/cache/limit.ts";
import { registerCall } from "../../http/call.ts";
import * as imports from "./service.ts";

/** By address: each makes us ask somebody else's server. */
const SITES = { limit: 20, windowMs: 600_000 };
const PICTURES = { limit: 60, windowMs: 600_000 };

/** What a signature of before has on other people's servers. Guests design too, so it is open. */
export default async function importRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.website, async ({ body, request }) => {
    await limitAddress("import-site", request.ip, SITES);
    return { guesses: await imports.guessFrom(body.address, request.ip) };
  });
  registerCall(app, endpoints.picture, async ({ body, request, reply }) => {
    await limitAddress("import-picture", request.ip, PICTURES);
    const { bytes, format } = await imports.bring(body.address, request.ip);
    reply.type(`image/${format}`).headers(SANDBOXED);
    return bytes;
  });
}
