import { readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { isLoopback } from "#program/loopback.ts";
import { ConfigError, LOG_LEVELS, readVariables, type Values } from "#program/settings.ts";
import type { Secrets } from "#shared/auth/keys.ts";
import { Email } from "#shared/auth/schema.ts";
import { CHROMIUM_ID } from "#shared/extension/constants.ts";
import type { Offers } from "#shared/plans/offers.ts";
import { readBillingFile } from "./billingFile.ts";
import { keptSecret, MIN_SECRET_LENGTH } from "./dataDir.ts";
import { GoogleKey } from "./ports/directory/key.ts";
import type { Address } from "./ports/smtp/smtp.ts";
import { type AppleCertificate, readAppleCertificate } from "./ports/wallet/certificate.ts";

const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535));
/** Of what is kept for a while and then deleted. */
const scannerSeconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3600));
const keptDays = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650));
const days = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3650));
const PORT_EXPECTED = "a port number, 1 to 65535";
const url = (protocol: RegExp) => z.url({ protocol, hostname: /./ });
const host = url(/^https?$/);
/** Where a site is: whatever else stands in such an address would be left aside without a word. */
const site = host.check(
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && url.pathname === "/" && !url.search && !url.hash && !url.username;
  }),
);
const secret = z.string().check(z.minLength(MIN_SECRET_LENGTH));
/** Several hosts after one another are no URL, but what a replica set is named by. */
const mongoUri = z.string().check(z.regex(/^mongodb(?:\+srv)?:\/\/[^\s/?#]+(?:[/?]\S*)?$/));
const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((value) => value === "true"),
);

const splitList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Host names, lower case, as an address has them. */
const names = z.pipe(
  z._default(z.string().check(z.regex(/^\s*(?:(?:[\w.-]+|\[[\da-f:]+\])\s*(?:,\s*|$))*$/i)), ""),
  z.transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
);

/** Name servers, each by its address, with a port where it is not 53. */
const nameServerList = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine((text) =>
          splitList(text).every((one) => isIP(one) > 0 || isIP(/^\[?([^\]]*)\]?:\d{1,5}$/.exec(one)?.[1] ?? "") > 0),
        ),
      ),
    z.transform(splitList),
  ),
);

/** Of the browser extension while it is made: one for each of two development builds. */
const extensionIds = z.pipe(
  z._default(z.string().check(z.regex(/^\s*(?:[a-p]{32}(?:[\s,]+[a-p]{32})?)?\s*$/)), ""),
  z.transform(splitList),
);

/** Tenants of Microsoft Entra, by their ids. */
const tenants = z.pipe(
  z._default(z.string().check(z.regex(/^\s*(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\s*(?:,\s*|$))*$/i)), ""),
  z.transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
);

/** Codes and secrets go there: nobody may listen in between, unless it is on this machine. */
const issuer = host.check(
  z.refine((text) => {
    const url = URL.parse(text);
    return url !== null && !url.search && !url.hash && (url.protocol === "https:" || isLoopback(url.hostname));
  }),
);
const credential = z.optional(z.string().check(z.minLength(1)));

/** How many proxies are ours. An address that one of them did not add itself is the visitor's own claim, and forged at will. */
const hops = z.pipe(
  z.string().check(z.regex(/^(true|false|\d)$/)),
  z.transform((value) => (value === "true" ? 1 : Number(value) || 0)),
);

/** `Name <address>` or the address alone. */
const mailFrom = z.pipe(
  z.string().check(z.regex(/^[^<>\p{Cc}]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/u)),
  z.transform((text): Address => {
    const [, name = "", address = text] = /^([^<]*)<(.*)>$/.exec(text) ?? [];
    return { name: name.trim().replace(/^"|"$/g, ""), address };
  }),
);

/** One row per variable: how it is read, and what we tell the person whose value does not fit. `.env.example` documents each. */
const VARIABLES = {
  NODE_ENV: [
    z._default(z.enum(["development", "production", "test"]), "development"),
    "development, production or test",
  ],
  PORT: [z._default(port, 3000), PORT_EXPECTED],
  HOST: [z._default(z.string().check(z.minLength(1)), "localhost"), "the host name or address to listen on"],
  PUBLIC_URL: [z.optional(site), "the address people open, such as https://signoff.example.com, without a path"],
  ALLOW_HTTP: [z._default(flag, false), "true or false"],
  TRUST_PROXY: [z._default(hops, 0), "true (one reverse proxy of yours sets X-Forwarded-For), their number, or false"],
  DATA_DIR: [z._default(z.string().check(z.minLength(1)), ".data"), "a folder that may be written to"],
  MONGODB_URI: [z.optional(mongoUri), "a mongodb:// or mongodb+srv:// address"],
  REDIS_URL: [z.optional(z.url({ protocol: /^(rediss?|unix)$/ })), "a redis:// or rediss:// address"],
  RENDERER_URL: [z.optional(host), "the http(s) address of a renderer that runs elsewhere"],
  RENDERER_PORT: [z._default(port, 3001), PORT_EXPECTED],
  ONE_PROCESS: [z._default(flag, false), "true (renderer inside the server) or false"],
  TOKEN_SECRET: [z.optional(secret), "at least 32 random characters"],
  TOKEN_SECRET_PREVIOUS: [z.optional(secret), "the secret that TOKEN_SECRET has replaced"],
  METRICS_TOKEN: [z.optional(z.string().check(z.minLength(16))), "at least 16 random characters"],
  API_HOST: [z.optional(site), "an http(s) address whose root is the JSON API, without a path"],
  ANALYTICS_HOST: [z.optional(site), "an http(s) address that takes questions by GraphQL at /graphiql, without a path"],
  IMAGE_HOST: [z.optional(site), "an http(s) address that serves /i/, without a path"],
  SHORT_LINK_HOST: [z.optional(site), "an http(s) address whose root is the short links, without a path"],
  PAGES_HOST: [z.optional(site), "an http(s) address whose root is the public pages, without a path"],
  HUB_HOST: [z.optional(site), "an http(s) address where people of agencies use the app, without a path"],
  ALLOWED_HOSTS: [names, "host names separated by commas, without ports"],
  NAME_SERVERS: [nameServerList, "addresses of name servers separated by commas, such as 10.0.0.2 or 127.0.0.1:5353"],
  DOCS: [z.optional(flag), "true or false"],
  BILLING: [z._default(z.enum(["on", "off"]), "on"), "on or off"],
  BILLING_FILE: [z.optional(z.string().check(z.minLength(1))), "the path of a JSON file that says what is sold"],
  APPSUMO_URL: [z.optional(url(/^https$/)), "the https address where a lifetime deal is managed"],
  SMTP_URL: [z.optional(url(/^smtps?$/)), "an smtp:// or smtps:// address"],
  MAIL_FROM: [z.optional(mailFrom), "an address such as Signoff <no-reply@example.com>"],
  CONTACT_EMAIL: [z.optional(Email), "the address that reads what people write in the contact form"],
  CHECK_SMTP_PORT: [z.optional(port), PORT_EXPECTED],
  CHECK_SMTP_HOST: [z.optional(z.string().check(z.minLength(1))), "the host name or address to take mails on"],
  CHECK_DOMAIN: [z.optional(z.hostname()), "the domain of check addresses, such as check.example.com"],
  SCANNER_SECONDS: [z._default(scannerSeconds, 30), "seconds, 0 to 3600"],
  CLICK_DAYS: [z._default(keptDays, 400), "days, 1 to 3650"],
  COUNTRY_FILE: [z.optional(z.string().check(z.minLength(1))), "the path of a MaxMind DB (.mmdb) with countries"],
  GRACE_DAYS: [z._default(days, 0), "days, 0 to 3650"],
  MAINTENANCE: [z._default(flag, false), "true or false"],
  TAG_MANAGER_ID: [
    z.optional(z.string().check(z.regex(/^GTM-[0-9A-Z]+$/))),
    "the id of a tag-manager container: GTM- followed by digits or capitals",
  ],
  CHAT_APP_ID: [z.optional(z.string().check(z.regex(/^[a-z0-9]{4,40}$/))), "the app id of an Intercom workspace"],
  CANVA_API_KEY: [
    z.optional(z.string().check(z.regex(/^[\w-]{8,80}$/))),
    "the API key of a design button at Canva: letters, digits, _ and -",
  ],
  EXTENSION_ID: [z.optional(z.string().check(z.regex(CHROMIUM_ID))), "the id of an extension: 32 letters from a to p"],
  EXTENSION_DEV_IDS: [extensionIds, "one or two ids of extensions, separated by a comma"],
  EXTENSION_FIREFOX_URL: [z.optional(url(/^https$/)), "the https address of the extension's page at Mozilla's add-ons"],
  LEGAL_DIR: [z.optional(z.string().check(z.minLength(1))), "a folder with terms.md, privacy.md or imprint.md"],
  S3_ENDPOINT: [z.optional(host), "the http(s) address of an S3-compatible store"],
  S3_BUCKET: [z.optional(z.string().check(z.minLength(3))), "the name of a bucket"],
  S3_REGION: [z._default(z.string(), "auto"), "the region of the bucket"],
  S3_ACCESS_KEY_ID: [z.optional(z.string().check(z.minLength(1))), "an access key"],
  S3_SECRET_ACCESS_KEY: [z.optional(z.string().check(z.minLength(1))), "the access key's secret"],
  BOT_CHECK: [
    z._default(z.enum(["altcha", "turnstile", "hcaptcha", "off"]), "altcha"),
    "altcha, turnstile, hcaptcha or off",
  ],
  BOT_CHECK_SITE_KEY: [credential, "the site key of turnstile or hcaptcha"],
  BOT_CHECK_SECRET: [credential, "its secret"],
  GOOGLE_CLIENT_ID: [credential, "the client id of an OAuth client at Google"],
  GOOGLE_CLIENT_SECRET: [credential, "its client secret"],
  MICROSOFT_CLIENT_ID: [credential, "the client id of an app registration at Microsoft Entra"],
  MICROSOFT_CLIENT_SECRET: [credential, "its client secret"],
  MICROSOFT_TENANTS: [tenants, "ids of Entra tenants separated by commas"],
  OIDC_ISSUER: [z.optional(issuer), "the https address of an OpenID Connect issuer"],
  OIDC_CLIENT_ID: [credential, "a client id at that issuer"],
  OIDC_CLIENT_SECRET: [credential, "its client secret"],
  OIDC_NAME: [
    z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(30)), "single sign-on"),
    "what the issuer is called on the button, at most 30 characters",
  ],
  GOOGLE_DIRECTORY_KEY: [credential, "the JSON key of a service account at Google, or the path of a file with it"],
  GOOGLE_DIRECTORY_ADMIN: [z.optional(Email), "the address of an administrator in whose name it reads"],
  GOOGLE_DIRECTORY_URL: [z._default(issuer, "https://admin.googleapis.com"), "the https address of Google's Admin SDK"],
  GRAPH_TENANT: [
    z.optional(z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i))),
    "the id of an Entra tenant",
  ],
  GRAPH_CLIENT_ID: [credential, "the client id of an app registration at Microsoft Entra"],
  GRAPH_CLIENT_SECRET: [credential, "its client secret"],
  GRAPH_URL: [z._default(issuer, "https://graph.microsoft.com"), "the https address of Microsoft Graph"],
  GRAPH_LOGIN_URL: [
    z._default(issuer, "https://login.microsoftonline.com"),
    "the https address of Microsoft's sign-in",
  ],
  STRIPE_SECRET_KEY: [z.optional(z.string().check(z.regex(/^(?:sk|rk)_\w+$/))), "a secret or restricted key of Stripe"],
  STRIPE_WEBHOOK_SECRET: [
    z.optional(z.string().check(z.regex(/^whsec_\S+$/))),
    "the signing secret of a webhook endpoint at Stripe",
  ],
  STRIPE_API_URL: [z._default(issuer, "https://api.stripe.com"), "the https address of Stripe's API"],
  APPLE_PASS_CERTIFICATE: [credential, "a pass certificate of Apple in PEM, or the path of a file with it"],
  APPLE_PASS_KEY: [credential, "its private key in PEM, or the path of a file with it"],
  APPLE_PASS_KEY_PASSPHRASE: [credential, "the passphrase of that key"],
  APPLE_PASS_ISSUER: [credential, "Apple's intermediate certificate (WWDR) in PEM, or the path of a file with it"],
  APPLE_PUSH_URL: [z._default(issuer, "https://api.push.apple.com"), "the https address of Apple's push service"],
  GOOGLE_WALLET_KEY: [credential, "the JSON key of a service account at Google, or the path of a file with it"],
  GOOGLE_WALLET_ISSUER: [z.optional(z.string().check(z.regex(/^\d{1,30}$/))), "an issuer id of Google Wallet: digits"],
  GOOGLE_WALLET_URL: [
    z._default(issuer, "https://walletobjects.googleapis.com"),
    "the https address of Google's Wallet API",
  ],
  DIRECTORY_TEAM: [z.optional(Email), "the email address of the owner whose team the directory fills"],
  LOG_LEVEL: [z._default(z.enum(LOG_LEVELS), "info"), LOG_LEVELS.join(", ")],
} as const;

type Variables = Values<typeof VARIABLES>;

/** Read into one value of their own, or parsed further: nothing else is to see them as they were written. */
type Raw =
  | "TOKEN_SECRET"
  | "TOKEN_SECRET_PREVIOUS"
  | "EXTENSION_DEV_IDS"
  | "GOOGLE_DIRECTORY_KEY"
  | "GOOGLE_WALLET_KEY"
  | "APPLE_PASS_CERTIFICATE"
  | "APPLE_PASS_KEY"
  | "APPLE_PASS_KEY_PASSPHRASE"
  | "APPLE_PASS_ISSUER";

export type Config = Omit<Variables, Raw> & {
  GOOGLE_DIRECTORY_KEY: GoogleKey | undefined;
  GOOGLE_WALLET_KEY: GoogleKey | undefined;
  /** by which passes for Apple Wallet are signed */
  applePasses: AppleCertificate | undefined;
  /** of the browser extension in Chromium, that of the store first; empty: any extension may connect */
  extensionIds: string[];
  /** whether `/docs` and `/docs/json` are there */
  DOCS: boolean;
  DATA_DIR: string;
  LEGAL_DIR: string | undefined;
  PUBLIC_URL: string;
  IMAGE_HOST: string;
  MAIL_FROM: Address;
  SHORT_LINK_HOST: string | undefined;
  PAGES_HOST: string | undefined;
  HUB_HOST: string | undefined;
  CHECK_SMTP_HOST: string;
  CHECK_DOMAIN: string;
  /** TOKEN_SECRET and, while it is being replaced, the one before */
  tokenSecrets: Secrets;
  /** `http://localhost` and the like: a trial on one's own machine. Anything else needs https and its own secrets. */
  isLocal: boolean;
  /** what is sold, by BILLING_FILE */
  offers: Offers;
  /** cookies carry `Secure` */
  isSecure: boolean;
  /** where uploads are kept while they arrive */
  uploadDir: string;
  /** where mails are kept when there is no SMTP_URL */
  outboxDir: string;
  /** base address of public pages, without a slash at the end */
  pagesBase: string;
  /** base address of stored short links, without a slash at the end */
  shortLinkBase: string;
};

/**
 * The settings of this process. On a local trial missing secrets are made once and kept in the data folder.
 * @throws ConfigError naming each bad variable and what was expected
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const {
    TOKEN_SECRET,
    TOKEN_SECRET_PREVIOUS: previous,
    EXTENSION_DEV_IDS: devIds,
    APPLE_PASS_CERTIFICATE,
    APPLE_PASS_KEY,
    APPLE_PASS_KEY_PASSPHRASE,
    APPLE_PASS_ISSUER,
    ...variables
  } = readVariables(VARIABLES, env);
  const applePass = { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_PASS_KEY_PASSPHRASE, APPLE_PASS_ISSUER };
  const dataDir = resolve(variables.DATA_DIR);
  const publicUrl = origin(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`);
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const isSecure = publicUrl.startsWith("https:");
  if (!isLocal && !isSecure && !variables.ALLOW_HTTP)
    throw new ConfigError(
      `PUBLIC_URL is "${publicUrl}", expected an https address (ALLOW_HTTP=true runs without it, and sessions can then be read on the way).`,
    );
  if (!isLocal && !TOKEN_SECRET)
    throw new ConfigError(
      "TOKEN_SECRET is missing, expected at least 32 random characters. It signs sessions and has no default on a public address.",
    );
  for (const names of TOGETHER) checkTogether({ ...variables, ...applePass }, names);
  for (const name of ["GOOGLE_DIRECTORY_KEY", "GRAPH_TENANT"] as const)
    if (variables[name]) checkTogether(variables, [name, "DIRECTORY_TEAM"]);
  if ((variables.BOT_CHECK === "turnstile" || variables.BOT_CHECK === "hcaptcha") && !variables.BOT_CHECK_SECRET)
    throw new ConfigError(
      `BOT_CHECK is "${variables.BOT_CHECK}", expected BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET beside it.`,
    );
  if (!variables.RENDERER_URL && variables.RENDERER_PORT === variables.PORT)
    throw new ConfigError(`RENDERER_PORT is ${variables.PORT}, expected another port than PORT.`);
  for (const name of ["API_HOST", "ANALYTICS_HOST", "SHORT_LINK_HOST", "PAGES_HOST", "HUB_HOST"] as const)
    if (variables[name] && new URL(variables[name]).host === new URL(publicUrl).host)
      throw new ConfigError(`${name} is "${variables[name]}", expected a host other than that of PUBLIC_URL.`);
  if (variables.HUB_HOST) {
    // Sessions there are read on the way as well.
    if (isSecure && !variables.HUB_HOST.startsWith("https:"))
      throw new ConfigError(`HUB_HOST is "${variables.HUB_HOST}", expected an https address, as PUBLIC_URL is one.`);
    for (const name of ["API_HOST", "ANALYTICS_HOST", "SHORT_LINK_HOST", "PAGES_HOST"] as const)
      if (variables[name] && new URL(variables[name]).host === new URL(variables.HUB_HOST).host)
        throw new ConfigError(`HUB_HOST is "${variables.HUB_HOST}", expected a host other than that of ${name}.`);
  }
  if (variables.GOOGLE_DIRECTORY_KEY && variables.GRAPH_TENANT)
    throw new ConfigError("GOOGLE_DIRECTORY_KEY and GRAPH_TENANT are set, expected one directory.");
  const pagesHost = variables.PAGES_HOST && origin(variables.PAGES_HOST);
  const shortLinkHost = variables.SHORT_LINK_HOST && origin(variables.SHORT_LINK_HOST);
  return {
    ...variables,
    DOCS: variables.DOCS ?? isLocal,
    DATA_DIR: dataDir,
    LEGAL_DIR: variables.LEGAL_DIR && folder("LEGAL_DIR", variables.LEGAL_DIR),
    PUBLIC_URL: publicUrl,
    IMAGE_HOST: origin(variables.IMAGE_HOST ?? publicUrl),
    GOOGLE_DIRECTORY_KEY: googleKey("GOOGLE_DIRECTORY_KEY", variables.GOOGLE_DIRECTORY_KEY),
    GOOGLE_WALLET_KEY: googleKey("GOOGLE_WALLET_KEY", variables.GOOGLE_WALLET_KEY),
    applePasses: applePasses(applePass),
    MAIL_FROM: variables.MAIL_FROM ?? { name: "Signoff", address: `no-reply@${new URL(publicUrl).hostname}` },
    SHORT_LINK_HOST: shortLinkHost,
    PAGES_HOST: pagesHost,
    HUB_HOST: variables.HUB_HOST && origin(variables.HUB_HOST),
    pagesBase: pagesHost ?? `${publicUrl}/p`,
    CHECK_SMTP_HOST: variables.CHECK_SMTP_HOST ?? variables.HOST,
    CHECK_DOMAIN: (variables.CHECK_DOMAIN ?? new URL(publicUrl).hostname).toLowerCase(),
    tokenSecrets: [TOKEN_SECRET ?? keptSecret(dataDir, "token-secret"), ...(previous ? [previous] : [])],
    offers: readBillingFile(variables.BILLING_FILE),
    extensionIds: [...(variables.EXTENSION_ID ? [variables.EXTENSION_ID] : []), ...devIds],
    isLocal,
    isSecure,
    uploadDir: join(dataDir, "uploads"),
    outboxDir: join(dataDir, "outbox"),
    shortLinkBase: shortLinkHost ?? `${publicUrl}/l`,
  };
}

/** @throws ConfigError where there is none: what the operator has written would be left aside without a word */
function folder(name: string, path: string): string {
  const found = resolve(path);
  if (!statSync(found, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`${name} is "${path}", expected a folder that is there.`);
  return found;
}

/** @param given the key itself, or where its file is @throws ConfigError without any of it */
function googleKey(name: string, given: string | undefined): GoogleKey | undefined {
  if (given === undefined) return undefined;
  try {
    const json = given.trimStart().startsWith("{") ? given : readFileSync(resolve(given), "utf8");
    return z.parse(GoogleKey, JSON.parse(json));
  } catch {
    throw new ConfigError(
      `${name} is no key, expected the JSON key of a service account at Google, or the path of a file with it.`,
    );
  }
}

/** @throws ConfigError saying which of them does not fit; a certificate that is over is read all the same */
function applePasses(given: Pick<Variables, (typeof APPLE_PASS)[number] | "APPLE_PASS_KEY_PASSPHRASE">) {
  const [certificate, key, issuer] = APPLE_PASS.map((name) => pem(name, given[name]));
  if (!certificate || !key || !issuer) return undefined;
  try {
    return readAppleCertificate({ certificate, key, issuer, passphrase: given.APPLE_PASS_KEY_PASSPHRASE });
  } catch (error) {
    throw new ConfigError(`APPLE_PASS_CERTIFICATE cannot be used: ${(error as Error).message}.`);
  }
}

/** @param given PEM itself, its lines perhaps ended by `\\n` as one-line variables have them, or where its file is */
function pem(name: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (given.trimStart().startsWith("-----BEGIN")) return given.replaceAll("\\n", "\n");
  try {
    return readFileSync(resolve(given), "utf8");
  } catch {
    throw new ConfigError(`${name} is no PEM and no file that can be read, expected one of them.`);
  }
}

const origin = (address: string) => new URL(address).origin;

const APPLE_PASS = ["APPLE_PASS_CERTIFICATE", "APPLE_PASS_KEY", "APPLE_PASS_ISSUER"] as const;

/** All of each or none: with one missing, pictures would land on this machine's disk, and a sign-in would not be offered. */
const TOGETHER = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["BOT_CHECK_SITE_KEY", "BOT_CHECK_SECRET"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET", "MICROSOFT_TENANTS"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["GOOGLE_DIRECTORY_KEY", "GOOGLE_DIRECTORY_ADMIN"],
  ["GRAPH_TENANT", "GRAPH_CLIENT_ID", "GRAPH_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  APPLE_PASS,
  ["GOOGLE_WALLET_KEY", "GOOGLE_WALLET_ISSUER"],
] as const;

function checkTogether(variables: Partial<Variables>, names: readonly (keyof Variables)[]) {
  const given = names.filter((name) => hasValue(variables[name]));
  const missing = names.filter((name) => !hasValue(variables[name]));
  if (given.length > 0 && missing.length > 0)
    throw new ConfigError(`${given[0]} is set, expected ${missing.join(", ")} beside it.`);
}

const hasValue = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0);
