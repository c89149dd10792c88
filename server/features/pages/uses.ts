import type { ClientSession, Types } from "mongoose";
import { pageName } from "#shared/pages/rules.ts";
import type { PictureUse } from "#shared/pictures/schema.ts";
import * as images from "../images/service.ts";
import { PageModel, storedPages, subjectOf } from "./model.ts";
import { storedIn } from "./pictures.ts";

/** Where a picture stands on somebody's page. */
export type PageUse = PictureUse & { whose: ReturnType<typeof subjectOf> };

/** A team's pages that show a picture, a row for each, the newest first. @param most rows */
export async function usesIn(
  team: Types.ObjectId,
  picture: string,
  most: number,
  session: ClientSession | null = null,
): Promise<PageUse[]> {
  const rows = await PageModel.find({ team, pictures: picture }).sort({ _id: -1 }).limit(most).session(session).lean();
  return storedPages.readAll(rows).map((record) => {
    const place = storedIn(record.content).find(({ address }) => images.idOf(address) === picture)?.place ?? "image";
    return { place: `page.${place}` as const, hash: record.hash, name: pageName(record), whose: subjectOf(record) };
  });
}

/** Whether any page at all shows a picture. */
export const isShown = async (picture: string, session: ClientSession): Promise<boolean> =>
  (await PageModel.exists({ pictures: picture }).session(session)) !== null;
