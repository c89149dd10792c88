/** A team that a directory fills: what its people see of that, and how it is read again. */
import type { Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import type { DirectoryState } from "#shared/members/roster/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { directory } from "../../../ports/directory/directory.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { filledTeam, NIGHTLY, syncSoon } from "./jobs.ts";
import { DirectoryModel, type DirectoryRecord, NO_COUNTS, storedDirectories } from "./model.ts";

const RUNS_PER_TEAM = { limit: 60, windowMs: 3_600_000 };

/** @throws directory_off: there is none, or it fills another team */
async function mustBeFilled({ team }: Pick<Viewer, "team">) {
  const filled = await filledTeam();
  return filled?.team._id.equals(team._id) ? filled : fail("directory_off");
}

/** How the directory of the viewer's team is. @throws directory_off */
export async function show(viewer: Viewer): Promise<DirectoryState> {
  const { reads } = await mustBeFilled(viewer);
  return present(reads.source, await recordOf(viewer.team._id));
}

const recordOf = async (team: Types.ObjectId): Promise<DirectoryRecord | null> =>
  storedDirectories.read(await DirectoryModel.findById(team).lean());

function present(source: DirectoryState["source"], record: DirectoryRecord | null): DirectoryState {
  // That of another directory, which the installation has had before, says nothing of this one.
  const known = record?.source === source ? record : null;
  return {
    source,
    state: known?.state ?? "idle",
    lastRunAt: known?.lastRunAt?.toISOString() ?? null,
    problem: known?.problem ?? null,
    counts: known?.counts ?? NO_COUNTS,
    asks: known?.asks ?? null,
  };
}

/**
 * Has the directory read now; while it is being read nothing happens.
 * @param isConfirmed so many people as it asks about may be removed
 * @throws directory_off, too_many_requests
 */
export async function ask(viewer: Viewer, isConfirmed: boolean): Promise<DirectoryState> {
  const { reads } = await mustBeFilled(viewer);
  const team = viewer.team._id;
  await limit(`directory:runs:${team}`, RUNS_PER_TEAM);
  const record = await recordOf(team);
  await syncSoon(team, reads.source, isConfirmed ? (record?.asks?.removed ?? null) : null);
  return present(reads.source, await recordOf(team));
}

/** Adds a run of the team that the installation's directory fills. */
export const nightlyHandler: Handler = handler(NIGHTLY, async (_data, { log }) => {
  const filled = await filledTeam();
  if (!filled)
    return log.warn("the directory fills no team: nobody with the confirmed address in DIRECTORY_TEAM owns one");
  await syncSoon(filled.team._id, filled.reads.source, null);
});

/** Every night, where there is a directory. */
export const directoryUpkeep = (): readonly Upkeep[] =>
  directory() ? [schedule("members.directory", { calendar: "41 2 * * *", kind: NIGHTLY, data: {} })] : [];
