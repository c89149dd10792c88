import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EJSON } from "bson";
import t from "tap";
import { makeFolder, serve } from "./support/serve.ts";
import { type UnifiedFile, UnifiedRunner } from "./support/unified.ts";

const folder = process.env.MONGO_SPEC_DIR;

/** Applicable tests that the store answers with a refusal or that test what a single node cannot show, and why. */
const REFUSED: Record<string, string> = {
  "modifyCollection-pre_and_post_images: modifyCollection to changeStreamPreAndPostImages enabled": "change streams",
  "db-aggregate: Aggregate with $listLocalSessions": "a stage for operators of clusters",
  "db-aggregate: Aggregate with $listLocalSessions and allowDiskUse": "a stage for operators of clusters",
  "estimatedDocumentCount: estimatedDocumentCount works correctly on views": "views",
  "findOneAndUpdate-errorResponse: findOneAndUpdate document validation errInfo is accessible": "validators",
};

if (!folder)
  t.test("MongoDB's public CRUD, transaction and session tests", { skip: "MONGO_SPEC_DIR is not set" }, async () => {});
else {
  t.test("MongoDB's public CRUD, transaction and session tests", async (t) => {
    const { store } = await serve(t, makeFolder(t));
    const seen = new Set<string>();
    let [passed, skipped] = [0, 0];
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .sort()) {
      const file = EJSON.parse(readFileSync(join(folder, path), "utf8"), { relaxed: true }) as UnifiedFile;
      for (const test of file.tests) {
        const name = `${path.split("/").at(-1)?.replace(".json", "")}: ${test.description}`;
        const runner = new UnifiedRunner(store.uri, file, test);
        if (!runner.applies) {
          skipped++;
          continue;
        }
        const problem = await runner.run().then(
          () => null,
          (error: Error) => error,
        );
        if (name in REFUSED) {
          seen.add(name);
          t.match(problem?.message, /embedded store: .+ is not supported/, `refused: ${name} (${REFUSED[name]})`);
        } else if (problem) t.fail(`${name}: ${problem.message}`, { stack: problem.stack ?? "" });
        else passed++;
      }
    }
    t.comment(
      `${passed} passed, ${seen.size} refused, ${skipped} do not apply to a 7.0 replica set or need fail points`,
    );
    t.same(
      Object.keys(REFUSED).filter((name) => !seen.has(name)),
      [],
      "every listed refusal is met",
    );
    t.ok(passed > 180, "the suite was really run");
  });
}
