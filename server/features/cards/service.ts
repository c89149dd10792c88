import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import type { Viewer } from "../auth/viewer.ts";
import { readdress, release } from "./assign.ts";
import { whenDeleted } from "./deleted.ts";
import { CardModel, type CardRecord, cardWrites, storedCards, subjectOf } from "./model.ts";
import { onPages } from "./onPages.ts";
import { serveCards } from "./publicRoutes.ts";
import { mayCreate } from "./rights.ts";
import { isShown, usesIn } from "./uses.ts";
import { pageOf } from "./whole.ts";

/** How often this process has written cards. */
export const writesOfCards = (): number => cardWrites.count;
export { isShown, mayCreate, onPages, pageOf, readdress, release, serveCards, usesIn, whenDeleted };

/** One card that the viewer's team owns and the viewer sees; all others are hidden. @throws not_found */
export async function getInTeam(viewer: Viewer, hash: string): Promise<CardRecord> {
  const record = storedCards.read(await CardModel.findOne({ hash }).lean());
  return record && reaches(viewer, subjectOf(record)) ? record : fail("not_found");
}
