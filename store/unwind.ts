import { type Doc, isPlain, parsePath } from "./documents.ts";
import { StoreError } from "./errors.ts";
import { getAt, withField } from "./paths.ts";

/** `$unwind`: one document per element of an array. @throws 28812, 28818 for arguments that make no sense */
export function unwind(argument: unknown): (doc: Doc) => Doc[] {
  const spec = typeof argument === "string" ? { path: argument } : argument;
  if (!isPlain(spec) || typeof spec.path !== "string" || !spec.path.startsWith("$"))
    throw new StoreError(28818, "the path of $unwind must be a string that starts with a '$'");
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: preserve, ...others } = spec;
  const [unknown] = Object.keys(others);
  if (unknown) throw new StoreError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  if (preserve !== undefined && typeof preserve !== "boolean")
    throw new StoreError(28809, "preserveNullAndEmptyArrays must be a boolean");
  const parts = parsePath(path.slice(1));
  if (indexField !== undefined && (typeof indexField !== "string" || indexField.startsWith("$") || indexField === ""))
    throw new StoreError(28822, "includeArrayIndex must be the name of a field");
  const indexParts = indexField === undefined ? null : parsePath(indexField);
  const numbered = (doc: Doc, position: number | null): Doc =>
    indexParts ? withField(doc, indexParts, position) : doc;
  return (doc) => {
    const value = getAt(doc, parts);
    if (Array.isArray(value) && value.length > 0)
      return value.map((item, i) => numbered(replaceAt(doc, parts, item), i));
    if (value !== undefined && value !== null && !Array.isArray(value)) return [numbered(doc, null)];
    if (!preserve) return [];
    return [numbered(Array.isArray(value) ? replaceAt(doc, parts, undefined) : doc, null)];
  };
}

function replaceAt(doc: Doc, [key, ...rest]: string[], value: unknown): Doc {
  const copy = { ...doc };
  const name = key as string;
  if (rest.length > 0) copy[name] = replaceAt(copy[name] as Doc, rest, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}
