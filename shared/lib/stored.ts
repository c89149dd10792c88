import type * as z from "zod/mini";

/** A mended value may show what is wrong one layer deeper; documents are not deeper than this. */
const MAX_ROUNDS = 5;

/**
 * Tolerant reader: a document of whatever age or origin. What the schema knows is kept, what is missing or does not fit
 * falls back to its default; a row of a list that does not fit goes as a whole.
 * @param keepsTyped texts that break a rule of ours, such as a link that is no link yet, stay as they were typed; the
 * result may then not pass the schema
 * @returns null when it is no object, or a field without a default does not fit
 */
export function readStored<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  { keepsTyped = false }: { keepsTyped?: boolean } = {},
): z.output<S> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  // Nearly all documents are as they should be.
  const whole = schema.safeParse(value);
  if (whole.success) return whole.data;

  const candidate = structuredClone(value) as Node;
  const typed: { path: PropertyKey[]; text: string }[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(candidate);
    if (result.success) return withTyped(result.data, typed);
    // Half-typed values wait until no row goes any more, so that their paths stay true.
    const { issues } = result.error;
    const isTyped = ({ code, path }: Issue) =>
      keepsTyped && code === "custom" && typeof at(candidate, path) === "string";
    const wrong = issues.filter((issue) => !isTyped(issue));
    for (const place of placesOf(wrong)) drop(candidate, place);
    if (wrong.length > 0) continue;
    for (const { path } of issues) {
      typed.push({ path, text: at(candidate, path) as string });
      put(candidate, path, "");
    }
  }
  return null;
}

type Node = Record<PropertyKey, unknown>;
type Issue = z.core.$ZodIssue;

const at = (node: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, key) => (parent as Node | undefined)?.[key], node);

function put(node: Node, path: readonly PropertyKey[], value: unknown): void {
  const parent = at(node, path.slice(0, -1)) as Node | undefined;
  if (parent) parent[path.at(-1) as PropertyKey] = value;
}

/**
 * What has to go. Unknown keys go alone, and first, while all paths are true; for any other fault a row goes as a whole,
 * because a hole in it would be just as wrong: each once, the last of a list first, so that none takes its neighbour along.
 */
function placesOf(issues: readonly Issue[]): PropertyKey[][] {
  const keys: PropertyKey[][] = [];
  const values = new Map<string, PropertyKey[]>();
  for (const issue of issues.toReversed()) {
    const { path } = issue;
    if (issue.code === "unrecognized_keys") keys.push(...issue.keys.map((key) => [...path, key]));
    else {
      const row = path.findIndex((key) => typeof key === "number");
      const place = row === -1 ? path : path.slice(0, row + 1);
      values.set(JSON.stringify(place), place);
    }
  }
  return [...keys, ...values.values()];
}

function drop(node: Node, path: readonly PropertyKey[]): void {
  const parent = at(node, path.slice(0, -1));
  const key = path.at(-1) as PropertyKey;
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (parent) delete (parent as Node)[key];
}

function withTyped<T>(document: T, typed: { path: PropertyKey[]; text: string }[]): T {
  for (const { path, text } of typed) put(document as Node, path, text);
  return document;
}
