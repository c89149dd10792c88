import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { SentMailModel } from "#server/features/links/mails/model.ts";
import { ClickBatchModel } from "#server/features/links/model.ts";
import { tallyNew } from "#server/features/links/service.ts";
import { recountDay } from "#server/features/links/tallies/recount.ts";
import { settings } from "#server/settings.ts";
import { MAX_SENT_MAILS } from "#shared/extension/constants.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
const GMAIL = "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)";
const GMAIL_AHEAD =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0";
const APPLE = "Mozilla/5.0";
const LONG_AGO_MS = 3_600_000;
const newId = () => randomBytes(16).toString("base64url");

t.test("mails that the extension writes are counted by themselves", async (t) => {
  const app = await startApp(t);
  const owner = await make.paid(app);
  type Person = typeof owner;
  const keyOf = async (person: Person): Promise<string> =>
    (await person.post("/_/app/user/signature-keys", { name: "Extension" })).json().key;
  const tell = (key: string, path: string, payload: object) =>
    app.inject({
      method: "POST",
      url: `/api/app/extension/mails${path}`,
      headers: { authorization: `Bearer ${key}` },
      payload,
    });
  const setUp = async (person: Person) => {
    const input = make.signature({ general: { name: "Ana" } });
    const { hash } = (await person.post("/_/signatures", input)).json();
    await person.put(`/_/signatures/${hash}/set-default`);
    return { hash, key: await keyOf(person) };
  };
  const { hash, key } = await setUp(owner);
  const defaultOf = (by = key) =>
    app.inject({ url: "/api/_/signatures/default", headers: { authorization: `Bearer ${by}` } });
  const begun = async (by = key, signature = hash) => {
    const id = newId();
    t.equal((await tell(by, "", { id, signature })).statusCode, 204);
    return id;
  };
  const sent = async (agoMs = LONG_AGO_MS, by = key) => {
    const id = await begun(by);
    t.equal((await tell(by, "/sent", { id, agoMs })).statusCode, 204);
    return id;
  };
  const countsOf = async (id: string, by = key) => {
    // Loads are looked up after the answer.
    for (let turn = 0; turn < 4; turn++) {
      await sleep(30);
      await app.clicks.drain();
    }
    return (await tell(by, "/counts", { ids: [id] })).json().items[0];
  };
  const open = (id: string, userAgent = CHROME) =>
    app.inject({ url: `/o/${id}.gif`, headers: { "user-agent": userAgent } });
  const click = (path: string, userAgent = CHROME, remoteAddress = "203.0.113.7") =>
    app.inject({ url: path, headers: { "user-agent": userAgent }, remoteAddress });

  t.test("when the team's owner has switched it on, and no sooner", async (t) => {
    t.equal((await defaultOf()).json().counting, null);
    t.match((await tell(key, "", { id: newId(), signature: hash })).json(), { status: 403, code: "mails_not_counted" });
    const member = await make.member(app, {}, owner);
    t.match((await member.put("/_/app/team/mail-counting", { isOn: true })).json(), { code: "no_permission" });
    const free = await app.person();
    t.match((await free.put("/_/app/team/mail-counting", { isOn: true })).json(), { code: "analytics_unavailable" });
    t.equal((await free.put("/_/app/team/mail-counting", { isOn: false })).statusCode, 200);
    const before = (await defaultOf()).headers.etag;
    t.same((await owner.put("/_/app/team/mail-counting", { isOn: true })).json(), { isOn: true });
    t.equal((await owner.get("/_/app/team")).json().countsMails, true);
    const answer = await defaultOf();
    t.not(answer.headers.etag, before, "who has it already hears of it");
    const { counting } = answer.json();
    t.equal(counting.pixel, `${settings().PUBLIC_URL}/o/`);
    t.ok(counting.links.some(({ url }: { url: string }) => url.includes("facebook.com/ana")));
    const again = (await defaultOf()).json().counting;
    t.same(again, counting, "links are made once");
  });

  const linksOf = async (): Promise<string[]> =>
    (await defaultOf()).json().counting.links.map(({ shortUrl }: { shortUrl: string }) => new URL(shortUrl).pathname);

  t.test("image loads, what machines load apart", async (t) => {
    const id = await sent();
    const other = await sent();
    for (const agent of [CHROME, GMAIL, GMAIL_AHEAD, APPLE, APPLE, "Googlebot/2.1 (+http://www.google.com/bot.html)"])
      await open(id, agent);
    t.match(await countsOf(id), { opens: 2, clicks: 0, openedApart: { machine: 3, bot: 1 }, clickedApart: {} });
    t.match(await countsOf(other), { opens: 0, clicks: 0, countedAt: null });
    const { opens } = (await owner.get(`/_/signatures/${hash}/links`)).json();
    t.equal(opens, 2, "the signature counts them too, once");
  });

  t.test("clicks on its links, which lead where they lead", async (t) => {
    const [link = ""] = await linksOf();
    const id = await sent();
    const { headers } = await click(link);
    const wrapped = await click(`${link}.${id}`);
    t.equal(wrapped.statusCode, 302);
    t.equal(wrapped.headers.location, headers.location);
    await click(`${link}.${id}`, "");
    t.match(await countsOf(id), { opens: 0, clicks: 1, clickedApart: { scanner: 1 } });
    const { items } = (await owner.get(`/_/signatures/${hash}/links`)).json();
    const its = items.find(({ shortUrl }: { shortUrl: string }) => shortUrl.endsWith(link));
    t.equal(its.clicks, 2, "the link counts all of them");
  });

  t.test("nothing of others before it is sent, and no person within seconds after", async (t) => {
    const [link = ""] = await linksOf();
    const id = await begun();
    await open(id, FIREFOX);
    await click(`${link}.${id}`, FIREFOX);
    t.match(await countsOf(id), { opens: 0, clicks: 0, openedApart: { own: 1 }, clickedApart: { own: 1 } });
    t.equal((await tell(key, "/sent", { id, agoMs: 0 })).statusCode, 204);
    await open(id, FIREFOX);
    await click(`${link}.${id}`, FIREFOX);
    t.match(await countsOf(id), { opens: 1, clicks: 0, clickedApart: { own: 1, scanner: 1 } });
    const after = settings().SCANNER_SECONDS * 1000 + 1;
    await tell(key, "/sent", { id, agoMs: after });
    await click(`${link}.${id}`, FIREFOX);
    t.match(await countsOf(id), { clicks: 1 });
  });

  t.test("who follows several links at once is a scanner there as well, when the day is over", async (t) => {
    const [one = ""] = await linksOf();
    const own = await Promise.all(
      [1, 2].map(async (n) => (await owner.post("/_/links", { url: `https://more.example.com/${n}` })).json().code),
    );
    t.equal(own.filter(Boolean).length, 2);
    const id = await sent();
    for (const agent of [CHROME, CHROME, FIREFOX]) await click(`${one}.${id}`, agent, "203.0.113.99");
    t.match(await countsOf(id), { clicks: 3 });
    const team = await make.teamOf(owner);
    const today = new Date().toISOString().slice(0, 10);
    await recountDay(team, today, "UTC");
    t.match(await countsOf(id), { clicks: 3, clickedApart: {} }, "counted again it is the same");
    // A gateway: three links of the signature within a moment.
    const batch = await ClickBatchModel.findOne({ lines: new RegExp(`${id}`) }).lean();
    const [, moments, visitor] =
      (batch?.lines ?? "")
        .split("\n")
        .find((row) => row.endsWith(id))
        ?.split("\t") ?? [];
    const code = one.split("/").at(-1);
    const rows = [`${code}`, "x1", "x2"].map(
      (name) => `${name}\t${moments?.split(",")[0]}\t${visitor}\t\t\tcomputer\t\t${id}`,
    );
    await ClickBatchModel.create({
      _id: "gateway",
      at: new Date(),
      from: batch?.from,
      lines: rows.join("\n"),
      counters: [code, "x1", "x2"].map((name) => `${name}\t${hash}\t${team}`).join("\n"),
      teams: [team],
      isNew: true,
    });
    await tallyNew();
    t.match(await countsOf(id), { clicks: 6 });
    await recountDay(team, today, "UTC");
    const { clicks, clickedApart } = await countsOf(id);
    t.equal(clicks + (clickedApart.scanner ?? 0), 6);
    t.ok(clickedApart.scanner >= 3);
  });

  t.test("for whoever wrote it, and for nobody else", async (t) => {
    const id = await sent();
    await open(id);
    const stranger = await make.paid(app);
    const theirs = await setUp(stranger);
    await stranger.put("/_/app/team/mail-counting", { isOn: true });
    t.same((await tell(theirs.key, "/counts", { ids: [id] })).json(), { items: [] });
    t.equal((await tell(theirs.key, "/sent", { id, agoMs: 0 })).statusCode, 404);
    t.equal((await tell(theirs.key, "", { id, signature: theirs.hash })).statusCode, 204, "an id that is taken stays");
    t.match(await countsOf(id), { opens: 1 });
    t.equal((await tell(theirs.key, "", { id: newId(), signature: hash })).statusCode, 404, "their signature alone");
    // Another team's link with the id of a mail counts for itself.
    const { links } = (await defaultOf(theirs.key)).json().counting;
    const path = new URL(links[0].shortUrl).pathname;
    t.equal((await click(`${path}.${id}`)).statusCode, 302);
    t.match(await countsOf(id), { clicks: 0 });
    const member = await make.member(app, {}, owner);
    t.same((await member.get("/_/app/user/mails")).json().items, []);
    for (const wrong of ["", "sgn_x", theirs.key.slice(0, -1)])
      t.match((await tell(wrong, "/counts", { ids: [id] })).json(), { status: 401 });
    t.equal((await app.withToken(key).get("/_/app/user/mails")).statusCode, 401, "the key opens no list");
    t.equal((await app.withToken(key).put("/_/app/team/mail-counting", { isOn: false })).statusCode, 401);
  });

  t.test("made-up ids lead on and count nothing", async (t) => {
    const [link = ""] = await linksOf();
    const before = await SentMailModel.countDocuments();
    for (const id of [newId(), "x", "..", "%00", "$where", `${newId()}a`])
      t.equal((await click(`${link}.${id}`)).statusCode, 302, id);
    t.equal((await click(`/l/nothing-there.${newId()}`)).statusCode, 404);
    t.equal((await open(newId())).rawPayload.length, 43);
    await app.clicks.drain();
    t.equal(await SentMailModel.countDocuments(), before);
  });

  t.test("in the person's list, with what it is about only where they want it", async (t) => {
    const mia = await make.paid(app);
    const { hash: signature, key: by } = await setUp(mia);
    await mia.put("/_/app/team/mail-counting", { isOn: true });
    const [plain, named, unsent] = [newId(), newId(), newId()];
    for (const id of [plain, named, unsent]) await tell(by, "", { id, signature });
    await tell(by, "/sent", { id: plain, agoMs: 60_000 });
    await tell(by, "/sent", { id: named, agoMs: 0, subject: "Offer for Bob" });
    const list = (await mia.get("/_/app/user/mails")).json();
    t.match(list, { isOn: true, hasMore: false, items: { length: 2 } });
    t.match(list.items[0], { id: named, subject: "Offer for Bob", signature, opens: 0 });
    t.match(list.items[1], { id: plain, subject: null });
    t.equal((await tell(by, "/sent", { id: named, agoMs: 0, subject: "a\nb" })).statusCode, 422);
    t.equal((await mia.delete("/_/app/user/mails")).statusCode, 204);
    t.same((await mia.get("/_/app/user/mails")).json().items, []);
    await open(named);
    await app.clicks.drain();
    t.equal(await SentMailModel.countDocuments({ user: await make.idOf(mia) }), 0);
  });

  t.test("so many of a person at most, the oldest go", async (t) => {
    const user = await make.idOf(owner);
    const team = await make.teamOf(owner);
    await SentMailModel.deleteMany({ user });
    const old = new Date(Date.now() - 10 * LONG_AGO_MS);
    await SentMailModel.insertMany(
      Array.from({ length: MAX_SENT_MAILS + 20 }, (_, at) => ({
        _id: `old${String(at).padStart(19, "0")}`,
        user,
        team,
        signature: hash,
        createdAt: old,
      })),
    );
    const id = await sent();
    t.equal(await SentMailModel.countDocuments({ user }), MAX_SENT_MAILS);
    t.ok(await SentMailModel.exists({ _id: id }));
  });

  t.test("no more when it is switched off, the account is, or the key was taken back", async (t) => {
    const id = await sent();
    await owner.put("/_/app/team/mail-counting", { isOn: false });
    t.equal((await tell(key, "/sent", { id, agoMs: 0 })).statusCode, 403);
    t.equal((await defaultOf()).json().counting, null);
    await owner.put("/_/app/team/mail-counting", { isOn: true });
    await UserModel.updateOne({ email: owner.email }, { isEnabled: false });
    t.equal((await tell(key, "/counts", { ids: [id] })).statusCode, 401);
    await UserModel.updateOne({ email: owner.email }, { isEnabled: true });
    const { items } = (await owner.get("/_/app/user/signature-keys")).json();
    await owner.delete(`/_/app/user/signature-keys/${items[0].id}`);
    t.equal((await tell(key, "/counts", { ids: [id] })).statusCode, 401);
  });
});
