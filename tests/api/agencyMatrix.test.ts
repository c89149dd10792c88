import { randomUUID } from "node:crypto";
import t from "tap";
import { ExportModel } from "#server/features/exports/model.ts";
import { BulkModel } from "#server/features/reseller/bulk/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

type Place = {
  id: Awaited<ReturnType<typeof make.company>>["id"];
  group: string;
  hub: string;
  row: string;
  /** that it was made from a file */
  bulk: string;
};
type Call = { method: "get" | "post" | "put"; path: string; body?: object };

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
const callOf = (name: Name, { group, hub, row, bulk }: Place): Call => {
  const target = { target_user_email: row, group };
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
  ...["current", "createCompany", "quotePackage", "addSignatures", "rename"],
  ...["companyBulk.make", "companyBulk.list"],
];
const PACKAGE: Name[] = ["quotePackage", "addSignatures", "rename"];
const READING: Name[] = ["companies", "searchCompanies", "company", "admins of the agency", "admins of a company"];
const NOBODY = only(NAMES, "not_admin");
const ELSEWHERE = only(
  NAMES.filter((name) => !OWN.includes(name)),
  "not_found",
);
const ACCOUNT_ADMIN = { ...only([...PACKAGE, "inviteAdmin of the agency"], "not_admin") };
const COMPANY_ADMIN = {
  ...only(
    NAMES.filter((name) => name !== "current" && !READING.includes(name)),
    "not_admin",
  ),
  "admins of the agency": "not_admin",
};

type Refused = Partial<Record<Name, string>>;
/** Who is refused what, of the company that they are of, another one of the agency, and one of another agency. */
const REFUSED: Record<string, [own: Refused, sister: Refused, rival: Refused]> = {
  guest: [only(NAMES, "not_signed_in"), only(NAMES, "not_signed_in"), only(NAMES, "not_signed_in")],
  stranger: [NOBODY, NOBODY, NOBODY],
  "the company's person": [NOBODY, NOBODY, NOBODY],
  "the company's own admin": [NOBODY, NOBODY, NOBODY],
  "former administrator": [NOBODY, NOBODY, NOBODY],
  owner: [{}, {}, ELSEWHERE],
  "account admin": [ACCOUNT_ADMIN, ACCOUNT_ADMIN, { ...ELSEWHERE, ...only(PACKAGE, "not_admin") }],
  "company admin": [
    COMPANY_ADMIN,
    { ...COMPANY_ADMIN, company: "not_found", "admins of a company": "not_found" },
    { ...ELSEWHERE, ...COMPANY_ADMIN, "admins of the agency": "not_found" },
  ],
};

t.test("calls of an agency: each to each", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Pick<Awaited<ReturnType<typeof app.person>>, "get" | "post" | "put">;
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
  async function place(agency: typeof owner, at: string): Promise<Place> {
    const { id, group } = await make.company(agency, { name: at });
    const one = { agency: await make.idOf(agency), company: id, by: await make.idOf(agency), key: at, list: id };
    const { _id } = await BulkModel.create({ ...one, state: "done" });
    return { id, group, hub: agency.group, row: `${at}@example.com`, bulk: String(_id) };
  }
  const places = [await place(owner, "own"), await place(owner, "sister"), await place(rival, "rival")] as const;
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
  const people: Record<string, Person> = {
    guest: app.anyone,
    stranger: await verified.person(),
    "the company's person": await make.member(verified, {}, owner, own.id),
    "the company's own admin": await make.member(verified, { role: "admin" }, owner, own.id),
    "former administrator": former,
    owner,
    "account admin": await make.hubAdmin(verified, owner, null),
    "company admin": await make.hubAdmin(verified, owner, own),
  };

  t.test("every call of the contract is there", async (t) => {
    const there = new Set(NAMES.map((name) => name.split(" ")[0]));
    const of = (feature: string) => Object.keys(ENDPOINTS[feature] ?? {}).map((name) => `${feature}.${name}`);
    const calls = [
      ...Object.keys(ENDPOINTS.reseller ?? {}).filter((name) => name !== "acceptAdmin"),
      // The package's own, as the specification names them.
      ...["quotePackage", "addSignatures"],
      ...[...of("companyBulk"), ...of("companyExports")],
    ];
    t.same([...there].sort(), calls.sort());
  });

  for (const [who, refused] of Object.entries(REFUSED))
    for (const [at, where] of places.entries())
      await t.test(`${who}, ${["own", "another", "a rival's"][at]} company`, async (t) => {
        const person = people[who] as Person;
        const found: Record<string, string> = {};
        for (const name of NAMES) {
          await ensure(where, at === 2 ? rival : owner);
          const { method, path, body } = callOf(name, where);
          const url = `/_/reseller${path}`;
          const headers = { "idempotency-key": randomUUID() };
          const answer = method === "get" ? await person.get(url) : await person[method](url, body, headers);
          found[name] = answer.statusCode < 300 ? String(answer.statusCode) : answer.json().code;
        }
        t.strictSame(found, { ...ALLOWED, ...refused[at] });
      });
});
