import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { cut } from "#shared/lib/text.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { limitAddress } from "../../db/cache/limit.ts";
import { formOf, takeForms } from "../../http/forms.ts";
import { ownText } from "../../http/ownText.ts";
import { toFailure } from "../../http/plugins/errors.ts";
import { ANY_PAGE } from "../../http/plugins/headers.ts";
import { type PublicAnswer, packed, sendPublic } from "../../http/publicCache.ts";
import { settings } from "../../settings.ts";
import { drawWritten } from "../drawings/service.ts";
import { type ClickBuffer, type Visitor, visitorOf } from "../links/service.ts";
import { countLook } from "./counted.ts";
import { MAX_REASON, policyOf, type Said, saidOf } from "./draw.ts";
import { report } from "./reports.ts";
import { findPage, Moved, type ShownPage, type Where, warmPage } from "./shown.ts";

/** Whoever shares a page has its picture asked for by a few machines at once. */
const PICTURES = { limit: 120, windowMs: 60_000 };

type BySlug = { Params: { slug: string } };
type Options = {
  clicks: ClickBuffer;
  /** in front of the slug: `/p` */
  prefix: string;
  /** the domain under which a request has come; null: ours */
  domainOf(request: FastifyRequest): Where["domain"] | Promise<Where["domain"]>;
};

/** `/p/{slug}`: pages as their visitors see them, at our own addresses. */
export default async function publicPageRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  const common = Object.entries(app.commonHeaders).flat();
  app.answerEarly("/p/", (path, request, response) => {
    const end = path.indexOf("?");
    const found = warmPage({ slug: end < 0 ? path.slice(3) : path.slice(3, end), domain: null });
    if (!found) return false;
    sendCounted(found, { request, response, common, clicks, visitor: visitorOf(request) });
    return true;
  });
  servePages(app, { clicks, prefix: "/p", domainOf: () => null });
}

/**
 * The addresses of public pages below a prefix. In a context of its own, like the redirect: no hooks, no log line, no cookie.
 * Everything that is refused is answered with a page in words.
 */
export function servePages(app: FastifyInstance, { clicks, prefix, domainOf }: Options): void {
  app.setChildLoggerFactory((logger) => logger);
  const common = Object.entries(app.commonHeaders).flat();
  takeForms(app);

  const send = (answer: PublicAnswer, request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    sendPublic(answer, request.raw, reply.raw, common);
    return reply;
  };
  const say = async (what: Said, request: FastifyRequest, reply: FastifyReply, action?: string) =>
    send(await sayingOf(what, action), request, reply);

  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Moved) return reply.code(302).headers(UNCACHED).header("location", error.url).send();
    const failure = toFailure(error);
    if (ERRORS[failure.code].status >= 500) request.log.warn({ err: error, code: failure.code }, "page not shown");
    return say(SAYINGS[failure.code] ?? "missing", request, reply);
  });

  async function show(request: FastifyRequest, reply: FastifyReply, slug: string, isAdmitted = false) {
    const where = { slug: ownText(slug), domain: await domainOf(request) };
    const found = warmPage(where, isAdmitted) ?? (await findPage(where, isAdmitted));
    reply.hijack();
    const visitor = visitorOf(request.raw, request.ip);
    sendCounted(found, { request: request.raw, response: reply.raw, common, clicks, visitor }, isAdmitted);
    return reply;
  }

  app.get<BySlug>(`${prefix}/:slug`, (request, reply) => show(request, reply, request.params.slug));
  // The form of what stands in front: that it was sent is what it says, unless another site has sent it for the visitor.
  app.post<BySlug>(`${prefix}/:slug`, (request, reply) =>
    show(request, reply, request.params.slug, request.headers["sec-fetch-site"] !== "cross-site"),
  );
  app.get(`${prefix}/`, async (request, reply) => {
    const domain = await domainOf(request);
    if (!domain) return reply.code(302).headers(UNCACHED).header("location", `${settings().PUBLIC_URL}/`).send();
    return show(request, reply, "");
  });

  app.get<BySlug>(`${prefix}/:slug/report`, async (request, reply) => {
    const { slug } = request.params;
    const { extra } = await findPage({ slug: ownText(slug), domain: await domainOf(request) });
    return say("report", request, reply, `${extra.url}/report`);
  });
  app.post<BySlug>(`${prefix}/:slug/report`, async (request, reply) => {
    const sent = (formOf(request)?.get("reason") ?? "").trim();
    const { slug } = request.params;
    const { extra } = await findPage({ slug: ownText(slug), domain: await domainOf(request) });
    if (sent === "") return say("report", request, reply, `${extra.url}/report`);
    await report({ slug, reason: sent.slice(0, MAX_REASON), ip: request.ip, log: request.log });
    return say("thanks", request, reply);
  });

  app.get(`${prefix}/*`, (request, reply) => say("missing", request, reply));
  app.get<{ Params: { slug: string; picture: string } }>(`${prefix}/:slug/:picture`, async (request, reply) => {
    const { slug, picture } = request.params;
    const { extra } = await findPage({ slug: ownText(slug), domain: await domainOf(request) });
    if (extra.gate !== null || !/^og-[\w-]{16}\.png$/.test(picture)) return say("missing", request, reply);
    if (!extra.picture.endsWith(`/${picture}`))
      return reply
        .code(302)
        .headers(UNCACHED)
        .header("location", settings().PUBLIC_URL + extra.picture)
        .send();
    return sendPicture(extra, request, reply);
  });
}

async function sendPicture({ words }: ShownPage, request: FastifyRequest, reply: FastifyReply) {
  await limitAddress("page pictures", request.ip, PICTURES);
  const owner = addressKeys(request.ip).prefix;
  const input = { title: cut(words.title, 200), description: cut(words.description, 500) };
  const { bytes, type } = await drawWritten("page", input, { owner });
  const headers = { ...reply.server.commonHeaders, ...SANDBOXED, ...ANY_PAGE };
  return reply
    .type(type)
    .headers({ ...headers, "cache-control": "public, max-age=31536000, immutable" })
    .send(bytes);
}

type Found = NonNullable<ReturnType<typeof warmPage>>;
type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  common: readonly string[];
  clicks: ClickBuffer;
  visitor: Visitor;
};

/** Counts who sees the page itself, and nobody who stands in front of its gate. */
function sendCounted(
  { answer, extra }: Found,
  { request, response, common, clicks, visitor }: Sending,
  isAdmitted = false,
) {
  if (extra.gate === null || isAdmitted)
    countLook({ clicks, counter: extra.counter, visitor, headers: request.headers });
  sendPublic(answer, request, response, common);
}

const UNCACHED = { "cache-control": "no-store", "x-robots-tag": "noindex" };
const SAYINGS: Partial<Record<string, Said>> = {
  page_missing: "missing",
  not_found: "missing",
  page_expired: "expired",
  unavailable: "unavailable",
  busy: "unavailable",
  too_many_requests: "tooMany",
  internal: "unavailable",
};
const STATUS: Record<Said, number> = {
  missing: 404,
  expired: 410,
  unavailable: 503,
  tooMany: 429,
  report: 200,
  thanks: 200,
};

const said = new Map<Said, Promise<PublicAnswer>>();

/** Drawn once where it says the same to everybody. */
function sayingOf(what: Said, action?: string): Promise<PublicAnswer> {
  const draw = () => {
    const headers = {
      "content-security-policy": policyOf(),
      "x-robots-tag": "noindex",
      ...(STATUS[what] === 503 && { "retry-after": "2" }),
    };
    return packed({ status: STATUS[what], html: saidOf(what, action), headers, isPrivate: true });
  };
  if (action !== undefined) return draw();
  const known = said.get(what) ?? draw();
  said.set(what, known);
  return known;
}
