import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import mongoose from "mongoose";
import { StartError } from "#program/settings.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openHot } from "./db/cache/open.ts";
import { hot } from "./db/cache/seam.ts";
import { databaseUpdate } from "./db/migrations/runner.ts";
import { connectMongo, disconnectMongo, ensureIndexes } from "./db/mongo.ts";
import { openStore } from "./db/store.ts";
import { logStored } from "./db/stored.ts";
import { weeklyHandler, weeklyOneHandler, weeklyUpkeep } from "./features/analytics/weekly/jobs.ts";
import { billingUpkeep, clockHandler, renewHandler } from "./features/billing/clock.ts";
import { figuresHandler, figuresUpkeep } from "./features/billing/figures/service.ts";
import { messageUpkeep, reconcileHandler } from "./features/billing/messages/reconcile.ts";
import { messageHandler } from "./features/billing/messages/take.ts";
import { noticeHandler } from "./features/billing/notices.ts";
import { sandboxPayments } from "./features/billing/sandbox/payments.ts";
import { spend } from "./features/botCheck/service.ts";
import { walletHandler } from "./features/cards/wallets/jobs.ts";
import { deletionUpkeep, eraseHandler, sweepHandler } from "./features/deletion/jobs.ts";
import { toldHandler } from "./features/deletion/people.ts";
import { domainHandler, domainUpkeep, moveLinksHandler } from "./features/domains/jobs.ts";
import { exportEndHandler, exportHandler } from "./features/exports/jobs.ts";
import { friendHandler } from "./features/friends/jobs.ts";
import { watchTerminated } from "./features/images/blocked.ts";
import { removalHandler } from "./features/images/deletion.ts";
import { ClickBuffer } from "./features/links/clicks.ts";
import { clickUpkeep, pruneHandler } from "./features/links/jobs.ts";
import { countKept } from "./features/links/kept.ts";
import { rebuildHandler, tallyHandler, tallyUpkeep } from "./features/links/tallies/jobs.ts";
import { mailHandler } from "./features/mail/jobs.ts";
import { mailTakeOver } from "./features/mail/takeOver.ts";
import { blockingUpkeep, tellHandler, watchHandler } from "./features/members/blocking/jobs.ts";
import { syncHandler } from "./features/members/directory/jobs.ts";
import { directoryUpkeep, nightlyHandler } from "./features/members/directory/service.ts";
import { importHandler } from "./features/members/roster/jobs.ts";
import { bulkHandler } from "./features/reseller/bulk/jobs.ts";
import { endingHandler, endingUpkeep, endToldHandler } from "./features/reseller/ending/jobs.ts";
import { companyExportHandler } from "./features/reseller/export/jobs.ts";
import { copiedHandler } from "./features/reseller/sharing/copy.ts";
import { bringHandler, sharesNightlyHandler, sharingUpkeep } from "./features/reseller/sharing/jobs.ts";
import { pictureHandler, pictureUpkeep } from "./features/signatures/jobs.ts";
import { dailyHandler, designUpkeep, givingHandler } from "./features/signatures/masters/giving.ts";
import { rolloutHandler } from "./features/signatures/masters/rollout.ts";
import { successionHandler } from "./features/signatures/successors/service.ts";
import { forgetHandler } from "./features/signatures/ways.ts";
import { finishRequests } from "./http/finish.ts";
import { beat } from "./jobs/beat.ts";
import { JobWorker } from "./jobs/worker.ts";
import { botCheck } from "./ports/botCheck/botCheck.ts";
import { botCheckOf } from "./ports/botCheck/choose.ts";
import { countriesOf } from "./ports/countries/countryFile.ts";
import { directoryOf } from "./ports/directory/choose.ts";
import { directory } from "./ports/directory/directory.ts";
import { dns } from "./ports/dns/dns.ts";
import { nameServers } from "./ports/dns/nameServers.ts";
import { diskFiles } from "./ports/files/disk.ts";
import { files } from "./ports/files/files.ts";
import { oauth } from "./ports/oauth/oauth.ts";
import { openIdConnect } from "./ports/oauth/openid.ts";
import { providersOf } from "./ports/oauth/providers.ts";
import { guardedOutside } from "./ports/outside/guarded.ts";
import { outside } from "./ports/outside/outside.ts";
import { paymentsOf } from "./ports/payments/choose.ts";
import { delivery } from "./ports/payments/delivery.ts";
import { loopbackDelivery } from "./ports/payments/loopback.ts";
import { payments } from "./ports/payments/payments.ts";
import { startRendererChild } from "./ports/renderer/child.ts";
import { httpRenderer } from "./ports/renderer/http.ts";
import { renderer } from "./ports/renderer/renderer.ts";
import { smtpMailer } from "./ports/smtp/nodemailer.ts";
import { diskOutbox } from "./ports/smtp/outbox.ts";
import { mailer } from "./ports/smtp/smtp.ts";
import { walletsOf } from "./ports/wallet/choose.ts";
import { wallets } from "./ports/wallet/wallet.ts";
import { isSold, settings } from "./settings.ts";
import { listenProblem, mongoProblem } from "./startProblems.ts";

/** How often it is looked whether the file of countries is another one. */
const LOOK_MS = 60_000;

/** A running part; parts stop in the opposite order of their start. */
export type Part = { stop(): Promise<unknown> };

/** Starts what this installation needs, in the order in which the parts depend on one another. */
export async function startEverything(config: Config, log: FastifyBaseLogger, running: (part: Part) => void) {
  settings.plug(config);
  const countries = await countriesOf(config.COUNTRY_FILE);
  const drawing = await startRenderer(config, log, running);
  renderer.plug(httpRenderer({ ...drawing, tokenSecret: config.tokenSecrets }));
  files.plug(await openFiles(config));
  outside.plug(guardedOutside());
  oauth.plug(openIdConnect(providersOf(config), config.PUBLIC_URL));
  botCheck.plug(botCheckOf(config, { spend, log }));
  directory.plug(directoryOf(config));
  dns.plug(nameServers(config.NAME_SERVERS));
  payments.plug(paymentsOf(config, { sandbox: sandboxPayments }));
  wallets.plug(await walletsOf(config, log));

  const sharedData = await openHot({ redisUrl: config.REDIS_URL, log });
  hot.plug(sharedData);
  running({ stop: () => sharedData.close() });

  if (config.MONGODB_URI) await connectOwnMongo(config.MONGODB_URI);
  else await connectMongo(await startStore(config, log, running));
  running({ stop: disconnectMongo });
  logStored(log);
  const update = databaseUpdate({ log });
  running(update);
  await update.run();
  await ensureIndexes(log);

  mailer.plug(config.SMTP_URL ? smtpMailer(config.SMTP_URL) : diskOutbox(config.outboxDir));
  running({ stop: () => mailer().close() });
  const newCountries = { name: "countries.file", everyMs: LOOK_MS, run: countries.look };
  for (const each of [watchTerminated(), mailTakeOver, newCountries]) {
    const beating = beat(each, log);
    running(beating);
    await beating.start();
  }
  const jobs = new JobWorker({
    handlers: [
      mailHandler,
      pictureHandler,
      friendHandler,
      exportHandler,
      exportEndHandler,
      removalHandler,
      givingHandler,
      dailyHandler,
      rolloutHandler,
      successionHandler,
      forgetHandler,
      bulkHandler,
      companyExportHandler,
      importHandler,
      syncHandler,
      nightlyHandler,
      sweepHandler,
      eraseHandler,
      toldHandler,
      watchHandler,
      tellHandler,
      endingHandler,
      endToldHandler,
      bringHandler,
      copiedHandler,
      sharesNightlyHandler,
      clockHandler,
      renewHandler,
      noticeHandler,
      messageHandler,
      figuresHandler,
      reconcileHandler,
      domainHandler,
      moveLinksHandler,
      walletHandler,
      pruneHandler,
      tallyHandler,
      rebuildHandler,
      weeklyHandler,
      weeklyOneHandler,
    ],
    upkeep: [
      ...pictureUpkeep(),
      ...designUpkeep(),
      ...directoryUpkeep(),
      ...blockingUpkeep(),
      ...endingUpkeep(),
      ...sharingUpkeep(),
      ...deletionUpkeep(),
      ...billingUpkeep(),
      ...messageUpkeep(),
      ...figuresUpkeep(),
      ...domainUpkeep(),
      ...clickUpkeep(),
      ...tallyUpkeep(),
      ...weeklyUpkeep(),
    ],
    log,
  });
  running(jobs);

  const keptClicks = join(config.DATA_DIR, "clicks");
  const clicks = new ClickBuffer(log, keptClicks, countries.of);
  running({ stop: () => clicks.drain() });
  const app = await buildApp({ log, clicks });
  running({ stop: finishRequests(app) });
  const carrier = loopbackDelivery({ address: () => app.server.address(), log });
  delivery.plug(carrier);
  running(carrier);
  await drawing.listening;
  const { PORT: port, HOST: host } = config;
  await app.listen({ port, host }).catch((error: unknown) => {
    throw listenProblem(error, { port, host, name: "PORT" });
  });
  await takeMails(config, log, running);
  const kept = countKept(keptClicks, log);
  running(kept);
  kept.start();
  jobs.start();
  announce(config);
}

/** Mails to check addresses, where the installation takes any. */
async function takeMails(config: Config, log: FastifyBaseLogger, running: (part: Part) => void): Promise<void> {
  const { CHECK_SMTP_PORT: port, CHECK_SMTP_HOST: host, CHECK_DOMAIN: domain } = config;
  if (port === undefined) return;
  const { listenForMail } = await import("./features/signatures/arrival/listener.ts");
  const listener = await listenForMail({ port, host, domain, log }).catch((error: unknown) => {
    throw listenProblem(error, { port, host, name: "CHECK_SMTP_PORT" });
  });
  running(listener);
}

type Drawing = { url: string; isThere?: () => boolean; listening?: Promise<void> };

/** The renderer: one elsewhere, one in this process, or a child of its own, which starts beside the rest. */
async function startRenderer(config: Config, log: FastifyBaseLogger, running: (part: Part) => void): Promise<Drawing> {
  if (config.RENDERER_URL) return { url: config.RENDERER_URL.replace(/\/$/, "") };
  const url = `http://127.0.0.1:${config.RENDERER_PORT}`;
  const env = {
    ...process.env,
    // On a public address the renderer asks for tokens; a trial on one's own machine may post to it freely.
    NODE_ENV: config.isLocal ? "development" : "production",
    HOST: "127.0.0.1",
    RENDERER_PORT: String(config.RENDERER_PORT),
    API_URL: `http://localhost:${config.PORT}/api`,
    TOKEN_SECRET: config.tokenSecrets[0],
    TOKEN_SECRET_PREVIOUS: config.tokenSecrets[1] ?? "",
    PUBLIC_URL: config.PUBLIC_URL,
    IMAGE_HOST: config.IMAGE_HOST,
    LOG_LEVEL: config.LOG_LEVEL,
    MAILS: config.NODE_ENV === "development" ? "source" : "built",
    SIGNOFF_CHILD: "1",
    // A fifth less memory: parsed code is read, not made, and libvips' threads share their heaps.
    NODE_COMPILE_CACHE: join(config.DATA_DIR, "code-cache"),
    MALLOC_ARENA_MAX: "2",
    // And a quarter less under load: what a picture took goes back to the system, not into those heaps.
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
  };
  if (config.ONE_PROCESS) {
    const [{ buildRenderer }, { loadConfig: loadRendererConfig }] = await Promise.all([
      import("#renderer/app.ts"),
      import("#renderer/config.ts"),
    ]);
    const app = await buildRenderer(loadRendererConfig(env), log);
    running({ stop: () => app.close() });
    const where = { port: config.RENDERER_PORT, host: env.HOST };
    await app.listen(where).catch((error: unknown) => {
      throw listenProblem(error, { ...where, name: "RENDERER_PORT" });
    });
    return { url };
  }
  const child = startRendererChild({ main: join(import.meta.dirname, "../renderer/main.ts"), env, log });
  running(child);
  return { url, isThere: child.isListening, listening: child.listening };
}

/** A database that somebody else keeps. @throws ConfigError naming MONGODB_URI and why it cannot be used */
async function connectOwnMongo(uri: string) {
  try {
    await connectMongo(uri);
    const { setName, msg } = (await mongoose.connection.db?.command({ hello: 1 })) ?? {};
    if (!setName && msg !== "isdbgrid") throw new Error("it is a single server, without transactions");
  } catch (error) {
    await disconnectMongo();
    throw mongoProblem(error, uri);
  }
}

async function startStore({ DATA_DIR }: Config, log: FastifyBaseLogger, running: (part: Part) => void) {
  const store = await openStore(DATA_DIR, (text) => log.warn(text)).catch((error: Error) => {
    throw new StartError(error.message);
  });
  running(store);
  return store.uri;
}

async function openFiles({
  DATA_DIR,
  S3_ENDPOINT,
  S3_BUCKET,
  S3_REGION,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Config) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return diskFiles(join(DATA_DIR, "files"));
  const { s3Files } = await import("./ports/files/s3.ts");
  return s3Files({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** For the person at the terminal; the log lines are for machines. */
function announce({ PUBLIC_URL, DATA_DIR, MONGODB_URI, SMTP_URL, outboxDir, isLocal, isSecure }: Config) {
  const store = MONGODB_URI ? "MongoDB" : `embedded store in ${DATA_DIR}`;
  const lines = [`Signoff is ready at ${PUBLIC_URL}`, `Data: ${store}, files in ${DATA_DIR}`];
  if (!SMTP_URL) lines.push(`Mails are not sent but kept in ${outboxDir}; SMTP_URL sends them.`);
  if (isSold() && payments().isSandbox)
    lines.push(
      "Payments are played: whoever buys is charged nothing. STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET take money.",
    );
  if (!isSecure)
    lines.push(
      isLocal
        ? "Plain http on this machine: session cookies go without Secure."
        : "Plain http was allowed: sessions can be read on the way.",
    );
  process.stdout.write(`\n  ${lines.join("\n  ")}\n\n`);
}
