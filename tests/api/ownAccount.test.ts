import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { RefreshFamilyModel } from "#server/features/auth/model.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import {
  type Answer,
  NEW_PASSWORD,
  type Person,
  startWithPeople,
  statusOf,
  tokenIn,
  twenty,
  wins,
} from "#tests/support/ownAccount.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

t.test("a person's own account", async (t) => {
  const { app, mailbox, confirmed, login, refresh, stranger } = await startWithPeople(t);
  const deviceOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    `device=${cookies.find(({ name }) => name === "device")?.value}`;

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
      t.match((await change(await actingAs(app, person), person.password, NEW_PASSWORD)).json(), {
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
