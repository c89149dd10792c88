import type mongoose from "mongoose";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { watchTerminated } from "#server/features/images/blocked.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { setPlans } from "#server/features/members/service.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;
const DAYS = 3;

t.test("pictures of a team whose plan has ended show on for so many days as the operator says", async (t) => {
  const app = await startApp(t, { GRACE_DAYS: String(DAYS) });
  let aheadMs = 0;
  const watch = watchTerminated(() => Date.now() + aheadMs);
  const look = (days: number) => {
    aheadMs = days * DAY_MS;
    return watch.run();
  };
  await look(0);

  let size = 100;
  async function withPicture() {
    const person = await make.paid(app);
    const { hash } = (await person.post("/_/signatures", make.signature())).json();
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(size++, 90) }]);
    const { media } = (await person.post(`/_/signatures/${hash}/image/photo`, body, headers)).json();
    return { person, team: await make.teamOf(person), url: media.photo as string };
  }
  const isShown = async (url: string) => (await app.inject({ url })).rawPayload.length > 43;
  const plan = (team: mongoose.Types.ObjectId, isTerminated: boolean) =>
    transaction((session) =>
      setPlans(
        [{ team, plan: { isPaid: !isTerminated, isTerminated, seats: 10, plan: NO_PLAN, hasHub: false } }],
        session,
      ),
    );
  const endedAt = async (team: mongoose.Types.ObjectId) => (await TeamModel.findById(team).lean())?.endedAt ?? null;

  const ana = await withPicture();
  const ben = await withPicture();
  const before = await withPicture();

  await t.test("the end is noted once, and taken away when the plan is back", async (t) => {
    await plan(ben.team, true);
    const at = await endedAt(ben.team);
    t.ok(at);
    await plan(ben.team, true);
    t.same(await endedAt(ben.team), at);
    await plan(ben.team, false);
    t.equal(await endedAt(ben.team), null);
  });

  await t.test("a team that ended before this was noted has no days left", async (t) => {
    await make.changeTeam(before.person, { isTerminated: true });
    await look(0);
    t.notOk(await isShown(before.url));
  });

  await t.test("until the last day they show, then they do not, although nothing was written", async (t) => {
    await plan(ana.team, true);
    await plan(ben.team, true);
    await look(0);
    t.ok(await isShown(ana.url));
    await plan(ben.team, false);
    await look(0);
    await look(DAYS - 0.1);
    t.ok(await isShown(ana.url));
    await look(DAYS + 0.1);
    t.notOk(await isShown(ana.url));
    t.ok(await isShown(ben.url), "who came back in time is no matter of it");
  });

  await t.test("a process that starts later says the same", async (t) => {
    await plan(ben.team, true);
    await watchTerminated(() => Date.now() + (DAYS - 0.1) * DAY_MS).run();
    t.ok(await isShown(ben.url));
    await watchTerminated(() => Date.now() + (DAYS + 0.1) * DAY_MS).run();
    t.notOk(await isShown(ben.url));
  });
});
