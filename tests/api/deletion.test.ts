import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { RefreshFamilyModel } from "#server/features/auth/model.ts";
import { SubscriptionModel } from "#server/features/billing/model.ts";
import { eraseHandler, sweep } from "#server/features/deletion/jobs.ts";
import { DeletionModel } from "#server/features/deletion/model.ts";
import { toldHandler } from "#server/features/deletion/people.ts";
import { ask as askFor } from "#server/features/deletion/service.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { STRAGGLER_MINUTES } from "#shared/deletion/constants.ts";
import * as make from "#tests/support/make.ts";
import { type Person, startWithPeople } from "#tests/support/ownAccount.ts";

const DELETE = "/_/app/user/delete";
const UNDO = "/_/app/user/delete/undo";
const DAY_MS = 86_400_000;
const log = pino({ level: "silent" });
const aheadOf = (days: number) => new Date(Date.now() + days * DAY_MS);
const worker = (aheadMs = 1000) =>
  new JobWorker({ handlers: [eraseHandler, toldHandler], log, now: () => Date.now() + aheadMs });

t.test("deleting one's account", async (t) => {
  const { app, mailbox, confirmed, login } = await startWithPeople(t);
  const ask = (person: Person, body: object = {}) => person.post(DELETE, { email: person.email, ...body });
  const erasesAt = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).json().erasesAt;
  /** Everything that erasing takes, as if it were that day. */
  async function erase(days = DELETION_DAYS + 1) {
    await sweep(aheadOf(days));
    await worker().runDue();
    await worker((STRAGGLER_MINUTES + 1) * 60_000).runDue();
  }

  t.test("says what goes before anything is asked for", async (t) => {
    const ana = await confirmed();
    await ana.post("/_/signatures", make.signature());
    t.match((await ana.get(DELETE)).json(), {
      erasesAt: null,
      signatures: 1,
      links: 2,
      pictures: 0,
      people: 0,
      paidUntil: null,
    });
    t.equal(await erasesAt(ana), null);
  });

  t.test("marks the account for thirty days, and everything works until then", async (t) => {
    const ana = await confirmed();
    const { hash } = (await ana.post("/_/signatures", make.signature())).json();
    const before = Date.now();
    const answer = await ask(ana, { reason: "too_hard", comment: "It was." });
    t.equal(answer.statusCode, 200);
    const at = Date.parse(answer.json().erasesAt);
    t.ok(at >= before + DELETION_DAYS * DAY_MS && at <= Date.now() + DELETION_DAYS * DAY_MS);
    t.equal(await erasesAt(ana), answer.json().erasesAt);
    t.equal((await ana.put(`/_/signatures/${hash}`, make.signature())).statusCode, 200);
    t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 200);
    const [mail] = await mailbox.read();
    t.match(mail?.text, /Your account|You deleted your account/);
    t.match(mail?.text, "/account/delete");
    t.match(await DeletionModel.findOne({ user: await make.idOf(ana) }).lean(), { reason: "too_hard", state: "asked" });
  });

  t.test("ends the sessions of other devices, and not the one that asks", async (t) => {
    const ana = await confirmed();
    const elsewhere = app.withToken((await login(ana)).json().token);
    t.equal((await elsewhere.get("/_/app/user")).statusCode, 200);
    await ask(ana);
    t.equal((await elsewhere.get("/_/app/user")).statusCode, 401);
    t.equal((await ana.get("/_/app/user")).statusCode, 200);
    t.equal((await login(ana)).statusCode, 200, "and one can log in again");
  });

  t.test("wants the account's own address", async (t) => {
    const ana = await confirmed();
    t.match((await ask(ana, { email: "other@example.com" })).json(), {
      code: "invalid_input",
      errors: [{ path: "email" }],
    });
    t.equal(await erasesAt(ana), null);
  });

  t.test("wants a proof of who asks", async (t) => {
    const ana = await confirmed();
    await RefreshFamilyModel.updateMany({ user: await make.idOf(ana) }, { sudoUntil: new Date(0) });
    t.match((await ask(ana)).json(), { code: "reauth_required" });
    t.equal(await erasesAt(ana), null);
  });

  t.test("asked for twice, the first day stands and is mailed once", async (t) => {
    const ana = await confirmed();
    const [one, two] = await Promise.all([ask(ana), ask(ana)]);
    t.equal(one?.json().erasesAt, two?.json().erasesAt);
    await setTimeout(5);
    t.equal((await ask(ana)).json().erasesAt, one?.json().erasesAt);
    t.equal((await mailbox.read()).length, 1);
    t.equal(await DeletionModel.countDocuments({ user: await make.idOf(ana) }), 1);
  });

  t.test("is taken back, and nothing is erased", async (t) => {
    const ana = await confirmed();
    await ask(ana);
    await mailbox.read();
    t.match((await ana.post(UNDO)).json(), { erasesAt: null });
    t.match((await ana.post(UNDO)).json(), { erasesAt: null }, "twice");
    const mails = await mailbox.read();
    t.same(
      mails.map(({ subject }) => subject),
      ["Your account stays"],
    );
    await erase();
    t.equal((await login(ana)).statusCode, 200);
    t.equal(await DeletionModel.countDocuments({ user: await make.idOf(ana) }), 0);
  });

  t.test("of asking and taking back at once one comes last, and all of it holds", async (t) => {
    for (let round = 0; round < 5; round++) {
      const ana = await confirmed();
      const calls = [ask(ana), ana.post(UNDO), ask(ana), ana.post(UNDO)];
      for (const { statusCode } of await Promise.all(calls)) t.equal(statusCode, 200);
      const user = await make.idOf(ana);
      const at = await erasesAt(ana);
      const records = await DeletionModel.find({ user }).lean();
      t.same(
        records.map(({ eraseAt }) => eraseAt.toISOString()),
        at === null ? [] : [at],
      );
    }
  });

  t.test("an owner says what becomes of the team", async (t) => {
    const owner = await make.paid({ person: confirmed });
    const member = await make.member({ person: confirmed }, {}, owner);
    t.match((await owner.get(DELETE)).json(), { people: 1 });
    t.match((await ask(owner)).json(), { code: "team_has_people" });
    t.equal(await erasesAt(owner), null, "nothing of it is kept");
    t.equal((await ask(owner, { withTeam: true })).statusCode, 200);
    await worker().runDue();
    const told = (await mailbox.read()).find(({ to }) => JSON.stringify(to).includes(member.email));
    t.match(told?.subject, "Your team ends on");
    await owner.post(UNDO);
    await worker().runDue();
    t.ok(
      (await mailbox.read()).some(
        ({ subject, to }) => subject === "Your team stays" && JSON.stringify(to).includes(member.email),
      ),
    );
  });

  t.test("a plan is cancelled with it, once, and stays until its end", async (t) => {
    const ana = await make.paid({ person: confirmed });
    const team = await make.teamOf(ana);
    const endsAt = aheadOf(100);
    await SubscriptionModel.create({
      _id: team,
      status: "active",
      startsAt: new Date(),
      endsAt,
      pausedUntil: aheadOf(190),
    });
    t.match((await ask(ana)).json(), { paidUntil: endsAt.toISOString() });
    t.match(await SubscriptionModel.findById(team).lean(), { status: "cancelled", pausedUntil: null });
    t.match(await TeamModel.findById(team).lean(), { isPaid: true, isTerminated: false });
    await ana.post(UNDO);
    t.match(await SubscriptionModel.findById(team).lean(), { status: "cancelled" }, "nobody is charged unasked");
  });

  t.test("who is on the free plan keeps what is shown", async (t) => {
    const ana = await confirmed();
    await ask(ana);
    t.match(await TeamModel.findById(await make.teamOf(ana)).lean(), { isTerminated: false });
  });

  t.test("a week before the end the person is reminded, once", async (t) => {
    const ana = await confirmed();
    await ask(ana);
    await mailbox.read();
    await sweep(aheadOf(DELETION_DAYS - 8));
    t.equal((await mailbox.read()).length, 0);
    for (let times = 0; times < 2; times++) await sweep(aheadOf(DELETION_DAYS - 6));
    // Others of this file wait for their day as well.
    const mine = (await mailbox.read()).filter(({ to }) => JSON.stringify(to).includes(ana.email));
    t.match(
      mine.map(({ text }) => text),
      ["A few weeks ago"],
    );
    await ana.post(UNDO);
    await mailbox.read();
  });

  t.test("the day before nothing is erased, on the day all is", async (t) => {
    const ana = await confirmed();
    const user = await make.idOf(ana);
    const { hash } = (await ana.post("/_/signatures", make.signature())).json();
    await ask(ana, { reason: "other", comment: "Ana was here." });
    await erase(DELETION_DAYS - 1);
    t.equal((await ana.get("/_/app/user")).statusCode, 200);
    await erase();
    t.equal((await ana.get("/_/app/user")).statusCode, 401);
    t.equal((await login(ana)).statusCode, 401);
    t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 404);
    t.equal(await UserModel.countDocuments({ _id: user }), 0);
    t.equal(await TeamModel.countDocuments({ _id: user }), 0);
    t.equal(await DeletionModel.countDocuments({ user }), 0);
    const left = await DeletionModel.findOne({ state: "erased" }).sort({ erasedAt: -1 }).lean();
    t.match(left, { reason: "other", comment: "", email: null, teams: [], others: [] }, "why, and not who");
    const again = { name: "Ana", email: ana.email, password: ana.password };
    t.equal((await app.anyone.post("/app/registration/register", again)).statusCode, 201, "the address is free");
  });

  t.test("of taking back and erasing at once one is first", async (t) => {
    for (let round = 0; round < 5; round++) {
      const ana = await confirmed();
      await ask(ana);
      const [{ statusCode }] = await Promise.all([ana.post(UNDO), sweep(aheadOf(DELETION_DAYS + 1))]);
      const isShut = (await UserModel.findById(await make.idOf(ana)).lean())?.isEnabled === false;
      t.equal(statusCode === 200, !isShut, `answered ${statusCode}`);
      t.equal(await DeletionModel.countDocuments({ email: ana.email }), isShut ? 1 : 0);
      if (!isShut) t.equal(await erasesAt(ana), null);
    }
    await erase();
  });

  t.test("who logs in while they are erased is not brought back", async (t) => {
    const ana = await confirmed();
    const user = await make.idOf(ana);
    await ask(ana);
    const logins = async () => {
      for (let times = 0; times < 10; times++) await login(ana);
    };
    await Promise.all([logins(), erase(), ana.get("/_/app/user"), ana.post("/_/signatures", make.signature())]);
    await erase();
    t.equal((await ana.get("/_/app/user")).statusCode, 401);
    t.equal(await UserModel.countDocuments({ _id: user }), 0);
    t.equal(await TeamModel.countDocuments({ _id: user }), 0);
    t.equal(await RefreshFamilyModel.countDocuments({ user }), 0);
  });

  t.test("a run that was cut short is gone on with, and one that was given up is begun again", async (t) => {
    const ana = await confirmed();
    const user = await make.idOf(ana);
    for (let times = 0; times < 3; times++) await ana.post("/_/app/user/actions/flow/log", { data: { step: times } });
    await ask(ana);
    await sweep(aheadOf(DELETION_DAYS + 1));
    // As after a kill: the account is shut, and the job is gone.
    await JobModel.deleteMany({ kind: "deletion.erase" });
    t.equal(await UserModel.countDocuments({ _id: user }), 1);
    await erase();
    t.equal(await UserModel.countDocuments({ _id: user }), 0);
  });

  t.test("members keep their accounts, and what is another team's stays", async (t) => {
    const owner = await make.paid({ person: confirmed });
    const member = await make.member({ person: confirmed }, {}, owner);
    const guest = await make.member({ person: confirmed }, {}, owner);
    const { hash } = (await guest.post("/_/signatures", make.signature())).json();
    const team = await make.teamOf(owner);
    await ask(guest);
    await erase();
    t.equal((await owner.get(`/_/signatures/${hash}`)).statusCode, 200, "what a member has made stays the team's");
    t.equal(await MemberModel.countDocuments({ team, email: guest.email }), 0);
    t.match(await TeamModel.findById(team).lean(), { used: 2 });
    await ask(owner, { withTeam: true });
    await erase();
    t.equal(await TeamModel.countDocuments({ _id: team }), 0);
    const { statusCode, ...answer } = await member.get("/_/app/user");
    t.equal(statusCode, 200);
    t.match(JSON.parse((answer as { body: string }).body), { email: member.email, team: null });
    t.equal((await member.post("/_/signatures", make.signature())).statusCode, 201);
  });

  t.test("a payment under way is waited for, for three days", async (t) => {
    const { OrderModel } = await import("#server/features/billing/orders/model.ts");
    const ana = await confirmed();
    await ask(ana);
    await OrderModel.create({
      team: await make.teamOf(ana),
      kind: "plan",
      status: "open",
      sum: { price: 1, discount: 0, credit: 0, tax: 0, due: 1, left: 0 },
      currency: "USD",
      basis: "a",
      startsAt: new Date(),
      provider: "sandbox",
    });
    await erase(DELETION_DAYS + 1);
    t.equal((await login(ana)).statusCode, 200);
    await erase(DELETION_DAYS + 4);
    t.equal((await login(ana)).statusCode, 401);
  });

  t.test("nobody does it in another's name, and not without end", async (t) => {
    const ana = await confirmed();
    const user = await UserModel.findOne({ email: ana.email }).lean();
    const wish = { email: "other@example.com", withTeam: false };
    const tries = Array.from({ length: 25 }, () => askFor({ user } as never, wish).catch(({ code }) => code));
    t.ok((await Promise.all(tries)).includes("too_many_requests"));
  });
});
