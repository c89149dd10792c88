import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ERRORS } from "./catalogue.ts";
import { MESSAGES } from "./messages.ts";
import { describeIssue, fieldErrors } from "./problem.ts";

const ROOT = join(import.meta.dirname, "../..");
const sources = ["server", "renderer", "client", "shared"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) => join(ROOT, folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|errors\/catalogue\.ts$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it.each(Object.keys(ERRORS))("%s is used somewhere", (code) => expect(sources).toContain(`"${code}"`));

it.each(Object.keys(MESSAGES))("%s is said somewhere", (name) =>
  expect(sources.includes(`MESSAGES.${name}`)).toBe(true),
);

it("answers 4xx and 5xx only, each with a sentence", () => {
  for (const { status, message } of Object.values(ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message.length).toBeGreaterThan(5);
  }
});

it("turns issues into rows a person can act on", () => {
  expect(
    fieldErrors([
      { code: "too_big", origin: "string", maximum: 200, path: ["general", "name"], message: "Invalid input" },
      { code: "unrecognized_keys", keys: ["a", "b"], path: ["general"], message: "Invalid input" },
    ]),
  ).toEqual([
    { path: "general.name", message: "Use at most 200 characters." },
    { path: "general.a", message: "This field is not known." },
    { path: "general.b", message: "This field is not known." },
  ]);
  expect(describeIssue({ code: "invalid_type", expected: "array", path: [], message: "Invalid input" })).toBe(
    "This must be an array.",
  );
});
