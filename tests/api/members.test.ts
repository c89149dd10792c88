import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { MemberModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import type { MemberPage } from "#shared/members/schema.ts";
import { form } from "#tests/support/form.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { beforeNextTransaction } from "#tests/support/meanwhile.ts";
import { photo } from "#tests/support/pictures.ts";
import { startTeams } from "#tests/support/startTeams.ts";

const HOUR_MS = 3_600_000;

t.test("members of a team", { timeout: 600_000 }, async (t) => {
  const { app, invitations, address, paid, joined, saved, invite, invited, one, listed, rowOf, idIn, usedOf } =
    await startTeams(t);
  let people = 0;
  type Person = Awaited<ReturnType<typeof app.person>>;

  t.test("permissions count at the member's next call; their own signature stays theirs", async (t) => {
    const owner = await paid();
    const mia = await joined(owner, { permissions: [] });
    const id = await idIn(owner, mia);
    const hash = await saved(owner);
    await owner.put(`/_/signatures/${hash}/assign`, { email: mia.email });
    const change = (who: Person, body: object, of = id) =>
      who.put(`/_/app/team/team-member/${of}/change-permissions`, body);
    const create = async () => (await mia.post("/_/signatures", make.signature())).statusCode;
    t.equal(await create(), 403);
    t.match((await change(owner, { permissions: [1], pagePermissions: [2] })).json(), {
      permissions: [1],
      pagePermissions: [2],
      signature: { hash },
    });
    t.match((await mia.get("/_/app/user")).json().team, { permissions: [1], pagePermissions: [2] });
    t.equal(await create(), 201);
    t.match(
      (await change(owner, { permissions: null })).json(),
      { permissions: null, pagePermissions: [2] },
      "null: all",
    );
    t.match((await mia.put(`/_/signatures/${hash}`, make.signature())).json(), { assignee: mia.email });
    t.match((await change(owner, { permissions: [] })).json(), { permissions: [] });
    t.match((await mia.put(`/_/signatures/${hash}`, make.signature())).json(), {
      code: "no_edit_permission",
      message: "You have no edit permissions. Please contact your administrator.",
    });
    t.equal((await mia.get(`/_/signatures/${hash}`)).statusCode, 200, "they see it still");
    t.match((await change(owner, {})).json(), { permissions: [] }, "nothing asked, nothing changed");

    t.equal((await change(owner, { permissions: [0] })).statusCode, 422);
    t.match((await change(mia, { permissions: null })).json(), { code: "no_permission" });
    t.match((await change(await paid(), { permissions: null })).json(), { code: "not_found" });
    t.equal((await change(owner, {}, "1".repeat(24))).statusCode, 404);
    const admin = await joined(owner, { role: "admin" });
    t.match((await change(admin, { permissions: [2] })).json(), { permissions: [2] });
  });

  t.test("facts are changed one by one; who manages the team too says its owner", async (t) => {
    const owner = await paid();
    const admin = await joined(owner, { role: "admin" });
    const mia = await joined(owner);
    const id = await idIn(owner, mia);
    const change = async (who: Person, body: object, of = id) =>
      (await who.patch(`/_/app/team/team-member/${of}`, body)).json();
    t.match(await change(admin, { facts: { name: "Zoë Ruiz", custom: { "Cost centre": "12" } } }), {
      facts: { name: "Zoë Ruiz", position: "", custom: { "Cost centre": "12" } },
    });
    await Promise.all([
      change(owner, { facts: { position: "Head of Design" } }),
      change(admin, { facts: { place: "Berlin" } }),
    ]);
    t.match((await one(owner, id)).json().facts, { name: "Zoë Ruiz", position: "Head of Design", place: "Berlin" });
    t.match(await rowOf(owner, mia.email), { nameKey: "zoe ruiz" });
    t.equal((await listed(owner, "?search=rui")).items.length, 1, "and they are found by it");

    t.match(await change(admin, { role: "admin" }), { status: 403, code: "only_owner" });
    t.match(
      await change(admin, { role: "member", facts: { place: "Rome" } }),
      { facts: { place: "Rome" } },
      "as it is",
    );
    t.match(await change(owner, { role: "admin" }), { role: "admin" });
    t.match((await mia.get("/_/app/user")).json().team, { role: "admin" });
    t.equal((await mia.get("/_/app/team/members")).statusCode, 200, "at once");
    // What an admin says of a role is what was read: the owner may have said otherwise since.
    const update = MemberModel.findOneAndUpdate.bind(MemberModel);
    const written = t.capture(MemberModel, "findOneAndUpdate", update as typeof MemberModel.findOneAndUpdate);
    t.match(await change(mia, { role: "admin", facts: { place: "Oslo" } }), { facts: { place: "Oslo" } });
    const writes = written().map(({ args }) => args[1] as { $set: object });
    t.equal(writes.length, 1);
    t.notMatch(writes[0]?.$set, { role: "admin" });
    written.restore();
    t.match(await change(owner, { role: "member" }), { role: "member" });
    t.equal((await mia.get("/_/app/team/members")).statusCode, 403);

    const bring = async (who: Person) => {
      const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(30, 30 + people++) }]);
      return (await who.post("/_/signatures/picture", body, headers)).json().url;
    };
    const url = await bring(owner);
    t.match(await change(owner, { facts: { photo: url } }), { facts: { photo: url } });
    t.match(await change(owner, { facts: { photo: await bring(await paid()) } }), {
      status: 422,
      errors: [{ path: "facts.photo" }],
    });
    t.match(await change(owner, { facts: { name: "a\nb" } }), { status: 422 });
    t.match(await change(owner, { facts: { nickname: "a" } }), { status: 422 });
    t.match(await change(await paid(), { facts: {} }), { code: "not_found" });
  });

  t.test("whoever is removed has lost access at the next call, and frees a place", async (t) => {
    const owner = await paid(3);
    const mia = await joined(owner);
    const hash = await saved(owner);
    const made = await saved(mia);
    await owner.put(`/_/signatures/${hash}/assign`, { email: mia.email });
    await mia.put(`/_/signatures/${made}/default`);
    const { key } = (await mia.post("/_/app/user/signature-keys", { name: "Outlook" })).json();
    const byKey = () => app.withToken(key).get("/_/signatures/default");
    t.equal((await byKey()).statusCode, 200);
    const id = await idIn(owner, mia);
    const waiting = await invited(owner);
    const link = linkIn((await invitations())[0] ?? { text: "" }, "/invitation");
    t.match((await invite(owner, address())).json(), { code: "seat_limit" });

    t.equal((await owner.delete(`/_/app/team/team-member/${id}`)).statusCode, 204);
    t.equal((await mia.get(`/_/signatures/${hash}`)).statusCode, 404);
    t.equal((await mia.get(`/_/signatures/${made}`)).statusCode, 404, "what they made is the team's");
    t.match((await mia.get("/_/app/user")).json(), { isPaid: false, team: null });
    t.equal((await UserModel.findById(await make.idOf(mia)).lean())?.team, null);
    t.match((await byKey()).json(), { code: "no_default_signature" }, "their keys open nothing of it");
    t.equal((await owner.get(`/_/signatures/${hash}`)).json().assignee, null);
    t.equal((await owner.get(`/_/signatures/${made}`)).statusCode, 200);
    t.match(await MemberModel.findById(id).lean(), { active: false, status: "registered", invite: null });
    t.match((await listed(owner)).items, [{ id: waiting.id }]);
    t.equal((await owner.delete(`/_/app/team/team-member/${id}`)).statusCode, 404, "once");

    t.equal((await owner.delete(`/_/app/team/team-member/${waiting.id}`)).statusCode, 204);
    const token = new URL(link).searchParams.get("invite_token");
    t.match((await app.anyone.get(`/app/registration/parse-token?invite_token=${token}`)).json(), {
      code: "link_expired",
    });
    t.equal(await usedOf(owner), 1);
    t.match(await invited(owner, mia.email), { status: "invited", permissions: null }, "again, as somebody new");
    await invitations();
  });

  t.test("20 at once remove somebody once", async (t) => {
    const owner = await paid(5);
    const mia = await joined(owner);
    await joined(owner);
    const id = await idIn(owner, mia);
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.delete(`/_/app/team/team-member/${id}`)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
    t.ok(answers.every(({ statusCode }) => statusCode === 204 || statusCode === 404));
    t.equal(await usedOf(owner), 2);
  });

  t.test("admins are removed by the owner alone; a successor is somebody of the team", async (t) => {
    const owner = await paid();
    const [admin, other, mia] = [
      await joined(owner, { role: "admin" }),
      await joined(owner, { role: "admin" }),
      await joined(owner),
    ];
    const remove = async (who: Person, whom: Person, query = "") =>
      who.delete(`/_/app/team/team-member/${await idIn(owner, whom)}${query}`);
    t.match((await remove(admin, other)).json(), { status: 403, code: "only_owner" });
    t.match((await remove(admin, admin)).json(), { code: "only_owner" });
    t.match((await remove(mia, admin)).json(), { code: "no_permission" });
    t.match((await remove(await paid(), mia)).json(), { code: "not_found" });
    for (const email of ["nobody@example.com", mia.email, owner.email])
      t.match((await remove(owner, mia, `?successor=${email}`)).json(), {
        status: 404,
        code: "member_not_found",
        errors: [{ path: "successor" }],
      });
    t.equal(await usedOf(owner), 4, "nobody has left");
    t.equal((await remove(owner, mia, `?successor=${admin.email}`)).statusCode, 204);
    t.equal((await remove(owner, other)).statusCode, 204);
    t.equal(await usedOf(owner), 2);
  });

  t.test("one thing is done with many, and whom it cannot be done for is named", async (t) => {
    const owner = await paid();
    const admin = await joined(owner, { role: "admin" });
    const mia = await joined(owner);
    const waiting = await invited(owner);
    await invitations();
    const ids = await Promise.all([admin, mia, waiting].map((person) => idIn(owner, person)));
    const [adminId = "", miaId = "", waitingId = ""] = ids;
    const stranger = String((await rowOf(owner, mia.email))?.team);
    const batch = async (who: Person, body: object) => (await who.post("/_/app/team/team-members", body)).json();
    t.match(await batch(owner, { act: "permissions", ids: [miaId, miaId, stranger], permissions: [3] }), {
      done: 1,
      refused: [{ id: stranger, code: "not_found" }],
    });
    t.match((await one(owner, miaId)).json(), { permissions: [3], pagePermissions: null });
    t.match(await batch(owner, { act: "resend", ids }), {
      done: 1,
      refused: [
        { id: adminId, code: "member_registered" },
        { id: miaId, code: "member_registered" },
      ],
    });
    t.equal((await invitations()).length, 1);
    t.match(await batch(admin, { act: "remove", ids }), { done: 2, refused: [{ id: adminId, code: "only_owner" }] });
    t.same(
      (await listed(owner)).items.map(({ id }) => id),
      [adminId],
    );
    t.equal((await MemberModel.findById(waitingId).lean())?.active, false);
    t.match(await batch(owner, { act: "remove", ids: [] }), { status: 422 });
    t.match(await batch(owner, { act: "promote", ids }), { status: 422 });
    t.match(await batch(await joined(owner), { act: "remove", ids }), { code: "no_permission" });
  });

  t.test("whoever is made an admin in that moment is the owner's alone to take out", async (t) => {
    const owner = await paid();
    const admin = await joined(owner, { role: "admin" });
    const mia = await joined(owner);
    const id = await idIn(owner, mia);
    const promote = async () => MemberModel.updateOne({ _id: id }, { role: "admin" });
    beforeNextTransaction(t, promote);
    t.match((await admin.delete(`/_/app/team/team-member/${id}`)).json(), { code: "not_found" });
    await MemberModel.updateOne({ _id: id }, { role: "member" });
    beforeNextTransaction(t, promote);
    const many = (await admin.post("/_/app/team/team-members", { act: "remove", ids: [id] })).json();
    t.match(many, { done: 0, refused: [{ id, code: "only_owner" }] });
    t.match((await one(owner, id)).json(), { role: "admin" });
    t.equal((await owner.delete(`/_/app/team/team-member/${id}`)).statusCode, 204);
  });

  t.test("with many nothing is refused that is done with one", async (t) => {
    const owner = await paid();
    const mia = await joined(owner);
    const id = await idIn(owner, mia);
    const other = await invited(owner);
    await invitations();
    await make.changeTeam(owner, { isTerminated: true });
    const batch = async (body: object) => (await owner.post("/_/app/team/team-members", body)).json();
    t.match(await batch({ act: "permissions", ids: [id], permissions: [2] }), { done: 1 });
    t.match(await batch({ act: "resend", ids: [other.id] }), { code: "account_expired" });
    t.match(await batch({ act: "remove", ids: [id] }), { done: 1 });
    await make.changeTeam(owner, { isTerminated: false });
    await UserModel.updateOne({ _id: await make.idOf(owner) }, { emailVerifiedAt: null });
    t.match(await batch({ act: "resend", ids: [other.id] }), { code: "email_unverified" });
    t.same(await invitations(), []);
  });

  t.test("who does much at once waits for themselves, and others have their turn in between", async (t) => {
    const [owner, other] = [await paid(60), await paid()];
    const team = await make.teamOf(owner);
    const rows = Array.from({ length: 50 }, (_, at) => ({ team, email: `turn${at}@roe.example`, status: "invited" }));
    const ids = (await MemberModel.insertMany(rows as never[])).map(({ _id }: { _id: unknown }) => String(_id));
    const body = { act: "permissions", ids, permissions: [2] };
    let running = 0;
    const most = { own: 0, done: 0 };
    const { updateMany } = MemberModel;
    t.teardown(() => Object.assign(MemberModel, { updateMany }));
    Object.assign(MemberModel, {
      async updateMany(...given: Parameters<typeof updateMany>) {
        running += 1;
        most.own = Math.max(most.own, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        return updateMany.apply(MemberModel, given);
      },
    });
    const many = Array.from({ length: 30 }, () =>
      owner.post("/_/app/team/team-members", body).then(({ statusCode }) => {
        most.done += 1;
        return statusCode;
      }),
    );
    t.equal((await other.get("/_/app/user")).statusCode, 200);
    t.ok(most.done < 30, "they did not have to end first");
    t.same([...new Set(await Promise.all(many))], [200]);
    t.equal(most.own, 1);
  });

  t.test("what was done stands in the log of the team, a line each", async (t) => {
    const owner = await paid();
    const [mia, max] = [await joined(owner), await joined(owner)];
    const ids = await Promise.all([mia, max].map((person) => idIn(owner, person)));
    await invited(owner);
    await owner.put(`/_/app/team/team-member/${ids[0]}/change-permissions`, { permissions: [] });
    const { hash } = (await owner.post("/_/signatures", make.signature())).json();
    await owner.put(`/_/signatures/${hash}/assign`, { email: max.email, permissions: [2] });
    await owner.post("/_/app/team/team-members", { act: "remove", ids });
    await invitations();
    const lines = await AuditModel.find({ team: await make.idOf(owner) }).lean();
    const [me, hers, his] = await Promise.all([owner, mia, max].map((person) => make.idOf(person)));
    t.match(
      lines.filter(({ act }) => act === "signature.assigned"),
      [{ subject: his, target: hash }],
    );
    const noted = lines.filter(({ act }) => act.startsWith("member.")).map(({ act, subject }) => `${act} ${subject}`);
    t.same(
      noted.sort(),
      [
        `member.invited ${me}`,
        `member.changed ${hers}`,
        `member.changed ${his}`,
        `member.removed ${hers}`,
        `member.removed ${his}`,
      ].sort(),
    );
    t.ok(lines.every(({ actor }) => String(actor) === String(me)));
  });

  t.test("rows from before lack what is new, and are as they are meant", async (t) => {
    const owner = await paid();
    const mia = await joined(owner);
    const row = await rowOf(owner, mia.email);
    const fresh = [
      "invite",
      "facts",
      "directory",
      "nameKey",
      "starts",
      "lastSeenAt",
      "pagePermissions",
      "role",
      "status",
    ];
    await MemberModel.collection.updateOne({ _id: row?._id }, { $unset: Object.fromEntries(fresh.map((f) => [f, 1])) });
    const meant = {
      email: mia.email,
      role: "member",
      status: "registered",
      facts: { name: "Ana Person", custom: {} },
      invitedAt: null,
      expiresAt: null,
      lastSeenAt: null,
    };
    t.match((await listed(owner)).items, [meant], "named as their account is");
    t.match((await listed(owner, "?status=registered&role=member&signature=none")).items, [meant]);
    const path = `/_/app/team/team-member/${row?._id}`;
    t.match((await owner.patch(path, { facts: { place: "Rome" } })).json(), { facts: { place: "Rome" } });
    t.equal((await owner.delete(path)).statusCode, 204);
  });

  t.test("when somebody was here last is noted once an hour", async (t) => {
    const owner = await paid();
    const mia = await joined(owner);
    const seen = async () => (await listed(owner)).items[0]?.lastSeenAt ?? null;
    const at = async () => (await rowOf(owner, mia.email))?.lastSeenAt?.getTime() ?? 0;
    t.equal(await seen(), null);
    const refreshed = await app.anyone.post("/security/token/refresh", { refresh_token: mia.refreshToken });
    const first = await at();
    t.ok(Math.abs(first - Date.now()) < 60_000);
    t.match(await seen(), /:00:00\.000Z$/, "told to the hour");
    const visit = () => app.inject({ url: "/dashboard", cookies: { token: refreshed.json().token } });
    t.equal((await visit()).statusCode, 200);
    t.equal(await at(), first, "not again so soon");
    await MemberModel.updateOne({ email: mia.email }, { lastSeenAt: new Date(Date.now() - HOUR_MS - 1) });
    await visit();
    t.ok((await at()) > Date.now() - 60_000, "a page counts as well");
    const before = await rowOf(owner, mia.email);
    await owner.post("/_/signatures", make.signature());
    t.same(await rowOf(owner, mia.email), before);
  });

  t.test("a list is sorted, searched, filtered and goes on where it ended", async (t) => {
    const owner = await paid(200);
    const team = await make.teamOf(owner);
    const names = ["Zoë Ruiz", "Ana Lee", "Änne Müßig", "Bo Roe", "Cy Roe", "王 伟", "Anabella Bartholomaeus"];
    for (const [at, name] of names.entries())
      await invited(owner, `p${at}-${people++}@roe.example`, { facts: { name } });
    const called = ({ items }: MemberPage) => items.map(({ facts }) => facts.name);
    const byName = ["Ana Lee", "Anabella Bartholomaeus", "Änne Müßig", "Bo Roe", "Cy Roe", "Zoë Ruiz", "王 伟"];
    t.same(called(await listed(owner)), byName);
    t.same(called(await listed(owner, "?sort=newest")), names.toReversed());

    for (const sort of ["name", "newest"]) {
      const pages: string[] = [];
      for (let next: string | null = "", rounds = 0; next !== null && rounds < 9; rounds++) {
        const page: MemberPage = await listed(
          owner,
          `?sort=${sort}&limit=2${next && `&after=${encodeURIComponent(next)}`}`,
        );
        t.equal(page.hasMore, page.next !== null);
        pages.push(...called(page));
        next = page.next;
      }
      t.same(pages, sort === "name" ? byName : names.toReversed(), `${sort}: each once`);
    }

    const found = async (search: string) => called(await listed(owner, `?search=${encodeURIComponent(search)}`));
    t.same(await found("an"), ["Ana Lee", "Anabella Bartholomaeus", "Änne Müßig"]);
    t.same(await found("MÜSS"), ["Änne Müßig"]);
    t.same(await found("roe cy"), ["Cy Roe"]);
    t.same(await found("bartholomaeus"), ["Anabella Bartholomaeus"]);
    t.same(await found("bartholomaeut"), []);
    t.same(await found("王"), ["王 伟"]);
    t.same(await found("z"), ["Zoë Ruiz"]);
    t.same((await found("roe.example")).length, 7, "by the address too");
    t.same(await found(".*"), byName, "nothing is looked for");

    const [zoe, ana, , bo] = await MemberModel.find({ team }).sort({ _id: 1 }).lean();
    await MemberModel.updateOne({ _id: zoe?._id }, { status: "registered", role: "admin" });
    await MemberModel.updateOne({ _id: ana?._id }, { status: "pending" });
    t.same(called(await listed(owner, "?status=registered")), ["Zoë Ruiz"]);
    t.same(called(await listed(owner, "?status=pending")), ["Ana Lee"]);
    t.same(called(await listed(owner, "?role=admin")), ["Zoë Ruiz"]);
    t.equal((await listed(owner, "?role=member&status=invited")).items.length, 5);

    const states = { never: zoe, outdated: ana, current: bo };
    for (const [state, row] of Object.entries(states)) {
      const hash = await saved(owner);
      await owner.put(`/_/signatures/${hash}/assign`, { email: row?.email });
      const installedState = { never: null, outdated: new Date(0), current: new Date() }[state];
      await SignatureModel.updateOne({ hash }, { installedState, changedAt: new Date(1) });
    }
    for (const [state, row] of Object.entries(states)) {
      const { items } = await listed(owner, `?signature=${state}`);
      t.match(items, [{ email: row?.email, signature: { installed: state } }]);
      t.equal(items.length, 1);
    }
    t.equal((await listed(owner, "?signature=none")).items.length, 4);
    t.same(called(await listed(owner, "?signature=none&search=roe&limit=1")), ["Anabella Bartholomaeus"]);

    for (const query of ["?limit=0", "?limit=501", "?sort=age", "?after=x", "?status=claiming", "?search[$ne]=a"])
      t.equal((await owner.get(`/_/app/team/members${query}`)).statusCode, 422, query);
    await invitations();
  });
});
