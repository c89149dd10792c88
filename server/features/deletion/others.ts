/** Where somebody is named besides their own teams. */
import type { Types } from "mongoose";
import * as cards from "../cards/erasure.ts";
import { joinedBy } from "../members/erasure.ts";
import * as pages from "../pages/erasure.ts";
import { administratedBy } from "../reseller/erasure.ts";
import * as signatures from "../signatures/erasure.ts";

/**
 * The teams of others that somebody is or was in, administrates, or has made something for: whoever has looked after a company and does
 * not any more is still its maker.
 * @param owned their own, which are not meant
 */
export async function othersOf(
  user: Types.ObjectId,
  email: string,
  owned: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const found = [
    ...(await joinedBy(user, email, owned)),
    ...(await administratedBy(user)),
    ...(await signatures.teamsMadeFor(user, owned)),
    ...(await cards.teamsMadeFor(user, owned)),
    ...(await pages.teamsMadeFor(user, owned)),
  ];
  return [...new Map(found.map((team) => [String(team), team])).values()];
}
