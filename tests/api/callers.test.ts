import { setTimeout } from "node:timers/promises";
import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { transaction } from "#server/db/transactions.ts";
import { UserModel } from "#server/features/account/model.ts";
import { findCaller } from "#server/features/auth/callers.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const TOPIC = "accounts-written";

t.test("who asks is remembered", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const shown = async (person: Person) => (await person.get("/_/app/user")).json();
  const nameOf = async (person: Person): Promise<string> => (await shown(person)).name;

  t.test("for calls that follow one another", async (t) => {
    const ana = await app.person();
    await shown(ana);
    const reads = [UserModel, TeamModel].map((model) => t.capture(model, "find", model.find));
    for (let i = 0; i < 5; i++) t.match(await shown(ana), { email: ana.email });
    t.same(
      reads.map((calls) => calls().length),
      [0, 0],
    );
  });

  t.test("and not by a call that changes something: it asks the store, as the one before it did", async (t) => {
    const ana = await app.person();
    await shown(ana);
    await UserModel.collection.updateOne({ _id: await make.idOf(ana) }, { $set: { isEnabled: false } });
    t.equal((await ana.get("/_/app/user")).statusCode, 200, "written past the model");
    t.equal((await ana.patch("/_/app/user", { name: "Ann" })).statusCode, 401);
  });

  t.test("until anything of an account, a team or a member is written", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, { permissions: [1, 2] }, owner);
    const [user, team] = [await make.idOf(member), await make.idOf(owner)];
    t.match(await shown(member), { isTerminated: false, team: { permissions: [1, 2] } });
    await UserModel.updateOne({ _id: user }, { $set: { name: "Mia" } });
    t.equal(await nameOf(member), "Mia");
    await TeamModel.updateMany({ owner: team }, { $set: { seats: 7 } });
    t.match(await shown(member), { availableSignatures: 7 });
    await MemberModel.findOneAndUpdate({ team, user }, { $set: { permissions: [] } });
    t.match(await shown(member), { team: { permissions: [] } });
    await UserModel.findByIdAndUpdate(user, { $set: { isEnabled: false } });
    t.equal((await member.get("/_/app/user")).statusCode, 401);
  });

  t.test("not as they were before a transaction, whoever read them during it", async (t) => {
    const ana = await app.person({ name: "Ana" });
    const _id = await make.idOf(ana);
    const during = await transaction(async (session) => {
      await UserModel.updateOne({ _id }, { $set: { name: "Anna" } }, { session });
      return nameOf(ana);
    });
    t.equal(during, "Ana", "nobody sees what is not there yet");
    t.equal(await nameOf(ana), "Anna");
  });

  t.test("not as a reading found them that began before a write and ended after it", async (t) => {
    const ana = await app.person({ name: "Ana" });
    const _id = await make.idOf(ana);
    const { promise: written, resolve: end } = Promise.withResolvers<void>();
    const { promise: read, resolve: hasRead } = Promise.withResolvers<void>();
    const { find } = UserModel;
    const { restore } = t.intercept(UserModel, "find", {
      value: (...args: Parameters<typeof find>) => {
        const query = find.apply(UserModel, args);
        const { lean } = query;
        query.lean = (async () => {
          const rows = await lean.call(query, true);
          hasRead();
          await written;
          return rows;
        }) as unknown as typeof lean;
        return query;
      },
    });
    const late = nameOf(ana);
    await read;
    restore();
    await UserModel.updateOne({ _id }, { $set: { name: "Anna" } });
    end();
    t.equal(await late, "Ana");
    t.equal(await nameOf(ana), "Anna");
  });

  t.test("until another process says that it has written, or for a second", async (t) => {
    const ana = await app.person({ name: "Ana" });
    const _id = await make.idOf(ana);
    // Past the models, as this process sees the writes of others.
    const rename = (name: string) => UserModel.collection.updateOne({ _id }, { $set: { name } });
    await nameOf(ana);
    await rename("Anna");
    await hot().publish(TOPIC, null);
    t.equal(await nameOf(ana), "Anna");
    await rename("Anne");
    await setTimeout(1_000);
    t.equal(await nameOf(ana), "Anne");
  });

  t.test("and other processes hear of a write, after a transaction when it is over", async (t) => {
    const _id = await make.idOf(await app.person());
    let heard = 0;
    t.teardown(hot().subscribe(TOPIC, () => void heard++));
    await UserModel.updateOne({ _id }, { $set: { name: "Ana" } });
    await TeamModel.updateOne({ _id }, { $set: { name: "Ana" } });
    await MemberModel.deleteMany({ user: _id });
    t.equal(heard, 3);
    await transaction(async (session) => {
      await UserModel.updateOne({ _id }, { $set: { name: "Anna" } }, { session });
      t.equal(heard, 3);
    });
    t.equal(heard, 4);
  });

  t.test("in records that nobody can change by mistake", async (t) => {
    const caller = await findCaller(String(await make.idOf(await app.person())));
    if (!caller) return t.fail("there is nobody");
    t.throws(() => {
      caller.user.isEnabled = false;
    }, TypeError);
    t.throws(() => caller.user.roles.push("ROLE_SUPER_ADMIN"), TypeError);
    t.throws(() => Object.assign(caller.team.plan, { name: "other" }), TypeError);
  });
});
