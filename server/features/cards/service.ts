import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { readdress, release } from "./assign.ts";
import { whenDeleted } from "./deleted.ts";
import { listAll } from "./list.ts";
import { CardModel, type CardRecord, cardWrites, storedCards, subjectOf } from "./model.ts";
import { onPages } from "./onPages.ts";
import { urlOf } from "./present.ts";
import { serveCards } from "./publicRoutes.ts";
import { mayCreate } from "./rights.ts";
import { isShown, usesIn } from "./uses.ts";
import { tellWalletsOfPage } from "./wallets/told.ts";
import { pageOf } from "./whole.ts";

/** How often this process has written cards. */
export const writesOfCards = (): number => cardWrites.count;
export {
  isShown,
  listAll,
  mayCreate,
  onPages,
  pageOf,
  readdress,
  release,
  serveCards,
  tellWalletsOfPage,
  usesIn,
  whenDeleted,
};

const LINKED = ["hash", "assignee"] as const;
const storedLinked = storedReader<CardRecord, "_id" | (typeof LINKED)[number]>(CardModel, LINKED);

/** The cards of some of a team's people, by the address that the person has there. */
export async function linksOf(
  team: Types.ObjectId,
  emails: readonly string[],
): Promise<Map<string, { hash: string; url: string }>> {
  const filter = { team, assignee: mongoose.trusted({ $in: [...emails] }) };
  const cards = storedLinked.readAll(await CardModel.find(filter, LINKED).lean());
  return new Map(
    cards.flatMap(({ assignee, hash }) => (assignee === null ? [] : [[assignee, { hash, url: urlOf({ hash }) }]])),
  );
}

/** One card that the viewer's team owns and the viewer sees; all others are hidden. @throws not_found */
export async function getInTeam(viewer: Viewer, hash: string): Promise<CardRecord> {
  const record = storedCards.read(await CardModel.findOne({ hash }).lean());
  return record && reaches(viewer, subjectOf(record)) ? record : fail("not_found");
}
