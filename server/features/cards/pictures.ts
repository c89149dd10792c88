import type { ClientSession } from "mongoose";
import { CARD_IMAGE_TYPES, type CardImageType } from "#shared/cards/constants.ts";
import type { CardContent } from "#shared/cards/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { msg } from "#shared/languages/translate.ts";
import { entitlements } from "#shared/members/rules.ts";
import type { StoredPicture } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

type Pictured = Pick<CardContent, CardImageType>;

/** The stored pictures of a card, and where they stand. */
export const storedIn = (content: Pictured): { place: CardImageType; address: string }[] =>
  CARD_IMAGE_TYPES.flatMap((place) => {
    const address = content[place];
    return address === null ? [] : [{ place, address }];
  });

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

/** Keeps a picture that the viewer will put on a card, in the name of their team. @throws what `images.storeUpload` throws */
export async function addPicture(viewer: Viewer, ...upload: Upload): Promise<StoredPicture> {
  const { path, widthPx, heightPx } = await images.storeUploadOf(bringerOf(viewer), ...upload);
  return { url: path, widthPx, heightPx };
}

const REFUSALS = { foreign: MESSAGES.foreignPicture, deleted: msg("This picture was deleted. Choose another one.") };

/**
 * Object-level authorization: stored pictures that a save brings along are the team's own, or what the person shows of
 * themselves. Those that the card has already stay, whoever brought them.
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
  const errors = added.flatMap(({ place, address }) => {
    const why = refused.get(address);
    return why ? [{ path: `content.${place}`, message: REFUSALS[why] }] : [];
  });
  if (errors.length > 0) fail("invalid_input", { errors });
}
