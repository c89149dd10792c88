import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { UserModel } from "#server/features/account/model.ts";
import { reward as rewardFor } from "#server/features/friends/bonus.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { findTeam, letGo, recountPackage, takeIn, takeOfPackage, takePlace } from "#server/features/members/service.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { COMPANY_HEADER, HUB_INVITATION_HOURS, HUB_RESENDS_PER_DAY } from "#shared/reseller/constants.ts";
import type { Admin, Company, CompanyPage } from "#shared/reseller/schema.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOUR_MS = 3_600_000;
const ALL = [1, 2, 3, 4, 5];

t.test("an agency", { timeout: 900_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const received = await receiveMails(t);
  const verified = {
    async person(values: { email?: string } = {}) {
      const person = await app.person(values);
      await make.confirm(person);
      return person;
    },
  };
  const agency = (signatures = 10) => make.agency(verified, signatures);
  const add = (who: Person, body: object = {}) =>
    who.post("/_/reseller/company", { name: "Example & Sons", signatures: 2, ...body });
  const added = async (who: Person, body: object = {}) => (await add(who, body)).json<Company>();
  const update = (who: Person, body: object) => who.post("/_/reseller/company/update", body);
  const read = async (who: Person, group: string) => (await who.get(`/_/reseller/company/${group}`)).json<Company>();
  const listed = async (who: Person, body: object) =>
    (await who.post("/_/reseller/companies", body)).json<CompanyPage>();
  const invite = (who: Person, body: object) => who.post("/_/reseller/admin/invite", { username: "Ben Boss", ...body });
  const accept = (who: Person, token: string) => who.post("/_/reseller/admin/accept", { invite_token: token });
  const me = async (who: Person) => (await who.get("/_/app/user")).json();
  /** The token of the invitation that was mailed last to an address. */
  const tokenFor = async (email: string) => {
    const mails = (await received.read()).filter(
      ({ to, text }) => (to as { text: string }).text === email && text?.includes("invite_token"),
    );
    const mail = mails.at(-1);
    if (!mail) throw new Error(`No mail to ${email}.`);
    return new URL(linkIn(mail, "/invitation")).searchParams.get("invite_token") ?? "";
  };
  const inside = (group: string) => ({ [COMPANY_HEADER]: group });
  const packageOf = async (who: Person) => (await who.get("/_/reseller")).json().package;

  await t.test("is opened with its package, and its owner runs it", async (t) => {
    const owner = await agency(25);
    t.match(await me(owner), {
      isReseller: true,
      isPaid: true,
      availableSignatures: 25,
      resellerData: { role: 1, permissions: ALL, group: owner.group, availableSignatures: 25, isActive: true },
      company: null,
    });
    const hub = { group: owner.group, role: 1, permissions: ALL, package: { signatures: 25, given: 0 }, companies: 0 };
    t.match((await owner.get("/_/reseller")).json(), hub);
    t.match((await owner.put("/_/reseller/name", { name: " Lindenhof Studio " })).json(), { name: "Lindenhof Studio" });
    t.match((await (await app.person()).get("/_/reseller")).json(), { status: 403, code: "not_admin" });
  });

  await t.test("makes companies, each with a part of the package", async (t) => {
    const owner = await agency(10);
    const answer = await add(owner, { name: "  Müller & Söhne ", signatures: 4 });
    t.equal(answer.statusCode, 201);
    const company = answer.json<Company>();
    t.strictSame(company, {
      group: "muller-sohne",
      name: "Müller & Söhne",
      admins: [],
      signatures: 4,
      usedSignatures: 0,
      lastActivityAt: null,
      archivedAt: null,
      v: 0,
    });
    t.strictSame(await read(owner, company.group), company);
    t.strictSame(await packageOf(owner), { signatures: 10, given: 4 });
    t.match(await me(owner), { availableSignatures: 6, resellerData: { availableSignatures: 6 } });
    const again = await added(owner, { name: "Müller & Söhne", signatures: 6 });
    t.match(again.group, /^muller-sohne-\d{6}$/, "a name may be there twice, a group may not");
    const refused = (await add(owner, { signatures: 1 })).json();
    t.match(refused, { status: 403, code: "package_full", errors: [{ path: "signatures" }] });
    t.match((await owner.post("/_/signatures", make.signature())).json(), { code: "signature_limit" });
    t.strictSame(await packageOf(owner), { signatures: 10, given: 10 });
    for (const body of [{ name: "" }, { name: "a\nb" }, { signatures: 0 }, { signatures: 1.5 }, { x: 1 }])
      t.equal((await add(owner, body)).statusCode, 422, JSON.stringify(body));
  });

  await t.test("with signatures of its own leaves fewer to companies", async (t) => {
    const owner = await agency(3);
    t.equal((await owner.post("/_/signatures", make.signature())).statusCode, 201);
    t.equal((await add(owner, { signatures: 3 })).json().code, "package_full");
    t.equal((await add(owner, { signatures: 2 })).statusCode, 201);
    t.equal((await owner.post("/_/signatures", make.signature())).json().code, "signature_limit");
  });

  await t.test("a hundred companies at the same moment never have more than the package", async (t) => {
    const owner = await agency(30);
    const answers = await Promise.all(Array.from({ length: 100 }, () => add(owner, { name: "Racing", signatures: 3 })));
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    t.equal(made.length, 10);
    t.ok(answers.every(({ statusCode, body }) => statusCode === 201 || body.includes("package_full")));
    t.strictSame(await packageOf(owner), { signatures: 30, given: 30 });
    t.equal(new Set(made.map((answer) => answer.json<Company>().group)).size, 10);
    const teams = await TeamModel.find({ agency: await make.idOf(owner) }).lean();
    t.equal(
      teams.reduce((sum, { seats }) => sum + seats, 0),
      30,
    );
  });

  await t.test("finds places again that were taken for a company that nobody made", async (t) => {
    const owner = await agency(10);
    const _id = await make.idOf(owner);
    await added(owner, { signatures: 4 });
    await TeamModel.updateOne({ _id }, { $inc: { given: 6 } });
    t.equal((await add(owner, { signatures: 6 })).json().code, "package_full", "it may still be made");
    t.equal(await recountPackage(_id), false);
    await TeamModel.updateOne({ _id }, { $set: { givenAt: new Date(Date.now() - 61_000) } });
    t.equal((await add(owner, { signatures: 6 })).statusCode, 201);
    t.strictSame(await packageOf(owner), { signatures: 10, given: 10 });
  });

  await t.test("places that friends bring are none of its package", async (t) => {
    const owner = await agency(10);
    const agencyTeam = await findTeam(await make.idOf(owner));
    const ben = await verified.person();
    const _id = await make.idOf(ben);
    const reward = async () => {
      const friend = await verified.person();
      await UserModel.updateOne({ _id: await make.idOf(friend) }, { invitedBy: _id });
      await rewardFor(String(await make.idOf(friend)));
      t.match((await friend.get("/_/app/user")).json(), { bonusSignatures: 1 }, "the friend has theirs");
    };
    const givenNow = async () => (await packageOf(owner)).given;
    t.ok(await takeOfPackage(await make.idOf(owner), 2));
    const values = { agency: agencyTeam as NonNullable<typeof agencyTeam>, group: "bens", seats: 2 };
    await transaction((session) => takeIn({ _id, name: "Ben's" }, _id, values, session));
    await reward();
    t.match(await TeamModel.findById(_id).lean(), { agency: agencyTeam?._id, seats: 2, bonusSignatures: 0 });
    // Another team, of his own.
    await ben.get("/_/app/user");
    await reward();
    t.match(await TeamModel.findById(_id).lean(), { seats: 2, bonusSignatures: 0 });
    t.match(await TeamModel.findOne({ owner: _id, agency: null }).lean(), { seats: 2, bonusSignatures: 1 });
    // A company with some that friends have brought gives back what it has of the package, and no more.
    await TeamModel.updateOne({ _id }, { $inc: { seats: 3, bonusSignatures: 3 } });
    await added(owner, { signatures: 4 });
    t.equal(await givenNow(), 6);
    t.ok(await transaction((session) => letGo({ _id, agency: agencyTeam?._id ?? _id }, _id, session)));
    t.equal(await givenNow(), 4);
    // What is noted too low is put right, and sold no second time.
    const hub = { _id: agencyTeam?._id ?? _id };
    await TeamModel.updateOne(hub, { $set: { given: 1, givenAt: new Date(Date.now() - 61_000) } });
    t.equal(await recountPackage(hub._id), false);
    t.equal(await givenNow(), 4);
    t.equal((await add(owner, { signatures: 7 })).json().code, "package_full");
  });

  await t.test("changes what is sent of a company, and nothing else", async (t) => {
    const owner = await agency(10);
    const { group } = await added(owner, { signatures: 4 });
    const named = (await update(owner, { group, v: 0, name: "Renamed" })).json<Company>();
    t.match(named, { group, name: "Renamed", signatures: 4, v: 1 });
    t.match((await update(owner, { group, v: 0, name: "Late" })).json(), {
      status: 409,
      code: "conflict",
      errors: [{ path: "v" }],
    });
    t.match((await update(owner, { group, v: 1, signatures: 10 })).json(), { signatures: 10, v: 2 });
    t.strictSame(await packageOf(owner), { signatures: 10, given: 10 });
    t.match((await update(owner, { group, v: 2, signatures: 11 })).json(), { code: "package_full" });
    t.equal((await owner.post("/_/signatures", make.signature(), inside(group))).statusCode, 201);
    t.equal((await owner.post("/_/signatures", make.signature(), inside(group))).statusCode, 201);
    t.match((await update(owner, { group, v: 2, signatures: 1 })).json(), {
      status: 409,
      code: "company_in_use",
      errors: [{ path: "signatures" }],
    });
    t.strictSame(await packageOf(owner), { signatures: 10, given: 10 }, "nothing was given back");
    t.match((await update(owner, { group, v: 2, signatures: 2 })).json(), { signatures: 2, usedSignatures: 2, v: 3 });
    t.strictSame(await packageOf(owner), { signatures: 10, given: 2 });
    t.equal((await owner.post("/_/signatures", make.signature(), inside(group))).json().code, "signature_limit");
    t.match(await read(owner, group), { lastActivityAt: /:00:00.000Z$/ });
    t.match((await update(owner, { group: "nobodys", v: 0, name: "X" })).json(), { status: 404, code: "not_found" });
  });

  await t.test("shrinks a company while signatures are made in it, and its places are spent once", async (t) => {
    const owner = await agency(10);
    const { group } = await added(owner, { signatures: 6 });
    const { _id } = (await TeamModel.findOne({ group }).lean()) ?? {};
    if (!_id) throw new Error("There is no company.");
    await owner.post("/_/signatures", make.signature(), inside(group));
    t.match((await update(owner, { group, v: 0, signatures: 2 })).json(), { signatures: 2, v: 1 });
    // Whoever has read it before knows of six.
    const take = (count: number) => transaction((session) => takePlace(_id, 6, session, count));
    t.notOk(await take(2), "not more than there are now");
    t.ok(await take(1));
    t.notOk(await take(1));
    t.match(await TeamModel.findById(_id).lean(), { seats: 2, signatureCount: 2 });
    await TeamModel.updateOne({ _id }, { $unset: { signatureCount: 1 } });
    t.ok(await take(2), "a record without a count has none");
    t.notOk(await take(1));
  });

  await t.test("archives a company, in which nobody acts until it is taken out again", async (t) => {
    const owner = await agency(10);
    const { group } = await added(owner);
    const hash = (await owner.post("/_/signatures", make.signature(), inside(group))).json().hash;
    t.match((await update(owner, { group, v: 0, archived: true })).json(), { archivedAt: /^\d{4}-/, v: 1 });
    t.match((await owner.get("/_/signatures/all/1", undefined, inside(group))).json(), {
      status: 404,
      code: "not_found",
    });
    t.match(await listed(owner, { group: owner.group }), { items: [], package: { signatures: 10, given: 2 } });
    t.match(await listed(owner, { group: owner.group, archived: true }), { items: [{ group }] });
    t.match((await update(owner, { group, v: 1, archived: false })).json(), { archivedAt: null, v: 2 });
    t.match((await owner.get("/_/signatures/all/1", undefined, inside(group))).json(), { items: [{ hash }] });
  });

  await t.test("is administrated by whoever accepts the invitation", async (t) => {
    const owner = await agency(10);
    const { group } = await added(owner);
    const ben = await verified.person();
    const sent = await invite(owner, { userEmail: ben.email.toUpperCase(), role: 3, group, permissions: [1, 2] });
    t.equal(sent.statusCode, 201);
    const row = sent.json<Admin>();
    t.match(row, {
      userEmail: ben.email,
      username: "Ben Boss",
      role: 3,
      permissions: [1, 2],
      event: null,
      status: "invited",
      v: 0,
    });
    const hours = (Date.parse(row.expiresAt ?? "") - Date.now()) / HOUR_MS;
    t.ok(hours > HUB_INVITATION_HOURS - 0.1 && hours <= HUB_INVITATION_HOURS);
    const token = await tokenFor(ben.email);
    for (const path of ["/app/admins/invite/token/validate", "/app/registration/parse-token"])
      t.match((await app.anyone.get(`${path}?invite_token=${token}`)).json(), {
        kind: "admin",
        email: ben.email,
        team: null,
        hub: { role: 3, company: "Example & Sons", hasAccount: true },
      });
    t.match((await ben.get("/_/app/user", undefined, inside(group))).json(), { code: "not_found" }, "not yet");
    const stranger = await verified.person();
    t.match((await accept(stranger, token)).json(), { status: 403, code: "invited_elsewhere" });
    t.match((await accept(stranger, "nobodys")).json(), { status: 410, code: "link_expired" });
    t.strictSame((await accept(ben, token)).json(), { role: 3, group });
    t.strictSame((await accept(ben, token)).json(), { role: 3, group }, "again: the same");
    t.match((await app.anyone.get(`/app/registration/parse-token?invite_token=${token}`)).json(), {
      status: 410,
      code: "invitation_used",
    });
    t.match(await me(ben), { isReseller: true, resellerData: { role: 3, permissions: [1, 2], group, isActive: true } });
    t.match((await ben.get("/_/app/user", undefined, inside(group))).json(), {
      availableSignatures: 2,
      team: { isOwner: true, name: "Example & Sons", ownerEmail: owner.email },
      company: { group, name: "Example & Sons", hub: { role: 3, permissions: [1, 2] } },
    });
    t.match((await owner.get(`/_/reseller/admins/${group}/3`)).json(), {
      items: [{ userEmail: ben.email, status: "registered", expiresAt: null, v: 1 }],
    });
    t.match(await listed(ben, { group }), { items: [{ group }], package: null });

    const hash = (await ben.post("/_/signatures", make.signature(), inside(group))).json().hash;
    t.ok(hash);
    t.equal((await ben.delete(`/_/signatures/${hash}`, undefined, inside(group))).json().code, "no_permission");
    t.match((await ben.get("/_/app/team/members", undefined, inside(group))).json(), { items: [] });
    t.match((await ben.get("/_/app/team/members")).json(), { items: [] }, "their own team's");
    t.equal((await ben.get(`/_/signatures/${hash}`)).statusCode, 404, "outside it, it is not theirs");
    t.equal((await owner.get(`/_/signatures/${hash}`)).statusCode, 404);

    const changed = await owner.post("/_/reseller/admin/update", {
      target_user_email: ben.email,
      group,
      permissions: ALL,
      v: 1,
    });
    t.match(changed.json(), { permissions: ALL, v: 2 });
    t.match(await me(ben), { resellerData: { permissions: ALL } });
    t.match(
      (
        await owner.post("/_/reseller/admin/update", { target_user_email: ben.email, group, permissions: [], v: 1 })
      ).json(),
      { status: 409, code: "conflict" },
    );
    t.equal((await ben.delete(`/_/signatures/${hash}`, undefined, inside(group))).statusCode, 204);

    t.equal((await owner.post("/_/reseller/admin/delete", { target_user_email: ben.email })).statusCode, 204);
    t.match(await me(ben), { isReseller: false, resellerData: null });
    t.match((await ben.get("/_/app/user", undefined, inside(group))).json(), { code: "not_found" });
    t.match((await ben.get("/_/reseller")).json(), { code: "not_admin" });
    t.match((await owner.post("/_/reseller/admin/delete", { target_user_email: ben.email })).json(), {
      code: "not_found",
    });
  });

  await t.test("takes people in who have no account", async (t) => {
    const owner = await agency();
    const email = "newcomer@example.com";
    t.equal((await invite(owner, { userEmail: email, role: 2, group: owner.group, permissions: [2] })).statusCode, 201);
    const token = await tokenFor(email);
    const answer = await app
      .withToken(null, "10.7.7.7")
      .post(`/app/registration/accept-invite?invite_token=${token}`, { name: "", password: "quiet harbour at dawn" });
    t.equal(answer.statusCode, 201, answer.body);
    const person = app.withToken(answer.json().token);
    t.match((await person.get("/_/app/user")).json(), {
      email,
      name: "Ben Boss",
      isEmailVerified: true,
      resellerData: { role: 2, permissions: [2], group: owner.group, isActive: true, availableSignatures: 10 },
    });
    t.match((await owner.get(`/_/reseller/admins/${owner.group}/2`)).json(), {
      items: [{ userEmail: email, status: "registered" }],
    });
  });

  await t.test("has account admins, who administrate companies and nothing above", async (t) => {
    const owner = await agency(10);
    const admin = await make.hubAdmin(verified, owner, null);
    const { group } = await added(admin, { name: "Theirs" });
    t.match(await read(owner, group), { name: "Theirs" });
    t.equal((await admin.post("/_/signatures", make.signature(), inside(group))).statusCode, 201);
    t.match(await listed(admin, { group: owner.group }), { items: [{ group }], package: { given: 2 } });
    const userEmail = "third@example.com";
    t.match((await invite(admin, { userEmail, role: 2, group: owner.group })).json(), { code: "not_admin" });
    t.equal((await invite(admin, { userEmail, role: 3, group })).statusCode, 201);
    const target = { target_user_email: admin.email };
    t.match((await admin.post("/_/reseller/admin/delete", target)).json(), { code: "not_admin" });
    t.match((await admin.post("/_/reseller/admin/update", { ...target, v: 0, permissions: [] })).json(), {
      code: "not_admin",
    });
    t.match((await admin.put("/_/reseller/name", { name: "X" })).json(), { code: "not_admin" });
    t.match((await admin.get("/_/reseller/group/signatures/quote?signatures=25")).json(), { code: "not_admin" });
    t.match(
      (await admin.put("/_/app/team/owner", { email: "x@example.com", password: "x" }, inside(group))).json(),
      { code: "no_permission" },
      "nor hands a company over",
    );
    t.match((await admin.get("/_/app/user/billings", undefined, inside(group))).json(), { code: "forbidden" });
  });

  await t.test("has administrators who give nobody more than they have", async (t) => {
    const owner = await agency(20);
    const { group } = await added(owner, { signatures: 5 });
    const id = (await TeamModel.findOne({ group }).lean())?._id;
    if (!id) throw new Error("There is no company.");
    const admin = (where: { id: typeof id } | null, permissions: number[]) =>
      make.hubAdmin(verified, owner, where, { permissions });
    const [few, boss, all] = [await admin(null, [1, 2]), await admin({ id }, ALL), await admin(null, ALL)];
    const ofCompany = await admin({ id }, []);

    // People of the company who manage it have every code in it.
    const member = await make.member(verified, {}, owner, id);
    const manager = await make.member(verified, { role: "admin" }, owner, id);
    const listing = await owner.get("/_/app/team/members", undefined, inside(group));
    const idOf = ({ email }: { email: string }) =>
      listing.json().items.find((row: { email: string; id: string }) => row.email === email).id;
    const inviteManager = (who: Person, email: string) =>
      who.post("/_/app/team/invite", { email, role: "admin" }, inside(group));
    const promote = (who: Person) =>
      who.patch(`/_/app/team/team-member/${idOf(member)}`, { role: "admin" }, inside(group));
    for (const one of [ofCompany, boss, few]) {
      t.match((await inviteManager(one, "second@example.com")).json(), { status: 403, code: "only_owner" });
      t.match((await promote(one)).json(), { code: "only_owner" });
      const path = `/_/app/team/team-member/${idOf(manager)}`;
      t.match((await one.delete(path, undefined, inside(group))).json(), { code: "only_owner" });
    }
    t.equal(await MemberModel.countDocuments({ team: id, role: "admin", active: true }), 1);
    t.equal((await inviteManager(all, "second@example.com")).statusCode, 201);
    t.match((await promote(owner)).json(), { role: "admin" });

    // Nor do those of the agency hand on codes that they have not.
    const no = { status: 403, code: "not_admin" };
    const fresh = (permissions?: number[]) => ({ userEmail: "third@example.com", username: "Third", permissions });
    t.match((await invite(few, { ...fresh([3]), role: 3, group })).json(), no);
    t.match((await invite(few, { userEmail: "third@example.com", role: 3, group })).json(), no, "all, unless told");
    t.match((await add(few, { admins: [fresh(ALL)] })).json(), no);
    t.strictSame(await packageOf(owner), { signatures: 20, given: 5 }, "and nothing was made");
    t.match((await update(few, { group, v: 0, admins: [fresh(ALL)] })).json(), no);
    const widen = { userEmail: ofCompany.email, permissions: [5], v: 0 };
    t.match((await update(few, { group, v: 0, admins: [widen] })).json(), no);
    const change = (who: Person, target: Person, permissions: number[]) =>
      who.post("/_/reseller/admin/update", { target_user_email: target.email, group, permissions, v: 0 });
    t.match((await change(few, ofCompany, ALL)).json(), no);
    t.match(await me(ofCompany), { resellerData: { permissions: [] } });
    t.match((await change(few, ofCompany, [1])).json(), { permissions: [1], v: 1 });
    t.match((await change(few, boss, [1, 3, 5])).json(), { permissions: [1, 3, 5] }, "what somebody has they may keep");
    t.match((await update(few, { group, v: 0, admins: [fresh()] })).json(), {
      admins: [{}, {}, { userEmail: "third@example.com", permissions: [1, 2] }],
    });
  });

  await t.test("refuses invitations that lead nowhere", async (t) => {
    const owner = await agency(10);
    const other = await agency(10);
    const { group } = await added(owner);
    const userEmail = "somebody@example.com";
    t.match((await invite(owner, { userEmail: owner.email, role: 3, group })).json(), {
      status: 409,
      code: "own_address",
      errors: [{ path: "userEmail" }],
    });
    t.equal((await invite(owner, { userEmail, role: 3, group })).statusCode, 201);
    t.match((await invite(owner, { userEmail, role: 3, group })).json(), { status: 409, code: "admin_exists" });
    t.match((await invite(other, { userEmail, role: 3, group })).json(), { status: 404, code: "not_found" });
    t.match((await invite(owner, { userEmail, role: 2, group })).json(), { code: "not_found" }, "no group of role 2");
    t.match((await invite(owner, { userEmail, role: 3, group: owner.group })).json(), { code: "not_found" });
    t.equal((await invite(owner, { userEmail, role: 1, group })).statusCode, 422);
    t.equal((await invite(owner, { userEmail, role: 3, group, permissions: [6] })).statusCode, 422);
    const unverified = await make.agency(app);
    t.match((await add(unverified)).json(), { code: "email_unverified" });
  });

  await t.test("mails an invitation again, some times a day, and the link before ends", async (t) => {
    const owner = await agency();
    const { group } = await added(owner);
    const email = "again@example.com";
    await invite(owner, { userEmail: email, role: 3, group });
    const first = await tokenFor(email);
    const resend = () => owner.post("/_/reseller/admin/invite/resend", { target_user_email: email, group });
    t.match((await resend()).json(), { userEmail: email, status: "invited" });
    const second = await tokenFor(email);
    const parse = async (token: string) =>
      (await app.anyone.get(`/app/registration/parse-token?invite_token=${token}`)).statusCode;
    t.equal(await parse(first), 410);
    t.equal(await parse(second), 200);
    let tries = 1;
    while ((await resend()).statusCode === 200) tries++;
    t.ok(tries <= HUB_RESENDS_PER_DAY);
    await HubAdminModel.updateOne({ email }, { "invite.expiresAt": new Date(Date.now() - 1000) });
    t.equal(await parse(second), 410, "after its hours");
  });

  await t.test("nobody administrates for two agencies", async (t) => {
    const [owner, other] = [await agency(), await agency()];
    const ben = await verified.person();
    for (const one of [owner, other]) {
      await invite(one, { userEmail: ben.email, role: 2, group: one.group });
      const answer = await accept(ben, await tokenFor(ben.email));
      if (one === owner) t.equal(answer.statusCode, 200);
      else t.match(answer.json(), { status: 409, code: "admin_elsewhere" });
    }
    await invite(owner, { userEmail: other.email, role: 2, group: owner.group });
    t.match((await accept(other, await tokenFor(other.email))).json(), { code: "admin_elsewhere" }, "nor runs one");
  });

  await t.test("saves three changes of those who administrate a company, or none", async (t) => {
    const owner = await agency();
    const { group } = await added(owner);
    const id = (await TeamModel.findOne({ group }).lean())?._id;
    if (!id) throw new Error("There is no company.");
    const [ada, ben, cem] = [
      await make.hubAdmin(verified, owner, { id }),
      await make.hubAdmin(verified, owner, { id }),
      await make.hubAdmin(verified, owner, { id }),
    ];
    const rows = [
      { userEmail: ada.email, permissions: [2], v: 0 },
      { userEmail: ben.email, username: "Benjamin", v: 0 },
      { userEmail: cem.email, event: "delete", v: 0 },
    ];
    await owner.post("/_/reseller/admin/update", { target_user_email: ben.email, group, username: "Benno", v: 0 });
    t.match((await update(owner, { group, v: 0, name: "New name", admins: rows })).json(), {
      status: 409,
      code: "conflict",
      errors: [{ path: "admins.1" }],
    });
    const there = (company: Company) =>
      company.admins.map(({ username, permissions, v }) => [username, permissions.length, v]);
    t.strictSame(
      there(await read(owner, group)),
      [
        ["Ana", 5, 0],
        ["Ana", 5, 0],
        ["Benno", 5, 1],
      ],
      "nothing was done",
    );
    t.match(await read(owner, group), { name: "Example & Sons", v: 0 });
    const right = rows.map((row, at) => (at === 1 ? { ...row, v: 1 } : row));
    const saved = (await update(owner, { group, v: 0, name: "New name", admins: right })).json<Company>();
    t.match(saved, { name: "New name", v: 1 });
    t.strictSame(there(saved), [
      ["Ana", 1, 1],
      ["Benjamin", 5, 2],
    ]);
    t.match(await me(ada), { resellerData: { permissions: [2] } });
    t.match(await me(cem), { isReseller: false, resellerData: null });

    const racing = Array.from({ length: 20 }, (_, at) =>
      update(owner, {
        group,
        v: 1,
        name: `Name ${at}`,
        admins: [{ userEmail: ada.email, permissions: [(at % 5) + 1], v: 1 }],
      }),
    );
    const codes = (await Promise.all(racing)).map(({ statusCode }) => statusCode);
    t.equal(codes.filter((code) => code === 200).length, 1, "of many at once one");
    t.ok(codes.every((code) => code === 200 || code === 409));

    const fresh = { userEmail: "fresh@example.com", username: "Fay Fresh", permissions: [1] };
    const twice = { group, v: 2, admins: [fresh, fresh] };
    t.match((await update(owner, twice)).json(), { status: 422, errors: [{ path: "admins.1.userEmail" }] });
    t.match((await update(owner, { group, v: 2, admins: [fresh] })).json().admins, [
      { username: "Ana" },
      { username: "Benjamin" },
      { username: "Fay Fresh", status: "invited" },
    ]);
    t.ok(await tokenFor(fresh.userEmail));
    t.match((await update(owner, { group, v: 2, admins: [{ ...fresh, username: "Again" }] })).json(), {
      code: "admin_exists",
      errors: [{ path: "admins.0.userEmail" }],
    });
    const both = { ...fresh, userEmail: "both@example.com" };
    t.equal((await update(owner, { group, v: 2, admins: [both] })).statusCode, 200);
    const whole = { userEmail: both.userEmail, username: "Both", role: 2, group: owner.group };
    t.equal((await invite(owner, whole)).statusCode, 201);
    const twofold = { userEmail: both.userEmail, role: 2, v: 0 };
    t.match(
      (await update(owner, { group, v: 2, admins: [twofold] })).json(),
      { code: "admin_exists", errors: [{ path: "admins.0.userEmail" }] },
      "who administrates all of it already",
    );
    const promoted = { userEmail: ben.email, role: 2, v: 2 };
    t.equal((await update(owner, { group, v: 2, admins: [promoted] })).statusCode, 200);
    t.match(await me(ben), { resellerData: { role: 2, group: owner.group } });
  });

  await t.test("makes a company with those who administrate it, or neither", async (t) => {
    const owner = await agency();
    const admins = [
      { userEmail: "one@example.com", username: "One" },
      { userEmail: "two@example.com", username: "Two", permissions: [1] },
    ];
    t.match(await added(owner, { admins }), { admins: [{ username: "One", permissions: ALL }, { username: "Two" }] });
    const wrong = [...admins, { userEmail: owner.email, username: "Me" }];
    t.match((await add(owner, { admins: wrong })).json(), {
      code: "own_address",
      errors: [{ path: "admins.2.userEmail" }],
    });
    t.strictSame(await packageOf(owner), { signatures: 10, given: 2 });
    t.equal((await listed(owner, { group: owner.group })).items.length, 1);
  });

  await t.test("lists its companies by name, size and activity, searched and page by page", async (t) => {
    const owner = await agency(100);
    const names = ["Zebra", "apple", "Änderung AG", "Mango Trading", "Banana", "Übermorgen", "apple pie"];
    for (const name of names) await added(owner, { name });
    const group = owner.group;
    const all = async (body: object) => {
      const found: string[] = [];
      for (let after: string | null = null, pages = 0; pages < 20; pages++) {
        const page: CompanyPage = await listed(owner, { group, limit: 2, ...body, ...(after && { after }) });
        found.push(...page.items.map(({ name }) => name));
        t.equal(page.hasMore, page.next !== null);
        if (page.next === null) return found;
        after = page.next;
      }
      throw new Error("It does not end.");
    };
    t.strictSame(await all({}), [
      "Änderung AG",
      "apple",
      "apple pie",
      "Banana",
      "Mango Trading",
      "Übermorgen",
      "Zebra",
    ]);
    t.strictSame((await owner.get(`/_/reseller/companies/${group}`)).json().items.length, names.length);
    t.strictSame(await all({ search: "appl" }), ["apple", "apple pie"]);
    t.strictSame(await all({ search: "trad mang" }), ["Mango Trading"]);
    t.strictSame(await all({ search: "übermorgens" }), []);
    t.strictSame(await all({ search: "übermorgen" }), ["Übermorgen"]);
    const teams = await TeamModel.find({ agency: await make.idOf(owner) }).lean();
    for (const [at, { _id }] of teams.entries())
      await TeamModel.updateOne({ _id }, { signatureCount: at % 2, lastActivityAt: new Date(at * HOUR_MS) });
    const used = await all({ sort: "used" });
    t.equal(new Set(used).size, names.length);
    t.ok(used.slice(0, 3).every((name) => teams.findIndex((team) => team.name === name) % 2 === 1));
    t.strictSame(await all({ sort: "activity" }), teams.map(({ name }) => name).reverse());
    t.equal((await owner.post("/_/reseller/companies", { group, after: "$ne" })).statusCode, 422);
    t.equal((await owner.post("/_/reseller/companies", { group, limit: 1_000 })).statusCode, 422);
    t.match(await listed(owner, { group: "nobodys" }), { code: "not_found" });
  });

  await t.test("has people of its companies, who see theirs and nothing else", async (t) => {
    const owner = await agency(20);
    const { group } = await added(owner, { signatures: 5 });
    const other = await added(owner, { name: "Other", signatures: 5 });
    const invited = await owner.post("/_/app/team/invite", { email: "worker@example.com" }, inside(group));
    t.equal(invited.statusCode, 201, invited.body);
    const token = await tokenFor("worker@example.com");
    const worker = await verified.person({ email: "worker@example.com" });
    t.equal((await worker.post("/_/app/team/accept", { invite_token: token })).statusCode, 200);
    const theirs = { company: { group, hub: null }, team: { isOwner: false, role: "member" }, isReseller: false };
    t.match(await me(worker), theirs, "for it they act from now on");
    t.match((await worker.get("/_/app/user", undefined, inside(group))).json(), theirs);
    t.equal((await worker.post("/_/signatures", make.signature())).statusCode, 201);
    t.match((await worker.get("/_/app/user", undefined, inside(other.group))).json(), { code: "not_found" });
    t.match((await worker.get(`/_/signatures/${other.group}/1`)).json(), { code: "not_found" });
    t.match((await worker.get("/_/reseller")).json(), { code: "not_admin" });
    t.match((await worker.get(`/_/reseller/company/${group}`)).json(), { code: "not_admin" });
    t.equal((await owner.get(`/_/signatures/${group}/1`)).json().items.length, 1);
    t.equal((await owner.get(`/_/signatures_all/${group}`)).json().items.length, 1);
    t.equal((await owner.get("/_/signatures/all/1")).json().items.length, 0, "the agency's own are others");
    t.equal((await owner.get(`/_/signatures/${owner.group}/1`)).json().items.length, 0);
    const [id] = (await owner.get("/_/app/team/members", undefined, inside(group)))
      .json()
      .items.map((member: { id: string }) => member.id);
    t.equal((await owner.get("/_/app/team", undefined, inside(group))).json().used, 1, "its owner has no place there");
    t.match((await owner.get("/_/app/user/teams")).json().items.length, 1, "nor is it a team of theirs");
    t.equal((await owner.delete(`/_/app/team/team-member/${id}`, undefined, inside(group))).statusCode, 204);
    t.match(await me(worker), { company: null, team: null });
    t.equal((await owner.get("/_/app/team", undefined, inside(group))).json().used, 0);
    await update(owner, { group: other.group, v: 0, archived: true });
  });

  await t.test("that is not paid for any more is closed, with its companies, and opens again", async (t) => {
    const { closeFor, openFor } = await import("#server/features/reseller/operator.ts");
    const owner = await agency(10);
    const { group } = await added(owner);
    const id = (await TeamModel.findOne({ group }).lean())?._id;
    const admin = await make.hubAdmin(verified, owner, id ? { id } : null);
    t.match(await closeFor(owner.email), { kind: "done" });
    for (const one of [owner, admin]) {
      t.match((await one.get("/_/reseller")).json(), { status: 403, code: "hub_inactive" });
      t.match((await one.get("/_/signatures/all/1", undefined, inside(group))).json(), { code: "hub_inactive" });
      t.match(await me(one), { resellerData: { isActive: false } });
    }
    t.match(
      await TeamModel.findOne({ group }).lean(),
      { isTerminated: false, isPaid: true, seats: 2 },
      "for some days",
    );
    t.match(await openFor(owner.email, 1), { kind: "used", used: 2 }, "with no less than is in use");
    t.match(await openFor(owner.email, 12), { kind: "done", group: owner.group }, "under the same name");
    t.match(await TeamModel.findOne({ group }).lean(), { isTerminated: false, isPaid: true, seats: 2, endedAt: null });
    t.strictSame(await packageOf(owner), { signatures: 12, given: 2 });
    t.equal((await admin.get("/_/signatures/all/1", undefined, inside(group))).statusCode, 200);
    t.match(await openFor("nobody@nowhere.example", 5), { kind: "unknown" });
    t.match(await openFor(admin.email, 5), { kind: "elsewhere" });
  });

  await t.test("is not deleted with its owner's account while it has companies", async (t) => {
    const owner = await agency();
    const { group } = await added(owner);
    const wish = { email: owner.email, withTeam: true };
    const ask = async () => {
      await owner.post("/_/security/reauthenticate", { password: owner.password });
      return owner.post("/_/app/user/delete", wish);
    };
    t.match((await ask()).json(), { status: 409, code: "companies_there" });
    const company = await TeamModel.findOneAndUpdate({ group }, { archivedAt: new Date(), used: 1 }).lean();
    wish.withTeam = false;
    t.match((await ask()).json(), { code: "team_has_people" }, "an archived one goes along, with its people in mind");
    wish.withTeam = true;
    t.equal((await ask()).statusCode, 200);
    t.match(await JobModel.findOne({ kind: "deletion.told" }).lean(), { data: { team: String(company?._id) } });
  });
});
