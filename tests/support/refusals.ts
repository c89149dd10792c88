import type { FastifyInstance } from "fastify";
import { refusalsOf } from "#server/http/plugins/openapi.ts";
import { endpointNamed } from "#shared/endpoints.ts";
import type { ErrorCode } from "#shared/errors/catalogue.ts";

/**
 * Holds the API documentation against what the calls answer. Before `ready()`.
 * @returns throws when a call has refused something by a code that its documentation does not have
 */
export function watchRefusals(app: FastifyInstance): () => void {
  const undocumented: string[] = [];
  app.addHook("onSend", async (request, reply, payload) => {
    const { operation } = request.routeOptions.config as { operation?: string };
    if (!operation || !String(reply.getHeader("content-type")).startsWith("application/problem+json")) return;
    const { code } = JSON.parse(String(payload)) as { code: ErrorCode };
    if (!refusalsOf(endpointNamed(operation)).includes(code)) undocumented.push(`${operation}: ${code}`);
  });
  return () => {
    if (undocumented.length > 0)
      throw new Error(`Not among the refusals of these calls in shared/: ${undocumented.splice(0).join(", ")}.`);
  };
}
