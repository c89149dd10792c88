import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import t from "tap";
import { storeWaiting } from "#server/db/deadline.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";
import { countStore, workOf } from "#tests/support/work.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const GMAIL = "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)";

t.test("the pixel", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();
  const open = (userAgent = CHROME, code = hash) =>
    app.inject({ url: `/o/${code}.gif`, headers: { "user-agent": userAgent } });
  const counts = async () => {
    await app.clicks.drain();
    return (await person.get(`/_/signatures/${hash}/links`)).json();
  };

  t.test("is 43 bytes that no cache keeps", async (t) => {
    const { statusCode, headers, rawPayload } = await open();
    t.match(
      { statusCode, headers },
      { statusCode: 200, headers: { "content-type": "image/gif", "cache-control": "no-store" } },
    );
    t.equal(rawPayload.length, 43);
    // The first open of a signature is looked up after the answer.
    while ((await counts()).opens === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  t.test("counts every open exactly, programs apart, and no click", async (t) => {
    const before = await counts();
    await Promise.all(Array.from({ length: 700 }, () => open()));
    await open(GMAIL);
    await open("Googlebot/2.1 (+http://www.google.com/bot.html)");
    await app.inject({ method: "HEAD", url: `/o/${hash}.gif`, headers: { "user-agent": CHROME } });
    const after = await counts();
    t.equal(after.opens - before.opens, 701);
    t.equal(after.botOpens - before.botOpens, 2);
    t.same(after.items, before.items);
  });

  t.test("is given to everybody, and counted for nobody, where there is no signature", async (t) => {
    const before = await counts();
    for (const code of ["x", "A".repeat(22), "open:".padEnd(22, "a"), "%00", "$where"])
      t.equal((await open(CHROME, code)).rawPayload.length, 43, code);
    t.same(await counts(), before);
  });

  t.test("of made-up names, however many, takes one turn at the store", async (t) => {
    let longest = 0;
    const madeUp = Array.from({ length: 400 }, (_, i) => open(CHROME, String(i).padStart(22, "z")));
    for (let i = 0; i < 20; i++) {
      longest = Math.max(longest, storeWaiting());
      await sleep(2);
    }
    await Promise.all(madeUp);
    t.equal(Math.max(longest, storeWaiting()), 0);
  });

  t.test("of made-up names are looked up together, as signatures and as mails", async (t) => {
    const another = await app.person();
    const { hash: last } = (await another.post("/_/signatures", make.signature())).json();
    const opensOfLast = async () => (await another.get(`/_/signatures/${last}/links`)).json().opens;
    countStore();
    t.teardown(() => void mongoose.set("debug", false));
    const { "store.sentmails.find": finds = 0, "store.sentmails.findOne": alone = 0 } = await workOf(async () => {
      await Promise.all(Array.from({ length: 400 }, (_, i) => open(CHROME, String(i).padStart(22, "y"))));
      await open(CHROME, last);
      // What comes last is looked up last.
      while ((await opensOfLast()) === 0) await Promise.all([sleep(20), app.clicks.drain()]);
    });
    t.ok(finds > 0 && finds + alone <= 20, `${finds} and ${alone} questions`);
  });
});
