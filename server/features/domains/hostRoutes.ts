import type { FastifyInstance, FastifyRequest } from "fastify";
import { isOwnAddress } from "#program/loopback.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { OWN_DOMAIN, plainHost } from "../../http/hosts.ts";
import { ownHostnames } from "../../settings.ts";
import { serveCards } from "../cards/service.ts";
import { type ClickBuffer, serveLinks } from "../links/service.ts";
import { servePages } from "../pages/service.ts";
import { normalHost } from "./hosts.ts";
import { findServed, type Served } from "./served.ts";

const served = new WeakMap<FastifyRequest, Served>();

/** Whatever stands in front: only the header that the visitor's program has sent to us, never what somebody says it was. */
const hostOf = ({ raw }: FastifyRequest): string => plainHost(raw.headers.host ?? "").replace(/:\d+$/, "");

/**
 * Teams' own domains, at the root of their hosts: pages, cards and short links. No session, no API, no cookie. A host that nobody has proved is
 * answered as an address that is not there, whatever is asked of it: a certificate that was made while it was proved goes on
 * being served by whoever stands in front.
 */
export default async function domainHostRoutes(app: FastifyInstance, { clicks }: { clicks: ClickBuffer }) {
  const domainOf = (request: FastifyRequest) => served.get(request) ?? fail("page_missing");
  servePages(app, { clicks, prefix: OWN_DOMAIN, domainOf });
  // In a context of its own: what is refused there says so in its words.
  app.register(async (cards) => serveCards(cards, { clicks, prefix: `${OWN_DOMAIN}/c`, domainOf }));
  app.register(async (links) => serveLinks(links, { clicks, prefix: `${OWN_DOMAIN}/l`, domainOf }));
  app.addHook("onRequest", async (request, reply) => {
    const found = await findServed(hostOf(request));
    if (!found) return fail("page_missing");
    served.set(request, found);
    if (found.movedTo !== null)
      return reply
        .code(308)
        .headers({
          location: `https://${found.movedTo}${request.url.slice(OWN_DOMAIN.length)}`,
          "cache-control": "no-store",
        })
        .send();
  });
  app.route({
    method: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    url: `${OWN_DOMAIN}/*`,
    handler: () => fail("page_missing"),
  });
}

/**
 * `GET /internal/domains/allowed?domain=`: asked by a TLS terminator on this machine before it gets a certificate. Nobody else
 * learns here which domains there are.
 */
export async function domainAskRoutes(app: FastifyInstance) {
  app.get<{ Querystring: { domain?: unknown } }>("/internal/domains/allowed", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const { domain } = request.query;
    if (!isFromBeside(request) || typeof domain !== "string") return fail("not_found");
    const host = domain.toLowerCase();
    const isKnown = isOwnHost(host) || (normalHost(host) === host && (await findServed(host)) !== null);
    return isKnown ? reply.type("text/plain").send("ok\n") : fail("not_found");
  });
}

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "via"];

/** By a program on this machine itself, not for somebody who came by it. */
const isFromBeside = ({ raw }: FastifyRequest): boolean =>
  isOwnAddress(raw.socket.remoteAddress ?? "") && FORWARDED.every((name) => raw.headers[name] === undefined);

const isOwnHost = (host: string): boolean => ownHostnames().includes(host);
