import { fail } from "#shared/errors/catalogue.ts";
import { wallets } from "../../../ports/wallet/wallet.ts";
import { settings } from "../../../settings.ts";
import type { ShownCard } from "../shown.ts";
import { googleFaceOf } from "./face.ts";
import { passOf } from "./passes.ts";
import { noteGoogle } from "./told.ts";

/** Where somebody saves a card with Google. What does not fit into the link follows behind it. @throws page_missing, unavailable */
export async function googleLink(shown: Pick<ShownCard, "record" | "context">): Promise<string> {
  const { google } = wallets();
  if (!google) return fail("page_missing");
  const { isAtGoogle } = await passOf(shown);
  const link = await google.linkTo(googleFaceOf(shown), settings().PUBLIC_URL);
  if (!isAtGoogle) await noteGoogle(shown.record.hash);
  return link;
}
