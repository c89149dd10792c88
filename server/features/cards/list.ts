import { cardName } from "#shared/cards/rules.ts";
import type { ListedCard } from "#shared/cards/schema.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";
import { countVisits } from "../links/service.ts";
import { lists, ownHostOf } from "../pages/service.ts";
import { CardModel, type CardRecord, storedCards } from "./model.ts";
import { present, urlOf } from "./present.ts";
import { maySearch } from "./rights.ts";

const WORDS = ["hash", "label", "content"] as const;

const { pageOf, all } = lists({
  model: CardModel,
  stored: storedCards,
  read: ["hash", "label", "content.header", "content.title", "content.subheader"],
  storedWords: storedReader<CardRecord, "_id" | (typeof WORDS)[number]>(CardModel, WORDS),
  wordsOf: ({ label, content: { header, title, subheader }, hash }) => [
    label,
    header,
    title,
    subheader,
    urlOf({ hash }),
  ],
  maySearch,
});

/** A part of the cards that the viewer sees, with how often they were seen. @throws not_found, too_many_requests */
export async function list(viewer: Viewer, page: number, wanted: { search: string }) {
  const { shown, hasMore } = await pageOf(viewer, page, wanted);
  const hashes = shown.map(({ hash }) => hash);
  const [visits, ownHost] = await Promise.all([countVisits(hashes), ownHostOf(viewer.team)]);
  const items = shown.map((record): ListedCard => {
    const { views = 0, saves = 0 } = visits.get(record.hash) ?? {};
    return { ...present(record, viewer.team, viewer, ownHost), views, saves };
  });
  return { items, page, hasMore };
}

/** All that the viewer sees, in short, the newest first. @throws not_found for a company that is not theirs */
export async function listAll(viewer: Viewer) {
  return (await all(viewer)).map((record) => ({
    hash: record.hash,
    name: cardName(record),
    url: urlOf(record),
  }));
}
