import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { domainHandler, moveLinksHandler } from "#server/features/domains/jobs.ts";
import { DomainModel } from "#server/features/domains/model.ts";
import { leadsHere } from "#server/features/domains/shortLinks.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { PageModel } from "#server/features/pages/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { drawn } from "#server/features/signatures/service.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { dns } from "#server/ports/dns/dns.ts";
import { nameServers } from "#server/ports/dns/nameServers.ts";
import type { Domain } from "#shared/domains/schema.ts";
import * as make from "#tests/support/make.ts";
import { startNameServer } from "#tests/support/nameServer.ts";
import { startApp } from "#tests/support/startApp.ts";

const OURS = "signoff.example.net";
const HERE = "192.0.2.1";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

t.test("a domain of a team that its short links are under", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t, { PUBLIC_URL: `https://${OURS}`, PAGES_HOST: "https://pages.example.net" });
  const names = await startNameServer(t);
  dns.plug(nameServers([names.address]));
  names.set("A", "pages.example.net", [HERE]);
  type Person = Awaited<ReturnType<typeof app.person>>;
  type Saved = { hash: string; shortLinks: { url: string; shortUrl: string }[] };

  const owning = async () => {
    const person = await make.paid(app);
    await make.confirm(person);
    return person;
  };
  const verify = (person: Person, { id }: Domain) => person.post(`/_/domains/${id}/verify`);
  const proofOf = ({ records }: Domain) => records.find(({ type }) => type === "TXT")?.value ?? "";
  /** A domain that is verified, and leads to an address. */
  const verified = async (person: Person, host: string, address = HERE) => {
    const domain = (await person.post("/_/domains", { host })).json<Domain>();
    names.set("TXT", `_signoff.${host}`, [proofOf(domain)]);
    names.set("A", host, [address]);
    t.match((await verify(person, domain)).json(), { status: "verified", isForLinks: false });
    return domain;
  };
  const use = (person: Person, { id }: Domain, isOn = true) => person.put(`/_/domains/${id}/short-links`, { isOn });
  const worker = new JobWorker({ handlers: [moveLinksHandler, domainHandler], log: pino({ level: "silent" }) });
  const settle = async () => {
    while ((await worker.runDue()) > 0);
  };
  const sign = async (person: Person) => (await person.post("/_/signatures", make.signature())).json<Saved>();
  const shown = async (person: Person, { hash }: Pick<Saved, "hash">) =>
    (await person.get(`/_/signatures/${hash}`)).json<Saved>().shortLinks;
  const hostsOf = (pairs: Saved["shortLinks"]) => [...new Set(pairs.map(({ shortUrl }) => new URL(shortUrl).host))];
  const follow = async (shortUrl: string, host = new URL(shortUrl).host) =>
    (await app.inject({ url: new URL(shortUrl).pathname, headers: { host, "user-agent": CHROME } })).headers.location;

  await t.test("is ours until somebody chooses one, and in records from before", async (t) => {
    const ana = await owning();
    const team = await make.teamOf(ana);
    await verified(ana, "links.first.dev");
    t.same(hostsOf((await sign(ana)).shortLinks), [OURS]);
    await TeamModel.collection.updateOne({ _id: team }, { $unset: { shortHost: 1 } });
    t.same(hostsOf((await sign(ana)).shortLinks), [OURS]);
    t.match((await ana.get("/_/domains")).json(), { items: [{ isForLinks: false }] });
  });

  await t.test("is refused while it is not verified, leads elsewhere, or is not theirs", async (t) => {
    const ana = await owning();
    const pending = (await ana.post("/_/domains", { host: "links.pending.dev" })).json<Domain>();
    const refused = (message: string) => ({ code: "invalid_input", errors: [{ path: "isOn", message }] });
    t.match((await use(ana, pending)).json(), refused("Verify this domain first."));
    const elsewhere = await verified(ana, "links.elsewhere.dev", "198.51.100.7");
    t.match((await use(ana, elsewhere)).json(), refused("This domain does not lead here yet."));
    names.set("A", "links.elsewhere.dev", [HERE]);
    await verify(ana, elsewhere);
    const member = await make.member(app, {}, ana);
    t.match((await use(member, elsewhere)).json(), { code: "no_permission" });
    t.match((await use(await owning(), elsewhere)).json(), { code: "not_found" });
    t.match((await use(await app.person(), elsewhere)).json(), { code: "domain_unavailable" });
    t.equal((await ana.put(`/_/domains/${elsewhere.id}/short-links`, { isOn: "yes" })).statusCode, 422);
    t.equal((await TeamModel.findById(await make.teamOf(ana)).lean())?.shortHost, null);
    t.equal((await use(ana, elsewhere)).statusCode, 200);
  });

  await t.test("has what was saved and what is saved from then on, and what is out there leads on", async (t) => {
    const ana = await owning();
    const domain = await verified(ana, "go.acme.dev");
    const before = await sign(ana);
    const page = (await ana.post("/_/pages", make.page({ slug: "acme-team" }))).json<{ hash: string }>();
    await ana.post(`/_/pages/${page.hash}/publish`);
    const { revision, changedAt, updatedAt } = (await SignatureModel.findOne({ hash: before.hash }).lean()) ?? {};

    t.match((await use(ana, domain)).json(), { host: "go.acme.dev", isForLinks: true });
    t.same(hostsOf((await sign(ana)).shortLinks), ["go.acme.dev"], "a new one at once");
    await settle();
    const after = await shown(ana, before);
    t.same(hostsOf(after), ["go.acme.dev"]);
    t.match(
      await SignatureModel.findOne({ hash: before.hash }).lean(),
      { revision, changedAt, updatedAt },
      "no change",
    );
    const { html } = (await drawn((await ana.get(`/_/signatures/${before.hash}`)).json())) ?? {};
    t.match(html, "https://go.acme.dev/l/", "what is copied has it");
    t.notMatch(html, `https://${OURS}/l/`);
    const standIns = (await PageModel.findOne({ hash: page.hash }).lean())?.shortLinks ?? [];
    t.ok(standIns.length > 0);
    t.same(hostsOf(standIns), ["go.acme.dev"]);
    for (const [at, { url, shortUrl }] of after.entries()) {
      t.equal(await follow(shortUrl), url, "under the domain");
      t.equal(await follow(before.shortLinks[at]?.shortUrl ?? ""), url, "and where it was");
    }
    await app.clicks.drain();
    const { items } = (await ana.get("/_/links?of=signature")).json<{ items: { code: string; shortUrl: string }[] }>();
    t.ok(
      items.every(({ shortUrl }) => shortUrl.startsWith("https://go.acme.dev/l/")),
      "lists say the same",
    );
    const found = (await ana.get("/_/links?search=go.acme.dev")).json<{ items: object[] }>().items;
    t.ok(found.length > 0, "and find it");
    const listed = (await ana.get(`/_/signatures/${before.hash}/links`)).json<{
      items: { clicks: number; shortUrl: string }[];
    }>();
    t.ok(listed.items.every(({ clicks, shortUrl }) => clicks === 2 && shortUrl.startsWith("https://go.acme.dev/l/")));

    // Of somebody's own it is the one that they chose, which may be ours.
    const own = (await ana.post("/_/links", { url: "https://example.com/own" })).json<{ shortUrl: string }>();
    t.match(own.shortUrl, `https://${OURS}/l/`);
    const chosen = await ana.post("/_/links", { url: "https://example.com/own", host: "go.acme.dev" });
    t.match(chosen.json(), { shortUrl: /^https:\/\/go\.acme\.dev\/l\// });
    t.equal(await follow(chosen.json().shortUrl), "https://example.com/own");

    const [first] = after as [(typeof after)[0]];
    const code = first.shortUrl.split("/").at(-1);
    await ana.patch(`/_/links/${code}`, { isOn: false });
    t.equal(await follow(first.shortUrl), undefined, "one that is switched off is off at once, also there");
    await ana.patch(`/_/links/${code}`, { isOn: true });
    t.equal(await follow(first.shortUrl), first.url);

    const other = await owning();
    const theirs = await sign(other);
    t.same(hostsOf(theirs.shortLinks), [OURS], "another team's are where they were");
    t.equal(await follow(theirs.shortLinks[0]?.shortUrl ?? "", "go.acme.dev"), undefined, "and not under it");
  });

  await t.test("is another one, or ours again, whenever they like", async (t) => {
    const ana = await owning();
    const [one, two] = [await verified(ana, "a.two.dev"), await verified(ana, "b.two.dev")];
    const signature = await sign(ana);
    await use(ana, one);
    await settle();
    const under = await shown(ana, signature);
    t.match((await use(ana, two)).json(), { isForLinks: true });
    const of = (await ana.get("/_/domains")).json<{ items: Domain[] }>().items;
    t.same(Object.fromEntries(of.map(({ host, isForLinks }) => [host, isForLinks])), {
      "a.two.dev": false,
      "b.two.dev": true,
    });
    await settle();
    t.same(hostsOf(await shown(ana, signature)), ["b.two.dev"]);
    for (const { url, shortUrl } of under) t.equal(await follow(shortUrl), url, "the one before leads on");
    t.match((await use(ana, one, false)).json(), { isForLinks: false }, "what is off stays off");
    t.equal((await TeamModel.findById(await make.teamOf(ana)).lean())?.shortHost, "b.two.dev");
    t.match((await use(ana, two, false)).json(), { isForLinks: false });
    await settle();
    t.same(hostsOf(await shown(ana, signature)), [OURS]);
    t.same(
      (await shown(ana, signature)).map(({ shortUrl }) => shortUrl),
      signature.shortLinks.map(({ shortUrl }) => shortUrl),
    );
  });

  await t.test(
    "gives way to ours when its proof has gone, when it leads elsewhere, and when it is deleted",
    async (t) => {
      const ana = await owning();
      const host = "links.gone.dev";
      const domain = await verified(ana, host);
      const signature = await sign(ana);
      await use(ana, domain);
      await settle();
      t.same(hostsOf(await shown(ana, signature)), [host]);

      names.drop("TXT", `_signoff.${host}`);
      t.match((await verify(ana, domain)).json(), { status: "unverified" });
      t.same(hostsOf((await sign(ana)).shortLinks), [OURS]);
      await settle();
      t.same(hostsOf(await shown(ana, signature)), [OURS]);
      names.set("TXT", `_signoff.${host}`, [proofOf(domain)]);
      t.match((await verify(ana, domain)).json(), { status: "verified", isForLinks: true }, "what was chosen is kept");
      await settle();
      t.same(hostsOf(await shown(ana, signature)), [host], "and holds again");

      names.set("A", host, ["198.51.100.7"]);
      await verify(ana, domain);
      await settle();
      t.same(hostsOf(await shown(ana, signature)), [OURS]);
      names.set("A", host, [HERE]);
      // As the daily look does it.
      await DomainModel.updateOne({ _id: domain.id }, { checkAt: new Date(0) });
      await domainHandler.run(
        {},
        { id: "job", tries: 1, signal: new AbortController().signal, note() {}, log: app.app.log },
      );
      await settle();
      t.same(hostsOf(await shown(ana, signature)), [host]);

      t.equal((await ana.delete(`/_/domains/${domain.id}`)).statusCode, 204);
      t.equal((await ana.delete(`/_/domains/${domain.id}`)).statusCode, 404);
      t.equal((await TeamModel.findById(await make.teamOf(ana)).lean())?.shortHost, null);
      await settle();
      const left = await shown(ana, signature);
      t.same(hostsOf(left), [OURS]);
      for (const { url, shortUrl } of left) t.equal(await follow(shortUrl), url);
      const again = await verified(ana, host);
      t.match(again, { isForLinks: false }, "whoever adds it again chooses it again");
    },
  );

  await t.test("goes with the plan that has it", async (t) => {
    const ana = await owning();
    const domain = await verified(ana, "links.plan.dev");
    const signature = await sign(ana);
    await use(ana, domain);
    await settle();
    await make.changeTeam(ana, { isPaid: false });
    t.match((await use(ana, domain)).json(), { code: "domain_unavailable" });
    await DomainModel.updateOne({ _id: domain.id }, { checkAt: new Date(0) });
    await domainHandler.run(
      {},
      { id: "job", tries: 1, signal: new AbortController().signal, note() {}, log: app.app.log },
    );
    await settle();
    t.same(hostsOf(await shown(ana, signature)), [OURS], "at the next look");
    t.equal((await use(ana, domain, false)).statusCode, 200, "giving it up is always possible");
  });

  await t.test("costs no job where nothing is under it", async (t) => {
    const ana = await owning();
    const domain = await verified(ana, "links.quiet.dev");
    await settle();
    await verify(ana, domain);
    t.equal(
      await JobModel.countDocuments({ kind: "domains.moveLinks", "data.team": String(await make.teamOf(ana)) }),
      0,
    );
    t.equal(await leadsHere(await make.teamOf(ana), "links.quiet.dev"), true);
    t.equal(await leadsHere(new mongoose.Types.ObjectId(), "links.quiet.dev"), false);
  });
});
