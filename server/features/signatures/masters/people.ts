import type { Types } from "mongoose";
import * as account from "../../account/service.ts";
import * as members from "../../members/service.ts";

/** As lists of people show them: who is in the team and was never given a name there goes by that of their account. */
async function named(people: readonly members.Person[]): Promise<members.Person[]> {
  const names = await account.namesOf(people.flatMap(({ user, facts }) => (user && !facts.name ? [user] : [])));
  return people.map((person) => {
    const name = person.facts.name || (names.get(String(person.user)) ?? "");
    return { ...person, facts: { ...person.facts, name } };
  });
}

/** As the team's service has it, with names. */
export const pageOfPeople = async (...of: Parameters<typeof members.pageOfPeople>): Promise<members.Person[]> =>
  named(await members.pageOfPeople(...of));

/** Those people of a team who have one of some addresses, by these. */
export async function peopleWith(
  team: Types.ObjectId,
  emails: readonly string[],
): Promise<ReadonlyMap<string, members.Person>> {
  const people = await named(await members.peopleWith(team, emails));
  return new Map(people.map((person) => [person.email, person]));
}
