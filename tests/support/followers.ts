import { randomBytes } from "node:crypto";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { followedOf } from "#server/features/signatures/masters/follow.ts";
import { DesignsModel } from "#server/features/signatures/masters/model.ts";
import { SignatureModel, type SignatureRecord, storedSignatures } from "#server/features/signatures/model.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { compose, NO_LINKS, type Person } from "#shared/members/masters/compose.ts";
import { NO_OWN } from "#shared/members/masters/own.ts";
import type * as make from "./make.ts";

/** Documents of one write. */
const AT_ONCE = 1000;

/**
 * So many people of a team, each with a signature that follows a design and is as it is now: straight into the store, as if
 * the rules had been applied. Without short links: the first change makes them.
 */
export async function followers(
  team: Awaited<ReturnType<typeof make.teamOf>>,
  hash: string,
  count: number,
): Promise<{ emails: string[]; ids: string[] }> {
  const master = storedSignatures.read(await SignatureModel.findOne({ hash }).lean()) as SignatureRecord;
  const emails = Array.from({ length: count }, (_, at) => `person${at}@followers.example`);
  const ids: string[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const part = emails.slice(from, from + AT_ONCE);
    const facts = (at: number) => ({
      ...NO_FACTS,
      name: `Person ${from + at}`,
      position: `Position ${at % 40}`,
      department: `Department ${at % 12}`,
      phone: `+49 30 ${100_000 + from + at}`,
    });
    const members = await MemberModel.insertMany(
      part.map((email, at) => ({ team, email, status: "registered", facts: facts(at), nameKey: email })),
    );
    ids.push(...members.map(({ _id }) => String(_id)));
    await SignatureModel.insertMany(part.map((email, at) => followerOf(master, { email, facts: facts(at) })));
  }
  await TeamModel.updateOne({ _id: team }, { $inc: { used: count, signatureCount: count } });
  await DesignsModel.updateOne({ _id: team }, { $set: { masters: [hash] } }, { upsert: true });
  return { emails, ids };
}

function followerOf(master: SignatureRecord, person: Omit<Person, "links">) {
  const { general, design, media, ...rest } = compose(followedOf(master), { ...person, links: NO_LINKS }, NO_OWN, []);
  return {
    hash: randomBytes(16).toString("base64url"),
    owner: master.owner,
    team: master.team,
    content: { general, design, media },
    ...rest,
    assignee: person.email,
    master: master.hash,
    follows: master.hash,
    masterRevision: master.revision,
    own: { ...NO_OWN, of: person.email },
  };
}
