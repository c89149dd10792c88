import mongoose from "mongoose";
import t from "tap";
import { ClickBatchModel, ClickMonthModel } from "#server/features/links/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

t.test("short links", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash, shortLinks } = (await person.post("/_/signatures", make.signature())).json();
  const { url, shortUrl } = shortLinks[0];
  const path = new URL(shortUrl).pathname;
  const click = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET", to = path) =>
    app.inject({ method, url: to, headers: { "user-agent": CHROME, ...headers } });
  const counts = async () => {
    await app.clicks.drain();
    const { items } = (await person.get(`/_/signatures/${hash}/links`)).json();
    return items.find((item: { shortUrl: string }) => item.shortUrl === shortUrl);
  };

  t.test("leads to the stored address and is never cached", async (t) => {
    const answer = await click();
    t.equal(answer.statusCode, 302);
    t.equal(answer.headers.location, url);
    t.match(answer.headers["cache-control"], "no-store");
  });
  t.test("counts people exactly, bots and HEAD apart", async (t) => {
    const before = await counts();
    await Promise.all(Array.from({ length: 1200 }, () => click()));
    await click({ "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await click({ "user-agent": "" });
    await click({}, "HEAD");
    const after = await counts();
    t.equal(after.clicks - before.clicks, 1200);
    t.equal(after.botClicks - before.botClicks, 3);
  });
  t.test("writes thousands of visitors in batches that fit a document", async (t) => {
    const before = await counts();
    const documents = await ClickBatchModel.countDocuments();
    for (let i = 0; i < 4500; i++)
      app.clicks.add(path.slice(3), hash, {
        ip: `10.0.${i >> 8}.${i & 255}`,
        userAgent: CHROME,
        referrer: "",
        isHead: false,
      });
    t.equal((await counts()).clicks - before.clicks, 4500);
    t.ok((await ClickBatchModel.countDocuments()) - documents >= 3);
  });
  t.test("keeps no address of anybody", async (t) => {
    await click({ referer: "https://mail.example.com/inbox/secret?token=1" });
    await app.clicks.drain();
    const stored = JSON.stringify([await ClickBatchModel.find().lean(), await ClickMonthModel.find().lean()]);
    t.notMatch(stored, "127.0.0.1");
    t.notMatch(stored, "secret");
    t.match(stored, "mail.example.com");
  });
  t.test("answers unknown and impossible codes with 404", async (t) => {
    for (const bad of ["/l/nothing", "/l/$where", "/l/%00", `/l/${"a".repeat(300)}`])
      t.equal((await click({}, "GET", bad)).statusCode, 404, bad);
    t.equal((await app.inject({ method: "POST", url: path })).statusCode, 404);
  });
  t.test("a code that was missing works as soon as it exists", async (t) => {
    const other = await app.person();
    const made = (await other.post("/_/signatures", make.signature())).json();
    t.equal((await click({}, "GET", new URL(made.shortLinks[0].shortUrl).pathname)).statusCode, 302);
  });
  t.test("clicks wait while the store refuses, and none is lost or counted twice", async (t) => {
    const before = await counts();
    const { transaction } = mongoose.connection;
    mongoose.connection.transaction = () => Promise.reject(new Error("away"));
    for (let i = 0; i < 30; i++) await click();
    await app.clicks.flush();
    t.ok(app.clicks.waiting >= 30);
    mongoose.connection.transaction = transaction;
    t.equal((await counts()).clicks - before.clicks, 30);
  });
});
