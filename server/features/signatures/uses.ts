import type { ClientSession, Types } from "mongoose";
import { type PictureUse, placeAt } from "#shared/pictures/schema.ts";
import { storedReader } from "../../db/stored.ts";
import * as images from "../images/service.ts";
import { SignatureModel, type SignatureRecord, subjectOf } from "./model.ts";
import { storedIn } from "./pictures.ts";

const FIELDS = ["hash", "owner", "team", "assignee", "label", "content", "forms"] as const;
const stored = storedReader<SignatureRecord, "_id" | (typeof FIELDS)[number]>(SignatureModel, FIELDS);

/** Where a picture stands in somebody's signature. */
export type SignatureUse = PictureUse & { whose: ReturnType<typeof subjectOf> };

/**
 * A team's signatures that show a picture, a row for each, the newest first.
 * @param most rows
 */
export async function usesIn(
  team: Types.ObjectId,
  picture: string,
  most: number,
  session: ClientSession | null = null,
): Promise<SignatureUse[]> {
  const filter = { team, pictures: picture };
  const records = await SignatureModel.find(filter, FIELDS).sort({ _id: -1 }).limit(most).session(session).lean();
  return stored.readAll(records).map((record) => {
    const { hash, label, content, forms } = record;
    const path = storedIn({ ...content, forms }).find(({ address }) => images.idOf(address) === picture)?.path ?? "";
    return { place: placeAt(path), hash, name: label || content.general.name, whose: subjectOf(record) };
  });
}

/** Whether any signature at all shows a picture. */
export const isShown = async (picture: string, session: ClientSession): Promise<boolean> =>
  (await SignatureModel.exists({ pictures: picture }).session(session)) !== null;
