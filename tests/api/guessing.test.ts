import mongoose from "mongoose";
import t from "tap";
import { limitFailures } from "#server/db/cache/limit.ts";
import { hot } from "#server/db/cache/seam.ts";
import * as devices from "#server/features/auth/devices.ts";
import { DEVICE_DAYS, MAX_DEVICE_ACCOUNTS } from "#shared/auth/constants.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp } from "#tests/support/startApp.ts";

type Answer = { statusCode: number; cookies: object[] };

/** The device cookie of an answer, as a request sends it. */
function deviceOf({ cookies }: Pick<Answer, "cookies">): string {
  const cookie = (cookies as { name: string; value: string }[]).find(({ name }) => name === "device");
  return `device=${cookie?.value}`;
}

t.test("guessing passwords", async (t) => {
  const app = await startApp(t, { TRUST_PROXY: "true" });
  const login = ({ email, password }: { email: string; password: string }, from: string, cookie = "") =>
    app.anyone.post("/security/login", { email, password }, { "x-forwarded-for": from, ...(cookie && { cookie }) });
  const guess = (email: string, from: string, cookie = "") => login({ email, password: "not this one" }, from, cookie);
  const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode);

  t.test("wrong tries from ten addresses leave the owner alone", async (t) => {
    const person = await app.person();
    for (let i = 0; i < 10; i++) await guess(person.email, `192.0.2.${i}`);
    t.equal((await login(person, "198.51.100.1")).statusCode, 200);
  });

  t.test("a try that we could not judge is no wrong one", async (t) => {
    const attempt = (error: Error) =>
      limitFailures({ "test:ours:one": { limit: 2, windowMs: 60_000 } }, () => Promise.reject(error)).catch(
        ({ code }) => code ?? "broken",
      );
    for (let i = 0; i < 5; i++) {
      t.equal(await attempt(new Failure("unavailable")), "unavailable");
      t.equal(await attempt(new Error("a mistake")), "broken");
    }
    for (let i = 0; i < 2; i++) t.equal(await attempt(new Failure("wrong_credentials")), "wrong_credentials");
    t.equal(await attempt(new Failure("wrong_credentials")), "too_many_requests");
  });

  t.test("one address prefix has ten tries at an account, also when it changes addresses within", async (t) => {
    const { email } = await app.person();
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await guess(email, `2001:db8:7:1::${i + 1}`));
    t.same(statuses(answers), [...Array(10).fill(401), 429, 429]);
    t.equal((await guess(email, "2001:db8:7:2::1")).statusCode, 401);
  });

  t.test("somebody who tries on and on at one account leaves the others behind the same address alone", async (t) => {
    const [locked, colleague] = [await app.person(), await app.person()];
    const answers = [];
    for (let i = 0; i < 70; i++) answers.push(await guess(locked.email, "192.0.2.70"));
    t.same(statuses(answers), [...Array(10).fill(401), ...Array(60).fill(429)]);
    t.equal((await login(colleague, "192.0.2.70")).statusCode, 200);
  });

  t.test("a program that renews one session without end leaves the others behind the same address alone", async (t) => {
    const from = { "x-forwarded-for": "192.0.2.71" };
    const renew = (refresh_token: string) => app.anyone.post("/security/token/refresh", { refresh_token }, from);
    const family = "A".repeat(22);
    const window = { limit: 100, windowMs: 60_000 };
    await hot().limiter.take(`refresh:session:${family}`, { ...window, cost: 100 });
    await hot().limiter.take("refresh:ip:192.0.2.71", { cost: 595, limit: 600, windowMs: 60_000 });
    for (let i = 0; i < 10; i++) t.equal((await renew(`${family}.1.x.y`)).statusCode, 429);
    const { refresh_token } = (await login(await app.person(), "192.0.2.71")).json();
    t.equal((await renew(refresh_token)).statusCode, 200);
  });

  t.test("the addresses of one /64 share a count, those of one /48 a larger one", async (t) => {
    const tryFrom = (from: string, i: number) => guess(`sprayed${i}@example.com`, from);
    await hot().limiter.take("login:ip:2001:db8:8:1::/64", { cost: 58, limit: 60, windowMs: 60_000 });
    const inPrefix = [];
    for (let i = 0; i < 4; i++) inPrefix.push(await tryFrom(`2001:db8:8:1::${i + 1}`, i));
    t.same(statuses(inPrefix), [401, 401, 429, 429]);
    await hot().limiter.take("login:network:2001:db8:8::/48", { cost: 957, limit: 960, windowMs: 60_000 });
    t.same(statuses([await tryFrom("2001:db8:8:2::1", 100), await tryFrom("2001:db8:8:3::1", 101)]), [401, 429]);
    t.equal((await tryFrom("2001:db8:9:1::1", 5000)).statusCode, 401, "the next network is another one");
  });

  t.test(
    "a hundred tries in an hour from everywhere keep strangers out, and no browser that logged in before",
    async (t) => {
      const person = await app.person();
      const known = deviceOf(await login(person, "198.51.100.2"));
      await hot().limiter.take(`login:account:${person.email}`, { cost: 97, limit: 100, windowMs: 60_000 });
      const answers = [];
      for (let i = 0; i < 5; i++) answers.push(await guess(person.email, `203.0.113.${i}`));
      t.same(statuses(answers), [401, 401, 401, 429, 429]);
      t.equal((await login(person, "198.51.100.3")).statusCode, 429, "a browser that nobody knows waits");
      t.equal((await login(person, "203.0.113.1", known)).statusCode, 200, "the owner's does not");
      t.equal(
        (await login(person, "198.51.100.3", "device=fxz.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA")).statusCode,
        429,
      );
      const stranger = await app.person();
      t.equal(
        (await login(person, "198.51.100.4", deviceOf(stranger))).statusCode,
        429,
        "one of another account waits",
      );

      const stolen = [];
      for (let i = 0; i < 12; i++) stolen.push(await guess(person.email, `198.51.100.${i + 10}`, known));
      t.same(statuses(stolen).slice(-2), [429, 429], "a stolen one has ten tries");
    },
  );

  t.test("a browser is known to a few accounts, and for half a year", async (t) => {
    const account = () => ({ _id: new mongoose.Types.ObjectId(), epoch: 0 });
    const users = Array.from({ length: MAX_DEVICE_ACCOUNTS + 2 }, account);
    let cookie: string | undefined = "made up~~x.y.z";
    for (const user of [...users, ...users]) cookie = await devices.add(cookie, user);
    const known = await Promise.all(users.map((user) => devices.find(cookie, user)));
    t.equal(known.filter(Boolean).length, MAX_DEVICE_ACCOUNTS);
    const [last] = users.slice(-1);
    const later = Date.now() + DEVICE_DAYS * 86_400_000;
    t.ok(last && (await devices.find(cookie, last, later - 2 * 86_400_000)));
    t.notOk(last && (await devices.find(cookie, last, later + 86_400_000)));
    t.notOk(last && (await withSettings({ tokenSecrets: ["another secret"] }, () => devices.find(cookie, last))));
    t.notOk(last && (await devices.find(cookie, { ...last, epoch: 1 })), "a new password ends it");
    for (const odd of ["", "~", "a.b.c", `x${cookie?.split("~")[0]}`, "%00", "~".repeat(4000)])
      t.notOk(last && (await devices.find(odd, last)), odd.slice(0, 20));
  });
});
