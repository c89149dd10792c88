import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { buildRenderer } from "#renderer/app.ts";
import { loadConfig as loadRendererConfig } from "#renderer/config.ts";
import { buildApp } from "#server/app.ts";
import { loadConfig } from "#server/config.ts";
import { memoryHot } from "#server/db/cache/memory.ts";
import { hot } from "#server/db/cache/seam.ts";
import { patience } from "#server/db/deadline.ts";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { spend } from "#server/features/botCheck/service.ts";
import { ClickBuffer } from "#server/features/links/clicks.ts";
import { botCheck } from "#server/ports/botCheck/botCheck.ts";
import { botCheckOf } from "#server/ports/botCheck/choose.ts";
import { countriesOf } from "#server/ports/countries/countryFile.ts";
import { directoryOf } from "#server/ports/directory/choose.ts";
import { directory } from "#server/ports/directory/directory.ts";
import { dns } from "#server/ports/dns/dns.ts";
import { nameServers } from "#server/ports/dns/nameServers.ts";
import { diskFiles } from "#server/ports/files/disk.ts";
import { files } from "#server/ports/files/files.ts";
import { oauth } from "#server/ports/oauth/oauth.ts";
import { openIdConnect } from "#server/ports/oauth/openid.ts";
import { providersOf } from "#server/ports/oauth/providers.ts";
import { payments } from "#server/ports/payments/payments.ts";
import { httpRenderer } from "#server/ports/renderer/http.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { walletsOf } from "#server/ports/wallet/choose.ts";
import { wallets } from "#server/ports/wallet/wallet.ts";
import { settings } from "#server/settings.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { dropDatabase, ownDatabase } from "./database.ts";
import { playedPayments } from "./payments.ts";
import { freePort } from "./ports.ts";
import { watchRefusals } from "./refusals.ts";

/** A machine that others use as well may stand still for seconds, which is no matter of most tests. */
const PATIENT_MS = 20_000;

export const TOKEN_SECRET = "a secret for tests, of forty characters.";

/** What a test needs to tidy up after itself; `t` of tap fits. */
type Teardown = { after(fn: () => Promise<unknown>): unknown } | { teardown(fn: () => Promise<unknown>): unknown };
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type TestApp = Awaited<ReturnType<typeof startApp>>;

/** Parts that were started and how each ends: in the opposite order, and all of them should one fail. */
function partsOf(t: Teardown) {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    const problems: unknown[] = [];
    for (const end of ends.toReversed()) await end().catch((error) => problems.push(error));
    if (problems.length > 0) throw problems[0];
  };
  // Before the first part is there: whatever fails on the way, the test ends with nothing left behind.
  if ("teardown" in t) t.teardown(stop);
  else t.after(stop);
  return { add: (end: () => Promise<unknown>) => void ends.push(end) };
}

/**
 * The real server on an empty database (the embedded store, or a database of its own on `MONGODB_URI`), with a real
 * renderer beside it. Everything is gone when the test ends.
 * @param storeMs how long requests wait for the store; tests of that deadline take `STORE_MS`, the real one
 */
export async function startApp(t: Teardown, env: NodeJS.ProcessEnv = {}, { storeMs = PATIENT_MS } = {}) {
  patience.storeMs = storeMs;
  const parts = partsOf(t);
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-api-"));
  parts.add(() => rm(dataDir, { recursive: true, force: true }));
  const log = pino({ level: process.env.TEST_LOG ?? "silent" });
  const config = loadConfig({
    NODE_ENV: "test",
    PORT: "3000",
    DATA_DIR: dataDir,
    TOKEN_SECRET,
    MAIL_FROM: "Signoff <no-reply@signoff.example>",
    LOG_LEVEL: "silent",
    BOT_CHECK: "off",
    ...env,
  });
  settings.plug(config);
  const database = ownDatabase();
  const store = database ? null : await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  if (store) parts.add(() => store.stop());
  await connectMongo(database ?? store?.uri ?? "");
  parts.add(disconnectMongo);
  if (database) parts.add(() => dropDatabase(database));
  await ensureIndexes();

  const port = await freePort();
  const drawing = await buildRenderer(
    loadRendererConfig({
      NODE_ENV: "development",
      RENDERER_PORT: String(port),
      API_URL: "http://127.0.0.1:1/api",
      TOKEN_SECRET,
      PUBLIC_URL: config.PUBLIC_URL,
      LOG_LEVEL: "silent",
    }),
    log,
  );
  parts.add(() => drawing.close());
  await drawing.listen({ port, host: "127.0.0.1" });
  renderer.plug(httpRenderer({ url: `http://127.0.0.1:${port}`, tokenSecret: TOKEN_SECRET }));
  files.plug(diskFiles(join(dataDir, "files")));
  botCheck.plug(botCheckOf(config, { spend, log }));
  directory.plug(directoryOf(config));
  // Nothing is asked of the internet: a test that asks starts name servers of its own.
  dns.plug(nameServers(["127.0.0.1:1"]));
  oauth.plug(openIdConnect(providersOf(config), config.PUBLIC_URL));
  const played = playedPayments();
  payments.plug(played.port);
  wallets.plug(await walletsOf(config, log));
  const sharedData = memoryHot({ log });
  hot.plug(sharedData);
  parts.add(() => sharedData.close());
  const countries = await countriesOf(config.COUNTRY_FILE);
  const clicks = new ClickBuffer(log, null, countries.of);
  parts.add(() => clicks.drain());
  const app: FastifyInstance = await buildApp({ log, clicks });
  parts.add(() => app.close());
  const checkRefusals = watchRefusals(app);
  await app.ready();

  const call = (token: string | null, remoteAddress = "127.0.0.1") => {
    const send =
      (method: Method) =>
      async (path: string, payload?: unknown, headers: Record<string, string> = {}) => {
        const answer = await app.inject({
          method,
          url: `/api${path}`,
          remoteAddress,
          headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
          ...(payload !== undefined && { payload: payload as InjectOptions["payload"] }),
        });
        checkRefusals();
        return answer;
      };
    return {
      token,
      get: send("GET"),
      post: send("POST"),
      put: send("PUT"),
      patch: send("PATCH"),
      delete: send("DELETE"),
    };
  };

  let people = 0;
  return {
    app,
    config,
    clicks,
    drawing,
    payments: played,
    store,
    inject: (options: InjectOptions) => app.inject(options),
    anyone: call(null),
    withToken: call,
    /** A new person who is signed in. */
    async person(values: { email?: string; password?: string; name?: string } = {}) {
      people++;
      const credentials = {
        email: values.email ?? `person${people}@example.com`,
        password: values.password ?? "correct horse battery",
      };
      // Each person has an address of their own, or the limits on sign-ups would end the test.
      const address = `10.0.0.${people}`;
      const answer = await call(null, address).post("/app/registration/register", {
        name: values.name ?? "Ana Person",
        ...credentials,
      });
      if (answer.statusCode !== 201) throw new Error(`register: ${answer.body}`);
      const pair = answer.json<{ token: string; refresh_token: string }>();
      return {
        ...call(pair.token, address),
        ...credentials,
        refreshToken: pair.refresh_token,
        cookies: answer.cookies,
      };
    },
  };
}
