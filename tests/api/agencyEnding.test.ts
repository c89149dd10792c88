import { pino } from "pino";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { SubscriptionModel } from "#server/features/billing/model.ts";
import { sweep } from "#server/features/deletion/jobs.ts";
import { DeletionModel } from "#server/features/deletion/model.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { takeOfPackage } from "#server/features/members/service.ts";
import { endToldHandler, lookAt } from "#server/features/reseller/ending/jobs.ts";
import { closeFor, openFor } from "#server/features/reseller/operator.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { COMPANY_GRACE_DAYS, COMPANY_HEADER, COMPANY_TOLD_DAYS } from "#shared/reseller/constants.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;
const OFFERS = "/_/reseller/offers";

t.test("an agency ends", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const telling = new JobWorker({
    handlers: [endToldHandler],
    log: pino({ level: "silent" }),
    now: () => Date.now() + 1000,
  });
  /** What is told by then, to whom. */
  async function told(now: Date): Promise<string[]> {
    await lookAt(now);
    await telling.runDue();
    const mails = await mailbox.read();
    return mails
      .filter(({ subject }) => /show until/.test(subject ?? ""))
      .map(({ to }) => (to as { text: string }).text);
  }
  const days = (count: number) => new Date(Date.now() + count * DAY_MS);
  const owner = await make.agency(app, 10);
  const company = await make.company(owner, { signatures: 3 });
  const boss = await make.member(app, { role: "admin" }, owner, company.id);
  const member = await make.member(app, {}, owner, company.id);
  const admin = await make.hubAdmin(app, owner, company);
  const both = await make.hubAdmin(app, owner, company, { person: await make.member(app, {}, owner, company.id) });
  const inside = { [COMPANY_HEADER]: company.group };
  const sign = (name: string) => make.signature({ general: { name } });
  const stored = () => TeamModel.findById(company.id).lean();

  await t.test("and of companies that are made in that moment none goes on for ever", async (t) => {
    for (const admins of [[], [{ userEmail: "boss@example.com", username: "Boss" }]]) {
      const ending = await make.agency(app, 60);
      await make.confirm(ending);
      const id = await make.idOf(ending);
      const made = Array.from({ length: 60 }, async (_, at) => {
        await new Promise((resolve) => setTimeout(resolve, at * 2));
        const body = { name: `Made ${at}`, signatures: 1, admins: admins.map((one) => ({ ...one })) };
        return (await ending.post("/_/reseller/company", body)).statusCode;
      });
      await new Promise((resolve) => setTimeout(resolve, 60));
      t.match(await closeFor(ending.email), { kind: "done" });
      const codes = await Promise.all(made);
      t.ok(
        codes.every((code) => [201, 403, 429].includes(code)),
        codes.join(),
      );
      t.equal((await ending.post("/_/reseller/company", { name: "Late", signatures: 1 })).statusCode, 403);
      const going = { agency: id, isTerminated: false, endsAt: null };
      t.equal(await TeamModel.countDocuments(going), 0, `of ${await TeamModel.countDocuments({ agency: id })}`);
    }
    t.notOk(await takeOfPackage((await TeamModel.findOne({ name: "Made 0" }).lean())?.agency as never, 1));
  });

  await t.test("its companies are told, and have for some days what they had", async (t) => {
    t.match(await closeFor(owner.email), { kind: "done" });
    const { isTerminated, isPaid, endsAt } = (await stored()) ?? {};
    t.match({ isTerminated, isPaid }, { isTerminated: false, isPaid: true });
    t.ok(Math.abs(Number(endsAt) - Date.now() - COMPANY_GRACE_DAYS * DAY_MS) < 60_000);
    t.same((await told(new Date())).sort(), [admin.email, boss.email, both.email].sort());
    t.same(await told(new Date()), [], "once");
    const made = await member.post("/_/signatures", sign("Ann"));
    t.equal(made.statusCode, 201, "its own people go on");
    t.equal((await both.get("/_/signatures/all/1", undefined, inside)).statusCode, 200, "also who administrated it");
    for (const one of [owner, admin])
      t.match((await one.post("/_/signatures", sign("Bea"), inside)).json(), { code: "hub_inactive" });
  });

  await t.test("which are told again, and then end", async (t) => {
    t.same(await told(days(COMPANY_GRACE_DAYS - COMPANY_TOLD_DAYS - 1)), []);
    t.same(
      (await told(days(COMPANY_GRACE_DAYS - COMPANY_TOLD_DAYS + 0.1))).sort(),
      [admin.email, boss.email, both.email].sort(),
    );
    t.same(await told(days(COMPANY_GRACE_DAYS - 1)), []);
    t.equal((await stored())?.isTerminated, false);
    t.same(await told(days(COMPANY_GRACE_DAYS + 0.1)), []);
    t.match(await stored(), { isTerminated: true, endsAt: null });
    t.match((await member.post("/_/signatures", sign("Cid"))).json(), { code: "account_expired" });
  });

  await t.test("and all of it is back with it", async (t) => {
    t.match(await openFor(owner.email, 10), { kind: "done" });
    t.match(await stored(), { isTerminated: false, isPaid: true, endsAt: null, endedAt: null, seats: 3 });
    t.equal((await member.post("/_/signatures", sign("Dan"))).statusCode, 201);
    t.equal((await admin.post("/_/signatures", sign("Eve"), inside)).statusCode, 201);
    // Before anything was ended.
    t.match(await closeFor(owner.email), { kind: "done" });
    t.match(await openFor(owner.email, 10), { kind: "done" });
    t.match(await stored(), { isTerminated: false, endsAt: null, endToldAt: null });
    t.same(await told(days(COMPANY_GRACE_DAYS + 1)), []);
    t.match(await stored(), { isTerminated: false });
  });

  await t.test("and its owner hands companies over that are left in it", async (t) => {
    const agency = await make.agency(app, 10);
    const client = await app.person();
    for (const one of [agency, client]) await make.confirm(one);
    const { id, group } = await make.company(agency, { signatures: 3 });
    const anyone = await make.hubAdmin(app, agency, null);
    t.match(await closeFor(agency.email), { kind: "done" });
    t.match((await agency.get("/_/reseller/owned")).json(), { items: [{ group }], next: null });
    t.match((await anyone.get("/_/reseller/owned")).json(), { code: "not_admin" }, "which is the owner's alone");
    const common = { email: client.email, password: agency.password };
    const offer = (body: object) => agency.post(OFFERS, { ...common, ...body });
    const joins = { kind: "join", group: agency.group, signatures: 1 };
    t.match((await offer(joins)).json(), { status: 403, code: "hub_inactive" }, "nobody joins");
    const first = await offer({ kind: "leave", group });
    t.equal(first.statusCode, 201, first.body);
    t.match((await agency.get(OFFERS)).json(), { items: [{ id: first.json().id, group }] });
    t.equal((await agency.delete(`${OFFERS}/${first.json().id}`)).statusCode, 204);
    t.strictSame((await agency.get(OFFERS)).json(), { items: [] });
    t.equal((await offer({ kind: "leave", group })).statusCode, 201);
    const mail = (await mailbox.read()).findLast(({ text }) => text?.includes("/company-offer/"));
    const token = linkIn(mail ?? { text: "" }, "/company-offer/")
      .split("/")
      .at(-1);
    t.match((await client.get(`/_/reseller/offer?token=${token}`)).json(), { kind: "leave", freeDays: 0 });
    const taken = await client.post("/_/reseller/offer/accept", { token, password: client.password });
    t.equal(taken.statusCode, 200, taken.body);
    t.match(await TeamModel.findById(id).lean(), { agency: null, owner: await make.idOf(client) });
    const { endsAt } = (await SubscriptionModel.findById(id).lean()) ?? {};
    t.ok(!endsAt || endsAt <= new Date(), "with no days of it");
    await agency.post("/_/security/reauthenticate", { password: agency.password });
    const wish = { email: agency.email, withTeam: true };
    t.equal((await agency.post("/_/app/user/delete", wish)).statusCode, 200, "nothing holds the account any more");
  });

  await t.test("whose account is deleted waits for its companies, a day at a time", async (t) => {
    const agency = await make.agency(app, 10);
    const user = await make.idOf(agency);
    await agency.post("/_/security/reauthenticate", { password: agency.password });
    const asked = await agency.post("/_/app/user/delete", { email: agency.email, withTeam: true });
    t.equal(asked.statusCode, 200, asked.body);
    const { id } = await make.company(agency, { signatures: 3 });
    const look = async (after: number) => {
      const now = days(DELETION_DAYS + after);
      await sweep(now);
      const [record, account] = [await DeletionModel.findOne({ user }).lean(), await UserModel.findById(user).lean()];
      return { now, record, account };
    };
    const { now, record, account } = await look(1);
    t.match(record, { state: "asked" });
    t.equal(record?.eraseAt.getTime(), now.getTime() + DAY_MS);
    t.equal(account?.erasesAt?.getTime(), now.getTime() + DAY_MS);
    t.equal(account?.isEnabled, true);
    await TeamModel.updateOne({ _id: id }, { isTerminated: true });
    const later = await look(3);
    t.match(later.record, { state: "erasing" });
    t.match(later.account, { isEnabled: false });
  });
});
