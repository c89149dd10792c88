import mongoose, { type ClientSession, type Types } from "mongoose";
import * as z from "zod/mini";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import * as jobs from "../../jobs/queue.ts";
import { files } from "../../ports/files/files.ts";
import { baseOf, forgetHosted } from "./cache.ts";
import { OwnPictureModel, PictureUseModel, storedUses } from "./model.ts";

/** Whoever drew a copy while the picture was deleted has kept it by then. */
const STRAGGLERS_MS = 10 * 60_000;

/** Removes the files of a picture that was deleted: it and all its copies. */
const REMOVAL = kind({
  name: "images.remove",
  data: z.object({ picture: z.string().check(z.regex(/^[\w-]{22}-\d{1,5}x\d{1,5}$/)) }),
  keptMs: 0,
});

/** Stands beside the files of a picture that was deleted, for whoever still asks for one: pictures are served without the store. */
const goneName = (picture: string) => `${picture}.gone`;

/** Whether a picture, or any copy of one, was deleted by the last team that had it. @throws unavailable */
export async function isDeleted(name: string): Promise<boolean> {
  const picture = baseOf(name);
  return picture !== name && files().has(goneName(picture));
}

/**
 * Takes a picture from a team: part of a transaction that has seen that nothing of theirs uses it. Of that and a save
 * which brings it somewhere one is undone by the store, as both write the picture's use.
 * @param isKept whether somebody else's signature shows it, whoever they are: then its files stay
 */
export async function letGo(
  picture: string,
  team: Types.ObjectId,
  isKept: () => Promise<boolean>,
  session: ClientSession,
): Promise<void> {
  await OwnPictureModel.deleteOne({ team, picture }, { session });
  const change = { $pull: { owners: team }, $inc: { revision: 1 } };
  const options = { session, returnDocument: "after" as const };
  const use = storedUses.read(await PictureUseModel.findOneAndUpdate({ _id: picture }, change, options).lean());
  if (!use || use.owners.length > 0 || (await isKept())) return;
  const gone = { $set: { deletedAt: new Date(), isRemoving: true } };
  await PictureUseModel.updateOne({ _id: picture }, gone, { session });
  await jobs.add(REMOVAL, { picture }, { session });
}

/**
 * Nobody can have the picture anew while it runs, so nothing of it is removed that somebody has just brought. Stragglers
 * are looked for once more, if it is still deleted then.
 */
export const removalHandler: Handler = handler(REMOVAL, async ({ picture }) => {
  const deleted = { _id: picture, deletedAt: mongoose.trusted({ $ne: null }) };
  const before = await PictureUseModel.findOneAndUpdate(deleted, { $set: { isRemoving: true } }).lean();
  if (!before) return;
  await files().put(goneName(picture), Buffer.from("deleted"), "text/plain");
  for (const name of await files().list(picture)) if (name !== goneName(picture)) await files().remove(name);
  forgetHosted(new Set([picture]));
  if (before.isRemoving) await jobs.add(REMOVAL, { picture }, { at: new Date(Date.now() + STRAGGLERS_MS) });
  await PictureUseModel.updateOne({ _id: picture }, { $set: { isRemoving: false } });
});
