import { pino } from "pino";
import sharp from "sharp";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { NIGHTLY, syncHandler } from "#server/features/members/directory/jobs.ts";
import { DirectoryModel, NamedModel } from "#server/features/members/directory/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { add } from "#server/jobs/queue.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { googleStandIn, type Somebody } from "#tests/support/directories.ts";
import { CALL, OWNER, people, somebody, startFilled } from "#tests/support/directoryTeam.ts";
import * as make from "#tests/support/make.ts";

t.test("a team that Google Workspace fills", async (t) => {
  const google = await googleStandIn(t, { pageSize: 4 });
  const { state } = google;
  const { app, mailbox, owner, team, run, stateOf, sync, rows, seats } = await startFilled(t, google.settings);
  const one = (at: number) => state.people.find(({ id }) => id === `id-${at}`) as Somebody;

  t.test("is read when somebody asks, and its people are invited", async (t) => {
    t.match(await stateOf(), { source: "google", state: "idle", lastRunAt: null });
    state.people = [
      ...people(10),
      { ...somebody(99), id: "own", email: OWNER },
      { ...somebody(98), id: "robot", email: null },
    ];
    one(3).phone = "+49 30 3";
    const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background: "#a0522d" } })
      .png()
      .toBuffer();
    one(0).photo = picture;
    one(1).photo = Buffer.from("no picture");
    t.match(await sync(), {
      state: "idle",
      problem: null,
      lastRunAt: /^\d{4}-/,
      counts: { people: 11, invited: 10, changed: 0, removed: 0, noSeat: 0 },
    });
    const all = await rows();
    t.equal(all.length, 10, "not the owner, nor who has no mailbox");
    t.match(all[3], {
      status: "invited",
      facts: { name: "Person 3", department: "Sales", phone: "+49 30 3" },
      directory: { source: "google", id: "id-3" },
    });
    t.match(all[0]?.facts.photo, /^\/i\//);
    t.equal(all[1]?.facts.photo, null, "what is no picture is none");
    t.equal((await mailbox.read()).length, 10);
    t.equal(await seats(), 11);
    t.match((await owner.get("/_/app/team/members")).json().items[0], { directory: "google" });
    t.ok(await AuditModel.exists({ act: "directory.read" }));
    const invited = await AuditModel.find({ act: "member.invited", team }).lean();
    t.same(invited.map(({ target }) => target).sort(), all.map(({ _id }) => String(_id)).sort(), "a line each");
    t.match(invited[0], { operation: "members.directory", actor: await make.idOf(owner) });
  });

  t.test("again, and nothing is done twice", async (t) => {
    const asked = state.asked.length;
    t.match(await sync(), { counts: { people: 11, invited: 0, changed: 0, removed: 0 } });
    t.same(await mailbox.read(), []);
    t.equal(state.asked.slice(asked).filter((url) => url.includes("photos")).length, 0, "nor are pictures asked for");
  });

  t.test("changes follow it, and what people have typed stays until it says something else", async (t) => {
    await owner.patch(`/_/app/team/team-member/${(await rows())[4]?._id}`, {
      facts: { department: "Board", mobile: "+49 1" },
    });
    one(3).phone = "+49 30 33";
    one(4).title = "Lead";
    t.match(await sync(), { counts: { changed: 2 } });
    t.equal(await AuditModel.countDocuments({ act: "member.changed", operation: "members.directory" }), 2);
    t.match((await rows())[3], { facts: { phone: "+49 30 33" } });
    t.match((await rows())[4], { facts: { department: "Board", mobile: "+49 1", position: "Lead" } });
    one(4).department = "Support";
    await sync();
    t.match((await rows())[4], { facts: { department: "Support", mobile: "+49 1" } });
    t.ok(await JobModel.exists({ kind: "members.designs" }), "signatures that are made of it follow");
  });

  t.test("another address is the same person, with their signature", async (t) => {
    const { hash } = (await owner.post("/_/signatures", make.signature())).json();
    await owner.put(`/_/signatures/${hash}/assign`, { email: "p5@acme.example" });
    one(5).email = "married@acme.example";
    t.match(await sync(), { counts: { invited: 0, removed: 0, changed: 1 } });
    t.ok(await MemberModel.exists({ team, email: "married@acme.example", "directory.id": "id-5" } as never));
    t.equal((await SignatureModel.findOne({ hash }).lean())?.assignee, "married@acme.example");
  });

  t.test("who leaves it leaves the team, at once", async (t) => {
    one(6).isSuspended = true;
    state.people = state.people.filter(({ id }) => id !== "id-7");
    t.match(await sync(), { counts: { removed: 2, people: 9 } });
    t.equal(await AuditModel.countDocuments({ act: "member.removed", operation: "members.directory" }), 2);
    t.equal((await rows()).length, 8);
    t.equal(await seats(), 9);
    one(6).isSuspended = false;
    t.match(await sync(), { counts: { invited: 1 } }, "who comes back is invited anew");
    await mailbox.read();
  });

  t.test("whom somebody has taken out of the team stays out", async (t) => {
    const row = (await rows()).find(({ email }) => email === "p8@acme.example");
    await owner.delete(`/_/app/team/team-member/${row?._id}`);
    one(8).title = "Another one";
    t.match(await sync(), { counts: { invited: 0 } });
    t.notOk((await rows()).some(({ email }) => email === "p8@acme.example"));
  });

  t.test("a run that would remove many asks first, and removes no more than it has asked about", async (t) => {
    const before = (await rows()).length;
    const all = state.people;
    state.people = all.slice(0, 4);
    const asks = await sync();
    t.match(asks, { state: "asks", asks: { of: before }, counts: { removed: 0 } });
    t.equal((await rows()).length, before);
    await run();
    t.match(await sync(), { state: "asks" }, "also the next night");
    state.people = all.slice(0, 1);
    t.match(await sync(true), { state: "asks" }, "more than somebody has agreed to");
    state.people = all.slice(0, 4);
    await sync();
    t.match(await sync(true), { state: "idle", asks: null, counts: { removed: asks.asks.removed } });
    t.equal((await rows()).length, before - asks.asks.removed);
  });

  t.test("those for whom there is no place are counted, and come when there is one", async (t) => {
    const used = (await seats()) ?? 0;
    await TeamModel.updateOne({ _id: team }, { seats: used + 1 });
    state.people = [...state.people, somebody(50), somebody(51), somebody(52)];
    t.match(await sync(), { state: "idle", counts: { invited: 1, noSeat: 2 } });
    t.equal(await seats(), used + 1);
    await TeamModel.updateOne({ _id: team }, { seats: 50 });
    t.match(await sync(), { counts: { invited: 2, noSeat: 0 } });
    await mailbox.read();
  });

  t.test("somebody who is in the team already becomes its own, with what is known of them", async (t) => {
    await owner.post("/_/app/team/invite", { email: "early@acme.example", facts: { name: "Early Bird" } });
    state.people.push(somebody(60, { email: "early@acme.example", title: "Lead" }));
    await sync();
    t.match(await MemberModel.findOne({ team, email: "early@acme.example" }).lean(), {
      directory: { source: "google", id: "id-60" },
      facts: { name: "Early Bird", position: "Lead" },
    });
    await mailbox.read();
  });

  t.test("what is wrong with it is said", async (t) => {
    state.troubles.push({ status: 403, reason: "Not Authorized to access this resource" });
    t.match(await sync(), { state: "failed", problem: "refused" });
    state.troubles.push({ status: 429, retryAfterS: 1 });
    t.match(await sync(), { state: "idle", problem: null }, "it waits where it is told to");
    for (let i = 0; i < 4; i++) state.troubles.push({ status: 500 });
    t.match(await sync(), { state: "running" }, "and tries again");
    for (let at = 1; at < 5; at++) await run(at * 3_600_000);
    t.match(await stateOf(), { state: "failed", problem: "unreachable" });
    t.match(await sync(), { state: "idle", problem: null });
  });

  t.test("a run that is killed goes on, with nothing twice", async (t) => {
    const before = (await rows()).length;
    state.people.push(...Array.from({ length: 12 }, (_, at) => somebody(100 + at)));
    await mailbox.read();
    t.equal((await owner.post(`${CALL}/sync`, {})).statusCode, 200);
    const job = () => JobModel.findOne({ kind: "members.directory", state: "waiting" }).lean();
    const log = pino({ level: "silent" });
    // Every step is done twice: each process dies before it can say that it has done it.
    for (let steps = 0; steps < 60; steps++) {
      const waiting = await job();
      if (!waiting) break;
      await syncHandler.run(waiting.data, {
        id: "1",
        tries: 1,
        signal: new AbortController().signal,
        log,
        note: () => {},
      });
      await new JobWorker({ handlers: [syncHandler], log, now: () => Date.now() + 1000 }).runDue();
    }
    t.match(await stateOf(), { state: "idle" });
    t.equal((await rows()).length, before + 12);
    const to = (await mailbox.read()).map((mail) => (mail.to as { text: string }).text);
    t.equal(to.length, 12);
    t.equal(new Set(to).size, 12, "one mail each");
    t.equal(await seats(), before + 13);
  });

  t.test("who died between taking somebody out and noting it does not lock them out", async (t) => {
    const { updateMany } = NamedModel;
    const fail = () => Promise.reject(new Error("The process dies."));
    one(60).isSuspended = true;
    // The note comes first: where it fails nobody is out yet, and the step is done again.
    Object.assign(NamedModel, { updateMany: fail });
    await owner.post(`${CALL}/sync`, {});
    await run();
    Object.assign(NamedModel, { updateMany });
    await run(3_600_000);
    t.notOk((await rows()).some(({ email }) => email === "early@acme.example"));
    one(60).isSuspended = false;
    t.match(await sync(), { counts: { invited: 1 } });
    await mailbox.read();
  });

  t.test("what follows from a change is asked for with it, or the change is made again", async (t) => {
    const { create } = JobModel;
    one(60).title = "Head";
    Object.assign(JobModel, {
      create(...given: Parameters<typeof create>) {
        const [first] = [given[0]].flat() as { kind: string }[];
        return first?.kind === "members.designs"
          ? Promise.reject(new Error("The store is away."))
          : create.apply(JobModel, given);
      },
    });
    await owner.post(`${CALL}/sync`, {});
    await run();
    Object.assign(JobModel, { create });
    const known = () => MemberModel.findOne({ team, email: "early@acme.example", active: true }).lean();
    t.notMatch(await known(), { facts: { position: "Head" } });
    await JobModel.deleteMany({ kind: "members.designs" });
    await run(3_600_000);
    t.match(await known(), { facts: { position: "Head" } });
    t.ok(await JobModel.exists({ kind: "members.designs" }));
  });

  t.test("whoever is not named any more is forgotten, and not counted", async (t) => {
    const gone = somebody(70);
    state.people.push(gone);
    await sync();
    state.people = state.people.filter(({ id }) => id !== gone.id);
    await sync();
    t.notOk(await NamedModel.exists({ team, person: gone.id }));
    await mailbox.read();
  });

  t.test("after another directory it is read from the beginning, and people become its own", async (t) => {
    const row = (await rows()).find(({ directory }) => directory?.id === "id-60");
    await MemberModel.updateOne({ _id: row?._id }, { directory: { source: "graph", id: "of-graph" } });
    await NamedModel.updateOne({ team, person: "id-60" }, { applied: null });
    await DirectoryModel.updateOne({ _id: team }, { source: "graph", resume: "https://graph.example/delta" });
    t.match(await sync(), { source: "google", state: "idle", problem: null });
    t.match(await MemberModel.findById(row?._id).lean(), { directory: { source: "google", id: "id-60" } });
  });

  t.test("the team stays the chosen one when somebody else owns it, and nobody else takes its place", async (t) => {
    const [user, next] = [await make.idOf(owner), await make.member(app, {}, owner)];
    await make.confirm(next);
    const ownedBy = (id: unknown) => TeamModel.updateOne({ _id: team }, { owner: id });
    await ownedBy(await make.idOf(next));
    await UserModel.updateOne({ _id: user }, { email: "moved@acme.example" });
    const thief = await app.person({ email: OWNER });
    await make.confirm(thief);
    state.people.push(somebody(150));
    // Whichever directory it was that filled it.
    await DirectoryModel.updateOne({ _id: team }, { source: "graph", resume: "https://graph.example/delta" });
    await add(NIGHTLY, {});
    await run();
    t.ok(await MemberModel.exists({ team, email: "p150@acme.example", active: true }));
    t.match((await next.get(CALL)).json(), { source: "google", state: "idle" });
    t.match((await thief.get(CALL)).json(), { code: "directory_off" });
    await UserModel.updateOne({ email: OWNER }, { email: "thief@acme.example" });
    await UserModel.updateOne({ _id: user }, { email: OWNER });
    await ownedBy(user);
    await mailbox.read();
  });

  t.test("of an address that nobody has confirmed nothing is filled", async (t) => {
    await DirectoryModel.updateOne({ _id: team }, { chosenBy: "" });
    for (const values of [{ emailVerifiedAt: null }, { isEnabled: false }]) {
      const user = await UserModel.findOneAndUpdate({ email: OWNER }, values).lean();
      await add(NIGHTLY, {});
      await run();
      t.notOk(await JobModel.exists({ kind: "members.directory", state: "waiting" }));
      t.match(await DirectoryModel.findById(team).lean(), { chosenBy: "" });
      await UserModel.updateOne({ email: OWNER }, { emailVerifiedAt: user?.emailVerifiedAt, isEnabled: true });
    }
    await sync();
    t.match(await DirectoryModel.findById(team).lean(), { chosenBy: OWNER });
  });

  t.test("every night, and not of another team", async (t) => {
    await add(NIGHTLY, {});
    state.people.push(somebody(200));
    await run();
    t.ok(await MemberModel.exists({ team, email: "p200@acme.example", active: true }));
    const other = await make.paid(app);
    t.match((await other.get(CALL)).json(), { code: "directory_off" });
    await make.confirm(other);
    t.match((await other.post(`${CALL}/sync`, {})).json(), { code: "directory_off" });
    const member = await make.member(app, {}, owner);
    t.match((await member.get(CALL)).json(), { code: "no_permission" });
  });
});
