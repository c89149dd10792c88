import type { Types } from "mongoose";
import * as z from "zod/mini";
import { NO_PLAN, type User } from "#shared/account/schema.ts";
import { type CardContent, CardInput } from "#shared/cards/schema.ts";
import { keysOf } from "#shared/members/names.ts";
import type { TeamPlan } from "#shared/members/rules.ts";
import { type PageContent, PageInput } from "#shared/pages/schema.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";

type Input = z.input<typeof SignatureInput>;

/** A realistic signature; state only what matters to the test. */
export function signature(
  values: Partial<{ general: Input["general"]; design: Input["design"]; media: Input["media"] }> & Partial<Input> = {},
): SignatureInput {
  const { general, ...rest } = values;
  return z.parse(SignatureInput, {
    ...rest,
    general: {
      name: "Ana Person",
      position: "Head of Design",
      company: "Example & Sons",
      contacts: [
        { name: "phone", value: "+49 30 1234567" },
        { name: "email", value: "ana@example.com" },
        { name: "website", value: "www.example.com/ana?a=1&b=2" },
      ],
      socials: [
        { name: "facebook", link: "https://www.facebook.com/ana" },
        { name: "instagram", link: "https://www.instagram.com/ana" },
      ],
      ...general,
    },
  });
}

/** A realistic business card; state only what matters to the test. */
export function card(values: Partial<z.input<typeof CardContent>> & { label?: string } = {}): CardInput {
  const { label, ...content } = values;
  return z.parse(CardInput, {
    label,
    content: {
      header: "Example & Sons",
      title: "Ana Person",
      subheader: "Head of Design",
      contacts: [
        { name: "mobile", value: "+49 170 1234567" },
        { name: "email", value: "ana@example.com" },
        { name: "website", value: "www.example.com/ana?a=1&b=2" },
      ],
      socials: [{ name: "linkedin", link: "https://www.linkedin.com/in/ana" }],
      ...content,
    },
  });
}

/** A realistic page without an address; state only what matters to the test. */
export function page(values: Partial<z.input<typeof PageContent>> & { slug?: string; label?: string } = {}): PageInput {
  const { slug, label, ...content } = values;
  return z.parse(PageInput, {
    slug,
    label,
    content: {
      profile: { title: "Ana Person", bio: "Head of Design" },
      blocks: [
        {
          type: "buttons",
          key: "links",
          data: {
            title: "My work",
            rows: [
              { key: "shop", label: "Shop", link: "https://shop.example.com/?a=1&b=2" },
              { key: "blog", label: "Blog", link: "https://blog.example.com/" },
            ],
          },
        },
      ],
      ...content,
    },
  });
}

/** A free user on their own; state only what matters to the test. */
export const user = (part: Partial<User> = {}): User => ({
  id: "1",
  name: "Ana",
  email: "ana@example.com",
  picture: null,
  isEmailVerified: true,
  isEnabled: true,
  isPaid: false,
  isTerminated: false,
  isReseller: false,
  showQuestion: false,
  erasesAt: null,
  defaultSignature: null,
  availableSignatures: 1,
  bonusSignatures: 0,
  plan: NO_PLAN,
  team: null,
  resellerData: null,
  ...part,
});

/** The plan of a free team; state only what matters to the test. */
export const team = (part: Partial<TeamPlan> = {}): TeamPlan => ({
  isPaid: false,
  isTerminated: false,
  seats: 1,
  bonusSignatures: 0,
  plan: NO_PLAN,
  ...part,
});

/** Somebody who has an account, as `startApp` makes them. */
type Person = { email: string };
type People<P extends Person> = { person(): Promise<P> };

/** Changes the team that somebody acts for, straight in the store: there are no screens for it. */
export async function changeTeam(person: Person, values: Record<string, unknown>): Promise<void> {
  const { TeamModel } = await import("#server/features/members/model.ts");
  await TeamModel.updateOne({ _id: await teamOf(person) }, values);
}

/** Changes somebody's row in the team that they are a member of. */
export async function changeMember({ email }: Person, values: Record<string, unknown>): Promise<void> {
  const { MemberModel } = await import("#server/features/members/model.ts");
  await MemberModel.updateOne({ email, active: true }, values);
}

/** Lets somebody's address count as their own. */
export async function confirm(person: Person): Promise<void> {
  const { UserModel } = await import("#server/features/account/model.ts");
  await UserModel.updateOne({ _id: await idOf(person) }, { emailVerifiedAt: new Date() });
}

/** Id of somebody's account. */
export const idOf = async (person: Person) => (await recordOf(person))._id;

/** Id of the team that somebody acts for. */
export async function teamOf(person: Person) {
  const { _id, team } = await recordOf(person);
  return team ?? _id;
}

async function recordOf({ email }: Person) {
  const { UserModel } = await import("#server/features/account/model.ts");
  const user = await UserModel.findOne({ email }).lean();
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  return user;
}

/** A new person whose team pays. */
export async function paid<P extends Person>(app: People<P>, values: Partial<TeamPlan> = {}): Promise<P> {
  const person = await app.person();
  await changeTeam(person, { isPaid: true, seats: 10, ...values });
  return person;
}

type Joining = { role?: "admin" | "member"; permissions?: number[] | null; pagePermissions?: number[] | null };

/** A new person in the team of another, or in a company of an agency; without an owner, of a new one who pays. */
export async function member<P extends Person>(
  app: People<P>,
  { role, permissions, pagePermissions }: Joining = {},
  owner?: Person,
  company?: Types.ObjectId,
) {
  const { UserModel } = await import("#server/features/account/model.ts");
  const { MemberModel, TeamModel } = await import("#server/features/members/model.ts");
  const team = company ?? (await teamOf(owner ?? (await paid(app))));
  const person = await app.person();
  const user = await idOf(person);
  await UserModel.updateOne({ _id: user }, { team });
  const rights = { role, permissions, pagePermissions };
  await MemberModel.create({ team, user, email: person.email, ...rights, ...keysOf({ name: "", ...person }) });
  await TeamModel.updateOne({ _id: team }, { $inc: { used: 1 } });
  return person;
}

/** A new person who runs an Agency Hub with a package of so many signatures. */
export async function agency<P extends Person>(app: People<P>, signatures = 10): Promise<P & { group: string }> {
  const { openFor } = await import("#server/features/reseller/operator.ts");
  const person = await app.person();
  const opened = await openFor(person.email, signatures);
  if (opened.kind !== "done") throw new Error(`No agency could be opened: ${opened.kind}.`);
  return { ...person, group: opened.group };
}

/** A company of an agency, straight in the store. @param group that it has; without one, one is made up */
export async function company(owner: Person, { name = "Example & Sons", signatures = 2, group = "" } = {}) {
  const { addCompany, findTeams, takeOfPackage } = await import("#server/features/members/service.ts");
  const { freeGroup } = await import("#server/features/reseller/open.ts");
  const user = await idOf(owner);
  const [team] = await findTeams([user]);
  if (!team || !(await takeOfPackage(team._id, signatures))) throw new Error("The package is too small.");
  const values = { agency: team, owner: user, name, seats: signatures, group: group || (await freeGroup(name)) };
  const made = await addCompany(values);
  return { id: made._id, group: values.group, name };
}

/**
 * Somebody who administrates an agency, or one of its companies, straight in the store.
 * @param where null: all of the agency
 */
export async function hubAdmin<P extends Person>(
  app: People<P>,
  owner: Person,
  where: { id: Types.ObjectId } | null,
  { permissions = [1, 2, 3, 4, 5], person }: { permissions?: number[]; person?: P } = {},
): Promise<P> {
  const { HubAdminModel } = await import("#server/features/reseller/model.ts");
  const { settleAccount } = await import("#server/features/reseller/admins/rows.ts");
  const { transaction } = await import("#server/db/transactions.ts");
  const one = person ?? (await app.person());
  const user = await idOf(one);
  const place = { agency: await idOf(owner), company: where?.id ?? null, role: where ? (3 as const) : (2 as const) };
  await HubAdminModel.create({ ...place, email: one.email, user, permissions, status: "registered", username: "Ana" });
  await transaction((session) => settleAccount(user, session));
  return one;
}

/**
 * A new person who runs an Agency Hub, or administrates one or a company of it without any code. Their own team pays.
 * @param role as the specification numbers them: 1 owner, 2 account admin, 3 company admin
 * @param group of the company, which is made
 */
export async function reseller<P extends Person>(app: People<P>, role = 1, group = ""): Promise<P> {
  const owner = await agency(app);
  if (role === 1) return owner;
  const person = await paid(app);
  return hubAdmin(app, owner, role === 3 ? await company(owner, { group }) : null, { permissions: [], person });
}
