import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { teams } from "#server/db/migrations/002-teams.ts";
import type { Db, Document, MigrationContext } from "#server/db/migrations/migration.ts";
import { databaseUpdate } from "#server/db/migrations/runner.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { NO_PLAN } from "#shared/account/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const log = pino({ level: "silent" });
const collection = (name: string) => mongoose.connection.collection<Document>(name);
const update = () => databaseUpdate({ log }).run();
const COLLECTIONS = ["users", "teams", "members", "signatures", "shortlinks", "clickmonths", "pictureuses"];
const everything = async () =>
  JSON.stringify(await Promise.all(COLLECTIONS.map((name) => collection(name).find().sort({ _id: 1 }).toArray())));

t.test("what belonged to a person before there were teams", async (t) => {
  const app = await startApp(t);
  const cast = {
    olu: await app.person(),
    mia: await app.person(),
    max: await app.person(),
    ana: await app.person(),
    eva: await app.person(),
  };
  const { olu, mia, max, ana, eva } = cast;
  type Person = typeof olu;
  const plan = { ...NO_PLAN, type: "subscription" };
  const memberOf = (ownerEmail: string, permissions: number[] | null) => ({ isOwner: false, permissions, ownerEmail });
  const paid = { isPaid: true, isTerminated: false, plan };
  const users: [Person, object][] = [
    [
      olu,
      {
        ...paid,
        availableSignatures: 5,
        bonusSignatures: 2,
        team: { isOwner: true, permissions: null, ownerEmail: null },
      },
    ],
    [mia, { ...paid, availableSignatures: 1, bonusSignatures: 0, team: memberOf(olu.email, null) }],
    [max, { ...paid, availableSignatures: 1, bonusSignatures: 0, team: memberOf(olu.email, [2, 3]) }],
    [ana, { isPaid: false, isTerminated: true, availableSignatures: 1, bonusSignatures: 3, plan: NO_PLAN, team: null }],
    [eva, { isPaid: false, isTerminated: false, availableSignatures: 1, team: memberOf(eva.email, [2]) }],
  ];

  const hashes = new Map<Person, string>();
  for (const person of Object.values(cast)) {
    const input = make.signature({ hasShortLink: true });
    const saved = (await person.post("/_/signatures", input)).json<{
      hash: string;
      shortLinks: { shortUrl: string }[];
    }>();
    hashes.set(person, saved.hash);
    await app.inject({
      url: new URL(saved.shortLinks[0]?.shortUrl ?? "").pathname,
      headers: { "user-agent": "Firefox" },
    });
    await collection("pictureuses").insertOne({
      _id: `${person.email}-10x10`,
      owners: [await make.idOf(person)],
    } as never);
  }
  const gone = { _id: "gone:2026-01", signature: "gone", month: "2026-01", people: 1 };
  await collection("clickmonths").insertOne(gone as never);
  await app.clicks.flush();
  const team = await make.idOf(olu);
  // Whoever made it, a link goes with its signature.
  await collection("shortlinks").updateMany({ signature: hashes.get(max) }, { $set: { owner: await make.idOf(ana) } });
  await MemberModel.create({ team, email: "left@example.com", active: false });

  // As the version before left them.
  for (const [person, fields] of users)
    await collection("users").updateOne({ email: person.email }, { $set: { ...fields, signatureCount: 1 } });
  await collection("teams").deleteMany({});
  for (const name of ["signatures", "shortlinks", "clickmonths"])
    await collection(name).updateMany({}, { $unset: { team: 1 } });
  await update();

  t.test("is their team's, and a member's is the team's that they are in", async (t) => {
    t.match(await TeamModel.findById(team).lean(), {
      owner: team,
      isPaid: true,
      plan: { type: "subscription" },
      seats: 7,
      bonusSignatures: 2,
      used: 3,
      signatureCount: 3,
    });
    const rows = await MemberModel.find({ active: true }).sort({ email: 1 }).lean();
    t.equal(rows.length, 2);
    t.match(
      rows.map(({ email, permissions, role, status }) => ({ email, permissions, role, status })),
      [mia, max]
        .map(({ email }) => ({
          email,
          permissions: email === mia.email ? null : [2, 3],
          role: "member",
          status: "registered",
        }))
        .sort((a, b) => a.email.localeCompare(b.email)),
    );
    for (const person of [olu, mia, max]) {
      const signature = hashes.get(person);
      const records = [
        await SignatureModel.findOne({ hash: signature }).lean(),
        ...(await collection("shortlinks").find({ signature }).toArray()),
        ...(await collection("clickmonths").find({ signature }).toArray()),
      ];
      t.ok(records.length > 2 && records.every((record) => team.equals(record?.team)));
      t.same((await collection("pictureuses").findOne({ _id: `${person.email}-10x10` } as never))?.owners, [team]);
    }
    t.same(await collection("clickmonths").findOne({ _id: "gone:2026-01" } as never), gone, "nobody's any more");
  });

  t.test("a member's own team is a free one: the plan that stood at them was the other's", async (t) => {
    t.match(await TeamModel.findById(await make.idOf(mia)).lean(), {
      isPaid: false,
      seats: 1,
      signatureCount: 0,
      used: 1,
    });
  });

  t.test("nobody is a member of the team that is their own", async (t) => {
    const own = await make.idOf(eva);
    t.equal(await MemberModel.countDocuments({ user: own }), 0);
    t.match(await TeamModel.findById(own).lean(), { used: 1, signatureCount: 1 });
  });

  t.test("what the version before changes while a batch is read stays as it was changed", async (t) => {
    const [picture, newcomer] = ["late-10x10", await make.idOf(ana)];
    await collection("pictureuses").insertOne({ _id: picture, owners: [await make.idOf(mia)] } as never);
    const { db } = mongoose.connection;
    const walk: MigrationContext["walk"] = async (name, changesOf) => {
      if (name !== "pictureuses") return;
      const changes = await changesOf(await collection(name).find().toArray());
      await collection(name).updateOne({ _id: picture } as never, { $push: { owners: newcomer } } as never);
      await collection(name).bulkWrite(changes);
    };
    await teams.up({ db: db as Db, log, signal: AbortSignal.timeout(60_000), walk });
    const use = await collection("pictureuses").findOneAndDelete({ _id: picture } as never);
    t.same(use?.owners.at(-1), newcomer);
  });

  t.test("is there for each of them as it was", async (t) => {
    t.match((await olu.get("/_/app/user")).json(), {
      isPaid: true,
      availableSignatures: 5,
      bonusSignatures: 2,
      team: { isOwner: true, permissions: null, ownerEmail: null },
    });
    const max2 = (await max.get("/_/app/user")).json();
    t.match(max2, { isPaid: true, team: { isOwner: false, permissions: [2, 3], ownerEmail: olu.email } });
    t.match((await ana.get("/_/app/user")).json(), {
      isPaid: false,
      isTerminated: true,
      bonusSignatures: 3,
      team: null,
    });
    for (const person of [mia, max])
      t.same(
        (await person.get("/_/app/user/signatures/1")).json().items.map(({ hash }: { hash: string }) => hash),
        [hashes.get(person)],
      );
    t.equal((await olu.get("/_/app/user/signatures/1")).json().items.length, 3, "and the owner sees them all");
    t.equal((await app.anyone.get(`/signatures/${hashes.get(ana)}/preview`)).statusCode, 403);
  });

  t.test("is brought over once, however often a start that was cut off begins again", async (t) => {
    const before = await everything();
    await collection("migrations").deleteMany({});
    await update();
    t.equal(await everything(), before);
  });

  t.test("a company that a script has made before the first start has no place for its agency's owner", async (t) => {
    const [agency, _id] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    await collection("teams").insertOne({ _id, agency, owner: agency, name: "Acme", group: "acme", used: 0 } as never);
    await collection("migrations").deleteMany({});
    await update();
    t.match(await TeamModel.findById(_id).lean(), { used: 0 });
  });

  t.test("what is noted wrongly neither stops the start nor costs anybody what they pay for", async (t) => {
    const eva = await app.person();
    const _id = await make.idOf(eva);
    const team = { isOwner: false, permissions: null, ownerEmail: eva.email };
    const bought = { isPaid: true, availableSignatures: 5, bonusSignatures: 0 };
    await collection("users").updateOne({ _id }, { $set: { ...bought, team } });
    await collection("teams").deleteMany({});
    for (const [i, owners] of [null, "x", {}, 5].entries())
      await collection("pictureuses").insertOne({ _id: `odd${i}`, owners } as never);
    await collection("migrations").deleteMany({});
    await update();
    t.match(await TeamModel.findById(_id).lean(), { isPaid: true, seats: 5 });
    t.match((await eva.get("/_/app/user")).json(), { isPaid: true, availableSignatures: 5, team: null });
  });
});
