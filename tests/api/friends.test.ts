import { pino } from "pino";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { reward } from "#server/features/friends/bonus.ts";
import { friendHandler } from "#server/features/friends/jobs.ts";
import { FriendModel } from "#server/features/friends/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { FRIEND_PARAM } from "#shared/friends/constants.ts";
import type { FriendLink } from "#shared/friends/schema.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const INVITE = "/_/app/user/invite-friend";
const LINK = "/_/app/user/invite-friend/get-link";
const PASSWORD = "correct horse battery";

t.test("friends", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const worker = new JobWorker({
    handlers: [friendHandler],
    log: pino({ level: "silent" }),
    now: () => Date.now() + 1000,
  });
  type Person = Awaited<ReturnType<typeof app.person>>;
  const confirmed = async (values: { email?: string } = {}) => {
    const person = await app.person(values);
    await make.confirm(person);
    return person;
  };
  const linkOf = async (person: Person) => (await person.get(LINK)).json<FriendLink>();
  const codeOf = async (person: Person) =>
    new URL((await linkOf(person)).link).searchParams.get(FRIEND_PARAM) as string;
  let addresses = 0;
  /** Somebody signs up by a link; the token of the mail that they got. */
  const join = async (code: string, email: string) => {
    await mailbox.read();
    const answer = await app
      .withToken(null, `10.9.0.${addresses++}`)
      .post(`/app/registration/register?friend=${code}`, { email, password: PASSWORD });
    t.equal(answer.statusCode, 201);
    const mail = (await mailbox.read()).find(({ subject }) => subject === "Confirm your email address");
    const token = new URL(linkIn(mail ?? {}, "/sign-up")).searchParams.get(CONFIRM_PARAM);
    return { token, person: app.withToken(answer.json().token) };
  };
  const confirm = async (token: string | null) => {
    const answer = await app.withToken(null, `10.9.1.${addresses++}`).post("/app/registration/verify-email", { token });
    t.equal(answer.statusCode, 204);
    await worker.runDue();
  };
  const bonusOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).json().bonusSignatures;

  t.test("a link is one's own and stays the same", async (t) => {
    const [ana, ben] = [await app.person(), await app.person()];
    const first = await linkOf(ana);
    t.match(first, { bonus: 0, maxBonus: 5, friends: [] });
    t.match(first.link, /^http:\/\/localhost:3000\/sign-up\?friend=[\w-]{16}$/);
    t.equal((await linkOf(ana)).link, first.link);
    t.not((await linkOf(ben)).link, first.link);
    const twenty = await Promise.all(Array.from({ length: 20 }, () => linkOf(ben)));
    t.equal(new Set(twenty.map(({ link }) => link)).size, 1);
  });

  t.test("an invitation is mailed once, and brings both a place when its address is confirmed", async (t) => {
    const ana = await confirmed();
    await mailbox.read();
    t.equal((await ana.post(INVITE, { email: "Friend@Example.com" })).statusCode, 204);
    const [mail] = await mailbox.read();
    t.match(mail, { to: { text: "friend@example.com" }, subject: /recommends Signoff to you$/ });
    t.equal(linkIn(mail ?? {}, "/sign-up"), (await linkOf(ana)).link);
    t.match((await linkOf(ana)).friends, [{ address: "f…@example.com", state: "invited", hasBonus: false }]);
    t.notMatch(JSON.stringify(await FriendModel.find().lean()), "friend@example.com", "no address is kept");

    const { token, person } = await join(await codeOf(ana), "friend@example.com");
    t.match((await linkOf(ana)).friends, [{ state: "joined", hasBonus: false }]);
    t.same([await bonusOf(ana), await bonusOf(person)], [0, 0], "nothing yet");
    await confirm(token);
    t.match(await linkOf(ana), {
      bonus: 1,
      friends: [{ address: "f…@example.com", state: "confirmed", hasBonus: true }],
    });
    t.same([await bonusOf(ana), await bonusOf(person)], [1, 1]);
    t.match((await ana.get("/_/app/user")).json(), { availableSignatures: 1, bonusSignatures: 1 });

    for (const _ of [1, 2]) t.equal((await ana.post("/_/signatures", make.signature())).statusCode, 201);
    t.equal((await ana.post("/_/signatures", make.signature())).json().code, "signature_limit", "two places, no third");

    const friend = await UserModel.findOne({ email: "friend@example.com" }).lean();
    await Promise.all(Array.from({ length: 10 }, () => reward(String(friend?._id))));
    t.equal(await bonusOf(ana), 1, "once, however often the job is run");
  });

  t.test("at most five for one account; the friend still has theirs", async (t) => {
    const ana = await confirmed();
    const code = await codeOf(ana);
    const people = [];
    for (let i = 0; i < 6; i++) people.push(await join(code, `six${i}@example.com`));
    for (const { token } of people)
      await app.withToken(null, `10.9.2.${addresses++}`).post("/app/registration/verify-email", { token });
    // All at once: the count is checked by the write that raises it.
    await Promise.all(
      people.map(async (_, i) =>
        reward(String((await UserModel.findOne({ email: `six${i}@example.com` }).lean())?._id)),
      ),
    );
    await worker.runDue();
    const { bonus, friends } = await linkOf(ana);
    t.equal(bonus, 5);
    t.equal(friends.filter(({ hasBonus }) => hasBonus).length, 5);
    t.equal(friends.filter(({ state }) => state === "confirmed").length, 6);
    t.same(await Promise.all(people.map(({ person }) => bonusOf(person))), [1, 1, 1, 1, 1, 1]);
  });

  t.test("nothing for the same person, under whatever spelling", async (t) => {
    const ana = await confirmed({ email: "ana.self@gmail.com" });
    const code = await codeOf(ana);
    const self = await join(code, "anaself+two@googlemail.com");
    await confirm(self.token);
    t.same([await bonusOf(ana), await bonusOf(self.person)], [0, 0], "the inviter");

    const first = await join(code, "once@example.com");
    const second = await join(code, "once+again@example.com");
    await confirm(first.token);
    await confirm(second.token);
    t.same(
      [await bonusOf(ana), await bonusOf(first.person), await bonusOf(second.person)],
      [1, 1, 0],
      "a friend twice",
    );

    const known = await app.person({ email: "here@example.com" });
    await make.confirm(known);
    const again = await join(code, "here+new@example.com");
    await confirm(again.token);
    t.same([await bonusOf(ana), await bonusOf(again.person)], [1, 0], "somebody who was here before");
  });

  t.test("nothing from an inviter whose account is disabled, and the friend has theirs", async (t) => {
    const ana = await confirmed();
    const { token, person } = await join(await codeOf(ana), "late@example.com");
    await UserModel.updateOne({ email: ana.email }, { isEnabled: false });
    await confirm(token);
    await UserModel.updateOne({ email: ana.email }, { isEnabled: true });
    t.same([await bonusOf(ana), await bonusOf(person)], [0, 1]);
  });

  t.test("a new password by mail confirms the address, and brings the same", async (t) => {
    const ana = await confirmed();
    const { person } = await join(await codeOf(ana), "reset@example.com");
    await app.withToken(null, "10.9.3.1").post("/app/registration/forgot-password", { email: "reset@example.com" });
    const mail = (await mailbox.read()).find(({ subject }) => subject === "Choose a new password");
    const token = linkIn(mail ?? {}, "/forgot-password-change")
      .split("/")
      .at(-1);
    const answer = await app
      .withToken(null, "10.9.3.2")
      .post("/app/registration/reset-password", { token, password: "another harbour at dawn" });
    t.equal(answer.statusCode, 204);
    await worker.runDue();
    t.equal(await bonusOf(ana), 1);
    t.ok(person);
  });

  t.test("a code that nobody has, or that is no code, keeps nobody from signing up", async (t) => {
    for (const code of ["A".repeat(16), "$ne", "%00", "x".repeat(500)]) {
      const answer = await app
        .withToken(null, `10.9.4.${addresses++}`)
        .post(`/app/registration/register?friend=${encodeURIComponent(code)}`, {
          email: `code${addresses}@example.com`,
          password: PASSWORD,
        });
      t.equal(answer.statusCode, 201, code);
    }
  });

  t.test("the answer never tells whether an address has an account", async (t) => {
    const ana = await confirmed();
    const known = await app.person();
    await mailbox.read();
    const answers = [
      await ana.post(INVITE, { email: known.email }),
      await ana.post(INVITE, { email: "unknown@example.com" }),
    ];
    t.same(
      answers.map(({ statusCode, body }) => [statusCode, body]),
      [
        [204, ""],
        [204, ""],
      ],
    );
    t.same(
      (await mailbox.read()).map(({ to }) => (to as { text: string }).text),
      ["unknown@example.com"],
    );
    t.match((await linkOf(ana)).friends, [{ state: "invited" }, { state: "invited" }]);
  });

  t.test("refuses one's own address and one that was invited, in every spelling", async (t) => {
    const ana = await confirmed({ email: "a.b@gmail.com" });
    t.match((await ana.post(INVITE, { email: "ab+x@googlemail.com" })).json(), {
      errors: [{ path: "email", message: /your own address/ }],
    });
    t.equal((await ana.post(INVITE, { email: "twice@example.com" })).statusCode, 204);
    t.match((await ana.post(INVITE, { email: "twice+1@example.com" })).json(), {
      errors: [{ path: "email", message: /invited this address already/ }],
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.post(INVITE, { email: "race@example.com" })));
    t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
    await mailbox.read();
    for (const email of ["a@b\r\nBcc: c@d.example", "a@b.example,c@d.example", "", 7])
      t.equal((await ana.post(INVITE, { email })).statusCode, 422);
    t.same(await mailbox.read(), []);
  });

  t.test("nobody invites who has not confirmed their address, or is a member of another's team", async (t) => {
    const newcomer = await app.person();
    t.match((await newcomer.post(INVITE, { email: "x@example.com" })).json(), { code: "email_unverified" });
    const member = await make.member(app);
    await make.confirm(member);
    t.match((await member.post(INVITE, { email: "x@example.com" })).json(), { code: "no_permission" });
    t.match((await member.get(LINK)).json(), { code: "no_permission" });
    for (const answer of [await app.anyone.post(INVITE, { email: "x@example.com" }), await app.anyone.get(LINK)])
      t.equal(answer.statusCode, 401);
  });

  t.test("ten mails a day, and the eleventh waits", async (t) => {
    const ana = await confirmed();
    for (let i = 0; i < 10; i++) t.equal((await ana.post(INVITE, { email: `many${i}@example.com` })).statusCode, 204);
    const answer = await ana.post(INVITE, { email: "many10@example.com" });
    t.equal(answer.statusCode, 429);
    t.equal((await linkOf(ana)).friends.length, 10, "and is not noted as invited");
  });

  t.test("a friend of an older version, without state and bonus, is shown as invited", async (t) => {
    const ana = await confirmed();
    await FriendModel.collection.insertOne({ inviter: await make.idOf(ana), mailbox: "old" } as object);
    t.match((await linkOf(ana)).friends, [{ address: "…", state: "invited", hasBonus: false }]);
  });
});
