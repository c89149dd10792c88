import type mongoose from "mongoose";
import t, { type Test } from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { SubscriptionModel } from "#server/features/billing/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { CompanyOfferModel } from "#server/features/reseller/offers/model.ts";
import { COMPANY_HEADER, COMPANY_OFFER_HOURS, LEFT_AGENCY_DAYS } from "#shared/reseller/constants.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const OFFERS = "/_/reseller/offers";
const ANSWER = "/_/reseller/offer";
const PARALLEL = 20;

t.test("companies leave an agency, and teams join one", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  async function person(): Promise<Person> {
    const one = await app.person();
    await make.confirm(one);
    return one;
  }
  async function agency(signatures = 10) {
    const owner = await make.agency(app, signatures);
    await make.confirm(owner);
    return owner;
  }
  const offer = (who: Person, body: object) => who.post(OFFERS, { password: who.password, ...body });
  async function tokenOf(email: string): Promise<string> {
    const mails = (await mailbox.read()).filter(({ to }) => (to as { text: string } | undefined)?.text === email);
    const mail = mails.findLast(({ text }) => text?.includes("/company-offer/"));
    return (
      linkIn(mail ?? { text: "" }, "/company-offer/")
        .split("/")
        .at(-1) ?? ""
    );
  }
  const accept = (who: Person, token: string, password = who.password) =>
    who.post(`${ANSWER}/accept`, { token, password });
  const packageOf = async (who: Person) => (await who.get("/_/reseller")).json().package;
  const teamAt = async (id: mongoose.Types.ObjectId) => TeamModel.findById(id).lean();
  /** All of an agency's companies have together what is noted, and everybody counts once. */
  async function mustBeWhole(t: Test, owner: Person, team: mongoose.Types.ObjectId) {
    const hub = await make.teamOf(owner);
    const companies = await TeamModel.find({ agency: hub } as never).lean();
    const given = companies.reduce((sum, { seats }) => sum + seats, 0);
    t.equal((await teamAt(hub))?.given, given, "the package knows what is given");
    const [stored, rows] = await Promise.all([teamAt(team), MemberModel.countDocuments({ team, active: true })]);
    t.equal(stored?.used, rows + (stored?.agency ? 0 : 1), "all are counted once");
    t.notOk(await MemberModel.exists({ team, active: true, user: stored?.owner as never }), "its owner has no row");
  }

  await t.test("a company becomes the team of whom it is offered to, with everything", async (t) => {
    const owner = await agency();
    const company = await make.company(owner, { name: "Example & Sons", signatures: 4 });
    const boss = await make.member(app, { role: "admin" }, owner, company.id);
    await make.confirm(boss);
    await TeamModel.updateOne({ _id: company.id }, { used: 1 });
    const admin = await make.hubAdmin(app, owner, company);
    const inside = { [COMPANY_HEADER]: company.group };
    const made = await owner.post("/_/signatures", make.signature({ general: { name: "Ann" } }), inside);
    t.equal(made.statusCode, 201, made.body);
    const { hash } = made.json();

    t.match(
      (await offer(owner, { kind: "leave", group: company.group, email: boss.email, password: "wrong" })).json(),
      {
        code: "invalid_input",
        errors: [{ path: "password" }],
      },
    );
    const offered = await offer(owner, { kind: "leave", group: company.group, email: boss.email });
    t.equal(offered.statusCode, 201, offered.body);
    t.match(offered.json(), {
      kind: "leave",
      group: company.group,
      name: company.name,
      email: boss.email,
      signatures: null,
    });
    t.match((await owner.get(OFFERS)).json(), { items: [{ id: offered.json().id, email: boss.email }] });
    const token = await tokenOf(boss.email);
    t.match((await boss.get(`${ANSWER}?token=${token}`)).json(), {
      kind: "leave",
      name: company.name,
      ownerEmail: owner.email,
      people: 1,
      usedSignatures: 1,
      signatures: 4,
      freeDays: LEFT_AGENCY_DAYS,
      back: null,
    });
    t.match((await owner.get(`${ANSWER}?token=${token}`)).json(), { code: "transfer_elsewhere" });
    t.match((await accept(boss, token, "wrong")).json(), { code: "invalid_input", errors: [{ path: "password" }] });
    t.ok(await CompanyOfferModel.exists({ company: company.id }), "a wrong password leaves it open");

    const answer = await accept(boss, token);
    t.equal(answer.statusCode, 200, answer.body);
    t.match(answer.json(), { group: null });
    const team = await teamAt(company.id);
    t.match(team, { agency: null, group: null, name: company.name, isPaid: true, seats: 4, signatureCount: 1 });
    t.equal(String(team?.owner), String(await make.idOf(boss)));
    await mustBeWhole(t, owner, company.id);
    t.match(await packageOf(owner), { signatures: 10, given: 0 });
    t.match((await boss.get("/_/app/user")).json(), { isPaid: true, availableSignatures: 4, team: null });
    t.equal((await boss.get(`/_/signatures/${hash}`)).statusCode, 200, "its signatures are its own");
    const { endsAt } = (await SubscriptionModel.findById(company.id).lean()) ?? {};
    t.ok(Math.abs(Number(endsAt) - Date.now() - LEFT_AGENCY_DAYS * 86_400_000) < 60_000, "for a month");
    t.equal((await SubscriptionModel.findById(company.id).lean())?.status, "trial");

    // Nobody of the agency reaches it any more.
    t.equal(await HubAdminModel.countDocuments({ company: company.id }), 0);
    t.match((await admin.get("/_/app/user")).json(), { isReseller: false, resellerData: null });
    for (const one of [owner, admin]) {
      t.equal((await one.get("/_/signatures/all/1", undefined, inside)).statusCode, 404);
      t.equal((await one.get(`/_/signatures/${hash}`)).statusCode, 404);
      t.equal((await one.get(`/_/reseller/company/${company.group}`)).statusCode, one === owner ? 404 : 403);
    }
    const mails = await mailbox.read();
    for (const { email } of [owner, boss])
      t.ok(
        mails.some(({ to, subject }) => (to as { text: string }).text === email && /its own/.test(subject ?? "")),
        email,
      );
    t.match((await accept(boss, token)).json(), { code: "link_expired" }, "once");
    t.ok(await AuditModel.exists({ act: "company.moved" }));
  });

  await t.test("a team becomes a company, and whoever owned it one of its admins", async (t) => {
    const owner = await agency(10);
    const other = await make.paid(app, { seats: 5 });
    await make.confirm(other);
    const id = await make.teamOf(other);
    await TeamModel.updateOne({ _id: id }, { name: "Old Mill" });
    // They ran an agency once, which has ended.
    const resellerData = { role: 1, permissions: [1, 2, 3, 4, 5], group: "old-mill-agency" };
    await UserModel.updateOne({ email: other.email }, { isReseller: true, resellerData });
    const { hash } = (await other.post("/_/signatures", make.signature({ general: { name: "Ann" } }))).json();
    const offered = await offer(owner, { kind: "join", group: owner.group, email: other.email, signatures: 3 });
    t.equal(offered.statusCode, 201, offered.body);
    const token = await tokenOf(other.email);
    t.match((await other.get(`${ANSWER}?token=${token}`)).json(), {
      kind: "join",
      signatures: 3,
      usedSignatures: 1,
      freeDays: null,
    });
    const answer = await accept(other, token);
    t.equal(answer.statusCode, 200, answer.body);
    const { group } = answer.json();
    t.equal(group, "old-mill");
    t.match(await teamAt(id), { group, seats: 3, signatureCount: 1, isPaid: true });
    await mustBeWhole(t, owner, id);
    t.match(await packageOf(owner), { signatures: 10, given: 3 });
    t.match((await other.get("/_/app/user")).json(), {
      team: { isOwner: false, role: "admin" },
      availableSignatures: 3,
    });
    t.equal((await other.get(`/_/signatures/${hash}`)).statusCode, 200);
    const ann = { email: "ann@old-mill.example" };
    t.equal((await other.post("/_/app/team/invite", ann)).statusCode, 201, "who manages it as its admin");
    t.equal((await MemberModel.deleteOne(ann)).deletedCount, 1);
    await TeamModel.updateOne({ _id: id }, { $inc: { used: -1 } });
    t.equal((await owner.get(`/_/signatures/${hash}`, undefined, { [COMPANY_HEADER]: group })).statusCode, 200);
    t.match((await owner.get(`/_/reseller/company/${group}`)).json(), {
      name: "Old Mill",
      signatures: 3,
      usedSignatures: 1,
    });
    t.equal(await SubscriptionModel.countDocuments({ _id: id }), 0, "its own plan is over");
    t.match((await other.put("/_/app/team/owner", { email: owner.email, password: other.password })).json(), {
      status: 403,
    });

    // And back, with what it had.
    t.equal((await offer(owner, { kind: "leave", group, email: other.email })).statusCode, 201);
    t.equal((await accept(other, await tokenOf(other.email))).statusCode, 200);
    await mustBeWhole(t, owner, id);
    t.match(await packageOf(owner), { given: 0 });
    t.equal((await other.get(`/_/signatures/${hash}`)).statusCode, 200);
    t.match((await other.get("/_/app/user")).json(), { isPaid: true, team: null });
  });

  await t.test("a team has free days once a year, and none from an agency that only tries", async (t) => {
    const owner = await agency(20);
    const hub = await make.teamOf(owner);
    const ben = await person();
    const { id, group } = await make.company(owner, { signatures: 3 });
    const leave = async (group: string) => {
      t.equal((await offer(owner, { kind: "leave", group, email: ben.email })).statusCode, 201);
      const token = await tokenOf(ben.email);
      const { freeDays } = (await ben.get(`${ANSWER}?token=${token}`)).json();
      const answer = await accept(ben, token);
      t.equal(answer.statusCode, 200, answer.body);
      const { status, triedAt } = (await SubscriptionModel.findOne({ _id: id }).lean()) ?? {};
      t.ok(triedAt, "nor is there a trial afterwards");
      const { isPaid, isTerminated } = (await ben.get("/_/app/user")).json();
      return { freeDays, status, isPaid, isTerminated };
    };
    const joinAgain = async () => {
      await offer(owner, { kind: "join", group: owner.group, email: ben.email, signatures: 3 });
      const answer = await accept(ben, await tokenOf(ben.email));
      t.equal(answer.statusCode, 200, answer.body);
      t.match(await teamAt(id), { isPaid: true, isTerminated: false }, "its agency pays");
      return answer.json().group;
    };
    const [some, none] = [
      { freeDays: LEFT_AGENCY_DAYS, status: "trial", isPaid: true, isTerminated: false },
      { freeDays: 0, status: "expired", isPaid: false, isTerminated: true },
    ];
    // A record from before does not say when it has left one.
    await TeamModel.collection.updateOne({ _id: id }, { $unset: { leftAt: 1 } });
    t.strictSame(await leave(group), some);
    t.strictSame(await leave(await joinAgain()), none, "it had its days");
    t.match(await teamAt(id), { agency: null, seats: 3 }, "and is its own all the same");
    const again = await joinAgain();
    await TeamModel.updateOne({ _id: id }, { leftAt: new Date(Date.now() - 366 * 86_400_000) });
    t.strictSame(await leave(again), some, "a year later");
    const last = await joinAgain();
    await TeamModel.updateOne({ _id: id }, { leftAt: null });
    await SubscriptionModel.updateOne({ _id: hub }, { status: "trial" });
    t.strictSame(await leave(last), none, "nobody has paid for the agency");
  });

  await t.test("is refused where it cannot be", async (t) => {
    const owner = await agency(5);
    const company = await make.company(owner, { signatures: 2 });
    const [eve, accountAdmin] = [await agency(5), await make.hubAdmin(app, owner, null)];
    await make.confirm(accountAdmin);
    const ben = await person();
    const leave = { kind: "leave", group: company.group, email: ben.email };
    t.match((await offer(ben, leave)).json(), { code: "not_admin" });
    t.match((await offer(accountAdmin, leave)).json(), { code: "not_admin" });
    t.match((await offer(eve, leave)).json(), { code: "not_found" }, "another agency's company");
    t.match((await offer(owner, { ...leave, email: owner.email })).json(), { code: "own_address" });
    t.match((await offer(eve, { kind: "join", group: owner.group, email: ben.email, signatures: 1 })).json(), {
      code: "not_found",
    });
    // Taken back: its link leads nowhere.
    const { id } = (await offer(owner, leave)).json();
    const token = await tokenOf(ben.email);
    t.equal((await eve.delete(`${OFFERS}/${id}`)).statusCode, 404);
    t.equal((await owner.delete(`${OFFERS}/${id}`)).statusCode, 204);
    t.match((await accept(ben, token)).json(), { code: "link_expired" });
    // Too small, and more than the package has.
    const big = await make.paid(app, { seats: 5 });
    await make.confirm(big);
    for (let i = 0; i < 2; i++) await big.post("/_/signatures", make.signature({ general: { name: "Ann" } }));
    await offer(owner, { kind: "join", group: owner.group, email: big.email, signatures: 1 });
    t.match((await accept(big, await tokenOf(big.email))).json(), { code: "company_in_use" });
    await offer(owner, { kind: "join", group: owner.group, email: big.email, signatures: 4 });
    const large = await tokenOf(big.email);
    t.match((await accept(big, large)).json(), { code: "package_full" });
    t.match(await packageOf(owner), { given: 2 }, "nothing of it was done");
    t.match((await big.get("/_/app/user")).json(), { isPaid: true, availableSignatures: 5 });
    // Who acts for somebody else's team gives nothing away.
    const member = await make.member(app);
    await make.confirm(member);
    await offer(owner, { kind: "join", group: owner.group, email: member.email, signatures: 1 });
    t.match((await accept(member, await tokenOf(member.email))).json(), { code: "not_your_team" });
    // Too late.
    const late = await offer(owner, leave);
    const lateToken = await tokenOf(ben.email);
    t.equal(late.statusCode, 201);
    const { now } = Date;
    await CompanyOfferModel.updateOne({ _id: late.json().id }, { expiresAt: new Date(now() - 1) });
    t.match((await accept(ben, lateToken)).json(), { code: "link_expired" });
    t.equal(COMPANY_OFFER_HOURS, 72);
  });

  await t.test("is declined by whom it is for, and nobody else", async (t) => {
    const owner = await agency(6);
    const company = await make.company(owner, { signatures: 2 });
    const [ben, eve] = [await person(), await person()];
    await offer(owner, { kind: "leave", group: company.group, email: ben.email });
    const token = await tokenOf(ben.email);
    t.match((await eve.post(`${ANSWER}/decline`, { token })).json(), { code: "transfer_elsewhere" });
    t.equal((await app.anyone.post(`${ANSWER}/decline`, { token })).statusCode, 401);
    t.equal((await owner.get(OFFERS)).json().items.length, 1, "it is still there");
    t.equal((await ben.post(`${ANSWER}/decline`, { token })).statusCode, 204);
    t.strictSame((await owner.get(OFFERS)).json().items, []);
    t.match((await accept(ben, token)).json(), { code: "link_expired" });
    t.match((await ben.post(`${ANSWER}/decline`, { token })).json(), { code: "link_expired" }, "once");
    t.ok(await AuditModel.exists({ act: "company.declined", team: await make.teamOf(owner) }));
    t.equal((await owner.get(`/_/reseller/company/${company.group}`)).statusCode, 200, "nothing has changed");
  });

  await t.test("once, whatever happens at once", async (t) => {
    const owner = await agency(20);
    for (let turn = 0; turn < 5; turn++) {
      const company = await make.company(owner, { name: `Turn ${turn}`, signatures: 2 });
      const ben = await person();
      const { id } = (await offer(owner, { kind: "leave", group: company.group, email: ben.email })).json();
      const token = await tokenOf(ben.email);
      const answers = await Promise.all([
        ...Array.from({ length: PARALLEL }, () => accept(ben, token)),
        owner.delete(`${OFFERS}/${id}`),
        owner.post("/_/reseller/company/update", { group: company.group, v: 0, signatures: 3 }),
      ]);
      const done = answers.slice(0, PARALLEL).filter(({ statusCode }) => statusCode === 200).length;
      const isWithdrawn = answers[PARALLEL]?.statusCode === 204;
      t.equal(done + Number(isWithdrawn), 1, "either taken over once or withdrawn");
      await mustBeWhole(t, owner, company.id);
    }
  });
});
