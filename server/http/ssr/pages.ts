import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { CONFIRM_PARAM, COOKIES } from "#shared/auth/constants.ts";
import { type ErrorCode, Failure } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import {
  type ApiCaller,
  type PageAssets,
  type RenderPage,
  type SiteConfig,
  THEME_COOKIE,
  type Theme,
} from "#shared/lib/ssr.ts";
import type { AuthService } from "../../features/auth/service.ts";
import { answerPage } from "./errorPage.ts";
import { pageSession } from "./session.ts";

export type PageOptions = {
  auth: AuthService;
  isSecure: boolean;
  site: SiteConfig;
  /** loads the client's server entry: the built bundle, or the source through Vite */
  loadEntry(): Promise<{ renderPage: RenderPage }>;
  assetsOf(screens: string[]): PageAssets;
  /** more sources for the policy: Vite's socket in development */
  connectSources: string[];
};

/** Gives every page GET to the client's server entry and streams the reply. */
export default async function pageRoutes(app: FastifyInstance, options: PageOptions) {
  // Each chunk leaves at once: a stream that waits for the compressor is no stream.
  const flushed = { flush: constants.Z_SYNC_FLUSH, level: 6 };
  await app.register(compress, { global: false, encodings: ["gzip"], zlibOptions: flushed });

  app.setErrorHandler((error, request, reply) => answerPage(error, request, reply));
  app.get("/*", async (request, reply) => {
    const [path = "", query] = request.url.split(/\?(.*)/s);
    const canonical = canonicalPath(path);
    const url = new URL(query ? `${canonical}?${query}` : canonical, options.site.publicUrl);
    if (path !== canonical) return reply.redirect(canonical + url.search, 301);
    return renderPage(request, reply, options, url);
  });
}

/** One slash in front, none at the end: `//evil.com/` stays on this site. */
export function canonicalPath(path: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions, url: URL) {
  const nonce = randomBytes(16).toString("base64");
  const { renderPage } = await options.loadEntry();
  const session = await pageSession(request, reply, options);
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());

  reply.header("content-security-policy", contentSecurityPolicy(nonce, options));
  reply.header("cache-control", "no-store");
  const page = await renderPage({
    url,
    nonce,
    session,
    theme: themeOf(request.cookies[THEME_COOKIE]),
    site: options.site,
    call: inProcess(request, session?.token),
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
  if (url.searchParams.has(CONFIRM_PARAM)) reply.headers(SECRET_ADDRESS);
  // A page with a session carries its token: compressed beside text of the address, its length could give it away (BREACH).
  if (session) return reply.send(body);
  reply.compress(body);
  return reply;
}

/** For a page whose address carries a token: no cache keeps it, and no other page hears of it. */
const SECRET_ADDRESS = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

const themeOf = (cookie: string | undefined): Theme => (cookie === "light" || cookie === "dark" ? cookie : "system");

/** Scripts by nonce only; pictures from our image host; previews are frames without scripts of their own. */
function contentSecurityPolicy(nonce: string, { site, connectSources, isSecure }: PageOptions): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Signatures are inline styles by nature; an attribute cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${site.imageHost}`,
    "font-src 'self'",
    `connect-src ${["'self'", site.imageHost, ...connectSources].join(" ")}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The page's API caller: the same calls as the browser's, without a socket in between. @throws Failure with the call's own code */
function inProcess({ server, ip }: FastifyRequest, token: string | undefined): ApiCaller {
  return async (endpoint, { params, querystring, body }) => {
    const answer = await server.inject({
      method: endpoint.method,
      url: `/api${endpointPath(endpoint, params as Record<string, unknown>, querystring as Record<string, unknown>)}`,
      remoteAddress: ip,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    if (answer.statusCode < 300) return JSON.parse(answer.body || "null");
    const problem = answer.json<Problem>();
    throw new Failure(problem.code as ErrorCode, { errors: problem.errors ?? [] });
  };
}
