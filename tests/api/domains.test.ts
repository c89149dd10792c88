import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import t from "tap";
import { check } from "#server/features/domains/check.ts";
import { eraseDomains } from "#server/features/domains/erasure.ts";
import { domainHandler } from "#server/features/domains/jobs.ts";
import { DomainModel, type DomainRecord } from "#server/features/domains/model.ts";
import { domainsOf } from "#server/features/domains/service.ts";
import { PageModel } from "#server/features/pages/model.ts";
import { dns } from "#server/ports/dns/dns.ts";
import { nameServers } from "#server/ports/dns/nameServers.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import type { Card } from "#shared/cards/schema.ts";
import { type Domain, MAX_DOMAINS } from "#shared/domains/schema.ts";
import type { Page } from "#shared/pages/schema.ts";
import * as make from "#tests/support/make.ts";
import { startNameServer } from "#tests/support/nameServer.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const DAY_MS = 86_400_000;
const PROGRAM = join(import.meta.dirname, "../support/pageProcess.ts");
/** What the promise of one second is measured by. */
const PROMISED_MS = 1_000;

t.test("domains", async (t) => {
  const app = await startApp(t, { PUBLIC_URL: "https://signoff.example.net", PAGES_HOST: "https://pages.example.net" });
  const names = await startNameServer(t);
  dns.plug(nameServers([names.address]));
  names.set("A", "pages.example.net", ["192.0.2.1"]);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const owner = async () => {
    const person = await make.paid(app);
    await make.confirm(person);
    return person;
  };
  const add = async (person: Person, host: string) => (await person.post("/_/domains", { host })).json<Domain>();
  const proofIn = ({ records }: Domain) => records.find(({ type }) => type === "TXT") as Domain["records"][0];
  const prove = (...domains: Domain[]) =>
    names.set(
      "TXT",
      `_signoff.${domains[0]?.host}`,
      ["v=spf1 -all"].concat(domains.map((domain) => proofIn(domain).value)),
    );
  const verify = (person: Person, { id }: Domain) => person.post(`/_/domains/${id}/verify`);
  const show = async (person: Person, { id }: Domain) =>
    (await person.get("/_/domains")).json<{ items: Domain[] }>().items.find((one) => one.id === id);
  const verified = async (person: Person, host: string) => {
    const domain = await add(person, host);
    prove(domain);
    t.match((await verify(person, domain)).json(), { status: "verified" });
    return domain;
  };
  const ask = (host: string, url: string, more: Record<string, string> = {}, method: "GET" | "POST" = "GET") =>
    app.inject({ method, url, headers: { ...BROWSER, host, ...more } });
  const allowed = async (domain: string, more: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    (
      await app.inject({
        url: `/internal/domains/allowed?domain=${encodeURIComponent(domain)}`,
        remoteAddress,
        headers: { host: "127.0.0.1:3000", ...more },
      })
    ).statusCode;
  /** Runs the jobs' look as if it were later. */
  const later = async ({ id }: Domain, ms: number) => {
    const { expiresAt } = (await DomainModel.findById(id).lean()) ?? {};
    await DomainModel.updateOne(
      { _id: id },
      { checkAt: new Date(0), ...(expiresAt && { expiresAt: new Date(expiresAt.getTime() - ms) }) },
    );
    const job = { id: "job", tries: 1, signal: new AbortController().signal, note() {}, log: app.app.log };
    await domainHandler.run({}, job);
  };
  const ana = await owner();

  t.test("are taken in by one form of their name", async (t) => {
    for (const [written, host, shown] of [
      ["  Links.Example.COM. ", "links.example.com", "links.example.com"],
      ["müller.de", "xn--mller-kva.de", "müller.de"],
      ["ｗｗｗ。example。org", "www.example.org", "www.example.org"],
      ["ana.github.io", "ana.github.io", "ana.github.io"],
    ] as const) {
      const answer = await ana.post("/_/domains", { host: written });
      t.match([answer.statusCode, answer.json()], [201, { host, shown, status: "pending" }], written);
      t.equal((await ana.post("/_/domains", { host })).json().code, "domain_taken", "once");
      t.equal((await ana.delete(`/_/domains/${answer.json<Domain>().id}`)).statusCode, 204);
    }
    const eve = await owner();
    for (const host of [
      " ",
      "localhost",
      "example",
      "127.0.0.1",
      "0x7f.1",
      "2130706433",
      "[::1]",
      "::1",
      "a.b.notatld",
      "com",
      "co.uk",
      "github.io",
      "https://example.com",
      "example.com/x",
      "example.com:80",
      "a@example.com",
      "exa mple.com",
      "-a.example.com",
      "a_b.example.com",
      "a..example.com",
      "*.example.com",
      `${"a".repeat(64)}.com`,
      `${"abcdefgh.".repeat(32)}com`,
      "pаypal.com", // with a Cyrillic а
      "signoff.example.net",
      "x.signoff.example.net",
      "pages.example.net",
    ]) {
      const answer = await eve.post("/_/domains", { host });
      t.match([answer.statusCode, answer.json().code], [422, "invalid_input"], host);
    }
  });

  t.test("are those of a plan that has them, and of who manages the team", async (t) => {
    const free = await app.person();
    await make.confirm(free);
    t.match((await free.post("/_/domains", { host: "free.example.com" })).json(), { code: "domain_unavailable" });
    t.equal((await app.anyone.get("/_/domains")).statusCode, 401);
    const domain = await add(ana, "mine.example.com");
    const ben = await owner();
    t.equal((await verify(ben, domain)).json().code, "not_found");
    t.equal((await ben.delete(`/_/domains/${domain.id}`)).json().code, "not_found");
    t.same((await ben.get("/_/domains")).json(), { items: [] });
  });

  t.test("tell all their records at once", async (t) => {
    const sub = await add(ana, "go.example.com");
    t.match(sub.records, [
      { type: "TXT", name: "_signoff.go.example.com", value: /^signoff-site-verification=[0-9a-f]{32}$/, isSeen: null },
      { type: "CNAME", name: "go.example.com", value: "pages.example.net" },
    ]);
    const apex = await add(ana, "apex-example.com");
    t.match(apex.records[1], { type: "A", name: "apex-example.com", value: "192.0.2.1" });
  });

  t.test("are verified by their proof, and by nothing else", async (t) => {
    const domain = await add(ana, "proof.example.com");
    t.match((await verify(ana, domain)).json(), { status: "pending", records: [{ isSeen: false }, {}] });
    names.set("TXT", "_signoff.proof.example.com", [
      "signoff-site-verification=00",
      proofIn(domain).value.slice(0, -1),
    ]);
    t.match((await verify(ana, domain)).json(), { status: "pending" });
    prove(domain);
    names.set("A", "proof.example.com", ["192.0.2.1"]);
    t.match((await verify(ana, domain)).json(), {
      status: "verified",
      expiresAt: null,
      records: [{ isSeen: true }, { isSeen: true }],
    });
  });

  t.test("wait for 72 hours", async (t) => {
    const domain = await add(ana, "late.example.com");
    const waited = Date.parse(domain.expiresAt ?? "") - Date.parse(domain.createdAt);
    t.ok(Math.abs(waited - 72 * 3_600_000) < 1_000);
    await later(domain, 71 * 3_600_000);
    t.match(await show(ana, domain), { status: "pending" });
    names.state.isFailing = true;
    await later(domain, 2 * 3_600_000);
    names.state.isFailing = false;
    t.match(await show(ana, domain), { status: "rejected" }, "though nobody could say");
    const found = await add(ana, "found.example.com");
    prove(found);
    await later(found, 3_600_000);
    t.match(await show(ana, found), { status: "verified" }, "by itself");
  });

  t.test("are taken away when their proof has gone, and not when nobody can say", async (t) => {
    const domain = await verified(ana, "daily.example.com");
    const { checkAt } = (await DomainModel.findById(domain.id).lean()) ?? {};
    t.ok(Math.abs((checkAt?.getTime() ?? 0) - Date.now() - DAY_MS) < 60_000, "looked at each day");
    names.state.isFailing = true;
    await later(domain, 0);
    t.match(await show(ana, domain), { status: "verified" });
    names.state.isFailing = false;
    t.equal(await allowed(domain.host), 200);
    names.drop("TXT", `_signoff.${domain.host}`);
    const before = names.state.asked;
    await later(domain, 0);
    t.ok(names.state.asked - before >= 2, "asked twice");
    t.match(await show(ana, domain), { status: "unverified" });
    t.equal(await allowed(domain.host), 404);
    t.equal((await ask(domain.host, "/")).statusCode, 404);
    prove(domain);
    await later(domain, 0);
    t.match(await show(ana, domain), { status: "verified" }, "and come back with it");
  });

  t.test("tell the owner once what has become of them", async (t) => {
    const mailbox = await receiveMails(t);
    const [ben, eve] = [await owner(), await owner()];
    const admin = await make.member(app, { role: "admin" }, ben);
    await make.confirm(admin);
    const read = async (host: string) =>
      (await mailbox.read())
        .filter(({ subject }) => subject?.includes(host))
        .map(({ to, subject = "", text = "" }) => ({ to: JSON.stringify(to), subject, text }));
    const domain = await add(admin, "told-müller.de");
    await mailbox.read();
    t.same(await read(domain.shown), [], "nothing yet");
    prove(domain);
    await Promise.all([verify(admin, domain), verify(admin, domain), later(domain, 0)]);
    const { name, value } = proofIn(domain);
    const [mail, ...more] = await read(domain.shown);
    t.same(more, [], "though three looked at once");
    t.match(mail, { subject: "Your domain is verified: told-müller.de", to: ben.email });
    t.ok(mail?.text.includes(name) && mail.text.includes(value), "with the record that has to stay");
    t.match(mail?.text, "https://signoff.example.net/account/domains");
    await later(domain, 0);
    t.same(await read(domain.shown), [], "each day that it is there is no news");

    names.drop("TXT", name);
    await later(domain, 0);
    await later(domain, 0);
    t.match(await read(domain.shown), [{ subject: /^Your domain was taken away/, to: ben.email }]);
    prove(domain);
    await later(domain, 0);
    t.match(await read(domain.shown), [{ subject: /^Your domain is verified/ }]);

    const bought = await add(eve, domain.host);
    prove(bought);
    await verify(eve, bought);
    t.match(
      (await read(domain.shown)).sort((a, b) => a.subject.localeCompare(b.subject)),
      [
        { subject: /^Your domain is somebody else's now/, to: ben.email },
        { subject: /^Your domain is verified/, to: eve.email },
      ],
    );

    const late = await add(ben, "told-late.example.com");
    await later(late, 73 * 3_600_000);
    t.match(await read(late.shown), [{ subject: /^Your domain is not verified/, text: /72 hours/ }]);
    prove(late);
    t.match((await verify(ben, late)).json(), { status: "verified" }, "whoever comes later has it all the same");
  });

  t.test("are not changed by a look that began before another", async (t) => {
    const ben = await owner();
    const domain = await add(ben, "overtaken.example.com");
    const [before] = await DomainModel.find({ _id: domain.id }).lean();
    prove(domain);
    t.match((await verify(ben, domain)).json(), { status: "verified" });
    names.drop("TXT", proofIn(domain).name);
    const outcome = await check(before as DomainRecord);
    t.match(outcome, { record: { status: "verified" } });
    t.match(await show(ben, domain), { status: "verified" });
  });

  t.test("cannot be taken over", async (t) => {
    const [ben, eve] = [await owner(), await owner()];
    const squat = await add(eve, "shop.example.com");
    const domain = await verified(ben, "shop.example.com");
    t.match((await verify(eve, squat)).json(), { status: "pending" }, "somebody else's proof is no proof");
    prove(domain, squat);
    t.equal((await verify(eve, squat)).json().code, "domain_taken");
    t.match(await show(ben, domain), { status: "verified" });

    await ben.delete(`/_/domains/${domain.id}`);
    const again = await add(ben, "shop.example.com");
    t.not(proofIn(again).value, proofIn(domain).value, "a new token");
    prove(domain);
    t.match((await verify(ben, again)).json(), { status: "pending" });

    prove(again);
    t.match((await verify(ben, again)).json(), { status: "verified" });
    prove(squat);
    t.match((await verify(eve, squat)).json(), { status: "verified" }, "sold: whose proof has gone has it no more");
    t.match(await show(ben, again), { status: "unverified" });
  });

  t.test("are one team's, however many prove them at once", async (t) => {
    const people = [await owner(), await owner(), await owner()];
    const domains = await Promise.all(people.map((person) => add(person, "race.example.com")));
    prove(...domains);
    const answers = await Promise.all(people.map((person, i) => verify(person, domains[i] as Domain)));
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409]);
    t.equal(await DomainModel.countDocuments({ host: "race.example.com", status: "verified" }), 1);
  });

  t.test("have an end in number", async (t) => {
    const ben = await owner();
    for (let i = 0; i < 20; i++) t.equal((await ben.post("/_/domains", { host: `n${i}.example.org` })).statusCode, 201);
    t.equal((await ben.post("/_/domains", { host: "n20.example.org" })).json().code, "domain_limit");
  });

  t.test("have an end in number though many are added at once", async (t) => {
    const ben = await owner();
    const names = Array.from({ length: MAX_DOMAINS + 5 }, (_, at) => `at-once-${at}.example.com`);
    const answers = await Promise.all(names.map((host) => ben.post("/_/domains", { host })));
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, MAX_DOMAINS);
    t.ok(answers.filter(({ statusCode }) => statusCode !== 201).every((one) => one.json().code === "domain_limit"));
  });

  t.test("ask the store once for their root, however many come", async (t) => {
    const ben = await owner();
    const { hash } = (await ben.post("/_/pages", make.page({ slug: "at-the-root" }))).json<Page>();
    await ben.post(`/_/pages/${hash}/publish`);
    await verified(ben, "root.example.com");
    let readings = 0;
    const { findOne } = PageModel;
    PageModel.findOne = ((...args: Parameters<typeof findOne>) => {
      readings++;
      return findOne.apply(PageModel, args);
    }) as typeof findOne;
    t.teardown(() => {
      PageModel.findOne = findOne;
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask("root.example.com", "/")));
    t.ok(answers.every(({ statusCode }) => statusCode === 200));
    t.equal(readings, 1);
  });

  t.test("serve their team's pages, and nothing else", async (t) => {
    const ben = await owner();
    const publish = async (person: Person, slug: string) => {
      const { hash } = (await person.post("/_/pages", make.page({ slug }))).json<Page>();
      return (await person.post(`/_/pages/${hash}/publish`)).json<Page>();
    };
    const first = await publish(ben, "ben-one");
    await publish(await owner(), "other-one");
    const pending = await add(ben, "site.example.com");
    t.equal((await ask("site.example.com", "/ben-one")).statusCode, 404, "not before it is proved");
    t.equal(await allowed("site.example.com"), 404);
    prove(pending);
    await verify(ben, pending);
    t.equal(await allowed("site.example.com"), 200);
    const page = await ask("site.example.com", "/ben-one");
    t.equal(page.statusCode, 200);
    t.match(page.body, "https://site.example.com/ben-one");
    t.equal((await ask("Site.Example.com.:443", "/")).statusCode, 200, "the only page is at the root");
    t.equal((await ask("site.example.com", "/other-one")).statusCode, 404, "another team's");
    for (const url of [
      "/login",
      "/api/app/data",
      "/api/_/app/user",
      "/health/other",
      "/i/x.png",
      "/l/abc",
      "/p/ben-one",
      "/internal/domains/allowed?domain=site.example.com",
      "/.domain/ben-one",
    ]) {
      const answer = await ask("site.example.com", url);
      t.equal(answer.statusCode, 404, url);
      t.equal(answer.headers["set-cookie"], undefined);
    }
    t.equal((await ask("site.example.com", "/api/app/registration/login", {}, "POST")).statusCode, 404);
    t.equal(page.headers["set-cookie"], undefined);
    t.match((await ben.get(`/_/pages/${first.hash}`)).json(), { ownUrl: "https://site.example.com/ben-one" });
    const { read } = await receiveMails(t);
    await read();
    await ben.post(`/_/pages/${first.hash}/send`, { email: "you@example.com" });
    t.match((await read())[0]?.text, "https://site.example.com/ben-one", "and it is what is sent");

    const card = (await ben.post("/_/cards", make.card({ qrType: "page", linkedPage: first.hash }))).json<Card>();
    const address = `https://site.example.com/c/${card.hash}`;
    t.match((await ben.get(`/_/cards/${card.hash}`)).json(), { ownUrl: address });
    t.match((await ben.get("/_/cards/all/1")).json(), { items: [{ ownUrl: address }] });
    const shown = (await ask("site.example.com", `/c/${card.hash}`)).body;
    t.match(shown, `${address}.vcf`, "its card is seen there too");
    t.match(shown, 'href="https://site.example.com/ben-one"', "and leads to the page there");
    await ben.post(`/_/cards/${card.hash}/send`, { email: "you@example.com" });
    t.match((await read())[0]?.text, address);
    const blocks = [{ type: "card", key: "card", data: { hash: card.hash } }];
    await ben.put(`/_/pages/${first.hash}`, make.page({ slug: "ben-one", blocks: blocks as never }));
    t.match((await ask("site.example.com", "/ben-one")).body, `href="${address}"`, "as the page leads to the card");
    t.equal((await ask("site.example.com", `/c/${"a".repeat(22)}`)).statusCode, 404);

    t.equal((await ask("other.example.com", "/ben-one", { "x-forwarded-host": "site.example.com" })).statusCode, 404);
    t.equal((await ask("site.example.com", "/ben-one", { "x-forwarded-host": "other.example.com" })).statusCode, 200);
    t.not((await ask("signoff.example.net", "/ben-one", { "x-forwarded-host": "site.example.com" })).statusCode, 200);

    await ben.delete(`/_/domains/${pending.id}`);
    t.equal((await ask("site.example.com", "/ben-one")).statusCode, 404, "at once");
  });

  t.test("are told by the Host header alone, however it is written", async (t) => {
    const ben = await owner();
    const { hash } = (await ben.post("/_/pages", make.page({ slug: "by-host" }))).json<Page>();
    await ben.post(`/_/pages/${hash}/publish`);
    await verified(ben, "host.example.com");
    await verified(ben, "müller-host.de");
    const rows: [string, number][] = [
      ["host.example.com", 200],
      ["HOST.Example.COM", 200],
      ["host.example.com.", 200],
      ["host.example.com:443", 200],
      ["host.example.com:8443", 200],
      ["xn--mller-host-9db.de", 200],
      ["www.host.example.com", 404],
      ["x.host.example.com", 404],
      ["*.example.com", 421],
      ["host.example.com..", 421],
      ["host.example.com@evil.example.com", 421],
      ["host.example.com/", 421],
      ["host.example.com, other.example.com", 421],
      ["host_example.com", 421],
      ["example.com", 404],
      ["unknown.example.com", 404],
      ["192.0.2.1", 421],
      ["[2001:db8::1]", 421],
      ["localhost.localdomain", 421],
      ["co.uk", 421],
    ];
    for (const [host, status] of rows) t.equal((await ask(host, "/by-host")).statusCode, status, host);
    t.equal((await ask("müller-host.de", "/by-host")).statusCode, 421, "no program writes it so");

    await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.app.server.address() as { port: number };
    const raw = (lines: string) =>
      new Promise<string>((done, failed) => {
        const socket = connect(port, "127.0.0.1", () =>
          socket.end(`GET /by-host HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`),
        );
        let text = "";
        socket.setEncoding("utf8").on("data", (part: string) => (text += part));
        socket.on("close", () => done(text.split("\r\n")[0] ?? "")).on("error", failed);
      });
    t.match(await raw("Host: host.example.com\r\n"), " 200 ");
    t.match(await raw("Host:\r\n"), " 421 ");
    for (const lines of ["", "Host: host.example.com\r\nHost: other.example.com\r\n"])
      t.match(await raw(lines), " 400 ", JSON.stringify(lines));
  });

  t.test("have no cookie of ours, whatever is asked of them", async (t) => {
    const ben = await owner();
    const { hash } = (await ben.post("/_/pages", make.page({ slug: "plain" }))).json<Page>();
    await ben.post(`/_/pages/${hash}/publish`);
    await verified(ben, "plain.example.com");
    const { token } = ben;
    for (const host of ["plain.example.com", "nobodys.example.com"])
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"] as const)
        for (const url of [
          ..."/ /plain /plain/report /plain/og-0000000000000000.png /login /dashboard /editor /account".split(" "),
          ..."/api/app/data /api/_/app/user /login/social/google/start /assets/x.js /l/a /o/a.gif /c/a /a/b/c/d".split(
            " ",
          ),
          ..."/.well-known/change-password /.well-known/acme-challenge/x /robots.txt /sitemap.xml /docs".split(" "),
          "//evil.example.com",
          "/%2e%2e/login",
        ]) {
          const headers = { ...BROWSER, host, cookie: `token=${token}`, authorization: `Bearer ${token}` };
          const answer = await app.inject({ method, url, headers });
          t.equal(answer.headers["set-cookie"], undefined, `${method} ${host}${url}`);
          t.ok(answer.statusCode < 500, `${method} ${host}${url} answers ${answer.statusCode}`);
          t.notMatch(answer.body, ben.email, "and nobody is known there");
        }
  });

  t.test("are served no longer by another process within a second", async (t) => {
    const ben = await owner();
    const { hash } = (await ben.post("/_/pages", make.page({ slug: "two" }))).json<Page>();
    await ben.post(`/_/pages/${hash}/publish`);
    const domain = await add(ben, "two.example.com");
    const store = [app.store?.uri ?? process.env.MONGODB_URI ?? "", app.config.DATA_DIR];
    const child = spawn(process.execPath, [PROGRAM, ...store], { stdio: ["ignore", "pipe", "inherit"] });
    t.teardown(() => child.kill("SIGKILL"));
    const [port] = await once(child.stdout.setEncoding("utf8"), "data");
    // What browsers may not write, a Host of one's own, `fetch` does not either.
    const status = () =>
      new Promise<number>((done, failed) => {
        const headers = { ...BROWSER, host: domain.host };
        request({ port: Number(port), host: "127.0.0.1", path: "/two", headers }, (answer) => {
          answer.resume().on("end", () => done(answer.statusCode ?? 0));
        })
          .on("error", failed)
          .end();
      });
    /** Asked all the time: what it keeps must not be kept for longer. */
    const until = async (wanted: number) => {
      const start = performance.now();
      while ((await status()) !== wanted && performance.now() - start < 5_000) await setTimeout(10);
      return performance.now() - start;
    };
    t.equal(await status(), 404);
    prove(domain);
    await verify(ben, domain);
    t.ok((await until(200)) < PROMISED_MS, "verified");
    await ben.post(`/_/pages/${hash}/unpublish`);
    t.ok((await until(404)) < PROMISED_MS, "the page is taken back");
    await ben.post(`/_/pages/${hash}/publish`);
    t.ok((await until(200)) < PROMISED_MS, "and shown again");
    names.drop("TXT", proofIn(domain).name);
    await later(domain, 0);
    t.ok((await until(404)) < PROMISED_MS, "taken away");
    prove(domain);
    await later(domain, 0);
    t.ok((await until(200)) < PROMISED_MS, "back");
    await ben.delete(`/_/domains/${domain.id}`);
    t.ok((await until(404)) < PROMISED_MS, "removed");
  });

  t.test("stand in the team's log, in its own data, and go with the account", async (t) => {
    const ben = await owner();
    const domain = await verified(ben, "logged.example.com");
    const other = await add(ben, "unlogged.example.com");
    await ben.delete(`/_/domains/${other.id}`);
    const { items } = (await ben.get("/_/app/team/log")).json<{ items: { act: string; target: string | null }[] }>();
    const acts = items.filter(({ act }) => act.startsWith("domain."));
    t.match(acts, [
      { act: "domain.deleted", target: other.id },
      { act: "domain.added", target: other.id },
      { act: "domain.added", target: domain.id },
    ]);
    const team = await make.teamOf(ben);
    t.match(await domainsOf(team), [{ host: domain.host, status: "verified", proof: { name: proofIn(domain).name } }]);
    t.equal((await ask(domain.host, "/")).statusCode, 404, "it has no page yet");
    const user = await make.idOf(ben);
    await eraseDomains(
      { user, email: ben.email, teams: [team], others: [], alias: team },
      new AbortController().signal,
    );
    t.equal(await DomainModel.countDocuments({ team }), 0);
    t.equal(await allowed(domain.host), 404);
    const eve = await owner();
    await verified(eve, domain.host);
  });

  t.test("go with their plan, and are there to be let go", async (t) => {
    const ben = await owner();
    const { hash } = (await ben.post("/_/pages", make.page({ slug: "planned" }))).json<Page>();
    await ben.post(`/_/pages/${hash}/publish`);
    const domain = await verified(ben, "planned.example.com");
    const seen = async () => (await ask("planned.example.com", "/planned")).statusCode;
    t.equal(await seen(), 200);
    await make.changeTeam(ben, { plan: { ...NO_PLAN, data: { ...NO_PLAN.data, product_id: "signoff_tier2" } } });
    t.equal(await seen(), 404, "lifetime plans are without");
    t.match((await ben.get(`/_/pages/${hash}`)).json(), { ownUrl: null });
    const refused = await ben.post("/_/domains", { host: "more.example.com" });
    t.match(refused.json(), {
      code: "domain_of_lifetime",
      message: /^Your lifetime plan doesn.t include the Custom Domain feature/,
    });
    t.equal((await verify(ben, domain)).json().code, "domain_of_lifetime");
    await make.changeTeam(ben, { plan: NO_PLAN, isTerminated: true });
    t.equal(await seen(), 410, "a plan that has ended says so");
    t.equal(await allowed("planned.example.com"), 200);
    t.equal((await ben.post("/_/domains", { host: "more.example.com" })).json().code, "account_expired");
    t.equal((await ben.delete(`/_/domains/${domain.id}`)).statusCode, 204);
    t.equal(await allowed("planned.example.com"), 404);
  });

  t.test("lead from the twin that came later to the first", async (t) => {
    const ben = await owner();
    await verified(ben, "twin-example.com");
    const www = await add(ben, "www.twin-example.com");
    t.equal((await ask("www.twin-example.com", "/x?y=1")).statusCode, 404);
    prove(www);
    await verify(ben, www);
    const answer = await ask("www.twin-example.com", "/x?y=1");
    t.match([answer.statusCode, answer.headers.location], [308, "https://twin-example.com/x?y=1"]);
    t.not((await ask("twin-example.com", "/x")).statusCode, 308);
  });

  t.test("are told to a program on this machine alone", async (t) => {
    await verified(ana, "inner.example.com");
    t.equal(await allowed("inner.example.com"), 200);
    t.equal(await allowed("INNER.example.com"), 200);
    t.equal(await allowed("unknown.example.com"), 404);
    t.equal(await allowed(""), 404);
    t.equal(await allowed("pages.example.net"), 200, "our own");
    t.equal(await allowed("inner.example.com", { "x-forwarded-for": "192.0.2.9" }), 404);
    t.equal(await allowed("inner.example.com", {}, "192.0.2.9"), 404);
    const begun = performance.now();
    for (let i = 0; i < 50; i++) await allowed("inner.example.com");
    t.ok(performance.now() - begun < 1000, "from memory");
  });
});
