import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { emailChangeTokens, emailUndoTokens, resetTokens } from "#server/features/auth/mailedTokens.ts";
import { EmailChangeModel, EmailUndoModel } from "#server/features/auth/model.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import { AuthenticatorModel } from "#server/features/auth/twoFactor/model.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import {
  emailOf,
  NEW_PASSWORD,
  type Person,
  startWithPeople,
  statusOf,
  tokenIn,
  twenty,
  wins,
} from "#tests/support/ownAccount.ts";

t.test("an address of one's own", async (t) => {
  const { app, mailbox, confirmed, login, refresh, stranger } = await startWithPeople(t);

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
      const acting = await actingAs(app, person);
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
});
