import { pino } from "pino";
import t from "tap";
import { tellHandler, watchHandler } from "#server/features/members/blocking/jobs.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;

t.test("members of a team whose plan has ended", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const owner = await make.paid(app);
  const members = [await make.member(app, {}, owner), await make.member(app, { role: "admin" }, owner)];
  await make.confirm(owner);
  await owner.post("/_/app/team/invite", { email: "invited@example.com" });
  await mailbox.read();
  const team = await make.teamOf(owner);
  const log = pino({ level: "silent" });
  const run = () =>
    new JobWorker({ handlers: [watchHandler, tellHandler], log, now: () => Date.now() + 1000 }).runDue();
  const look = async () => {
    await watchHandler.run({}, { id: "1", tries: 1, signal: new AbortController().signal, log, note: () => {} });
    await run();
    return (await mailbox.read()).map(({ subject, to }) => `${(to as { text: string }).text}: ${subject}`).sort();
  };
  const told = (subject: string) => members.map(({ email }) => `${email}: ${subject}`).sort();
  const BLOCKED = "Your email signature does not show any more";
  const BACK = "Your email signature shows again";

  t.test("are told why, once", async (t) => {
    t.same(await look(), []);
    await make.changeTeam(owner, { isTerminated: true });
    t.same(await look(), told(BLOCKED), "all who have joined, and nobody else");
    t.same(await look(), []);
  });

  t.test("and that it is back, where it was away for long", async (t) => {
    await make.changeTeam(owner, { isTerminated: false });
    t.same(await look(), [], "after a moment nobody has to be told");
    await make.changeTeam(owner, { isTerminated: true });
    t.same(await look(), told(BLOCKED));
    await TeamModel.updateOne({ _id: team }, { blockedAt: new Date(Date.now() - 2 * DAY_MS) });
    await make.changeTeam(owner, { isTerminated: false });
    t.same(await look(), told(BACK));
    t.same(await look(), []);
  });

  t.test("not of a one-time purchase, whose signatures go on", async (t) => {
    await make.changeTeam(owner, { isTerminated: true, "plan.data.type": "one_time" });
    t.same(await look(), []);
    await make.changeTeam(owner, { "plan.data.type": null });
    t.same(await look(), told(BLOCKED));
    await TeamModel.updateOne({ _id: team }, { blockedAt: new Date(Date.now() - 2 * DAY_MS) });
    await make.changeTeam(owner, { "plan.data.type": "one_time" });
    t.same(await look(), told(BACK));
    await make.changeTeam(owner, { isTerminated: false, "plan.data.type": null });
    t.same(await look(), []);
  });

  t.test("nor of what ended long before anybody looked", async (t) => {
    await TeamModel.updateOne(
      { _id: team },
      { isTerminated: true, updatedAt: new Date(Date.now() - 2 * DAY_MS) },
      { timestamps: false },
    );
    t.same(await look(), []);
    await TeamModel.updateOne({ _id: team }, { isTerminated: false, blockedAt: null });
  });

  t.test("nor twice when a process is killed on the way", async (t) => {
    await make.changeTeam(owner, { isTerminated: true });
    const job = { id: "1", tries: 1, signal: new AbortController().signal, log, note: () => {} };
    await Promise.all([watchHandler.run({}, job), watchHandler.run({}, job)]);
    const waiting = await JobModel.find({ kind: "members.told" }).lean();
    t.equal(waiting.length, 1);
    await tellHandler.run(waiting[0]?.data, job);
    t.same(await look(), told(BLOCKED));
    // What was about to be told is not so any more.
    await TeamModel.updateOne({ _id: team }, { blockedAt: null });
    await watchHandler.run({}, job);
    await make.changeTeam(owner, { isTerminated: false });
    await run();
    t.same(await mailbox.read(), []);
  });
});
