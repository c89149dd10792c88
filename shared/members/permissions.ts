import * as z from "zod/mini";

/** The specification's codes, in its order. */
export const PERMISSIONS = { create: 1, edit: 2, send: 3, duplicate: 4, delete: 5 } as const;
export type Permission = keyof typeof PERMISSIONS;
export const ALL_PERMISSIONS: readonly number[] = Object.values(PERMISSIONS);

/** Codes of what a member may do with signatures, or with pages and cards; null: all of it. */
export const PermissionCodes = z.nullable(
  z.array(z.int().check(z.minimum(1), z.maximum(ALL_PERMISSIONS.length))).check(z.maxLength(ALL_PERMISSIONS.length)),
);
