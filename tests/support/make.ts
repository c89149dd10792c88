import * as z from "zod/mini";
import { NO_PLAN, type User } from "#shared/account/schema.ts";
import type { TeamPlan } from "#shared/members/rules.ts";
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

/** A free user on their own; state only what matters to the test. */
export const user = (part: Partial<User> = {}): User => ({
  id: "1",
  name: "Ana",
  email: "ana@example.com",
  isEmailVerified: true,
  isEnabled: true,
  isPaid: false,
  isTerminated: false,
  isReseller: false,
  showQuestion: false,
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
export async function changeTeam({ email }: Person, values: Record<string, unknown>): Promise<void> {
  const { TeamModel } = await import("#server/features/members/model.ts");
  const id = await teamOf({ email });
  await TeamModel.updateOne({ _id: id }, values);
}

/** Id of the team that somebody acts for. */
export async function teamOf({ email }: Person) {
  const { UserModel } = await import("#server/features/account/model.ts");
  const user = (await UserModel.findOne({ email }).lean()) ?? notThere(email);
  return user.team ?? user._id;
}

/** A new person whose team pays. */
export async function paid<P extends Person>(app: People<P>, values: Partial<TeamPlan> = {}): Promise<P> {
  const person = await app.person();
  await changeTeam(person, { isPaid: true, seats: 10, ...values });
  return person;
}

type Joining = { role?: "admin" | "member"; permissions?: number[] | null };

/** A new person in the team of another; without an owner, of a new one who pays. */
export async function member<P extends Person>(app: People<P>, { role, permissions }: Joining = {}, owner?: Person) {
  const { UserModel } = await import("#server/features/account/model.ts");
  const { MemberModel, TeamModel } = await import("#server/features/members/model.ts");
  const id = await teamOf(owner ?? (await paid(app)));
  const person = await app.person();
  const { email } = person;
  const user = (await UserModel.findOneAndUpdate({ email }, { team: id }).lean()) ?? notThere(email);
  await MemberModel.create({ team: id, email, user: user._id, role, permissions });
  await TeamModel.updateOne({ _id: id }, { $inc: { used: 1 } });
  return person;
}

function notThere(email: string): never {
  throw new Error(`Nobody has the address ${email}.`);
}
