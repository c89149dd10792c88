import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import t from "tap";
import { PAGE_SCRIPT } from "#renderer/page/script.ts";
import { PageModel } from "#server/features/pages/model.ts";
import type { Page } from "#shared/pages/schema.ts";
import { HOSTILE, HOSTILE_LINE, HOSTILE_LINK } from "#tests/support/hostileText.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;
type Values = Parameters<typeof make.page>[0];

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const PROGRAM = join(import.meta.dirname, "../support/pageProcess.ts");
/** What the promise of one second is measured by. */
const PROMISED_MS = 1_000;

t.test("public pages", { timeout: 180_000 }, async (t) => {
  const app = await startApp(t, { CONTACT_EMAIL: "operator@example.com" });
  const see = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" | "POST" = "GET") =>
    app.inject({ url, method, headers: { ...BROWSER, ...headers } });
  const published = async (person: Person, values: Values) => {
    const { hash } = (await person.post("/_/pages", make.page(values))).json<Page>();
    const answer = await person.post(`/_/pages/${hash}/publish`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Page>();
  };
  const titled = (title: string) => ({ profile: { title, bio: "" } });

  await t.test("a page is seen as it is saved, and asked again each time", async (t) => {
    const ana = await make.paid(app);
    await make.confirm(ana);
    const { hash } = await published(ana, { slug: "seen", ...titled("First words") });
    const first = await see("/p/seen?utm_source=x");
    t.equal(first.statusCode, 200);
    t.match(first.body, /First words/);
    t.match(first.headers, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    t.notOk(first.headers["set-cookie"]);
    t.notOk(first.headers["x-robots-tag"], "whose owner has confirmed their address is found by searches");
    const policy = String(first.headers["content-security-policy"]);
    t.match(policy, /default-src 'none'.*frame-ancestors 'none'/);
    t.notMatch(policy, /script-src[^;]*unsafe/);

    const etag = String(first.headers.etag);
    const known = await see("/p/seen", { "if-none-match": etag });
    t.equal(known.statusCode, 304);
    t.equal(known.body, "");
    for (const [coding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const packed = await see("/p/seen", { "accept-encoding": coding });
      t.equal(packed.headers["content-encoding"], coding);
      t.match(unpack(packed.rawPayload).toString(), /First words/);
      t.not(packed.headers.etag, etag);
    }
    const head = await see("/p/seen", {}, "HEAD");
    t.equal(head.statusCode, 200);
    t.equal(head.body, "");
    t.equal(head.headers["content-length"], first.headers["content-length"]);

    await ana.put(`/_/pages/${hash}`, make.page({ slug: "seen", ...titled("Other words") }));
    t.match((await see("/p/seen", { "if-none-match": etag })).body, /Other words/, "a save shows at once");
    await ana.post(`/_/pages/${hash}/unpublish`);
    const gone = await see("/p/seen");
    t.equal(gone.statusCode, 404);
    t.match(gone.body, /The page you.{1,8}re looking for doesn/);
    t.match(gone.headers, { "cache-control": "no-store", "x-robots-tag": "noindex" });
    await ana.post(`/_/pages/${hash}/publish`);
    t.equal((await see("/p/seen")).statusCode, 200);
    await ana.delete(`/_/pages/${hash}`);
    t.equal((await see("/p/seen")).statusCode, 404);
    t.equal((await see("/p/")).headers.location, "http://localhost:3000/");
    for (const url of ["/p/never-there", "/p/SEEN", "/p/..%2f", `/p/${"a".repeat(250)}`, "/p/a/b/c"])
      t.equal((await see(url)).statusCode, 404, url);
  });

  await t.test(
    "a page speaks the language that was chosen for it, one from before there was a choice English",
    async (t) => {
      const ana = await make.paid(app);
      const { hash } = await published(ana, { slug: "in-german", ...titled("Ana") });
      t.match((await see("/p/in-german")).body, /<html lang="en">.*Report this page/s);
      await ana.put(
        `/_/pages/${hash}`,
        make.page({ slug: "in-german", language: "de", warning: 18, ...titled("Ana") }),
      );
      t.match((await see("/p/in-german")).body, /<html lang="de">.*18 Jahren/s);
      await PageModel.updateOne({ hash }, { $unset: { "content.language": 1 } });
      t.match((await see("/p/in-german")).body, /<html lang="en">.*18 or older/s);
    },
  );

  await t.test("another process sees what is published and taken back within a second", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await published(ana, { slug: "two-processes", ...titled("One") });
    const child = spawn(
      process.execPath,
      [PROGRAM, app.store?.uri ?? process.env.MONGODB_URI ?? "", app.config.DATA_DIR],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    t.teardown(() => child.kill("SIGKILL"));
    const [port] = await once(child.stdout.setEncoding("utf8"), "data");
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${Number(port)}/p/two-processes`, { headers: BROWSER });
      return { status: answer.status, html: await answer.text() };
    };
    /** Asked all the time, as a page that is well visited: what it keeps must not be kept for longer. */
    const until = async (isSo: (seen: Awaited<ReturnType<typeof ask>>) => boolean) => {
      const start = performance.now();
      while (!isSo(await ask())) {
        if (performance.now() - start > 5_000) return Number.POSITIVE_INFINITY;
        await setTimeout(10);
      }
      return performance.now() - start;
    };
    t.ok((await until(({ html }) => html.includes("One"))) < 5_000);
    await ana.put(`/_/pages/${hash}`, make.page({ slug: "two-processes", ...titled("Two") }));
    t.ok((await until(({ html }) => html.includes("Two"))) < PROMISED_MS, "a save");
    await ana.post(`/_/pages/${hash}/unpublish`);
    t.ok((await until(({ status }) => status === 404)) < PROMISED_MS, "taken back");
    await ana.post(`/_/pages/${hash}/publish`);
    t.ok((await until(({ status }) => status === 200)) < PROMISED_MS, "published");
    await make.changeTeam(ana, { isTerminated: true });
    t.ok((await until(({ status }) => status === 410)) < PROMISED_MS, "expired");
  });

  await t.test("many at once are one reading and one drawing", async (t) => {
    const ana = await make.paid(app);
    await published(ana, { slug: "crowd" });
    let readings = 0;
    const { find } = PageModel;
    PageModel.find = ((...args: Parameters<typeof find>) => {
      readings++;
      return find.apply(PageModel, args);
    }) as typeof find;
    t.teardown(() => {
      PageModel.find = find;
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => see("/p/crowd")));
    t.ok(answers.every(({ statusCode }) => statusCode === 200));
    t.equal(readings, 1);
  });

  await t.test("a page that is not for everybody stands behind its gate", async (t) => {
    const ana = await make.paid(app);
    await make.confirm(ana);
    await published(ana, { slug: "grown-up", warning: 18, ...titled("Only for some") });
    const gate = await see("/p/grown-up");
    t.equal(gate.statusCode, 200);
    t.match(gate.body, /<form[^>]*method="post"/i);
    t.notMatch(gate.body, /Only for some|shop\.example/, "nothing of it is there before");
    t.match(gate.headers, { "cache-control": "no-store", "x-robots-tag": "noindex" });
    const shown = await see("/p/grown-up", { "content-type": "application/x-www-form-urlencoded" }, "POST");
    t.equal(shown.statusCode, 200);
    t.match(shown.body, /Only for some/);
    t.match(shown.headers, { "cache-control": "no-store", "x-robots-tag": "noindex" });
    t.notOk(shown.headers["set-cookie"]);
    t.match((await see("/p/grown-up")).body, /<form/i, "the next visitor is asked again");
    const sent = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" };
    t.notMatch((await see("/p/grown-up", sent, "POST")).body, /Only for some/, "another site answers for nobody");
  });

  await t.test("whoever passes the notice of a reported page has been asked for their age too", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await published(ana, { slug: "reported-and-old", warning: 21, ...titled("Only for some") });
    await PageModel.updateOne({ hash }, { $set: { reports: 1 } });
    const notice = (await see("/p/reported-and-old")).body;
    t.match(notice, /This page was reported/);
    t.match(notice, /<button[^>]*>I am 21 or older<\/button>/);
    t.notMatch(notice, /Show the page|Only for some/, "nothing leads past the question");
    const shown = await see("/p/reported-and-old", { "content-type": "application/x-www-form-urlencoded" }, "POST");
    t.match(shown.body, /Only for some/);
  });

  await t.test(
    "the pages of a team whose plan has ended are expired, its members' too, until it is paid",
    async (t) => {
      const owner = await make.paid(app);
      const member = await make.member(app, {}, owner);
      await published(member, { slug: "of-a-member" });
      t.equal((await see("/p/of-a-member")).statusCode, 200);
      await make.changeTeam(owner, { isTerminated: true });
      const expired = await see("/p/of-a-member");
      t.equal(expired.statusCode, 410);
      t.match(expired.body, /This page has expired/);
      t.match(expired.headers, { "cache-control": "no-store", "x-robots-tag": "noindex" });
      await make.changeTeam(owner, { isTerminated: false });
      t.equal((await see("/p/of-a-member")).statusCode, 200);
    },
  );

  await t.test(
    "an assigned page is the member's as long as it is assigned, and visitors see it all along",
    async (t) => {
      const owner = await make.paid(app);
      const member = await make.member(app, {}, owner);
      const { hash } = await published(owner, { slug: "assigned" });
      t.equal((await member.get(`/_/pages/${hash}`)).statusCode, 404);
      await owner.put(`/_/pages/${hash}/assign`, { email: member.email });
      t.equal((await member.get(`/_/pages/${hash}`)).statusCode, 200);
      await owner.put(`/_/pages/${hash}/unassign`);
      t.equal((await member.get(`/_/pages/${hash}`)).statusCode, 404);
      t.equal((await see("/p/assigned")).statusCode, 200);
    },
  );

  await t.test("an old address leads to the new one", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await published(ana, { slug: "old-home" });
    await ana.put(`/_/pages/${hash}`, make.page({ slug: "new-home" }));
    const answer = await see("/p/old-home");
    t.equal(answer.statusCode, 302);
    t.equal(answer.headers.location, "http://localhost:3000/p/new-home");
    await ana.put(`/_/pages/${hash}`, make.page({ slug: "newhome" }));
    const alike = await see("/p/new-home");
    t.equal(alike.statusCode, 302, "also where both look the same");
    t.equal(alike.headers.location, "http://localhost:3000/p/newhome");
    await ana.post(`/_/pages/${hash}/unpublish`);
    t.equal((await see("/p/old-home")).statusCode, 404, "and tells nothing of a page that is not published");
  });

  await t.test("blocks come and go at their time, though nobody saves", async (t) => {
    const ana = await make.paid(app);
    const at = (ms: number) => new Date(ms).toISOString().slice(0, 16);
    const row = { key: "r", label: "For a while", link: "https://a.example.com" };
    const block = (part: object) => ({ type: "buttons", key: "b", data: { rows: [row] }, ...part }) as never;
    const hour = 3_600_000;
    const { hash } = await published(ana, { slug: "in-time", blocks: [block({ from: at(Date.now() + hour) })] });
    t.notMatch((await see("/p/in-time")).body, /For a while/);
    const save = (part: object) => ana.put(`/_/pages/${hash}`, make.page({ slug: "in-time", blocks: [block(part)] }));
    await save({ from: at(Date.now() - hour), until: at(Date.now() + hour) });
    t.match((await see("/p/in-time")).body, /For a while/);
    await save({ until: at(Date.now() - hour) });
    t.notMatch((await see("/p/in-time")).body, /For a while/);
  });

  await t.test("people are counted, programs are not", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await published(ana, { slug: "counted" });
    const { body } = await see("/p/counted");
    const link = /http:\/\/localhost:3000(\/l\/[\w-]+)/.exec(body)?.[1] ?? "";
    t.ok(link, "its links have stand-ins");
    t.equal((await see(link)).headers.location, "https://shop.example.com/?a=1&b=2");
    await app.inject({ url: "/p/counted", headers: { "user-agent": "Googlebot/2.1" } });
    await app.inject({ url: link, headers: { "user-agent": "Googlebot/2.1" } });
    await see("/p/counted", {}, "HEAD");
    // Fetched ahead of anybody's wish, and looked at by the people of the team themselves.
    for (const headers of [{ "sec-purpose": "prefetch;prerender" }, { purpose: "prefetch" }, { "x-moz": "prefetch" }])
      await see("/p/counted", headers as object as Record<string, string>);
    const [owner, stranger] = [ana, await app.person()].map(({ token }) => ({ cookie: `theme=dark; token=${token}` }));
    await see("/p/counted", owner);
    await app.inject({ url: "/p/counted", headers: { ...BROWSER, ...stranger }, remoteAddress: "192.0.2.77" });
    await app.inject({
      url: "/p/counted",
      headers: { ...BROWSER, cookie: "token=made.up.x" },
      remoteAddress: "192.0.2.78",
    });
    const find = async () =>
      (await ana.get("/_/pages/all/1")).json().items.find((page: Page) => page.hash === hash) as object;
    for (
      let tries = 0;
      tries < 40 && !("views" in (await find()) && ((await find()) as { views: number }).views);
      tries++
    )
      await setTimeout(50);
    await setTimeout(400);
    t.match(await find(), { views: 3, clicks: 1 });
  });

  await t.test("whatever was typed stays text", async (t) => {
    const ana = await make.paid(app);
    const rows = [{ key: "r", label: HOSTILE_LINE, link: HOSTILE_LINK }];
    await published(ana, {
      slug: "hostile",
      profile: { title: HOSTILE_LINE, bio: HOSTILE_LINE },
      meta: { title: HOSTILE, description: HOSTILE_LINE },
      blocks: [{ type: "buttons", key: "b", data: { title: HOSTILE_LINE, rows } }] as never,
    });
    const { body } = await see("/p/hostile");
    t.notMatch(body, /<img src=x/);
    for (const [, own = ""] of body.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g))
      t.ok(own === PAGE_SCRIPT || JSON.parse(own)["@context"], own);
    for (const link of ["javascript:alert(1)", "data:text/html,x", "vbscript:x"]) {
      const blocks = [{ type: "buttons", key: "b", data: { rows: [{ key: "r", label: "A", link }] } }];
      const { content } = make.page();
      const answer = await ana.post("/_/pages", { slug: "", label: "", content: { ...content, blocks } });
      t.equal(answer.statusCode, 422, link);
    }
  });

  await t.test(
    "until the owner's address is confirmed no search finds it, and a reported one warns first",
    async (t) => {
      const mailbox = await receiveMails(t);
      const ana = await make.paid(app);
      const { hash } = await published(ana, { slug: "reported", ...titled("Free prizes") });
      t.equal((await see("/p/reported")).headers["x-robots-tag"], "noindex");
      t.match((await see("/p/reported/report")).body, /<textarea [^>]*name="reason"/);
      t.equal((await see("/p/never-there/report")).statusCode, 404);
      const report = (payload: string, remoteAddress = "192.0.2.1") =>
        app.inject({
          method: "POST",
          url: "/p/reported/report",
          remoteAddress,
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload,
        });
      const reason = "reason=It+asks+for+my+card";
      t.equal((await report(reason)).statusCode, 200);
      const mail = (await mailbox.read()).find(({ to }) => JSON.stringify(to).includes("operator@example.com"));
      t.match(mail?.subject, /Free prizes/);
      t.match(mail?.text, /It asks for my card/);
      await report(reason);
      t.equal((await PageModel.findOne({ hash }).lean())?.reports, 1, "an opinion counts once");
      t.notMatch((await see("/p/reported")).body, /Free prizes/);
      const shown = await see("/p/reported", { "content-type": "application/x-www-form-urlencoded" }, "POST");
      t.match(shown.body, /Free prizes/);
      await make.confirm(ana);
      t.match((await see("/p/reported")).body, /Free prizes/);

      const call = (slug: string) => app.anyone.post(`/app/page-url/${slug}/report`, { reason: "It harms people." });
      t.equal((await call("reported")).statusCode, 204);
      t.equal((await call("never-there")).statusCode, 404);
      for (let times = 0; times < 5; times++) await call("reported");
      t.equal((await call("reported")).statusCode, 429);
    },
  );

  await t.test("a picture for networks is drawn, and has another address when its words change", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await published(ana, { slug: "pictured", ...titled("A title") });
    const pictureIn = async () =>
      /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec((await see("/p/pictured")).body)?.[1] ?? "";
    const url = await pictureIn();
    const answer = await see(url);
    t.equal(answer.statusCode, 200, url);
    t.match(answer.headers, { "content-type": "image/png", "cache-control": /immutable/ });
    const png = answer.rawPayload;
    t.same([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630]);
    await ana.put(`/_/pages/${hash}`, make.page({ slug: "pictured", ...titled("Another") }));
    t.not(await pictureIn(), url);
    t.equal((await see(url)).headers.location, `http://localhost:3000${await pictureIn()}`);
  });
});
