import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { answer as answerFailure } from "#program/problems.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { type ErrorCode, Failure } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";
import type { Language } from "#shared/languages/constants.ts";
import { type Endpoint, endpointPath } from "#shared/lib/endpoint.ts";
import {
  type ApiCaller,
  type PageAssets,
  type ServerEntry,
  type Session,
  type SharedPage,
  type SiteConfig,
  THEME_COOKIE,
  type Theme,
} from "#shared/lib/ssr.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { pageSession } from "../features/auth/pageSession.ts";
import { signInOffers } from "../features/auth/social/service.ts";
import { wayOfBilling } from "../features/billing/service.ts";
import { vendorSources } from "../features/botCheck/service.ts";
import { acceptsGzip } from "../http/encoding.ts";
import { plainHost } from "../http/hosts.ts";
import { OWN_PAGES_ONLY, permissions } from "../http/plugins/headers.ts";
import { keepAskedLanguage, LANGUAGE_HEADERS } from "../http/plugins/language.ts";
import { refuseInMaintenance } from "../http/plugins/maintenance.ts";
import { settings } from "../settings.ts";
import { type Drawn, documentCache } from "./documents.ts";
import { answerPage } from "./errorPage.ts";
import { GUEST_DATA } from "./guestData.ts";
import { NONCE_LENGTH, NoncedDocument } from "./noncedDocument.ts";
import { type OptionalSources, optionalVendors, sourcesOf } from "./vendors.ts";

export type PageOptions = {
  /** loads the client's server entry: the built bundle, or the source through Vite */
  loadEntry(): Promise<ServerEntry>;
  assetsOf(screens: string[], catalogues: string[]): PageAssets;
  /** more sources for the policy: Vite's socket in development */
  connectSources: string[];
};

type Context = PageOptions & {
  site: SiteConfig;
  /** nothing is kept: the next page may be drawn by other code */
  isDevelopment: boolean;
  isSecure: boolean;
  /** of somebody else's check for programs */
  vendors: string[];
  /** of scripts that a visitor may agree to */
  optional: OptionalSources;
  documents: ReturnType<typeof documentCache>;
};

const CHROME_STORE = "https://chromewebstore.google.com/detail/";

/** Gives every page GET to the client's server entry and streams the reply, or sends what was drawn for another guest. */
export default async function pageRoutes(app: FastifyInstance, options: PageOptions) {
  // Each chunk leaves at once: a stream that waits for the compressor is no stream.
  const flushed = { flush: constants.Z_SYNC_FLUSH, level: 6 };
  await app.register(compress, { global: false, encodings: ["gzip"], zlibOptions: flushed });

  const {
    NODE_ENV,
    PUBLIC_URL: publicUrl,
    IMAGE_HOST: imageHost,
    HUB_HOST: hubHost,
    CANVA_API_KEY: canva,
    EXTENSION_ID: extensionId,
    EXTENSION_FIREFOX_URL: firefox,
    isSecure,
    pagesBase,
  } = settings();
  const isDevelopment = NODE_ENV === "development";
  // Always beside the pages, where the session's cookies are; API_HOST is for other people's programs.
  const vendors = optionalVendors();
  const site: SiteConfig = {
    publicUrl,
    pagesBase,
    imageHost,
    apiBase: "/api",
    isProduction: !isDevelopment,
    signIns: signInOffers(),
    billing: wayOfBilling(),
    ...(vendors && { vendors }),
    ...(canva && { canva }),
    ...((extensionId || firefox) && {
      extension: { ...(extensionId && { chromium: CHROME_STORE + extensionId }), ...(firefox && { firefox }) },
    }),
  };
  const context: Context = {
    ...options,
    site,
    isDevelopment,
    isSecure,
    vendors: vendorSources(),
    optional: sourcesOf(site),
    documents: documentCache(),
  };

  // Passkeys and other companies' sign-ins know one host.
  const hub: Context = { ...context, site: { ...site, signIns: [], isHub: true } };
  const isHub = ({ headers: { host = "" } }: FastifyRequest) =>
    hubHost !== undefined && plainHost(host) === plainHost(new URL(hubHost).host);

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({ ...OWN_PAGES_ONLY, ...permissions("self") });
  });
  refuseInMaintenance(app);
  app.setErrorHandler((error, request, reply) => answerPage(error, request, reply));
  app.get("/*", async (request, reply) => {
    const [path = "", query] = request.url.split(/\?(.*)/s);
    const canonical = canonicalPath(path);
    const isThere = isHub(request);
    if (isThere) reply.header("x-robots-tag", "noindex");
    const url = new URL(query ? `${canonical}?${query}` : canonical, isThere ? hubHost : publicUrl);
    if (!isReadable(canonical)) return answerFailure(new Failure("malformed_request"), request, reply);
    if (path !== canonical) return reply.redirect(canonical + url.search, 301);
    return answer(request, reply, isThere ? hub : context, url);
  });
}

/** Without control characters and line separators: no page has one in its address, and patterns of paths stop at them. */
const isReadable = (path: string) =>
  !/[\p{Cc}\u2028\u2029]/u.test(path.includes("%") ? decodeURIComponent(path) : path);

/** One slash in front, none at the end: `//evil.com/` stays on this site. A run of slashes is looked at once, from its first. */
export function canonicalPath(path: string): string {
  return `/${path.replace(/^[/\\]+|(?<![/\\])[/\\]+$/g, "")}`;
}

async function answer(request: FastifyRequest, reply: FastifyReply, context: Context, url: URL) {
  const entry = await context.loadEntry();
  const session = await pageSession(request, reply, url);
  keepAskedLanguage(request, reply);
  const shared = session || context.isDevelopment || context.site.isHub ? null : entry.findSharedPage(url);
  const drawn = shared && (await findDocument(request, context, entry, shared));
  return drawn
    ? sendDocument(request, reply, context, drawn)
    : renderPage(request, reply, context, { entry, session, url });
}

const newNonce = () => randomBytes((NONCE_LENGTH * 3) / 4).toString("base64");

/** The finished page that all guests get, null where there is none. It is drawn without anything of the one who asks first. */
async function findDocument(
  request: FastifyRequest,
  { documents, assetsOf, site }: Context,
  { renderPage }: ServerEntry,
  { name, path, params, hasData }: SharedPage,
): Promise<Drawn | null> {
  const read = GUEST_DATA[name];
  if (hasData && !read) return null;
  const theme = themeOf(request.cookies[THEME_COOKIE]);
  const data = await read?.(params, request).catch((error) => {
    // Asked once more it would be waited for once more.
    if (error instanceof Failure && error.code === "unavailable") throw error;
    return null;
  });
  // There is nothing to see: the page that says so is for this guest.
  if (data === null) return null;

  return documents.find([path, theme, request.language, data?.version].join(" "), async () => {
    const standIn = newNonce();
    let isShared = true;
    const call = inProcess(request, undefined, request.language);
    const page = await renderPage({
      url: new URL(path, site.publicUrl),
      nonce: standIn,
      session: null,
      theme,
      language: request.language,
      site,
      call: (async (endpoint, input) => {
        const known = data?.answers.find((one) => isSame(endpoint, one.endpoint));
        if (known) return known.answer;
        // What it shows has no version that would tell when it is out of date.
        isShared = false;
        return call(endpoint, input);
      }) as ApiCaller,
      assetsOf,
      setRedirect: () => {},
      // Complete, for crawlers as for people: nobody waits for a part of it.
      isBot: true,
      // Others wait for it as well: nobody who leaves ends it.
      signal: new AbortController().signal,
      onError: (error) => {
        isShared = false;
        request.log.error({ err: error }, "page");
      },
    });
    if (page.kind === "redirect") return null;
    const html = await text(Readable.from(page.body));
    const { status, headers, isError } = page;
    return { status, headers, document: new NoncedDocument(html, standIn), isShared: isShared && !isError };
  });
}

/** The pages' bundle has endpoints of its own. */
const isSame = (one: Endpoint, other: Endpoint) => one.method === other.method && one.url === other.url;

/** With the nonce of this answer alone. */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { status, headers, document }: Drawn,
) {
  const nonce = newNonce();
  reply
    .code(status)
    .headers(headers)
    .header("content-security-policy", contentSecurityPolicy(nonce, context))
    .header("vary", `accept-encoding, ${LANGUAGE_HEADERS}`);
  if (!acceptsGzip(request.headers["accept-encoding"])) return reply.send(document.plain(nonce));
  return reply.header("content-encoding", "gzip").send(document.gzip(nonce));
}

type Visit = { entry: ServerEntry; session: Session | null; url: URL };

/** Draws a page for whoever asks, and for them alone. */
async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Context,
  { entry: { renderPage }, session, url }: Visit,
) {
  const nonce = newNonce();
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());

  reply.header("content-security-policy", contentSecurityPolicy(nonce, options));
  reply.header("cache-control", "no-store").header("vary", LANGUAGE_HEADERS);
  const page = await renderPage({
    url,
    nonce,
    session,
    theme: themeOf(request.cookies[THEME_COOKIE]),
    language: request.language,
    site: options.site,
    call: inProcess(request, session?.token, request.language, session?.user.company?.group),
    assetsOf: options.assetsOf,
    setRedirect: (name) =>
      reply.setCookie(COOKIES.redirect, name, { path: "/", sameSite: "lax", secure: options.isSecure, maxAge: 3600 }),
    isBot: isbot(request.headers["user-agent"] ?? ""),
    signal: gone.signal,
    onError: (error) => request.log.error({ err: error }, "page"),
  });
  if (page.kind === "redirect") return reply.redirect(page.location, page.status);
  const body = Readable.from(page.body);
  reply.code(page.status).type("text/html; charset=utf-8").headers(page.headers);
  // A page with a session carries its token: compressed beside text of the address, its length could give it away (BREACH).
  if (session) return reply.send(body);
  reply.compress(body);
  return reply;
}

const themeOf = (cookie: string | undefined): Theme => (cookie === "light" || cookie === "dark" ? cookie : "system");

/** Scripts by nonce only; pictures from our image host; previews are frames without scripts of their own. */
function contentSecurityPolicy(nonce: string, { site, connectSources, isSecure, vendors, optional }: Context): string {
  return [
    "default-src 'none'",
    sources("script-src", `'nonce-${nonce}'`, "'strict-dynamic'", ...vendors),
    sources("style-src", "'self'", `'nonce-${nonce}'`, ...vendors),
    // Signatures are inline styles by nature; an attribute cannot run anything.
    "style-src-attr 'unsafe-inline'",
    sources("img-src", "'self'", "data:", "blob:", site.imageHost, ...optional.pictures),
    sources("font-src", "'self'", site.imageHost, ...optional.fonts),
    sources("connect-src", "'self'", site.imageHost, ...connectSources, ...vendors, ...optional.calls),
    sources("frame-src", "'self'", "blob:", ...vendors, ...optional.frames),
    ...(optional.sounds.length > 0 ? [sources("media-src", ...optional.sounds)] : []),
    // Older rules count a worker as a script, which would need a nonce that it cannot have.
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const sources = (...parts: string[]) => parts.join(" ");

/** The page's API caller: the same calls as the browser's, without a socket in between. @throws Failure with the call's own code */
function inProcess(
  { server, ip }: FastifyRequest,
  token: string | undefined,
  language: Language,
  company?: string,
): ApiCaller {
  return async (endpoint, { params, querystring, body }) => {
    const answer = await server.inject({
      method: endpoint.method,
      url: `/api${endpointPath(endpoint, params as Record<string, unknown>, querystring as Record<string, unknown>)}`,
      remoteAddress: ip,
      headers: {
        "accept-language": language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(company && { [COMPANY_HEADER]: company }),
      },
      ...(body !== undefined && { payload: body as object }),
    });
    if (answer.statusCode < 300) return JSON.parse(answer.body || "null");
    const problem = answer.json<Problem>();
    throw new Failure(problem.code as ErrorCode, { errors: problem.errors ?? [] });
  };
}
