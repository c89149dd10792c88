import type { Types } from "mongoose";
import { changeAll, type Erased, eraseAll, oneOf, teamsOfMade } from "../../db/erasing.ts";
import { findTeam, ownerOf } from "../members/service.ts";
import { CardModel } from "./model.ts";
import { endPassesOf } from "./wallets/told.ts";

/** The public ids of the teams' cards, part by part. */
export async function* hashesOf({ teams }: Pick<Erased, "teams">): AsyncGenerator<string> {
  for await (const { hash } of CardModel.find({ team: oneOf(teams) }, { hash: 1 })
    .lean()
    .cursor())
    yield hash;
}

/** The teams' cards, whoever has made them; they end in wallets too. */
export async function eraseCards({ teams, alias }: Erased, signal: AbortSignal): Promise<void> {
  await eraseAll(CardModel, { team: oneOf(teams) }, signal);
  // Afterwards: a pass ends when its card is not there any more. What was erased before a run was cut short is seen by the next.
  await endPassesOf({ teams, alias }, signal);
}

/** The teams that somebody has made cards for. @param owned those that are not asked about */
export const teamsMadeFor = (user: Types.ObjectId, owned: readonly Types.ObjectId[]) =>
  teamsOfMade(CardModel, user, owned);

/** What the person has made for other teams is theirs: it counts as their owner's from now on. */
export async function disownCards({ user, others }: Erased, signal: AbortSignal): Promise<void> {
  for (const team of others) {
    const found = await findTeam(team);
    if (found) await changeAll(CardModel, { team, owner: user }, { $set: { owner: ownerOf(found) } }, signal);
  }
}
