import type { FastifyBaseLogger } from "fastify";
import type { Secrets } from "#shared/auth/keys.ts";
import type { Vendor } from "#shared/botCheck/schema.ts";
import { altcha } from "./altcha.ts";
import { type BotCheck, noCheck } from "./botCheck.ts";
import { vendorCheck } from "./vendors.ts";

type Settings = {
  BOT_CHECK: "altcha" | "off" | Vendor;
  BOT_CHECK_SITE_KEY?: string | undefined;
  BOT_CHECK_SECRET?: string | undefined;
  PUBLIC_URL: string;
  tokenSecrets: Secrets;
};

type Options = { spend(nonce: string, forMs: number): Promise<boolean>; log: Pick<FastifyBaseLogger, "warn"> };

/** The check of this installation. */
export function botCheckOf(settings: Settings, { spend, log }: Options): BotCheck {
  const { BOT_CHECK: kind, BOT_CHECK_SITE_KEY: siteKey = "", BOT_CHECK_SECRET: secret = "", PUBLIC_URL } = settings;
  if (kind === "off") return noCheck;
  const own = altcha({ secrets: settings.tokenSecrets, spend });
  if (kind === "altcha") return own;
  const onAway = (error: unknown) =>
    log.warn({ err: error, operation: "botCheck.takes" }, `${kind} cannot be asked: browsers get our own check`);
  return vendorCheck({
    vendor: kind,
    siteKey,
    secret,
    hostname: new URL(PUBLIC_URL).hostname,
    fallback: own,
    onAway,
  });
}
