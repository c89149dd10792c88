import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import { startProcess } from "#store/launch.ts";
import { freePort } from "#tests/support/ports.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A start that has not ended by then hangs; how fast it is, is no matter of this test. */
const DEADLINE_MS = 120_000;
/** Starts at once; more only take each other's time. */
const AT_ONCE = 4;

const { PUBLIC_URL: _publicUrl, MONGODB_URI: _mongo, REDIS_URL: _redis, ...inherited } = process.env;

/** Runs the server's main file until it ends by itself. `code` is null when it had to be ended. */
async function start(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, "server/main.ts")], {
    env: {
      ...inherited,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/signoff"),
      LOG_LEVEL: "silent",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const deadline = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(deadline);
  return { code, output };
}

t.setTimeout(600_000);
t.test("a bad start says in one sentence what is wrong and what was expected", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "signoff-bad-"));
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const cut = join(folder, "cut");
  await mkdir(join(cut, "secrets"), { recursive: true });
  await writeFile(join(cut, "secrets/token-secret"), "");

  // Answers everything, as another Signoff's renderer would.
  const foreign = createServer((_request, response) => response.end("{}")).listen(0, "127.0.0.1");
  const silent = createSocketServer().listen(0, "127.0.0.1");
  await Promise.all([foreign, silent].map((server) => new Promise((resolve) => server.once("listening", resolve))));
  const [foreignPort, silentPort] = [foreign, silent].map((server) => (server.address() as { port: number }).port);
  const store = await startProcess(join(folder, "store"), "0", () => {});
  t.teardown(async () => {
    foreign.closeAllConnections();
    foreign.close();
    silent.close();
    store.child.stdin.end();
    await new Promise((resolve) => store.child.once("exit", resolve));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const wrongPassword = store.uri.replace(/:[^:@/]+@/, ":hunter2hunter2@");
  t.not(wrongPassword, store.uri);

  const cases: [NodeJS.ProcessEnv, RegExp][] = [
    [{ NODE_ENV: "prod" }, /NODE_ENV is "prod", expected development, production or test/],
    [{ PORT: String(silentPort) }, new RegExp(`Port ${silentPort} is in use \\(PORT\\)`)],
    [
      { HOST: "no.such.host.invalid" },
      /HOST is "no\.such\.host\.invalid", expected an address of this machine or a name/,
    ],
    [{ HOST: "192.0.2.1" }, /HOST is "192\.0\.2\.1", expected an address of this machine/],
    [{ RENDERER_PORT: String(foreignPort) }, new RegExp(`RENDERER_PORT is ${foreignPort}, which is in use`)],
    [
      { RENDERER_PORT: String(foreignPort), ONE_PROCESS: "true" },
      new RegExp(`Port ${foreignPort} is in use \\(RENDERER_PORT\\)`),
    ],
    [{ DATA_DIR: file }, /DATA_DIR is ".*a-file", expected a folder.*there is a file of that name/],
    [
      { COUNTRY_FILE: file },
      /COUNTRY_FILE is ".*a-file", expected a MaxMind DB \(\.mmdb\).*it is none, or not all of it/,
    ],
    [{ DATA_DIR: cut }, /The secret in .*token-secret is cut off \(0 of at least 32 characters\)\. Restore it/],
    [{ MONGODB_URI: "mongodb://127.0.0.1:1,127.0.0.1:2/x" }, /MONGODB_URI is ".*", expected a MongoDB.*nobody answers/],
    [{ MONGODB_URI: "mongodb://h/x?nonsense=1" }, /MONGODB_URI is ".*", expected a MongoDB.*nonsense/],
    [{ MONGODB_URI: wrongPassword }, /MONGODB_URI is "mongodb:\/\/…@.*refuses the name or the password/],
  ];
  if (process.platform === "linux")
    cases.push([{ DATA_DIR: "/proc/x" }, /DATA_DIR is "\/proc\/x", expected a folder.*no folder can be made there/]);

  const waiting = cases.entries();
  const work = async () => {
    for (const [index, [env, expected]] of waiting) {
      const usual = {
        PORT: String(await freePort()),
        RENDERER_PORT: String(await freePort()),
        DATA_DIR: join(folder, `data-${index}`),
      };
      const { code, output } = await start({ ...usual, ...env });
      const what = JSON.stringify(env).replaceAll(folder, "");
      t.equal(code, 1, `${what} ends by itself`);
      t.match(output, expected, what);
      t.notMatch(output, /\n\s+at /, `${what}: no stack`);
      t.notMatch(output, /secret1|hunter2|is ready/, `${what}: no secret, no welcome`);
      const sentences = output.split("\n").filter((line) => line.trim() && line !== "The settings are not valid:");
      t.equal(sentences.length, 1, `${what}: one sentence, not ${output}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
});
