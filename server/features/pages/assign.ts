import { assignments } from "./assignments.ts";
import { PageModel, storedPages } from "./model.ts";
import { maySave } from "./rights.ts";

/** Which page a member of a team has. */
export const { assign, unassign, release, readdress } = assignments({ model: PageModel, stored: storedPages }, maySave);
