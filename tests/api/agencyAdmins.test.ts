import t from "tap";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

/** What those who administrate for an agency may: all in a team of their own, and in companies what their codes say. */
t.test("who administrates for an agency", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const received = await receiveMails(t);
  /** The tokens of invitations that were mailed since the last reading, by address. */
  const tokens = async () =>
    new Map(
      (await received.read())
        .filter(({ text }) => text?.includes("invite_token"))
        .map((mail) => [
          (mail.to as { text: string }).text,
          new URL(linkIn(mail, "/invitation")).searchParams.get("invite_token"),
        ]),
    );
  const inside = (group: string) => ({ [COMPANY_HEADER]: group });
  const agency = await make.agency(verified, 40);
  const company = await make.company(agency, { name: "Acme", signatures: 10 });
  const there = inside(company.group);

  await t.test("has a team of their own, with its people, plan and signatures, as before", async (t) => {
    for (const where of [null, company]) {
      const owner = await make.paid(verified);
      await make.member(verified, {}, owner);
      const { hash } = (await owner.post("/_/signatures", make.signature())).json<Signature>();
      await make.hubAdmin(verified, agency, where, { permissions: [], person: owner });
      t.match((await owner.get("/_/app/user")).json(), { isReseller: true, resellerData: { permissions: [] } });
      t.equal((await owner.get("/_/app/team/members")).json().items.length, 1);
      t.equal((await owner.post("/_/app/team/invite", { email: `new${where?.group}@example.com` })).statusCode, 201);
      t.equal((await owner.put(`/_/signatures/${hash}`, make.signature())).statusCode, 200);
      t.equal((await owner.delete(`/_/signatures/${hash}`)).statusCode, 204);
      for (const path of ["/_/app/user/billings", "/_/app/plans/change"])
        t.equal((await owner.get(path)).statusCode, 200, path);
      t.match((await owner.get("/_/app/user/billings", undefined, there)).json(), { code: "forbidden" });
      t.match((await owner.post("/_/app/user/activate/code", { code: "A" })).json(), { code: "forbidden" });
    }
  });

  await t.test("manages a company as one of its own, whatever the agency of another gives them", async (t) => {
    const other = await make.agency(verified, 10);
    const theirs = await make.company(other, { name: "Birch", signatures: 5 });
    const manager = await make.member(verified, { role: "admin" }, other, theirs.id);
    await make.hubAdmin(verified, agency, company, { permissions: [], person: manager });
    t.equal((await manager.get("/_/app/team/members")).statusCode, 200);
    t.equal((await manager.get("/_/app/team/members", undefined, inside(theirs.group))).statusCode, 200);
  });

  await t.test("gives people of a company the codes that they have, and no others", async (t) => {
    const few = await make.hubAdmin(verified, agency, company, { permissions: [1, 3] });
    const rowOf = async (email: string) => (await MemberModel.findOne({ team: company.id, email }).lean()) ?? t.fail();
    const invite = (body: object) => few.post("/_/app/team/invite", body, there);
    t.equal((await invite({ email: "ana@acme.example" })).statusCode, 201);
    t.match(await rowOf("ana@acme.example"), { permissions: [1, 3], pagePermissions: [1, 3] });
    const many = { people: [{ email: "ben@acme.example", name: "" }] };
    t.equal((await few.post("/_/app/team/invite-many", many, there)).statusCode, 200);
    t.match(await rowOf("ben@acme.example"), { permissions: [1, 3], pagePermissions: [1, 3] });
    const no = { status: 403, code: "no_permission" };
    t.match((await invite({ email: "cem@acme.example", permissions: [2] })).json(), no);
    t.equal(await MemberModel.countDocuments({ team: company.id, email: "cem@acme.example" }), 0);

    const wide = await make.member(verified, { permissions: [1, 2] }, agency, company.id);
    const id = String((await MemberModel.findOne({ team: company.id, email: wide.email }).lean())?._id);
    const change = (permissions: number[] | null) =>
      few.put(`/_/app/team/team-member/${id}/change-permissions`, { permissions }, there);
    t.match((await change(null)).json(), no, "all of them");
    t.match((await change([1, 4])).json(), no);
    t.match((await change([1, 2, 3])).json(), { permissions: [1, 2, 3] }, "what they have they keep");
    const batch = { act: "permissions", ids: [id], permissions: null };
    t.match((await few.post("/_/app/team/team-members", batch, there)).json(), no);
    t.equal((await agency.post("/_/app/team/team-members", batch, there)).statusCode, 200);
    t.match(await rowOf(wide.email), { permissions: null });
  });

  await t.test("shares designs with the codes to make and to change", async (t) => {
    const { hash } = (await agency.post("/_/signatures", make.signature())).json<Signature>();
    const share = { signature: hash, isForAll: true, companies: [], locked: true, locks: [] };
    const asks = async (permissions: number[]) =>
      (await make.hubAdmin(verified, agency, null, { permissions })).post("/_/reseller/share", share);
    t.match((await asks([])).json(), { status: 403, code: "no_permission" });
    t.match((await asks([1])).json(), { status: 403, code: "no_edit_permission" });
    t.equal((await asks([1, 2])).statusCode, 201);
  });

  await t.test("an agency's own team: whom it has from before is managed, and changes no shared design", async (t) => {
    const owner = await make.paid(verified, { seats: 10 });
    const member = await make.member(verified, {}, owner);
    const { openFor } = await import("#server/features/reseller/operator.ts");
    t.match(await openFor(owner.email, 10), { kind: "done" });
    const mine = (await member.post("/_/signatures", make.signature())).json<Signature>();
    t.equal((await member.put(`/_/signatures/${mine.hash}`, make.signature())).statusCode, 200);
    const share = { signature: mine.hash, isForAll: true, companies: [], locked: true, locks: [] };
    t.equal((await owner.post("/_/reseller/share", share)).statusCode, 201);
    t.match((await member.put(`/_/signatures/${mine.hash}`, make.signature())).json(), { code: "no_edit_permission" });
    t.equal((await owner.put(`/_/signatures/${mine.hash}`, make.signature())).statusCode, 200);
    t.match((await owner.post("/_/app/team/invite", { email: "dan@example.com" })).json(), { code: "no_permission" });
    const [row] = (await owner.get("/_/app/team/members")).json().items;
    t.equal((await owner.delete(`/_/app/team/team-member/${row.id}`)).statusCode, 204);
    t.match((await owner.get("/_/app/team/members")).json(), { code: "no_permission" }, "nobody is left");
  });

  await t.test("whose row has lost its company has nothing, and not all of the agency", async (t) => {
    const lost = await make.hubAdmin(verified, agency, company);
    const row = { user: await make.idOf(lost) };
    t.equal((await lost.get("/_/app/user", undefined, there)).statusCode, 200);
    await HubAdminModel.collection.updateOne(row, { $unset: { company: 1 } });
    t.match((await lost.get("/_/app/user", undefined, there)).json(), { code: "not_found" });
    t.match((await lost.get("/_/reseller")).json(), { code: "not_admin" });
    await HubAdminModel.collection.updateOne(row, { $set: { role: 2 } });
    t.equal((await lost.get("/_/reseller")).statusCode, 200, "who has role 2 never had one");
  });

  await t.test("nobody comes to a company that is archived, until it is back", async (t) => {
    const shut = await make.company(agency, { name: "Shut", signatures: 4 });
    const inShut = inside(shut.group);
    const [admin, member] = [await verified.person(), await verified.person()];
    const boss = { role: 3, group: shut.group, userEmail: admin.email, username: "Boss", permissions: [1] };
    t.equal((await agency.post("/_/reseller/admin/invite", boss)).statusCode, 201);
    t.equal((await agency.post("/_/app/team/invite", { email: member.email }, inShut)).statusCode, 201);
    const mailed = await tokens();
    const accept = () => [
      admin.post("/_/reseller/admin/accept", { invite_token: mailed.get(admin.email) }),
      member.post("/_/app/team/accept", { invite_token: mailed.get(member.email) }),
    ];
    await TeamModel.updateOne({ _id: shut.id }, { archivedAt: new Date() });
    for (const answer of await Promise.all(accept())) t.match(answer.json(), { status: 409, code: "company_archived" });
    const more = { ...boss, userEmail: "more@example.com" };
    t.match((await agency.post("/_/reseller/admin/invite", more)).json(), { code: "company_archived" });
    await TeamModel.updateOne({ _id: shut.id }, { archivedAt: null });
    for (const answer of await Promise.all(accept())) t.equal(answer.statusCode, 200, answer.body);
  });
});
