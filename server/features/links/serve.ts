import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { answer } from "#program/problems.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { Code } from "#shared/links/schema.ts";
import { formOf, takeForms } from "../../http/forms.ts";
import { ownText } from "../../http/ownText.ts";
import type { ClickBuffer } from "./clicks.ts";
import { findKnown, type LinkDomain, type Target, warmTarget } from "./known.ts";
import { findMail, mailClickCounter, mailLinkOf } from "./mails/service.ts";
import { answerHalted, askReason, MAX_REASON, thank } from "./notices.ts";
import { report } from "./reports.ts";
import { type Visitor, visitorOf } from "./visitors.ts";

type Options = {
  clicks: ClickBuffer;
  /** in front of the code: `/l` */
  prefix: string;
  /** the domain of a team under which a request has come; null: all are ours */
  domainOf: ((request: FastifyRequest) => LinkDomain | Promise<LinkDomain>) | null;
};

type ByCode = { Params: { code: string } };

/** Short links below a prefix. In a context of its own. */
export function serveLinks(app: FastifyInstance, { clicks, prefix, domainOf }: Options): void {
  // A logger of its own for each request costs more than the redirect.
  app.setChildLoggerFactory((logger) => logger);
  const redirect = redirects(app, clicks);
  takeForms(app);

  app.get<ByCode>(`${prefix}/:code`, (request, reply) => {
    const { code } = request.params;
    const target = domainOf ? null : warmTarget(code);
    if (target) redirectBy(request, reply, target);
    else return follow(request, reply, code);
  });
  app.get<ByCode>(`${prefix}/:code/report`, async (request, reply) => {
    const { code } = request.params;
    const { target, halt } = await knownOf(request, mailLinkOf(code).code);
    if (!target && !halt) return answer(new Failure("not_found"), request, reply);
    return askReason(formUrlOf(request), request, reply);
  });
  app.post<ByCode>(`${prefix}/:code/report`, async (request, reply) => {
    const { code } = request.params;
    const reason = (formOf(request)?.get("reason") ?? "").trim().slice(0, MAX_REASON);
    if (reason === "") return askReason(formUrlOf(request), request, reply);
    const domain = (await domainOf?.(request)) ?? null;
    await report({ code: ownText(mailLinkOf(code).code), domain, reason, ip: request.ip, log: request.log });
    return thank(request, reply);
  });
  app.get(`${prefix}/*`, (request, reply) => answer(new Failure("not_found"), request, reply));

  async function knownOf(request: FastifyRequest, code: string) {
    const isCode = z.safeParse(Code, code).success;
    const domain = (await domainOf?.(request)) ?? null;
    return isCode ? findKnown(ownText(code), domain) : { target: null, halt: null, freshUntil: 0 };
  }

  async function follow(request: FastifyRequest, reply: FastifyReply, code: string) {
    const ofMail = mailLinkOf(code);
    const { target, halt, ...known } = await knownOf(request, ofMail.code);
    if (halt) return answerHalted({ ...known, target, halt }, request, reply);
    if (!target) return answer(new Failure("not_found"), request, reply);
    redirectBy(request, reply, ofMail.mail === null ? target : await inMail(target, ofMail.mail));
    return reply;
  }

  /** While the store is away the link leads on, and counts for itself. */
  async function inMail(target: Target, id: string): Promise<Target> {
    const mail = await findMail(ownText(id)).catch(() => null);
    return { ...target, counter: (mail && mailClickCounter(mail, target.counter)) ?? target.counter };
  }

  function redirectBy({ raw, ip }: FastifyRequest, reply: FastifyReply, target: Target) {
    // There is no body to serialise and no hook to run, so the answer goes straight to the socket.
    reply.hijack();
    redirect(target, visitorOf(raw, ip), reply.raw);
  }
}

/** Where the form stands, as the visitor's program sees it. */
const formUrlOf = ({ originalUrl }: FastifyRequest): string => originalUrl.split("?", 1)[0] ?? "";

/** Answers a click and notes it. */
export function redirects(app: FastifyInstance, clicks: ClickBuffer) {
  const headers = [...UNCACHED, ...Object.entries(app.commonHeaders).flat()];
  return function redirect({ url, counter }: Target, visitor: Visitor, response: ServerResponse<IncomingMessage>) {
    clicks.add(counter, visitor);
    response.writeHead(302, ["location", url, ...headers]).end();
  };
}

/** A counted redirect must never be answered by a cache, nor be found by a search. */
const UNCACHED = ["cache-control", "no-store", "x-robots-tag", "noindex", "content-length", "0"];
