import { join } from "node:path";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { answerBadAddress } from "#program/problems.ts";
import { logRequests } from "#program/requestLog.ts";
import { NO_PAGE } from "#shared/lib/headers.ts";
import { storeWaiting } from "./db/deadline.ts";
import accountRoutes from "./features/account/routes.ts";
import analyticsRoutes, { weeklyStopRoutes } from "./features/analytics/routes.ts";
import { noteCalls } from "./features/audit/calls.ts";
import auditRoutes from "./features/audit/routes.ts";
import { knowViewer } from "./features/auth/access.ts";
import { watchCallers } from "./features/auth/callers.ts";
import impersonationRoutes from "./features/auth/impersonation/routes.ts";
import passkeyRoutes from "./features/auth/passkeys/routes.ts";
import reauthRoutes from "./features/auth/reauth/routes.ts";
import authRoutes from "./features/auth/routes.ts";
import { readToken } from "./features/auth/service.ts";
import { watchSessions } from "./features/auth/sessions.ts";
import socialRoutes, { socialStart } from "./features/auth/social/routes.ts";
import twoFactorRoutes from "./features/auth/twoFactor/routes.ts";
import couponRoutes from "./features/billing/couponRoutes.ts";
import figureRoutes from "./features/billing/figures/routes.ts";
import invoiceRoutes from "./features/billing/invoiceRoutes.ts";
import messageRoutes from "./features/billing/messages/routes.ts";
import { knowOnce } from "./features/billing/once.ts";
import billingRoutes from "./features/billing/routes.ts";
import sandboxRoutes from "./features/billing/sandbox/routes.ts";
import { dropMethod } from "./features/billing/service.ts";
import { whenSold } from "./features/billing/whenSold.ts";
import botCheckRoutes from "./features/botCheck/routes.ts";
import { knowPeople } from "./features/botCheck/service.ts";
import publicCardRoutes from "./features/cards/publicRoutes.ts";
import cardRoutes from "./features/cards/routes.ts";
import * as cards from "./features/cards/service.ts";
import walletRoutes from "./features/cards/wallets/routes.ts";
import catalogRoutes from "./features/catalog/routes.ts";
import codeRoutes from "./features/codes/routes.ts";
import contactRoutes from "./features/contact/routes.ts";
import deletionRoutes from "./features/deletion/routes.ts";
import domainHostRoutes, { domainAskRoutes } from "./features/domains/hostRoutes.ts";
import { normalHost } from "./features/domains/hosts.ts";
import domainRoutes from "./features/domains/routes.ts";
import * as domains from "./features/domains/service.ts";
import drawingRoutes from "./features/drawings/routes.ts";
import exportRoutes from "./features/exports/routes.ts";
import extensionRoutes from "./features/extension/routes.ts";
import friendRoutes from "./features/friends/routes.ts";
import { gauge, gauges, measureRequests } from "./features/health/metrics.ts";
import healthRoutes from "./features/health/routes.ts";
import imageRoutes from "./features/images/routes.ts";
import importRoutes from "./features/imports/routes.ts";
import invitationRoutes from "./features/invitations/routes.ts";
import * as invitations from "./features/invitations/service.ts";
import legalRoutes from "./features/legal/routes.ts";
import type { ClickBuffer } from "./features/links/clicks.ts";
import ownLinkRoutes from "./features/links/own/routes.ts";
import linkRoutes from "./features/links/routes.ts";
import * as links from "./features/links/service.ts";
import * as mail from "./features/mail/service.ts";
import accessRoutes from "./features/members/access/routes.ts";
import handoverRoutes from "./features/members/handover/routes.ts";
import inviteRoutes from "./features/members/invite/routes.ts";
import peopleRoutes from "./features/members/people/routes.ts";
import rosterRoutes from "./features/members/roster/routes.ts";
import * as members from "./features/members/service.ts";
import teamRoutes from "./features/members/teams/routes.ts";
import publicPageRoutes from "./features/pages/publicRoutes.ts";
import pageApiRoutes from "./features/pages/routes.ts";
import * as pages from "./features/pages/service.ts";
import pictureRoutes from "./features/pictures/routes.ts";
import planRoutes from "./features/plans/routes.ts";
import brandRoutes from "./features/reseller/brand/routes.ts";
import companyBulkRoutes from "./features/reseller/bulk/routes.ts";
import companyExportRoutes from "./features/reseller/export/routes.ts";
import companyOfferRoutes from "./features/reseller/offers/routes.ts";
import resellerRoutes, { noteCompanies } from "./features/reseller/routes.ts";
import * as reseller from "./features/reseller/service.ts";
import sharingRoutes from "./features/reseller/sharing/routes.ts";
import { SHARES } from "./features/reseller/sharing/service.ts";
import arrivalRoutes from "./features/signatures/arrival/routes.ts";
import downloadRoutes from "./features/signatures/downloads/routes.ts";
import eventRoutes from "./features/signatures/events/routes.ts";
import insightRoutes from "./features/signatures/insights/routes.ts";
import keyRoutes from "./features/signatures/keys/routes.ts";
import masterRoutes from "./features/signatures/masters/routes.ts";
import openRoutes from "./features/signatures/opens/routes.ts";
import signatureRoutes from "./features/signatures/routes.ts";
import sendRoutes from "./features/signatures/send/routes.ts";
import * as signatures from "./features/signatures/service.ts";
import snapshotRoutes from "./features/signatures/snapshots/routes.ts";
import versionRoutes from "./features/signatures/versions/routes.ts";
import pagePictureRoutes from "./features/site/pagePictures.ts";
import siteRoutes from "./features/site/routes.ts";
import { capConnections } from "./http/connections.ts";
import { answersEarly } from "./http/early.ts";
import { refuseAtTheEnd } from "./http/finish.ts";
import { answerRefused, hostRules } from "./http/hosts.ts";
import { documentApi, showDocs } from "./http/plugins/docs.ts";
import { answerBadBytes, handleErrors } from "./http/plugins/errors.ts";
import { commonHeaders, OWN_PAGES_ONLY, secureHeaders } from "./http/plugins/headers.ts";
import { speakLanguages } from "./http/plugins/language.ts";
import { refuseInMaintenance } from "./http/plugins/maintenance.ts";
import { endSlowBodies, REQUEST_DEADLINES } from "./http/plugins/slowBodies.ts";
import { limitStoreWork } from "./http/plugins/storeDeadline.ts";
import { parseWithZod } from "./http/plugins/zod.ts";
import { jobFigures } from "./jobs/figures.ts";
import { builtPages } from "./pages/built.ts";
import pageRoutes from "./pages/pages.ts";
import { settings } from "./settings.ts";

const ROOT = join(import.meta.dirname, "..");
const MAX_BODY_BYTES = 1024 * 1024;

/** Assembles the server. Settings, ports (files, renderer, hot data) and the store are connected by the caller. */
export async function buildApp({
  log,
  clicks,
}: {
  log: FastifyBaseLogger;
  clicks: ClickBuffer;
}): Promise<FastifyInstance> {
  const config = settings();
  const headers = commonHeaders(config);
  const rules = hostRules({ ...config, log, mayBeDomain: (name) => normalHost(name) === name });
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
  answersEarly(app, rules, {
    isAtRoot: (config.SHORT_LINK_HOST ?? config.PAGES_HOST) !== undefined,
    isProxied: config.TRUST_PROXY > 0,
  });
  capConnections(app.server, { isProxied: config.TRUST_PROXY > 0 });
  parseWithZod(app);
  handleErrors(app, headers);
  answerRefused(app);
  if (config.DOCS) await documentApi(app, config.API_HOST);

  // Hot paths first, each in a context of its own, so that no hook of the pages or the API slows them down.
  app.register(linkRoutes, { clicks });
  app.register(imageRoutes);
  app.register(openRoutes, { clicks });
  pages.knowBeside({ cards: cards.onPages, writes: cards.writesOfCards });
  pages.knowBeside({ signatures: signatures.onPages, writes: signatures.writesOfSignatures });
  pages.knowBeside({ teamOf: async (token) => (await readToken(token, true))?.team._id ?? null });
  pages.knowBeside({ ownHost: domains.ownHost, writes: domains.writesOfDomains });
  pages.knowBeside({ hidden: signatures.detachPage, moved: cards.tellWalletsOfPage });
  links.knowThings("signature", { names: signatures.namesOf, assigned: signatures.assignedTo });
  links.knowThings("page", { names: pages.namesOf, assigned: pages.assignedTo });
  links.knowDomains({ hosts: domains.ownHosts, isDomain: domains.isProved, leadsHere: domains.leadsHere });
  cards.whenDeleted(signatures.detachCard);
  members.knowHubs(reseller.HUBS);
  signatures.knowShares(SHARES);
  mail.knowBrands(reseller.MAIL_BRANDS);
  invitations.knowAdmins(reseller);
  app.register(publicPageRoutes, { clicks });
  app.register(publicCardRoutes, { clicks });
  app.register(domainHostRoutes, { clicks });
  app.register(domainAskRoutes);
  app.register(healthRoutes);
  gauge("signoff_clicks_waiting", "Clicks answered and not yet written", () => clicks.waiting);
  gauge("signoff_store_waiting", "Store operations that wait for their turn", storeWaiting);
  gauges("signoff_jobs", "Jobs of all processes together, by kind and state", ["kind", "state"], async () =>
    (await jobFigures()).counts.map(({ count, ...labels }) => ({ labels, value: count })),
  );
  gauges("signoff_jobs_late_seconds", "How long the job has been due that waits longest", ["kind"], async () =>
    (await jobFigures()).late.map(({ lateMs, ...labels }) => ({ labels, value: lateMs / 1000 })),
  );
  app.register(web);
  return app;
}

/** Everything a browser session uses: the API, its documentation, files of the build, and the pages. */
async function web(app: FastifyInstance) {
  const { DOCS, NODE_ENV } = settings();
  for (const watch of [watchSessions, watchCallers]) {
    const stop = watch();
    app.addHook("onClose", async () => stop());
  }

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
        reply.headers({ "cache-control": "no-store", ...NO_PAGE, ...OWN_PAGES_ONLY });
      });
      refuseInMaintenance(api);
      await api.register(multipart, { throwFileSizeLimit: false });
      whenSold(api);
      knowViewer(api);
      knowPeople(api);
      noteCalls(api);
      noteCompanies(api);
      knowOnce(api);
      api.register(authRoutes);
      api.register(impersonationRoutes);
      api.register(passkeyRoutes);
      api.register(reauthRoutes);
      api.register(socialRoutes);
      api.register(twoFactorRoutes);
      api.register(botCheckRoutes);
      api.register(accountRoutes);
      api.register(auditRoutes);
      api.register(codeRoutes);
      api.register(contactRoutes);
      api.register(deletionRoutes);
      api.register(friendRoutes);
      api.register(importRoutes);
      api.register(invitationRoutes);
      for (const routes of [peopleRoutes, inviteRoutes, teamRoutes, accessRoutes, rosterRoutes]) api.register(routes);
      api.register(handoverRoutes, { alsoDone: dropMethod });
      api.register(exportRoutes);
      api.register(extensionRoutes);
      api.register(pictureRoutes);
      api.register(sendRoutes);
      api.register(signatureRoutes);
      api.register(masterRoutes);
      api.register(keyRoutes);
      api.register(insightRoutes);
      api.register(versionRoutes);
      api.register(downloadRoutes);
      api.register(arrivalRoutes);
      api.register(snapshotRoutes);
      api.register(eventRoutes);
      api.register(cardRoutes);
      api.register(pageApiRoutes);
      api.register(domainRoutes);
      api.register(analyticsRoutes);
      api.register(ownLinkRoutes);
      api.register(catalogRoutes);
      api.register(legalRoutes);
      api.register(planRoutes);
      api.register(resellerRoutes);
      api.register(companyBulkRoutes);
      api.register(brandRoutes);
      api.register(companyExportRoutes);
      api.register(companyOfferRoutes);
      api.register(sharingRoutes);
      api.register(billingRoutes);
      api.register(messageRoutes);
      api.register(sandboxRoutes);
      api.register(couponRoutes);
      api.register(invoiceRoutes);
      api.register(figureRoutes);
      api.register(drawingRoutes);
      api.all("/*", async (_request, reply) => reply.callNotFound());
    },
    { prefix: "/api" },
  );
  if (DOCS) await showDocs(app);
  app.register(siteRoutes);
  app.register(socialStart);
  app.register(weeklyStopRoutes);
  app.register(walletRoutes);

  const isDevelopment = NODE_ENV === "development";
  if (isDevelopment) app.register((await import("./features/mail/dev/routes.ts")).default);
  const built = isDevelopment
    ? await (await import("./pages/development.ts")).developmentPages(app, ROOT)
    : await builtPages(app, ROOT);
  app.register(pagePictureRoutes, built);
  app.register(pageRoutes, built);
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
