import type { User } from "../account/schema.ts";
import { isHubAdmin, managesOthers } from "./rules.ts";

/** Whether the menu leads to the people of a team: an agency has none of its own, and of a company the bar leads there. */
export const seesMembersLink = (user: User): boolean =>
  !user.isReseller || (!user.company && (managesOthers(user) || (isHubAdmin(user) && user.isPaid)));
