import { msg, t } from "#shared/languages/translate.ts";
import { ALL_PERMISSIONS, PERMISSIONS, type Permission } from "#shared/members/permissions.ts";
import type { TeamMember } from "#shared/members/schema.ts";

/** What somebody may do with signatures, and with pages and cards; null: all of it. */
export type Rights = Pick<TeamMember, "permissions" | "pagePermissions">;
export const ALL_RIGHTS: Rights = { permissions: null, pagePermissions: null };

/** What a right is about, alone and as the heading of a column. */
export const SUBJECTS = [
  { key: "permissions", label: msg("Signatures"), heading: msg("Signature rights") },
  { key: "pagePermissions", label: msg("Pages and cards"), heading: msg("Page rights") },
] as const satisfies readonly { key: keyof Rights; label: string; heading: string }[];

/** The rights as verbs, in the order of their codes, and what each allows. */
export const VERBS: Readonly<Record<Permission, { label: string } & Record<keyof Rights, string>>> = {
  create: {
    label: msg("Create"),
    permissions: msg("Make new signatures, as long as the team has room."),
    pagePermissions: msg("Make pages and business cards, as long as the team has room."),
  },
  edit: {
    label: msg("Edit"),
    permissions: msg("Change the signatures that they have."),
    pagePermissions: msg("Change the pages and cards that they have."),
  },
  send: {
    label: msg("Send"),
    permissions: msg("Mail a signature to somebody who installs it."),
    pagePermissions: msg("Mail a page or a card to somebody."),
  },
  duplicate: {
    label: msg("Duplicate"),
    permissions: msg("Start a new signature from a copy."),
    pagePermissions: msg("Start a new page or card from a copy."),
  },
  delete: {
    label: msg("Delete"),
    permissions: msg("Delete the signatures that they have, for good."),
    pagePermissions: msg("Delete the pages and cards that they have, for good."),
  },
};
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/** `[1, 2]` -> `Create, Edit`; null -> `Everything`; none -> `Look only` */
export function inVerbs(codes: readonly number[] | null): string {
  if (codes === null || ALL_PERMISSIONS.every((code) => codes.includes(code))) return t("Everything");
  const verbs = PERMISSION_NAMES.filter((name) => codes.includes(PERMISSIONS[name]));
  return verbs.length === 0 ? t("Look only") : verbs.map((name) => t(VERBS[name].label)).join(", ");
}

/** The codes with one more or one less; all of them are written as null, which new codes belong to as well. */
export function withRight(codes: readonly number[] | null, name: Permission, isAllowed: boolean): number[] | null {
  const now = (codes ?? ALL_PERMISSIONS).filter((code) => code !== PERMISSIONS[name]);
  const next = isAllowed ? [...now, PERMISSIONS[name]].sort((one, other) => one - other) : [...now];
  return next.length === ALL_PERMISSIONS.length ? null : next;
}
