/** `npm run seed`: a demo cast to look around with. Running it again changes nothing that is there. */
import * as z from "zod/mini";
import { UserModel, type UserRecord } from "#server/features/account/model.ts";
import * as account from "#server/features/account/service.ts";
import { hashPassword } from "#server/features/auth/passwords.ts";
import { MemberModel, TeamModel, type TeamRecord } from "#server/features/members/model.ts";
import { knowHubs, membershipOf } from "#server/features/members/service.ts";
import { HUBS } from "#server/features/reseller/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as signatures from "#server/features/signatures/save.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { keysOf } from "#shared/members/names.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { end, readSettings, withInstallation } from "./installation.ts";
import { seedAgency } from "./seedAgency.ts";
import { seedClicks } from "./seedClicks.ts";
import { buy, plugSandbox } from "./seedMoney.ts";
import { COLLEAGUES, type Colleague } from "./seedTeam.ts";

const PASSWORD = "demo signoff 2026";
const plan = (values: Partial<TeamRecord["plan"]>): TeamRecord["plan"] => ({ ...NO_PLAN, ...values });
const subscription = plan({ type: "subscription", data: { product_id: "professional_yearly", type: null } });
const OWNER = "owner@signoff.example";
const RESELLER = "reseller@signoff.example";

type Person = {
  email: string;
  name: string;
  position: string;
  what: string;
  values?: Partial<UserRecord>;
  team?: Partial<TeamRecord>;
  /** the plan that they pay for */
  buys?: string;
  /** what they may do in the owner's team; null: everything. Without it they have a team of their own */
  permissions?: number[] | null;
};

const CAST: Person[] = [
  { email: "free@signoff.example", name: "Frida Free", position: "Photographer", what: "free account" },
  {
    email: OWNER,
    name: "Olu Owner",
    position: "Managing Director",
    what: "paid owner of a team",
    team: { isPaid: true, seats: 5, plan: subscription },
    buys: "professional-yearly-5",
  },
  {
    email: "mia@signoff.example",
    name: "Mia Member",
    position: "Account Manager",
    what: "member, all permissions",
    permissions: null,
  },
  {
    email: "max@signoff.example",
    name: "Max Member",
    position: "Support Engineer",
    what: "member, may edit and send",
    permissions: [2, 3],
  },
  {
    email: RESELLER,
    name: "Rosa Reseller",
    position: "Agency Owner",
    what: "runs an agency of twelve companies, with account-admin@ and company-admin@ of the same domain",
    team: { name: "Studio Rosa" },
  },
  {
    email: "lifetime@signoff.example",
    name: "Leo Lifetime",
    position: "Consultant",
    what: "lifetime deal, tier 2",
    team: {
      isPaid: true,
      seats: 5,
      plan: plan({ type: "product", data: { product_id: "signoff_tier2", type: null } }),
    },
  },
  {
    email: "terminated@signoff.example",
    name: "Tara Terminated",
    position: "Designer",
    what: "terminated account",
    team: { plan: plan({ hasTerminatedSubscriptions: true }) },
  },
  {
    email: "admin@signoff.example",
    name: "Ada Admin",
    position: "Operations",
    what: "super administrator",
    values: { roles: ["ROLE_USER", SUPER_ADMIN] },
  },
];

const DIRECTOR: Person = {
  email: "team@signoff.example",
  name: "Dora Lindenhof",
  position: "Managing Director",
  what: "paid owner of a team of forty",
  team: { isPaid: true, seats: 50, plan: subscription, name: "Lindenhof & Partners" },
  buys: "teams-quarterly-50",
};

const config = readSettings();
if (!config.isLocal) end("Demo accounts have a public password, so they are made on localhost only.");
const passwordHash = await hashPassword(PASSWORD);
await withInstallation(config, async () => {
  plugSandbox();
  knowHubs(HUBS);
  for (const person of CAST) {
    const isNew = await add(person);
    if (isNew && person.email === RESELLER)
      await seedAgency(RESELLER, {
        passwordHash,
        signatureOf: (one, name) => signatureOf({ ...one, what: "" }, true, name),
      });
    say(isNew, person);
  }
  // Only with their owner: whoever was taken out of it since does not come back.
  const isNew = await add(DIRECTOR);
  if (isNew) {
    for (const colleague of COLLEAGUES) await addColleague(colleague);
    await seedClicks([((await account.findByEmail(DIRECTOR.email)) ?? fail("internal"))._id]);
  }
  say(isNew, DIRECTOR);
});
console.log(`\nPassword of all: ${PASSWORD}\nLog in at ${config.PUBLIC_URL}/login`);

function say(isNew: boolean, { email, what }: Person) {
  console.log(`${isNew ? "made " : "there"}  ${email.padEnd(28)} ${what}`);
}

/** Makes a member of the company of forty; who has joined has an account and a signature that is assigned to them. */
async function addColleague({ email, facts, role, hasJoined }: Colleague): Promise<void> {
  const director = (await account.findByEmail(DIRECTOR.email)) ?? fail("internal");
  const user = hasJoined ? await account.create({ email, name: facts.name, passwordHash }) : null;
  const team = director._id;
  const status = hasJoined ? "registered" : "invited";
  await MemberModel.create({
    team,
    email,
    user: user?._id ?? null,
    role,
    status,
    facts,
    ...keysOf({ ...facts, email }),
  });
  await TeamModel.updateOne({ _id: team }, { $inc: { used: 1 } });
  if (!user) return;
  await UserModel.updateOne({ _id: user._id }, { $set: { emailVerifiedAt: new Date(), team } });
  const theirs = { ...user, team };
  const viewer = { user: theirs, ...(await membershipOf(theirs)), id: String(user._id), roles: user.roles };
  const { position } = facts;
  const person = { email, name: facts.name, position, what: "" };
  const { _id } = await signatures.create(viewer, signatureOf(person, true, "Lindenhof & Partners"));
  await SignatureModel.updateOne({ _id }, { $set: { assignee: email } });
}

/** Makes a person with one signature, unless they are there. */
async function add(person: Person): Promise<boolean> {
  const { email, name, values = {}, team = {}, permissions, what, buys } = person;
  const user = await account.create({ email, name, passwordHash });
  if (!user) return false;
  await TeamModel.updateOne({ _id: user._id }, { $set: team });
  // Made with all rights: whoever may only edit has a signature that somebody gave them.
  const theirs = { ...user, team: permissions === undefined ? null : await join(user) };
  await UserModel.updateOne({ _id: user._id }, { $set: { emailVerifiedAt: new Date(), ...values, team: theirs.team } });
  const viewer = { user: theirs, ...(await membershipOf(theirs)), id: String(user._id), roles: user.roles };
  await signatures.create(viewer, signatureOf(person, viewer.team.isPaid));
  if (buys) await buy(viewer, buys);
  if (permissions) await MemberModel.updateOne({ team: theirs.team, user: user._id }, { $set: { permissions } });
  // An account ends after it was used, so its signature comes first.
  if (what === "terminated account") await TeamModel.updateOne({ _id: user._id }, { $set: { isTerminated: true } });
  return true;
}

/** Makes somebody a member of the owner's team. @returns its id */
async function join({ _id, email }: UserRecord) {
  const team = (await account.findByEmail(OWNER))?._id;
  if (!team) throw new Error(`${OWNER} is not there.`);
  await MemberModel.create({ team, email, user: _id });
  await TeamModel.updateOne({ _id: team }, { $inc: { used: 1 } });
  return team;
}

function signatureOf({ email, name, position }: Person, isPaid: boolean, company = "Signoff Demo"): SignatureInput {
  const handle = email.split("@")[0];
  // What an account may save, as the editor would otherwise ask about it at once.
  const network = isPaid ? "linkedin" : "facebook";
  return z.parse(SignatureInput, {
    general: {
      name,
      position,
      company,
      contacts: [
        { name: "phone", value: "+49 30 1234567" },
        { name: "email", value: email },
        { name: "website", value: "https://signoff.example" },
      ],
      socials: [
        { name: network, link: `https://www.${network}.com/in/${handle}` },
        { name: "instagram", link: `https://www.instagram.com/${handle}` },
      ],
    },
  });
}
