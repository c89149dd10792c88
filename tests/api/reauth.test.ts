import { TOTP } from "otpauth";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { RefreshFamilyModel } from "#server/features/auth/model.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import * as social from "#server/features/auth/social/service.ts";
import { TicketModel } from "#server/features/auth/tickets.ts";
import { AuthenticatorModel } from "#server/features/auth/twoFactor/model.ts";
import { CODE_TRIES } from "#shared/mail/constants.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

const PROVE = "/_/security/reauthenticate";
const WAYS = "/_/security/reauthenticate";
const TWO_FACTOR = "/_/app/user/two-factor";

t.test("who sits here proves it by what the account has", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const familyOf = ({ refreshToken }: Person) => refreshToken.split(".")[0] as string;
  const forgetProof = (person: Person) =>
    RefreshFamilyModel.updateOne({ _id: familyOf(person) }, { sudoUntil: new Date(Date.now() - 1) });
  const isAsked = async (person: Person) =>
    (await person.delete(`/_/app/user/sessions/${"a".repeat(22)}`)).json().code === "reauth_required";
  const ways = async (person: Person) => (await person.get(WAYS)).json().ways;
  /** Somebody who came by a sign-in elsewhere, and has no password. */
  const passwordless = async () => {
    const person = await app.person();
    await make.confirm(person);
    await UserModel.updateOne({ email: person.email }, { passwordHash: "" });
    await forgetProof(person);
    return person;
  };
  const withApp = async () => {
    const person = await app.person();
    await make.confirm(person);
    const { secret } = (await person.post(`${TWO_FACTOR}/set-up`)).json();
    const code = new TOTP({ secret }).generate();
    const { recoveryCodes } = (await person.post(`${TWO_FACTOR}/confirm`, { code })).json();
    await forgetProof(person);
    return { person, secret, recoveryCodes: recoveryCodes as string[] };
  };
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  /** Has a code mailed. */
  const mailed = async (person: Person) => {
    await mailbox.read();
    const answer = await person.post(`${PROVE}/mail`);
    const [mail] = await mailbox.read();
    return { answer, cookie: cookieOf(answer), code: /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "" };
  };
  const byMail = (person: Person, code: string, cookie: string) => person.post(PROVE, { by: "mail", code }, { cookie });

  await t.test("the ways are those of the account", async (t) => {
    t.same(await ways(await app.person()), ["password"]);
    t.same(await ways((await withApp()).person), ["password", "app"]);
    const person = await passwordless();
    t.same(await ways(person), ["mail"]);
    await PasskeyModel.create({ user: await make.idOf(person), credential: "ways", publicKey: "b" });
    t.same(await ways(person), ["passkey", "mail"]);
    await UserModel.updateOne({ email: person.email }, { emailVerifiedAt: null });
    t.same(await ways(person), ["passkey"], "nobody knows whose the mailbox is");
    t.equal((await app.anyone.get(WAYS)).statusCode, 401);
  });

  await t.test("a code of the app opens it, once", async (t) => {
    const { person, secret } = await withApp();
    await AuthenticatorModel.updateOne({ _id: await make.idOf(person) }, { last: 0 });
    const code = new TOTP({ secret }).generate();
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.post(PROVE, { by: "app", code })));
    t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
    t.notOk(await isAsked(person));
  });

  await t.test("so does a recovery code; a wrong one, and one of an app that nobody confirmed, does not", async (t) => {
    const { person, recoveryCodes } = await withApp();
    const wrong = await person.post(PROVE, { by: "app", code: "000000" });
    t.match(wrong.json(), { code: "invalid_input", errors: [{ path: "code" }] });
    t.ok(await isAsked(person));
    t.equal((await person.post(PROVE, { by: "app", code: recoveryCodes[0] })).statusCode, 204);
    t.notOk(await isAsked(person));

    const other = await app.person();
    const { secret } = (await other.post(`${TWO_FACTOR}/set-up`)).json();
    await forgetProof(other);
    const early = await other.post(PROVE, { by: "app", code: new TOTP({ secret }).generate() });
    t.match(early.json(), { code: "invalid_input" });
    t.ok(await isAsked(other));
  });

  await t.test("wrong codes of one account are counted over all its sessions", async (t) => {
    const { person } = await withApp();
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await person.post(PROVE, { by: "app", code: "000000" })).statusCode);
    t.same(statuses, [...Array(20).fill(422), 429, 429]);
  });

  await t.test("a mailed code opens it for whoever has no password, once, in this browser and session", async (t) => {
    const person = await passwordless();
    const { answer, code, cookie } = await mailed(person);
    t.match(answer.cookies, [{ name: "mailed_proof", httpOnly: true, sameSite: "Lax", path: "/api" }]);
    t.equal((await byMail(person, code, "")).json().code, "code_expired", "another browser");
    const other = await passwordless();
    t.equal((await byMail(other, code, cookie)).json().code, "code_expired", "another session");
    t.ok(await isAsked(other));
    const answers = await Promise.all(Array.from({ length: 3 }, () => byMail(person, code, cookie)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
    t.notOk(await isAsked(person));
  });

  await t.test("it has so many tries and so much time", async (t) => {
    const person = await passwordless();
    const first = await mailed(person);
    const wrong = first.code === "000000" ? "111111" : "000000";
    for (let i = 0; i < CODE_TRIES; i++)
      t.equal((await byMail(person, wrong, first.cookie)).json().code, "invalid_input");
    t.equal((await byMail(person, first.code, first.cookie)).json().code, "code_expired");
    const second = await mailed(person);
    await TicketModel.updateMany({ user: await make.idOf(person) }, { expiresAt: new Date(Date.now() - 1) });
    t.equal((await byMail(person, second.code, second.cookie)).json().code, "code_expired");
    for (let i = 0; i < 3; i++) await mailed(person);
    t.equal((await mailed(person)).answer.statusCode, 429);
    t.ok(await isAsked(person));
  });

  await t.test(
    "whoever has a password gets no code by mail, and neither does an address that nobody confirmed",
    async (t) => {
      const person = await app.person();
      await make.confirm(person);
      t.equal((await person.post(`${PROVE}/mail`)).statusCode, 409);
      const other = await passwordless();
      const { code, cookie } = await mailed(other);
      await UserModel.updateOne({ email: other.email }, { passwordHash: "$argon2id$chosen meanwhile" });
      t.equal((await byMail(other, code, cookie)).statusCode, 409);
      await UserModel.updateOne({ email: other.email }, { passwordHash: "", emailVerifiedAt: null });
      t.equal((await other.post(`${PROVE}/mail`)).statusCode, 409);
    },
  );

  await t.test("a passkey's challenge is of this person and this purpose", async (t) => {
    const person = await passwordless();
    await PasskeyModel.create({ user: await make.idOf(person), credential: "mine", publicKey: "b" });
    const credential = (id: string) => ({
      by: "passkey",
      credential: {
        id,
        rawId: id,
        type: "public-key",
        response: { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" },
      },
    });
    const begin = async () => {
      const answer = await person.post(`${PROVE}/passkey`);
      t.match(answer.json(), { allowCredentials: [{ id: "mine" }], userVerification: "required" });
      return { cookie: cookieOf(answer) };
    };
    t.equal((await person.post(PROVE, credential("mine"))).json().code, "sign_in_expired");
    const login = { cookie: cookieOf(await app.anyone.post("/security/passkey/options")) };
    t.equal((await person.post(PROVE, credential("mine"), login)).json().code, "sign_in_expired");
    const once = await begin();
    t.equal((await person.post(PROVE, credential("mine"), once)).json().code, "passkey_refused");
    t.equal((await person.post(PROVE, credential("mine"), once)).json().code, "sign_in_expired", "used up");
    await PasskeyModel.create({ user: await make.idOf(await app.person()), credential: "theirs", publicKey: "b" });
    t.equal((await person.post(PROVE, credential("theirs"), await begin())).json().code, "passkey_refused");
    t.ok(await isAsked(person));
  });

  await t.test("each change to how one gets in is mailed", async (t) => {
    const subjects = async () =>
      (await mailbox.read()).map(({ subject }) => subject).filter((subject) => !/^Confirm/.test(subject ?? ""));
    const { person, recoveryCodes } = await withApp();
    t.same(await subjects(), ["Two-factor sign-in is switched on"]);
    const { password } = person;
    t.ok(recoveryCodes.length > 0);
    await person.post(`${TWO_FACTOR}/recovery-codes`, { password });
    t.same(await subjects(), ["You have new recovery codes"]);
    await person.post(`${TWO_FACTOR}/switch-off`, { password });
    t.same(await subjects(), ["Two-factor sign-in is switched off"]);
    await person.post(`${TWO_FACTOR}/switch-off`, { password });
    t.same(await subjects(), [], "it was off already");

    const user = await make.idOf(person);
    const identity = {
      issuer: "https://id.example",
      subject: "1",
      email: "a@example.com",
      isEmailProved: true,
      name: "",
    };
    const ticket = await social.pendings.make({ provider: "google", identity }, user);
    await person.post("/_/app/user/sign-ins/pending", undefined, { cookie: `pending_sign_in=${ticket}` });
    const [mail] = await mailbox.read();
    t.match(mail, { subject: "A sign-in was connected to your account" });
    t.match(mail?.text, /Name: google[\s\S]*disconnect it there and\s+change your password/);
    t.match(mail?.text, /\/account\/security/);
    t.equal(await IdentityModel.countDocuments({ user }), 1);
  });

  await t.test("nothing is mailed where nobody has confirmed, and no more than so many a day", async (t) => {
    const stranger = await app.person();
    const { secret } = (await stranger.post(`${TWO_FACTOR}/set-up`)).json();
    await stranger.post(`${TWO_FACTOR}/confirm`, { code: new TOTP({ secret }).generate() });
    t.same(
      (await mailbox.read()).map(({ subject }) => subject).filter((subject) => /Two-factor/.test(subject ?? "")),
      [],
    );
    const { person } = await withApp();
    await mailbox.read();
    for (let i = 0; i < 12; i++) await person.post(`${TWO_FACTOR}/recovery-codes`, { password: person.password });
    t.equal((await mailbox.read()).length, 10);
  });
});
