import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { isLoopback } from "#program/loopback.ts";
import type { ErrorCode } from "#shared/errors/catalogue.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { Config } from "../config.ts";

/** Where a request goes that is refused for its host: no hook and no route but this one sees it. */
const REFUSED = "/.refused/";
/** Where a request goes that names a host which may be a domain of somebody's: whoever serves those looks whose it is. */
export const OWN_DOMAIN = "/.domain";
/** Host headers that were found good, as they are written; made-up ports must not fill the memory. */
const MAX_KNOWN = 1000;
/** A wrong name in front of us is one mistake, not one a request. */
const SAY_AGAIN_MS = 60_000;

/** Asked by address, by name and from inside: probes, Prometheus. */
const isProbe = (url: string) => /^\/(?:health\/(?:live|ready)|metrics)(?:\?|$)/.test(url);
/** The renderer beside us, our own pages, and a TLS terminator ask by a name of this machine. */
const isFromInside = (url: string) => url.startsWith("/api/") || url.startsWith("/internal/");

/** The specification has this call beside the API. */
const isGraph = (url: string) => url === "/graphiql" || url.startsWith("/graphiql?");

type Options = Partial<Pick<Config, "HUB_HOST">> &
  Pick<
    Config,
    | "PUBLIC_URL"
    | "API_HOST"
    | "ANALYTICS_HOST"
    | "IMAGE_HOST"
    | "SHORT_LINK_HOST"
    | "PAGES_HOST"
    | "ALLOWED_HOSTS"
    | "isLocal"
  > & {
    log: Pick<FastifyBaseLogger, "warn">;
    /** whether a name could be somebody's own domain; without it none is */
    mayBeDomain?: (name: string) => boolean;
  };

/** `GO.example.com.:443` -> `go.example.com`, as `URL` writes it. */
export const plainHost = (host: string) =>
  host
    .toLowerCase()
    .replace(/\.(?=:\d+$|$)/, "")
    .replace(/:(?:80|443)$/, "");

/**
 * Host validation (OWASP host header attacks, DNS rebinding): only names of this installation are answered. The same step
 * lets hosts of their own serve the API, the short links and the public pages at their root. Runs before anything else, for every request.
 */
export function hostRules({
  API_HOST,
  ANALYTICS_HOST,
  SHORT_LINK_HOST,
  PAGES_HOST,
  log,
  mayBeDomain,
  ...rest
}: Options) {
  const prefixes = new Map<string, string>();
  if (API_HOST) prefixes.set(new URL(API_HOST).host, "/api");
  if (ANALYTICS_HOST) prefixes.set(new URL(ANALYTICS_HOST).host, "/api");
  if (SHORT_LINK_HOST) prefixes.set(new URL(SHORT_LINK_HOST).host, "/l");
  if (PAGES_HOST) prefixes.set(new URL(PAGES_HOST).host, "/p");
  const addresses = [
    rest.PUBLIC_URL,
    rest.IMAGE_HOST,
    rest.HUB_HOST,
    API_HOST,
    ANALYTICS_HOST,
    SHORT_LINK_HOST,
    PAGES_HOST,
  ].filter((one) => one !== undefined);
  const names = new Set([...addresses.map((one) => new URL(one).hostname), ...rest.ALLOWED_HOSTS]);
  const known = new Set<string>();
  let saidAt = Number.NEGATIVE_INFINITY;

  /** The address within this server; one that answers with a refusal when the host is none of ours. */
  return (request: IncomingMessage): string => {
    const { url = "/", headers } = request;
    if (hasTwoHosts(request)) return `${REFUSED}malformed_request`;
    return url.startsWith("/") ? within(url, headers.host) : ofWhole(url, request);
  };

  function within(url: string, host = ""): string {
    if (!known.has(host)) {
      const name = nameOf(host);
      if (!isOurs(name, host, url)) return mayBeDomain?.(name) ? OWN_DOMAIN + url : refused(host);
    }
    if (prefixes.size === 0) return isGraph(url) ? `/api${url}` : url;
    const prefix = prefixes.get(host) ?? prefixes.get(plainHost(host));
    if (!prefix) return isGraph(url) ? `/api${url}` : url;
    return url.startsWith(`${prefix}/`) ? url : prefix + url;
  }

  /** Absolute form (RFC 9112, 3.2.2), as clients write to a proxy: the address names the host, whatever the header says. */
  function ofWhole(url: string, { headers }: IncomingMessage): string {
    const [, host, rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
    if (host === undefined) return url;
    headers.host = host;
    return within(rest.startsWith("/") ? rest : `/${rest}`, host);
  }

  function isOurs(name: string, host: string, url: string): boolean {
    if (names.has(name) || (rest.isLocal && isLoopback(name))) {
      if (known.size < MAX_KNOWN) known.add(host);
      return true;
    }
    return isProbe(url) || (isLoopback(name) && isFromInside(url));
  }

  function refused(host: string): string {
    if (performance.now() - saidAt > SAY_AGAIN_MS) {
      saidAt = performance.now();
      const text =
        "asked by a name that is none of ours: see PUBLIC_URL and ALLOWED_HOSTS, and that a proxy in front hands the Host header on";
      log.warn({ host: host.slice(0, 200) }, text);
    }
    return `${REFUSED}unknown_host`;
  }
}

/** `GO.example.com.:3000` -> `go.example.com` */
const nameOf = (host: string): string =>
  /^(\[[^\]]*\]|[^:]*)\.?(?::\d+)?$/.exec(host.toLowerCase())?.[1]?.replace(/\.$/, "") ?? "";

/** Request smuggling: two programs may each read another one of them. Node itself keeps the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count > 1;
}

/** What `hostRules` sends the refused to. */
export function answerRefused(app: FastifyInstance) {
  const codes = new Set<ErrorCode>(["unknown_host", "malformed_request"]);
  app.all<{ Params: { code: ErrorCode } }>(`${REFUSED}:code`, {
    onRequest: async ({ params }) => fail(codes.has(params.code) ? params.code : "not_found"),
    handler: () => fail("not_found"),
  });
}
