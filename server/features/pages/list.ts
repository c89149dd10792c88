import { pageName } from "#shared/pages/rules.ts";
import type { ListedPage } from "#shared/pages/schema.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { countVisits } from "../links/service.ts";
import { lists } from "./lists.ts";
import { PageModel, type PageRecord, storedPages } from "./model.ts";
import { ownHostOf, present, urlOf } from "./present.ts";
import { maySearch } from "./rights.ts";

const WORDS = ["hash", "label", "slug", "isPublished", "content"] as const;

const { pageOf, all } = lists({
  model: PageModel,
  stored: storedPages,
  read: ["hash", "label", "slug", "isPublished", "content.profile.title"],
  storedWords: storedReader<PageRecord, "_id" | (typeof WORDS)[number]>(PageModel, WORDS),
  wordsOf: ({ label, slug, content }) => [label, content.profile.title, slug],
  maySearch,
});

/** A part of the pages that the viewer sees, with how often they were seen. @throws not_found, too_many_requests */
export async function list(viewer: Viewer, page: number, wanted: { search: string }) {
  const { shown, hasMore } = await pageOf(viewer, page, wanted);
  const hashes = shown.map(({ hash }) => hash);
  const [visits, ownHost] = await Promise.all([countVisits(hashes), ownHostOf(viewer.team)]);
  const items = shown.map((record): ListedPage => {
    const { views = 0, clicks = 0 } = visits.get(record.hash) ?? {};
    return { ...present(record, viewer.team, viewer, ownHost), views, clicks };
  });
  return { items, page, hasMore };
}

/** All that the viewer sees, in short, the newest first. @throws not_found for a company that is not theirs */
export async function listAll(viewer: Viewer) {
  return (await all(viewer)).map((record) => ({
    hash: record.hash,
    name: pageName(record),
    isPublished: record.isPublished,
    url: urlOf(record),
  }));
}
