import mongoose from "mongoose";
import t from "tap";
import { Counter, openCounter } from "#server/features/links/counters.ts";
import { ShortLinkModel } from "#server/features/links/model.ts";
import { rebuildHandler } from "#server/features/links/tallies/jobs.ts";
import { visitor } from "#server/features/links/visitors.ts";
import { JobModel } from "#server/jobs/model.ts";
import { addDays, dayAt } from "#shared/analytics/days.ts";
import { SIGNATURE_DAYS, SIGNATURE_ROWS } from "#shared/analytics/graph.ts";
import type { Details, Series } from "#shared/analytics/schema.ts";
import { csvLine } from "#shared/lib/csv.ts";
import * as make from "#tests/support/make.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";
import { countStore, workOf } from "#tests/support/work.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;
const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const today = () => dayAt(Date.now(), "UTC").date;

t.test("analytics", { timeout: 180_000 }, async (t) => {
  const app = await startApp(t);
  const by = (ip: string, userAgent = CHROME) => visitor({ ip, userAgent, referrer: "", isHead: false });
  /** A signature with short links, and a way to follow its first one so many times. */
  const signatureOf = async (person: Person, name: string) => {
    const created = (await person.post("/_/signatures", make.signature({ general: { name } }))).json();
    const code: string = created.shortLinks[0].shortUrl.split("/").at(-1);
    const team = String(await make.teamOf(person));
    return { hash: created.hash as string, code, team };
  };
  const follow = async (
    { hash, code, team }: { hash: string; code: string; team: string },
    ips: string[],
    agent = CHROME,
  ) => {
    for (const ip of ips) app.clicks.add(new Counter(code, hash, team), by(ip, agent));
    await app.clicks.flush();
  };
  const series = async (person: Person, query = ""): Promise<Series> =>
    (await person.get(`/_/analytics/series${query}`)).json();

  await t.test("people by day, of each signature and of all, as soon as they are written", async (t) => {
    const ana = await make.paid(app);
    const [one, other] = [await signatureOf(ana, "Ana One"), await signatureOf(ana, "Ana Other")];
    await follow(one, ["10.0.0.1", "10.0.0.1", "10.0.0.2"]);
    await follow(other, ["10.0.0.1"], PHONE);
    const found = await series(ana);
    t.match(found, { timeZone: "UTC", startDate: addDays(today(), -27), endDate: today(), provisionalFrom: today() });
    t.match(found.rows, [
      { id: one.hash, name: "Ana One", total: 3, visitors: 2 },
      { id: other.hash, name: "Ana Other", total: 1, visitors: 1 },
    ]);
    t.equal(found.rows[0]?.days.length, 28, "28 days where none are named");
    t.equal(found.rows[0]?.days.at(-1), 3);
    t.match(found.total, { total: 4, visitors: 3 });
    t.equal(found.before, null);
    t.match(await series(ana, "?by=link"), {
      rows: [
        { id: one.code, total: 3 },
        { id: other.code, total: 1 },
      ],
    });
    t.match(await series(ana, `?of=${other.hash}`), { rows: [{ id: other.hash }], total: { total: 1, visitors: 1 } });
    t.match(await series(ana, "?by=team&compare=true"), {
      rows: [],
      total: { total: 4 },
      before: { total: 0, visitors: 0 },
    });
    const details: Details = (await ana.get("/_/analytics/details")).json();
    t.match(details, { devices: { computer: 3, phone: 1 }, referrers: { direct: 4 }, apart: {} });
    countStore();
    const work = await workOf(async () => {
      t.same((await ana.get("/_/analytics/details?by=signature")).json(), details, "by whatever, they are the team's");
    });
    mongoose.set("debug", false);
    t.equal(work["store.signatures.find"], undefined, "what nobody shows is not looked up");
    t.ok(work["store.tallydetails.find"]);
    app.clicks.add(openCounter(one.hash, one.team), by("10.0.0.3"));
    await app.clicks.flush();
    t.match(await series(ana, "?event=open"), {
      rows: [{ id: one.hash, total: 1 }, { total: 0 }],
      total: { total: 1 },
    });
  });

  await t.test(
    "links that are made and changed meanwhile, here or by another process, are in the next answer",
    async (t) => {
      const ana = await make.paid(app);
      const link = (await ana.post("/_/links", { url: "https://example.com/first" })).json();
      const named = async () =>
        Object.fromEntries((await series(ana, "?by=link")).rows.map(({ id, detail }) => [id, detail]));
      t.same(await named(), { [link.code]: "https://example.com/first" });
      t.equal((await ana.patch(`/_/links/${link.code}`, { url: "https://example.com/second" })).statusCode, 200);
      t.same(await named(), { [link.code]: "https://example.com/second" });
      const other = {
        code: "elsewhere1",
        url: "https://example.com/other",
        signature: "x",
        team: await make.teamOf(ana),
      };
      await ShortLinkModel.create(other);
      t.same(await named(), { [link.code]: "https://example.com/second", elsewhere1: "https://example.com/other" });
    },
  );

  await t.test("nothing of other teams, and of one's team what one sees", async (t) => {
    const [ana, eve] = [await make.paid(app), await make.paid(app)];
    const hers = await signatureOf(ana, "Ana");
    await follow(hers, ["10.1.0.1"]);
    t.match(await series(eve), { rows: [], total: { total: 0, visitors: 0 } });
    t.match(await series(eve, `?of=${hers.hash}`), { rows: [], total: { total: 0 } });
    t.match(await series(eve, `?by=link&of=${hers.code}`), { rows: [], total: { total: 0 } });
    t.match((await eve.get(`/_/analytics/details?by=signature&of=${hers.hash}`)).json(), { devices: {} });
    const member = await make.member(app, {}, ana);
    t.match(await series(member), { rows: [], total: { total: 0 } }, "a member who has none");
    t.match(await series(member, "?by=team"), { total: { total: 0 } });
    await ana.put(`/_/signatures/${hers.hash}/assign`, { email: member.email, permissions: null });
    t.match(await series(member), { rows: [{ id: hers.hash, total: 1 }], total: { total: 1 } });
    t.match(await series(member, "?by=team"), { total: { total: 1 } });
    t.match((await member.put("/_/analytics/time-zone", { timeZone: "Asia/Tokyo" })).json(), { status: 403 });
  });

  await t.test("files of all days, in which no name is a formula", async (t) => {
    const ana = await make.paid(app);
    const hers = await signatureOf(ana, "=1+1, Ana");
    await follow(hers, ["10.2.0.1", "10.2.0.2", "10.2.0.2"]);
    const csv = await ana.get("/_/analytics/days.csv?by=signature");
    t.match(csv.headers, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": /signoff-analytics-.*csv/,
    });
    t.match(csv.body, `"'=1+1, Ana"`);
    // A hash may begin like a formula too.
    const rows = [csvLine(["date", "id", "name", "detail", "people", "visitors"])];
    rows.push(csvLine([today(), hers.hash, "=1+1, Ana", "", 3, 2]));
    t.equal(csv.body, rows.join(""));
    const json = await ana.get("/_/analytics/days.json?by=link");
    t.match(json.json(), { items: [{ date: today(), id: hers.code, people: 3, visitors: 2 }] });
    t.match((await ana.get("/_/analytics/days.json?by=team")).json(), { items: [{ date: today(), people: 3 }] });
    t.same((await (await make.paid(app)).get("/_/analytics/days.json?by=team")).json(), { items: [] });
  });

  await t.test("questions by GraphQL, at the specification's address", async (t) => {
    const [ana, eve] = [await make.paid(app), await make.paid(app)];
    const hers = await signatureOf(ana, "Ana");
    await follow(hers, ["10.4.0.1", "10.4.0.1", "10.4.0.2"]);
    const variables = {
      startDate: addDays(today(), -27),
      endDate: today(),
      groupBy: "id",
      kind: "click",
      signatureId: [hers.hash],
    };
    type Asked = { query?: string; operationName?: string; variables?: object };
    const ask = (person: Person, asked: Asked, headers = {}) =>
      person.post("/graphiql", { query: SIGNATURE_DAYS, variables, ...asked }, headers);
    const row = { name: "Ana", signatureId: hers.hash, insertedAt: today() };
    for (const times of ["first", "compiled", "again"])
      t.same(
        (await ask(ana, { query: SIGNATURE_ROWS, operationName: "signatureRows" })).json(),
        { data: { analytics: [row] } },
        times,
      );
    t.same((await ask(ana, {})).json(), { data: { analytics: [{ ...row, people: 3, visitors: 2 }] } });
    t.match((await series(ana)).rows, [{ total: 3, visitors: 2 }], "as by REST");
    t.same((await ask(eve, {})).json(), { data: { analytics: [] } }, "nothing of other teams");
    t.match((await ask(await app.person(), {})).json(), { code: "analytics_unavailable" });
    const atRoot = await app.inject({
      method: "POST",
      url: "/graphiql",
      payload: { query: SIGNATURE_DAYS, variables },
    });
    t.match(atRoot.json(), { code: "not_signed_in" }, "beside the API too");
    for (const method of ["GET", "HEAD"] as const)
      t.equal((await app.inject({ method, url: "/graphiql?query={__typename}" })).statusCode, 404, method);

    const refused: [string, Asked][] = [
      ["no syntax", { query: "{" }],
      ["depth", { query: "{".repeat(3000) }],
      ["depth of fields", { query: "{ analytics { name { name { name { name } } } } }" }],
      ["aliases", { query: `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: __typename`).join(" ")} }` }],
      ["two questions", { query: "{ a: __typename b: __typename }" }],
      ["two operations", { query: "query a { __typename } query b { __typename }", operationName: "a" }],
      ["fragments", { query: "query { ...a } fragment a on Query { __typename }" }],
      ["fragments in a circle", { query: "{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }" }],
      ["tokens", { query: `{ __typename ${"@skip(if: false) ".repeat(60)} }` }],
      ["introspection", { query: "{ __schema { types { name } } }" }],
      ["a type", { query: '{ __type(name: "Query") { name } }' }],
      ["a tree", { query: JSON.stringify({ kind: "Document", definitions: [] }) }],
      ["a mutation", { query: "mutation { analytics { name } }" }],
      ["an unknown field", { query: "{ analitics { name } }" }],
      ["an unknown operation", { operationName: "other" }],
      ["no variables", { variables: {} }],
      ["a variable of another kind", { variables: { ...variables, kind: "view" } }],
      ["a day that is none", { variables: { ...variables, startDate: "2026-02-30" } }],
      ["span", { variables: { ...variables, startDate: "1970-01-01" } }],
      ["backwards", { variables: { ...variables, startDate: addDays(today(), 1) } }],
      ["ids", { variables: { ...variables, signatureId: Array.from({ length: 201 }, (_, i) => `h${i}`) } }],
      [
        "ids through a year",
        {
          variables: {
            ...variables,
            startDate: addDays(today(), -364),
            signatureId: Array.from({ length: 200 }, (_, i) => `h${i}`),
          },
        },
      ],
    ];
    for (const [what, asked] of refused)
      for (const times of ["first", "again", "third"]) {
        const { statusCode, body } = await ask(ana, asked);
        t.equal(statusCode, 400, `${what}, ${times}`);
        t.match(JSON.parse(body), { code: "bad_question", message: "This question cannot be answered." });
        t.notMatch(body, /Did you mean|Syntax|analytics"/);
      }
    t.equal((await ask(ana, { query: `{ __typename } #${"x".repeat(17_000)}` })).statusCode, 413, "long ones");
    t.equal((await ask(ana, {})).statusCode, 200, "a good one after all of them");

    const fromPage = { "sec-fetch-mode": "cors" };
    t.equal((await ask(ana, {}, fromPage)).statusCode, 200, "a page asks what is stored");
    t.equal((await ask(ana, { query: SIGNATURE_DAYS.replace(/\s+/g, "  ") }, fromPage)).statusCode, 200);
    t.match((await ask(ana, { query: "{ __typename }" }, fromPage)).json(), { code: "bad_question" });
    t.same(
      (await ask(ana, { query: "{ __typename }" })).json(),
      { data: { __typename: "Query" } },
      "programs ask more",
    );
    t.match(
      (
        await ask(ana, { query: `${SIGNATURE_DAYS} query b { __typename }`, operationName: "signatureDays" }, fromPage)
      ).json(),
      { code: "bad_question" },
      "a stored name does not make a text stored",
    );
  });

  await t.test("plans without analytics, and questions that make no sense", async (t) => {
    t.match((await (await app.person()).get("/_/analytics/series")).json(), { code: "analytics_unavailable" });
    const ana = await make.paid(app);
    for (const [query, path] of [
      ["startDate=2026-02-30", "startDate"],
      ["startDate=2026-02-02&endDate=2026-02-01", "endDate"],
      ["startDate=2020-01-01", "startDate"],
      ["by=nothing", "by"],
      ["event=nothing", "event"],
      [`of=${Array.from({ length: 201 }, (_, i) => `h${i}`)}`, "of"],
    ])
      t.match(
        (await ana.get(`/_/analytics/series?${query}`)).json(),
        { status: 422, errors: [{ path }] },
        String(query).slice(0, 40),
      );
  });

  await t.test("another zone, by which all days are counted again", async (t) => {
    const ana = await make.paid(app);
    const hers = await signatureOf(ana, "Ana");
    const { now } = Date;
    t.teardown(() => Object.assign(Date, { now }));
    const day = addDays(today(), -3);
    Date.now = () => Date.parse(`${day}T20:00:00Z`);
    await follow(hers, ["10.3.0.1"]);
    Date.now = now;
    const at = async () => {
      const { rows, startDate } = await series(ana);
      return rows[0]?.days.flatMap((count, i) => (count > 0 ? [addDays(startDate, i)] : []));
    };
    t.same(await at(), [day]);
    t.match((await ana.put("/_/analytics/time-zone", { timeZone: "Mars/Base" })).json(), {
      status: 422,
      errors: [{ path: "timeZone" }],
    });
    t.equal((await ana.put("/_/analytics/time-zone", { timeZone: "Asia/Tokyo" })).statusCode, 200);
    const job = await JobModel.findOne({ kind: "links.rebuild", "data.team": hers.team }).lean();
    t.ok(job);
    const log = { info() {}, warn() {} } as never;
    let data: unknown = job?.data;
    for (let turns = 0; data && turns < 20; turns++) {
      const rest = await rebuildHandler.run(data, {
        id: "x",
        tries: 1,
        signal: new AbortController().signal,
        log,
        note() {},
      });
      data = "next" in rest ? rest.next : null;
    }
    t.same(await at(), [addDays(day, 1)]);
    t.equal((await series(ana)).timeZone, "Asia/Tokyo");
  });
});
