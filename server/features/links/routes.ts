import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Failure } from "#shared/errors/catalogue.ts";
import { Code } from "#shared/links/schema.ts";
import { answer } from "../../http/plugins/errors.ts";
import type { ClickBuffer } from "./clicks.ts";
import { findTarget, type Target, warmTarget } from "./service.ts";

/**
 * The redirect. Registered apart from everything else: no hooks, no parsing, no log line, because thousands of mails
 * point here. A click is answered first and written afterwards.
 */
export default async function linkRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  app.get<{ Params: { code: string } }>("/l/:code", (request, reply) => {
    const { code } = request.params;
    const target = warmTarget(code);
    if (target) return redirect(request, reply, code, target);
    return follow(request, reply, code);
  });

  async function follow(request: FastifyRequest, reply: FastifyReply, code: string) {
    const target = z.safeParse(Code, code).success ? await findTarget(code) : null;
    return target ? redirect(request, reply, code, target) : answer(new Failure("not_found"), request, reply);
  }

  function redirect(request: FastifyRequest, reply: FastifyReply, code: string, { url, signature }: Target) {
    const { headers, method, ip } = request;
    clicks.add({
      at: Date.now(),
      code,
      signature,
      ip,
      userAgent: headers["user-agent"] ?? "",
      referrer: headers.referer ?? "",
      isHead: method === "HEAD",
    });
    // A counted redirect must never be answered by a cache.
    reply
      .code(302)
      .header("location", url)
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .send();
    return reply;
  }
}
