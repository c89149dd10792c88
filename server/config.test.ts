import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError } from "#program/settings.ts";
import { DEFAULT_OFFERS } from "#shared/plans/offers.ts";
import { appleChain } from "#tests/support/walletServices.ts";
import { loadConfig } from "./config.ts";
import { folderProblem, listenProblem, mongoProblem } from "./startProblems.ts";

const SECRET = "x".repeat(32);
const S3 = { S3_ENDPOINT: "https://s3.example.com", S3_BUCKET: "signoff", S3_ACCESS_KEY_ID: "key" };
const PUBLIC = { PUBLIC_URL: "https://signoff.example.com" };

const PASSES = appleChain();
const OTHER = appleChain();

const folder = mkdtempSync(join(tmpdir(), "signoff-config-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file with this in it. */
function written(text: string): string {
  const path = join(mkdtempSync(join(folder, "file-")), "offers.json");
  writeFileSync(path, text);
  return path;
}

/** What a start with these settings says; its other settings are sound. */
function refusal(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig({ DATA_DIR: join(folder, "sound"), ...env });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was taken`);
}

describe("a setting that does not fit is named, with what was expected and without its secrets", () => {
  const cases: [NodeJS.ProcessEnv, RegExp][] = [
    [{ PORT: "many" }, /PORT is "many", expected a port number, 1 to 65535/],
    [{ PORT: "0" }, /PORT is "0", expected a port number/],
    [{ PORT: "65536" }, /PORT is "65536", expected a port number/],
    [{ RENDERER_PORT: "-1" }, /RENDERER_PORT is "-1", expected a port number/],
    [{ PORT: "4567", RENDERER_PORT: "4567" }, /RENDERER_PORT is 4567, expected another port than PORT/],
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
    [{ MONGODB_URI: "localhost:27017" }, /MONGODB_URI is "localhost:27017", expected a mongodb:\/\//],
    [{ MONGODB_URI: "mongodb://" }, /MONGODB_URI is "mongodb:\/\/", expected a mongodb:\/\//],
    [{ MONGODB_URI: "mongodb:/ana:secret1@h/x" }, /MONGODB_URI is "mongodb:\/…@h\/x", expected a mongodb/],
    [{ REDIS_URL: "localhost:6379" }, /REDIS_URL is "localhost:6379", expected a redis:\/\//],
    [{ REDIS_URL: "redis://:secret1@h:99999" }, /REDIS_URL is "redis:\/\/…@h:99999", expected a redis:\/\//],
    [{ TAG_MANAGER_ID: "UA-1234" }, /TAG_MANAGER_ID is "UA-1234", expected the id of a tag-manager container: GTM-/],
    [{ TAG_MANAGER_ID: "GTM-abc" }, /TAG_MANAGER_ID is "GTM-abc"/],
    [{ CHAT_APP_ID: 'a"b' }, /CHAT_APP_ID is/],
    [{ BILLING: "no" }, /BILLING is "no", expected on or off/],
    [{ BILLING_FILE: "/nowhere.json" }, /BILLING_FILE is "\/nowhere\.json", expected a JSON file that can be read/],
    [{ BILLING_FILE: written("not json") }, /BILLING_FILE \S+ is not JSON/],
    [
      { BILLING_FILE: written('{"coupon":{"percent":0}}') },
      /BILLING_FILE \S+ cannot be used, coupon\.percent: expected number to be >=1\.$/,
    ],
    [{ MAINTENANCE: "yes" }, /MAINTENANCE is "yes", expected true or false/],
    [{ SMTP_URL: "smtp://" }, /SMTP_URL is "smtp:\/\/", expected an smtp:\/\//],
    [
      { SMTP_URL: "https://a:secret1@mail.example.com" },
      /SMTP_URL is "https:\/\/…@mail\.example\.com", expected an smtp/,
    ],
    [{ MAIL_FROM: "Signoff" }, /MAIL_FROM is "Signoff", expected an address/],
    [S3, /S3_ENDPOINT is set, expected S3_SECRET_ACCESS_KEY beside it/],
    [{ S3_BUCKET: "signoff" }, /S3_BUCKET is set, expected S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    [{ S3_BUCKET: "x" }, /S3_BUCKET is "x", expected the name of a bucket/],
    [{ GOOGLE_CLIENT_ID: "a" }, /GOOGLE_CLIENT_ID is set, expected GOOGLE_CLIENT_SECRET beside it/],
    [
      { MICROSOFT_CLIENT_ID: "a", MICROSOFT_CLIENT_SECRET: "hunter2" },
      /MICROSOFT_CLIENT_ID is set, expected MICROSOFT_TENANTS beside it/,
    ],
    [{ MICROSOFT_TENANTS: "common" }, /MICROSOFT_TENANTS is "common", expected ids of Entra tenants/],
    [{ OIDC_ISSUER: "https://id.example.com" }, /OIDC_ISSUER is set, expected OIDC_CLIENT_ID, OIDC_CLIENT_SECRET/],
    [{ OIDC_ISSUER: "http://id.example.com" }, /OIDC_ISSUER is "http:.*expected the https address/],
    [{ GOOGLE_DIRECTORY_KEY: "{}" }, /GOOGLE_DIRECTORY_KEY is set, expected GOOGLE_DIRECTORY_ADMIN beside it/],
    [
      { GOOGLE_DIRECTORY_KEY: "{}", GOOGLE_DIRECTORY_ADMIN: "a@example.com" },
      /GOOGLE_DIRECTORY_KEY is set, expected DIRECTORY_TEAM beside it/,
    ],
    [
      { GOOGLE_DIRECTORY_KEY: "{}", GOOGLE_DIRECTORY_ADMIN: "a@example.com", DIRECTORY_TEAM: "o@example.com" },
      /GOOGLE_DIRECTORY_KEY is no key, expected the JSON key/,
    ],
    [
      { APPLE_PASS_KEY: "/key.pem" },
      /APPLE_PASS_KEY is set, expected APPLE_PASS_CERTIFICATE, APPLE_PASS_ISSUER beside/,
    ],
    [
      { APPLE_PASS_KEY: "/nowhere", APPLE_PASS_CERTIFICATE: "/nowhere", APPLE_PASS_ISSUER: "/nowhere" },
      /APPLE_PASS_CERTIFICATE is no PEM and no file that can be read/,
    ],
    [{ ...PASSES.settings, APPLE_PASS_KEY: OTHER.settings.APPLE_PASS_KEY }, /the key is not that of the certificate/],
    [{ ...PASSES.settings, APPLE_PASS_ISSUER: OTHER.root }, /was not issued by that intermediate certificate/],
    [appleChain({ typeId: "card.example" }).settings, /is for no pass type: its subject has no UID/],
    [{ ...PASSES.settings, APPLE_PASS_KEY: "-----BEGIN NONSENSE" }, /the key is no private key in PEM/],
    [{ GOOGLE_WALLET_ISSUER: "338800" }, /GOOGLE_WALLET_ISSUER is set, expected GOOGLE_WALLET_KEY beside it/],
    [{ GOOGLE_WALLET_ISSUER: "a", GOOGLE_WALLET_KEY: "{}" }, /GOOGLE_WALLET_ISSUER is "a", expected an issuer id/],
    [{ GOOGLE_WALLET_ISSUER: "1", GOOGLE_WALLET_KEY: "{}" }, /GOOGLE_WALLET_KEY is no key, expected the JSON key/],
    [{ GRAPH_TENANT: "acme" }, /GRAPH_TENANT is "acme", expected the id of an Entra tenant/],
    [{ GRAPH_CLIENT_ID: "x" }, /GRAPH_CLIENT_ID is set, expected GRAPH_TENANT, GRAPH_CLIENT_SECRET beside it/],
    [{ GRAPH_URL: "http://graph.example.com" }, /GRAPH_URL is "http:.*expected the https address/],
    [{ OIDC_NAME: " " }, /OIDC_NAME is " ", expected what the issuer is called/],
    [{ API_HOST: "api.example.com" }, /API_HOST is "api\.example\.com", expected an http\(s\) address/],
    [{ API_HOST: "http://localhost:3000", PORT: "3000" }, /API_HOST is .*expected a host other than/],
    [{ IMAGE_HOST: "https://images.example.com/i" }, /IMAGE_HOST is .*without a path/],
    [{ SHORT_LINK_HOST: "ftp://go.example.com" }, /SHORT_LINK_HOST is .*expected an http/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL is "loud", expected fatal, error/],
  ];

  it.each(cases)("%j", (env, expected) => {
    const message = refusal(env);
    expect(message).toMatch(expected);
    expect(message).not.toMatch(/secret1|hunter2/);
    expect(message.replace("The settings are not valid:\n", "")).not.toContain("\n");
  });
});

it("names all that are wrong at once", () => {
  expect(refusal({ PORT: "many", LOG_LEVEL: "loud" })).toMatch(/PORT is "many".*\n.*LOG_LEVEL is "loud"/);
});

it("takes a replica set's several hosts", () => {
  const MONGODB_URI = "mongodb://ana:p%40ss@a.example:27017,b.example:27017/signoff?replicaSet=rs0";
  expect(loadConfig({ MONGODB_URI, TOKEN_SECRET: SECRET }).MONGODB_URI).toBe(MONGODB_URI);
});

it("honours the secret before, behind the one in force", () => {
  const TOKEN_SECRET_PREVIOUS = "y".repeat(32);
  expect(loadConfig({ TOKEN_SECRET: SECRET, TOKEN_SECRET_PREVIOUS }).tokenSecrets).toEqual([
    SECRET,
    TOKEN_SECRET_PREVIOUS,
  ]);
});

describe("the data folder", () => {
  const at = (...parts: string[]) => join(folder, ...parts);

  it("is made with all that is above it, and keeps one secret", () => {
    const DATA_DIR = at("new", "deep", "data folder ü");
    const { tokenSecrets } = loadConfig({ DATA_DIR });
    expect(tokenSecrets[0]).toHaveLength(43);
    expect(loadConfig({ DATA_DIR }).tokenSecrets).toEqual(tokenSecrets);
    expect(readdirSync(join(DATA_DIR, "secrets"))).toEqual(["token-secret"]);
  });

  it("is named when it cannot be one", () => {
    writeFileSync(at("a-file"), "");
    symlinkSync(at("loop"), at("loop"));
    for (const [path, reason] of [
      [at("a-file"), "there is a file of that name"],
      [at("a-file", "x"), "there is a file of that name|a part of it is a file"],
      ["/dev/null", "there is a file of that name"],
      ["/dev/null/x", "there is a file of that name|a part of it is a file"],
      [at("loop"), "."],
      [at("x".repeat(300)), "the name is too long"],
    ] as const)
      expect(refusal({ DATA_DIR: path })).toMatch(new RegExp(`^DATA_DIR is "${path}", expected a folder.*(${reason})`));
  });

  it.each(["", "\n", "half of it"])("is not served with the secret %j that a power cut has left", (left) => {
    const DATA_DIR = at("cut");
    mkdirSync(join(DATA_DIR, "secrets"), { recursive: true });
    const file = join(DATA_DIR, "secrets/token-secret");
    writeFileSync(file, left);
    expect(refusal({ DATA_DIR })).toMatch(/^The secret in .*token-secret is cut off .* Restore it from a backup/);
    expect(readFileSync(file, "utf8"), "never replaced by itself").toBe(left);
  });
});

describe("failures of the system as sentences", () => {
  const failed = (code: string, more: object = {}) => Object.assign(new Error(`${code}: no luck`), { code, ...more });

  it.each([
    ["EROFS", "it can only be read"],
    ["EACCES", "this user may not write there"],
    ["ENOSPC", "its disk is full"],
  ])("%s below the data folder", (code, reason) => {
    expect(folderProblem(failed(code, { path: "/data/store/x" }), "/data")?.message).toBe(
      `DATA_DIR is "/data", expected a folder that may be written to (/data/store/x: ${reason}).`,
    );
    expect(folderProblem(failed(code, { path: "/database/x" }), "/data")).toBeNull();
  });

  it("a port that only root may open", () => {
    const problem = listenProblem(failed("EACCES", { syscall: "listen" }), {
      host: "localhost",
      port: 80,
      name: "PORT",
    });
    expect(String(problem)).toMatch(/PORT is 80, expected one that this user may open/);
  });

  it("a mistake of ours stays what it is", () => {
    const mistake = new TypeError("x is not a function");
    expect(listenProblem(mistake, { host: "localhost", port: 80, name: "PORT" })).toBe(mistake);
    expect(folderProblem(mistake, "/data")).toBeNull();
  });

  it("a MongoDB that is no replica set", () => {
    const { message } = mongoProblem(new Error("it is a single server"), "mongodb://ana:secret1@db/x");
    expect(message).toBe(
      'MONGODB_URI is "mongodb://…@db/x", expected a MongoDB replica set or sharded cluster that can be used (it is a single server).',
    );
  });
});

it("knows what is sold by the operator's file, and what comes with Signoff without one", () => {
  const load = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: join(folder, "sound"), ...env });
  expect(load({})).toMatchObject({ BILLING: "on", offers: DEFAULT_OFFERS });
  const file = written('{"trialDays":7}');
  expect(load({ BILLING_FILE: file }).offers).toEqual({ ...DEFAULT_OFFERS, trialDays: 7 });
});

it("reads a pass certificate from its files and from lines that are one, and one that is over too", () => {
  const { APPLE_PASS_CERTIFICATE, ...rest } = PASSES.settings;
  const inOne = APPLE_PASS_CERTIFICATE.replaceAll("\r", "").replaceAll("\n", "\\n");
  for (const settings of [
    { ...rest, APPLE_PASS_CERTIFICATE: written(APPLE_PASS_CERTIFICATE) },
    { ...rest, APPLE_PASS_CERTIFICATE: inOne },
    appleChain({ days: -1 }).settings,
  ])
    expect(loadConfig({ DATA_DIR: join(folder, "sound"), ...settings }).applePasses).toMatchObject({
      typeId: "pass.example.card",
      teamId: "TEAM123456",
    });
});
