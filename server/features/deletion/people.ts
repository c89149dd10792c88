/** The people of a team whose owner deletes their account are told of it, in a job, as there may be many. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { oneLine } from "#shared/lib/text.ts";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import * as jobs from "../../jobs/queue.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { pageOfPeople } from "../members/service.ts";

/** Who is mailed before others get their turn. */
const AT_ONCE = 100;

const TELL = kind({
  name: "deletion.told",
  data: z.object({
    team: StoredId,
    owner: StoredId,
    /** when the team ends; null: it stays after all */
    endsAt: z.nullable(z.iso.datetime()),
    /** id of the last one who was told; null at the beginning */
    after: z.nullable(z.string()),
  }),
  keptMs: 0,
});

/** Part of the transaction that notes it. */
export const tellPeople = (team: Types.ObjectId, owner: Types.ObjectId, endsAt: Date | null, session: ClientSession) =>
  jobs.add(
    TELL,
    { team: String(team), owner: String(owner), endsAt: endsAt?.toISOString() ?? null, after: null },
    { session },
  );

export const toldHandler: Handler = handler(TELL, async ({ after, ...data }, { id }) => {
  const owner = await account.findById(data.owner);
  // It is another way by now: that is told instead.
  if (!owner || (owner.erasesAt?.toISOString() ?? null) !== data.endsAt) return;
  const people = await pageOfPeople(new mongoose.Types.ObjectId(data.team), { after, only: null }, AT_ONCE);
  for (const { _id, email, user, facts } of await account.addressed(people)) {
    // Whoever has not answered an invitation never had anything of the team.
    if (user === null) continue;
    const props = {
      name: oneLine(facts.name),
      ownerName: oneLine(owner.name),
      ownerEmail: owner.email,
      endsAt: data.endsAt,
    };
    // The same again, after a kill, is the same mail.
    const sending = { key: `team ends ${id} ${_id}`, replyTo: owner.email, agency: null };
    await mail.send("teamEnds", email, props, sending);
  }
  const last = people.at(-1);
  if (last && people.length === AT_ONCE) return { next: { ...data, after: String(last._id) } };
});
