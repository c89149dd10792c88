import type { ListedCard } from "#shared/cards/schema.ts";
import { msg } from "#shared/languages/translate.ts";
import type { ListedPage } from "#shared/pages/schema.ts";

/** A step of a page or card: what it is called, and whether it is done. */
export type OwnStep = { label: string; isDone: boolean };

/** How far somebody has come with a page: theirs that has come farthest. */
export function pageSteps(pages: readonly Pick<ListedPage, "content" | "slug" | "isPublished">[]): OwnStep[] {
  return farthest(
    pages.map(({ content: { profile, blocks }, slug, isPublished }) => [
      true,
      profile.title.trim() !== "" && blocks.length > 0,
      slug !== "",
      isPublished,
    ]),
    [msg("Make a page"), msg("Give it a title and a block"), msg("Choose its address"), msg("Publish it")],
  );
}

/** The same with a card. One that is saved can be seen at once. */
export function cardSteps(cards: readonly Pick<ListedCard, "content" | "saves">[]): OwnStep[] {
  return farthest(
    cards.map(({ content: { contacts, photo, logo }, saves }) => [
      true,
      contacts.some(({ value }) => value.trim() !== ""),
      photo !== null || logo !== null,
      saves > 0,
    ]),
    [
      msg("Make a card"),
      msg("Add a contact that works"),
      msg("Add a photo or a logo"),
      msg("Have it saved by somebody"),
    ],
  );
}

function farthest(all: readonly (readonly boolean[])[], labels: readonly string[]): OwnStep[] {
  const count = (steps: readonly boolean[]) => steps.filter(Boolean).length;
  const best = all.reduce<readonly boolean[]>((found, steps) => (count(steps) > count(found) ? steps : found), []);
  return labels.map((label, at) => ({ label, isDone: best[at] ?? false }));
}
