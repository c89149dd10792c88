import { pino } from "pino";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { AccessModel } from "#server/features/members/accessRequests.ts";
import { staleFor } from "#server/features/members/designs.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import * as members from "#server/features/members/service.ts";
import { dailyHandler, givingHandler } from "#server/features/signatures/masters/giving.ts";
import { DesignsModel } from "#server/features/signatures/masters/model.ts";
import { rolloutHandler } from "#server/features/signatures/masters/rollout.ts";
import { ANEW, SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { add } from "#server/jobs/queue.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import type { Designs, DryRun, Rollouts, SavedDesigns, TrialOutcome } from "#shared/members/masters/schema.ts";
import * as make from "#tests/support/make.ts";
import { beforeNextTransaction } from "#tests/support/meanwhile.ts";
import { startApp } from "#tests/support/startApp.ts";

const handlers = [givingHandler, dailyHandler, rolloutHandler];
const worker = new JobWorker({ handlers, log: pino({ level: "silent" }) });
const work = async () => {
  while ((await worker.runDue()) > 0);
};

t.test("who gets which design", async (t) => {
  const app = await startApp(t);

  /** A team with two designs, and people of three departments. */
  async function team(values: Parameters<typeof make.paid>[1] = { seats: 50 }) {
    const owner = await make.paid(app, values);
    const id = await make.teamOf(owner);
    const ids: Record<string, string> = {};
    for (const [name, department] of [
      ["Ana", "Sales"],
      ["Ben", "Kitchen"],
      ["Cem", "Sales"],
    ] as const) {
      const member = await make.member(app, {}, owner);
      await make.changeMember(member, { facts: { ...NO_FACTS, name, department } });
      ids[name] = String((await MemberModel.findOne({ email: member.email }).lean())?._id);
    }
    const design = async (label: string) =>
      (await owner.post("/_/signatures", make.signature({ label }))).json<{ hash: string }>().hash;
    const [red, blue] = [await design("Red"), await design("Blue")];
    return { owner, id, ids, red, blue };
  }
  const sales = { id: "s", name: "Sales", all: [{ fact: "department", is: "equals" as const, value: "sales" }] };
  const two = (red: string, blue: string): Designs => ({
    segments: [sales],
    rules: [
      { id: "sales", segment: "s", master: red },
      { id: "rest", segment: null, master: blue },
    ],
  });
  const has = async (id: string) => {
    const member = await MemberModel.findById(id).lean();
    return (await SignatureModel.findOne({ assignee: member?.email }).lean())?.master ?? null;
  };
  const none = { segments: [], rules: [] };

  t.test("rules are saved, read, and applied; a second one who manages the team hears of the first", async (t) => {
    const { owner, ids, red, blue } = await team();
    const admin = await make.member(app, { role: "admin" }, owner);
    t.match((await admin.get("/_/app/team/segments")).json(), { ...none, revision: 0 });
    const saved = await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
    t.match(saved.json(), { ...two(red, blue), revision: 1 });
    t.match((await admin.get("/_/app/team/segments")).json<SavedDesigns>(), { revision: 1 });
    t.match((await admin.put("/_/app/team/segments", { ...none, revision: 0 })).json(), { code: "conflict" });
    await work();
    t.same([await has(ids.Ana ?? ""), await has(ids.Ben ?? ""), await has(ids.Cem ?? "")], [red, blue, red]);
    const { items } = (await owner.get("/_/app/team/rollouts")).json<Rollouts>();
    t.same(
      items.map(({ label, total, done }) => [label, total, done]),
      [
        ["Red", 2, 2],
        ["Blue", 2, 2],
      ],
    );
  });

  t.test("of twenty who save the first rules at once one has saved them", async (t) => {
    const { owner, red, blue } = await team();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 })),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 19);
    t.equal((await DesignsModel.findById(await make.teamOf(owner)).lean())?.revision, 1);
  });

  t.test(
    "moved to another design they keep their signature, and whom no rule is for keeps what they have",
    async (t) => {
      const { owner, ids, red, blue } = await team();
      await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
      await work();
      const count = await SignatureModel.countDocuments({});
      const rules = [{ id: "sales", segment: "s", master: blue }];
      await owner.put("/_/app/team/segments", { segments: [sales], rules, revision: 1 });
      await work();
      t.same([await has(ids.Ana ?? ""), await has(ids.Ben ?? "")], [blue, blue]);
      await owner.put("/_/app/team/segments", { ...none, revision: 2 });
      await work();
      t.equal(await has(ids.Ana ?? ""), blue);
      t.equal(await SignatureModel.countDocuments({}), count);
    },
  );

  t.test("where the plan has no place left people are named", async (t) => {
    const { owner, id, ids, red, blue } = await team({ seats: 4 });
    const draft = two(red, blue);
    t.match((await owner.post("/_/app/team/segments/check", draft)).json(), { made: 3, unplaced: 1 });
    await owner.put("/_/app/team/segments", { ...draft, revision: 0 });
    await work();
    const { unplaced } = (await owner.get("/_/app/team/rollouts")).json<Rollouts>();
    t.equal(unplaced.count, 1);
    t.match(unplaced.first[0]?.email, /@/);
    t.equal(await SignatureModel.countDocuments({ team: await make.teamOf(owner) }), 4);
    // A part of the people: who is looked at again is counted once, and who has found a place not any more.
    const [left = { id: "" }] = unplaced.first;
    for (const one of Object.values(ids)) await staleFor(id, [one]);
    await work();
    t.match((await owner.get("/_/app/team/rollouts")).json(), { unplaced: { count: 1, first: [{ id: left.id }] } });
    t.ok(await transaction((session) => members.giveBonus(id, 10, session)));
    await work();
    t.match((await owner.get("/_/app/team/rollouts")).json(), { unplaced: { count: 0, first: [] } });
    t.ok(await has(left.id), "as soon as there is room");
  });

  t.test("where more have no place than are named all are looked at again", async (t) => {
    const { owner, id, ids, red, blue } = await team();
    await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
    await work();
    await DesignsModel.updateOne({ _id: id }, { $set: { unplaced: { count: 7, first: [] } } });
    await staleFor(id, [ids.Ana ?? ""]);
    await work();
    t.match((await owner.get("/_/app/team/rollouts")).json(), { unplaced: { count: 0, first: [] } });
  });

  t.test(
    "a step that is done again names what it had done, and one that somebody was in the way of is done again",
    async (t) => {
      const { owner, ids, red, blue } = await team();
      await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
      await work();
      const member = await MemberModel.findById(ids.Ana).lean();
      // As after a process that died before it could ask for the rollout.
      await SignatureModel.updateOne({ assignee: member?.email }, { masterRevision: ANEW });
      await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 1 });
      await work();
      t.notOk(await SignatureModel.exists({ master: red, masterRevision: ANEW }));
      const rollouts = (await owner.get("/_/app/team/rollouts")).json<Rollouts>();
      t.notOk(rollouts.items.some(({ isRunning }) => isRunning));

      // Somebody saves theirs between the look and the change.
      const { bulkWrite } = SignatureModel;
      t.teardown(() => Object.assign(SignatureModel, { bulkWrite }));
      Object.assign(SignatureModel, {
        async bulkWrite(...given: Parameters<typeof bulkWrite>) {
          Object.assign(SignatureModel, { bulkWrite });
          await SignatureModel.updateOne({ assignee: member?.email }, { $inc: { revision: 1 } });
          return bulkWrite.apply(SignatureModel, given);
        },
      });
      await owner.put("/_/app/team/segments", { ...two(blue, blue), revision: 2 });
      await work();
      t.equal(await has(ids.Ana ?? ""), blue);
    },
  );

  t.test("rules that nobody could be told to apply are not saved", async (t) => {
    const { owner, red, blue } = await team();
    const { create } = JobModel;
    Object.assign(JobModel, { create: () => Promise.reject(new Error("The store is away.")) });
    const answer = await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
    Object.assign(JobModel, { create });
    t.equal(answer.statusCode, 500);
    t.equal((await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 })).statusCode, 200);
  });

  t.test("what somebody will get is told before it is so, and why", async (t) => {
    const { owner, ids, red, blue } = await team();
    const draft: Designs = {
      segments: [sales],
      rules: [
        { id: "fair", segment: "s", master: red, from: "2028-03-01", until: "2028-03-05" },
        { id: "rest", segment: null, master: blue },
      ],
    };
    const ask = async (at: string, member = ids.Ana) =>
      (await owner.post("/_/app/team/segments/try", { member, at, draft })).json<TrialOutcome>();
    t.match(await ask("2028-03-03"), { rule: "fair", master: red, label: "Red", html: /Ana/ });
    t.match(await ask("2028-03-06"), { rule: "rest", master: blue, label: "Blue" });
    t.match((await ask("2028-03-06")).trace[0]?.reasons, [
      { kind: "condition", isTrue: true, has: "Sales" },
      { kind: "from", isTrue: true },
      { kind: "until", isTrue: false, day: "2028-03-05" },
    ]);
    t.match(await ask("2028-03-03", ids.Ben), { rule: "rest" });
    const saved = await owner.post("/_/app/team/segments/try", { member: ids.Ana, at: "2028-03-03" });
    t.match(saved.json(), { rule: null, master: null, html: null, trace: [] }, "without a draft by what is saved");
    t.equal(await SignatureModel.countDocuments({ master: red }), 0, "and nothing was changed");
  });

  t.test("who leaves in the moment when theirs is made gets none, and a promise ends with it", async (t) => {
    const { owner, id, ids, red, blue } = await team();
    const [promise] = await AccessModel.create([
      { team: id, member: ids.Cem, wanted: "signature", state: "granted", answeredBy: id },
    ]);
    await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
    const taken = async () => (await TeamModel.findById(id).lean())?.signatureCount;
    const before = (await taken()) ?? 0;
    beforeNextTransaction(t, () => MemberModel.updateOne({ _id: ids.Ana }, { active: false }));
    await work();
    t.equal(await has(ids.Ana ?? ""), null);
    t.equal(await has(ids.Ben ?? ""), blue);
    t.equal(await taken(), before + 2);
    t.match(await AccessModel.findById(promise?._id).lean(), { state: "kept" });
  });

  t.test("a dry run says what would change for whom", async (t) => {
    const { owner, red, blue } = await team();
    await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
    await work();
    const rules = [{ id: "all", segment: null, master: blue }];
    const run = (await owner.post("/_/app/team/segments/check", { segments: [], rules })).json<DryRun>();
    t.match(run, { people: 3, changes: 2, made: 0, unplaced: 0, counts: [{ master: blue, label: "Blue", people: 3 }] });
    t.same(run.first.map(({ name, from, to }) => [name, from, to]).sort(), [
      ["Ana", "Red", "Blue"],
      ["Cem", "Red", "Blue"],
    ]);
  });

  t.test("rules name designs of the team, and groups that are there", async (t) => {
    const { owner, red, blue } = await team();
    const other = await team();
    const refusals = async (rules: object[]) =>
      (await owner.put("/_/app/team/segments", { segments: [], rules, revision: 0 })).json<{
        errors: { path: string }[];
      }>().errors;
    t.match(await refusals([{ id: "a", segment: null, master: other.red }]), [{ path: "rules.0.master" }]);
    t.match(await refusals([{ id: "a", segment: "gone", master: red }]), [{ path: "rules.0.segment" }]);
    await owner.put("/_/app/team/segments", { ...two(red, blue), revision: 0 });
    await work();
    const follower = await SignatureModel.findOne({ master: red }).lean();
    const rules = [{ id: "a", segment: null, master: follower?.hash }];
    const answer = await owner.put("/_/app/team/segments", { segments: [], rules, revision: 1 });
    t.match(answer.json(), { errors: [{ path: "rules.0.master" }] }, "one that follows another is none");
    t.match((await other.owner.get("/_/app/team/segments")).json(), { ...none, revision: 0 });
    t.match((await other.owner.get("/_/app/team/rollouts")).json(), { items: [] });
    const member = other.ids.Ana;
    t.match((await owner.post("/_/app/team/segments/try", { member })).json(), { code: "member_not_found" });
  });

  t.test("a rule that begins or ends is applied by the job of the day", async (t) => {
    const { owner, id, ids, red, blue } = await team();
    const today = new Date().toISOString().slice(0, 10);
    const rules = [
      { id: "fair", segment: "s", master: red, from: today },
      { id: "rest", segment: null, master: blue },
    ];
    await owner.put("/_/app/team/segments", { segments: [sales], rules, revision: 0 });
    await work();
    t.equal(await has(ids.Ana ?? ""), red);
    // As if it had begun since the last day.
    await DesignsModel.updateOne({ _id: id }, { $set: { rules: [{ ...rules[0], from: "2999-01-01" }, rules[1]] } });
    await add(dailyHandler.kind as never, { after: null });
    await work();
    t.equal(await has(ids.Ana ?? ""), blue);
  });
});
