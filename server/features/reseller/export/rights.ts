import { Failure } from "#shared/errors/catalogue.ts";
import { type HubRights, RESELLER_ROLES } from "#shared/members/rules.ts";

/** Whether somebody has all of an agency, and not one of its companies alone. */
export const hasAll = ({ role }: HubRights): boolean => role <= RESELLER_ROLES.accountAdmin;

/** Of an agency that is not paid for nobody has anything. */
export function isNoHub(error: unknown): null {
  if (error instanceof Failure && error.code === "hub_inactive") return null;
  throw error;
}
