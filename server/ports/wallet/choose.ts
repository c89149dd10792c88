import type { FastifyBaseLogger } from "fastify";
import type { GoogleKey } from "../directory/key.ts";
import type { AppleCertificate } from "./certificate.ts";
import type { Wallets } from "./wallet.ts";

type WalletSettings = {
  applePasses: AppleCertificate | undefined;
  APPLE_PUSH_URL: string;
  GOOGLE_WALLET_KEY: GoogleKey | undefined;
  GOOGLE_WALLET_ISSUER: string | undefined;
  GOOGLE_WALLET_URL: string;
};

/** Wallets that the settings have credentials for; what is not used is not loaded. Of a certificate that is over the log says so, once: its button is hidden. */
export async function walletsOf(config: WalletSettings, log: Pick<FastifyBaseLogger, "warn">): Promise<Wallets> {
  const { applePasses, GOOGLE_WALLET_KEY: key, GOOGLE_WALLET_ISSUER: issuer } = config;
  const apple = applePasses
    ? (await import("./apple.ts")).appleWallet(applePasses, trimmed(config.APPLE_PUSH_URL))
    : null;
  if (applePasses && !apple?.isUsable())
    log.warn({ validTo: applePasses.validTo }, "the certificate of Apple Wallet passes is over: they are not offered");
  const google =
    key && issuer
      ? (await import("./google.ts")).googleWallet({ key, issuer, url: trimmed(config.GOOGLE_WALLET_URL) })
      : null;
  return { apple, google };
}

const trimmed = (address: string) => address.replace(/\/$/, "");
