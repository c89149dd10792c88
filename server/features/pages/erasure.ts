import type { Types } from "mongoose";
import { changeAll, type Erased, eraseAll, oneOf, teamsOfMade } from "../../db/erasing.ts";
import { findTeam, ownerOf } from "../members/service.ts";
import { PageModel, SlugModel } from "./model.ts";

/** The ids of the teams' pages, part by part. */
export async function* hashesOf({ teams }: Pick<Erased, "teams">): AsyncGenerator<string> {
  for await (const { hash } of PageModel.find({ team: oneOf(teams) }, { hash: 1 })
    .lean()
    .cursor())
    yield hash;
}

/** The teams' pages, whoever has made them, and their addresses, which are free at once. */
export async function erasePages({ teams }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(PageModel, { team: oneOf(teams) }, signal);
  await eraseAll(SlugModel, { team: oneOf(teams) }, signal);
}

/** The teams that somebody has made pages for. @param owned those that are not asked about */
export const teamsMadeFor = (user: Types.ObjectId, owned: readonly Types.ObjectId[]) =>
  teamsOfMade(PageModel, user, owned);

/** What the person has made for other teams is theirs: it counts as their owner's from now on. */
export async function disownPages({ user, others }: Erased, signal: AbortSignal): Promise<void> {
  for (const team of others) {
    const found = await findTeam(team);
    if (found) await changeAll(PageModel, { team, owner: user }, { $set: { owner: ownerOf(found) } }, signal);
  }
}
