import { TOTP } from "otpauth";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { resetTokens } from "#server/features/auth/mailedTokens.ts";
import { TicketModel } from "#server/features/auth/tickets.ts";
import { AuthenticatorModel, storedAuthenticators } from "#server/features/auth/twoFactor/model.ts";
import { settings } from "#server/settings.ts";
import * as make from "#tests/support/make.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;
type Answer = Awaited<ReturnType<TestApp["anyone"]["post"]>>;
type Phone = { address: string; secret: string };
const PERIOD_MS = 30_000;

/** What the app on the phone shows; of another period, so many further. */
const codeOf = ({ address }: Phone, periods = 0) =>
  (TOTP.prototype.generate as (this: TOTP, at: { timestamp: number }) => string).call(
    new TOTP({ secret: new URL(address).searchParams.get("secret") ?? "" }),
    { timestamp: Date.now() + periods * PERIOD_MS },
  );
const wrong = (phone: Phone) => String((Number(codeOf(phone)) + 1) % 1_000_000).padStart(6, "0");
const problemOf = (answer: Answer) => answer.json<{ code: string; errors: { path: string; message: string }[] }>();

t.test("two-factor sign-in", async (t) => {
  const app = await startApp(t);
  const guest = () => app.withToken(null, `10.2.0.${++guests}`);
  let guests = 0;

  const begin = async (person: Person) => (await person.post("/_/app/user/two-factor/set-up")).json<Phone>();
  /** Somebody who has it, of whose codes the current one is used up. */
  const owner = async () => {
    const person = await app.person();
    await make.confirm(person);
    const phone = await begin(person);
    const used = codeOf(phone);
    const confirmed = await person.post("/_/app/user/two-factor/confirm", { code: used });
    return { person, phone, used, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
  };
  const logIn = async ({ email, password }: Person, who = guest()) => {
    const answer = await who.post("/security/login", { email, password });
    const ticket = answer.cookies.find(({ name }) => name === "second_step");
    const send = (code: string) =>
      who.post("/security/second-step", { code }, { cookie: `second_step=${ticket?.value}` });
    return { answer, ticket, send };
  };
  /** As if the codes of these periods had not been used. */
  const forgetUse = async (person: Person) =>
    AuthenticatorModel.updateOne({ _id: await make.idOf(person) }, { last: 0 });

  t.test("nothing is asked for before a code of the new app came", async (t) => {
    const person = await app.person();
    const phone = await begin(person);
    t.match(phone.address, /^otpauth:\/\/totp\/Signoff:person\d+%40example\.com\?issuer=Signoff&secret=[A-Z2-7]{32}/);
    t.equal((await logIn(person)).answer.statusCode, 200);
    const { errors } = problemOf(await person.post("/_/app/user/two-factor/confirm", { code: wrong(phone) }));
    t.match(errors, [{ path: "code", message: /wrong/ }]);
    const recovery = await person.post("/_/app/user/two-factor/confirm", { code: "A".repeat(24) });
    t.equal(recovery.statusCode, 422, "a recovery code proves no app");
    t.same((await person.get("/_/app/user/two-factor")).json(), { isOn: false, since: null, recoveryCodesLeft: 0 });

    const again = await begin(person);
    t.equal((await person.post("/_/app/user/two-factor/confirm", { code: codeOf(phone) })).statusCode, 422);
    const confirmed = await person.post("/_/app/user/two-factor/confirm", { code: codeOf(again) });
    t.equal(confirmed.statusCode, 200);
    t.match((await person.get("/_/app/user/two-factor")).json(), { isOn: true, since: /^20/, recoveryCodesLeft: 10 });
    for (const call of ["set-up", "confirm"])
      t.equal(
        problemOf(
          await person.post(`/_/app/user/two-factor/${call}`, call === "confirm" ? { code: "123456" } : undefined),
        ).code,
        "two_factor_on",
      );
    const sealed = await AuthenticatorModel.findById(await make.idOf(person)).lean();
    t.notMatch(JSON.stringify(sealed), again.secret, "the secret is not in the store");
  });

  t.test("confirmations at once switch it on once", async (t) => {
    const person = await app.person();
    const code = codeOf(await begin(person));
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => person.post("/_/app/user/two-factor/confirm", { code })),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  t.test("the password alone opens nothing; with a code it does", async (t) => {
    const { person, phone, used } = await owner();
    const { answer, ticket, send } = await logIn(person);
    t.equal(answer.statusCode, 403);
    t.equal(problemOf(answer).code, "two_factor_required");
    t.notMatch(answer.body, /refresh_token|"token"/);
    t.same(
      answer.cookies.map(({ name }) => name),
      ["second_step"],
    );
    t.match(ticket, { httpOnly: true, sameSite: "Lax", path: "/api", maxAge: 600 });
    t.equal((await send(used)).statusCode, 422, "the code that set it up is used");
    const shown = codeOf(phone, 1);
    const done = await send(` ${shown.slice(0, 3)} ${shown.slice(3)} `);
    t.match(done.json(), { token: /./, refresh_token: /./ });
    t.ok(["token", "refresh_token", "device"].every((name) => done.cookies.some((cookie) => cookie.name === name)));
    t.equal(problemOf(await send(codeOf(phone, 1))).code, "sign_in_expired", "the log-in is over");
  });

  t.test("a code passes once, however many send it at once", async (t) => {
    const { person, phone } = await owner();
    const logins = await Promise.all(Array.from({ length: 20 }, () => logIn(person)));
    const code = codeOf(phone, 1);
    const answers = await Promise.all(logins.map(({ send }) => send(code)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))].sort(), [200, 422]);
  });

  t.test("a recovery code opens once, however many send it at once", async (t) => {
    const { person, recoveryCodes } = await owner();
    t.equal(new Set(recoveryCodes).size, 10);
    const [code = "", other = ""] = recoveryCodes;
    t.match(code, /^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const logins = await Promise.all(Array.from({ length: 19 }, () => logIn(person)));
    const answers = await Promise.all(logins.map(({ send }) => send(code.toLowerCase())));
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.match((await person.get("/_/app/user/two-factor")).json(), { recoveryCodesLeft: 9 });
    const stored = await AuthenticatorModel.findById(await make.idOf(person)).lean();
    t.notMatch(JSON.stringify(stored), other.replaceAll("-", ""), "only hashes are kept");
  });

  t.test("five tries, also at once; then the password is asked again", async (t) => {
    const { person, phone } = await owner();
    const { send } = await logIn(person);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(wrong(phone))));
    t.equal(answers.filter(({ statusCode }) => statusCode === 422).length, 5);
    t.equal(problemOf(await send(codeOf(phone, 1))).code, "sign_in_expired");
    const next = await logIn(person);
    t.equal((await next.send(codeOf(phone, 1))).statusCode, 200);
  });

  t.test("whoever has the password gets 20 wrong codes an hour", async (t) => {
    const { person, phone } = await owner();
    const statuses: number[] = [];
    for (let login = 0; login < 5; login++) {
      const { send } = await logIn(person);
      for (let at = 0; at < 5; at++) statuses.push((await send(wrong(phone))).statusCode);
    }
    t.same(statuses, [...Array(20).fill(422), ...Array(5).fill(429)]);
  });

  t.test("the second step belongs to one browser, for ten minutes", async (t) => {
    const { person, phone } = await owner();
    const without = await app.anyone.post("/security/second-step", { code: codeOf(phone, 1) });
    t.equal(problemOf(without).code, "sign_in_expired");
    const { send } = await logIn(person);
    await TicketModel.updateMany({ user: await make.idOf(person) }, { expiresAt: new Date(Date.now() - 1) });
    t.equal(problemOf(await send(codeOf(phone, 1))).code, "sign_in_expired");
    for (const code of ["", "12345", "x".repeat(1000), { $ne: null }])
      t.equal((await app.anyone.post("/security/second-step", { code })).statusCode, 422);
  });

  t.test("a new password keeps it, ends log-ins on their way, and signs nobody in", async (t) => {
    const { person, phone } = await owner();
    const under = await logIn(person);
    const { token } = await resetTokens.make({ _id: await make.idOf(person), email: person.email });
    const password = "another quiet harbour";
    const reset = await app.anyone.post("/app/registration/reset-password", { token, password });
    t.equal(reset.statusCode, 204);
    t.notOk(reset.cookies.some(({ name }) => name === "token"));
    t.equal(problemOf(await under.send(codeOf(phone, 1))).code, "sign_in_expired");
    const { answer, send } = await logIn({ ...person, password });
    t.equal(problemOf(answer).code, "two_factor_required");
    t.equal((await send(codeOf(phone, 1))).statusCode, 200);
  });

  t.test("switching off and new recovery codes need the password", async (t) => {
    const { person, phone, recoveryCodes } = await owner();
    for (const call of ["recovery-codes", "switch-off"]) {
      const { errors } = problemOf(
        await person.post(`/_/app/user/two-factor/${call}`, { password: "not mine at all" }),
      );
      t.match(errors, [{ path: "password", message: "This is not your password." }]);
    }
    const { password } = person;
    const renewed = await person.post("/_/app/user/two-factor/recovery-codes", { password });
    const [fresh = ""] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const { send } = await logIn(person);
    t.equal((await send(recoveryCodes[0] ?? "")).statusCode, 422, "the old ones are gone");
    t.equal((await send(fresh)).statusCode, 200);
    t.equal((await person.post("/_/app/user/two-factor/switch-off", { password })).statusCode, 204);
    t.equal((await logIn(person)).answer.statusCode, 200);
    t.equal(problemOf(await person.post("/_/app/user/two-factor/recovery-codes", { password })).code, "two_factor_off");
    t.not((await begin(person)).secret, phone.secret, "and can be set up anew");

    await UserModel.updateOne({ _id: await make.idOf(person) }, { $unset: { passwordHash: 1 } });
    const { errors } = problemOf(await person.post("/_/app/user/two-factor/switch-off", { password }));
    t.match(errors, [{ message: /no password yet/ }]);
  });

  t.test("wrong passwords at an open session are counted", async (t) => {
    const { person } = await owner();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++)
      statuses.push((await person.post("/_/app/user/two-factor/switch-off", { password: "wrong" })).statusCode);
    t.same(statuses.slice(9), [422, 429, 429]);
  });

  t.test("a secret outlives the change of TOKEN_SECRET, and moves under the new one when it is used", async (t) => {
    const { person, phone, recoveryCodes } = await owner();
    const before = settings();
    t.teardown(() => settings.plug(before));
    const [old] = before.tokenSecrets as [string];
    settings.plug({ ...before, tokenSecrets: ["the next secret for tests, forty chars..", old] });
    t.equal((await (await logIn(person)).send(codeOf(phone, 1))).statusCode, 200);
    settings.plug({ ...before, tokenSecrets: ["the next secret for tests, forty chars.."] });
    await forgetUse(person);
    t.equal((await (await logIn(person)).send(codeOf(phone, 1))).statusCode, 200, "without the old one");
    settings.plug({ ...before, tokenSecrets: ["yet another secret for tests, forty char"] });
    const lost = await logIn(person);
    t.equal((await lost.send(codeOf(phone, 1))).statusCode, 422, "a secret that is lost opens nothing");
    t.equal((await lost.send(recoveryCodes[1] ?? "")).statusCode, 200, "a recovery code does");
  });

  t.test("a record that lacks what was used takes no code of an app", async (t) => {
    const { person, phone, recoveryCodes } = await owner();
    const _id = await make.idOf(person);
    await AuthenticatorModel.collection.updateOne({ _id }, { $unset: { last: 1 } });
    const read = storedAuthenticators.read(await AuthenticatorModel.findById(_id).lean());
    t.equal(read?.last, Number.MAX_SAFE_INTEGER);
    const { send } = await logIn(person);
    t.equal((await send(codeOf(phone, 1))).statusCode, 422);
    t.equal((await send(recoveryCodes[0] ?? "")).statusCode, 200);
  });
});
