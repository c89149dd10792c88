import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { spend } from "#server/features/botCheck/service.ts";
import { altcha, VALID_S } from "#server/ports/botCheck/altcha.ts";
import { botCheck, noCheck } from "#server/ports/botCheck/botCheck.ts";
import { type Asked, BOT_CHECK_HEADER, type Challenge, MAX_ANSWER_LENGTH, PURPOSES } from "#shared/botCheck/schema.ts";
import { proof, solved } from "#tests/support/botCheck.ts";
import * as make from "#tests/support/make.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const REFUSED = { code: "bot_check" };
const PASSWORD = "a good long one";

const header = (value: string) => ({ [BOT_CHECK_HEADER]: value });
const challengeIn = (asked: Asked): Challenge => {
  if (asked.kind !== "altcha") throw new Error(asked.kind);
  return asked.challenge;
};

t.test("our own check", async (t) => {
  const app = await startApp(t, { BOT_CHECK: "altcha" });
  let people = 0;
  const register = (headers: Record<string, string> = {}, values: object = {}) =>
    app.anyone.post(
      "/app/registration/register",
      { email: `bot${++people}@example.com`, password: PASSWORD, ...values },
      headers,
    );
  const asked = async (purpose = "sign-up") => challengeIn((await app.anyone.get(`/app/bot-check/${purpose}`)).json());

  await t.test("what is asked is signed, for its purpose and its time, and kept nowhere", async (t) => {
    for (const purpose of PURPOSES) {
      const answer = await app.anyone.get(`/app/bot-check/${purpose}`);
      t.match(answer.json(), { kind: "altcha", validS: VALID_S, challenge: { parameters: { data: { purpose } } } });
      t.equal(answer.headers["cache-control"], "no-store");
    }
    t.equal((await app.anyone.get("/app/bot-check/anything")).statusCode, 404);
  });

  await t.test("nobody signs up without it, and whoever has done it does", async (t) => {
    const refused = await register();
    t.equal(refused.statusCode, 403);
    t.match(refused.json(), REFUSED);
    t.equal(await UserModel.countDocuments(), 0);
    t.equal((await register(await proof(app, "sign-up"))).statusCode, 201);
  });

  await t.test("of twenty at once with one answer, one passes", async (t) => {
    const once = await proof(app, "sign-up");
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(once)));
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, ...Array.from({ length: 19 }, () => 403)]);
  });

  await t.test("it does not pass again when it is written in another way", async (t) => {
    const challenge = await asked();
    const answer = await solved(challenge);
    const { solution } = JSON.parse(Buffer.from(answer, "base64").toString());
    t.equal((await register(header(answer))).statusCode, 201);
    const again = await solved(challenge, { solution: { ...solution, counter: solution.counter + 1 } });
    t.match((await register(header(again))).json(), REFUSED);
    t.match((await register(header(` ${answer}=`))).json(), REFUSED);
  });

  await t.test("what is wrong in a form spends nothing", async (t) => {
    const once = await proof(app, "sign-up");
    t.equal((await register(once, { email: "nobody" })).statusCode, 422);
    t.equal((await register(once)).statusCode, 201);
  });

  await t.test("an answer for another purpose is none, and stays good for its own", async (t) => {
    const other = await proof(app, "forgot-password");
    t.match((await register(other)).json(), REFUSED);
    const forgot = await app.anyone.post("/app/registration/forgot-password", { email: "a@example.com" }, other);
    t.equal(forgot.statusCode, 204);
  });

  await t.test("what was changed, made up or not solved is refused", async (t) => {
    const challenge = await asked();
    const { parameters } = challenge;
    const empty = { counter: 0, derivedKey: "00".repeat(32) };
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
    const changed = [
      { ...challenge, parameters: { ...parameters, cost: 1 } },
      { ...challenge, parameters: { ...parameters, nonce: "00".repeat(16) } },
      { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 1 } },
      { ...challenge, parameters: { ...parameters, data: { purpose: "forgot-password" } } },
      { ...challenge, signature: "00".repeat(32) },
    ];
    const solution = JSON.parse(Buffer.from(await solved(challenge), "base64").toString()).solution;
    const answers = [
      "",
      "{}",
      "null",
      "x".repeat(MAX_ANSWER_LENGTH + 1),
      json({}),
      json(null),
      json({ challenge }),
      json({ challenge, solution: {} }),
      json({ challenge, solution: empty }),
      json({ challenge, solution: { ...solution, derivedKey: parameters.keyPrefix } }),
      json({ challenge: { parameters }, solution }),
      json({ challenge: { ...challenge, more: 1 }, solution }),
      ...changed.map((other) => json({ challenge: other, solution })),
      await solved({ ...challenge, parameters: { ...parameters, cost: 1, keyPrefix: "00" } } as Challenge),
    ];
    for (const answer of answers) t.match((await register(header(answer))).json(), REFUSED, answer.slice(0, 60));
    t.equal((await register(header(json({ challenge, solution })))).statusCode, 201, "none of them has spent it");
  });

  await t.test("one of another installation is refused, one of the secret before is not", async (t) => {
    const askedBy = async (...secrets: [string, ...string[]]) =>
      solved(challengeIn(await altcha({ secrets, spend }).ask("sign-up")));
    const strange = await askedBy("another secret, just as long as ours is.");
    t.match((await register(header(strange))).json(), REFUSED);
    const older = await askedBy(TOKEN_SECRET);
    const renewed = altcha({ secrets: ["another secret, just as long as ours is.", TOKEN_SECRET], spend });
    t.equal(await renewed.takes(older, "sign-up"), true);
  });

  await t.test("it runs out", async (t) => {
    const answer = await solved(await asked());
    const later = Date.now() + (VALID_S + 1) * 1000;
    const clock = t.capture(Date, "now", () => later);
    t.match((await register(header(answer))).json(), REFUSED);
    clock.restore();
    t.equal((await register(header(answer))).statusCode, 201, "before that it was good");
  });

  await t.test("a forgotten password and an invitation want it too", async (t) => {
    const own = botCheck();
    botCheck.plug(noCheck);
    const person = await app.person();
    await make.confirm(person);
    botCheck.plug(own);
    for (const email of [person.email, "nobody@example.com"])
      t.match((await app.anyone.post("/app/registration/forgot-password", { email })).json(), REFUSED);
    const invite = (headers = {}) => person.post("/_/app/user/invite-friend", { email: "friend@example.com" }, headers);
    t.match((await invite()).json(), REFUSED);
    t.match((await invite(await proof(app, "contact"))).json(), REFUSED);
    t.equal((await invite(await proof(app, "invite-friend"))).statusCode, 204);
  });

  await t.test("so many challenges and no more go to one address", async (t) => {
    const ask = () => app.withToken(null, "192.0.2.7").get("/app/bot-check/sign-up");
    const statuses = [];
    for (let i = 0; i < 301; i++) statuses.push((await ask()).statusCode);
    t.same([...new Set(statuses.slice(0, 300)), statuses[300]], [200, 429]);
  });

  await t.test("one address spends so many and no more: what is remembered of them refuses nobody else", async (t) => {
    const own = botCheck();
    t.teardown(() => botCheck.plug(own));
    let spent = 0;
    botCheck.plug({ ...own, takes: () => spend(`nonce${++spent}`, VALID_S * 1000) });
    const send = (ip: string) =>
      app
        .withToken(null, ip)
        .post("/app/registration/forgot-password", { email: "a@example.com" }, header("an answer"));
    for (let i = 0; i < 125; i++) await send("192.0.2.8");
    t.equal(spent, 120);
    t.equal((await send("192.0.2.8")).statusCode, 429);
    t.equal((await send("192.0.2.9")).statusCode, 204);
    t.equal(spent, 121);
  });

  await t.test("where it is switched off everybody is taken at their word", async (t) => {
    const own = botCheck();
    botCheck.plug(noCheck);
    t.teardown(() => botCheck.plug(own));
    t.same((await app.anyone.get("/app/bot-check/sign-up")).json(), { kind: "off" });
    t.equal((await register()).statusCode, 201);
  });

  await t.test("pages may run the worker that solves it, and load nobody else", async (t) => {
    const policy = String((await app.inject({ url: "/sign-up" })).headers["content-security-policy"]);
    t.match(policy, /worker-src 'self'/);
    t.notMatch(policy, /cloudflare|hcaptcha/);
  });
});
