import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { answer } from "#program/problems.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { Code } from "#shared/links/schema.ts";
import { ownText } from "../../http/ownText.ts";
import { type ClickBuffer, type Visitor, visitorOf } from "./clicks.ts";
import { findTarget, hearSwitched, type Target, warmTarget } from "./service.ts";

/**
 * The redirect. Registered apart from everything else: no hooks, no parsing, no log line, because thousands of mails
 * point here. A click is answered first and written afterwards.
 */
export default async function linkRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  // A logger of its own for each request costs more than the redirect.
  app.setChildLoggerFactory((logger) => logger);
  const headers = [...UNCACHED, ...Object.entries(app.commonHeaders).flat()];
  const stopHearing = hearSwitched();
  app.addHook("onClose", async () => stopHearing());

  app.answerEarly("/l/", (path, request, response) => {
    const target = warmTarget(path.slice(3));
    if (!target) return false;
    redirect(target, visitorOf(request), response);
    return true;
  });

  app.get<{ Params: { code: string } }>("/l/:code", (request, reply) => {
    const { code } = request.params;
    const target = warmTarget(code);
    if (target) redirectBy(request, reply, target);
    else return follow(request, reply, code);
  });

  app.get("/l/*", (request, reply) => answer(new Failure("not_found"), request, reply));

  async function follow(request: FastifyRequest, reply: FastifyReply, code: string) {
    const target = z.safeParse(Code, code).success ? await findTarget(ownText(code)) : null;
    if (!target) return answer(new Failure("not_found"), request, reply);
    redirectBy(request, reply, target);
    return reply;
  }

  function redirectBy({ raw, ip }: FastifyRequest, reply: FastifyReply, target: Target) {
    // There is no body to serialise and no hook to run, so the answer goes straight to the socket.
    reply.hijack();
    redirect(target, visitorOf(raw, ip), reply.raw);
  }

  function redirect({ url, counter }: Target, visitor: Visitor, response: ServerResponse) {
    clicks.add(counter, visitor);
    response.writeHead(302, ["location", url, ...headers]).end();
  }
}

/** A counted redirect must never be answered by a cache, nor be found by a search. */
const UNCACHED = ["cache-control", "no-store", "x-robots-tag", "noindex", "content-length", "0"];
