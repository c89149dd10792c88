import type { ClientSession } from "mongoose";
import type { User } from "#shared/account/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { type Extension, MEDIA_TYPES, parseSource } from "#shared/images/variant.ts";
import { t } from "#shared/languages/translate.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { isManager, reaches } from "#shared/members/rules.ts";
import { AVATAR } from "#shared/pictures/constants.ts";
import { MAX_USES_NAMED, type OwnPicture, type PictureUse } from "#shared/pictures/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import * as account from "../account/service.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as cards from "../cards/service.ts";
import * as images from "../images/service.ts";
import { isBrandPicture } from "../members/service.ts";
import * as pages from "../pages/service.ts";
import * as signatures from "../signatures/service.ts";

/** Far more than hands do; each looks through what uses a picture. */
const DELETIONS_PER_ACCOUNT = { limit: 300, windowMs: 3_600_000 };

/** The pictures that the viewer sees as theirs, the newest first. @throws unavailable */
export async function list(viewer: Viewer, after: string | null) {
  const { items, next } = await images.pageOfOwn(whoseOf(viewer), after, PAGE_SIZE);
  return { items: await Promise.all(items.map((own) => present(viewer, own))), next };
}

/** Read together where all of them are wanted. */
const CHUNK = 200;

/** File names of all pictures that the viewer sees as theirs. @throws unavailable */
export async function* namesOf(viewer: Viewer): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const { items, next }: Awaited<ReturnType<typeof images.pageOfOwn>> = await images.pageOfOwn(
      whoseOf(viewer),
      after,
      CHUNK,
    );
    for (const { name } of items) yield name;
    if (next === null) return;
    after = next;
  }
}

/**
 * Deletes a picture of the viewer's that nothing uses. What uses it is looked for, and the picture taken away, in one
 * transaction, against which a save that brings it somewhere collides: one of them is told.
 * @throws not_found, picture_in_use, too_many_requests
 */
export async function remove(viewer: Viewer, id: string): Promise<void> {
  await limit(`pictures:deletions:${viewer.id}`, DELETIONS_PER_ACCOUNT);
  await transaction(async (session) => {
    const own = (await images.findOwn(whoseOf(viewer), id, session)) ?? fail("not_found");
    const { picture } = own;
    const found = await usesOf(viewer, picture, session);
    if (found.isUsed) fail("picture_in_use", { errors: whereIn(found) });
    // Somebody else of the team has brought it too: it stays among theirs.
    if (!isManager(viewer) && own.users.length > 1) return images.leave(own, viewer.user._id, session);
    const { _id: team } = viewer.team;
    const isShown = async () =>
      found.isOnProfile ||
      (await isBrandPicture(picture, session)) ||
      (await signatures.isShown(picture, session)) ||
      (await cards.isShown(picture, session)) ||
      (await pages.isShown(picture, session));
    await images.letGo(picture, team, isShown, session);
  });
}

/** Who manages a team sees all of its pictures, others those that they have brought. */
const whoseOf = (viewer: Viewer): images.Whose => ({
  team: viewer.team._id,
  user: isManager(viewer) ? null : viewer.user._id,
});

async function present(viewer: Viewer, { _id, name, picture, bytes, createdAt }: images.OwnPicture) {
  const source = parseSource(name) ?? fail("internal");
  const { uses, hasMore } = await usesOf(viewer, picture);
  return {
    id: String(_id),
    url: `/i/${name}`,
    widthPx: source.widthPx,
    heightPx: source.heightPx,
    kind: source.extension,
    bytes,
    createdAt: createdAt.toISOString(),
    uses,
    hasMoreUses: hasMore,
  } satisfies OwnPicture;
}

/** What may be told to the viewer of where a picture is used. */
type Uses = {
  uses: PictureUse[];
  hasMore: boolean;
  isUsed: boolean;
  /** of anybody, which keeps its file */
  isOnProfile: boolean;
};

async function usesOf(viewer: Viewer, picture: string, session: ClientSession | null = null): Promise<Uses> {
  const { user, team } = viewer;
  const paths = (Object.keys(MEDIA_TYPES) as Extension[]).map((extension) => `/i/${picture}.${extension}`);
  // Not side by side: a transaction does one thing at a time.
  const inSignatures = await signatures.usesIn(team._id, picture, MAX_USES_NAMED + 1, session);
  const inPages = await pages.usesIn(team._id, picture, MAX_USES_NAMED + 1, session);
  const onCards = await cards.usesIn(team._id, picture, MAX_USES_NAMED + 1, session);
  const shown = [...inSignatures, ...inPages, ...onCards];
  const isOnProfile = (await account.shownOnProfiles(paths, 1, session)).length > 0;
  const isOnMine = user.picture !== null && paths.includes(user.picture);
  const isLogo = await isBrandPicture(picture, session, team._id);
  const seen = [
    ...(isLogo ? [{ place: "logo" as const, hash: null, name: "" }] : []),
    ...(isOnMine ? [{ place: "profile" as const, hash: null, name: "" }] : []),
    ...shown
      .filter(({ whose }) => reaches(viewer, whose))
      .map(({ place, hash, name }): PictureUse => ({ place, hash, name })),
  ];
  const uses = seen.slice(0, MAX_USES_NAMED);
  const isUsed = shown.length > 0 || isOnMine || isLogo;
  const all = shown.length + (isOnMine ? 1 : 0) + (isLogo ? 1 : 0);
  return { uses, hasMore: all > uses.length, isUsed, isOnProfile };
}

const whereIn = ({ uses, hasMore }: Uses) => [
  ...uses.map(({ place, hash, name }) => ({
    path: hash ? `${hash}.${place}` : place,
    message: hash ? name : place === "logo" ? t("Logo of your agency") : t("Your profile"),
  })),
  ...(hasMore ? [{ path: "more", message: t("Other signatures of your team") }] : []),
];

/** Before a picture for the profile is read. @throws picture_limit, too_many_requests */
export const mayUpload = (viewer: Viewer): Promise<void> => images.mayAddPicture(viewer);

type Upload = Parameters<typeof images.storeUploadOf> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Keeps a picture and puts it on the viewer's profile, with the small round copy that menus show. The one before stays
 * among their pictures.
 * @throws what `images.storeUploadOf` throws
 */
export async function uploadProfile(viewer: Viewer, ...upload: Upload): Promise<User> {
  const { team, user } = viewer;
  const { path } = await images.storeUploadOf({ team: team._id, user: user._id }, ...upload);
  await images.ensureVariants([{ source: path, variant: AVATAR }], viewer.id);
  const changed = await transaction(async (session) => {
    // Deleted in another tab as soon as it was there.
    if ((await images.refused([path], team._id, session)).size > 0) fail("conflict");
    return account.setPicture(user._id, path, session);
  });
  return account.show({ ...viewer, user: changed });
}

/** @throws too_many_requests */
export async function removeProfile(viewer: Viewer): Promise<User> {
  await limit(`pictures:deletions:${viewer.id}`, DELETIONS_PER_ACCOUNT);
  return account.show({ ...viewer, user: await account.setPicture(viewer.user._id, null) });
}
