import { existsSync } from "node:fs";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import staticFiles from "@fastify/static";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { answerBadAddress } from "#program/problems.ts";
import { logRequests } from "#program/requestLog.ts";
import { StartError } from "#program/settings.ts";
import type { ServerEntry } from "#shared/lib/ssr.ts";
import { preview } from "#shared/signatures/endpoints.ts";
import type { Config } from "./config.ts";
import { storeWaiting } from "./db/deadline.ts";
import accountRoutes from "./features/account/routes.ts";
import authRoutes from "./features/auth/routes.ts";
import { authService } from "./features/auth/service.ts";
import { watchSessions } from "./features/auth/sessions.ts";
import { verificationService } from "./features/auth/verification.ts";
import { knowViewer } from "./features/auth/viewer.ts";
import catalogRoutes from "./features/catalog/routes.ts";
import drawingRoutes from "./features/drawings/routes.ts";
import { gauge, gauges, measureRequests } from "./features/health/metrics.ts";
import healthRoutes from "./features/health/routes.ts";
import imageRoutes from "./features/images/routes.ts";
import type { ClickBuffer } from "./features/links/clicks.ts";
import linkRoutes from "./features/links/routes.ts";
import { targetRule } from "./features/links/targets.ts";
import { mailService } from "./features/mail/service.ts";
import downloadRoutes from "./features/signatures/downloads/routes.ts";
import eventRoutes from "./features/signatures/events/routes.ts";
import openRoutes from "./features/signatures/opens/routes.ts";
import { mayDrawPreview } from "./features/signatures/previewLimit.ts";
import signatureRoutes from "./features/signatures/routes.ts";
import sendRoutes from "./features/signatures/send/routes.ts";
import { sendService } from "./features/signatures/send/service.ts";
import { signatureService } from "./features/signatures/service.ts";
import thumbnailRoutes from "./features/signatures/snapshots/routes.ts";
import siteRoutes from "./features/site/routes.ts";
import { capConnections } from "./http/connections.ts";
import { answersEarly } from "./http/early.ts";
import { refuseAtTheEnd } from "./http/finish.ts";
import { answerRefused, hostRules } from "./http/hosts.ts";
import { documentApi, showDocs } from "./http/plugins/docs.ts";
import { answerBadBytes, handleErrors } from "./http/plugins/errors.ts";
import { commonHeaders, OWN_PAGES_ONLY, secureHeaders } from "./http/plugins/headers.ts";
import { speakLanguages } from "./http/plugins/language.ts";
import { endSlowBodies, REQUEST_DEADLINES } from "./http/plugins/slowBodies.ts";
import { limitStoreWork } from "./http/plugins/storeDeadline.ts";
import { parseWithZod } from "./http/plugins/zod.ts";
import { jobFigures } from "./jobs/figures.ts";
import { builtAssets } from "./pages/assets.ts";
import pageRoutes from "./pages/pages.ts";

const ROOT = join(import.meta.dirname, "..");
const CLIENT_DIR = join(ROOT, "dist/client");
const SERVER_ENTRY = join(ROOT, "dist/server/entry-server.js");
const MAX_BODY_BYTES = 1024 * 1024;

/** Assembles the server. The ports (files, renderer, hot data) and the store are connected by the caller. */
export async function buildApp(
  config: Config,
  { log, clicks }: { log: FastifyBaseLogger; clicks: ClickBuffer },
): Promise<FastifyInstance> {
  const headers = commonHeaders(config);
  const rules = hostRules({ ...config, log });
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadBytes(headers),
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    bodyLimit: MAX_BODY_BYTES,
    rewriteUrl: rules,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 300 },
    ...REQUEST_DEADLINES,
  });
  answersEarly(app, rules, { isAtRoot: config.SHORT_LINK_HOST !== undefined, isProxied: config.TRUST_PROXY > 0 });
  capConnections(app.server, { isProxied: config.TRUST_PROXY > 0 });
  parseWithZod(app);
  handleErrors(app, headers);
  answerRefused(app);
  if (config.DOCS) await documentApi(app, config.API_HOST);

  // Hot paths first, each in a context of its own, so that no hook of the pages or the API slows them down.
  app.register(linkRoutes, { clicks, mayLeadTo: targetRule(config) });
  app.register(imageRoutes);
  app.register(openRoutes, { clicks });
  app.register(healthRoutes, { metricsToken: config.METRICS_TOKEN, isLocal: config.isLocal });
  gauge("signoff_clicks_waiting", "Clicks answered and not yet written", () => clicks.waiting);
  gauge("signoff_store_waiting", "Store operations that wait for their turn", storeWaiting);
  gauges("signoff_jobs", "Jobs of all processes together, by kind and state", ["kind", "state"], async () =>
    (await jobFigures()).counts.map(({ count, ...labels }) => ({ labels, value: count })),
  );
  gauges("signoff_jobs_late_seconds", "How long the job has been due that waits longest", ["kind"], async () =>
    (await jobFigures()).late.map(({ lateMs, ...labels }) => ({ labels, value: lateMs / 1000 })),
  );
  app.register(web, config);
  return app;
}

/** Everything a browser session uses: the API, its documentation, files of the build, and the pages. */
async function web(app: FastifyInstance, config: Config) {
  const {
    DATA_DIR,
    tokenSecrets: tokenSecret,
    PUBLIC_URL: publicUrl,
    IMAGE_HOST: imageHost,
    isSecure,
    shortLinkBase,
  } = config;
  const mail = mailService({ tokenSecret });
  const verification = verificationService({ publicUrl, mail });
  const auth = authService({ tokenSecret, publicUrl, mail, verification });
  const stopWatching = watchSessions();
  app.addHook("onClose", async () => stopWatching());
  const hosts = { imageHost, shortLinkBase, publicUrl, mayLeadTo: targetRule(config) };
  const signatures = signatureService(hosts);

  await app.register(cookie);
  refuseAtTheEnd(app);
  speakLanguages(app);
  limitStoreWork(app);
  secureHeaders(app);
  logRequests(app, whoAsks);
  measureRequests(app);
  endSlowBodies(app);

  app.register(
    async (api) => {
      api.addHook("onRequest", async (_request, reply) => {
        reply.headers({ "cache-control": "no-store", ...OWN_PAGES_ONLY });
      });
      await api.register(multipart, { throwFileSizeLimit: false });
      knowViewer(api, auth);
      api.register(authRoutes, { auth, verification, publicUrl, isSecure });
      api.register(accountRoutes);
      api.register(sendRoutes, { sending: sendService({ mail }) });
      api.register(signatureRoutes, { signatures, shortLinkBase, uploadDir: join(DATA_DIR, "uploads") });
      api.register(downloadRoutes, { signatures, hosts });
      api.register(thumbnailRoutes, { signatures, hosts });
      api.register(eventRoutes, { signatures });
      api.register(catalogRoutes);
      api.register(drawingRoutes);
      api.all("/*", async (_request, reply) => reply.callNotFound());
    },
    { prefix: "/api" },
  );
  if (config.DOCS) await showDocs(app);
  app.register(siteRoutes, { publicUrl });

  const isDevelopment = config.NODE_ENV === "development";
  if (isDevelopment)
    app.register((await import("./features/mail/dev/routes.ts")).default, { outboxDir: config.outboxDir });
  const pages = isDevelopment
    ? await (await import("./pages/development.ts")).developmentPages(app, ROOT)
    : await builtPages(app);
  // Always beside the pages, where the session's cookies are; API_HOST is for other people's programs.
  const site = { publicUrl, imageHost, apiBase: "/api", isProduction: !isDevelopment };
  const guestData = {
    "signature-preview": async ({ hash = "" }: Record<string, string>, request: FastifyRequest) => {
      const { etag, shown } = await signatures.findPreview(hash, () => mayDrawPreview(request));
      return { version: etag, endpoint: preview, answer: shown };
    },
  };
  app.register(pageRoutes, { ...pages, auth, isSecure, site, isDevelopment, guestData });
}

/** The production build: hashed files for ever, the others for an hour. */
async function builtPages(app: FastifyInstance) {
  if (!existsSync(SERVER_ENTRY)) throw new StartError("The pages are not built; run npm run build.");
  await app.register(staticFiles, {
    root: CLIENT_DIR,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        "cache-control",
        path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  // An open tab may ask for a script of an earlier build: it must hear that it is gone, not get a page.
  app.get("/assets/*", (_request, reply) => reply.callNotFound());
  const entry: ServerEntry = await import(SERVER_ENTRY);
  return { loadEntry: async () => entry, assetsOf: builtAssets(CLIENT_DIR), connectSources: [] };
}

/** Short ids that are unique among processes and cheap to make. `k3x9f2-1a` */
function requestIds() {
  const process = Math.floor(Math.random() * 36 ** 6).toString(36);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** What a log line says of the one who asked. */
const whoAsks = ({ viewer }: FastifyRequest) => ({
  ...(viewer && { viewer: viewer.id }),
  ...(viewer?.actor && { actor: viewer.actor }),
});
