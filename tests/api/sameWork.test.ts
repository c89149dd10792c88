import mongoose from "mongoose";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";
import { countHashes, countStore, type Work, workOf } from "#tests/support/work.ts";

countHashes();

/**
 * Who asks about an address learns nothing of whether it has an account: not from the answer, and not from its time either,
 * as the same is done for all. Counted, as a watch would need thousands of tries, and a busy machine none.
 */
t.test("the same work for addresses with and without an account", async (t) => {
  const app = await startApp(t);
  const [verified, unverified, disabled, social] = [
    await app.person(),
    await app.person(),
    await app.person(),
    await app.person(),
  ];
  for (const person of [verified, disabled, social]) await make.confirm(person);
  await UserModel.updateOne({ email: disabled.email }, { isEnabled: false });
  await UserModel.updateOne({ email: social.email }, { passwordHash: "" });
  countStore();
  t.teardown(() => void mongoose.set("debug", false));

  /** Each asked from an address of its own, as counts differ with what was asked before. */
  let asked = 0;
  const post = async (path: string, body: unknown) => {
    asked += 1;
    return app.withToken(null, `192.0.2.${asked}`).post(path, body);
  };
  const emails = {
    nobody: "nobody@example.com",
    verified: verified.email,
    unverified: unverified.email,
    disabled: disabled.email,
    social: social.email,
  };
  const eachOf = async (call: (email: string) => Promise<unknown>) => {
    const works: Record<string, Work> = {};
    for (const [who, email] of Object.entries(emails)) works[who] = await workOf(() => call(email));
    return works;
  };
  const areSame = (works: Record<string, Work>, has: RegExp) => {
    const { nobody = {}, ...others } = works;
    t.ok(
      Object.keys(nobody).some((what) => has.test(what)),
      `${has} is counted`,
    );
    for (const [who, work] of Object.entries(others)) t.same(work, nobody, who);
  };

  await t.test("a forgotten password", async (t) => {
    const bodies = new Set<string>();
    const works = await eachOf(async (email) => {
      const answer = await post("/app/registration/forgot-password", { email });
      bodies.add(`${answer.statusCode} ${answer.body}`);
    });
    areSame(works, /^store\.resettokens\.|^store\.jobs\./);
    t.same([...bodies], ["204 "]);
    const states = await JobModel.find({ kind: "mail", state: mongoose.trusted({ $in: ["waiting", "decoy"] }) }).lean();
    t.ok(
      states.some(({ state }) => state === "decoy"),
      "what leads nowhere is written too",
    );
  });

  await t.test("the fourth time in a day, when the mailbox has had enough", async () => {
    for (let i = 0; i < 3; i++)
      for (const email of Object.values(emails)) await post("/app/registration/forgot-password", { email });
    areSame(await eachOf((email) => post("/app/registration/forgot-password", { email })), /^limiter/);
  });

  await t.test("a wrong password", async () => {
    // The first one of a process makes what an unknown address is compared with.
    await post("/security/login", { email: "first@example.com", password: "not this one" });
    areSame(await eachOf((email) => post("/security/login", { email, password: "not this one" })), /^argon2\.verify/);
  });

  await t.test("another address for an account, and an invitation", async (t) => {
    const free = "free@example.com";
    const person = await app.person();
    await make.confirm(person);
    const change = (email: string) => () => person.post("/_/app/user/email", { email, password: person.password });
    // Whose session it is is looked up once.
    await person.get("/_/app/user");
    t.same(await workOf(change(verified.email)), await workOf(change(free)));
    const invite = (email: string) => () => person.post("/_/app/user/invite-friend", { email });
    await workOf(invite("first@example.com"));
    t.same(await workOf(invite(unverified.email)), await workOf(invite("stranger@example.com")));
  });
});
