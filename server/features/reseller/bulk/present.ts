import type { Bulk } from "#shared/reseller/bulk/schema.ts";
import { isAskedFor } from "../../../jobs/queue.ts";
import * as roster from "../../members/roster/service.ts";
import * as members from "../../members/service.ts";
import type { BulkRecord } from "./model.ts";

/** So long after its beginning signatures that are being made are its people's first. */
const FIRST_MS = 3_600_000;

/** How far a company from a file is; null where it is its agency's no more. */
export async function present({
  _id,
  agency,
  company,
  list,
  state,
  designs,
  createdAt,
}: BulkRecord): Promise<Bulk | null> {
  const [team, people] = await Promise.all([members.findTeam(company), roster.readImport(list)]);
  if (!team?.agency?.equals(agency)) return null;
  const isFresh = designs.rules.length > 0 && createdAt.getTime() + FIRST_MS > Date.now();
  const isGiving = isFresh && (await isAskedFor(members.GIVING, { team: String(company) }));
  const problem = state === "failed" ? "masters" : people?.state === "failed" ? "people" : null;
  const isRunning = state === "running" || people?.state === "running" || isGiving;
  return {
    id: String(_id),
    group: team.group ?? "",
    name: team.name,
    state: problem ? "failed" : isRunning ? "running" : "done",
    problem,
    total: people?.total ?? 0,
    done: people?.done ?? 0,
    noSeat: people?.noSeat ?? 0,
    signatures: team.signatureCount,
    startedAt: createdAt.toISOString(),
  };
}
