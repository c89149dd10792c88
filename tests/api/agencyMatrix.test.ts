import { randomUUID } from "node:crypto";
import t from "tap";
import { ExportModel } from "#server/features/exports/model.ts";
import { BulkModel } from "#server/features/reseller/bulk/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { ShareModel } from "#server/features/reseller/sharing/model.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

type Place = {
  id: Awaited<ReturnType<typeof make.company>>["id"];
  group: string;
  hub: string;
  row: string;
  design: string;
  /** that it was made from a file */
  bulk: string;
};
type Call = { method: "get" | "post" | "put" | "delete"; path: string; body?: object };

/** What whoever may make a call is answered: where it would change something, the last thing that is asked before. */
const ALLOWED: Record<string, string> = {
  current: "200",
  companies: "200",
  searchCompanies: "200",
  company: "200",
  "admins of the agency": "200",
  "admins of a company": "200",
  createCompany: "package_full",
  updateCompany: "conflict",
  "inviteAdmin of the agency": "admin_exists",
  "inviteAdmin of a company": "admin_exists",
  resendAdminInvite: "member_registered",
  deleteAdmin: "204",
  updateAdmin: "conflict",
  quotePackage: "change_refused",
  addSignatures: "change_refused",
  rename: "200",
  ownedCompanies: "200",
  listOffers: "200",
  makeOffer: "own_address",
  withdrawOffer: "not_found",
  "sharing.list": "200",
  "sharing.candidates": "200",
  "sharing.get": "200",
  "sharing.companies": "200",
  "sharing.share": "conflict",
  "sharing.change": "conflict",
  "sharing.stop": "conflict",
  "companyBulk.make": "unsupported_media_type",
  "companyBulk.list": "200",
  "companyBulk.read": "200",
  "companyBulk.resume": "200",
  "companyExports.create": "201",
  "companyExports.list": "200",
  "companyExports.download": "export_not_ready",
};
type Name = keyof typeof ALLOWED;
const NAMES = Object.keys(ALLOWED) as Name[];

/** Of one company each, or of its agency. */
const callOf = (
  name: Name,
  { group, hub, row, design: signature, bulk }: Place,
  self: { email: string; password: string },
): Call => {
  const target = { target_user_email: row, group };
  const terms = { isForAll: false, companies: [group], locked: true, locks: [] };
  const calls: Record<Name, Call> = {
    current: { method: "get", path: "" },
    companies: { method: "get", path: `/companies/${hub}` },
    searchCompanies: { method: "post", path: "/companies", body: { group: hub } },
    company: { method: "get", path: `/company/${group}` },
    "admins of the agency": { method: "get", path: `/admins/${hub}/2` },
    "admins of a company": { method: "get", path: `/admins/${group}/3` },
    createCompany: { method: "post", path: "/company", body: { name: "More", signatures: 99_999 } },
    updateCompany: { method: "post", path: "/company/update", body: { group, v: 99, name: "Other" } },
    "inviteAdmin of the agency": {
      method: "post",
      path: "/admin/invite",
      body: { userEmail: "whole@example.com", username: "W", role: 2, group: hub },
    },
    "inviteAdmin of a company": {
      method: "post",
      path: "/admin/invite",
      body: { userEmail: row, username: "W", role: 3, group },
    },
    resendAdminInvite: { method: "post", path: "/admin/invite/resend", body: target },
    deleteAdmin: { method: "post", path: "/admin/delete", body: target },
    updateAdmin: { method: "post", path: "/admin/update", body: { ...target, permissions: [1], v: 99 } },
    quotePackage: { method: "get", path: "/group/signatures/quote?signatures=25" },
    addSignatures: { method: "post", path: "/group/signatures/add", body: { signatures: 25 } },
    rename: { method: "put", path: "/name", body: { name: "Studio" } },
    ownedCompanies: { method: "get", path: "/owned" },
    listOffers: { method: "get", path: "/offers" },
    makeOffer: { method: "post", path: "/offers", body: { kind: "leave", group, ...self } },
    withdrawOffer: { method: "delete", path: "/offers/6b0b1744cd24492e68d9bdda" },
    "sharing.list": { method: "post", path: "/shares", body: {} },
    "sharing.candidates": { method: "post", path: "/shares/candidates", body: {} },
    "sharing.get": { method: "get", path: `/share/${signature}` },
    "sharing.companies": { method: "post", path: "/share/companies", body: { signature } },
    "sharing.share": { method: "post", path: "/share", body: { signature, ...terms } },
    "sharing.change": { method: "post", path: "/share/update", body: { signature, v: 99, ...terms } },
    "sharing.stop": { method: "post", path: "/share/stop", body: { signature, v: 99 } },
    "companyBulk.make": { method: "post", path: "/bulk", body: {} },
    "companyBulk.list": { method: "get", path: "/bulk" },
    "companyBulk.read": { method: "get", path: `/bulk/${bulk}` },
    "companyBulk.resume": { method: "post", path: `/bulk/${bulk}/continue` },
    "companyExports.create": { method: "post", path: `/company/${group}/export` },
    "companyExports.list": { method: "get", path: `/company/${group}/export` },
    // One that is being made has the id of how its company was made.
    "companyExports.download": { method: "get", path: `/company/${group}/export/${bulk}` },
  };
  return calls[name] as Call;
};

const only = (names: readonly Name[], code: string) => Object.fromEntries(names.map((name) => [name, code]));
/** Calls that name nothing but the caller's own. */
const OWN: Name[] = [
  "ownedCompanies",
  "current",
  "createCompany",
  "quotePackage",
  "addSignatures",
  "rename",
  "listOffers",
  "withdrawOffer",
  "sharing.list",
  "sharing.candidates",
  "companyBulk.make",
  "companyBulk.list",
];
const NAMING_THE_AGENCY: Name[] = [
  "sharing.get",
  "sharing.companies",
  "sharing.stop",
  "companies",
  "searchCompanies",
  "admins of the agency",
  "inviteAdmin of the agency",
];
const OWNERS: Name[] = [
  "ownedCompanies",
  "quotePackage",
  "addSignatures",
  "rename",
  "listOffers",
  "makeOffer",
  "withdrawOffer",
];
const READING: Name[] = ["companies", "searchCompanies", "company", "admins of the agency", "admins of a company"];
const NOBODY = only(NAMES, "not_admin");
const ELSEWHERE = only(
  NAMES.filter((name) => !OWN.includes(name)),
  "not_found",
);
const ACCOUNT_ADMIN = { ...only([...OWNERS, "inviteAdmin of the agency"], "not_admin") };
const COMPANY_ADMIN = {
  ...only(
    NAMES.filter((name) => name !== "current" && !READING.includes(name)),
    "not_admin",
  ),
  "admins of the agency": "not_admin",
};

/** Of a company that has left what names it is not there, and what names the agency is as before. */
const LEFT = only(
  NAMES.filter((name) => !OWN.includes(name) && !NAMING_THE_AGENCY.includes(name)),
  "not_found",
);
const SISTER = { ...COMPANY_ADMIN, company: "not_found", "admins of a company": "not_found" };

type Refused = Partial<Record<Name, string>>;
/** Who is refused what, of the company that they are of, another one of the agency, one of another agency, and one that has left theirs. */
const REFUSED: Record<string, [own: Refused, sister: Refused, rival: Refused, left: Refused]> = {
  guest: Array(4).fill(only(NAMES, "not_signed_in")) as [Refused, Refused, Refused, Refused],
  stranger: [NOBODY, NOBODY, NOBODY, NOBODY],
  "the company's person": [NOBODY, NOBODY, NOBODY, NOBODY],
  "the company's own admin": [NOBODY, NOBODY, NOBODY, NOBODY],
  "former administrator": [NOBODY, NOBODY, NOBODY, NOBODY],
  "administrator of the company that has left": [NOBODY, NOBODY, NOBODY, NOBODY],
  "owner of the company that has left": [NOBODY, NOBODY, NOBODY, NOBODY],
  owner: [{}, {}, ELSEWHERE, LEFT],
  "account admin": [
    ACCOUNT_ADMIN,
    ACCOUNT_ADMIN,
    { ...ELSEWHERE, ...only(OWNERS, "not_admin") },
    { ...LEFT, ...ACCOUNT_ADMIN },
  ],
  "company admin": [
    COMPANY_ADMIN,
    SISTER,
    { ...ELSEWHERE, ...COMPANY_ADMIN, "admins of the agency": "not_found" },
    SISTER,
  ],
};

t.test("calls of an agency: each to each", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Pick<Awaited<ReturnType<typeof app.person>>, "get" | "post" | "put" | "delete">;
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const owner = await make.agency(verified, 40);
  const rival = await make.agency(verified, 40);

  /** A company with somebody who administrates it. */
  /** A design that an agency shares. */
  async function shared(agency: typeof owner): Promise<string> {
    const { hash } = (await agency.post("/_/signatures", make.signature())).json();
    await ShareModel.create({ agency: await make.teamOf(agency), signature: hash, isForAll: true });
    return hash;
  }
  const designs = new Map([
    [owner, await shared(owner)],
    [rival, await shared(rival)],
  ]);
  async function place(agency: typeof owner, at: string): Promise<Place> {
    const { id, group } = await make.company(agency, { name: at });
    const one = { agency: await make.idOf(agency), company: id, by: await make.idOf(agency), key: at, list: id };
    const { _id } = await BulkModel.create({ ...one, state: "done" });
    const design = designs.get(agency) ?? "";
    return { id, group, hub: agency.group, row: `${at}@example.com`, design, bulk: String(_id) };
  }
  const left = await place(owner, "left");
  const places = [await place(owner, "own"), await place(owner, "sister"), await place(rival, "rival"), left] as const;
  const ensure = async ({ id, row, bulk }: Place, agency: typeof owner) => {
    await ExportModel.deleteMany({});
    await ExportModel.create({ _id: bulk, user: id, company: id });
    const values = { agency: await make.idOf(agency), company: id, email: row };
    const set = { role: 3 as const, status: "registered" as const };
    await HubAdminModel.updateOne(values, { $set: set }, { upsert: true });
  };
  for (const agency of [owner, rival])
    await HubAdminModel.create({ agency: await make.idOf(agency), email: "whole@example.com", role: 2 });

  const [own] = places;
  const former = await make.hubAdmin(verified, owner, own);
  await owner.post("/_/reseller/admin/delete", { target_user_email: former.email });
  const itsAdmin = await make.hubAdmin(verified, owner, left);
  const client = await verified.person();
  const offer = { kind: "leave", group: left.group, email: client.email, password: owner.password };
  t.equal((await owner.post("/_/reseller/offers", offer)).statusCode, 201);
  const mail = (await mailbox.read()).findLast(({ text }) => text?.includes("/company-offer/"));
  const token = linkIn(mail ?? { text: "" }, "/company-offer/")
    .split("/")
    .at(-1);
  const taken = await client.post("/_/reseller/offer/accept", { token, password: client.password });
  t.equal(taken.statusCode, 200, taken.body);
  const people: Record<string, Person> = {
    guest: app.anyone,
    stranger: await verified.person(),
    "the company's person": await make.member(verified, {}, owner, own.id),
    "the company's own admin": await make.member(verified, { role: "admin" }, owner, own.id),
    "former administrator": former,
    "administrator of the company that has left": itsAdmin,
    "owner of the company that has left": client,
    owner,
    "account admin": await make.hubAdmin(verified, owner, null),
    "company admin": await make.hubAdmin(verified, owner, own),
  };

  t.test("every call of the contract is there", async (t) => {
    const there = new Set(NAMES.map((name) => name.split(" ")[0]));
    const ofPackage = { quote: "quotePackage", change: "addSignatures" };
    const ofOffers = { list: "listOffers", make: "makeOffer", withdraw: "withdrawOffer" };
    // Whoever is invited, or offered something, is none of an agency's people: what they may is told where that is tested.
    const others = new Set([
      "reseller.acceptAdmin",
      "companyOffers.read",
      "companyOffers.accept",
      "companyOffers.decline",
    ]);
    const names: Record<string, Record<string, string>> = { resellerPackage: ofPackage, companyOffers: ofOffers };
    // What is asked in a company's own name stands with what its people do.
    const inside = new Set(["agencySharing.ofCompany", "agencySharing.followAgain"]);
    const groups = ["reseller", "resellerPackage", "companyOffers", "agencySharing", "companyBulk", "companyExports"];
    const calls = groups.flatMap((group) =>
      Object.keys(ENDPOINTS[group] ?? {}).flatMap((name) => {
        if (others.has(`${group}.${name}`) || inside.has(`${group}.${name}`)) return [];
        if (group.startsWith("company") && group !== "companyOffers") return `${group}.${name}`;
        return group === "agencySharing" ? `sharing.${name}` : (names[group]?.[name] ?? name);
      }),
    );
    t.same([...there].sort(), calls.sort());
  });

  for (const [who, refused] of Object.entries(REFUSED))
    for (const [at, where] of places.entries())
      await t.test(`${who}, ${["own", "another", "a rival's", "a former"][at]} company`, async (t) => {
        const person = people[who] as Person;
        const found: Record<string, string> = {};
        for (const name of NAMES) {
          await ensure(where, at === 2 ? rival : owner);
          const { method, path, body } = callOf(name, where, { email: owner.email, password: owner.password });
          const url = `/_/reseller${path}`;
          const headers = { "idempotency-key": randomUUID() };
          const answer = await (method === "get" || method === "delete"
            ? person[method](url)
            : person[method](url, body, headers));
          found[name] = answer.statusCode < 300 ? String(answer.statusCode) : answer.json().code;
        }
        t.strictSame(found, { ...ALLOWED, ...refused[at] });
      });
});
