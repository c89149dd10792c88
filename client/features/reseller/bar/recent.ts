import { keep, kept } from "#client/lib/kept.ts";

/** A company that somebody was in. */
export type Visited = { group: string; name: string };

const MOST = 6;
const keyOf = (userId: string) => `companies:${userId}`;

/** The companies that this browser saw its person in, the last one first. Anybody may have written them. */
export function recentOf(userId: string): Visited[] {
  try {
    const list: unknown = JSON.parse(kept(keyOf(userId)) ?? "[]");
    return Array.isArray(list) ? list.filter(isVisited).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isVisited = (value: unknown): value is Visited =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Visited).group === "string" &&
  typeof (value as Visited).name === "string";

/** Remembers a visit. */
export function noteVisit(userId: string, { group, name }: Visited): void {
  const others = recentOf(userId).filter((one) => one.group !== group);
  keep(keyOf(userId), JSON.stringify([{ group, name }, ...others].slice(0, MOST)));
}

/** Companies that are gone, or not theirs any more. */
export function forgetVisit(userId: string, group: string): void {
  keep(keyOf(userId), JSON.stringify(recentOf(userId).filter((one) => one.group !== group)));
}
