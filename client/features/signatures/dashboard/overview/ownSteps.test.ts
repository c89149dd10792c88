import { expect, test } from "vitest";
import { CardContent } from "#shared/cards/schema.ts";
import { PageContent } from "#shared/pages/schema.ts";
import { cardSteps, pageSteps } from "./ownSteps.ts";

const done = (steps: { isDone: boolean }[]) => steps.map(({ isDone }) => isDone);

test("nothing is done where there is nothing", () => {
  expect(done(pageSteps([]))).toEqual([false, false, false, false]);
  expect(done(cardSteps([]))).toEqual([false, false, false, false]);
});

test("the page that has come farthest counts", () => {
  const draft = { content: PageContent.parse({}), slug: "", isPublished: false };
  const shown = { content: PageContent.parse({ profile: { title: "Ana" } }), slug: "ana", isPublished: true };
  expect(done(pageSteps([draft]))).toEqual([true, false, false, false]);
  expect(done(pageSteps([draft, shown]))).toEqual([true, false, true, true]);
});

test("a card has contacts, a picture, and somebody who has saved it", () => {
  const contacts = [
    { name: "email", value: "ana@acme.example" },
    { name: "phone", value: " " },
  ];
  const content = CardContent.parse({ header: "Acme", title: "Ana", contacts });
  expect(done(cardSteps([{ content, saves: 0 }]))).toEqual([true, true, false, false]);
  expect(done(cardSteps([{ content: CardContent.parse({ contacts: contacts.slice(1) }), saves: 2 }]))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
