import { expect, test } from "vitest";
import { PREFILLS } from "#shared/catalog/prefills.ts";
import { TEMPLATES, templateBlocks } from "#shared/catalog/templates.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { CHOICES, type Choice, type Filter, matches, NO_FILTER, nameOf } from "./choices.ts";

const found = (filter: Partial<Filter>) => CHOICES.filter((choice) => matches(choice, { ...NO_FILTER, ...filter }));
const layout = (id: number) => CHOICES.find((choice) => choice.id === `layout-${id}`) as Choice;

test("every layout and every design can be chosen, what a free account may save first", () => {
  expect(new Set(CHOICES.map(({ id }) => id)).size).toBe(TEMPLATES.length + PREFILLS.length);
  const frees = CHOICES.map((choice) => choice.layout.isFree);
  expect(frees.lastIndexOf(true)).toBeLessThan(frees.indexOf(false));
  expect(CHOICES.slice(0, 4).map(nameOf)).toEqual(["Portrait left", "Centred", "Side bar", "Letterhead"]);
});

test.each([
  [{}, CHOICES.length],
  [{ kind: "layouts" }, TEMPLATES.length],
  [{ kind: "layouts", isFree: true }, 4],
  [{ profession: "Lawyer" }, 5],
  [{ profession: "Lawyer", style: "Elegant" }, 1],
  [{ text: "  LAWYER elegant " }, 1],
  [{ text: "läwyer" }, 5],
  // The role of the person who lends the words.
  [{ text: "solicitor" }, 5],
  [{ text: "solicitor nowhere" }, 0],
] as const)("%j lets %d through", (filter, count) => expect(found(filter)).toHaveLength(count));

test("a layout brings its own order of parts, the one in use keeps the person's", () => {
  const document = SignatureInput.parse({ design: { templateId: 2, blocksConfig: templateBlocks(2).toReversed() } });
  const before = structuredClone(document);
  layout(2).apply(document);
  expect(document).toEqual(before);
  layout(4).apply(document);
  expect(document.design).toMatchObject({ templateId: 4, blocksConfig: templateBlocks(4) });
});
