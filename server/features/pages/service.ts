import mongoose, { type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { reaches } from "#shared/members/rules.ts";
import { pageName } from "#shared/pages/rules.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { readdress, release } from "./assign.ts";
import { assignments } from "./assignments.ts";
import { type Beside, knowBeside } from "./beside.ts";
import { countLook } from "./counted.ts";
import { listAll } from "./list.ts";
import { lists, seenBy } from "./lists.ts";
import { PageModel, type PageRecord, pageWrites, slugWrites, storedPages, subjectOf } from "./model.ts";
import { moveLinks } from "./movedLinks.ts";
import { ownHostOf, urlOf } from "./present.ts";
import { servePages } from "./publicRoutes.ts";
import { mayCreate } from "./rights.ts";
import { isShown, usesIn } from "./uses.ts";
import { pageOf } from "./whole.ts";

export type { Beside, PageRecord };
export {
  assignments,
  countLook,
  isShown,
  knowBeside,
  listAll,
  lists,
  mayCreate,
  moveLinks,
  ownHostOf,
  pageOf,
  readdress,
  release,
  seenBy,
  servePages,
  urlOf,
  usesIn,
};

/** One page that the viewer's team owns and the viewer sees; all others are hidden. @throws not_found */
export async function getInTeam(viewer: Viewer, hash: string): Promise<PageRecord> {
  const record = storedPages.read(await PageModel.findOne({ hash }).lean());
  return record && reaches(viewer, subjectOf(record)) ? record : fail("not_found");
}

/** Where visitors see a team's page, on a domain of its own or on ours; null where they see none. */
export async function publishedUrl(
  team: Types.ObjectId,
  hash: string,
  ownHost: string | null = null,
): Promise<string | null> {
  const page = storedPages.read(await PageModel.findOne({ hash, team, isPublished: true }).lean());
  return page && urlOf(page, ownHost);
}

const LINKED = ["hash", "slug", "assignee"] as const;
const storedLinked = storedReader<PageRecord, "_id" | (typeof LINKED)[number]>(PageModel, LINKED);

/** The pages of some of a team's people that visitors see, by the address that the person has there. */
export async function linksOf(
  team: Types.ObjectId,
  emails: readonly string[],
): Promise<Map<string, { hash: string; url: string }>> {
  const filter = { team, assignee: mongoose.trusted({ $in: [...emails] }), isPublished: true };
  const pages = storedLinked.readAll(await PageModel.find(filter, LINKED).lean());
  return new Map(
    pages.flatMap((page) => {
      const url = urlOf(page);
      return page.assignee !== null && url !== null ? [[page.assignee, { hash: page.hash, url }] as const] : [];
    }),
  );
}

const NAMED = ["hash", "label", "slug", "content"] as const;
const storedNamed = storedReader<PageRecord, "_id" | (typeof NAMED)[number]>(PageModel, NAMED);

/** What some pages of a team are called, by their hashes. */
export async function namesOf(team: Types.ObjectId, hashes: readonly string[]): Promise<Map<string, string>> {
  const filter = { team, hash: mongoose.trusted({ $in: [...hashes] }) };
  const read = ["hash", "label", "slug", "content.profile.title"];
  const pages = storedNamed.readAll(await PageModel.find(filter, read).lean());
  return new Map(pages.map((page) => [page.hash, pageName(page)]));
}

/** The pages that are assigned to one of a team's people. */
export const assignedTo = async (team: Types.ObjectId, assignee: string): Promise<string[]> =>
  PageModel.distinct("hash", { team, assignee });

/** How often this process has written pages: who keeps something of them looks whether it still holds. */
export const writesOfPages = (): number => pageWrites.count + slugWrites.count;
