import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { MEDIA_TYPES } from "#shared/images/variant.ts";
import { safeUrl } from "#shared/lib/url.ts";
import { logoOf } from "#shared/reseller/brand/looks.ts";
import type { Brand, BrandChange, SavedBrand } from "#shared/reseller/brand/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as images from "../../images/service.ts";
import { type Hub, ownHubOf } from "../hub.ts";
import { mayChange, mayRead } from "../limits.ts";
import { AgencyModel, type AgencyRecord, storedAgencies } from "../model.ts";

type Changed = { hub: Hub; brand: SavedBrand };

/** The brand of the agency that somebody runs. @throws not_admin, hub_inactive, too_many_requests */
export async function current(viewer: Viewer): Promise<SavedBrand> {
  await mayRead(viewer);
  return present((await ownHubOf(viewer)).agency);
}

const present = ({ brand, brandV: v }: Pick<AgencyRecord, "brand" | "brandV">): SavedBrand => ({ ...brand, v });

/** Changes all of the brand but its logo. @throws not_admin, hub_inactive, conflict, too_many_requests */
export async function change(viewer: Viewer, { v, line, ...values }: BrandChange): Promise<Changed> {
  await mayChange(viewer);
  const hub = await ownHubOf(viewer);
  // As `safeUrl` writes it: nothing in it ends an attribute or a line.
  const written = line && { ...line, url: safeUrl(line.url) ?? fail("invalid_input") };
  return { hub, brand: await write(hub, { ...values, line: written }, v) };
}

/** Before a logo is read. @throws not_admin, hub_inactive, picture_limit, too_many_requests */
export async function mayUpload(viewer: Viewer): Promise<Hub> {
  await mayChange(viewer);
  const hub = await ownHubOf(viewer);
  await images.mayAddPicture({ team: hub.team, user: viewer.user });
  return hub;
}

type Upload = Parameters<typeof images.storeUploadOf> extends [unknown, ...infer Rest] ? Rest : never;

/**
 * Keeps a picture of the agency's team and makes it the logo, with the small copies that the header and mails show.
 * @throws conflict, and what `images.storeUploadOf` throws
 */
export async function uploadLogo(viewer: Viewer, hub: Hub, ...upload: Upload): Promise<SavedBrand> {
  const team = hub.agency._id;
  const { path } = await images.storeUploadOf({ team, user: viewer.user._id }, ...upload);
  const { variant } = logoOf(path) ?? fail("internal");
  await images.ensureVariants([{ source: path, variant }], viewer.id);
  return transaction(async (session) => {
    // Deleted in another tab as soon as it was there.
    if ((await images.refused([path], team, session)).size > 0) fail("conflict");
    return write(hub, { logo: path }, null, session);
  });
}

/** Takes the logo out of the brand. @throws not_admin, hub_inactive, too_many_requests */
export async function removeLogo(viewer: Viewer): Promise<Changed> {
  await mayChange(viewer);
  const hub = await ownHubOf(viewer);
  return { hub, brand: await write(hub, { logo: null }, null) };
}

/** @param v that the brand must have; null: whatever it has @throws conflict, not_admin */
async function write(
  { agency: { _id } }: Hub,
  values: Partial<Brand>,
  v: number | null,
  session: ClientSession | null = null,
): Promise<SavedBrand> {
  const isAsRead = v === null ? {} : { brandV: v === 0 ? mongoose.trusted({ $in: [0, null] }) : v };
  const $set = Object.fromEntries(Object.entries(values).map(([key, value]) => [`brand.${key}`, value]));
  const filter = { _id, ...isAsRead } as QueryFilter<AgencyRecord>;
  const options = { returnDocument: "after", session } as const;
  const after = await AgencyModel.findOneAndUpdate(filter, { $set, $inc: { brandV: 1 } }, options).lean();
  const agency = storedAgencies.read(after);
  return agency ? present(agency) : fail("conflict");
}

/**
 * Whether an agency's brand shows a picture.
 * @param picture its id, whatever its file's ending is
 * @param team of the one agency that is asked about; null: any at all
 */
export const showsPicture = async (
  picture: string,
  session: ClientSession | null = null,
  team: Types.ObjectId | null = null,
): Promise<boolean> => {
  const paths = Object.keys(MEDIA_TYPES).map((extension) => `/i/${picture}.${extension}`);
  const filter = { ...(team && { _id: team }), "brand.logo": mongoose.trusted({ $in: paths }) };
  return (await AgencyModel.exists(filter as QueryFilter<AgencyRecord>).session(session)) !== null;
};
