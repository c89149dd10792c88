import type { ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { msg } from "#shared/languages/translate.ts";
import { entitlements } from "#shared/members/rules.ts";
import type { PageImageType } from "#shared/pages/constants.ts";
import type { PageContent } from "#shared/pages/schema.ts";
import type { StoredPicture } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

type Pictured = Pick<PageContent, "profile" | "blocks" | "look">;
type Stored = { place: PageImageType; path: string; address: string };

/** The stored pictures of a page, which place each has, and where in the content it stands. */
export function storedIn({ profile, blocks, look }: Pictured): Stored[] {
  const { background } = look;
  const found: { place: PageImageType; path: string; address: string | null }[] = [
    { place: "image", path: "profile.image", address: profile.image },
    {
      place: "background",
      path: "look.background.image",
      address: background.kind === "image" ? background.image : null,
    },
    ...blocks.flatMap(({ data }, at) => [
      ...("image" in data ? [{ place: "picture" as const, path: `blocks.${at}.data.image`, address: data.image }] : []),
      ...("rows" in data
        ? data.rows.map(({ image }, row) => ({
            place: "button" as const,
            path: `blocks.${at}.data.rows.${row}.image`,
            address: image,
          }))
        : []),
    ]),
  ];
  return found.flatMap((one) => (one.address === null ? [] : [{ ...one, address: one.address }]));
}

/** Each once, by what all copies of one have in common. */
export const idsIn = (content: Pictured): string[] => [
  ...new Set(storedIn(content).map(({ address }) => images.idOf(address))),
];

/** Those that a save brings along. */
export function addedTo(content: Pictured, before: Pictured | null) {
  const known = new Set(before === null ? [] : storedIn(before).map(({ address }) => address));
  return storedIn(content).filter(({ address }) => !known.has(address));
}

/** In whose name somebody's pictures are kept. */
const bringerOf = ({ team, user }: Viewer) => ({ team: team._id, user: user._id });

/** Before a picture is read: the team has room for one, and the hour is not used up. @throws picture_limit, too_many_requests */
export const mayAddPicture = (viewer: Viewer): Promise<void> =>
  images.mayUpload(bringerOf(viewer), entitlements(viewer.team).maxPictures);

type Upload = Parameters<typeof images.storeUploadOf> extends [unknown, ...infer Rest] ? Rest : never;

/** Keeps a picture that the viewer will put on a page, in the name of their team. @throws what `images.storeUpload` throws */
export async function addPicture(viewer: Viewer, ...upload: Upload): Promise<StoredPicture> {
  const { path, widthPx, heightPx } = await images.storeUploadOf(bringerOf(viewer), ...upload);
  return { url: path, widthPx, heightPx };
}

const REFUSALS = { foreign: MESSAGES.foreignPicture, deleted: msg("This picture was deleted. Choose another one.") };

/**
 * Object-level authorization: stored pictures that a save brings along are the team's own, or what the person shows of
 * themselves. Those that the page has already stay, whoever brought them.
 * @param session of the transaction that saves them: then they are not deleted meanwhile
 * @throws invalid_input naming the fields
 */
export async function mustOwnPictures(
  viewer: Viewer,
  content: Pictured,
  before: Pictured | null,
  session?: ClientSession,
): Promise<void> {
  const added = addedTo(content, before);
  if (added.length === 0) return;
  const { picture } = viewer.user;
  // Uploaded while they acted for another team.
  if (picture && !session && added.some(({ address }) => address === picture))
    await images.claim(picture, viewer.team._id);
  const refused = await images.refused([...new Set(added.map(({ address }) => address))], viewer.team._id, session);
  const errors = added.flatMap(({ path, address }) => {
    const why = refused.get(address);
    return why ? [{ path: `content.${path}`, message: REFUSALS[why] }] : [];
  });
  if (errors.length > 0) fail("invalid_input", { errors });
}
