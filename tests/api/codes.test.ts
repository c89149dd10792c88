import t from "tap";
import { CodeModel } from "#server/features/codes/model.ts";
import * as codes from "#server/features/codes/service.ts";
import { TeamModel } from "#server/features/members/model.ts";
import type { Deal } from "#shared/members/deals.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const PREVIEW = "/_/app/user/activate/code/preview";
const ACTIVATE = "/_/app/user/activate/code";
const INVALID = { code: "invalid_input", errors: [{ path: "code", message: /not valid, or it was used already/ }] };

t.test("activation codes", async (t) => {
  const app = await startApp(t);
  const code = async (deal: Partial<Deal> & { expiresAt?: Date } = {}) =>
    (await codes.make(1, { tier: 2, seats: 5, ...deal }))[0] as string;

  t.test("say what they give and use nothing up", async (t) => {
    const person = await app.person();
    const printed = await code();
    t.match(printed, /^([0-9A-HJKMNP-TV-Z]{6}-){3}[0-9A-HJKMNP-TV-Z]{6}$/);
    for (const _ of ["once", "again"]) {
      const answer = await person.post(PREVIEW, { code: printed });
      t.equal(answer.statusCode, 200);
      t.same(answer.json(), {
        tier: 2,
        seats: 5,
        totalSeats: 5,
        product_id: "signoff_tier2",
        refund: 0,
        currency: "USD",
      });
    }
    t.match((await person.get("/_/app/user")).json(), { isPaid: false });
  });

  t.test("make the team a lifetime deal, in whatever spelling they are typed", async (t) => {
    const person = await app.person();
    const typed = ` ${(await code({ tier: 1, seats: 10 })).toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")}`;
    t.equal((await person.post(ACTIVATE, { code: typed })).statusCode, 200);
    t.match((await person.get("/_/app/user")).json(), {
      isPaid: true,
      availableSignatures: 10,
      plan: { type: "product", data: { product_id: "signoff_tier1", type: null } },
    });
  });

  t.test("keep the places that friends have brought", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { seats: 3, bonusSignatures: 2 });
    t.match((await person.post(ACTIVATE, { code: await code() })).json(), { seats: 5, totalSeats: 7 });
    t.match((await person.get("/_/app/user")).json(), { availableSignatures: 5, bonusSignatures: 2 });
  });

  t.test("are stored as hashes only", async (t) => {
    const printed = await code();
    const stored = JSON.stringify(await CodeModel.find().lean());
    t.notMatch(stored, printed);
    t.notMatch(stored, printed.replaceAll("-", ""));
  });

  t.test("are refused when they are incomplete, unknown, used or old", async (t) => {
    const person = await app.person();
    const used = await code();
    t.equal((await person.post(ACTIVATE, { code: used })).statusCode, 200);
    const old = await code({ expiresAt: new Date(Date.now() - 1000) });
    for (const path of [PREVIEW, ACTIVATE]) {
      t.match((await person.post(path, { code: "ABC" })).json(), {
        errors: [{ path: "code", message: /^This code is not complete/ }],
      });
      for (const wrong of [used, old, "A".repeat(24)]) {
        const answer = await person.post(path, { code: wrong });
        t.equal(answer.statusCode, 422);
        t.match(answer.json(), INVALID);
      }
    }
  });

  t.test("that give nothing new stay valid", async (t) => {
    const person = await make.paid(app, { seats: 50 });
    const printed = await code();
    for (const path of [PREVIEW, ACTIVATE])
      t.match((await person.post(path, { code: printed })).json(), { status: 409, code: "code_no_gain" });
    t.equal((await (await app.person()).post(ACTIVATE, { code: printed })).statusCode, 200, "somebody else can use it");
  });

  t.test("are for a team's owner, and not for resellers", async (t) => {
    const printed = await code();
    for (const role of ["member", "admin"] as const) {
      const member = await make.member(app, { role });
      t.match((await member.post(ACTIVATE, { code: printed })).json(), { code: "no_permission" }, role);
    }
    const reseller = await app.person();
    const { UserModel } = await import("#server/features/account/model.ts");
    await UserModel.updateOne({ email: reseller.email }, { isReseller: true });
    for (const path of [PREVIEW, ACTIVATE])
      t.match((await reseller.post(path, { code: printed })).json(), { status: 403, code: "forbidden" });
    t.equal((await app.anyone.post(ACTIVATE, { code: printed })).statusCode, 401);
  });

  t.test("a hundred uses at the same moment: one works", async (t) => {
    const people = await Promise.all(Array.from({ length: 20 }, () => app.person()));
    const printed = await code();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => (people[i % 20] as (typeof people)[0]).post(ACTIVATE, { code: printed })),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    const others = answers.filter(({ statusCode }) => statusCode !== 200);
    t.ok(others.every(({ statusCode }) => [409, 422, 429, 503].includes(statusCode)));
    const paid = await Promise.all(people.map(async (person) => (await person.get("/_/app/user")).json().isPaid));
    t.equal(paid.filter(Boolean).length, 1, "one team has what it gives");
  });

  t.test("two codes of one account at the same moment: it has the best of both", async (t) => {
    const person = await app.person();
    const list = [await code({ tier: 3, seats: 9 }), await code({ tier: 1, seats: 2 })];
    await Promise.all(list.map((one) => person.post(ACTIVATE, { code: one })));
    t.match(await TeamModel.findById(await make.teamOf(person)).lean(), {
      seats: 9,
      plan: { data: { product_id: "signoff_tier1" } },
    });
  });

  t.test("guesses end", async (t) => {
    const person = await app.person();
    for (let i = 0; i < 20; i++) await person.post(PREVIEW, { code: "B".repeat(24) });
    const answer = await person.post(PREVIEW, { code: await code() });
    t.equal(answer.statusCode, 429);
    t.ok(Number(answer.headers["retry-after"]) > 0);
  });

  t.test("a record that does not say what it gives gives nothing", async (t) => {
    const person = await app.person();
    const printed = await code();
    const newest = await CodeModel.findOne().sort({ createdAt: -1, _id: 1 }).lean();
    await CodeModel.collection.updateOne({ _id: newest?._id } as object, { $unset: { tier: 1 } });
    t.equal((await person.post(ACTIVATE, { code: printed })).statusCode, 422);
    t.match((await person.get("/_/app/user")).json(), { isPaid: false });
  });
});
