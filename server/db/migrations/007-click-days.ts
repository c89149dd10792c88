import type { Migration } from "./migration.ts";

/** Raw clicks are deleted by a job after `CLICK_DAYS`: an index that would do it after 90 days does not go by itself. */
export const clickDays: Migration = {
  name: "007-click-days",
  async up({ db }) {
    const [batches] = await db.listCollections({ name: "clickbatches" }).toArray();
    if (!batches) return;
    const indexes = await db.collection("clickbatches").indexes();
    const isExpiring = indexes.some((index) => index.name === "at_1" && index.expireAfterSeconds !== undefined);
    if (isExpiring) await db.collection("clickbatches").dropIndex("at_1");
  },
};
