import { isSameValue } from "../../lib/same.ts";
import type { Content } from "../schema.ts";
import type { FormChange } from "./schema.ts";

type Row = Readonly<Record<string, unknown>>;
type Section = "general" | "design" | "media";
const SECTIONS = ["general", "design", "media"] as const satisfies readonly Section[];

/** Lists whose rows are known by their names, so that a form goes on with a list that has changed meanwhile. */
const LISTS: ReadonlySet<string> = new Set([
  "general.contacts",
  "general.socials",
  "general.customFields",
  "general.addons",
  "media.customSocialIcons",
]);
/** Of a row: what is in here is compared key by key, everything else as a whole. */
const DATA = "data";

const isList = (section: string, key: string) => LISTS.has(`${section}.${key}`);
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

type Rows = Map<string, Row>;

/** Rows by their key or name with the place among those of the same: the second phone is `phone:1`. */
export function named<R extends Row>(rows: readonly R[]): Map<string, R> {
  const seen = new Map<string, number>();
  const byId = new Map<string, R>();
  for (const row of rows) {
    const name = nameOf(row);
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    byId.set(`${name}:${place}`, row);
  }
  return byId;
}

/** What a change adds may have anything in their place, which has no text perhaps. */
function nameOf({ key, name }: Row): string {
  const own = key ?? name;
  return typeof own === "string" || typeof own === "number" ? String(own) : "";
}

/** What has to be done to one content to make it another. `diff(a, b)` applied to `a` is `b`. */
export function diff(from: Content, to: Content): FormChange[] {
  return SECTIONS.flatMap((section) =>
    Object.entries(to[section]).flatMap(([key, value]): FormChange[] => {
      const before = (from[section] as Row)[key];
      if (isList(section, key)) return diffRows([section, key], before as Row[], value as Row[]);
      return isSameValue(before, value) ? [] : [set([section, key], value)];
    }),
  );
}

function diffRows(path: string[], from: readonly Row[], to: readonly Row[]): FormChange[] {
  const [before, after] = [named(from), named(to)];
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const added = [...after.keys()].filter((id) => !before.has(id));
  const order = [...[...before.keys()].filter((id) => after.has(id)), ...added];
  const ids = [...after.keys()];
  return [
    ...removed.map((id): FormChange => ({ op: "remove", path: [...path, id] })),
    ...added.map((id): FormChange => ({ op: "add", path: [...path, id], value: plain(after.get(id)) })),
    ...[...after].flatMap(([id, row]) => diffRow([...path, id], before.get(id) ?? row, row)),
    ...(isSameValue(order, ids) ? [] : [{ op: "order" as const, path, value: ids }]),
  ];
}

function diffRow(path: string[], from: Row, to: Row): FormChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key): FormChange[] => {
    const [before, after] = [from[key], to[key]];
    if (isSameValue(before, after)) return [];
    if (key === DATA && isRow(before) && isRow(after)) return diffRow([...path, key], before, after);
    return after === undefined ? [{ op: "remove", path: [...path, key] }] : [set([...path, key], after)];
  });
}

const set = (path: string[], value: unknown): FormChange => ({ op: "set", path, value: plain(value) });
/** Contents are JSON; a form keeps no part of another document. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * A content with changes that were noted for an earlier state of it, or for another one: what they are about and is not
 * there any more is passed over. Says nothing of whether values fit: whoever reads the result parses it.
 */
export function applied(content: Content, changes: readonly FormChange[]): Record<Section, Row> {
  const sections: Record<Section, Record<string, unknown>> = {
    general: { ...content.general },
    design: { ...content.design },
    media: { ...content.media },
  };
  // Named once: changes speak of the rows as they were before the first of them.
  const lists = new Map<string, { section: Section; key: string; rows: Rows }>();
  for (const { op, path, value } of changes) {
    const [name, key, ...rest] = path;
    const section = SECTIONS.find((one) => one === name);
    if (!section || key === undefined || !Object.hasOwn(sections[section], key)) continue;
    if (!isList(section, key)) {
      if (rest.length === 0 && value !== undefined) sections[section][key] = value;
      continue;
    }
    const list = lists.get(key) ?? { section, key, rows: named(sections[section][key] as Row[]) };
    lists.set(key, list);
    changeRows(list.rows, op, rest, value);
  }
  for (const { section, key, rows } of lists.values()) sections[section][key] = [...rows.values()];
  return sections;
}

function changeRows(rows: Rows, op: FormChange["op"], [id, ...rest]: string[], value: unknown): void {
  if (id === undefined) {
    if (op === "order" && Array.isArray(value)) reorder(rows, value);
    return;
  }
  const row = rows.get(id);
  if (op === "add" && !row && isRow(value)) rows.set(id, value);
  if (op === "add" || !row) return;
  if (rest.length > 0) rows.set(id, changedRow(row, op, rest, value));
  else if (op === "remove") rows.delete(id);
}

/** Those that the order names come first, in that order, and after them those that came later. */
function reorder(rows: Rows, ids: readonly unknown[]): void {
  const before = new Map(rows);
  rows.clear();
  for (const id of [...ids, ...before.keys()]) {
    const row = typeof id === "string" ? before.get(id) : undefined;
    if (row) rows.set(id as string, row);
  }
}

function changedRow(row: Row, op: FormChange["op"], [key = "", ...rest]: string[], value: unknown): Row {
  const inner = row[key];
  if (rest.length > 0) return isRow(inner) ? { ...row, [key]: changedRow(inner, op, rest, value) } : row;
  if (op !== "remove") return { ...row, [key]: value };
  const { [key]: _gone, ...left } = row;
  return left;
}
