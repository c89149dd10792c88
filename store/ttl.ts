import type { View } from "./catalog.ts";
import { isWhole } from "./indexes.ts";
import { removeRecord } from "./records.ts";
import { select } from "./select.ts";
import type { Writer } from "./writer.ts";

/** Documents removed per commit, so that expiry never keeps the writer for long. */
const AT_ONCE = 200;

/** Removes the documents whose date, under a TTL index, has passed. */
export async function removeExpired(reader: View, writer: Writer, now = Date.now()): Promise<void> {
  const due = reader.catalog.list().flatMap(({ db, name, indexes }) =>
    indexes.filter(isWhole).flatMap(({ expireAfterSeconds, fields, spec }) => {
      const [field] = fields;
      if (expireAfterSeconds === null || !field) return [];
      const filter = { [field.path]: { $lt: new Date(now - expireAfterSeconds * 1000) } };
      return [{ db, name, selection: { filter, hint: spec.name, limit: AT_ONCE } }];
    }),
  );
  for (const { db, name, selection } of due) {
    let removed = AT_ONCE;
    while (removed === AT_ONCE) {
      removed = await writer.write((view) => {
        const collection = view.catalog.find(db, name);
        // The index may be gone by now.
        if (!collection?.indexes.filter(isWhole).some(({ spec }) => spec.name === selection.hint)) return 0;
        const rows = [...select(view, collection, selection)].flat();
        for (const row of rows) removeRecord(view, collection, row);
        return rows.length;
      });
    }
  }
}
