import { mkdtemp, readdir, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import { gauge } from "#server/features/health/metrics.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("an app that cannot be built leaves nothing behind when its test ends", async (t) => {
  process.env.TMPDIR = await mkdtemp(join(tmpdir(), "signoff-own-"));
  gauge("signoff_clicks_waiting", "taken, so that the app cannot have it", () => 0);
  const ends: (() => Promise<unknown>)[] = [];
  await t.rejects(startApp({ after: (end) => ends.push(end) }), /signoff_clicks_waiting/);
  t.not((await readdir(process.env.TMPDIR)).length, 0);
  t.ok(process.getActiveResourcesInfo().includes("ProcessWrap"), "the store runs");

  for (const end of ends) await end();
  t.same(await readdir(process.env.TMPDIR), []);
  t.notOk(process.getActiveResourcesInfo().includes("ProcessWrap"));
  await rmdir(process.env.TMPDIR);
});
