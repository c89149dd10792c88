import { expect, test } from "vitest";
import { fieldErrors } from "./problem.ts";

test("names unknown keys one by one, and stops before the answer outgrows the request", () => {
  const keys = Array.from({ length: 10_000 }, (_, i) => `k${i}`);
  const rows = fieldErrors([{ code: "unrecognized_keys", path: ["general"], message: "", keys }]);
  expect(rows[0]).toEqual({ path: "general.k0", message: "This field is not known." });
  expect(rows).toHaveLength(50);
  const issues = keys.map((key) => ({ code: "custom", path: [key], message: "No." }));
  expect(fieldErrors(issues)).toHaveLength(50);
});
