import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { resetTokens } from "#server/features/auth/mailedTokens.ts";
import { RefreshFamilyModel, ResetTokenModel } from "#server/features/auth/model.ts";
import { MAIL, type Mail } from "#server/features/mail/jobs.ts";
import { JobModel } from "#server/jobs/model.ts";
import { RESET_MINUTES } from "#shared/mail/constants.ts";
import { away } from "#tests/support/away.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("mails that calls send", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const change = (email: string, values: object) => UserModel.updateOne({ email }, { $set: values });
  /** Somebody whose address is known to be theirs. */
  const confirmed = async () => {
    const person = await app.person();
    await change(person.email, { emailVerifiedAt: new Date() });
    return person;
  };
  /** Somebody who may send, with a signature and an empty mailbox. */
  const sender = async (seats = 10) => {
    const person = await confirmed();
    if (seats > 1) await make.changeTeam(person, { isPaid: true, seats });
    const { hash } = (await person.post("/_/signatures", make.signature())).json<{ hash: string }>();
    await mailbox.read();
    return { ...person, hash };
  };

  t.test("a name of several lines is refused before it stands in a mail", async (t) => {
    const answer = await app.anyone.post("/app/registration/register", {
      name: "Ana\r\nBcc: eve@example.com",
      email: "lines@example.com",
      password: "a good long one",
    });
    t.match(answer.json(), { code: "invalid_input", errors: [{ path: "name", message: "Use one line of text." }] });
  });

  t.test("POST /_/signatures/{hash}/send", async (t) => {
    t.test("mails the signature with its note, links and way to install it", async (t) => {
      const person = await sender();
      const body = { email: " New.Colleague@Example.com", note: "Welcome!\nSee you on Monday" };
      t.equal((await person.post(`/_/signatures/${person.hash}/send`, body)).statusCode, 204);
      const [mail] = await mailbox.read();
      t.match(mail, {
        subject: "Ana Person sent you an email signature",
        to: { text: "new.colleague@example.com" },
        replyTo: { text: person.email },
      });
      t.match(String(mail?.html), />Ana Person<\/td>/);
      t.match(String(mail?.html), /Welcome!<br>See you on Monday/);
      t.match(mail?.text, /Head of Design/);
      t.match(linkIn(mail ?? {}, "/preview/"), new RegExp(`/preview/${person.hash}$`));
      t.match(String(mail?.html), /href="http:\/\/localhost:3000\/l\//, "with the short links of the signature");
    });
    t.test("asks those with fewer than ten signatures to upgrade", async (t) => {
      for (const available of [1, 9]) {
        const person = await sender(available);
        const answer = await person.post(`/_/signatures/${person.hash}/send`, { email: "other@example.com" });
        t.equal(answer.statusCode, 403);
        t.match(answer.json(), { code: "upgrade_needed", message: "Please upgrade" });
      }
      t.same(await mailbox.read(), []);
    });
    t.test("lets everybody send it to themselves, as a test", async (t) => {
      const person = await sender(1);
      const answer = await person.post(`/_/signatures/${person.hash}/send`, { email: person.email.toUpperCase() });
      t.equal(answer.statusCode, 204);
      t.match(await mailbox.read(), [{ subject: "How your signature arrives", to: { text: person.email } }]);
    });
    t.test("refuses what is no address, several, or a header", async (t) => {
      const person = await sender();
      for (const email of [
        "",
        "x",
        "a@b.de, eve@example.com",
        "a@example.com\r\nBcc: eve@example.com",
        "<a@example.com>",
        7,
      ]) {
        const answer = await person.post(`/_/signatures/${person.hash}/send`, { email });
        t.equal(answer.statusCode, 422);
        t.match(answer.json(), { errors: [{ path: "email", message: "Invalid email address." }] });
      }
    });
    t.test("hides others' signatures", async (t) => {
      const [person, other] = [await sender(), await sender()];
      const answer = await other.post(`/_/signatures/${person.hash}/send`, { email: "a@example.com" });
      t.equal(answer.statusCode, 404);
    });
    t.test("ends at ten mails a day of an account, and at ten a day to one address", async (t) => {
      const [person, many] = [await sender(), await sender(50)];
      const send = (who: typeof person, email: string) => who.post(`/_/signatures/${who.hash}/send`, { email });
      for (let i = 0; i < 10; i++) t.equal((await send(person, `day${i}@example.com`)).statusCode, 204);
      const refused = await send(person, "day11@example.com");
      t.equal(refused.statusCode, 429);
      t.ok(Number(refused.headers["retry-after"]) > 3600);

      for (let i = 0; i < 10; i++) t.equal((await send(many, "popular@example.com")).statusCode, 204);
      t.equal((await send(many, "popular@example.com")).statusCode, 429, "also for one with many signatures");
      t.equal((await send(many, "another@example.com")).statusCode, 204);
      t.equal((await mailbox.read()).length, 21);
    });
  });

  t.test("POST /_/signatures/{hash}/test mails the signature to its owner, paid or not", async (t) => {
    const person = await sender(1);
    t.equal((await person.post(`/_/signatures/${person.hash}/test`)).statusCode, 204);
    const [mail] = await mailbox.read();
    t.match(mail, { subject: "How your signature arrives", to: { text: person.email }, text: /Head of Design/ });
    for (let i = 1; i < 10; i++) await person.post(`/_/signatures/${person.hash}/test`);
    t.equal((await person.post(`/_/signatures/${person.hash}/test`)).statusCode, 429);
    await mailbox.read();
  });

  t.test("POST /_/signatures/send", async (t) => {
    const person = await sender(12);
    const second = (await person.post("/_/signatures", make.signature({ general: { name: "Bo Second" } }))).json();
    const send = (signatures: unknown) => person.post("/_/signatures/send", { signatures });

    t.test("mails each signature to its own recipient", async (t) => {
      const answer = await send([
        { hash: person.hash, email: "ana@team.example" },
        { hash: second.hash, email: "bo@team.example" },
      ]);
      t.equal(answer.statusCode, 204);
      const mails = (await mailbox.read()).map(({ to, text }) => [
        (to as { text: string }).text,
        /Bo Second/.test(text ?? ""),
      ]);
      t.same(mails.sort(), [
        ["ana@team.example", false],
        ["bo@team.example", true],
      ]);
    });
    t.test("sends none when one of them is not theirs", async (t) => {
      const other = await sender();
      const answer = await send([
        { hash: person.hash, email: "ana@team.example" },
        { hash: other.hash, email: "bo@team.example" },
      ]);
      t.equal(answer.statusCode, 404);
      t.same(await mailbox.read(), []);
    });
    t.test("refuses an empty list and one that is too long", async (t) => {
      t.equal((await send([])).statusCode, 422);
      t.equal((await send(Array(51).fill({ hash: person.hash, email: "a@example.com" }))).statusCode, 422);
    });
  });

  t.test("forgotten passwords", async (t) => {
    const forgot = (email: string, address = "10.8.0.1") =>
      app.withToken(null, address).post("/app/registration/forgot-password", { email });
    /** Each attempt has an address of its own, or the limit on attempts would end the tests. */
    let addresses = 0;
    const reset = (token: unknown, password: string, address = `10.8.2.${addresses++}`) =>
      app.withToken(null, address).post("/app/registration/reset-password", { token, password });
    const login = (email: string, password: string) => app.anyone.post("/security/login", { email, password });
    const tokenFor = async (email: string) => {
      await mailbox.read();
      await forgot(email);
      const [mail] = await mailbox.read();
      return (
        linkIn(mail ?? {}, "/forgot-password-change/")
          .split("/")
          .at(-1) ?? ""
      );
    };

    t.test("the mailed link sets a new password, ends all sessions, and works once", async (t) => {
      const person = await app.person();
      const token = await tokenFor(person.email);
      t.notMatch(JSON.stringify(await ResetTokenModel.find().lean()), token, "only its hash is stored");
      t.equal((await reset(token, "another good long one")).statusCode, 204);

      t.equal((await person.get("/_/app/user")).statusCode, 401, "access tokens");
      const refresh = { refresh_token: person.refreshToken };
      t.equal((await app.anyone.post("/security/token/refresh", refresh)).statusCode, 401, "refresh tokens");
      t.equal((await login(person.email, person.password)).statusCode, 401);
      t.equal((await login(person.email, "another good long one")).statusCode, 200);
      const again = await reset(token, "yet another long one");
      t.equal(again.statusCode, 410);
      t.match(again.json(), { code: "link_expired" });
    });
    t.test("a store that goes away in between leaves the link as it was, and the sessions", async (t) => {
      const person = await app.person();
      const token = await tokenFor(person.email);
      for (const [model, method] of [
        [UserModel, "updateOne"],
        [UserModel, "findOneAndUpdate"],
        [RefreshFamilyModel, "deleteMany"],
      ] as const) {
        const { restore } = t.intercept(model, method, { value: away });
        t.equal((await reset(token, "another good long one")).statusCode, 503);
        restore();
        t.equal((await person.get("/_/app/user")).statusCode, 200);
        t.equal((await login(person.email, person.password)).statusCode, 200);
      }
      t.equal((await reset(token, "another good long one")).statusCode, 204);
      t.equal((await login(person.email, "another good long one")).statusCode, 200);
    });
    t.test("twenty at once change it once", async (t) => {
      const { email } = await app.person();
      const token = await tokenFor(email);
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `a good long one ${i}`)));
      t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
    });
    t.test("answers the same for an address without an account, and mails nothing", async (t) => {
      const { email } = await app.person();
      await mailbox.read();
      const [known, unknown] = [await forgot(email), await forgot("stranger@example.com")];
      t.same([known.statusCode, known.body], [unknown.statusCode, unknown.body]);
      t.match(await mailbox.read(), [{ to: { text: email } }]);
    });
    t.test("asks again for a password from data leaks, with the same link", async (t) => {
      const { email } = await app.person();
      const token = await tokenFor(email);
      t.match((await reset(token, "Password1")).json(), { code: "invalid_input", errors: [{ path: "password" }] });
      t.equal((await reset(token, "another good long one")).statusCode, 204);
    });
    t.test("nobody tries many links", async (t) => {
      const codes = [];
      for (let i = 0; i < 31; i++) codes.push((await reset("x".repeat(43), "a good long one", "10.8.3.1")).statusCode);
      t.same([codes[0], codes.at(-1)], [410, 429]);
    });
    t.test("a new password makes older links useless", async (t) => {
      const { email } = await app.person();
      const [first, second] = [await tokenFor(email), await tokenFor(email)];
      t.equal((await reset(second, "another good long one")).statusCode, 204);
      t.equal((await reset(first, "yet another long one")).statusCode, 410);
    });
    t.test("a link ends after an hour", async (t) => {
      const { email } = await app.person();
      const user = await UserModel.findOne({ email }).lean();
      if (!user) throw new Error("There is no such person.");
      const { token } = await resetTokens.make(user, new Date(Date.now() - RESET_MINUTES * 60_000 - 1000));
      t.equal((await reset(token, "another good long one")).statusCode, 410);
    });
    t.test("a disabled account gets no link", async (t) => {
      const { email } = await app.person();
      await UserModel.updateOne({ email }, { $set: { isEnabled: false } });
      await mailbox.read();
      t.equal((await forgot(email)).statusCode, 204);
      t.same(await mailbox.read(), []);
    });
    t.test("nobody's mailbox is filled by strangers, who hear nothing of it", async (t) => {
      const { email } = await confirmed();
      await mailbox.read();
      for (let i = 0; i < 12; i++) t.equal((await forgot(email, `10.8.1.${i}`)).statusCode, 204);
      t.equal((await mailbox.read()).length, 6);
    });
    t.test(
      "one stranger does not use up what others may ask for, nor all strangers what the person's browser may",
      async (t) => {
        const { email, cookies } = await confirmed();
        await mailbox.read();
        for (let i = 0; i < 12; i++) await forgot(email, "10.8.2.1");
        t.equal((await mailbox.read()).length, 3);
        for (let i = 0; i < 12; i++) await forgot(email, `10.8.3.${i}`);
        t.equal((await mailbox.read()).length, 3);
        const device = cookies.find(({ name }) => name === "device")?.value;
        await app.anyone.post("/app/registration/forgot-password", { email }, { cookie: `device=${device}` });
        t.equal((await mailbox.read()).length, 1);
      },
    );
    t.test("refuses tokens that are none", async (t) => {
      for (const token of ["", "x", "a".repeat(43), "../../x"])
        t.equal((await reset(token, "another good long one")).statusCode, 410);
      for (const token of [{ $gt: "" }, null, ["a"]])
        t.equal((await reset(token, "another good long one")).statusCode, 422);
    });
  });

  t.test("nothing of a mail that was sent stays readable", async (t) => {
    const sent = await JobModel.find({ kind: MAIL.name, state: "done" }).lean();
    t.ok(sent.length > 20);
    t.ok(sent.every(({ data }) => (data as Mail).sealedProps === null));
  });
});
