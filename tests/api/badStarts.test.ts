import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import { startProcess } from "#server/db/embedded/launch.ts";
import { freePort } from "#tests/support/ports.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A start that has not ended by then hangs; how fast it is, is no matter of this test. */
const DEADLINE_MS = 60_000;
/** Starts at once; more only take each other's time. */
const AT_ONCE = 4;

const { PUBLIC_URL: _publicUrl, MONGODB_URI: _mongo, REDIS_URL: _redis, ...inherited } = process.env;

/** Runs the server's main file until it ends by itself. `code` is null when it had to be ended. */
async function start(env: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(ROOT, "server/main.ts")], {
    env: { ...inherited, NODE_ENV: "production", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const deadline = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  clearTimeout(deadline);
  return { code, output };
}

t.test("a bad start says in one sentence what is wrong and what was expected", { timeout: 600_000 }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "signoff-bad-"));
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const loop = join(folder, "loop");
  await symlink(loop, loop);
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
    await rm(folder, { recursive: true, force: true });
  });
  const wrongPassword = store.uri.replace(/:[^:@/]+@/, ":hunter2hunter2@");
  t.not(wrongPassword, store.uri);

  const S3 = { S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "signoff", S3_ACCESS_KEY_ID: "key" };
  const PUBLIC = { PUBLIC_URL: "https://signoff.example.com" };
  const cases: [NodeJS.ProcessEnv, RegExp][] = [
    [{ NODE_ENV: "prod" }, /NODE_ENV is "prod", expected development, production or test/],
    [{ PORT: "many" }, /PORT is "many", expected a port number, 1 to 65535/],
    [{ PORT: "0" }, /PORT is "0", expected a port number/],
    [{ PORT: "65536" }, /PORT is "65536", expected a port number/],
    [{ PORT: String(silentPort) }, new RegExp(`Port ${silentPort} is in use \\(PORT\\)`)],
    [
      { HOST: "no.such.host.invalid" },
      /HOST is "no\.such\.host\.invalid", expected an address of this machine or a name/,
    ],
    [{ HOST: "192.0.2.1" }, /HOST is "192\.0\.2\.1", expected an address of this machine/],
    [{ RENDERER_PORT: "-1" }, /RENDERER_PORT is "-1", expected a port number/],
    [{ PORT: "4567", RENDERER_PORT: "4567" }, /RENDERER_PORT is 4567, expected another port than PORT/],
    [{ RENDERER_PORT: String(foreignPort) }, new RegExp(`RENDERER_PORT is ${foreignPort}, which is in use`)],
    [
      { RENDERER_PORT: String(foreignPort), ONE_PROCESS: "true" },
      new RegExp(`Port ${foreignPort} is in use \\(RENDERER_PORT\\)`),
    ],
    [{ RENDERER_URL: "renderer:3001" }, /RENDERER_URL is "renderer:3001", expected the http\(s\) address/],
    [{ ONE_PROCESS: "yes" }, /ONE_PROCESS is "yes", expected true/],
    [{ PUBLIC_URL: "signoff.example.com" }, /PUBLIC_URL is "signoff\.example\.com", expected the address people open/],
    [{ PUBLIC_URL: "https://x.example.com/team" }, /PUBLIC_URL is "https:\/\/x\.example\.com\/team".*without a path/],
    [{ PUBLIC_URL: "https://a:secret1@x.example.com" }, /PUBLIC_URL is "https:\/\/…@x\.example\.com"/],
    [{ PUBLIC_URL: "http://signoff.example.com" }, /PUBLIC_URL is "http:.*expected an https address/],
    [PUBLIC, /TOKEN_SECRET is missing/],
    [{ ALLOW_HTTP: "1" }, /ALLOW_HTTP is "1", expected true or false/],
    [{ TRUST_PROXY: "10.0.0.1" }, /TRUST_PROXY is "10\.0\.0\.1", expected true/],
    [{ TOKEN_SECRET: "hunter2" }, /TOKEN_SECRET is "…", expected at least 32/],
    [{ TOKEN_SECRET_PREVIOUS: "hunter2" }, /TOKEN_SECRET_PREVIOUS is "…", expected the secret/],
    [{ METRICS_TOKEN: "hunter2" }, /METRICS_TOKEN is "…", expected at least 16/],
    [{ DATA_DIR: file }, /DATA_DIR is ".*a-file", expected a folder.*there is a file of that name/],
    [{ DATA_DIR: join(file, "x") }, /DATA_DIR is ".*x", expected a folder.*a part of it is a file|there is a file/],
    [{ DATA_DIR: "/dev/null" }, /DATA_DIR is "\/dev\/null", expected a folder/],
    [{ DATA_DIR: loop }, /DATA_DIR is ".*loop", expected a folder/],
    [{ DATA_DIR: join(folder, "x".repeat(300)) }, /DATA_DIR is ".*x", expected a folder.*the name is too long/],
    [{ DATA_DIR: cut }, /The secret in .*token-secret is cut off \(0 of at least 32 characters\)\. Restore it/],
    [{ MONGODB_URI: "localhost:27017" }, /MONGODB_URI is "localhost:27017", expected a mongodb:\/\//],
    [{ MONGODB_URI: "mongodb://" }, /MONGODB_URI is "mongodb:\/\/", expected a mongodb:\/\//],
    [{ MONGODB_URI: "mongodb://ana:secret1@[bad/x" }, /MONGODB_URI is "mongodb:\/\/…@\[bad\/x", expected a MongoDB/],
    [{ MONGODB_URI: "mongodb://127.0.0.1:1,127.0.0.1:2/x" }, /MONGODB_URI is ".*", expected a MongoDB.*nobody answers/],
    [{ MONGODB_URI: "mongodb://h/x?nonsense=1" }, /MONGODB_URI is ".*", expected a MongoDB.*nonsense/],
    [{ MONGODB_URI: wrongPassword }, /MONGODB_URI is "mongodb:\/\/…@.*refuses the name or the password/],
    [{ REDIS_URL: "localhost:6379" }, /REDIS_URL is "localhost:6379", expected a redis:\/\//],
    [{ REDIS_URL: "redis://:secret1@h:99999" }, /REDIS_URL is "redis:\/\/…@h:99999", expected a redis:\/\//],
    [{ SMTP_URL: "smtp://" }, /SMTP_URL is "smtp:\/\/", expected an smtp:\/\//],
    [
      { SMTP_URL: "https://a:secret1@mail.example.com" },
      /SMTP_URL is "https:\/\/…@mail\.example\.com", expected an smtp/,
    ],
    [{ MAIL_FROM: "Signoff" }, /MAIL_FROM is "Signoff", expected an address/],
    [S3, /S3_ENDPOINT is set, expected S3_SECRET_ACCESS_KEY beside it/],
    [{ S3_BUCKET: "signoff" }, /S3_BUCKET is set, expected S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    [{ S3_BUCKET: "x" }, /S3_BUCKET is "x", expected the name of a bucket/],
    [{ API_HOST: "api.example.com" }, /API_HOST is "api\.example\.com", expected an http\(s\) address/],
    [{ API_HOST: "http://localhost:3000", PORT: "3000" }, /API_HOST is .*expected a host other than/],
    [{ IMAGE_HOST: "https://images.example.com/i" }, /IMAGE_HOST is .*without a path/],
    [{ SHORT_LINK_HOST: "ftp://go.example.com" }, /SHORT_LINK_HOST is .*expected an http/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is "loud", expected fatal, error/],
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
  t.equal(await readFile(join(cut, "secrets/token-secret"), "utf8"), "", "a secret is never replaced by itself");
});
