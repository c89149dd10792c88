import mongoose from "mongoose";
import t from "tap";
import { DomainModel } from "#server/features/domains/model.ts";
import { ClickMonthModel, ShortLinkModel } from "#server/features/links/model.ts";
import { flagHost } from "#server/features/links/own/noted.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";
import { countStore, workOf } from "#tests/support/work.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

/** What is known of targets, as `workOf` counts questions about it. */
const NOTED = "store.notedtargets.find";

t.test("short links of one's own", async (t) => {
  const app = await startApp(t);
  const person = await make.paid(app);
  const click = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: path, headers: { "user-agent": CHROME, ...headers } });
  const made = async (input: object) => {
    const answer = await person.post("/_/links", { url: "https://example.com/a", ...input });
    t.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  };
  const pathOf = ({ shortUrl }: { shortUrl: string }) => new URL(shortUrl).pathname;
  const { now } = Date;
  t.afterEach(() => {
    Date.now = now;
  });

  t.test("lead where they say, by their code and by an address of their own", async (t) => {
    const link = await made({ slug: "Spring-Sale", title: "Sale", tags: ["a", "b", "a"] });
    t.match(link, { slug: "spring-sale", of: "own", state: "on", tags: ["a", "b"], clicks: 0 });
    t.equal(pathOf(link), "/l/spring-sale");
    for (const path of ["/l/spring-sale", "/l/SPRING-SALE", `/l/${link.code}`])
      t.equal((await click(path)).headers.location, "https://example.com/a", path);
    await app.clicks.drain();
    t.equal((await person.get(`/_/links/${link.code}`)).json().clicks, 3, "one link, however it is written");
  });

  t.test("have addresses that nobody else has, looks like, or could be taken for us by", async (t) => {
    await made({ slug: "modern" });
    const slugged = async (slug: string) =>
      (await person.post("/_/links", { url: "https://example.com", slug })).json();
    for (const slug of ["modern", "modem", "m0dern"])
      t.match(
        await slugged(slug),
        { code: "invalid_input", errors: [{ path: "slug", message: /already taken/ }] },
        slug,
      );
    for (const slug of ["admin", "a.b", "a$b", "-a", "x".repeat(41)])
      t.match(await slugged(slug), { code: "invalid_input", errors: [{ path: "slug" }] }, slug);
    const { code } = await made({});
    if (/^[a-z0-9]+$/.test(code)) t.match(await slugged(code), { code: "invalid_input" });
    const twice = await Promise.all([slugged("of-two"), slugged("of-two")]);
    t.same(twice.map(({ code }) => code === "invalid_input").sort(), [false, true], "of two one gets it");
  });

  t.test("an address that is given up leads nowhere, and comes back to its team alone", async (t) => {
    const link = await made({ slug: "first-name" });
    t.equal((await click("/l/first-name")).statusCode, 302);
    await person.patch(`/_/links/${link.code}`, { slug: "second-name" });
    t.equal((await click("/l/first-name")).statusCode, 404);
    t.equal((await click("/l/second-name")).statusCode, 302);
    const other = await make.paid(app);
    t.equal((await other.post("/_/links", { url: "https://example.com", slug: "first-name" })).statusCode, 422);
    t.equal((await person.post("/_/links", { url: "https://example.com", slug: "first-name" })).statusCode, 201);
  });

  t.test("are switched off and on, one and many, at once", async (t) => {
    const [one, two] = [await made({}), await made({})];
    t.equal((await click(pathOf(one))).statusCode, 302);
    await person.patch(`/_/links/${one.code}`, { isOn: false });
    t.match((await click(pathOf(one))).json(), { status: 410, code: "link_disabled" });
    const page = await click(pathOf(one), { accept: "text/html" });
    t.equal(page.statusCode, 410);
    t.match(page.headers["content-type"], "text/html");
    const codes = [one.code, two.code, "nothere"];
    t.same((await person.post("/_/links/switch", { codes, isOn: false })).json(), { done: 2 });
    t.equal((await click(pathOf(two))).statusCode, 410);
    t.same((await person.post("/_/links/switch", { codes, isOn: true })).json(), { done: 2 });
    t.equal((await click(pathOf(two))).statusCode, 302);
  });

  t.test("keep their times by the clock of their zone, to the millisecond, while warm", async (t) => {
    const start = Date.parse("2026-03-29T00:30:00Z");
    Date.now = () => start;
    const times = { from: "2026-03-29T01:31", until: "2026-03-29T03:01", timeZone: "Europe/Berlin" };
    const link = await made(times);
    const at = async (ms: number) => {
      Date.now = () => ms;
      return click(pathOf(link));
    };
    t.match((await at(Date.parse("2026-03-29T00:30:59.999Z"))).json(), { status: 404, code: "link_waiting" });
    t.equal((await at(Date.parse("2026-03-29T00:31:00.000Z"))).statusCode, 302);
    t.equal((await at(Date.parse("2026-03-29T01:00:59.999Z"))).statusCode, 302, "the clocks went forward meanwhile");
    t.match((await at(Date.parse("2026-03-29T01:01:00.000Z"))).json(), { status: 410, code: "link_over" });
    await person.patch(`/_/links/${link.code}`, { fallback: "https://example.com/over" });
    t.equal((await at(Date.parse("2026-03-29T01:01:01.000Z"))).headers.location, "https://example.com/over");
    const bad = await person.patch(`/_/links/${link.code}`, { until: "2026-03-29T01:31" });
    t.match(bad.json(), { errors: [{ path: "until", message: "The link ends before it starts." }] });
  });

  t.test("lead on beyond their limit as soon as its clicks are counted, which bots do not fill", async (t) => {
    const link = await made({ clickLimit: 2, fallback: "https://example.com/full" });
    const follow = async (headers = {}) => {
      const { location } = (await click(pathOf(link), headers)).headers;
      await app.clicks.drain();
      // What is known of it holds until the next flush.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return location;
    };
    t.equal(await follow({ "user-agent": "Googlebot/2.1" }), "https://example.com/a");
    t.equal(await follow(), "https://example.com/a");
    t.equal(await follow(), "https://example.com/a");
    t.equal(await follow(), "https://example.com/full");
    t.match((await person.get(`/_/links/${link.code}`)).json(), { state: "full", botClicks: 1 });
    await person.patch(`/_/links/${link.code}`, { clickLimit: null });
    t.equal((await click(pathOf(link))).headers.location, "https://example.com/a");
  });

  t.test("make no chains, and lead to nothing that no short link may lead to", async (t) => {
    await DomainModel.create({
      team: await make.teamOf(person),
      host: "links.acme.dev",
      token: "x",
      status: "verified",
    });
    const chains = [
      "https://bit.ly/x",
      "http://localhost:3000/l/abc",
      "https://links.acme.dev/l/abc",
      "http://127.0.0.1/",
      "https://testsafebrowsing.appspot.com/s/phishing.html",
    ];
    for (const url of chains) {
      t.match((await person.post("/_/links", { url })).json(), { errors: [{ path: "url" }] }, url);
      const fallback = await person.post("/_/links", { url: "https://example.com", fallback: url });
      t.match(fallback.json(), { errors: [{ path: "fallback" }] }, url);
    }
    t.match((await person.post("/_/links", { url: "javascript:alert(1)" })).json(), { errors: [{ path: "url" }] });
    t.equal((await person.post("/_/links", { url: "https://links.acme.dev/about" })).statusCode, 201);
  });

  t.test("that are deleted are not there, and what was counted of them stays", async (t) => {
    const link = await made({ slug: "gone-soon" });
    await click(pathOf(link));
    await app.clicks.drain();
    t.equal((await person.delete(`/_/links/${link.code}`)).statusCode, 204);
    for (const path of ["/l/gone-soon", `/l/${link.code}`]) t.equal((await click(path)).statusCode, 404, path);
    t.equal((await person.get(`/_/links/${link.code}`)).statusCode, 404);
    const { signature } = (await ShortLinkModel.findOne({ code: link.code }).lean()) ?? {};
    t.equal((await ClickMonthModel.findOne({ signature }).lean())?.people, 1);
  });

  t.test(
    "of signatures are in the list with what they are of; their target and their end are not the list's",
    async (t) => {
      const { hash, shortLinks } = (await person.post("/_/signatures", make.signature())).json();
      const { items } = (await person.get("/_/links?of=signature")).json();
      t.ok(items.length >= shortLinks.length);
      t.ok(
        items.every(
          ({ of, thing }: { of: string; thing: { hash: string } }) => of === "signature" && thing.hash === hash,
        ),
      );
      const [{ code, url }] = items;
      t.match((await person.patch(`/_/links/${code}`, { url: "https://example.com/x" })).json(), {
        errors: [{ path: "url" }],
      });
      t.equal((await person.patch(`/_/links/${code}`, { url, title: "Facebook" })).statusCode, 200, "as it is");
      t.match((await person.delete(`/_/links/${code}`)).json(), { code: "link_kept" });
    },
  );

  t.test("are found by words, tags, states and counts, page by page", async (t) => {
    const other = await make.paid(app);
    const codes: string[] = [];
    for (let i = 0; i < 22; i++) {
      const input = { url: `https://example.com/${i}`, title: i === 3 ? "Zoë" : "", tags: i % 2 ? ["odd"] : ["even"] };
      codes.unshift((await other.post("/_/links", input)).json().code);
    }
    const listed = async (query: string) => (await other.get(`/_/links?${query}`)).json();
    const of = ({ items }: { items: { code: string }[] }) => items.map(({ code }) => code);
    t.match(await listed(""), { page: 1, hasMore: true, tags: ["even", "odd"], hosts: [] });
    t.same([...of(await listed("")), ...of(await listed("page=2"))], codes);
    t.same(of(await listed("search=zoe")), [codes[18]]);
    t.equal((await listed("tag=odd")).items.length, 11);
    await other.patch(`/_/links/${codes[5]}`, { isOn: false });
    t.same(of(await listed("state=off")), [codes[5]]);
    await click(`/l/${codes[21]}`);
    await app.clicks.drain();
    t.equal(of(await listed("sort=clicks"))[0], codes[21]);
    t.equal(of(await listed("sort=oldest"))[0], codes[21]);
    t.same((await listed("of=page")).items, []);
  });

  t.test("are a team's: others see nothing, members what is theirs", async (t) => {
    const link = await made({});
    const stranger = await app.person();
    for (const answer of [
      await stranger.get(`/_/links/${link.code}`),
      await stranger.patch(`/_/links/${link.code}`, { title: "x" }),
      await stranger.delete(`/_/links/${link.code}`),
    ])
      t.equal(answer.statusCode, 404);
    t.same((await stranger.post("/_/links/switch", { codes: [link.code], isOn: false })).json(), { done: 0 });
    t.same((await stranger.get("/_/links")).json().items, []);
  });

  t.test("of what is assigned to a member are theirs to see and switch, and no others", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const { hash } = (await owner.post("/_/signatures", make.signature())).json();
    const other = (await owner.post("/_/links", { url: "https://example.com/owner" })).json();
    t.same((await member.get("/_/links")).json().items, []);
    await owner.put(`/_/signatures/${hash}/assign`, { email: member.email });
    const { items } = (await member.get("/_/links")).json();
    t.ok(items.length > 0);
    t.ok(items.every(({ thing }: { thing: { hash: string } }) => thing.hash === hash));
    t.equal((await member.get(`/_/links/${other.code}`)).statusCode, 404);
    const codes = [other.code, items[0].code];
    t.same((await member.post("/_/links/switch", { codes, isOn: false })).json(), { done: 1 });
    const mine = (await member.post("/_/links", { url: "https://example.com/member" })).json();
    t.equal((await owner.get(`/_/links/${mine.code}`)).statusCode, 200, "who looks after the team sees it");
  });

  t.test("without a plan have no addresses, times and limits of their own", async (t) => {
    const free = await app.person();
    const url = "https://example.com/free";
    t.equal((await free.post("/_/links", { url })).statusCode, 201);
    for (const part of [{ slug: "for-free" }, { until: "2030-01-01T00:00" }, { clickLimit: 5 }, { fallback: url }])
      t.match((await free.post("/_/links", { url, ...part })).json(), { code: "upgrade_needed" });
  });

  t.test("to a target that is flagged or reported say so within a minute", async (t) => {
    const link = await made({ url: "https://shop.bad.example.net/x" });
    t.equal((await click(pathOf(link))).statusCode, 302);
    await flagHost("bad.example.net", true);
    const start = now();
    Date.now = () => start + 61_000;
    t.match((await click(pathOf(link))).json(), { status: 403, code: "link_flagged" });
    t.match((await click(pathOf(link), { accept: "text/html" })).body, "reported as dangerous");
    await flagHost("bad.example.net", false);
    Date.now = () => start + 122_000;
    t.equal((await click(pathOf(link))).statusCode, 302);
    Date.now = now;

    const fresh = await app.person();
    const mine = (await fresh.post("/_/links", { url: "https://example.com/reported" })).json();
    const asked = await click(`${pathOf(mine)}/report`);
    t.match(asked.body, "What is wrong with this link?");
    const sent = await app.inject({
      method: "POST",
      url: `${pathOf(mine)}/report`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "reason=It+asks+for+my+password",
    });
    t.match(sent.body, "Thank you");
    const told = await click(pathOf(mine));
    t.equal(told.statusCode, 200);
    t.match(told.body, "This link was reported");
    t.match(told.body, "https://example.com/reported", "it says where it would lead");
    t.notOk(told.headers.location);
    await make.confirm(fresh);
    const reportedAt = now();
    Date.now = () => reportedAt + 61_000;
    t.equal((await click(pathOf(mine))).statusCode, 302, "of somebody who is known the operator decides");
  });

  t.test("are found under a domain of the team's own, and under nobody else's", async (t) => {
    const host = "go.acme.dev";
    await DomainModel.create({ team: await make.teamOf(person), host, token: "y", status: "verified" });
    const link = await made({ slug: "hello", host });
    t.equal(link.shortUrl, `https://${host}/l/hello`);
    t.equal((await click("/l/hello", { host })).headers.location, "https://example.com/a");
    t.equal((await click(`/l/${link.code}`, { host })).headers.location, "https://example.com/a");
    t.equal((await click("/l/hello")).statusCode, 404, "at our address it is free");
    const other = await app.person();
    const theirs = (await other.post("/_/links", { url: "https://example.com/theirs" })).json();
    t.equal((await click(`/l/${theirs.code}`, { host })).statusCode, 404);
    // A domain has addresses of its own: one that is somebody's code elsewhere leads where it says here.
    await ShortLinkModel.create({ code: "promo", url: "https://example.com/else", signature: "s" });
    await made({ slug: "promo", url: "https://example.com/same", host });
    t.equal((await click("/l/promo", { host })).headers.location, "https://example.com/same");
    t.equal((await click("/l/promo")).headers.location, "https://example.com/else");
    t.match((await other.post("/_/links", { url: "https://example.com", host })).json(), { code: "upgrade_needed" });
    const paying = await make.paid(app);
    t.match((await paying.post("/_/links", { url: "https://example.com", host })).json(), {
      errors: [{ path: "host" }],
    });
  });

  t.test("come in from Bitly's and Dub's files: looked at first, then made once", async (t) => {
    const send = async (who: typeof person, text: string, isDry: boolean) => {
      const { body, headers } = form([
        { name: "isDry", body: Buffer.from(String(isDry)) },
        { name: "file", filename: "links.csv", body: Buffer.from(text) },
      ]);
      return who.post("/_/links/import", body, headers);
    };
    const bitly = [
      "created_at,link,long_url,title,tags",
      '2026-01-02,https://bit.ly/3AbCd,https://example.com/one,One,"news, spring"',
      "2026-01-02,https://bit.ly/admin,https://example.com/two,,",
      "2026-01-02,https://bit.ly/3abcd,https://example.com/three,,",
      "2026-01-02,https://bit.ly/zzz,https://tinyurl.com/x,,",
      "2026-01-02,https://bit.ly/yyy,not an address,,",
    ].join("\n");
    const looked = await send(person, bitly, true);
    t.equal(looked.statusCode, 200, looked.body);
    const verdicts = (answer: typeof looked) => answer.json().rows.map(({ verdict }: { verdict: string }) => verdict);
    t.same(verdicts(looked), ["new", "renamed", "twice", "refused", "invalid"]);
    t.equal(looked.json().made, 0);
    t.equal((await send(person, bitly, false)).json().made, 2);
    t.equal((await click("/l/3abcd")).headers.location, "https://example.com/one");
    t.equal(verdicts(await send(person, bitly, true))[0], "same", "a second time it is known");
    const dub = [
      "Short link,Destination URL,Clicks,Tags,Expires at,Expired URL",
      "https://dub.sh/launch,https://example.com/launch,5,a,2020-01-01T00:00:00.000Z,https://example.com/after",
    ].join("\n");
    t.equal((await send(person, dub, false)).json().made, 1);
    t.equal((await click("/l/launch")).headers.location, "https://example.com/after");
    t.match((await send(person, "email,name\na@x.de,Ana", true)).json(), { errors: [{ path: "file" }] });
    countStore();
    t.teardown(() => void mongoose.set("debug", false));
    const bounded = "url,slug,fallback\nhttps://example.com/later,later,https://tinyurl.com/x";
    const looks = async (isDry: boolean) =>
      (await workOf(async () => t.equal((await send(person, bounded, isDry)).statusCode, 200)))[NOTED];
    t.equal(await looks(true), await looks(false), "targets are looked up once, also where links are made");
    const later = (await person.get("/_/links?search=later")).json().items;
    t.match(later, [{ slug: "later", fallback: null }], "nobody is led on to where no short link may lead");
  });
});
