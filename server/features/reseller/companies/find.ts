import type { ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import * as members from "../../members/service.ts";
import type { Hub } from "../hub.ts";

/** A company that is somebody's to see, also one that is archived. @throws not_found */
export async function companyOf(
  { agency, companies }: Hub,
  group: string,
  session: ClientSession | null = null,
): Promise<members.TeamRecord> {
  const company = await members.findCompany(group, session);
  if (!company?.agency?.equals(agency._id)) return fail("not_found");
  return companies === null || companies.some((id) => id.equals(company._id)) ? company : fail("not_found");
}
