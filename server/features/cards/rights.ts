import { fail } from "#shared/errors/catalogue.ts";
import { type Action, entitlements } from "#shared/members/rules.ts";
import { limit } from "../../db/cache/limit.ts";
import type { Viewer } from "../auth/viewer.ts";
import { mustBeAllowed } from "../members/service.ts";
import { CardModel } from "./model.ts";

/** Far more than hands can do, and bursts of a program; each is a handful of writes. */
const SAVES_PER_ACCOUNT = { limit: 300, windowMs: 60_000 };
/** As fast as one types, on several devices; each reads the words of all that the person sees. */
const SEARCHES_PER_ACCOUNT = { limit: 120, windowMs: 60_000 };

/** Counts a save, a deletion too. @throws too_many_requests */
export const maySave = ({ id }: Viewer) => limit(`cards:saves:${id}`, SAVES_PER_ACCOUNT);

/** Counts a search. @throws too_many_requests */
export const maySearch = ({ id }: Viewer) => limit(`cards:searches:${id}`, SEARCHES_PER_ACCOUNT);

/** @throws account_expired, no_permission or no_edit_permission */
export function mayWrite(viewer: Viewer, action: Action): void {
  if (!entitlements(viewer.team).canEdit) fail("account_expired");
  mustBeAllowed(viewer, action);
}

/** Before one more is begun. @throws account_expired, no_permission, card_limit or team_limit */
export async function mayCreate(viewer: Viewer): Promise<void> {
  mayWrite(viewer, "cards.create");
  if ((await CardModel.countDocuments({ team: viewer.team._id })) >= entitlements(viewer.team).maxCards)
    failFull(viewer);
}

/** The team has all that it may have; only its owner can change that. @throws card_limit, for members team_limit */
export const failFull = ({ member }: Viewer): never => fail(member ? "team_limit" : "card_limit");
