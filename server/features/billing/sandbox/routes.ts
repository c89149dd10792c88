import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/billing/sandbox/endpoints.ts";
import { limitAddress } from "../../../db/cache/limit.ts";
import { registerCall } from "../../../http/call.ts";
import * as sandbox from "./service.ts";

const MINUTE_MS = 60_000;
const READS_PER_ADDRESS = { limit: 240, windowMs: MINUTE_MS };
const PLAYS_PER_ADDRESS = { limit: 60, windowMs: MINUTE_MS };

/** The page on which payments of the sandbox are played, for whoever has its address. */
export default async function sandboxRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.readSandbox, async ({ params, request }) => {
    await limitAddress("sandbox", request.ip, READS_PER_ADDRESS);
    return sandbox.read(params.ref);
  });
  registerCall(app, endpoints.playSandbox, async ({ params, body, request }) => {
    await limitAddress("sandbox-plays", request.ip, PLAYS_PER_ADDRESS);
    return sandbox.play(params.ref, body);
  });
}
