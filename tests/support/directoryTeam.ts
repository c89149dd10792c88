/** A team that a directory fills, on a server of its own. */
import { pino } from "pino";
import type { Test } from "tap";
import { syncHandler } from "#server/features/members/directory/jobs.ts";
import { nightlyHandler } from "#server/features/members/directory/service.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import type { Somebody } from "./directories.ts";
import * as make from "./make.ts";
import { receiveMails } from "./sending.ts";
import { startApp } from "./startApp.ts";

export const CALL = "/_/app/team/directory";
export const OWNER = "owner@acme.example";

export const somebody = (at: number, more: Partial<Somebody> = {}): Somebody => ({
  id: `id-${at}`,
  email: `p${at}@acme.example`,
  name: `Person ${at}`,
  department: "Sales",
  ...more,
});
export const people = (count: number) => Array.from({ length: count }, (_, at) => somebody(at));

export async function startFilled(t: Test, settings: Record<string, string>, seats = 50) {
  const app = await startApp(t, { ...settings, DIRECTORY_TEAM: OWNER });
  const mailbox = await receiveMails(t);
  const owner = await app.person({ email: OWNER });
  await make.changeTeam(owner, { isPaid: true, seats });
  await make.confirm(owner);
  await mailbox.read();
  const team = await make.teamOf(owner);
  const run = (aheadMs = 1000) =>
    new JobWorker({
      handlers: [nightlyHandler, syncHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + aheadMs,
    }).runDue();
  const stateOf = async () => (await owner.get(CALL)).json();
  return {
    app,
    mailbox,
    owner,
    team,
    run,
    stateOf,
    async sync(confirm = false) {
      const answer = await owner.post(`${CALL}/sync`, { confirm });
      t.equal(answer.statusCode, 200);
      t.match(answer.json(), { state: "running" });
      await run();
      return stateOf();
    },
    rows: () => MemberModel.find({ team, active: true }).sort({ email: 1 }).lean(),
    seats: async () => (await TeamModel.findById(team).lean())?.used,
  };
}
