import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { leftDocument } from "#renderer/card/draw.ts";
import { drawNotice } from "#renderer/page/document.ts";
import { contactFileName } from "#shared/cards/fileName.ts";
import { cardName } from "#shared/cards/rules.ts";
import { ERRORS, fail } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { limitAddress } from "../../db/cache/limit.ts";
import { attachment } from "../../http/disposition.ts";
import { formOf, takeForms } from "../../http/forms.ts";
import { toFailure } from "../../http/plugins/errors.ts";
import { type PublicAnswer, packed, sendPublic } from "../../http/publicCache.ts";
import { publicPolicy } from "../../http/publicPolicy.ts";
import { type ClickBuffer, visitorOf } from "../links/service.ts";
import { countLook } from "../pages/service.ts";
import { contactFile } from "./contactFile.ts";
import { leave } from "./leave.ts";
import { printSheet } from "./print.ts";
import { findCard, type ShownCard, type Where, warmCard } from "./shown.ts";
import { googleLink } from "./wallets/google.ts";
import { passFile, passOf } from "./wallets/passes.ts";
import { sendPass } from "./wallets/routes.ts";

/** Each is made for whoever asks: a visitor needs one. */
const FILES = { limit: 60, windowMs: 60_000 };
const HASH = /^[\w-]{22}$/;

type ByFile = { Params: { file: string } };
type ByHash = { Params: { hash: string } };
type Options = {
  clicks: ClickBuffer;
  /** in front of the hash: `/c` */
  prefix: string;
  /** the domain under which a request has come; null: ours */
  domainOf(request: FastifyRequest): Where["domain"] | Promise<Where["domain"]>;
};

/** `/c/{hash}`: cards as their visitors see them, at our own addresses. */
export default async function publicCardRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  serveCards(app, { clicks, prefix: "/c", domainOf: () => null });
}

/**
 * The addresses of public cards below a prefix, with the contact, the printed sheet and the form of each. In a context of its own,
 * like the redirect: no hooks, no log line, no cookie. Everything that is refused is answered with a page in words.
 */
export function serveCards(app: FastifyInstance, { clicks, prefix, domainOf }: Options): void {
  app.setChildLoggerFactory((logger) => logger);
  const common = Object.entries(app.commonHeaders).flat();
  takeForms(app);

  const send = (answer: PublicAnswer, request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    sendPublic(answer, request.raw, reply.raw, common);
    return reply;
  };
  const count = (counter: ShownCard["views"], { raw, ip }: FastifyRequest) =>
    countLook({ clicks, counter, visitor: visitorOf(raw, ip), headers: raw.headers });
  app.setErrorHandler(async (error, request, reply) => {
    const { code } = toFailure(error);
    const { status } = ERRORS[code];
    if (status >= 500) request.log.warn({ err: error, code }, "card not shown");
    return send(await refusalOf(status), request, reply);
  });

  const found = async (request: FastifyRequest, hash: string) => {
    if (!HASH.test(hash)) return fail("page_missing");
    const where = { hash, domain: await domainOf(request) };
    return warmCard(where) ?? (await findCard(where));
  };

  app.get<ByFile>(`${prefix}/:file`, async (request, reply) => {
    const [hash = "", extension] = request.params.file.split(".", 2);
    const { answer, extra } = await found(request, hash);
    if (extension === "vcf") return sendContact(extra, request, reply);
    if (extension === "pkpass") return sendWalletPass(hash, extra, request, reply);
    if (extension !== undefined) return fail("page_missing");
    count(extra.views, request);
    return send(answer, request, reply);
  });

  async function sendContact({ record, context, saves }: ShownCard, request: FastifyRequest, reply: FastifyReply) {
    await limitAddress("cards:files", request.ip, FILES);
    const query = request.query as Record<string, unknown>;
    const kind = query.v === "4" ? "4.0" : query.for === "outlook" ? "outlook" : "3.0";
    const text = await contactFile(record, context.url, kind);
    count(saves, request);
    return reply
      .type("text/vcard; charset=utf-8")
      .headers({ ...FILE_HEADERS, "content-disposition": attachment(`${fileNameOf(record)}.vcf`, "contact.vcf") })
      .send(text);
  }

  /** A pass is one for each card: it says the same on whichever host it was asked for. */
  const atHome = async (hash: string) => {
    const where = { hash, domain: null };
    return (warmCard(where) ?? (await findCard(where))).extra;
  };

  async function sendWalletPass(hash: string, { saves }: ShownCard, request: FastifyRequest, reply: FastifyReply) {
    await limitAddress("cards:files", request.ip, FILES);
    const shown = await atHome(hash);
    if (shown.context.wallets.apple === null) return fail("page_missing");
    const bytes = await passFile(await passOf(shown), shown);
    count(saves, request);
    const name = `${fileNameOf(shown.record)}.pkpass`;
    return sendPass(reply.headers({ ...FILE_HEADERS, "content-disposition": attachment(name, "card.pkpass") }), bytes);
  }

  app.get<ByHash>(`${prefix}/:hash/google-wallet`, async (request, reply) => {
    const { extra } = await found(request, request.params.hash);
    await limitAddress("cards:files", request.ip, FILES);
    const address = await googleLink(await atHome(request.params.hash));
    count(extra.saves, request);
    return reply.code(302).headers(UNCACHED).header("location", address).send();
  });

  app.get<ByHash>(`${prefix}/:hash/print.pdf`, async (request, reply) => {
    const { extra } = await found(request, request.params.hash);
    await limitAddress("cards:files", request.ip, FILES);
    const bytes = await printSheet(extra.record, extra.context, { owner: addressKeys(request.ip).prefix });
    return reply
      .type("application/pdf")
      .headers({ ...FILE_HEADERS, "content-disposition": attachment(`${fileNameOf(extra.record)}.pdf`, "card.pdf") })
      .send(bytes);
  });

  app.post<ByHash>(`${prefix}/:hash/leave`, async (request, reply) => {
    const { record, context } = (await found(request, request.params.hash)).extra;
    const problem = await leave({ card: record, url: context.url, form: formOf(request), ip: request.ip });
    const html = leftDocument(record.content, context, problem);
    return send(await quiet(problem === null ? 200 : UNSENT[problem.why], html), request, reply);
  });
  // Whoever comes back to the form's own address.
  app.get<ByHash>(`${prefix}/:hash/leave`, async (request, reply) => {
    const { context } = (await found(request, request.params.hash)).extra;
    return reply.code(302).headers(UNCACHED).header("location", context.url).send();
  });
  app.get(`${prefix}/*`, () => fail("page_missing"));
}

const UNSENT = { wrong: 422, later: 429 } as const;
const UNCACHED = { "cache-control": "no-store", "x-robots-tag": "noindex" };
const FILE_HEADERS = { ...UNCACHED, ...SANDBOXED, "x-content-type-options": "nosniff" };

const fileNameOf = (record: ShownCard["record"]): string => contactFileName(cardName(record));

const quiet = (status: number, html: string): Promise<PublicAnswer> =>
  packed({
    status,
    html,
    headers: {
      "content-security-policy": publicPolicy({ scripts: [] }),
      "x-robots-tag": "noindex",
      ...(status === 503 && { "retry-after": "2" }),
    },
    isPrivate: true,
  });

const refusals = new Map<number, Promise<PublicAnswer>>();
const SENTENCES: Partial<Record<number, string>> = {
  410: ERRORS.page_expired.message,
  429: ERRORS.too_many_requests.message,
  503: ERRORS.unavailable.message,
};

/** Drawn once: it says the same to everybody. */
function refusalOf(status: number): Promise<PublicAnswer> {
  const shown = status in SENTENCES ? status : status >= 500 ? 503 : 404;
  const sentence = SENTENCES[shown] ?? ERRORS.page_missing.message;
  const known = refusals.get(shown) ?? quiet(shown, drawNotice({ title: t(sentence) }));
  refusals.set(shown, known);
  return known;
}
