import type { Migration } from "./migration.ts";

/** What a team keeps to itself of a design, as long as it has not said otherwise. */
const LOOK = [
  "design",
  "logo",
  "banner",
  "company",
  "socials",
  "caption",
  "addons",
  "branding",
  "language",
  "links",
  "forms",
];

/** Teams were made with no locks while nothing asked for any: an empty list means from now on that all is open. */
export const locks: Migration = {
  name: "005-locks",
  async up({ walk }) {
    await walk("teams", (teams) =>
      teams
        .filter(({ locks }) => Array.isArray(locks) && locks.length === 0)
        .map(({ _id }) => ({ updateOne: { filter: { _id, locks: { $size: 0 } }, update: { $set: { locks: LOOK } } } })),
    );
  },
};
