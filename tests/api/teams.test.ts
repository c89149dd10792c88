import sharp from "sharp";
import t from "tap";
import { ClickMonthModel, ShortLinkModel } from "#server/features/links/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

t.test("a team owns things", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const created = async (who: Person) =>
    (await who.post("/_/signatures", make.signature({ hasShortLink: true }))).json<{
      hash: string;
      shortLinks: { shortUrl: string }[];
    }>();
  const listed = async (who: Person): Promise<string[]> =>
    (await who.get("/_/app/user/signatures/1")).json().items.map(({ hash }: { hash: string }) => hash);

  t.test("an account has one from its sign-up, or there is no account", async (t) => {
    const ana = await app.person();
    const id = await make.idOf(ana);
    t.match(await TeamModel.findById(id).lean(), { owner: id, isPaid: false, seats: 1, used: 1, signatureCount: 0 });

    const { restore } = t.intercept(TeamModel, "create", { value: () => Promise.reject(new Error("no team")) });
    const sign = { name: "Ben", email: "ben@example.com", password: "correct horse battery" };
    t.equal((await app.anyone.post("/app/registration/register", sign)).statusCode, 500);
    restore();
    t.equal((await app.anyone.post("/app/registration/register", sign)).statusCode, 201, "nothing stood in the way");
  });

  t.test("an account that was made without one gets it at its next calls", async (t) => {
    const ana = await app.person();
    const id = await make.idOf(ana);
    await TeamModel.deleteOne({ _id: id });
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.get("/_/app/user")));
    t.same(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200, 200],
    );
    t.match(await TeamModel.find({ _id: id }).lean(), [{ owner: id, isPaid: false, seats: 1, used: 1 }]);
    t.equal((await ana.post("/_/signatures", make.signature())).statusCode, 201);
  });

  t.test("a member whose rights cannot be read has none", async (t) => {
    const member = await make.member(app);
    const { hash } = await created(member);
    await MemberModel.collection.updateOne({ email: member.email }, { $set: { permissions: "all" } });
    t.match((await member.put(`/_/signatures/${hash}`, make.signature())).json(), { code: "no_edit_permission" });
    t.match((await member.delete(`/_/signatures/${hash}`)).json(), { code: "no_permission" });
  });

  t.test("its signatures, their links and months say whose they are", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const { hash, shortLinks } = await created(member);
    await app.inject({ url: new URL(shortLinks[0]?.shortUrl ?? "").pathname, headers: BROWSER });
    await app.inject({ url: `/o/${hash}.gif`, headers: BROWSER });
    await app.clicks.flush();
    const [user, team] = [await make.idOf(member), await make.idOf(owner)];
    t.match(await SignatureModel.findOne({ hash }).lean(), { owner: user, team });
    t.match(await ShortLinkModel.findOne({ signature: hash }).lean(), { owner: user, team });
    t.match(await ClickMonthModel.findOne({ signature: hash }).lean(), { team });
  });

  t.test("its owner and admins see all of it, members what they made, others nothing", async (t) => {
    const owner = await make.paid(app);
    const [admin, mia, max] = [
      await make.member(app, { role: "admin", permissions: [] }, owner),
      await make.member(app, {}, owner),
      await make.member(app, {}, owner),
    ];
    const stranger = await make.paid(app);
    const theirs = (await created(mia)).hash;
    const own = (await created(owner)).hash;
    t.same(await listed(owner), [own, theirs]);
    t.same(await listed(admin), [own, theirs]);
    t.same(await listed(mia), [theirs]);
    t.same(await listed(max), []);
    t.same(await listed(stranger), []);

    for (const who of [max, stranger])
      for (const answer of [
        await who.get(`/_/signatures/${theirs}`),
        await who.put(`/_/signatures/${theirs}`, make.signature()),
        await who.get(`/_/signatures/${theirs}/links`),
        await who.delete(`/_/signatures/${theirs}`),
      ])
        t.match(answer.json(), { status: 404, code: "not_found" });
    t.equal((await max.get(`/signatures/${theirs}/preview`)).json().signature.canEdit, false);
    for (const who of [owner, admin, mia]) {
      t.equal((await who.put(`/_/signatures/${theirs}`, make.signature())).statusCode, 200);
      t.equal((await who.get(`/signatures/${theirs}/preview`)).json().signature.canEdit, true);
    }
    t.equal((await admin.delete(`/_/signatures/${theirs}`)).statusCode, 204);
    t.match(await TeamModel.findById(await make.idOf(owner)).lean(), { signatureCount: 1 });
  });

  t.test("pictures are the team's: a member uses what a colleague brought, a stranger does not", async (t) => {
    const owner = await make.paid(app);
    const [mia, stranger] = [await make.member(app, {}, owner), await make.paid(app)];
    const { body, headers } = await picture("#123456");
    const { url } = (await mia.post("/_/signatures/picture", body, headers)).json();
    const using = make.signature({
      media: { customSocialIcons: [{ key: "own", originalUrl: url, croppedUrl: url }] },
    });
    t.equal((await owner.post("/_/signatures", using)).statusCode, 201);
    t.equal((await stranger.post("/_/signatures", using)).statusCode, 422);
  });

  t.test("members who save at once get the places that there are, and hear who can add more", async (t) => {
    const owner = await make.paid(app, { seats: 4 });
    const people = [owner, ...(await Promise.all([1, 2, 3].map(() => make.member(app, {}, owner))))];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (people[i % people.length] as Person).post("/_/signatures", make.signature()),
      ),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 4);
    const team = await make.idOf(owner);
    t.equal(await SignatureModel.countDocuments({ team }), 4);
    t.match(await TeamModel.findById(team).lean(), { signatureCount: 4 });
    const message = "You've reached the limit. Only the account owner can add more signatures, pages and cards";
    const refused = { status: 403, code: "team_limit", message };
    t.match((await (people[1] as Person).post("/_/signatures", make.signature())).json(), refused);
    t.match((await (people[1] as Person).get("/app/user/signature/check")).json(), refused);
    t.match((await owner.post("/_/signatures", make.signature())).json(), { status: 403, code: "signature_limit" });
  });

  t.test("what it pays for its members have, and the bonus counts once", async (t) => {
    const owner = await make.paid(app, { seats: 13, bonusSignatures: 3 });
    const member = await make.member(app, {}, owner);
    for (const who of [owner, member])
      t.match((await who.get("/_/app/user")).json(), { isPaid: true, availableSignatures: 10, bonusSignatures: 3 });
    const paid = make.signature({ general: { brandingLine: 0 } });
    t.equal((await member.post("/_/signatures", paid)).statusCode, 201);
    await make.changeTeam(owner, { isPaid: false });
    t.match((await member.post("/_/signatures", paid)).json(), { code: "upgrade_needed" });
  });

  t.test("whoever is not in it any more acts for their own, at once", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const { hash } = await created(member);
    await make.changeMember(member, { active: false });
    t.equal((await member.get(`/_/signatures/${hash}`)).statusCode, 404);
    t.same(await listed(member), []);
    t.match((await member.get("/_/app/user")).json(), { isPaid: false, team: null });
    t.same(await listed(owner), [hash], "what they made stays the team's");
  });

  t.test("nobody is in it twice", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const again = { team: await make.idOf(owner), email: member.email };
    await t.rejects(MemberModel.create(again), { code: 11000 });
    await t.rejects(MemberModel.create({ ...again, email: "other@example.com", user: await make.idOf(member) }), {
      code: 11000,
    });
    for (const email of ["one@example.com", "two@example.com"])
      await MemberModel.create({ ...again, email, status: "invited" });
    await make.changeMember(member, { active: false });
    await MemberModel.create({ ...again, user: await make.idOf(member) });
  });
});

async function picture(background: string) {
  const body = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
  return form([{ name: "image", filename: "a.png", body }]);
}
