/** Cards as visitors see them. */
import { createHash } from "node:crypto";
import type { Types } from "mongoose";
import type { CardContext } from "#renderer/card/context.ts";
import { cardDocument } from "#renderer/card/draw.ts";
import { PAGE_SCRIPT } from "#renderer/page/script.ts";
import { qrOf } from "#shared/cards/qr.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { entitlements, isBlocked } from "#shared/members/rules.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { type Drawn, type PublicState, publicCache } from "../../http/publicCache.ts";
import { hashOf, publicPolicy } from "../../http/publicPolicy.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import { type Counter, saveCounter, viewCounter } from "../links/service.ts";
import { brandLineOf, findTeam, ownerOf, teamWrites, writesOfHubs } from "../members/service.ts";
import { publishedUrl, writesOfPages } from "../pages/service.ts";
import { CardModel, type CardRecord, cardWrites, storedCards } from "./model.ts";
import { urlOf } from "./present.ts";
import { walletsOf } from "./wallets/offered.ts";

/** A card at an address. `domain`: under which of a team's own domains it is asked for; null: under ours. */
export type Where = { hash: string; domain: { host: string; team: Types.ObjectId } | null };

type State = PublicState & { record: CardRecord; context: CardContext };
export type ShownCard = { record: CardRecord; context: CardContext; views: Counter; saves: Counter };

const readByHash = batchedRead<CardRecord>(CardModel, "hash");
const SCRIPTS = [hashOf(PAGE_SCRIPT)];

const keyOf = ({ hash, domain }: Where) => (domain ? `${domain.host} ${domain.team} ${hash}` : hash);
/** Where each key that is in memory leads to: keys hold a host, which says nothing of its team. */
const whereOf = (key: string): { hash: string; host: string | null; team: string | null } => {
  const [first = "", team = null, hash = null] = key.split(" ");
  return hash === null ? { hash: first, host: null, team: null } : { hash, host: first, team };
};

/** The bytes of all public cards of this process. */
const cache = publicCache<State, ShownCard>({
  read: readState,
  draw: drawState,
  extra: ({ record, context }) => ({
    record,
    context,
    views: viewCounter(record.hash, String(record.team)),
    saves: saveCounter(record.hash, String(record.team)),
  }),
  writes: () => cardWrites.count + teamWrites.count + account.userWrites.count + writesOfPages() + writesOfHubs(),
});

/** A card that is in memory and fresh; undefined sends the caller to `findCard`. */
export const warmCard = (where: Where) => cache.warm(keyOf(where));
/** @throws page_missing, page_expired, unavailable */
export const findCard = (where: Where) => cache.find(keyOf(where));

/**
 * A card at our own address as it is in the store at this moment, whatever this process has in memory; null: there is none any more.
 * @throws page_expired, unavailable
 */
export async function readCardNow(hash: string): Promise<Pick<ShownCard, "record" | "context"> | null> {
  return readState(keyOf({ hash, domain: null })).catch((error: unknown) => {
    if (error instanceof Failure && error.code === "page_missing") return null;
    throw error;
  });
}

async function readState(key: string): Promise<State> {
  const { hash, host, team: whose } = whereOf(key);
  const record = storedCards.read(await readByHash(hash));
  if (!record || (whose !== null && String(record.team) !== whose)) return fail("page_missing");
  const team = await findTeam(record.team);
  const owner = team && (await account.findById(String(ownerOf(team))));
  // An account that was switched off shows nothing.
  if (!team || owner?.isEnabled === false) return fail("page_missing");
  if (isBlocked(team)) fail("page_expired");
  const { linkedPage } = record.content;
  const pageUrl = linkedPage === null ? null : await publishedUrl(record.team, linkedPage, host);
  const url = urlOf(record, host);
  const branding = await brandLineOf(team);
  const context: CardContext = {
    url,
    imageHost: settings().IMAGE_HOST,
    qr: qrOf(record.content, { url, pageUrl }),
    pageUrl,
    wallets: walletsOf(record),
    ...(branding
      ? { brandingUrl: branding.url, brandingText: branding.text }
      : { brandingUrl: entitlements(team).canHideBranding ? null : settings().PUBLIC_URL }),
    isIndexed: owner !== null && account.isEmailVerified(owner),
  };
  const version = createHash("sha256")
    .update(JSON.stringify([record._id, record.revision, record.content, context]))
    .digest("base64url");
  return { version, record, context };
}

function drawState({ record, context }: State): Drawn {
  const headers = {
    "content-security-policy": publicPolicy({ scripts: SCRIPTS }),
    ...(!context.isIndexed && { "x-robots-tag": "noindex" }),
  };
  return { status: 200, html: cardDocument(record.content, context), headers };
}
