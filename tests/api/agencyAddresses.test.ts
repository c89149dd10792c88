import { pino } from "pino";
import t from "tap";
import { emailChangeTokens, emailUndoTokens } from "#server/features/auth/mailedTokens.ts";
import { eraseHandler, sweep } from "#server/features/deletion/jobs.ts";
import { MemberModel } from "#server/features/members/model.ts";
import { endToldHandler, lookAt } from "#server/features/reseller/ending/jobs.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { closeFor } from "#server/features/reseller/operator.ts";
import { MAIL_BRANDS } from "#server/features/reseller/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { STRAGGLER_MINUTES } from "#shared/deletion/constants.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;

t.test("people of an agency who have another address", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const mailbox = await receiveMails(t);
  const work = (aheadMs: number) =>
    new JobWorker({
      handlers: [eraseHandler, endToldHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + aheadMs,
    }).runDue();
  let moves = 0;
  /** Has somebody confirm another address. */
  async function move(user: Awaited<ReturnType<typeof make.idOf>>, email = `moved${moves++}@example.org`) {
    const { token } = await emailChangeTokens.make({ _id: user, email });
    const answer = await app.anyone.post("/app/registration/email-change", { token });
    t.equal(answer.statusCode, 204, answer.body);
    return email;
  }
  async function erase(person: Person) {
    const wish = { email: person.email, withTeam: true, reason: "other", comment: "" };
    t.equal((await person.post("/_/app/user/delete", wish)).statusCode, 200);
    await sweep(new Date(Date.now() + (DELETION_DAYS + 1) * DAY_MS));
    await work(1_000);
    await work((STRAGGLER_MINUTES + 1) * 60_000);
  }
  const isReseller = async (person: Person) => (await person.get("/_/app/user")).json().isReseller;
  const emailsOf = async (owner: Person, group: string, role: number) =>
    (await owner.get(`/_/reseller/admins/${group}/${role}`))
      .json()
      .items.map(({ userEmail }: { userEmail: string }) => userEmail);

  await t.test("are called by it, and invited once", async (t) => {
    const owner = await make.agency(app, 10);
    await make.confirm(owner);
    const company = await make.company(owner);
    const { group } = company;
    const admin = await make.hubAdmin(app, owner, company);
    await make.confirm(admin);
    const whole = await make.hubAdmin(app, owner, null);
    const user = await make.idOf(admin);
    const invite = (userEmail: string) =>
      owner.post("/_/reseller/admin/invite", { userEmail, username: "Ann", role: 3, group, permissions: [] });
    // One that waits there already is theirs, and over.
    t.equal((await invite("next@example.org")).statusCode, 201);
    const email = await move(user, "next@example.org");
    t.same(await emailsOf(owner, group, 3), [email]);
    t.equal(await HubAdminModel.countDocuments({ company: company.id }), 1);
    t.match((await invite(email)).json(), { code: "admin_exists" });
    t.equal(await isReseller(admin), true);
    const moved = await move(await make.idOf(whole));
    t.same(await emailsOf(owner, owner.group, 2), [moved]);
    const undo = await emailUndoTokens.make({ _id: user, email: admin.email });
    t.equal((await app.anyone.post("/app/registration/email-undo", { token: undo.token })).statusCode, 200);
    t.same(await emailsOf(owner, group, 3), [admin.email], "also when it is taken back");
  });

  await t.test("leave nothing of it to whoever has the one of before", async (t) => {
    const owner = await make.agency(app, 10);
    const company = await make.company(owner);
    const moved = await make.hubAdmin(app, owner, company);
    const boss = await make.member(app, { role: "admin" }, owner, company.id);
    // Its row is of before rows followed.
    const old = await make.hubAdmin(app, owner, company);
    const ids = await Promise.all([moved, boss, old].map(make.idOf));
    const emails: string[] = [];
    for (const id of ids) emails.push(await move(id));
    await HubAdminModel.updateOne({ user: ids[2] }, { email: old.email });
    const strangers: Person[] = [];
    for (const { email } of [moved, boss, old]) strangers.push(await app.person({ email }));
    for (const { email } of strangers) t.equal(await MAIL_BRANDS.agencyOf(email), null);
    for (const email of emails) t.equal(await MAIL_BRANDS.agencyOf(email), String(await make.idOf(owner)));

    t.match(await closeFor(owner.email), { kind: "done" });
    await lookAt(new Date());
    await work(1_000);
    const told = (await mailbox.read()).filter(({ subject }) => /show until/.test(subject ?? ""));
    t.same(told.map(({ to }) => (to as { text: string }).text).sort(), [...emails].sort());

    for (const stranger of strangers) await erase(stranger);
    for (const user of [ids[0], ids[2]]) t.equal(await HubAdminModel.countDocuments({ user }), 1);
    t.equal(await isReseller(moved), true);
    t.equal(await isReseller(old), true);
    t.equal(await MemberModel.countDocuments({ user: ids[1], active: true }), 1);
  });

  await t.test("keep their place in a team, and what they were given there", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const [team, user] = [await make.teamOf(owner), await make.idOf(member)];
    const { hash } = (await owner.post("/_/signatures", make.signature())).json();
    await SignatureModel.updateOne({ hash }, { assignee: member.email });
    await move(user);
    const stranger = await app.person({ email: member.email });
    // Who was in it once, too.
    await MemberModel.create({ team, user: await make.idOf(stranger), email: "once@example.org", active: false });
    await erase(stranger);
    t.equal(await MemberModel.countDocuments({ team, user, active: true }), 1);
    t.match(await SignatureModel.findOne({ hash }).lean(), { assignee: member.email });
  });

  await t.test("answer an invitation by the address that they have then", async (t) => {
    const owner = await make.agency(app, 10);
    const company = await make.company(owner);
    const { join } = await import("#server/features/reseller/admins/accept.ts");
    const { newInvite } = await import("#server/features/reseller/admins/mails.ts");
    const { transaction } = await import("#server/db/transactions.ts");
    const person = await app.person();
    const user = await make.idOf(person);
    const { token, invite } = newInvite(await make.idOf(owner));
    const place = { agency: await make.idOf(owner), company: company.id, role: 3 as const };
    await HubAdminModel.create({ ...place, email: person.email, invite });
    await move(user);
    // Whoever answers was looked up a moment before.
    const late = transaction((session) => join(token, { _id: user, email: person.email }, session));
    await t.rejects(late, { code: "invited_elsewhere" });
    t.match(await HubAdminModel.findOne({ company: company.id }).lean(), { status: "invited", user: null });
  });
});
