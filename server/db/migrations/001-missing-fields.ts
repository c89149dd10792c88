import { type Document, fill, type Migration } from "./migration.ts";

/**
 * Fields that were added after records were first written, where queries depend on them: the order of lists, what was
 * changed since, saves at once, how many signatures and links an account has. What is only shown the tolerant reader fills in.
 */
export const missingFields: Migration = {
  name: "001-missing-fields",
  async up({ db, walk }) {
    const times = ({ _id, createdAt = _id.getTimestamp(), updatedAt = createdAt }: Document) => ({
      createdAt,
      updatedAt,
    });

    await walk("signatures", (signatures) =>
      signatures.flatMap((signature) => fill(signature, { ...times(signature), revision: 0, pictureRules: 0 })),
    );

    await walk("users", async (users) => {
      const ids = users.filter(({ signatureCount }) => signatureCount === undefined).map(({ _id }) => _id);
      const counted = await db
        .collection("signatures")
        .aggregate([{ $match: { owner: { $in: ids } } }, { $group: { _id: "$owner", count: { $sum: 1 } } }])
        .toArray();
      const counts = new Map(counted.map(({ _id, count }) => [String(_id), count]));
      return users.flatMap((user) => fill(user, { ...times(user), signatureCount: counts.get(String(user._id)) ?? 0 }));
    });

    await walk("shortlinks", async (links) => {
      const hashes = links.filter(({ owner }) => owner === undefined).map(({ signature }) => signature);
      const signatures = await db
        .collection("signatures")
        .find({ hash: { $in: hashes } }, { projection: { hash: 1, owner: 1 } })
        .toArray();
      const owners = new Map(signatures.map(({ hash, owner }) => [hash, owner]));
      return links.flatMap((link) =>
        fill(link, { createdAt: times(link).createdAt, owner: owners.get(link.signature) }),
      );
    });
  },
};
