import { Readable } from "node:stream";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { sniff } from "#shared/images/format.ts";
import { parseSource } from "#shared/images/variant.ts";
import { can, entitlements, refusalOf } from "#shared/members/rules.ts";
import { MAX_CUSTOM_ICON_MB } from "#shared/signatures/constants.ts";
import type { Content, StoredPicture } from "#shared/signatures/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as images from "../images/service.ts";

/** Stored pictures are never deleted while mails may show them, so nobody may add them without end. */
const UPLOADS_PER_ACCOUNT = { limit: 120, windowMs: 3_600_000 };

/** Largest icon that is read at all: one that is a little too big should hear so in words. Base64 adds a third. */
export const MAX_ICON_BODY_BYTES = 2 * MAX_CUSTOM_ICON_MB * 1024 * 1024;

/**
 * Before a picture is read: the person may change or make things, the team has room for one, and the hour is not used up.
 * @throws account_expired, no_edit_permission, picture_limit, too_many_requests
 */
export async function mayAddPicture(viewer: Viewer): Promise<void> {
  const { canEdit, maxPictures } = entitlements(viewer.team);
  if (!canEdit) fail("account_expired");
  if (!can(viewer, "signatures.edit") && !can(viewer, "signatures.create")) fail(refusalOf("signatures.edit"));
  if ((await images.countPicturesOf(viewer.team._id)) >= maxPictures) fail("picture_limit");
  await limit(`upload:account:${viewer.id}`, UPLOADS_PER_ACCOUNT);
}

type Upload = Parameters<typeof images.storeUploadOf> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Keeps a picture that the viewer will put into an addon or an icon, in the name of their team.
 * @throws what `images.storeUpload` throws
 */
export async function addPicture(viewer: Viewer, ...upload: Upload): Promise<StoredPicture> {
  const { path, widthPx, heightPx } = await images.storeUploadOf(viewer.team._id, ...upload);
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

/**
 * Object-level authorization: stored pictures that a save brings along are the team's own. Those that the signature has
 * already stay, whoever brought them.
 * @throws invalid_input naming the fields
 */
export async function mustOwnPictures(viewer: Viewer, content: Content, before?: Content): Promise<void> {
  const known = new Set(before && storedIn(before).map(({ address }) => address));
  const added = storedIn(content).filter(({ address }) => !known.has(address));
  if (added.length === 0) return;
  const foreign = await images.ofOthers([...new Set(added.map(({ address }) => address))], viewer.team._id);
  const errors = added
    .filter(({ address }) => foreign.has(address))
    .map(({ path }) => ({ path, message: MESSAGES.foreignPicture }));
  if (errors.length > 0) fail("invalid_input", { errors });
}

/** Every value that is the address of a stored picture, and where it stands: `media.photo`, `general.addons.0.data.image`. */
function storedIn(value: unknown, path = ""): { path: string; address: string }[] {
  if (typeof value === "string") return parseSource(value) ? [{ path, address: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => storedIn(inner, path ? `${path}.${key}` : key));
}
