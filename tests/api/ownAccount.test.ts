import type { ParsedMail } from "mailparser";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { emailChangeTokens, emailUndoTokens, resetTokens } from "#server/features/auth/mailedTokens.ts";
import {
  EmailChangeModel,
  EmailUndoModel,
  RefreshFamilyModel,
  VerificationCodeModel,
} from "#server/features/auth/model.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import { AuthenticatorModel } from "#server/features/auth/twoFactor/model.ts";
import { CODE_TRIES } from "#shared/mail/constants.ts";
import { MAILS } from "#shared/mail/schema.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const NEW_PASSWORD = "nine quiet lanterns";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

t.test("a person's own account", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  type Answer = Awaited<ReturnType<Person["get"]>>;
  const confirmed = async () => {
    const person = await app.person();
    await make.confirm(person);
    await mailbox.read();
    return person;
  };
  const login = (person: { email: string; password: string }, headers: Record<string, string> = {}) =>
    app.anyone.post("/security/login", { email: person.email, password: person.password }, headers);
  const deviceOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    `device=${cookies.find(({ name }) => name === "device")?.value}`;
  const statusOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).statusCode;
  const emailOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).json().email;
  const refresh = (refreshToken: string) => app.anyone.post("/security/token/refresh", { refresh_token: refreshToken });
  const actingFor = (person: Person) => actingAs(app, person);
  const wins = (answers: Answer[], status = 204) => answers.filter(({ statusCode }) => statusCode === status).length;
  const twenty = <T>(make: () => T) => Promise.all(Array.from({ length: 20 }, make));
  /** Each attempt has an address of its own, or the limit on attempts would end the tests. */
  let addresses = 0;
  const stranger = () => app.withToken(null, `10.8.0.${addresses++}`);
  const tokenIn = (mail: ParsedMail | undefined, path: string) =>
    linkIn(mail ?? {}, path)
      .split("/")
      .at(-1) ?? "";

  t.test("PATCH /_/app/user", async (t) => {
    t.test("changes the name", async (t) => {
      const person = await app.person();
      const answer = await person.patch("/_/app/user", { name: "  Łukasz Żółć " });
      t.equal(answer.statusCode, 200);
      t.match(answer.json(), { name: "Łukasz Żółć", email: person.email });
      t.match((await person.get("/_/app/user")).json(), { name: "Łukasz Żółć" });
    });
    t.test("refuses what is no name, and everything that is not the person's to change", async (t) => {
      const person = await app.person();
      const bodies = [
        {},
        { name: "a\nb" },
        { name: "x".repeat(5000) },
        { name: null },
        { name: { $set: 1 } },
        { name: "Ana", email: "a@example.com" },
        { name: "Ana", isPaid: true },
        { name: "Ana", roles: ["ROLE_SUPER_ADMIN"] },
        { name: "Ana", passwordHash: "$argon2" },
        '{"name":"Ana","__proto__":{"isPaid":true}}',
      ];
      for (const body of bodies) {
        const answer = await person.patch("/_/app/user", body, { "content-type": "application/json" });
        t.ok([400, 422].includes(answer.statusCode), `${JSON.stringify(body).slice(0, 60)}: ${answer.statusCode}`);
      }
      t.match((await person.get("/_/app/user")).json(), { name: "Ana Person", email: person.email, isPaid: false });
    });
  });

  t.test("PATCH /_/app/user/password", async (t) => {
    const change = (person: Pick<Person, "patch">, currentPassword: string, newPassword: string, cookie = "") =>
      person.patch("/_/app/user/password", { currentPassword, newPassword }, cookie ? { cookie } : {});

    t.test("changes it, keeps this device, logs out the others and tells the person", async (t) => {
      const person = await confirmed();
      const phone = (await login(person)).json<{ token: string; refresh_token: string }>();
      await mailbox.read();
      const answer = await change(person, person.password, NEW_PASSWORD);
      t.equal(answer.statusCode, 200);
      const here = app.withToken(answer.json().token);
      t.equal(await statusOf(here), 200);
      t.equal((await refresh(person.refreshToken)).statusCode, 200, "and goes on");
      t.equal(await statusOf(person), 401, "the access token that it came with");
      t.equal(await statusOf(app.withToken(phone.token)), 401);
      t.equal((await refresh(phone.refresh_token)).statusCode, 401);
      t.equal((await login(person)).statusCode, 401, "the old password");
      t.equal((await login({ ...person, password: NEW_PASSWORD }, { cookie: deviceOf(answer) })).statusCode, 200);
      const [mail, ...more] = await mailbox.read();
      t.match(mail, { subject: "Your password was changed", to: { text: person.email } });
      t.same(more, [], "this browser is known under the new one");
    });
    t.test("names the field that is wrong", async (t) => {
      const person = await app.person();
      const refusals = [
        [await change(person, "not this one", NEW_PASSWORD), "currentPassword"],
        [await change(person, person.password, "password"), "newPassword"],
        [await change(person, person.password, "short"), "newPassword"],
      ] as const;
      for (const [answer, path] of refusals) {
        t.equal(answer.statusCode, 422);
        t.match(answer.json(), { code: "invalid_input", errors: [{ path }] });
      }
      t.equal(await statusOf(person), 200, "and nothing has changed");
    });
    t.test("twenty at once change it once", async (t) => {
      const person = await app.person();
      let at = 0;
      const answers = await twenty(() => change(person, person.password, `${NEW_PASSWORD} ${at++}`));
      t.equal(wins(answers, 200), 1);
      t.same(
        answers.filter(({ statusCode }) => ![200, 401, 422, 429].includes(statusCode)),
        [],
      );
    });
    t.test("ends what a forgotten password was mailed", async (t) => {
      const person = await confirmed();
      await app.anyone.post("/app/registration/forgot-password", { email: person.email });
      const token = tokenIn((await mailbox.read())[0], "/forgot-password-change/");
      await change(person, person.password, NEW_PASSWORD);
      const answer = await stranger().post("/app/registration/reset-password", { token, password: "another lantern" });
      t.equal(answer.statusCode, 410);
    });
    t.test("is not for whoever acts in somebody's name", async (t) => {
      const person = await app.person();
      t.match((await change(await actingFor(person), person.password, NEW_PASSWORD)).json(), {
        code: "not_in_their_name",
      });
    });
    t.test("nothing is mailed where nobody has confirmed", async (t) => {
      const person = await app.person();
      await mailbox.read();
      t.equal((await change(person, person.password, NEW_PASSWORD)).statusCode, 200);
      t.same(await mailbox.read(), []);
    });
  });

  t.test("the code in the mail that confirms an address", async (t) => {
    const verify = (person: Pick<Person, "post">, code: unknown) =>
      person.post("/_/app/user/verify-email/code", { code });
    const newcomer = async () => {
      await mailbox.read();
      const person = await app.person();
      const [mail] = await mailbox.read();
      const code = /^\s*(\d{6})\s*$/m.exec(mail?.text ?? "")?.[1] ?? "";
      return { person, code, other: code === "000000" ? "000001" : "000000" };
    };
    const isVerified = async (person: Person) => (await person.get("/_/app/user")).json().isEmailVerified;

    t.test("confirms it once, as people type it, and welcomes the person", async (t) => {
      const { person, code } = await newcomer();
      t.equal((await verify(person, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode, 204);
      t.equal(await isVerified(person), true);
      t.same(
        (await mailbox.read()).map(({ subject }) => subject),
        ["Welcome to Signoff"],
      );
      t.equal((await verify(person, code)).statusCode, 204, "who has confirmed has confirmed");
      t.equal(await VerificationCodeModel.countDocuments({ _id: await make.idOf(person) }), 0);
    });
    t.test("in the digits of another keyboard", async (t) => {
      const { person, code } = await newcomer();
      const wide = code.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
      t.equal((await verify(person, wide)).statusCode, 204);
    });
    t.test("a wrong one names the field, and what is none is refused", async (t) => {
      const { person, other } = await newcomer();
      for (const code of [other, "12345", "1234567", "abcdef", "", 123456, null, { $ne: 1 }])
        t.match((await verify(person, code)).json(), { code: "invalid_input", errors: [{ path: "code" }] });
      t.equal(await isVerified(person), false);
    });
    t.test("has five tries, also at once, and then the right one is late", async (t) => {
      const { person, code, other } = await newcomer();
      const answers = await twenty(() => verify(person, other));
      t.equal(wins(answers, 422), CODE_TRIES);
      const late = await verify(person, code);
      t.ok([410, 429].includes(late.statusCode));
      t.equal(await isVerified(person), false);
    });
    t.test("four wrong ones leave the fifth try", async (t) => {
      const { person, code, other } = await newcomer();
      for (let i = 1; i < CODE_TRIES; i++) await verify(person, other);
      t.equal((await verify(person, code)).statusCode, 204);
    });
    t.test("twenty at once confirm once, with one welcome", async (t) => {
      const { person, code } = await newcomer();
      await twenty(() => verify(person, code));
      t.equal(await isVerified(person), true);
      t.equal((await mailbox.read()).length, 1);
    });
    t.test("ends after ten minutes", async (t) => {
      const { person, code } = await newcomer();
      await VerificationCodeModel.updateOne({ _id: await make.idOf(person) }, { expiresAt: new Date(Date.now() - 1) });
      t.match((await verify(person, code)).json(), { code: "code_expired" });
    });
    t.test("is nobody else's, and no other address's", async (t) => {
      const { person, code } = await newcomer();
      const other = (await newcomer()).person;
      t.not((await verify(other, code)).statusCode, 204);
      await UserModel.updateOne({ email: person.email }, { email: "elsewhere@example.com" });
      t.match((await verify(person, code)).json(), { code: "code_expired" });
      t.equal(await isVerified(person), false);
    });
    t.test("is not stored, and a mail of an earlier version goes without", async (t) => {
      const { person, code } = await newcomer();
      const stored = await VerificationCodeModel.findById(await make.idOf(person)).lean();
      t.notMatch(JSON.stringify(stored), code);
      t.ok(MAILS.emailVerification.safeParse({ url: "https://a.example/b", endsAt: new Date().toISOString() }).success);
    });
  });

  t.test(
    "whoever opened an account with somebody else's address loses every way in when its reader chooses a password",
    async (t) => {
      const reset = async (person: Person) => {
        const { token } = await resetTokens.make({ _id: await make.idOf(person), email: person.email });
        const body = { token, password: NEW_PASSWORD };
        t.equal((await stranger().post("/app/registration/reset-password", body)).statusCode, 204);
      };
      const plant = async (person: Person) => {
        const user = await make.idOf(person);
        await PasskeyModel.create({ user, name: "theirs", credential: String(user), publicKey: "a" });
        await IdentityModel.create({ user, provider: "google", issuer: "https://a.example", subject: String(user) });
        await AuthenticatorModel.create({ _id: user, secret: "x", last: 0, confirmedAt: new Date() });
        return async () => [
          await PasskeyModel.countDocuments({ user }),
          await IdentityModel.countDocuments({ user }),
          await AuthenticatorModel.countDocuments({ _id: user }),
        ];
      };
      const opened = await app.person();
      const planted = await plant(opened);
      await reset(opened);
      t.same(await planted(), [0, 0, 0]);
      const owner = await confirmed();
      const own = await plant(owner);
      await reset(owner);
      t.same(await own(), [1, 1, 1], "one's own stay");
      await mailbox.read();
    },
  );

  t.test("another address", async (t) => {
    let moves = 0;
    const fresh = () => `moved${moves++}@example.org`;
    const ask = (person: Pick<Person, "post">, email: string, password: string) =>
      person.post("/_/app/user/email", { email, password });
    const confirm = (token: string) => stranger().post("/app/registration/email-change", { token });
    const undo = (token: string) => stranger().post("/app/registration/email-undo", { token });
    /** Somebody who has asked for another address, and the token that was mailed there. */
    const asking = async (person?: Person) => {
      const someone = person ?? (await confirmed());
      const email = fresh();
      t.equal((await ask(someone, email, someone.password)).statusCode, 204);
      const mails = await mailbox.read();
      return { person: someone, email, token: tokenIn(mails[0], "/email-change/"), mails };
    };
    /** Somebody who has moved, and the token that was mailed to the address before. */
    const moved = async () => {
      const { person, email, token } = await asking();
      t.equal((await confirm(token)).statusCode, 204);
      return { person, email, undoToken: tokenIn((await mailbox.read())[0], "/email-undo/") };
    };

    t.test("becomes the account's when the link that was mailed there is used, and the old one is told", async (t) => {
      const { person, email, token, mails } = await asking();
      t.equal(mails.length, 1);
      t.match(mails[0], { subject: "Confirm your new email address", to: { text: email } });
      t.equal(await emailOf(person), person.email, "until then nothing changes");
      t.equal((await confirm(token)).statusCode, 204);
      t.match((await person.get("/_/app/user")).json(), { email, isEmailVerified: true });
      t.equal((await login({ ...person, email })).statusCode, 200);
      t.equal((await login(person)).statusCode, 401);
      const [told] = await mailbox.read();
      t.match(told, { subject: "Your email address was changed", to: { text: person.email } });
      t.match(told?.text, email);
      t.notMatch(JSON.stringify(await EmailChangeModel.find().lean()), token);
    });
    t.test("wants the password, and another one than the own", async (t) => {
      const person = await confirmed();
      const acting = await actingFor(person);
      await mailbox.read();
      t.match((await ask(person, fresh(), "not this one")).json(), { errors: [{ path: "password" }] });
      t.match((await ask(person, person.email.toUpperCase(), person.password)).json(), { errors: [{ path: "email" }] });
      t.match((await ask(person, "a@b\r\nBcc: c@d.example", person.password)).json(), { errors: [{ path: "email" }] });
      t.match((await ask(acting, fresh(), person.password)).json(), { code: "not_in_their_name" });
      t.same(await mailbox.read(), []);
    });
    t.test("is answered the same where somebody else has it, and the same is written", async (t) => {
      const [person, other] = [await confirmed(), await confirmed()];
      const before = await EmailChangeModel.countDocuments();
      const taken = await ask(person, other.email, person.password);
      t.equal(taken.statusCode, 204);
      t.equal(taken.body, "");
      t.same(await mailbox.read(), []);
      t.equal(await EmailChangeModel.countDocuments(), before + 1);
    });
    t.test("twenty at once use a link once", async (t) => {
      const { token } = await asking();
      const answers = await twenty(() => confirm(token));
      t.equal(wins(answers), 1);
      t.equal(wins(answers, 410), 19);
      t.equal((await mailbox.read()).length, 1);
    });
    t.test("of two who want it the first has it: the index decides", async (t) => {
      const [one, two] = [await confirmed(), await confirmed()];
      const email = fresh();
      const tokens = await Promise.all(
        [one, two].map(async (person) => (await emailChangeTokens.make({ _id: await make.idOf(person), email })).token),
      );
      const answers = await Promise.all(tokens.map(confirm));
      t.equal(wins(answers), 1);
      t.match(answers.find(({ statusCode }) => statusCode !== 204)?.json(), { code: "email_taken" });
      t.equal(await UserModel.countDocuments({ email }), 1);
    });
    t.test("the newest link ends the others, and so does a day", async (t) => {
      const { person, token } = await asking();
      const next = await asking(person);
      t.equal((await confirm(next.token)).statusCode, 204);
      t.equal((await confirm(token)).statusCode, 410);
      await mailbox.read();
      const late = await emailChangeTokens.make(
        { _id: (await UserModel.findOne({ email: next.email }).lean())!._id, email: fresh() },
        new Date(Date.now() - 86_400_000 - 1000),
      );
      t.equal((await confirm(late.token)).statusCode, 410);
    });
    t.test("ends the links that were mailed to the one before", async (t) => {
      const person = await confirmed();
      await app.anyone.post("/app/registration/forgot-password", { email: person.email });
      const token = tokenIn((await mailbox.read())[0], "/forgot-password-change/");
      const change = await asking(person);
      await confirm(change.token);
      const reset = await stranger().post("/app/registration/reset-password", { token, password: NEW_PASSWORD });
      t.equal(reset.statusCode, 410);
      await mailbox.read();
    });
    t.test("bothers no mailbox, and nobody asks on and on", async (t) => {
      const email = fresh();
      for (let i = 0; i < 4; i++) await ask(await confirmed(), email, "correct horse battery");
      t.ok((await mailbox.read()).length <= 3);
      const person = await confirmed();
      const answers = [];
      for (let i = 0; i < 6; i++) answers.push((await ask(person, fresh(), person.password)).statusCode);
      t.same(answers, [204, 204, 204, 204, 204, 429]);
      await mailbox.read();
    });

    t.test("is taken back by the address before: sessions and password end, and a new one is chosen", async (t) => {
      const { person, email, undoToken } = await moved();
      const answer = await undo(undoToken);
      t.equal(answer.statusCode, 200);
      t.equal(await statusOf(person), 401);
      t.equal((await refresh(person.refreshToken)).statusCode, 401);
      for (const address of [email, person.email])
        t.equal((await login({ ...person, email: address })).statusCode, 401);
      const body = { token: answer.json().resetToken, password: NEW_PASSWORD };
      t.equal((await stranger().post("/app/registration/reset-password", body)).statusCode, 204);
      t.equal((await login({ ...person, password: NEW_PASSWORD })).statusCode, 200);
      await mailbox.read();
    });
    t.test("is taken back with what a thief has added to get in again; older factors stay", async (t) => {
      const { person, undoToken } = await moved();
      const user = await make.idOf({ email: await emailOf(person) });
      const longAgo = new Date(Date.now() - 3 * 86_400_000);
      const key = (name: string) => ({ user, name, credential: `${user}${name}`, publicKey: "a" });
      await PasskeyModel.create([key("new"), { ...key("old"), createdAt: longAgo }]);
      const identity = { user, provider: "google" as const };
      await IdentityModel.create([
        { ...identity, issuer: "https://a.example", subject: `${user}` },
        { ...identity, issuer: "https://b.example", subject: `${user}`, createdAt: longAgo },
      ]);
      await AuthenticatorModel.create({ _id: user, secret: "x", last: 0, confirmedAt: new Date() });
      t.equal((await undo(undoToken)).statusCode, 200);
      t.same(await PasskeyModel.distinct("name", { user }), ["old"]);
      t.same(await IdentityModel.distinct("issuer", { user }), ["https://b.example"]);
      t.equal(await AuthenticatorModel.countDocuments({ _id: user }), 0);

      const again = await moved();
      const owner = await make.idOf({ email: await emailOf(again.person) });
      await AuthenticatorModel.create({ _id: owner, secret: "x", last: 0, confirmedAt: longAgo });
      t.equal((await undo(again.undoToken)).statusCode, 200);
      t.equal(await AuthenticatorModel.countDocuments({ _id: owner }), 1);
      await mailbox.read();
    });

    t.test("is taken back once, also of twenty at once, and within a week", async (t) => {
      const { person, undoToken } = await moved();
      const answers = await twenty(() => undo(undoToken));
      t.equal(wins(answers, 200), 1);
      t.equal(wins(answers, 410), 19);
      const late = await emailUndoTokens.make(
        { _id: await make.idOf(person), email: fresh() },
        new Date(Date.now() - 7 * 86_400_000 - 1000),
      );
      t.equal((await undo(late.token)).statusCode, 410);
    });
    t.test("whoever moves an account on cannot end what its owner was mailed first", async (t) => {
      const { person, email, undoToken } = await moved();
      const next = await asking(Object.assign(person, { owned: email }));
      await confirm(next.token);
      const second = tokenIn((await mailbox.read())[0], "/email-undo/");
      t.equal((await undo(second)).statusCode, 200, "back to where the thief reads");
      t.equal((await undo(undoToken)).statusCode, 200, "and back to the owner");
      t.ok(await UserModel.exists({ email: person.email }));
      t.equal(await EmailUndoModel.countDocuments({ email }), 0);
    });
    t.test("a link that is used first ends the later ones", async (t) => {
      const { person, undoToken } = await moved();
      const next = await asking(person);
      await confirm(next.token);
      const second = tokenIn((await mailbox.read())[0], "/email-undo/");
      t.equal((await undo(undoToken)).statusCode, 200);
      t.equal((await undo(second)).statusCode, 410);
    });
    t.test("the one before is nobody else's for a week, and its owner may go back", async (t) => {
      const { person } = await moved();
      const register = await stranger().post("/app/registration/register", {
        email: person.email,
        password: NEW_PASSWORD,
      });
      t.match(register.json(), { code: "email_taken" });
      const other = await confirmed();
      t.equal((await ask(other, person.email, other.password)).statusCode, 204);
      t.same(await mailbox.read(), []);
      t.equal((await ask(person, person.email, person.password)).statusCode, 204);
      t.equal((await mailbox.read()).length, 1);
    });
    t.test("that nobody had confirmed is not told and takes nothing back: it may be a stranger's", async (t) => {
      const person = await app.person();
      await mailbox.read();
      const { token, email } = await asking(person);
      t.equal((await confirm(token)).statusCode, 204);
      t.match((await person.get("/_/app/user")).json(), { email, isEmailVerified: true });
      // As whoever confirms the address of their sign-up is.
      const greeted = await mailbox.read();
      t.equal(greeted.length, 1);
      t.match(greeted[0], { subject: /Welcome/, to: { text: email } });
      t.equal(await EmailUndoModel.countDocuments({ email: person.email }), 0);
    });
    t.test("that was asked for with the old password is not given after a new one", async (t) => {
      const changed = await asking();
      const passwords = { currentPassword: changed.person.password, newPassword: NEW_PASSWORD };
      t.equal((await changed.person.patch("/_/app/user/password", passwords)).statusCode, 200);
      t.equal((await confirm(changed.token)).statusCode, 410);
      await mailbox.read();
      const reset = await asking();
      const owner = { _id: await make.idOf(reset.person), email: reset.person.email };
      const { token } = await resetTokens.make(owner);
      const body = { token, password: NEW_PASSWORD };
      t.equal((await stranger().post("/app/registration/reset-password", body)).statusCode, 204);
      t.equal((await confirm(reset.token)).statusCode, 410);
      await mailbox.read();
    });
  });

  t.test("a login with a browser that the account does not know", async (t) => {
    t.test("is told by its names, and no place, once: then it is known", async (t) => {
      const person = await confirmed();
      const first = await login(person, { "user-agent": WINDOWS });
      const [mail, ...more] = await mailbox.read();
      t.match(mail, { subject: "A new device has logged in", to: { text: person.email } });
      t.match(mail?.text, /Firefox[\s\S]*Windows/);
      t.notMatch(mail?.text, /127\.0\.0\.1/);
      t.match(mail?.text, "/account/security");
      t.same(more, []);
      await login(person, { cookie: deviceOf(first) });
      t.same(await mailbox.read(), []);
    });
    t.test("is not told at the sign-up, nor after it, nor where nobody has confirmed", async (t) => {
      const person = await app.person();
      await mailbox.read();
      await login(person, { cookie: deviceOf(person) });
      await login(person);
      t.same(await mailbox.read(), []);
      await make.confirm(person);
      await login(person, { cookie: deviceOf(person) });
      t.same(await mailbox.read(), []);
    });
    t.test("is told a few times a day", async (t) => {
      const person = await confirmed();
      for (let i = 0; i < 8; i++) await login(person);
      t.equal((await mailbox.read()).length, 5);
    });
    t.test("that fails is told to nobody", async (t) => {
      const person = await confirmed();
      await login({ ...person, password: "not this one" });
      t.same(await mailbox.read(), []);
    });
  });

  t.test("an account that is switched off", async (t) => {
    const disabled = async () => {
      const person = await confirmed();
      await UserModel.updateOne({ email: person.email }, { isEnabled: false });
      return person;
    };
    t.test("is told to whoever has the password, and to nobody else", async (t) => {
      const person = await disabled();
      const right = await login(person);
      t.equal(right.statusCode, 403);
      t.match(right.json(), { code: "account_disabled" });
      t.same(right.cookies, []);
      const wrong = await login({ ...person, password: "not this one" });
      const nobody = await login({ email: "nobody-here@example.com", password: "not this one" });
      t.equal(wrong.statusCode, 401);
      const said = (answer: Answer) => ({ ...answer.json(), requestId: "", instance: "" });
      t.same(said(wrong), said(nobody));
    });
    t.test("has no session, no call and no mail", async (t) => {
      const person = await disabled();
      t.equal(await statusOf(person), 401);
      t.equal((await refresh(person.refreshToken)).statusCode, 401);
      await login(person);
      t.equal(await RefreshFamilyModel.countDocuments({ user: await make.idOf(person) }), 1, "none is opened");
      t.same(await mailbox.read(), []);
    });
  });
});
