import { Readable } from "node:stream";
import type { ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { sniff } from "#shared/images/format.ts";
import { parseSource } from "#shared/images/variant.ts";
import { msg } from "#shared/languages/translate.ts";
import { entitlements } from "#shared/members/rules.ts";
import { MAX_CUSTOM_ICON_MB } from "#shared/signatures/constants.ts";
import type { Content, SignatureInput, StoredPicture } from "#shared/signatures/schema.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

/** Largest icon that is read at all: one that is a little too big should hear so in words. Base64 adds a third. */
export const MAX_ICON_BODY_BYTES = 2 * MAX_CUSTOM_ICON_MB * 1024 * 1024;

/**
 * Before a picture is read: the team has room for one, and the hour is not used up.
 * @throws picture_limit, too_many_requests
 */
export async function mayAddPicture(viewer: Viewer): Promise<void> {
  await images.mayUpload(bringerOf(viewer), entitlements(viewer.team).maxPictures);
}

/** In whose name somebody's pictures are kept. */
export const bringerOf = ({ team, user }: Viewer) => ({ team: team._id, user: user._id });

type Upload = Parameters<typeof images.storeUploadOf> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Keeps a picture that the viewer will put into an addon or an icon, in the name of their team.
 * @throws what `images.storeUpload` throws
 */
export async function addPicture(viewer: Viewer, ...upload: Upload): Promise<StoredPicture> {
  const { path, widthPx, heightPx } = await images.storeUploadOf(bringerOf(viewer), ...upload);
  return { url: path, widthPx, heightPx };
}

/**
 * Keeps a social icon that arrives as inline image data.
 * @throws not_an_image, file_too_big, and what `addPicture` throws
 */
export async function addIcon(viewer: Viewer, dataUrl: string): Promise<StoredPicture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  if (bytes.length > MAX_CUSTOM_ICON_MB * 1024 * 1024)
    fail("file_too_big", { errors: [{ path: "icon", message: MESSAGES.fileSize(MAX_CUSTOM_ICON_MB) }] });
  const format = sniff(bytes);
  if (format !== "png" && format !== "jpeg")
    fail("not_an_image", { errors: [{ path: "icon", message: MESSAGES.imageFile }] });
  return addPicture(viewer, Readable.from([bytes]));
}

const REFUSALS = { foreign: MESSAGES.foreignPicture, deleted: msg("This picture was deleted. Choose another one.") };

/**
 * Object-level authorization: stored pictures that a save brings along are the team's own, or what the person shows of
 * themselves. Those that the signature has already stay, whoever brought them.
 * @param session of the transaction that saves them: then they are not deleted meanwhile
 * @throws invalid_input naming the fields
 */
export async function mustOwnPictures(
  viewer: Viewer,
  content: Pictured,
  before?: Pictured,
  session?: ClientSession,
): Promise<void> {
  const added = addedTo(content, before);
  if (added.length === 0) return;
  const { picture } = viewer.user;
  // Uploaded while they acted for another team.
  if (picture && !session && added.some(({ address }) => address === picture))
    await images.claim(picture, viewer.team._id);
  const addresses = [...new Set(added.map(({ address }) => address))];
  const refused = await images.refused(addresses, viewer.team._id, session);
  const errors = added.flatMap(({ path, address }) => {
    const why = refused.get(address);
    return why ? [{ path, message: REFUSALS[why] }] : [];
  });
  if (errors.length > 0) fail("invalid_input", { errors });
}

/** What of a signature holds pictures. */
export type Pictured = Content & Pick<SignatureInput, "forms">;

/** The stored pictures that a save brings along, and where. */
export function addedTo(content: Pictured, before?: Pictured) {
  const known = new Set(before && storedIn(before).map(({ address }) => address));
  return storedIn(content).filter(({ address }) => !known.has(address));
}

/** Every value that is the address of a stored picture, and where it stands: `media.photo`, `general.addons.0.data.image`. */
export function storedIn(value: unknown, path = ""): { path: string; address: string }[] {
  if (typeof value === "string") return parseSource(value) ? [{ path, address: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => storedIn(inner, path ? `${path}.${key}` : key));
}

/** The stored pictures in a content, each once, by what all copies of one have in common. */
export const idsIn = (content: Pictured): string[] => [
  ...new Set(storedIn(content).map(({ address }) => images.idOf(address))),
];
