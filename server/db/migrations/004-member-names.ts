import { keysOf } from "#shared/members/names.ts";
import type { Change, Document, Migration } from "./migration.ts";

/**
 * Members get what lists are sorted by and searches look for. Who was in a team before it knew anything of its people is called
 * there as their account is.
 */
export const memberNames: Migration = {
  name: "004-member-names",
  async up({ db, walk }) {
    await walk("members", async (members) => {
      const unnamed = members.filter(({ nameKey }) => !nameKey);
      const ids = unnamed.flatMap(({ user }) => user ?? []);
      const users = await db
        .collection("users")
        .find({ _id: { $in: ids } }, { projection: { name: 1 } })
        .toArray();
      const names = new Map(users.map(({ _id, name }) => [String(_id), name]));
      return unnamed.flatMap((member) => named(member, names.get(String(member.user))));
    });
  },
};

function named({ _id, email, facts, nameKey = null }: Document, accountName: unknown): Change[] {
  if (typeof email !== "string") return [];
  const known = typeof facts?.name === "string" ? facts.name : "";
  const name = known || (typeof accountName === "string" ? accountName : "");
  // Facts that are no facts are left to the reader.
  const isWritable = facts === undefined || (typeof facts === "object" && facts !== null);
  const isNew = name !== known && isWritable;
  const keys = keysOf({ name, email });
  return [
    { updateOne: { filter: { _id, nameKey }, update: { $set: { ...keys, ...(isNew && { "facts.name": name }) } } } },
  ];
}
