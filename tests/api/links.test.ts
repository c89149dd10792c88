import mongoose, { type Types } from "mongoose";
import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import { Counter } from "#server/features/links/counters.ts";
import { ClickBatchModel, ClickMonthModel, ShortLinkModel } from "#server/features/links/model.ts";
import { switchLinks } from "#server/features/links/service.ts";
import { visitor } from "#server/features/links/visitors.ts";
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
    const link = new Counter(path.slice(3), hash, null);
    for (let i = 0; i < 4500; i++)
      app.clicks.add(
        link,
        visitor({ ip: `10.0.${i >> 8}.${i & 255}`, userAgent: CHROME, referrer: "", isHead: false }),
      );
    t.equal((await counts()).clicks - before.clicks, 4500);
    t.ok((await ClickBatchModel.countDocuments()) - documents >= 3);
  });
  t.test("writes batches without a pause while more than one waits, or a storm would outrun them", async (t) => {
    await app.clicks.drain();
    const people = async () => (await ClickMonthModel.findOne({ signature: hash }).lean())?.people ?? 0;
    const before = await people();
    const told = { ip: "10.9.9.9", userAgent: CHROME, referrer: "", isHead: false };
    const [storm, one] = [10_000, visitor(told)];
    for (let i = 0; i < storm; i++) app.clicks.add(new Counter(`${path.slice(3)}${i}`, hash, null), one);
    const waited = app.clicks.waiting;
    await app.clicks.flush();
    t.ok(waited >= storm && app.clicks.waiting < 2000, "one flush leaves less than a batch");
    await app.clicks.flush();
    t.equal(app.clicks.waiting, 0);
    t.equal((await people()) - before, storm);
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
  t.test("are made for what somebody else serves, and the rest stays as it was typed", async (t) => {
    const inner = [
      "http://127.0.0.1:8080/",
      "http://2130706433/",
      "http://0x7f.1/",
      "http://0177.0.0.1/",
      "http://169.254.169.254/latest",
      "http://[::1]/",
      "http://[::ffff:127.0.0.1]/",
      "http://100.64.0.1/",
      "http://localhost:9/",
      "http://printer.local/",
      "http://metadata.google.internal/",
      "http://127.0.0.1.nip.io/",
      "https://bit.ly/3abc",
      "https://tinyurl.com./x",
      "https://testsafebrowsing.appspot.com/s/phishing.html",
      "http://localhost:3000/l/abc",
      "http://localhost:3000/login",
    ];
    const html = inner.map((url) => `<a href="${url}">x</a>`).join(" ");
    const addons = [{ type: "customHtml" as const, key: "a", data: { html } }];
    const other = await app.person();
    const made = (await other.post("/_/signatures", make.signature({ general: { addons } }))).json();
    const targets = made.shortLinks.map(({ url }: { url: string }) => url);
    t.ok(targets.includes("https://www.facebook.com/ana"));
    t.equal(targets.length, 2, "what a signature of the tests links to");
    const shown = (await app.anyone.get(`/signatures/${made.hash}/preview`)).json().html;
    t.match(shown, 'href="https://bit.ly/3abc"');
  });
  t.test("of earlier days lead nowhere when their target is one of those", async (t) => {
    await ShortLinkModel.create({ code: "old1", url: "http://169.254.169.254/latest", signature: hash });
    await ShortLinkModel.create({ code: "old2", url: "https://example.com/old", signature: hash });
    await ShortLinkModel.create({ code: "old3", url: "https://example.com/日本", signature: hash });
    const answer = await click({}, "GET", "/l/old1");
    t.match(answer.json(), { status: 410, code: "link_disabled" });
    t.notOk(answer.headers.location);
    t.match(answer.headers, { "cache-control": "no-store" });
    t.equal((await click({}, "GET", "/l/old2")).headers.location, "https://example.com/old");
    t.equal((await click({}, "GET", "/l/old3")).headers.location, "https://example.com/%E6%97%A5%E6%9C%AC");
  });
  t.test("can be switched off and on again, one, a signature's, a person's or a team's", async (t) => {
    const [owner, team] = [(await UserModel.findOne({ email: person.email }).lean())?._id, await make.teamOf(person)];
    for (const which of [{ code: path.slice(3) }, { signature: hash }, { owner: owner as Types.ObjectId }, { team }]) {
      t.equal((await click()).statusCode, 302);
      t.ok((await switchLinks(which, true)) > 0);
      t.equal((await click()).statusCode, 410);
      t.equal(await switchLinks(which, true), 0, "they are off already");
      t.ok((await switchLinks(which, false)) > 0);
    }
    t.equal((await click()).statusCode, 302);
  });
  t.test(
    "that another program switched off are off within a minute of the first reading, whoever shares the cache",
    async (t) => {
      const code = path.slice(3);
      const { now } = Date;
      t.teardown(() => {
        Date.now = now;
      });
      const start = now();
      const at = async (second: number) => {
        Date.now = () => start + second * 1000;
        return (await click()).statusCode;
      };
      // Another process that has it from the cache: what this one remembers is gone, what they share is not.
      const forget = () => hot().publish("links:switched", [code]);
      await switchLinks({ code }, true);
      await switchLinks({ code }, false);
      t.equal(await at(0), 302);
      await ShortLinkModel.updateOne({ code }, { disabledAt: new Date() });
      await forget();
      t.equal(await at(30), 302, "what the other process read holds for its minute");
      t.equal(await at(61), 410);
      await ShortLinkModel.updateOne({ code }, { $unset: { disabledAt: 1 } });
      t.equal(await at(120), 410, "a minute is a minute");
      t.equal(await at(122), 302);
    },
  );
  t.test("of a disabled account lead nowhere", async (t) => {
    const other = await app.person();
    const made = (await other.post("/_/signatures", make.signature())).json();
    await UserModel.updateOne({ email: other.email }, { isEnabled: false });
    t.equal((await click({}, "GET", new URL(made.shortLinks[0].shortUrl).pathname)).statusCode, 410);
  });
  t.test("a code that is missing is looked up once in a while, however often it is asked for", async (t) => {
    let reads = 0;
    const { find } = ShortLinkModel;
    t.intercept(ShortLinkModel, "find", {
      value: (...args: Parameters<typeof find>) => {
        reads++;
        return find.apply(ShortLinkModel, args);
      },
    });
    for (let i = 0; i < 20; i++) t.equal((await click({}, "GET", "/l/missing")).statusCode, 404);
    t.equal(reads, 1);
  });
  t.test("clicks wait while the store refuses, and none is lost or counted twice", async (t) => {
    const before = await counts();
    const { startSession } = mongoose;
    mongoose.startSession = () => Promise.reject(new Error("away"));
    for (let i = 0; i < 30; i++) await click();
    await app.clicks.flush();
    t.ok(app.clicks.waiting >= 30);
    mongoose.startSession = startSession;
    t.equal((await counts()).clicks - before.clicks, 30);
  });
});
