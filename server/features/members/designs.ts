/** Whoever changes what a team knows of its people asks here for their signatures to follow. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import * as z from "zod/mini";
import { MAX_MEMBERS_AT_ONCE } from "#shared/members/constants.ts";
import { Unplaced } from "#shared/members/masters/schema.ts";
import { MemberId } from "#shared/members/schema.ts";
import { kind } from "../../jobs/kind.ts";
import { add } from "../../jobs/queue.ts";
import { MemberModel } from "./model.ts";

/** Gives a team's people the signatures that its rules name. */
export const GIVING = kind({
  name: "members.designs",
  data: z.object({
    team: MemberId,
    /** of whom something is known that was not; null: all, as the rules have changed, or the day */
    only: z.nullable(z.array(MemberId).check(z.maxLength(MAX_MEMBERS_AT_ONCE))),
    /** signatures that follow a master are composed anew, also where the rules give their people no other one */
    isAnew: z.boolean(),
    /** id of the last member who was looked at; null at the beginning */
    after: z.nullable(MemberId),
    /** masters whose followers have something to follow */
    touched: z.array(z.string()),
    unplaced: Unplaced,
  }),
  keptMs: 0,
});
type Giving = z.output<typeof GIVING.data>;

const START = { after: null, touched: [], unplaced: { count: 0, first: [] } } satisfies Partial<Giving>;

/** The data of a job that looks at all people of a team. @param isAnew as in `GIVING` */
export const givingTo = (team: Types.ObjectId, isAnew: boolean): Giving => ({
  ...START,
  team: String(team),
  only: null,
  isAnew,
});

/**
 * After something that is known of people was changed: their signatures follow within seconds, and they get those that the
 * rules name for who they are now. Also for somebody who has just come.
 * @param session as `add` has it
 * @throws unavailable
 */
export async function staleFor(
  team: Types.ObjectId,
  members: readonly (string | Types.ObjectId)[],
  session?: ClientSession,
): Promise<void> {
  const ids = members.map(String);
  for (let at = 0; at < ids.length; at += MAX_MEMBERS_AT_ONCE) {
    const only = ids.slice(at, at + MAX_MEMBERS_AT_ONCE);
    await add(GIVING, { ...START, team: String(team), only, isAnew: true }, session && { session });
  }
}

/**
 * The same of those who have some addresses there: they were given something, or what they have is another.
 * @param emails null is nobody
 */
export async function staleForAddresses(
  team: Types.ObjectId,
  emails: readonly (string | null)[],
  session: ClientSession,
): Promise<void> {
  const known = emails.filter((email) => email !== null);
  if (known.length === 0) return;
  const filter = { team, email: mongoose.trusted({ $in: known }), active: true };
  const rows = await MemberModel.find(filter, { _id: 1 }).session(session).lean();
  await staleFor(
    team,
    rows.map(({ _id }) => _id),
    session,
  );
}

/** The same for all people of a team. @throws unavailable */
export const staleForAll = (team: Types.ObjectId): Promise<void> => add(GIVING, givingTo(team, true));
