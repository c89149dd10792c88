import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import { rotate } from "#server/features/auth/refreshTokens.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("accounts and sessions", async (t) => {
  const app = await startApp(t);

  t.test("POST /app/registration/register", async (t) => {
    const register = (body: unknown) => app.anyone.post("/app/registration/register", body);

    t.test("makes an account, signs in and sets cookies that scripts cannot read", async (t) => {
      const answer = await register({ email: " New@Example.com ", password: "a good long one" });
      t.equal(answer.statusCode, 201);
      t.match(answer.json(), { token: /^ey/, refresh_token: /\./ });
      t.match(answer.cookies, [
        { name: "token", httpOnly: true, sameSite: "Lax", path: "/" },
        { name: "refresh_token", httpOnly: true, sameSite: "Lax", path: "/" },
      ]);
      const me = await app.withToken(answer.json().token).get("/_/app/user");
      t.match(me.json(), { email: "new@example.com", isPaid: false, team: null });
      t.notOk("passwordHash" in me.json(), "the hash stays inside");
    });
    t.test("refuses a second account of one address, however it is written", async (t) => {
      const answer = await register({ email: "NEW@example.com", password: "a good long one" });
      t.equal(answer.statusCode, 409);
      t.match(answer.json(), { code: "email_taken", errors: [{ path: "email" }] });
    });
    t.test("names each wrong field and unknown keys", async (t) => {
      const answer = await register({ email: "nobody", password: "short", isPaid: true });
      t.equal(answer.statusCode, 422);
      t.match(answer.headers["content-type"], /problem\+json/);
      t.same(
        answer
          .json()
          .errors.map(({ path }: { path: string }) => path)
          .sort(),
        ["email", "isPaid", "password"],
      );
      t.match(answer.json().errors, [{ message: "Email address is not valid." }]);
    });
    t.test("refuses a password from data leaks", async (t) => {
      t.match((await register({ email: "leak@example.com", password: "Password1" })).json(), {
        code: "invalid_input",
        errors: [{ path: "password" }],
      });
    });
    t.test("twenty at once make one account", async (t) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => register({ email: "race@example.com", password: "a good long one" })),
      );
      t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
      t.equal(await UserModel.countDocuments({ email: "race@example.com" }), 1);
    });
  });

  t.test("POST /security/login", async (t) => {
    const person = await app.person();
    const login = (body: unknown) => app.anyone.post("/security/login", body);

    t.test("signs in", async (t) => {
      t.equal((await login({ email: person.email, password: person.password })).statusCode, 200);
    });
    t.test("answers a wrong password and an unknown address alike", async (t) => {
      const wrong = (await login({ email: person.email, password: "something else" })).json();
      const unknown = (await login({ email: "unknown@example.com", password: "something else" })).json();
      t.equal(wrong.code, "wrong_credentials");
      t.same({ ...wrong, requestId: "" }, { ...unknown, requestId: "" });
    });
    t.test("stops guessing", async (t) => {
      const answers = [];
      for (let i = 0; i < 12; i++) answers.push(await login({ email: "guessed@example.com", password: "guess" }));
      t.equal(answers[0]?.statusCode, 401);
      t.equal(answers.at(-1)?.statusCode, 429);
      t.ok(Number(answers.at(-1)?.headers["retry-after"]) > 0, "says how long to wait");
    });
    t.test("counts only wrong ones, so that an office behind one address gets in", async (t) => {
      const office = app.withToken(null, "10.9.9.7");
      await hot().limiter.take("login:ip:10.9.9.7", { cost: 59, limit: 60, windowMs: 60_000 });
      for (let i = 0; i < 3; i++)
        t.equal(
          (await office.post("/security/login", { email: person.email, password: person.password })).statusCode,
          200,
        );
      const wrong = { email: "nobody@example.com", password: "guess" };
      t.equal((await office.post("/security/login", wrong)).statusCode, 401);
      t.equal((await office.post("/security/login", wrong)).statusCode, 429);
    });
    t.test("stops guessing at many accounts from one address, also all at once", async (t) => {
      const attacker = app.withToken(null, "10.9.9.9");
      const answers = await Promise.all(
        Array.from({ length: 70 }, (_, i) =>
          attacker.post("/security/login", { email: `sprayed${i}@example.com`, password: "guess" }),
        ),
      );
      t.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 60);
      t.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 10);
    });
    t.test("refuses operators in place of text", async (t) => {
      t.equal((await login({ email: { $gt: "" }, password: { $ne: 1 } })).statusCode, 422);
    });
  });

  t.test("POST /security/token/refresh", async (t) => {
    const refresh = (token: string) => app.anyone.post("/security/token/refresh", { refresh_token: token });

    t.test("twenty at once get one successor", async (t) => {
      const person = await app.person();
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(person.refreshToken)));
      t.equal(new Set(answers.map((answer) => answer.json().refresh_token)).size, 1);
      t.equal((await app.withToken(answers[0]?.json().token).get("/_/app/user")).statusCode, 200);
    });
    t.test("a spent token that comes back late ends the session", async (t) => {
      const person = await app.person();
      const successor = (await refresh(person.refreshToken)).json().refresh_token;
      const late = await rotate(person.refreshToken, new Date(Date.now() + 11_000));
      t.same(late, { outcome: "refused", isReuse: true });
      t.equal((await refresh(successor)).statusCode, 401);
    });
    t.test("ends after 30 idle days and after 90 days in any case", async (t) => {
      const person = await app.person();
      const day = (n: number) => new Date(Date.now() + n * 86_400_000);
      t.equal((await rotate(person.refreshToken, day(31))).outcome, "refused");
      let token = person.refreshToken;
      for (const n of [29, 58, 87]) {
        const rotation = await rotate(token, day(n));
        t.equal(rotation.outcome, "rotated", `day ${n}`);
        if (rotation.outcome === "rotated") token = rotation.refreshToken;
      }
      t.equal((await rotate(token, day(91))).outcome, "refused");
    });
    t.test("counts only refused ones by address, but no session renews without end", async (t) => {
      const office = app.withToken(null, "10.9.9.8");
      const renew = (token: string) => office.post("/security/token/refresh", { refresh_token: token });
      await hot().limiter.take("refresh:ip:10.9.9.8", { cost: 599, limit: 600, windowMs: 60_000 });
      let token = (await app.person()).refreshToken;
      for (let i = 0; i < 100; i++) token = (await renew(token)).json().refresh_token;
      t.ok(token);
      t.equal((await renew(token)).statusCode, 429, "a hundred in a row are not a person");
      t.equal((await renew((await app.person()).refreshToken)).statusCode, 200);
      t.equal((await renew("forged.1.x")).statusCode, 401);
      t.equal((await renew("forged.1.x")).statusCode, 429);
    });
    t.test("refuses a forged token", async (t) => {
      const person = await app.person();
      const [family] = person.refreshToken.split(".");
      t.equal((await refresh(`${family}.2.${"A".repeat(43)}`)).statusCode, 401);
    });
    t.test("takes the cookie only from our own pages", async (t) => {
      const person = await app.person();
      const withCookie = (headers: Record<string, string>) =>
        app.anyone.post("/security/token/refresh", {}, { cookie: `refresh_token=${person.refreshToken}`, ...headers });
      t.match((await withCookie({ origin: "https://evil.example" })).json(), { code: "cross_site" });
      t.match((await withCookie({})).json(), { code: "cross_site" });
      t.equal((await withCookie({ "sec-fetch-site": "same-origin" })).statusCode, 200);
    });
  });

  t.test("POST /_/security/logout ends the session", async (t) => {
    const person = await app.person();
    const answer = await person.post("/_/security/logout", undefined, {
      cookie: `refresh_token=${person.refreshToken}`,
    });
    t.equal(answer.statusCode, 204);
    t.match(answer.cookies, [
      { name: "token", value: "" },
      { name: "refresh_token", value: "" },
    ]);
    t.equal((await app.anyone.post("/security/token/refresh", { refresh_token: person.refreshToken })).statusCode, 401);
  });

  t.test("a raised epoch or a disabled account ends every session", async (t) => {
    const person = await app.person();
    await UserModel.updateOne({ email: person.email }, { $inc: { epoch: 1 } });
    t.equal((await person.get("/_/app/user")).statusCode, 401);
    const other = await app.person();
    await UserModel.updateOne({ email: other.email }, { isEnabled: false });
    t.equal((await other.get("/_/app/user")).statusCode, 401);
    t.equal(
      (await app.anyone.post("/security/login", { email: other.email, password: other.password })).statusCode,
      403,
    );
  });

  t.test("a cookie alone authorises no call", async (t) => {
    const person = await app.person();
    t.equal((await app.anyone.get("/_/app/user", undefined, { cookie: `token=${person.token}` })).statusCode, 401);
  });
});
