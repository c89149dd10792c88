import type { ClientSession, Types } from "mongoose";
import { cardName } from "#shared/cards/rules.ts";
import type { PictureUse } from "#shared/pictures/schema.ts";
import * as images from "../images/service.ts";
import { CardModel, storedCards, subjectOf } from "./model.ts";
import { storedIn } from "./pictures.ts";

/** Where a picture stands on somebody's card. */
export type CardUse = PictureUse & { whose: ReturnType<typeof subjectOf> };

/** A team's cards that show a picture, a row for each, the newest first. @param most rows */
export async function usesIn(
  team: Types.ObjectId,
  picture: string,
  most: number,
  session: ClientSession | null = null,
): Promise<CardUse[]> {
  const rows = await CardModel.find({ team, pictures: picture }).sort({ _id: -1 }).limit(most).session(session).lean();
  return storedCards.readAll(rows).map((record) => {
    const place = storedIn(record.content).find(({ address }) => images.idOf(address) === picture)?.place ?? "photo";
    return { place: `card.${place}` as const, hash: record.hash, name: cardName(record), whose: subjectOf(record) };
  });
}

/** Whether any card at all shows a picture. */
export const isShown = async (picture: string, session: ClientSession): Promise<boolean> =>
  (await CardModel.exists({ pictures: picture }).session(session)) !== null;
