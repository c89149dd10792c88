import t from "tap";
import { storedTeams, TeamModel } from "#server/features/members/model.ts";
import { entitlements, planOf } from "#shared/members/rules.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

/** Where the operator's own people have everything (`BILLING=off`). */
t.test("where nothing is sold", async (t) => {
  const app = await startApp(t, { BILLING: "off", APPSUMO_URL: "https://deals.example" });
  const { makeCodes, blocking, pictures } = {
    makeCodes: (await import("#server/features/codes/service.ts")).make,
    blocking: (await import("#server/features/members/blocking/jobs.ts")).watchHandler,
    pictures: await import("#server/features/members/service.ts"),
  };
  const page = (url: string, cookies: Record<string, string> = {}) => app.inject({ method: "GET", url, cookies });
  const userOf = async (person: { get(path: string): Promise<{ json(): unknown }> }) =>
    (await person.get("/_/app/user")).json() as Parameters<typeof planOf>[0];

  t.test("a new account has all there is, and its browser knows it", async (t) => {
    const person = await app.person();
    const user = await userOf(person);
    t.match(user, { isPaid: true, isTerminated: false, availableSignatures: 100_000 });
    t.match(entitlements(planOf(user)), {
      canEdit: true,
      hasAllTemplates: true,
      canHideBranding: true,
      hasAllParts: true,
      canUnpublish: true,
      hasAnalytics: true,
      canInvite: true,
      canSendByEmail: true,
      canUseOwnDomain: true,
      maxSignatures: 100_000,
    });
  });

  t.test("saves more than one signature, and what is paid for elsewhere", async (t) => {
    const person = await app.person();
    for (let i = 0; i < 2; i++) {
      const design = { ...make.signature().design, templateId: 30 };
      t.equal((await person.post("/_/signatures", make.signature({ design }))).statusCode, 201);
    }
  });

  t.test("a team takes people in, whatever it has bought", async (t) => {
    const person = await app.person();
    await make.confirm(person);
    for (const email of ["new1@example.com", "new2@example.com"]) {
      const invite = await person.post("/_/app/team/invite", { email });
      t.equal(invite.statusCode, 201, invite.body);
    }
    const { _id } = (await TeamModel.findById(await make.teamOf(person)).lean()) ?? {};
    t.match(await TeamModel.findById(_id).lean(), { isPaid: false, seats: 1 }, "what it has bought stays as it is");
  });

  t.test("a company takes in as many people as its agency gives it places, whatever happens at once", async (t) => {
    const owner = await make.agency(app, 5);
    await make.confirm(owner);
    const company = await make.company(owner, { signatures: 3 });
    const inside = { [COMPANY_HEADER]: company.group };
    const emails = Array.from({ length: 10 }, (_, at) => `inside${at}@example.com`);
    const invites = await Promise.all(emails.map((email) => owner.post("/_/app/team/invite", { email }, inside)));
    const codes = invites.map(({ statusCode }) => statusCode);
    t.equal(codes.filter((code) => code === 201).length, 3, codes.join(" "));
    const refused = invites.find(({ statusCode }) => statusCode !== 201);
    t.match(refused?.json(), { code: "seat_limit" });
    t.match(await TeamModel.findById(company.id).lean(), { used: 3, seats: 3 });
    const [team] = storedTeams.readAll([await TeamModel.findById(company.id).lean()]);
    t.match(team && entitlements(team), { maxSignatures: 3, canInvite: true, canSendByEmail: true });
  });

  t.test("a team whose plan had ended is not blocked, and its people hear no more of it", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { isTerminated: true, blockedAt: new Date() });
    t.match(await userOf(person), { isTerminated: false });
    t.equal((await person.post("/_/signatures", make.signature())).statusCode, 201);
    t.same(await pictures.terminated(), [], "pictures show");
    t.same(await pictures.changedSince(new Date(0)), []);
    await blocking.run({} as never, { signal: AbortSignal.timeout(10_000), note: () => {} } as never);
    t.match(await TeamModel.findById(await make.teamOf(person)).lean(), { isTerminated: true, blockedAt: null });
  });

  t.test("no plan ends, and nobody is charged", async (t) => {
    const { SubscriptionModel } = await import("#server/features/billing/model.ts");
    const { clockHandler } = await import("#server/features/billing/clock.ts");
    const _id = await make.teamOf(await app.person());
    const past = new Date(Date.now() - 60_000);
    await SubscriptionModel.create({ _id, status: "cancelled", endsAt: past, dueAt: past });
    await clockHandler.run({} as never, { signal: AbortSignal.timeout(10_000), note: () => {} } as never);
    t.match(await SubscriptionModel.findById(_id).lean(), { status: "cancelled" });
  });

  t.test("an activation code is kept for when something is sold", async (t) => {
    const person = await app.person();
    const [code = ""] = await makeCodes(1, { tier: 1, seats: 10 });
    for (const path of ["preview", ""]) {
      const answer = await person.post(`/_/app/user/activate/code${path && `/${path}`}`, { code });
      t.match(answer.json(), { code: "code_no_gain" });
    }
    t.match(await TeamModel.findById(await make.teamOf(person)).lean(), { isPaid: false, seats: 1 });
  });

  t.test("no call of money answers anything else", async (t) => {
    const person = await app.person();
    for (const who of [app.anyone, person])
      for (const url of ["/app/pricing", "/app/pricing/reseller"]) {
        const answer = await who.get(url);
        t.equal(answer.statusCode, 404, url);
        t.match(answer.json(), { code: "billing_off" });
      }
  });

  t.test("no page names a price, and none leads to one", async (t) => {
    const person = await app.person();
    const cookies = Object.fromEntries(person.cookies.map(({ name, value }) => [name, value]));
    for (const url of ["/pricing", "/pricing/teams", "/account/upgrade", "/account/billing"])
      for (const [who, own] of [
        ["a guest", {}],
        ["somebody", cookies],
      ] as const)
        t.equal((await page(url, own)).statusCode, 404, `${url}, ${who}`);
    for (const [url, own] of [
      ["/", {}],
      ["/email-signature", {}],
      ["/login", {}],
      ["/editor", {}],
      ["/account", cookies],
      ["/dashboard", cookies],
      ["/sitemap.xml", {}],
      ["/llms.txt", {}],
    ] as const) {
      const { statusCode, body } = await page(url, own);
      t.equal(statusCode, 200, url);
      t.notMatch(body, /\/pricing|\/account\/(upgrade|billing)|>Pro</, url);
    }
  });
});
