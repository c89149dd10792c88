/** The domain of a team that the short links of its signatures and pages are under. */
import type { ClientSession, Types } from "mongoose";
import mongoose from "mongoose";
import * as z from "zod/mini";
import { refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { transaction } from "../../db/transactions.ts";
import { kind } from "../../jobs/kind.ts";
import * as jobs from "../../jobs/queue.ts";
import * as members from "../members/service.ts";
import { DomainModel, type DomainRecord } from "./model.ts";

/** Has what a team has saved carry the address that holds now. */
export const MOVE = kind({ name: "domains.moveLinks", data: z.object({ team: StoredId }), keptMs: 0 });

/** Whether a domain is verified as a team's, and nothing is known of its leading elsewhere. */
export const leadsHere = async (team: Types.ObjectId, host: string): Promise<boolean> =>
  (await DomainModel.exists({ team, host, status: "verified", isPointed: mongoose.trusted({ $ne: false }) })) !== null;

/**
 * Has the short links of a team's signatures and pages be under a domain from now on; those that are out there go on leading. Taking
 * it back is always possible.
 * @throws invalid_input for one that is not verified, or leads elsewhere as far as name servers can say
 */
export async function setForLinks({ team, host, status, isPointed }: DomainRecord, isOn: boolean): Promise<void> {
  if (isOn && status !== "verified") refuse("isOn", MESSAGES.domainUnverified);
  if (isOn && isPointed === false) refuse("isOn", MESSAGES.domainNotPointed);
  await transaction(async (session) => {
    const [before] = await members.findTeams([team], session);
    if ((before?.shortHost === host) === isOn) return;
    await members.setShortHost(team, isOn ? host : null, session);
    await jobs.add(MOVE, { team: String(team) }, { session });
  });
  await jobs.wake(MOVE);
}

/** After a look at a domain: what is under it has to be under our address, or may be under it again. */
export async function follow({ team, host }: DomainRecord, session: ClientSession): Promise<void> {
  const [of] = await members.findTeams([team], session);
  if (of?.shortHost === host) await jobs.add(MOVE, { team: String(team) }, { session });
}

/** What was under a domain that is let go is under our address. */
export async function leave(
  { team, host }: Pick<DomainRecord, "team" | "host">,
  session: ClientSession,
): Promise<void> {
  const [of] = await members.findTeams([team], session);
  if (of?.shortHost !== host) return;
  await members.setShortHost(team, null, session);
  await jobs.add(MOVE, { team: String(team) }, { session });
}
