import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { resetTokens } from "#server/features/auth/mailedTokens.ts";
import { VerificationCodeModel } from "#server/features/auth/model.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import { AuthenticatorModel } from "#server/features/auth/twoFactor/model.ts";
import { CODE_TRIES } from "#shared/mail/constants.ts";
import { MAILS } from "#shared/mail/schema.ts";
import * as make from "#tests/support/make.ts";
import { NEW_PASSWORD, type Person, startWithPeople, twenty, wins } from "#tests/support/ownAccount.ts";

t.test("proof of an address", async (t) => {
  const { app, mailbox, confirmed, stranger } = await startWithPeople(t);

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
});
