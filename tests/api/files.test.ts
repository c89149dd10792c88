import { access, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t, { type Test } from "tap";
import { diskFiles } from "#server/ports/files/disk.ts";
import type { Files } from "#server/ports/files/files.ts";
import { s3Files } from "#server/ports/files/s3.ts";
import { fakeServer } from "#tests/support/fakeServer.ts";
import { S3_SETTINGS, startObjectStore } from "#tests/support/objectStore.ts";

const NAME = "abcdefghijklmnopqrstuv-10x20_s3w100@2.png";

t.test("files on disk", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "signoff-files-"));
  t.teardown(() => rm(folder, { recursive: true }));
  await contract(t, diskFiles(folder));

  t.test("leaves no drafts behind and nothing outside its folder", async (t) => {
    const files = diskFiles(join(folder, "inner"));
    await Promise.all(Array.from({ length: 20 }, (_, i) => files.put(NAME, Buffer.alloc(50_000, i), "image/png")));
    t.same(await readdir(join(folder, "inner"), { recursive: true }), ["ab", join("ab", NAME)]);
    const [bytes] = [await files.get(NAME)];
    t.equal(new Set(bytes).size, 1, "one of the writes, whole");
    await t.rejects(files.put("../../escaped.png", Buffer.from("x"), "image/png"));
    await t.rejects(access(join(folder, "..", "escaped.png")));
  });
});

t.test("files in S3", async (t) => {
  const { url, stop, objects } = await startObjectStore(t);
  const files = s3Files({ endpoint: url, ...S3_SETTINGS });
  await contract(t, files);

  t.test("tells the store what it holds", async (t) => {
    await files.put(NAME, Buffer.from("x"), "image/png");
    t.equal([...objects.values()][0]?.type, "image/png");
  });
  t.test("refuses with 503 when the store denies or is away", async (t) => {
    const denied = s3Files({ endpoint: url, ...S3_SETTINGS, bucket: "of-others" });
    await t.rejects(denied.get(NAME), { code: "unavailable", retryAfterSeconds: 5 });
    await stop();
    await t.rejects(files.get(NAME), { code: "unavailable" });
    await t.rejects(files.put(NAME, Buffer.from("x"), "image/png"), { code: "unavailable" });
  });
});

t.test("files in an S3 that hangs are refused in time, wherever it stops", async (t) => {
  /** The deadline is 4 s; two tries of their own were twice that and more. */
  const LATE_MS = 7000;
  let isFirst = true;
  const { url } = await fakeServer(t, (request, response) => {
    if (request.url?.includes("broken") && isFirst) {
      isFirst = false;
      request.socket.destroy();
    }
    if (request.url?.includes("half")) response.writeHead(200, { "content-length": "10" }).write("12345");
  });
  const files = s3Files({ endpoint: url, ...S3_SETTINGS });
  const calls: Record<string, () => Promise<unknown>> = {
    get: () => files.get(NAME),
    "get, half of it": () => files.get(`half-${NAME}`),
    "get, on the second try": () => files.get(`broken-${NAME}`),
    has: () => files.has(NAME),
    put: () => files.put(NAME, Buffer.alloc(2_000_000), "image/png"),
    remove: () => files.remove(NAME),
  };
  await Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const start = performance.now();
      await t.rejects(call(), { code: "unavailable", retryAfterSeconds: 5 }, name);
      const ms = Math.round(performance.now() - start);
      t.ok(ms < LATE_MS, `${name}: ${ms} ms`);
    }),
  );
});

/** What every store of files promises. */
async function contract(t: Test, files: Files) {
  t.test("gives back what was put", async (t) => {
    const bytes = Buffer.from([0, 255, 1, 254, 10, 13]);
    t.equal(await files.has(NAME), false);
    t.equal(await files.get(NAME), null);
    await files.put(NAME, bytes, "image/png");
    t.equal(await files.has(NAME), true);
    t.ok(bytes.equals((await files.get(NAME)) as Buffer));
  });
  t.test("replaces and removes", async (t) => {
    await files.put(NAME, Buffer.from("second"), "image/png");
    t.equal(String(await files.get(NAME)), "second");
    await files.remove(NAME);
    t.equal(await files.get(NAME), null);
    await files.remove(NAME);
  });
  t.test("lists names by how they begin", async (t) => {
    const other = NAME.replace("10x20", "30x40");
    const [base = ""] = NAME.split("_s");
    t.same(await files.list(base), []);
    for (const name of [NAME, `${base}.png`, other]) await files.put(name, Buffer.from("x"), "image/png");
    t.same((await files.list(base)).sort(), [`${base}.png`, NAME].sort());
    for (const name of [NAME, `${base}.png`, other]) await files.remove(name);
    t.same(await files.list(base), []);
  });
  t.test("takes flat names only", async (t) => {
    for (const name of ["../up.png", "a/b.png", "..", "", "C:\\x.png", "a\0.png", ".hidden", "x".repeat(300)]) {
      await t.rejects(async () => files.put(name, Buffer.from("x"), "image/png"), name);
      await t.rejects(async () => files.get(name), name);
    }
  });
}
