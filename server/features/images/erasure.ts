import type { ClientSession } from "mongoose";
import { type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { transaction } from "../../db/transactions.ts";
import { letGo } from "./deletion.ts";
import { OwnPictureModel, PictureUseModel, storedOwnPictures } from "./model.ts";

/** Pictures that go before others get their turn. */
const AT_ONCE = 50;

/** Whether some signature or profile shows a picture, whoever's it is. */
export type IsShown = (picture: string, session: ClientSession) => Promise<boolean>;

/**
 * Takes the pictures from the teams; the files of those go that nobody else has or shows.
 * @returns whether there are more
 */
export async function erasePictures({ teams }: Erased, isShown: IsShown, signal: AbortSignal): Promise<boolean> {
  for (const team of teams) {
    const uses = await PictureUseModel.find({ owners: team }, { _id: 1 }).limit(AT_ONCE).lean();
    for (const { _id } of uses) {
      signal.throwIfAborted();
      await transaction((session) => letGo(_id, team, () => isShown(_id, session), session));
    }
    if (uses.length === AT_ONCE) return true;
  }
  await eraseAll(OwnPictureModel, { team: oneOf(teams) }, signal);
  return false;
}

/** The same of what the person alone has brought to other teams and none of their signatures shows; the rest stays the teams'. */
export async function leavePictures({ user, others }: Erased, isShown: IsShown, signal: AbortSignal): Promise<void> {
  for (const team of others)
    for (;;) {
      const rows = await OwnPictureModel.find({ team, users: user }).limit(AT_ONCE).lean();
      if (rows.length === 0) break;
      for (const { _id } of rows) await OwnPictureModel.updateOne({ _id }, { $pull: { users: user } });
      for (const { picture, users } of storedOwnPictures.readAll(rows)) {
        signal.throwIfAborted();
        if (users.some((one) => !one.equals(user))) continue;
        await transaction(async (session) => {
          if (!(await isShown(picture, session))) await letGo(picture, team, async () => false, session);
        });
      }
    }
}
