import type { Migration } from "./migration.ts";

/** Numbers are unique in their row, no longer among all: an index does not go by itself that no model declares any more. */
export const invoiceSeries: Migration = {
  name: "006-invoice-series",
  async up({ db }) {
    const [invoices] = await db.listCollections({ name: "invoices" }).toArray();
    if (!invoices) return;
    const indexes = await db.collection("invoices").indexes();
    if (indexes.some(({ name }) => name === "number_1")) await db.collection("invoices").dropIndex("number_1");
  },
};
