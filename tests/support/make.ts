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

/** A new person in the team of another; without an owner, of a new one who pays. */
export async function member<P extends Person>(
  app: People<P>,
  { role, permissions, pagePermissions }: Joining = {},
  owner?: Person,
) {
  const { UserModel } = await import("#server/features/account/model.ts");
  const { MemberModel, TeamModel } = await import("#server/features/members/model.ts");
  const team = await teamOf(owner ?? (await paid(app)));
  const person = await app.person();
  const user = await idOf(person);
  await UserModel.updateOne({ _id: user }, { team });
  const rights = { role, permissions, pagePermissions };
  await MemberModel.create({ team, user, email: person.email, ...rights, ...keysOf({ name: "", ...person }) });
  await TeamModel.updateOne({ _id: team }, { $inc: { used: 1 } });
  return person;
}

/**
 * A new person who runs an Agency Hub, or administrates it. Its team pays.
 * @param role as the specification numbers them: 1 owner, 2 account admin, 3 company admin
 */
export async function reseller<P extends Person>(app: People<P>, role = 1, group: string | null = null): Promise<P> {
  const { UserModel } = await import("#server/features/account/model.ts");
  const person = await paid(app);
  const resellerData = { role, permissions: [], group };
  await UserModel.updateOne({ email: person.email }, { isReseller: true, resellerData });
  return person;
}
