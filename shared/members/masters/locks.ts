import { isSameValue } from "../../lib/same.ts";
import type { Content, SignatureInput } from "../../signatures/schema.ts";
import { isLocked, type LockName } from "./lockNames.ts";

/** Set by whoever draws or measures, never by a person. */
const DERIVED = new Set(["design.templateVersion", "media.photo2Ink"]);
const SECTIONS = ["general", "design", "media"] as const;
/** What of a signature beside its content follows its master, too. */
export const SETTINGS = ["hasShortLink", "shorLinkHashType", "publicPageColor"] as const;
export type Settings = Pick<SignatureInput, (typeof SETTINGS)[number]>;

/** The fields in which two states of a signature differ, as far as a person can make them differ; forms apart. */
export function changedFields(before: Content & Settings, after: Content & Settings): string[] {
  const inContent = SECTIONS.flatMap((section) =>
    Object.keys(after[section])
      .filter((key) => !isSameValue(read(before[section], key), read(after[section], key)))
      .map((key) => `${section}.${key}`),
  );
  const settings = SETTINGS.filter((name) => before[name] !== after[name]);
  return [...inContent, ...settings].filter((path) => !DERIVED.has(path));
}

const read = (values: object, key: string): unknown => (values as Record<string, unknown>)[key];

/** One state with the locked parts of another; forms apart. */
export function withLocked<T extends Content & Settings>(
  state: T,
  kept: Content & Settings,
  locks: readonly LockName[],
): T {
  const from = (path: string) => (isLocked(path, locks) ? kept : state);
  const sectionOf = (section: (typeof SECTIONS)[number]) =>
    Object.fromEntries(Object.keys(state[section]).map((key) => [key, read(from(`${section}.${key}`)[section], key)]));
  return {
    ...state,
    general: sectionOf("general"),
    design: sectionOf("design"),
    media: sectionOf("media"),
    ...Object.fromEntries(SETTINGS.map((name) => [name, from(name)[name]])),
  };
}
