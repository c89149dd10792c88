/** A server process as far as public pages are concerned, at our own addresses and under people's domains: `node pageProcess.ts <store> <data dir>` says where it listens. */
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { loadConfig } from "#server/config.ts";
import { memoryHot } from "#server/db/cache/memory.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo } from "#server/db/mongo.ts";
import { serveCards } from "#server/features/cards/service.ts";
import domainHostRoutes from "#server/features/domains/hostRoutes.ts";
import { normalHost } from "#server/features/domains/hosts.ts";
import { ClickBuffer } from "#server/features/links/clicks.ts";
import { servePages } from "#server/features/pages/service.ts";
import { hostRules } from "#server/http/hosts.ts";
import { handleErrors } from "#server/http/plugins/errors.ts";
import { wallets } from "#server/ports/wallet/wallet.ts";
import { settings } from "#server/settings.ts";

const [, , store = "", dataDir = ""] = process.argv;
const log = pino({ level: "silent" });
settings.plug(
  loadConfig({
    NODE_ENV: "test",
    PORT: "3000",
    DATA_DIR: dataDir,
    TOKEN_SECRET: "a secret for tests, of forty characters.",
    LOG_LEVEL: "silent",
    BOT_CHECK: "off",
  }),
);
wallets.plug({ apple: null, google: null });
// Hot data of its own: nothing reaches it but by way of the store.
hot.plug(memoryHot({ log }));
await connectMongo(store);
const rules = hostRules({ ...settings(), log, mayBeDomain: (name) => normalHost(name) === name });
const app = Fastify({ loggerInstance: log as FastifyBaseLogger, rewriteUrl: rules });
handleErrors(app);
const clicks = new ClickBuffer(log);
app.register(async (pages) => servePages(pages, { clicks, prefix: "/p", domainOf: () => null }));
app.register(async (cards) => serveCards(cards, { clicks: new ClickBuffer(log), prefix: "/c", domainOf: () => null }));
app.register(domainHostRoutes, { clicks });
await app.listen({ port: 0, host: "127.0.0.1" });
console.log((app.server.address() as AddressInfo).port);
