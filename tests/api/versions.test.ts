import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { VersionModel } from "#server/features/signatures/versions/model.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
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

  t.test("keeps no more of one whose saves are all followed by a picture", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    // Each state that is kept has an odd revision from here on.
    await ana.delete(`/_/signatures/${hash}/photo`);
    for (let i = 0; i < MAX_VERSIONS + 15; i++) {
      await ana.put(`/_/signatures/${hash}`, named(`Name ${i}`));
      await ana.delete(`/_/signatures/${hash}/photo`);
    }
    t.ok((await VersionModel.countDocuments({ signature: hash })) <= MAX_VERSIONS + 10);
  });

  t.test("loses what an earlier program left too many of, also with a picture", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    const { _id: _, ...first } = (await VersionModel.findOne({ signature: hash }).lean()) ?? { _id: null };
    await VersionModel.insertMany(Array.from({ length: 100 }, (_, at) => ({ ...first, revision: -1 - at })));
    await ana.delete(`/_/signatures/${hash}/photo`);
    t.equal(await VersionModel.countDocuments({ signature: hash }), MAX_VERSIONS);
    t.equal(await nameOf(ana, hash, 2), "First", "the newest are left");
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

  t.test("goes with the signature also where saves are under way", async (t) => {
    const tries = 25;
    const people = await Promise.all(Array.from({ length: 5 }, () => make.paid(app)));
    const hashes: string[] = [];
    for (let i = 0; i < tries; i++) {
      const ana = people[i % people.length] as Person;
      const hash = await begin(ana);
      hashes.push(hash);
      await Promise.all([
        ana.put(`/_/signatures/${hash}`, named("x")),
        ana.put(`/_/signatures/${hash}`, named("y")),
        setTimeout(i % 9).then(() => ana.delete(`/_/signatures/${hash}`)),
      ]);
    }
    t.equal(await SignatureModel.countDocuments({ hash: mongoose.trusted({ $in: hashes }) }), 0);
    t.same(await VersionModel.distinct("signature", { signature: mongoose.trusted({ $in: hashes }) }), []);
  });

  // The two windows, one at a time: whichever of a save and a deletion ends last has to see what the other wrote.
  t.test("goes with the signature where a save writes after the deletion is done", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    const write = VersionModel.bulkWrite.bind(VersionModel);
    t.capture(VersionModel, "bulkWrite", async (...args: Parameters<typeof write>) => {
      await ana.delete(`/_/signatures/${hash}`);
      return write(...args);
    });
    await ana.put(`/_/signatures/${hash}`, named("x"));
    t.equal(await SignatureModel.countDocuments({ hash }), 0);
    t.equal(await VersionModel.countDocuments({ signature: hash }), 0);
  });

  t.test("goes with the signature where a save looks before the deletion is seen", async (t) => {
    const ana = await make.paid(app);
    const hash = await begin(ana);
    const [forgotten, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [write, look] = [VersionModel.bulkWrite.bind(VersionModel), SignatureModel.exists.bind(SignatureModel)];
    const forget = renderer().forget.bind(renderer());
    // A MongoDB shows what a transaction has deleted until that is committed.
    const early = await look({ hash });
    t.capture(VersionModel, "bulkWrite", async (...args: Parameters<typeof write>) => {
      await forgotten.promise;
      return write(...args);
    });
    // Whether others follow it is another question.
    t.capture(SignatureModel, "exists", async (filter: { hash?: string }) =>
      filter.hash === hash ? early : look(filter),
    );
    const remove = VersionModel.deleteMany.bind(VersionModel);
    t.capture(VersionModel, "deleteMany", async (...args: Parameters<typeof remove>) => {
      if (args[1]?.session) return remove(...args);
      forgotten.resolve();
      await saved.promise;
      return remove(...args);
    });
    // Without a second look of the deletion's own the save goes on when it is told of.
    t.capture(renderer(), "forget", async (...args: Parameters<typeof forget>) => {
      forgotten.resolve();
      return forget(...args);
    });
    const save = ana.put(`/_/signatures/${hash}`, named("x")).finally(() => saved.resolve());
    while ((await SignatureModel.countDocuments({ hash, revision: 2 })) === 0) await setTimeout(5);
    // A deletion that is refused would leave the save waiting.
    const removed = ana.delete(`/_/signatures/${hash}`).finally(() => forgotten.resolve());
    t.equal((await removed).statusCode, 204);
    await save;
    t.equal(await SignatureModel.countDocuments({ hash }), 0);
    t.equal(await VersionModel.countDocuments({ signature: hash }), 0);
  });
});
