import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Failure } from "#shared/errors/catalogue.ts";
import { Code } from "#shared/links/schema.ts";
import { ownText } from "../../http/ownText.ts";
import { answer } from "../../http/plugins/errors.ts";
import { type ClickBuffer, visitorOf } from "./clicks.ts";
import { findTarget, hearSwitched, type Target, warmTarget } from "./service.ts";
import type { TargetRule } from "./targets.ts";

type Options = { clicks: ClickBuffer; mayLeadTo: TargetRule };

/**
 * The redirect. Registered apart from everything else: no hooks, no parsing, no log line, because thousands of mails
 * point here. A click is answered first and written afterwards.
 */
export default async function linkRoutes(app: FastifyInstance, { clicks, mayLeadTo }: Options) {
  // A logger of its own for each request costs more than the redirect.
  app.setChildLoggerFactory((logger) => logger);
  const headers = [...UNCACHED, ...Object.entries(app.commonHeaders).flat()];
  const stopHearing = hearSwitched();
  app.addHook("onClose", async () => stopHearing());

  app.get<{ Params: { code: string } }>("/l/:code", (request, reply) => {
    const { code } = request.params;
    const target = warmTarget(code);
    if (target) redirect(request, reply, code, target);
    else return follow(request, reply, code);
  });

  app.get("/l/*", (request, reply) => answer(new Failure("not_found"), request, reply));

  async function follow(request: FastifyRequest, reply: FastifyReply, code: string) {
    const target = z.safeParse(Code, code).success ? await findTarget(ownText(code), mayLeadTo) : null;
    if (!target) return answer(new Failure("not_found"), request, reply);
    redirect(request, reply, code, target);
    return reply;
  }

  function redirect(request: FastifyRequest, reply: FastifyReply, code: string, { url, signature }: Target) {
    clicks.add(code, signature, visitorOf(request));
    // There is no body to serialise and no hook to run, so the answer goes straight to the socket.
    reply.hijack();
    reply.raw.writeHead(302, ["location", url, ...headers]).end();
  }
}

/** A counted redirect must never be answered by a cache, nor be found by a search. */
const UNCACHED = ["cache-control", "no-store", "x-robots-tag", "noindex", "content-length", "0"];
