/** Whose pictures somebody may put into what they save: object-level authorization, one rule for signatures, pages and cards. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { msg } from "#shared/languages/translate.ts";
import { entitlements, type TeamPlan } from "#shared/members/rules.ts";
import { limit } from "../../db/cache/limit.ts";
import { claim, idOf } from "./blocked.ts";
import { PictureUseModel, type PictureUseRecord, storedUses } from "./model.ts";
import type { Bringer } from "./owned.ts";

/** Who saves something: for which team, and what they show of themselves. */
export type Saver = {
  team: { _id: Types.ObjectId } & TeamPlan;
  user: { _id: Types.ObjectId; picture: string | null };
};
/** A stored picture, and where it stands in what is saved, as errors name it: `media.photo`. */
type PlacedPicture = { path: string; address: string };

/** In whose name somebody's pictures are kept. */
export const bringerOf = ({ team, user }: Saver): Bringer => ({ team: team._id, user: user._id });

/** Pictures are kept until somebody deletes them, so nobody may add them without end. */
const UPLOADS_PER_ACCOUNT = { limit: 120, windowMs: 3_600_000 };

/**
 * Before a picture is read: the team has room for one, and the person's hour is not used up.
 * @throws picture_limit, too_many_requests
 */
export async function mayUpload({ team, user }: Bringer, maxPictures: number): Promise<void> {
  if ((await countPicturesOf(team)) >= maxPictures) fail("picture_limit");
  await limit(`upload:account:${user}`, UPLOADS_PER_ACCOUNT);
}

/** The same, of the viewer. @throws picture_limit, too_many_requests */
export const mayAddPicture = (saver: Saver): Promise<void> =>
  mayUpload(bringerOf(saver), entitlements(saver.team).maxPictures);

/** How many pictures a team has put into its name. */
export const countPicturesOf = (team: Types.ObjectId) => PictureUseModel.countDocuments({ owners: team });

/**
 * Those of the stored pictures that a team may not use, and why: others have brought them and it has not, or whoever had
 * them deleted them. What nobody is noted for is free.
 * @param session of the transaction that puts the others somewhere: then nobody deletes them meanwhile
 */
export async function refused(
  paths: readonly string[],
  team: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Map<string, "foreign" | "deleted">> {
  const these = { _id: mongoose.trusted({ $in: paths.map(idOf) }) };
  const uses = storedUses.readAll(await PictureUseModel.find(these).session(session).lean());
  if (session) await PictureUseModel.updateMany(these, { $inc: { revision: 1 } }, { session });
  const isForeign = ({ owners }: PictureUseRecord) => owners.length > 0 && !owners.some((one) => one.equals(team));
  const deleted = new Set(uses.filter(({ deletedAt }) => deletedAt !== null).map(({ _id }) => _id));
  const foreign = new Set(uses.filter(isForeign).map(({ _id }) => _id));
  const why = (path: string) =>
    deleted.has(idOf(path)) ? "deleted" : foreign.has(idOf(path)) ? ("foreign" as const) : null;
  return new Map(
    paths.flatMap((path) => {
      const reason = why(path);
      return reason ? [[path, reason] as const] : [];
    }),
  );
}

/** Each once, by what all copies of one have in common. */
export const idsOf = (pictures: readonly { address: string }[]): string[] => [
  ...new Set(pictures.map(({ address }) => idOf(address))),
];

/** The pictures that a save brings along. @param before those that were there */
export function addedTo<P extends { address: string }>(pictures: readonly P[], before: readonly P[]): P[] {
  const known = new Set(before.map(({ address }) => address));
  return pictures.filter(({ address }) => !known.has(address));
}

const REFUSALS = { foreign: MESSAGES.foreignPicture, deleted: msg("This picture was deleted. Choose another one.") };

/**
 * Pictures that a save brings along are the team's own, or what the person shows of themselves.
 * @param session of the transaction that saves them: then they are not deleted meanwhile
 * @throws invalid_input naming the fields
 */
export async function mustOwn(
  { team, user: { picture } }: Saver,
  added: readonly PlacedPicture[],
  session?: ClientSession,
): Promise<void> {
  if (added.length === 0) return;
  // Uploaded while they acted for another team.
  if (picture && !session && added.some(({ address }) => address === picture)) await claim(picture, team._id);
  const why = await refused([...new Set(added.map(({ address }) => address))], team._id, session);
  const errors = added.flatMap(({ path, address }) => {
    const reason = why.get(address);
    return reason ? [{ path, message: REFUSALS[reason] }] : [];
  });
  if (errors.length > 0) fail("invalid_input", { errors });
}
