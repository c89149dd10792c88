import type { CardContext } from "#renderer/card/context.ts";
import { wallets } from "../../../ports/wallet/wallet.ts";
import { urlOf } from "../present.ts";

/**
 * Where passes of a card are had; null where the operator has no certificate for them. At our own address also on a team's domain: a pass
 * is one for each card, and says the same wherever it was taken.
 */
export function walletsOf(record: Parameters<typeof urlOf>[0]): CardContext["wallets"] {
  const { apple, google } = wallets();
  const url = urlOf(record);
  return { apple: apple?.isUsable() ? `${url}.pkpass` : null, google: google ? `${url}/google-wallet` : null };
}
