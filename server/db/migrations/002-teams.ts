import mongoose from "mongoose";
import type { Change, Db, Document, Migration } from "./migration.ts";

type Id = mongoose.Types.ObjectId;

const { ObjectId } = mongoose.Types;

/**
 * What belonged to a person belongs to a team: each account has one of its own id, with the plan and the places that stood
 * at the user; who was noted as a member of another's team becomes one, and their things are that team's. What the users
 * had stays where it was for the version before, which may still be serving; nothing reads it any more.
 */
export const teams: Migration = {
  name: "002-teams",
  async up({ db, walk }) {
    await walk("users", async (users) => {
      const owners = await ownersOf(db, users);
      const joining = users.flatMap((user) => {
        const team = isJoining(user) ? (owners.get(user.team.ownerEmail)?._id as Id | undefined) : undefined;
        return team && !team.equals(user._id) ? [{ user, team }] : [];
      });
      const joined = new Map(joining.map(({ user, team }) => [user, team]));
      await db.collection("teams").bulkWrite(
        users.map((user) => openTeam(user, joined.has(user))),
        { ordered: false },
      );
      if (joining.length > 0)
        await db.collection("members").bulkWrite(
          joining.map(({ user, team }) => join(user, team)),
          { ordered: false },
        );
      return users
        .filter(({ team }) => team && !(team instanceof ObjectId))
        .map((user) => ({
          updateOne: {
            filter: { _id: user._id, team: user.team },
            update: { $set: { team: joined.get(user) ?? null } },
          },
        }));
    });

    await walk("signatures", async (signatures) => {
      const teamOf = await teamsOfUsers(
        db,
        signatures.map(({ owner }) => owner),
      );
      return signatures.flatMap((signature) => given(signature, teamOf(signature.owner)));
    });

    await walk("shortlinks", async (links) => {
      const teamOf = await teamsOfUsers(
        db,
        links.map(({ owner }) => owner),
      );
      const bySignature = await teamsBy(
        db,
        "signatures",
        "hash",
        links.map(({ signature }) => signature),
      );
      return links.flatMap((link) => given(link, bySignature.get(link.signature) ?? teamOf(link.owner)));
    });

    await walk("clickmonths", async (months) => {
      const hashes = months.map(({ signature }) => signature);
      const bySignature = await teamsBy(db, "signatures", "hash", hashes);
      const byLink = await teamsBy(db, "shortlinks", "signature", hashes);
      return months.flatMap((month) => given(month, bySignature.get(month.signature) ?? byLink.get(month.signature)));
    });

    await walk("pictureuses", async (uses) => {
      // What is no list names nobody, as the reader reads it.
      const noted = uses.filter(({ owners }) => Array.isArray(owners));
      const teamOf = await teamsOfUsers(
        db,
        noted.flatMap(({ owners }) => owners),
      );
      return noted.flatMap(({ _id, owners }) => {
        const teams = new Map(
          owners.map((owner: Id) => teamOf(owner) ?? owner).map((team: Id) => [String(team), team]),
        );
        if (owners.every((owner: Id) => teams.has(String(owner)))) return [];
        return [{ updateOne: { filter: { _id, owners }, update: { $set: { owners: [...teams.values()] } } } }];
      });
    });

    await walk("teams", async (teams) => {
      const ids = teams.map(({ _id }) => _id);
      const signatures = await countBy(db, "signatures", { team: { $in: ids } });
      const members = await countBy(db, "members", { team: { $in: ids }, active: true });
      return teams.map(({ _id, agency }) => {
        // The owner of an agency has no place in its companies: some may be there before this runs, of a database that was filled by a script.
        const owners = agency ? 0 : 1;
        const used = owners + (members.get(String(_id)) ?? 0);
        const counts = { signatureCount: signatures.get(String(_id)) ?? 0, used };
        return { updateOne: { filter: { _id }, update: { $set: counts } } };
      });
    });
  },
};

/** A member as it was noted at the user: `{ isOwner: false, permissions, ownerEmail }`. */
const isJoining = ({ team }: Document) => team?.isOwner === false && typeof team.ownerEmail === "string";

/** The owners whom users name, by their addresses. */
async function ownersOf(db: Db, users: Document[]): Promise<Map<string, Document>> {
  const emails = users.filter(isJoining).map(({ team }) => team.ownerEmail);
  const owners = await db
    .collection("users")
    .find({ email: { $in: emails } })
    .toArray();
  return new Map(owners.map((owner) => [owner.email, owner]));
}

/** @param isMember what stood at the user was the other team's plan: their own is a free one */
function openTeam(user: Document, isMember: boolean): Change {
  const { _id, isTerminated = false, plan, createdAt = _id.getTimestamp() } = user;
  const { isPaid = false, availableSignatures = 1, bonusSignatures = 0 } = isMember ? {} : user;
  const seats = availableSignatures + bonusSignatures;
  const values = { owner: _id, isPaid, isTerminated, seats, bonusSignatures, createdAt, updatedAt: new Date() };
  return {
    updateOne: {
      filter: { _id },
      update: { $setOnInsert: { ...values, ...(plan && !isMember && { plan }) } },
      upsert: true,
    },
  };
}

function join({ _id: user, email, team: { permissions = null }, createdAt }: Document, team: Id): Change {
  const values = { email, role: "member", permissions, pagePermissions: null, status: "registered", createdAt };
  return { updateOne: { filter: { team, user, active: true }, update: { $setOnInsert: values }, upsert: true } };
}

/** Gives a document its team, unless it has one or none is known. */
const given = ({ _id, team }: Document, found: Id | undefined): Change[] =>
  team || !found
    ? []
    : [{ updateOne: { filter: { _id, team: { $exists: false } }, update: { $set: { team: found } } } }];

/** For which team each of the users acts: the one that they have joined, or their own. */
async function teamsOfUsers(db: Db, users: (Id | undefined)[]): Promise<(user: Id | undefined) => Id | undefined> {
  const joined = await teamsBy(
    db,
    "users",
    "_id",
    users.filter((user) => user !== undefined),
  );
  return (user) => user && (joined.get(String(user)) ?? user);
}

/** The teams of the documents in which a field has one of the values, by that value. */
async function teamsBy(db: Db, collection: string, field: string, values: unknown[]): Promise<Map<string, Id>> {
  const filter = { [field]: { $in: values }, team: { $type: "objectId" } } as mongoose.mongo.Filter<Document>;
  const found = await db
    .collection(collection)
    .find(filter, { projection: { [field]: 1, team: 1 } })
    .toArray();
  return new Map(found.map((document) => [String(document[field]), document.team]));
}

/** How many documents of a collection each team has. */
async function countBy(db: Db, collection: string, filter: object): Promise<Map<string, number>> {
  const counted = await db
    .collection(collection)
    .aggregate([{ $match: filter }, { $group: { _id: "$team", count: { $sum: 1 } } }])
    .toArray();
  return new Map(counted.map(({ _id, count }) => [String(_id), count]));
}
