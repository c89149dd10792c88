import t from "tap";
import { FlowStepModel, storedUsers, UserModel } from "#server/features/account/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const ANSWERS = { profession: "Architect", people: 4, isTeam: true, clients: ["Gmail", "Outlook"], other: null };

t.test("calls of the account", async (t) => {
  const app = await startApp(t, { APPSUMO_URL: "https://deals.example/account" });
  let addresses = 0;
  const register = (query: string, email: string) =>
    app
      .withToken(null, `10.6.0.${addresses++}`)
      .post(`/app/registration/register${query}`, { email, password: "correct horse battery" });
  const stored = async (email: string) => storedUsers.read(await UserModel.findOne({ email }).lean());

  t.test("POST questions/sign-up keeps the answers, and nobody is asked again", async (t) => {
    const person = await app.person();
    t.match((await person.get("/_/app/user")).json(), { showQuestion: true });
    t.equal((await person.post("/_/app/user/questions/sign-up", { data: ANSWERS })).statusCode, 204);
    t.match((await person.get("/_/app/user")).json(), { showQuestion: false });
    t.same((await stored(person.email))?.answers, ANSWERS);
  });

  t.test("answers that are not the last are read back, and the questions stay open", async (t) => {
    const person = await app.person();
    const answers = async () => (await person.get("/_/app/user/questions/sign-up")).json();
    const isAsked = async () => (await person.get("/_/app/user")).json().showQuestion;
    t.same(await answers(), { data: null });
    for (const [data, isOpen] of [
      [{ name: "Ana", step: 2, isDone: false }, true],
      [{ name: "Bo", step: 4, isDone: true }, false],
    ] as const) {
      await person.post("/_/app/user/questions/sign-up", { data });
      t.same(await answers(), { data });
      t.equal(await isAsked(), isOpen);
    }
  });

  t.test("POST actions/flow/log notes a step", async (t) => {
    const person = await app.person();
    t.equal(
      (await person.post("/_/app/user/actions/flow/log", { data: { flow: "onboarding", step: 2 } })).statusCode,
      204,
    );
    t.match(await FlowStepModel.findOne({ user: await make.idOf(person) }).lean(), {
      data: { flow: "onboarding", step: 2 },
    });
  });

  t.test("both refuse what is no answer", async (t) => {
    const person = await app.person();
    const bad = [
      { $set: { isPaid: true } },
      { "a.b": 1 },
      { nested: { a: 1 } },
      { long: "x".repeat(501) },
      Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`a${i}`, 1])),
      [],
      "text",
      null,
    ];
    for (const path of ["/_/app/user/questions/sign-up", "/_/app/user/actions/flow/log"]) {
      for (const data of bad)
        t.equal((await person.post(path, { data })).statusCode, 422, JSON.stringify(data)?.slice(0, 40));
      t.equal((await person.post(path, { data: {}, isPaid: true })).statusCode, 422);
      t.equal((await app.anyone.post(path, { data: {} })).statusCode, 401);
    }
    t.match((await person.get("/_/app/user")).json(), { showQuestion: true, isPaid: false });
  });

  t.test("a log is no place to fill the disk from", async (t) => {
    const person = await app.person();
    const log = () => person.post("/_/app/user/actions/flow/log", { data: {} });
    for (let i = 0; i < 300; i += 50) await Promise.all(Array.from({ length: 50 }, log));
    t.equal((await log()).statusCode, 429);
  });

  t.test("the campaign of the first visit is stored with the account", async (t) => {
    await register("?utm_source=news&utm_medium=email&utm_campaign=autumn%20sale", "utm@example.com");
    t.same((await stored("utm@example.com"))?.firstTouch, {
      utmSource: "news",
      utmMedium: "email",
      utmCampaign: "autumn sale",
    });
    await register("", "none@example.com");
    t.equal((await stored("none@example.com"))?.firstTouch, null);
    const answer = await register(
      `?utm_source=${"x".repeat(300)}&utm_medium=a%0d%0ab&utm_campaign=ok`,
      "odd@example.com",
    );
    t.equal(answer.statusCode, 201, "an odd link keeps nobody from signing up");
    t.same((await stored("odd@example.com"))?.firstTouch, { utmCampaign: "ok" });
    t.equal((await register("?isPaid=true", "more@example.com")).statusCode, 422);
  });

  t.test("a record from before campaigns, answers and friends has none of them", async (t) => {
    const person = await app.person();
    await UserModel.collection.updateOne(
      { email: person.email },
      { $unset: { firstTouch: 1, answers: 1, invitedBy: 1 } },
    );
    t.match(await stored(person.email), { firstTouch: null, answers: null, invitedBy: null });
    t.equal((await person.get("/_/app/user")).statusCode, 200);
  });

  t.test("GET appsumo-redirect answers what the settings say, also to somebody without a session", async (t) => {
    for (const who of [await app.person(), app.anyone])
      t.same((await who.get("/_/app/user/appsumo-redirect")).json(), { redirect_url: "https://deals.example/account" });
  });

  t.test("GET signatures_all lists in short what one sees", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const { hash } = (await owner.post("/_/signatures", make.signature())).json();
    const mine = (await member.post("/_/signatures", make.signature({ label: "Mine" }))).json();
    await owner.put(`/_/signatures/${hash}/set-default`);
    t.same((await member.get("/_/app/user/signatures_all")).json(), {
      items: [
        {
          id: mine.id,
          hash: mine.hash,
          canEdit: true,
          byDefault: null,
          master: null,
          label: "Mine",
          updatedAt: mine.updatedAt,
          name: "Ana Person",
          position: "Head of Design",
        },
      ],
    });
    const { items } = (await owner.get("/_/app/user/signatures_all")).json();
    t.same(
      items.map((item: { hash: string; byDefault: string | null }) => [item.hash, item.byDefault]),
      [
        [mine.hash, null],
        [hash, owner.email],
      ],
    );
  });

  t.test("GET {entity}/check answers for signatures, pages and cards", async (t) => {
    const check = async (who: { get: typeof app.anyone.get }, entity: string) =>
      (await who.get(`/app/user/${entity}/check`)).statusCode;
    const person = await app.person();
    for (const entity of ["signature", "page", "card"]) {
      t.equal(await check(person, entity), 204, entity);
      t.equal(await check(app.anyone, entity), 401);
    }
    for (const entity of ["user", "pages", "__proto__", "constructor"]) t.equal(await check(person, entity), 404);
    await person.post("/_/signatures", make.signature());
    t.equal(await check(person, "signature"), 403);
    t.equal(await check(person, "page"), 204);

    const member = await make.member(app, { permissions: [1] });
    await make.changeMember(member, { pagePermissions: [2] });
    t.equal(await check(member, "signature"), 204);
    t.equal(await check(member, "page"), 403, "pages and cards have codes of their own");
    t.equal(await check(member, "card"), 403);
    await make.changeMember(member, { pagePermissions: null, permissions: [] });
    t.equal(await check(member, "page"), 204);
    t.equal(await check(member, "signature"), 403);

    await make.changeTeam(person, { isTerminated: true });
    for (const entity of ["page", "card"])
      t.match((await person.get(`/app/user/${entity}/check`)).json(), { code: "account_expired" });
  });
});
