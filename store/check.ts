import type { Collection, View } from "./catalog.ts";
import { keyRange } from "./catalog.ts";
import { type Index, indexKeys, isWhole } from "./indexes.ts";
import { select } from "./select.ts";

/** Compares every index with the documents it stands for. Each line is one thing that is wrong; none means sound. */
export function findProblems({ io, catalog }: View): string[] {
  const damage = io.problems(true).map((text) => `file: ${text}`);
  return [...damage, ...catalog.list().flatMap((collection) => checkCollection({ io, catalog }, collection))];
}

function checkCollection(view: View, collection: Collection): string[] {
  const problems: string[] = [];
  const indexes = collection.indexes.filter(isWhole);
  const expected = new Map<Index, number>(indexes.map((index) => [index, 0]));
  for (const rows of select(view, collection, { filter: {} })) {
    for (const { rid, doc } of rows) {
      for (const index of indexes) {
        const keys = indexKeys(index, doc, rid, (path) => {
          if (!index.multikey.has(path))
            problems.push(`${collection.ns} ${index.spec.name}: ${path} is not known to hold arrays`);
        });
        expected.set(index, (expected.get(index) ?? 0) + keys.length);
        for (const key of keys)
          if (view.io.getKey(key) !== rid)
            problems.push(`${collection.ns} ${index.spec.name}: no key for the document ${doc._id}`);
      }
    }
  }
  for (const [index, count] of expected) {
    const found = view.io.countKeys(...keyRange(index));
    if (found !== count) problems.push(`${collection.ns} ${index.spec.name}: ${found} keys where ${count} belong`);
  }
  return problems;
}
