import t from "tap";
import { UserModel, userWrites } from "#server/features/account/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the default signature of a person", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const saved = async (who: Person): Promise<string> => (await who.post("/_/signatures", make.signature())).json().hash;
  const choose = (who: Person, hash: string) => who.put(`/_/signatures/${hash}/set-default`);
  /** Hashes and addresses of what the list calls somebody's default. */
  const defaults = async (who: Person) =>
    (await who.get("/_/app/user/signatures/1"))
      .json<{ items: { hash: string; byDefault: string | null }[] }>()
      .items.filter(({ byDefault }) => byDefault !== null)
      .map(({ hash, byDefault }) => [hash, byDefault]);
  const ofUser = async (who: Person) => (await who.get("/_/app/user")).json().defaultSignature;

  t.test("is none at first, one at a time, and none again", async (t) => {
    const ana = await make.paid(app);
    const [one, two] = [await saved(ana), await saved(ana)];
    t.same(await defaults(ana), []);
    t.equal(await ofUser(ana), null);
    t.equal((await choose(ana, one)).statusCode, 204);
    t.same(await defaults(ana), [[one, ana.email]]);
    t.equal((await choose(ana, two)).statusCode, 204);
    t.same(await defaults(ana), [[two, ana.email]]);
    t.equal(await ofUser(ana), two);
    t.equal((await ana.get(`/_/signatures/${two}`)).json().byDefault, ana.email);
    t.equal((await ana.delete(`/_/signatures/${one}/set-default`)).statusCode, 204, "not the default: nothing");
    t.same(await defaults(ana), [[two, ana.email]]);
    t.equal((await ana.delete(`/_/signatures/${two}/set-default`)).statusCode, 204);
    t.same(await defaults(ana), []);
  });

  t.test("is one when many are chosen at once", async (t) => {
    const ana = await make.paid(app);
    const hashes = await Promise.all(Array.from({ length: 5 }, () => saved(ana)));
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => choose(ana, hashes[i % 5] as string)));
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [204]);
    t.match(await defaults(ana), [[String, ana.email]]);
    t.equal((await defaults(ana)).length, 1);
  });

  t.test("does not touch the signature: whoever edits it meanwhile can save", async (t) => {
    const ana = await make.paid(app);
    const hash = await saved(ana);
    const { headers, json } = await ana.get(`/_/signatures/${hash}`);
    await choose(ana, hash);
    t.equal((await ana.get(`/_/signatures/${hash}`)).json().updatedAt, json().updatedAt);
    const answer = await ana.put(`/_/signatures/${hash}`, make.signature(), { "if-match": String(headers.etag) });
    t.equal(answer.statusCode, 200);
    t.same(await defaults(ana), [[hash, ana.email]], "a save does not take it");
  });

  t.test("is each person's own, and nobody else hears their address", async (t) => {
    const owner = await make.paid(app);
    const [mia, max] = [await make.member(app, { permissions: [] }, owner), await make.member(app, {}, owner)];
    const theirs = await saved(max);
    const own = await saved(owner);
    t.equal((await choose(mia, theirs)).statusCode, 404, "a colleague's");
    t.equal((await choose(await make.paid(app), theirs)).statusCode, 404, "a stranger's");
    t.equal((await choose(owner, "A".repeat(22))).statusCode, 404, "nobody's");
    t.equal((await app.anyone.put(`/_/signatures/${theirs}/set-default`)).statusCode, 401);
    t.equal((await mia.delete(`/_/signatures/${theirs}/set-default`)).statusCode, 404);
    t.equal(await ofUser(mia), null);

    await choose(max, theirs);
    await choose(owner, own);
    t.same(await defaults(max), [[theirs, max.email]]);
    t.same(
      await defaults(owner),
      [
        [own, owner.email],
        [theirs, max.email],
      ],
      "whoever manages the team sees whose default is which",
    );
    t.equal((await owner.get(`/_/signatures/${theirs}`)).json().byDefault, max.email);
    t.same(await defaults(mia), [], "a colleague does not");
    t.equal((await app.anyone.get(`/signatures/${theirs}/preview`)).json().signature.byDefault, null);
  });

  t.test("is the assigned one, for who has chosen no other", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const [given, other] = [await saved(owner), await saved(mia)];
    await owner.put(`/_/signatures/${given}/assign`, { email: mia.email });
    t.same(await defaults(owner), [[given, mia.email]]);
    await choose(mia, other);
    t.same(await defaults(owner), [[other, mia.email]]);
    await make.changeMember(mia, { active: false });
    t.same(await defaults(owner), [], "who has left is not named");
  });

  t.test("is none when it is deleted", async (t) => {
    const ana = await make.paid(app);
    const [one, two] = [await saved(ana), await saved(ana)];
    await choose(ana, one);
    await ana.delete(`/_/signatures/${one}`);
    t.same(await defaults(ana), []);
    t.equal((await choose(ana, one)).statusCode, 404);
    t.equal((await choose(ana, two)).statusCode, 204);
    t.same(await defaults(ana), [[two, ana.email]]);
  });

  t.test("of an account from before there were any is none, and so is one that cannot be read", async (t) => {
    const ana = await make.paid(app);
    const hash = await saved(ana);
    for (const change of [{ $unset: { defaultSignature: 1 } }, { $set: { defaultSignature: { odd: true } } }]) {
      await UserModel.collection.updateOne({ email: ana.email }, change);
      userWrites.note();
      t.same(await defaults(ana), []);
      t.equal(await ofUser(ana), null);
      await choose(ana, hash);
      t.same(await defaults(ana), [[hash, ana.email]]);
    }
  });
});
