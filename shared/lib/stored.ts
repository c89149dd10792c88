import * as z from "zod/mini";

/** A mended value may show what is wrong one layer deeper or higher; documents are not deeper than this, there and back. */
const MAX_ROUNDS = 12;

type Options = {
  /** texts that break a rule of ours, such as a link that is no link yet, stay as they were typed; the result may then not pass the schema */
  keepsTyped?: boolean;
  /** hears once which fields did not fit (`design.fontFamily`); not of unknown ones, nor of those that a default fills in */
  onWrong?: (fields: string[]) => void;
};

/**
 * Tolerant reader: a document of whatever age or origin. What the schema knows is kept, what is missing or does not fit
 * falls back to its default; what has a hole that no default fills goes as a whole, a row of a list as much as a part of
 * an object, and of a list that is too long the end.
 * @param schema of an object; what it does not name is left out, whether it is strict or not
 * @returns null when it is no object, or a field without a default is missing or does not fit
 */
export function readStored<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  { keepsTyped = false, onWrong }: Options = {},
): z.output<S> | null {
  if (!isPlain(value)) return null;
  // Nearly all documents are as they should be.
  const whole = z.safeParse(schema, value);
  if (whole.success) return whole.data;

  const candidate = copyOf(value);
  const typed: { path: PropertyKey[]; text: string }[] = [];
  const wrong = new Set<string>();
  let read: z.output<S> | null = null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = z.safeParse(schema, candidate);
    if (result.success) {
      read = withTyped(result.data, typed);
      break;
    }
    // Half-typed values wait until no row goes any more, so that their paths stay true.
    const { issues } = result.error;
    const isTyped = ({ code, path }: Issue) =>
      keepsTyped && code === "custom" && typeof at(candidate, path) === "string";
    const faults = issues.filter((issue) => !isTyped(issue));
    for (const { code, path } of faults) if (code !== "unrecognized_keys") wrong.add(path.join("."));
    if (faults.length > 0) {
      const places = placesOf(candidate, faults);
      if (places.length === 0) break;
      for (const place of places) mend(candidate, place);
      continue;
    }
    for (const { path } of issues) {
      typed.push({ path, text: at(candidate, path) as string });
      put(candidate, path, "");
    }
  }
  if (wrong.size > 0) onWrong?.([...wrong]);
  return read;
}

type Node = Record<PropertyKey, unknown>;
type Issue = z.core.$ZodIssue;
/** What has to go: all of a value, or what a list has beyond `keep` rows. */
type Place = { path: PropertyKey[]; keep?: number };

const isPlain = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Objects and lists; dates and ids of the store are values. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)])) as T;
}

const at = (node: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, key) => (parent as Node | undefined)?.[key], node);

function put(node: Node, path: readonly PropertyKey[], value: unknown): void {
  const parent = at(node, path.slice(0, -1)) as Node | undefined;
  if (parent) parent[path.at(-1) as PropertyKey] = value;
}

/**
 * What has to go. Unknown keys go alone, and first, while all paths are true; of the rest each once and nothing inside what
 * goes itself, the last of a list first, so that none takes its neighbour along. Where the fault is that something is
 * missing, and no default filled it in, what it is missing in has to go.
 */
function placesOf(candidate: Node, issues: readonly Issue[]): Place[] {
  const keys: Place[] = [];
  const values = new Map<string, Place>();
  for (const issue of issues.toReversed()) {
    const { path } = issue;
    if (issue.code === "unrecognized_keys") {
      keys.push(...issue.keys.map((key) => ({ path: [...path, key] })));
      continue;
    }
    let place = path;
    while (place.length > 0 && at(candidate, place) === undefined) place = place.slice(0, -1);
    if (place.length === 0) continue;
    const isTooLong = issue.code === "too_big" && issue.origin === "array" && place.length === path.length;
    values.set(JSON.stringify(place), isTooLong ? { path: place, keep: Number(issue.maximum) } : { path: place });
  }
  const goes = (path: PropertyKey[]) => {
    const place = values.get(JSON.stringify(path));
    return place !== undefined && place.keep === undefined;
  };
  const isInside = ({ path }: Place) => path.some((_, depth) => goes(path.slice(0, depth)));
  return [...keys, ...[...values.values()].filter((place) => !isInside(place))];
}

function mend(node: Node, { path, keep }: Place): void {
  const parent = at(node, path.slice(0, -1));
  const key = path.at(-1) as PropertyKey;
  if (keep !== undefined) (at(node, path) as unknown[]).splice(keep);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (parent) delete (parent as Node)[key];
}

function withTyped<T>(document: T, typed: { path: PropertyKey[]; text: string }[]): T {
  for (const { path, text } of typed) put(document as Node, path, text);
  return document;
}
