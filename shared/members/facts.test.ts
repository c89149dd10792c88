import { expect, it } from "vitest";
import * as z from "zod/mini";
import { FactChanges, Facts, NO_FACTS } from "./facts.ts";

it("leaves alone what a change does not name", () => {
  expect(z.parse(FactChanges, {})).toEqual({});
  expect(z.parse(FactChanges, { phone: " 1 " })).toEqual({ phone: "1" });
});

it("knows nothing of somebody of whom nothing is said", () => {
  expect(z.parse(Facts, {})).toEqual(NO_FACTS);
});
