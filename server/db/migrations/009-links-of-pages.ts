import type { Migration } from "./migration.ts";

/** Links said that they are of something, not of what: those of pages are found by the page. All others are of signatures. */
export const linksOfPages: Migration = {
  name: "009-links-of-pages",
  async up({ db, walk }) {
    await walk("shortlinks", async (batch) => {
      const unsaid = batch.filter(({ of, signature }) => of === undefined && typeof signature === "string");
      const hashes = [...new Set(unsaid.map(({ signature }) => signature as string))];
      if (hashes.length === 0) return [];
      const pages = await db
        .collection("pages")
        .find({ hash: { $in: hashes } }, { projection: { hash: 1 } })
        .toArray();
      const known = new Set(pages.map(({ hash }) => hash as string));
      return unsaid
        .filter(({ signature }) => known.has(signature as string))
        .map(({ _id }) => ({ updateOne: { filter: { _id }, update: { $set: { of: "page" } } } }));
    });
  },
};
