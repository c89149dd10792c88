import { expect, test } from "vitest";
import { INSTALL_GUIDES } from "#shared/catalog/installGuides.ts";
import { CLIENTS } from "./homeTexts.ts";

test("each mail client that is named has a guide", () => {
  const ids = INSTALL_GUIDES.map(({ id }) => id);
  expect(CLIENTS.map(({ guide }) => guide).filter((guide) => !ids.includes(guide))).toEqual([]);
});
