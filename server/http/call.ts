import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type * as z from "zod/mini";
import { operationOf } from "#shared/endpoints.ts";
import type { CallOutput, Endpoint } from "#shared/lib/endpoint.ts";
import type { InsidePolicy } from "#shared/members/callPolicies.ts";
import { actingAs } from "./acting.ts";

type Parsed<E extends Endpoint, K extends "params" | "querystring" | "body"> = E["schema"][K] extends z.ZodMiniType
  ? z.output<E["schema"][K]>
  : undefined;

/** What a handler gets: the parsed parts of its endpoint, who asks, and the request itself for headers and streams. */
export type Call<E extends Endpoint> = {
  params: Parsed<E, "params">;
  query: Parsed<E, "querystring">;
  body: Parsed<E, "body">;
  /** the signed-in person, where the policy lets nobody else in */
  viewer: E["policy"] extends InsidePolicy ? NonNullable<FastifyRequest["viewer"]> : never;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A reply whose bytes are there already, in the form that the contract gives them: nothing is checked and written again. */
export class Prepared {
  readonly json: Buffer;
  readonly isKnown: boolean;

  /** @param isKnown the caller has this version (`If-None-Match`) */
  constructor(json: Buffer, isKnown: boolean) {
    this.json = json;
    this.isKnown = isKnown;
  }
}

function send(reply: FastifyReply, { json, isKnown }: Prepared) {
  return isKnown ? reply.code(304).send() : reply.type("application/json; charset=utf-8").send(json);
}

/** Registers an endpoint of the contract: who may, parsing, status, documentation and the operation's name all come from it. */
export function registerCall<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<CallOutput<E> | Prepared>,
  options: RouteShorthandOptions = {},
) {
  const operation = operationOf(endpoint);
  const status = Number(Object.keys(endpoint.schema.response)[0]);
  app.route({
    ...options,
    onRequest: app.keepPolicy(endpoint.policy),
    // After the shape: whoever is asked for their password, or has worked for it, has not typed something that is refused then.
    preHandler: [
      ...(endpoint.needsSudo ? [app.requireSudo] : []),
      ...(endpoint.botCheck ? [app.requirePerson(endpoint.botCheck)] : []),
    ],
    method: endpoint.method,
    url: endpoint.url,
    schema: {
      ...endpoint.schema,
      summary: endpoint.summary,
      operationId: operation,
      ...(endpoint.produces && { produces: endpoint.produces }),
      tags: [operation.split(".")[0] as string],
    },
    config: { operation, ...(endpoint.changes && { changes: true }) },
    ...(endpoint.changes && { exposeHeadRoute: false }),
    handler: async (request, reply) => {
      const call: Call<E> = {
        params: request.params as Parsed<E, "params">,
        query: request.query as Parsed<E, "querystring">,
        body: request.body as Parsed<E, "body">,
        get viewer() {
          return request.getViewer() as Call<E>["viewer"];
        },
        request,
        reply,
      };
      const { viewer } = request;
      const run = viewer
        ? () => actingAs({ email: viewer.user.email, agency: viewer.team.agency }, () => handler(call))
        : () => handler(call);
      const answer = endpoint.isOnce ? await app.doOnce(request, run) : await run();
      if (answer instanceof Prepared) return send(reply, answer);
      reply.code(status);
      return status === 204 ? reply.send() : answer;
    },
  });
}
