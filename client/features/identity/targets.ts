import type { App } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import * as cards from "#shared/cards/endpoints.ts";
import { cardName } from "#shared/cards/rules.ts";
import { applied } from "#shared/identity/apply.ts";
import { carriable } from "#shared/identity/changes.ts";
import type { Holder, Identity, IdentityChange } from "#shared/identity/identity.ts";
import type { LockName } from "#shared/members/masters/lockNames.ts";
import * as pages from "#shared/pages/endpoints.ts";
import { choose } from "#shared/pictures/endpoints.ts";
import { MAX_SEARCH_LENGTH, OWN_GROUP } from "#shared/signatures/constants.ts";
import * as signatures from "#shared/signatures/endpoints.ts";
import { inputOf } from "#shared/signatures/input.ts";

/** Where a change comes from, and what is not asked about for it. */
export type Source = { holder: Holder; hash: string };
/** Something else of the same person, and what of the change it could take over. */
export type Target = Source & { name: string; changes: readonly IdentityChange[] };

type Calls = Pick<App, "call" | "send">;

/** What an unlucky save in between is worth: the second one reads anew. */
const TRIES = 2;

/**
 * What else says what was said before. Of each kind the newest that have the person's name in them: whoever has more of them
 * than fit on a page of a list does not expect to be asked about all.
 * @throws ApiError
 */
export async function findTargets(
  { call }: Calls,
  source: Source,
  before: Identity,
  changes: readonly IdentityChange[],
): Promise<Target[]> {
  const querystring = before.name ? { search: before.name.slice(0, MAX_SEARCH_LENGTH) } : {};
  const params = { group: OWN_GROUP, page: 1 };
  const [ofSignatures, ofPages, ofCards] = await Promise.all([
    call(signatures.list, { params: { page: 1 }, querystring }),
    call(pages.list, { params, querystring }),
    call(cards.list, { params, querystring }),
  ]);
  const found: Target[] = [
    ...ofSignatures.items
      .filter(({ canEdit }) => canEdit)
      .map((item) => ({
        holder: "signature" as const,
        hash: item.hash,
        name: item.label || item.general.name,
        changes: carriable(changes, before, "signature", item).filter(({ part }) => !isLocked(part, item.locks)),
      })),
    ...ofPages.items
      .filter(({ canEdit }) => canEdit)
      .map(({ hash, label, content }) => ({
        holder: "page" as const,
        hash,
        name: label || content.profile.title,
        changes: carriable(changes, before, "page", content),
      })),
    ...ofCards.items
      .filter(({ canEdit }) => canEdit)
      .map((item) => ({
        holder: "card" as const,
        hash: item.hash,
        name: cardName(item),
        changes: carriable(changes, before, "card", item.content),
      })),
  ];
  return found.filter((target) => target.changes.length > 0 && target.hash !== source.hash);
}

/** A part that is the team's is not its people's to change. */
const LOCK_OF = { name: "name", role: "position", company: "company", photo: "photo" } as const satisfies Partial<
  Record<IdentityChange["part"], LockName>
>;
const isLocked = (part: IdentityChange["part"], locks: readonly LockName[]) =>
  locks.includes(LOCK_OF[part as keyof typeof LOCK_OF] ?? "contacts");

/** Writes the change into it. What was saved there in between is read first. @throws ApiError */
export async function carry(calls: Calls, { holder, hash, changes }: Target): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await CARRIERS[holder](calls, hash, changes);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "conflict" || left <= 1) throw error;
    }
  }
}

type Carrier = (calls: Calls, hash: string, changes: readonly IdentityChange[]) => Promise<void>;

const CARRIERS: Record<Holder, Carrier> = {
  async signature({ send, call }, hash, changes) {
    const { data, etag } = await send(signatures.get, { params: { hash } });
    const before = inputOf(data);
    const after = applied("signature", before, changes);
    if (after === before) return;
    const { photo } = after.media;
    // Pictures go their own way: what is saved holds those that it has.
    const body = { ...after, media: { ...after.media, photo: before.media.photo } };
    await send(signatures.update, { params: { hash }, body }, ifMatch(etag));
    if (photo !== null && photo !== before.media.photo)
      await call(choose, { params: { hash, imageType: "photo" }, body: { picture: photo } });
  },
  async page({ send }, hash, changes) {
    const { data, etag } = await send(pages.get, { params: { hash } });
    const content = applied("page", data.content, changes);
    if (content === data.content) return;
    const { slug, label } = data;
    await send(pages.update, { params: { hash }, body: { slug, label, content } }, ifMatch(etag));
  },
  async card({ send }, hash, changes) {
    const { data, etag } = await send(cards.get, { params: { hash } });
    const content = applied("card", data.content, changes);
    if (content === data.content) return;
    await send(cards.update, { params: { hash }, body: { label: data.label, content } }, ifMatch(etag));
  },
};

const ifMatch = (etag: string | null) => ({ headers: { "if-match": etag ?? "*" } });

/** The same the other way: what was taken over is what it was before. */
export const reversed = (target: Target): Target => ({
  ...target,
  changes: target.changes.map(({ part, from, to }) => ({ part, from: to, to: from })),
});
