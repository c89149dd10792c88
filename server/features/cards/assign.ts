import { assignments } from "../pages/service.ts";
import { CardModel, storedCards } from "./model.ts";
import { maySave } from "./rights.ts";

/** Which card a member of a team has. */
export const { assign, unassign, release, readdress } = assignments({ model: CardModel, stored: storedCards }, maySave);
