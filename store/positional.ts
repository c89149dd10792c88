import { type Doc, isOperator } from "./documents.ts";
import { getPath } from "./expressions.ts";
import { compileFilter } from "./match.ts";

/**
 * Which element of an array made the filter match, for the positional `$`: the first for which all conditions on that
 * array hold, or else any of them. Null when the filter says nothing about the array or nothing matches.
 */
export function matchedPosition(doc: Doc, parts: string[], filter: Doc): number | null {
  const path = parts.join(".");
  const items = getPath(doc, parts, 0);
  if (!Array.isArray(items)) return null;
  const conditions = conditionsOn(path, filter).map((condition) => compileFilter(condition));
  if (conditions.length === 0) return null;
  const alone = items.map((item) => nest(parts, [item]));
  let found = alone.findIndex((single) => conditions.every((test) => test(single)));
  if (found < 0) found = alone.findIndex((single) => conditions.some((test) => test(single)));
  return found < 0 ? null : found;
}

function conditionsOn(path: string, filter: Doc): Doc[] {
  return Object.entries(filter).flatMap(([key, condition]) => {
    if (key === "$and" || key === "$or") return (condition as Doc[]).flatMap((part) => conditionsOn(path, part));
    const about = !isOperator(key) && (key === path || key.startsWith(`${path}.`));
    return about ? [{ [key]: condition }] : [];
  });
}

const nest = (parts: string[], value: unknown): Doc =>
  parts.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value) as Doc;
