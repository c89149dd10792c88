import mongoose from "mongoose";
import t from "tap";
import { memberNames } from "#server/db/migrations/004-member-names.ts";
import type { Db, Document, MigrationContext } from "#server/db/migrations/migration.ts";
import { UserModel } from "#server/features/account/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { membershipOf } from "#server/features/members/service.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { DEFAULT_LOCKS } from "#shared/members/masters/lockNames.ts";
import type { Team, TeamInShort } from "#shared/members/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("teams of one person", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const teams = async (who: Person) => (await who.get("/_/app/user/teams")).json<{ items: TeamInShort[] }>().items;
  const choose = (who: Person, id: string) => who.put("/_/app/user/team", { id });
  const leave = (who: Person) => who.post("/_/app/team/leave");
  const idOf = async (who: Person) => String(await make.idOf(who));
  const saved = async (who: Person) =>
    (await who.post("/_/signatures", make.signature())).json<{ hash: string }>().hash;
  /** As if a team was handed over to one of its people: its owner becomes an admin there. */
  async function handOver(from: Person, to: Person) {
    const [team, before, after] = [await make.teamOf(from), await make.idOf(from), await make.idOf(to)];
    await MemberModel.deleteOne({ team, user: after });
    await TeamModel.updateOne({ _id: team }, { owner: after });
    await MemberModel.create({ team, user: before, email: from.email, role: "admin" });
    return team;
  }

  t.test("are listed, one of them chosen", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const [own, theirs] = [await idOf(mia), await idOf(owner)];
    t.same(await teams(owner), [{ id: theirs, name: "", ownerEmail: owner.email, isOwner: true, isChosen: true }]);
    t.match(await teams(mia), [
      { id: own, isOwner: true, isChosen: false },
      { id: theirs, isOwner: false, isChosen: true, ownerEmail: owner.email },
    ]);
    t.match((await choose(mia, own)).json().items, [{ isChosen: true }, { isChosen: false }]);
    t.match((await mia.get("/_/app/user")).json(), { isPaid: false, team: null });
    t.equal((await UserModel.findById(own).lean())?.team, null);
    t.match((await choose(mia, theirs)).json().items, [{ isChosen: false }, { isChosen: true }]);
    t.match((await mia.get("/_/app/user")).json(), { isPaid: true, team: { id: theirs } });
  });

  t.test("cannot be chosen by whoever is not in them", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const stranger = await idOf(await make.paid(app));
    const before = await teams(mia);
    for (const id of [stranger, "0".repeat(24)]) t.match((await choose(mia, id)).json(), { code: "not_found" });
    t.equal((await choose(mia, "1")).statusCode, 422);
    await MemberModel.create({ team: stranger, email: mia.email, status: "invited" });
    t.match((await choose(mia, stranger)).json(), { code: "not_found" }, "nor while they are only invited");
    t.same(await teams(mia), before);
  });

  t.test("are left, and one acts for one's own", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const hash = await saved(owner);
    await owner.put(`/_/signatures/${hash}/assign`, { email: mia.email });
    t.match((await leave(mia)).json().items, [{ id: await idOf(mia), isOwner: true, isChosen: true }]);
    t.equal((await mia.get(`/_/signatures/${hash}`)).statusCode, 404);
    t.equal((await owner.get(`/_/signatures/${hash}`)).json().assignee, null);
    t.equal((await TeamModel.findById(await make.idOf(owner)).lean())?.used, 1);
    t.match((await leave(mia)).json(), {
      status: 409,
      code: "owner_stays",
      message: "This team is yours. Hand it over to somebody else before you leave it.",
    });
    t.match((await leave(owner)).json(), { code: "owner_stays" });
  });

  t.test("one that was handed over and left is followed by another, the same for all calls", async (t) => {
    const ana = await make.paid(app);
    const mia = await make.member(app, {}, ana);
    const team = await handOver(ana, mia);
    t.match((await ana.get("/_/app/user")).json().team, { isOwner: false, role: "admin", ownerEmail: mia.email });
    t.match((await mia.get("/_/app/user")).json().team, { isOwner: true, id: String(team) });
    t.match(await teams(ana), [{ id: String(team), isOwner: false, isChosen: true }]);
    t.match(
      (await mia.delete(`/_/app/team/team-member/${(await MemberModel.findOne({ team }).lean())?._id}`)).statusCode,
      204,
    );

    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.get("/_/app/user")));
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    t.match(answers[0]?.json(), { isPaid: false, team: null });
    const owned = await TeamModel.find({ owner: await make.idOf(ana) }).lean();
    t.equal(owned.length, 1, "one");
    t.not(String(owned[0]?._id), String(team));
    const hash = await saved(ana);
    t.match(await SignatureModel.findOne({ hash }).lean(), { team: owned[0]?._id });
    t.equal((await mia.get(`/_/signatures/${hash}`)).statusCode, 404, "the team of before sees nothing of it");
    t.match(await teams(ana), [{ id: String(owned[0]?._id), isOwner: true, isChosen: true }]);

    // And so on.
    const user = await make.idOf(ana);
    await TeamModel.updateOne({ _id: owned[0]?._id }, { owner: await make.idOf(mia) });
    const next = await membershipOf({ _id: user, team: null });
    t.notOk([String(team), String(owned[0]?._id)].includes(String(next.team._id)));
    t.match(await membershipOf({ _id: user, team: null }), { team: { _id: next.team._id } });
  });

  t.test("the one that somebody manages is shown and named", async (t) => {
    const owner = await make.paid(app, { seats: 4 });
    const admin = await make.member(app, { role: "admin" }, owner);
    const mia = await make.member(app, {}, owner);
    const current = async (who: Person) => (await who.get("/_/app/team")).json<Team>();
    t.same(await current(owner), {
      id: await idOf(owner),
      name: "",
      ownerEmail: owner.email,
      isOwner: true,
      seats: 4,
      used: 3,
      locks: [...DEFAULT_LOCKS],
      transfer: null,
      waitingRequests: 0,
      countsMails: false,
    });
    t.match(await current(admin), { isOwner: false, ownerEmail: owner.email });
    t.match((await admin.patch("/_/app/team", { name: "  Example & Sons " })).json(), { name: "Example & Sons" });
    t.match((await mia.get("/_/app/user")).json().team, { name: "Example & Sons" });
    t.match((await teams(mia))[1], { name: "Example & Sons" });
    t.match((await mia.patch("/_/app/team", { name: "Mine" })).json(), { code: "no_permission" });
    for (const name of ["a\nb", "x".repeat(1000), 7])
      t.equal((await owner.patch("/_/app/team", { name })).statusCode, 422);

    const to = await make.idOf(mia);
    const offered = { to, hash: "x", expiresAt: new Date(Date.now() + 60_000) };
    await make.changeTeam(owner, { transfer: offered });
    t.match((await current(owner)).transfer, { email: mia.email, expiresAt: offered.expiresAt.toISOString() });
    await make.changeTeam(owner, { transfer: { ...offered, expiresAt: new Date(0) } });
    t.equal((await current(owner)).transfer, null);
  });

  t.test("twenty who assign at once leave somebody with one signature, also before they have answered", async (t) => {
    const owner = await make.paid(app, { seats: 30 });
    await make.confirm(owner);
    const mia = await make.member(app, {}, owner);
    const waiting = (await owner.post("/_/app/team/invite", { email: "waits@example.com" })).json();
    const hashes = await Promise.all(Array.from({ length: 10 }, () => saved(owner)));
    for (const { email } of [mia, waiting]) {
      const answers = await Promise.all(
        [...hashes, ...hashes].map((hash) => owner.put(`/_/signatures/${hash}/assign`, { email })),
      );
      t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
      t.equal(await SignatureModel.countDocuments({ team: await make.idOf(owner), assignee: email }), 1);
    }
    const stray = await owner.put(`/_/signatures/${hashes[0]}/assign`, { email: "nobody@example.com" });
    t.match(stray.json(), { status: 404, code: "member_not_found" });
  });

  t.test("members of before get what lists are sorted by, and their names", async (t) => {
    const owner = await make.paid(app);
    const team = await make.idOf(owner);
    const zoe = await app.person({ name: "Zoë Ruiz" });
    const user = await make.idOf(zoe);
    const rows = mongoose.connection.collection<Document>("members");
    const row = (values: object) => ({ _id: new mongoose.Types.ObjectId(), team, active: true, ...values });
    const before = [
      row({ email: zoe.email, user }),
      row({ email: "no-account@example.com", user: null, facts: { name: "Bo Roe" } }),
      row({ email: "named@example.com", user: await make.idOf(owner), facts: { name: "Cy" }, nameKey: "", starts: [] }),
      row({ email: "odd@example.com", facts: 7 }),
      row({ email: 7 }),
    ];
    await rows.insertMany(before as never);
    const { db } = mongoose.connection;
    const ids = before.map(({ _id }) => _id);
    const walk: MigrationContext["walk"] = async (name, changesOf) => {
      const batch = await mongoose.connection
        .collection<Document>(name)
        .find({ _id: { $in: ids } })
        .toArray();
      const changes = await changesOf(batch);
      if (changes.length > 0) await mongoose.connection.collection<Document>(name).bulkWrite(changes);
    };
    const up = () =>
      memberNames.up({ db: db as Db, walk, signal: AbortSignal.timeout(60_000) } as unknown as MigrationContext);
    await up();
    const after = await rows.find({ _id: { $in: ids } }).toArray();
    t.match(after, [
      { nameKey: "zoe ruiz", facts: { name: "Zoë Ruiz" } },
      { nameKey: "bo roe", facts: { name: "Bo Roe" } },
      { nameKey: "cy", facts: { name: "Cy" } },
      { nameKey: "odd@example.com", facts: 7 },
      { email: 7 },
    ]);
    t.ok(after[0]?.starts.includes("rui"));
    await up();
    t.same(await rows.find({ _id: { $in: ids } }).toArray(), after, "once");
    await rows.deleteMany({ _id: { $in: ids } });
  });
});
