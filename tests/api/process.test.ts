import { spawn } from "node:child_process";
import { join } from "node:path";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { freePort } from "#tests/support/ports.ts";
import { childrenOf, isAlive } from "#tests/support/processes.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

const ROOT = join(import.meta.dirname, "../..");
/** The promise is recovery within 5 s; a loaded test machine gets more, the order of events is what is tested. */
const RECOVERY_MS = 15_000;

async function register(server: RunningServer, email: string) {
  const answer = await post(server, "/app/registration/register", { email, password: "correct horse battery" });
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}

const post = (server: RunningServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** Tests of the embedded store have nothing to say about a MongoDB elsewhere. */
const onlyEmbedded = { skip: process.env.MONGODB_URI ? "MONGODB_URI is set" : false };

async function until(check: () => Promise<boolean> | boolean, what: string) {
  for (const end = Date.now() + RECOVERY_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
    if (await check()) return;
  throw new Error(`${what} did not happen.`);
}

/** Runs the server's main file until it ends by itself. */
function runMain(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, "server/main.ts")], {
      env: { ...process.env, NODE_ENV: "production", ...env },
    });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.once("exit", (code) => resolve({ code, output }));
  });
}

t.test("a bad setting stops the start with its name and what was expected", async (t) => {
  const bad = async (env: NodeJS.ProcessEnv, expected: RegExp) => {
    const { code, output } = await runMain(env);
    t.equal(code, 1);
    t.match(output, expected);
    t.notMatch(output, /\n\s+at /, "no stack");
  };
  await bad(
    { PORT: "many", LOG_LEVEL: "loud" },
    /PORT is "many", expected a port number[\s\S]*LOG_LEVEL is "loud", expected fatal, error/,
  );
  await bad(
    { PUBLIC_URL: "http://signoff.example.com" },
    /PUBLIC_URL is "http:\/\/signoff\.example\.com", expected an https address/,
  );
  await bad({ PUBLIC_URL: "https://signoff.example.com" }, /TOKEN_SECRET is missing/);
  await bad({ TOKEN_SECRET: "hunter2" }, /TOKEN_SECRET is "…", expected at least 32/);
});

t.test("the running server", { skip: process.platform !== "linux" ? "reads /proc" : false }, async (t) => {
  const server = await startServer();
  t.teardown(() => server.stop());
  const signedIn = await register(server, "ana@example.com");
  const create = async (who: Record<string, string>) =>
    (await (await post(server, "/_/signatures", make.signature(), who)).json()) as {
      hash: string;
      shortLinks: { shortUrl: string }[];
    };
  const { hash, shortLinks } = await create(signedIn);
  /** A signature that nobody has seen: its preview is in no memory. */
  const { hash: unseen } = await create(await register(server, "ben@example.com"));
  const preview = (of = hash) => fetch(`${server.url}/api/signatures/${of}/preview`);
  const follow = () =>
    fetch(shortLinks[0]?.shortUrl as string, {
      redirect: "manual",
      headers: { "user-agent": "Mozilla/5.0 Chrome/150" },
    });
  const child = (name: RegExp) => childrenOf(server.pid()).find(({ command }) => name.test(command))?.pid as number;

  t.test("says where it is and where the data lives", async (t) => {
    t.match(server.output(), `Signoff is ready at ${server.url}`);
    t.match(server.output(), process.env.MONGODB_URI ? "Data: MongoDB" : `embedded store in ${server.dataDir}`);
  });

  t.test("the renderer's own GET gives the preview's HTML byte for byte", async (t) => {
    const { html } = (await (await preview()).json()) as { html: string };
    const token = signedIn.authorization.slice(7);
    const answer = await fetch(`${server.rendererUrl}/signature/${hash}`, { headers: { "access-token": token } });
    t.equal(await answer.text(), html);
    t.equal((await fetch(`${server.rendererUrl}/signature/${hash}`)).status, 401);
    const double = await fetch(`${server.rendererUrl}/signature/${hash}?double=1`, {
      headers: { "access-token": token },
    });
    t.match(await double.text(), "@4.png");
  });

  t.test("a second server on the same port says so in one sentence", async (t) => {
    const { code, output } = await runMain({
      PORT: new URL(server.url).port,
      RENDERER_PORT: String(await freePort()),
      DATA_DIR: `${server.dataDir}/other`,
    });
    t.equal(code, 1);
    t.match(output, /Port \d+ is in use/);
  });

  t.test("a second server on the same data refuses to start and says who holds it", onlyEmbedded, async (t) => {
    const { code, output } = await runMain({
      PORT: String(await freePort()),
      RENDERER_PORT: String(await freePort()),
      DATA_DIR: server.dataDir,
    });
    t.equal(code, 1);
    t.match(output, /in use by the process \d+/);
    t.notMatch(output, /\n\s+at /, "no stack");
  });

  t.test("without the renderer previews answer 503 with Retry-After, and come back by themselves", async (t) => {
    process.kill(child(/renderer\/main/), "SIGKILL");
    const away = await preview(unseen);
    t.equal(away.status, 503);
    t.ok(Number(away.headers.get("retry-after")) > 0);
    t.match(await away.json(), { code: "unavailable" });
    t.equal((await preview()).status, 200, "what was drawn before is still there");
    await until(async () => (await preview(unseen)).ok, "the renderer's return");
  });

  t.test("without the store hot links work, pages say so, and everything comes back", onlyEmbedded, async (t) => {
    t.equal((await follow()).status, 302);
    const store = child(/store\/server/);
    // What the store was asked a moment ago is taken from memory.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    process.kill(store, "SIGSTOP");
    t.equal((await follow()).status, 302);
    const page = await fetch(`${server.url}/preview/${hash}`);
    t.equal(page.status, 503);
    t.ok(Number(page.headers.get("retry-after")) > 0);
    t.match(await page.text(), "Your work is kept");
    process.kill(store, "SIGKILL");
    await until(async () => (await preview()).ok, "the store's return");
  });

  t.test("SIGTERM writes the last clicks and leaves no process behind", async (t) => {
    const clicks = async () => {
      const answer = await fetch(`${server.url}/api/_/signatures/${hash}/links`, { headers: signedIn });
      const { items } = (await answer.json()) as { items: { clicks: number }[] };
      return items[0]?.clicks ?? 0;
    };
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const before = await clicks();
    await Promise.all(Array.from({ length: 50 }, follow));
    const family = [server.pid(), ...childrenOf(server.pid()).map(({ pid }) => pid)];
    t.equal(family.length, process.env.MONGODB_URI ? 2 : 3, "server, renderer and the embedded store");
    await server.restart();
    t.same(family.filter(isAlive), []);
    t.equal((await clicks()) - before, 50);
    t.equal((await preview()).status, 200, "all is still there");
  });

  t.test("SIGKILL leaves no process behind either", async (t) => {
    const family = [server.pid(), ...childrenOf(server.pid()).map(({ pid }) => pid)];
    await server.end("SIGKILL");
    await until(() => !family.some(isAlive), "the end of the children");
    t.equal(family.some(isAlive), false);
  });
});

t.test("one process on request", async (t) => {
  const server = await startServer({ ONE_PROCESS: "true" });
  t.teardown(() => server.stop());
  const signedIn = await register(server, "one@example.com");
  const { hash } = (await (await post(server, "/_/signatures", make.signature(), signedIn)).json()) as { hash: string };
  t.equal((await fetch(`${server.url}/api/signatures/${hash}/preview`)).status, 200);
});
