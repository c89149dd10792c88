import { expect, test } from "vitest";
import { contrastHint } from "./ColorField.tsx";

test("hints at a colour that is hard to read, and only then", () => {
  expect(contrastHint("#00cfd6", "#ffffff")).toBe("Contrast 1.9 : 1, hard to read on #ffffff.");
  expect(contrastHint("#00686c", "#ffffff")).toBeUndefined();
  expect(contrastHint("#00cfd6", undefined)).toBeUndefined();
  expect(contrastHint("#0", "#ffffff")).toBeUndefined();
});
