import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { VersionModel } from "#server/features/signatures/versions/model.ts";
import { MAX_VERSIONS } from "#shared/signatures/versions/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the history of a signature", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  type Listed = { revision: number; savedAt: string; by: { email: string } | null };
  const named = (name: string) => make.signature({ general: { name } });
  const listed = async (who: Person, hash: string) =>
    (await who.get(`/_/signatures/${hash}/versions`)).json<{ items: Listed[] }>().items;
  const nameOf = async (who: Person, hash: string, revision: number) =>
    (await who.get(`/_/signatures/${hash}/versions/${revision}`)).json().input.general.name;
  const begin = async (who: Person, name = "First"): Promise<string> =>
    (await who.post("/_/signatures", named(name))).json().hash;

  t.test("has every saved state, newest first, with who saved it", async (t) => {
    const owner = await make.paid(app);
    const admin = await make.member(app, { role: "admin" }, owner);
    const hash = await begin(owner);
    await admin.put(`/_/signatures/${hash}`, named("Second"));
    const items = await listed(owner, hash);
    t.match(items, [
      { revision: 2, by: { email: admin.email } },
      { revision: 1, by: { email: owner.email } },
    ]);
    t.equal(items.length, 2);
    t.equal(await nameOf(owner, hash, 1), "First");
    t.equal(await nameOf(owner, hash, 2), "Second");
    t.equal((await owner.get(`/_/signatures/${hash}/versions/3`)).statusCode, 404);
    t.equal((await (await make.paid(app)).get(`/_/signatures/${hash}/versions`)).statusCode, 404);
    t.equal((await (await make.paid(app)).get(`/_/signatures/${hash}/versions/1`)).statusCode, 404);
    t.equal((await app.anyone.get(`/_/signatures/${hash}/versions`)).statusCode, 401);
  });

  t.test("brings back what can be saved as it is", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    await ana.put(`/_/signatures/${hash}`, named("Second"));
    const { input, lostPictures } = (await ana.get(`/_/signatures/${hash}/versions/1`)).json();
    t.equal(lostPictures, 0);
    t.equal((await ana.put(`/_/signatures/${hash}`, input)).statusCode, 200);
    t.equal((await ana.get(`/_/signatures/${hash}`)).json().general.name, "First");
    t.equal((await listed(ana, hash)).length, 3);
  });

  t.test("keeps the newest fifty", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    for (let i = 2; i <= MAX_VERSIONS + 15; i++) await ana.put(`/_/signatures/${hash}`, named(`Name ${i}`));
    const items = await listed(ana, hash);
    t.equal(items.length, MAX_VERSIONS);
    t.match([items[0]?.revision, items.at(-1)?.revision], [MAX_VERSIONS + 15, 16]);
    t.ok(
      (await VersionModel.countDocuments({ signature: hash })) < MAX_VERSIONS + 10,
      "and no more are stored for long",
    );
  });

  t.test("counts a picture with the save that brought it", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(40, 30) }]);
    const { media } = (await ana.post(`/_/signatures/${hash}/image/photo`, body, headers)).json();
    const items = await listed(ana, hash);
    t.equal(items.length, 1);
    t.equal(
      (await ana.get(`/_/signatures/${hash}/versions/${items[0]?.revision}`)).json().input.media.photo,
      media.photo,
    );
  });

  t.test("leaves out a picture that was deleted since, and says so", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(50, 30) }]);
    await ana.post(`/_/signatures/${hash}/image/photo`, body, headers);
    const [{ revision } = { revision: 0 }] = await listed(ana, hash);
    await ana.delete(`/_/signatures/${hash}/photo`);
    await ana.put(`/_/signatures/${hash}`, named("Without"));
    const [picture] = (await ana.get("/_/app/user/pictures")).json<{ items: { id: string }[] }>().items;
    t.equal((await ana.delete(`/_/app/user/pictures/${picture?.id}`)).statusCode, 204);
    const old = (await ana.get(`/_/signatures/${hash}/versions`)).json<{ items: Listed[] }>().items;
    t.ok(old.length > 0);
    for (const item of old) {
      const version = (await ana.get(`/_/signatures/${hash}/versions/${item.revision}`)).json();
      t.equal(version.input.media.photo, null);
      if (item.revision === revision) t.equal(version.lostPictures, 1);
    }
  });

  t.test("of a signature from before there was one begins with what was there", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana, "Old");
    await VersionModel.deleteMany({ signature: hash });
    await SignatureModel.collection.updateOne({ hash }, { $unset: { revision: 1, forms: 1, assignee: 1 } });
    t.same(await listed(ana, hash), []);
    await ana.put(`/_/signatures/${hash}`, named("New"));
    t.match(await listed(ana, hash), [{ revision: 1 }, { revision: 0, by: null }]);
    t.equal(await nameOf(ana, hash, 0), "Old");
  });

  t.test("goes with the signature", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    await ana.delete(`/_/signatures/${hash}`);
    t.equal(await VersionModel.countDocuments({ signature: hash }), 0);
  });
});
