import type { FastifyRequest } from "fastify";
import { isOwnAddress } from "#program/loopback.ts";
import { limitAddress } from "../../db/cache/limit.ts";

/** An office that installs its signatures on one morning; each preview that is drawn costs a millisecond. */
const PREVIEWS = { limit: 1_200, windowMs: 60_000 };

/**
 * Before a preview is drawn for somebody without an account. The machine's own are not counted: a proxy that does not
 * say for whom it asks must not make all of them wait.
 * @throws too_many_requests
 */
export async function mayDrawPreview({ ip, viewer }: Pick<FastifyRequest, "ip" | "viewer">): Promise<void> {
  if (!viewer && !isOwnAddress(ip)) await limitAddress("previews", ip, PREVIEWS);
}
