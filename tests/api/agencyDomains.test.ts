import t from "tap";
import { TeamModel } from "#server/features/members/model.ts";
import { dns } from "#server/ports/dns/dns.ts";
import { nameServers } from "#server/ports/dns/nameServers.ts";
import type { Domain } from "#shared/domains/schema.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import * as make from "#tests/support/make.ts";
import { startNameServer } from "#tests/support/nameServer.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("domains of companies", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t, { PUBLIC_URL: "https://signoff.example.net", PAGES_HOST: "https://pages.example.net" });
  const names = await startNameServer(t);
  dns.plug(nameServers([names.address]));
  names.set("A", "pages.example.net", ["192.0.2.1"]);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const agency = await make.agency(verified, 60);
  const acme = await make.company(agency, { name: "Acme", signatures: 15 });
  const sister = await make.company(agency, { name: "Sister", signatures: 15 });
  const inAcme = { [COMPANY_HEADER]: acme.group };
  const inSister = { [COMPANY_HEADER]: sister.group };
  const hubAdmin = await make.hubAdmin(verified, agency, acme);
  const own = await make.member(verified, { role: "admin" }, agency, acme.id);

  const add = async (who: Person, host: string, headers: Record<string, string> = {}) => {
    const answer = await who.post("/_/domains", { host }, headers);
    t.equal(answer.statusCode, 201, answer.body);
    const domain = answer.json<Domain>();
    const proof = domain.records.find(({ type }) => type === "TXT");
    names.set("TXT", `_signoff.${host}`, [proof?.value ?? ""]);
    const verify = await who.post(`/_/domains/${domain.id}/verify`, undefined, headers);
    t.match(verify.json(), { status: "verified" });
    return domain;
  };
  const page = async (slug: string, headers: Record<string, string>) => {
    const { hash } = (await agency.post("/_/pages", make.page({ slug }), headers)).json();
    t.ok((await agency.post(`/_/pages/${hash}/publish`, undefined, headers)).statusCode < 300);
  };
  const visit = async (host: string, slug: string) =>
    (await app.inject({ url: `/${slug}`, headers: { host, "user-agent": "Mozilla/5.0 Firefox/140.0" } })).statusCode;

  await page("acme-page", inAcme);
  await page("sister-page", inSister);

  await t.test("are added by whoever administrates the company, and by its own admin", async (t) => {
    await add(hubAdmin, "links.acme.example.com", inAcme);
    await add(own, "go.acme.example.com");
    const listed = async (who: Person, headers = {}) =>
      (await who.get("/_/domains", undefined, headers)).json<{ items: Domain[] }>().items.map(({ host }) => host);
    t.strictSame((await listed(hubAdmin, inAcme)).sort(), ["go.acme.example.com", "links.acme.example.com"]);
    t.strictSame(await listed(agency), [], "not those of the agency's own team");
    t.strictSame(await listed(agency, inSister), []);
  });

  await t.test("serve pages of that company alone", async (t) => {
    for (const host of ["links.acme.example.com", "go.acme.example.com"]) {
      t.equal(await visit(host, "acme-page"), 200);
      t.equal(await visit(host, "sister-page"), 404);
    }
  });

  await t.test("go on while it is archived, and go with it when it leaves", async (t) => {
    await TeamModel.updateOne({ _id: acme.id }, { archivedAt: new Date() });
    t.equal(await visit("links.acme.example.com", "acme-page"), 200, "what was sent goes on to show");
    t.equal((await hubAdmin.post("/_/domains", { host: "more.acme.example.com" }, inAcme)).statusCode, 404);
    await TeamModel.updateOne({ _id: acme.id }, { archivedAt: null });
    const { letGo } = await import("#server/features/members/companies/moving.ts");
    const { transaction } = await import("#server/db/transactions.ts");
    const user = await make.idOf(own);
    const from = { _id: acme.id, agency: await make.idOf(agency) };
    await transaction(async (session) => {
      await letGo(from, user, session);
      await TeamModel.updateOne({ _id: acme.id }, { isPaid: true }, { session });
    });
    t.equal(await visit("links.acme.example.com", "acme-page"), 200);
    t.equal((await own.get("/_/domains")).json().items.length, 2, "its owner has them");
    t.equal((await hubAdmin.get("/_/domains", undefined, inAcme)).statusCode, 404, "the agency has not");
  });
});
