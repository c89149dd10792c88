/** The agency of the demo cast of `npm run seed`: twelve companies with people, signatures and those who administrate them. */
import type { Types } from "mongoose";
import { transaction } from "#server/db/transactions.ts";
import { UserModel } from "#server/features/account/model.ts";
import * as account from "#server/features/account/service.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import * as members from "#server/features/members/service.ts";
import { settleAccount } from "#server/features/reseller/admins/rows.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { freeGroup } from "#server/features/reseller/open.ts";
import { openFor } from "#server/features/reseller/operator.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as signatures from "#server/features/signatures/save.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { keysOf } from "#shared/members/names.ts";
import { ALL_PERMISSIONS } from "#shared/members/permissions.ts";
import { RESELLER_ROLES } from "#shared/members/rules.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import { seedClicks } from "./seedClicks.ts";
import { buy } from "./seedMoney.ts";

/** The package as it is bought at first, and as it is since some companies had filled it. */
const BOUGHT = [
  { signatures: 100, planId: "agency-hub-yearly-100" },
  { signatures: 150, planId: "agency-hub-yearly-150" },
] as const;
/** How many companies fill the first one. */
const FIRST = 8;

/** Name, limit of signatures, people by name and position, and hours since something was changed there; null: never. */
const COMPANIES: readonly (readonly [string, number, readonly (readonly [string, string])[], number | null])[] = [
  [
    "Alder & Finch Architects",
    12,
    [
      ["Rosalind Finch", "Partner"],
      ["Omar Aziz", "Project Architect"],
      ["Greta Lindqvist", "Office Manager"],
    ],
    2,
  ],
  [
    "Bäckerei Morgenrot",
    5,
    [
      ["Johanna Kröger", "Inhaberin"],
      ["Till Brandner", "Filialleiter"],
    ],
    30,
  ],
  ["Café Lumière", 4, [["Éloïse Girard", "Gérante"]], 190],
  [
    "Delta Freight Forwarding",
    20,
    [
      ["Marcus Webb", "Managing Director"],
      ["Anjali Rao", "Customs Specialist"],
      ["Piotr Zając", "Dispatcher"],
      ["Lena Hoff", "Key Account Manager"],
    ],
    1,
  ],
  [
    "Estúdio Maré",
    6,
    [
      ["Beatriz Nunes", "Diretora Criativa"],
      ["Rafael Teixeira", "Designer"],
    ],
    54,
  ],
  [
    "Fjord Dental",
    8,
    [
      ["Dr. Ingrid Solberg", "Dentist"],
      ["Kari Nygård", "Reception"],
    ],
    12,
  ],
  [
    "Granite Peak Outdoor",
    10,
    [
      ["Hank Morrison", "Store Manager"],
      ["Priya Shah", "Buyer"],
    ],
    700,
  ],
  [
    "Helios Solartechnik",
    15,
    [
      ["Dr. Martin Vogel", "Geschäftsführer"],
      ["Sabine Kunz", "Vertrieb"],
      ["Emre Yıldız", "Montageleiter"],
    ],
    5,
  ],
  ["Imprenta Salvatierra", 3, [["Lucía Salvatierra", "Directora"]], 2_100],
  [
    "Juniper Law",
    18,
    [
      ["Naomi Clarke", "Senior Partner"],
      ["Theo Baptiste", "Associate"],
    ],
    20,
  ],
  ["Kowalczyk i Synowie", 7, [["Andrzej Kowalczyk", "Właściciel"]], 400],
  ["Larkspur Gardens", 2, [], null],
];
/** Who administrates all of it, and who one company or two of it: by their places in the list. */
const ADMINS: readonly { name: string; email: string; of: readonly number[] | null; isWaiting?: true }[] = [
  { name: "Akira Account", email: "account-admin@signoff.example", of: null },
  { name: "Carla Company", email: "company-admin@signoff.example", of: [0, 3] },
  { name: "Henrik Holm", email: "henrik@fjord.signoff.example", of: [5] },
  { name: "Wilma Waiting", email: "wilma@helios.signoff.example", of: [7], isWaiting: true },
];

/** What the rest of the cast is made with. */
type Making = {
  passwordHash: string;
  signatureOf(person: { email: string; name: string; position: string }, company: string): SignatureInput;
};

/** Makes somebody's team an agency. */
export async function seedAgency(ownerEmail: string, making: Making): Promise<void> {
  const owner = (await account.findByEmail(ownerEmail)) ?? fail("internal");
  const ids: Types.ObjectId[] = [];
  const [first, whole] = BOUGHT;
  await have(owner, first);
  for (const company of COMPANIES.slice(0, FIRST)) ids.push(await addCompany(owner, company, making));
  await have(owner, whole);
  for (const company of COMPANIES.slice(FIRST)) ids.push(await addCompany(owner, company, making));
  for (const admin of ADMINS) await addAdmin(owner._id, admin, ids, making);
  await seedClicks(ids);
}

/** Buys a package; where none can be bought, it is given. */
async function have(owner: account.UserRecord, { signatures, planId }: (typeof BOUGHT)[number]): Promise<void> {
  const viewer = { user: owner, ...(await members.membershipOf(owner)), id: String(owner._id), roles: owner.roles };
  await buy(viewer, planId);
  const [team] = await members.findTeams([owner._id]);
  if (team?.hasHub && team.seats === signatures) return;
  const opened = await openFor(owner.email, signatures);
  if (opened.kind !== "done") fail("internal");
}

async function addCompany(
  owner: account.UserRecord,
  [name, seats, people, hours]: (typeof COMPANIES)[number],
  making: Making,
) {
  const [agency] = await members.findTeams([owner._id]);
  if (!agency || !(await members.takeOfPackage(agency._id, seats))) return fail("internal");
  const group = await freeGroup(name);
  const { _id } = await members.addCompany({ agency, owner: owner._id, name, group, seats });
  for (const [at, [person, position]] of people.entries()) {
    const email = `${person
      .split(" ")
      .at(-1)
      ?.normalize("NFD")
      .replace(/[^a-zA-Z]/g, "")
      .toLowerCase()}.${at}@${group}.signoff.example`;
    await addPerson(owner, group, { email, name: person, position }, at === 0, making);
  }
  if (hours !== null)
    await TeamModel.updateOne(
      { _id },
      { $set: { lastActivityAt: new Date(Date.now() - hours * 3_600_000) } },
      { timestamps: false },
    );
  return _id;
}

/** Somebody who has joined a company, with a signature that the agency has made for them. */
async function addPerson(
  owner: account.UserRecord,
  group: string,
  person: { email: string; name: string; position: string },
  isAdmin: boolean,
  { passwordHash, signatureOf }: Making,
): Promise<void> {
  const { email, name, position } = person;
  const inCompany = async () => (await members.membershipInCompany(owner._id, group)) ?? fail("internal");
  const { team } = await inCompany();
  const user = (await account.create({ email, name, passwordHash })) ?? fail("internal");
  await UserModel.updateOne({ _id: user._id }, { $set: { emailVerifiedAt: new Date(), team: team._id } });
  const facts = { ...NO_FACTS, name, position };
  const role = isAdmin ? ("admin" as const) : ("member" as const);
  await MemberModel.create({ team: team._id, user: user._id, email, role, facts, ...keysOf({ name, email }) });
  await TeamModel.updateOne({ _id: team._id }, { $inc: { used: 1 } });
  const viewer = { user: owner, ...(await inCompany()), id: String(owner._id), roles: owner.roles };
  const { _id } = await signatures.create(viewer, signatureOf(person, team.name));
  await SignatureModel.updateOne({ _id }, { $set: { assignee: email } });
}

async function addAdmin(
  agency: Types.ObjectId,
  { name, email, of, isWaiting }: (typeof ADMINS)[number],
  companies: readonly Types.ObjectId[],
  { passwordHash }: Making,
): Promise<void> {
  const user = isWaiting ? null : ((await account.create({ email, name, passwordHash })) ?? fail("internal"));
  if (user) await UserModel.updateOne({ _id: user._id }, { $set: { emailVerifiedAt: new Date() } });
  const common = { agency, email, user: user?._id ?? null, username: name, permissions: [...ALL_PERMISSIONS] };
  const status = user ? ("registered" as const) : ("invited" as const);
  const places = of === null ? [null] : of.map((at) => companies[at] ?? fail("internal"));
  for (const company of places) {
    const role = company ? RESELLER_ROLES.companyAdmin : RESELLER_ROLES.accountAdmin;
    await HubAdminModel.create({ ...common, company, role, status });
  }
  if (user) await transaction((session) => settleAccount(user._id, session));
}
