import type { CardContext } from "#renderer/card/context.ts";
import type { CardRecord } from "./model.ts";

/** Where passes of a card are had; null where the operator has no certificate for them. */
export const walletsOf = (_record: CardRecord): CardContext["wallets"] => ({ apple: null, google: null });
