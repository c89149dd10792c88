import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import t, { type Test } from "tap";
import { pixelProcess } from "#renderer/pixels/process.ts";
import { photo } from "#tests/support/pictures.ts";

const ICON = { network: "web", shape: 1, fill: "#14828c", glyph: "#ffffff", sizePx: 22, density: 2 } as const;
const log = { warn: () => {} };

const start = (t: Test, options: object = {}) => {
  const pixels = pixelProcess({ log, ...options });
  t.teardown(() => pixels.stop());
  return pixels;
};
const until = async (is: () => boolean) => {
  for (let i = 0; i < 200 && !is(); i++) await sleep(50);
  return is();
};
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
/** Minutes of work, were there no limit. */
const slow = Buffer.from(
  JSON.stringify({
    html: `<div>${"Lorem ipsum ".repeat(9000)}</div>`,
    kind: "thumbnail",
    color: "#000000",
    pictures: {},
  }),
);

t.test("the process that makes pictures", async (t) => {
  const pixels = start(t);

  t.test("starts with the first of them, and does not know our secrets", async (t) => {
    process.env.TOKEN_SECRET = "a secret that nobody may read";
    t.teardown(() => delete process.env.TOKEN_SECRET);
    t.equal(pixels.pid(), undefined);
    const icon = await pixels.run("icon", ICON);
    t.match(await sharp(icon ?? undefined).metadata(), { format: "png", width: 44 });
    const environ = `/proc/${pixels.pid()}/environ`;
    if (existsSync(environ)) t.notMatch(readFileSync(environ, "utf8"), /TOKEN_SECRET/);
  });

  t.test("passes on what it refuses, and its own mistakes as such", async (t) => {
    const refused = pixels.run("source", { upload: Buffer.from("no picture"), crop: undefined });
    await t.rejects(refused, { code: "not_an_image", errors: [{ path: "image" }] });
    const mistake = pixels.run("icon", null as never);
    await t.rejects(mistake, { code: "internal" });
  });

  t.test("that is killed at work comes back, and nobody notices", async (t) => {
    const upload = await photo(3000, 2000);
    const jobs = Array.from({ length: 3 }, () => pixels.run("source", { upload, crop: undefined }));
    const pid = pixels.pid() as number;
    process.kill(pid, "SIGKILL");
    for (const { widthPx } of await Promise.all(jobs)) t.equal(widthPx, 1200);
    t.not(pixels.pid(), pid);
  });

  t.test("gives up a job that breaks it again and again, and goes on with the others", async (t) => {
    const upload = await photo(4000, 3000);
    const job = pixels.run("source", { upload, crop: undefined });
    const killer = setInterval(() => {
      const pid = pixels.pid();
      if (pid !== undefined) process.kill(pid, "SIGKILL");
    }, 20);
    await t.rejects(job, { code: "undrawable", retryAfterSeconds: 60 });
    clearInterval(killer);
    t.ok(await pixels.run("icon", ICON));
  });

  t.test("ends a drawing that nobody waits for", async (t) => {
    const caller = new AbortController();
    const drawing = pixels.run("picture", slow, { signal: caller.signal });
    caller.abort(new Error("left"));
    await t.rejects(drawing, { message: "left" });
    t.ok(await pixels.run("icon", ICON));
  });
});

t.test("a job that takes too long ends with its process, the next one has another", async (t) => {
  const pixels = start(t, { maxJobMs: 150 });
  const upload = await photo(5000, 4000);
  const jobs = Array.from({ length: 12 }, () => pixels.run("source", { upload, crop: undefined }));
  const codes = (await Promise.allSettled(jobs)).map((job) => job.status === "rejected" && job.reason.code);
  t.ok(codes.includes("undrawable"));
  const patient = start(t);
  t.ok(await patient.run("icon", ICON));
});

t.test("that cannot be started is said at once, and started when it can be", async (t) => {
  const pixels = start(t);
  const { execPath } = process;
  process.execPath = "/nowhere/node";
  t.teardown(() => {
    process.execPath = execPath;
  });
  const refused = Array.from({ length: 2 }, () => t.rejects(pixels.run("icon", ICON), { code: "unavailable" }));
  process.execPath = execPath;
  await Promise.all(refused);
  t.ok(await pixels.run("icon", ICON));
});

t.test("without work it ends, and starts again", async (t) => {
  const pixels = start(t, { idleMs: 50 });
  await pixels.run("icon", ICON);
  const pid = pixels.pid() as number;
  t.ok(await until(() => pixels.pid() === undefined && !isAlive(pid)), "it is gone");
  t.ok(await pixels.run("icon", ICON));
});

t.test("stops at once, and answers whoever waits", async (t) => {
  const pixels = pixelProcess({ log });
  const job = pixels.run("source", { upload: await photo(4000, 3000), crop: undefined });
  const answered = t.rejects(job, { code: "unavailable" });
  await pixels.stop();
  await answered;
  await t.rejects(pixels.run("icon", ICON), { code: "unavailable" });
});
