/** The file of a card's pass, and the record that there is one. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { cardWords } from "#renderer/card/words.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { DEFAULT_LANGUAGE } from "#shared/languages/constants.ts";
import { INK, WHITE } from "#shared/lib/color.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { type PassPictures, type WalletFace, wallets } from "../../../ports/wallet/wallet.ts";
import { fromSettings } from "../../../settings.ts";
import * as images from "../../images/service.ts";
import type { ShownCard } from "../shown.ts";
import { ENDED_TAG, faceOf, passPictures, storedName, tagOf } from "./face.ts";
import { storedPasses, WalletPassModel, type WalletPassRecord } from "./model.ts";

type Shown = Pick<ShownCard, "record" | "context">;

const MAX_BYTES = 16 * 1024 * 1024;
const TOKEN_BYTES = 24;
/** Below this our passes ask for newer ones. */
export const UPDATES_PATH = "/wallet";

/** Without one, Wallet refuses a pass. */
const ICONS: PassPictures = Object.fromEntries(
  ["icon.png", "icon@2x.png", "icon@3x.png"].map((name) => [name, readFileSync(join(import.meta.dirname, name))]),
);

/** Without https wallets ask nobody. */
const updatesUrl = fromSettings(({ PUBLIC_URL, isSecure }) => (isSecure ? PUBLIC_URL + UPDATES_PATH : null));

const signed = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (bytes) => bytes.length });
const together = singleFlight<Buffer>();

export const findPass = async (hash: string): Promise<WalletPassRecord | null> =>
  storedPasses.read(await WalletPassModel.findOne({ hash }).lean());

/** The record of a card's pass, which is made with the first one that somebody takes. */
export async function passOf(shown: Shown): Promise<WalletPassRecord> {
  const { hash, team } = shown.record;
  const known = await findPass(hash);
  if (known) return known;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  // Of two at once one is made.
  await unlessDuplicate(WalletPassModel.create({ hash, team, token, tag: tagOf(shown), changedAt: new Date() }));
  return (await findPass(hash)) ?? fail("page_missing");
}

/**
 * The file of a pass.
 * @param shown the card; null: it is gone
 * @throws page_missing where none are offered, unavailable, busy
 */
export function passFile({ hash, token }: WalletPassRecord, shown: Shown | null): Promise<Buffer> {
  const { apple } = wallets();
  if (!apple?.isUsable()) fail("page_missing");
  const key = `${hash} ${shown ? tagOf(shown) : ENDED_TAG}`;
  const known = signed.get(key);
  if (known) return Promise.resolve(known);
  return together(key, async () => {
    const bytes = apple.sign({
      face: shown ? faceOf(shown) : endedFace(hash),
      pictures: { ...ICONS, ...(shown && (await picturesOf(shown))) },
      token,
      updatesUrl: updatesUrl(),
      ended: shown ? null : cardWords(DEFAULT_LANGUAGE).ended,
    });
    signed.set(key, bytes);
    return bytes;
  });
}

/** Nothing of whom the card was about. */
export const endedFace = (serial: string): WalletFace => ({
  serial,
  header: "Signoff",
  title: cardWords(DEFAULT_LANGUAGE).ended,
  subheader: "",
  lines: [],
  more: [],
  url: "",
  ground: INK,
  ink: WHITE,
  code: "",
  language: DEFAULT_LANGUAGE,
});

async function picturesOf({ record }: Shown): Promise<PassPictures> {
  const wanted = passPictures(record.content);
  await images.ensureVariants(wanted);
  const found = await Promise.all(
    wanted.map(async (one) => {
      const name = storedName(one);
      return [one.name, name && (await images.findPicture(name))] as const;
    }),
  );
  return Object.fromEntries(found.filter((one): one is [string, Buffer] => one[1] !== null && one[1] !== ""));
}
