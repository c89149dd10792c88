import mongoose, { type ClientSession, type Types } from "mongoose";
import { type Extension, MEDIA_TYPES, parseSource } from "#shared/images/variant.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { files } from "../../ports/files/files.ts";
import { idOf } from "./blocked.ts";
import { OwnPictureModel, type OwnPictureRecord, storedOwnPictures } from "./model.ts";

/** Who brings a picture, and for which team. */
export type Bringer = { team: Types.ObjectId; user: Types.ObjectId };

/** A picture of a team, with its file. */
export type OwnPicture = Pick<OwnPictureRecord, "_id" | "picture" | "users" | "createdAt"> & {
  name: string;
  bytes: number;
};

/** Notes who has brought a stored picture. */
export async function noteBrought(path: string, bytes: number, { team, user }: Bringer): Promise<void> {
  const change = {
    $addToSet: { users: user },
    $setOnInsert: { extension: parseSource(path)?.extension ?? null, bytes },
  };
  const note = () => OwnPictureModel.updateOne({ team, picture: idOf(path) }, change, { upsert: true });
  // Of two first ones at once the second one finds the first one's.
  if ((await unlessDuplicate(note())) === null) await note();
}

/** Whose pictures: the team's, of one of its people unless `user` is null. */
export type Whose = { team: Types.ObjectId; user: Types.ObjectId | null };

const seen = ({ team, user }: Whose) => (user ? { team, users: user } : { team });

/**
 * A page of pictures, the newest first, after the one of an id (keyset pagination). Those whose file is gone are left out.
 * @throws unavailable
 */
export async function pageOfOwn(
  whose: Whose,
  after: string | null,
  count: number,
): Promise<{ items: OwnPicture[]; next: string | null }> {
  const rest = after === null ? {} : { _id: mongoose.trusted({ $lt: new mongoose.Types.ObjectId(after) }) };
  const rows = await OwnPictureModel.find({ ...seen(whose), ...rest })
    .sort({ _id: -1 })
    .limit(count + 1)
    .lean();
  const page = rows.slice(0, count);
  const found = await Promise.all(storedOwnPictures.readAll(page).map(withFile));
  const last = rows.length > count ? page.at(-1) : undefined;
  return { items: found.filter((one) => one !== null), next: last ? String(last._id) : null };
}

/** The picture of an id, null when it is none of theirs. */
export const findOwn = async (whose: Whose, id: string, session: ClientSession): Promise<OwnPictureRecord | null> =>
  storedOwnPictures.read(
    await OwnPictureModel.findOne({ _id: id, ...seen(whose) })
      .session(session)
      .lean(),
  );

/** Takes a picture from the list of one of those who brought it. */
export const leave = async ({ _id }: OwnPictureRecord, user: Types.ObjectId, session: ClientSession): Promise<void> => {
  await OwnPictureModel.updateOne({ _id }, { $pull: { users: user } }, { session });
};

/** Read repair: what a record from before does not say of its file is looked up once. */
async function withFile({ _id, picture, users, extension, bytes, createdAt }: OwnPictureRecord) {
  const known = { _id, picture, users, createdAt };
  if (extension !== null && bytes !== null) return { ...known, name: `${picture}.${extension}`, bytes };
  for (const candidate of Object.keys(MEDIA_TYPES) as Extension[]) {
    const file = await files().get(`${picture}.${candidate}`);
    if (!file) continue;
    await OwnPictureModel.updateOne({ _id }, { $set: { extension: candidate, bytes: file.length } });
    return { ...known, name: `${picture}.${candidate}`, bytes: file.length };
  }
  return null;
}
