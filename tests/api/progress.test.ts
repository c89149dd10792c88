import mongoose from "mongoose";
import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

t.test("how far a signature has come", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const saved = async (who: Person) =>
    (await who.post("/_/signatures", make.signature())).json<{
      hash: string;
      updatedAt: string;
      shortLinks: { shortUrl: string }[];
    }>();
  const listed = async (who: Person) =>
    (await who.get("/_/app/user/signatures/1")).json<{
      items: { hash: string; updatedAt: string; progress: { copied: string; opened: number } }[];
    }>().items;
  const copied = async (who: Person) => (await listed(who))[0]?.progress.copied;
  const note = (who: Person, hash: string, updatedAt: string) => who.put(`/_/signatures/${hash}/copied`, { updatedAt });

  t.test("copied: what was copied is what it is now, until what mails show of it changes", async (t) => {
    const ana = await app.person();
    const { hash, updatedAt } = await saved(ana);
    t.equal(await copied(ana), "never");
    for (let i = 0; i < 2; i += 1) t.equal((await note(ana, hash, updatedAt)).statusCode, 204);
    t.equal(await copied(ana), "current");

    const unseen = { ...make.signature(), label: "For customers", publicPageColor: "#123456" };
    t.equal((await ana.put(`/_/signatures/${hash}`, unseen)).statusCode, 200);
    t.equal(await copied(ana), "current", "a name for lists and the colour of the page are not in mails");

    const changed = (await ana.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Ana New" } }))).json();
    t.equal(await copied(ana), "outdated");
    await note(ana, hash, updatedAt);
    t.equal(await copied(ana), "outdated", "a page that was open all the while copies what it shows");
    await note(ana, hash, changed.updatedAt);
    t.equal(await copied(ana), "current");
    await note(ana, hash, updatedAt);
    t.equal(await copied(ana), "outdated", "the last copy is what was pasted");
    await note(ana, hash, "2999-01-01T00:00:00.000Z");
    await ana.put(`/_/signatures/${hash}`, make.signature({ hasShortLink: false }));
    t.equal(await copied(ana), "outdated", "nobody copies what is still to come; other links are another text");
  });

  t.test("copying is no save: editors are not interrupted, and its moment stays", async (t) => {
    const ana = await app.person();
    const { hash, updatedAt } = await saved(ana);
    const { etag } = (await ana.get(`/_/signatures/${hash}`)).headers;
    await note(ana, hash, updatedAt);
    t.equal((await listed(ana))[0]?.updatedAt, updatedAt);
    const answer = await ana.put(`/_/signatures/${hash}`, make.signature(), { "if-match": String(etag) });
    t.equal(answer.statusCode, 200);
  });

  t.test("only its people say that they copied it", async (t) => {
    const ana = await app.person();
    const { hash, updatedAt } = await saved(ana);
    t.equal((await note(await app.person(), hash, updatedAt)).statusCode, 404);
    t.equal((await app.anyone.put(`/_/signatures/${hash}/copied`, { updatedAt })).statusCode, 401);
    t.equal((await note(ana, "A".repeat(22), updatedAt)).statusCode, 404);
    t.equal((await note(ana, hash, "yesterday")).statusCode, 422);
    t.equal(await copied(ana), "never");
  });

  t.test("a record from before, or one that cannot be read, was never copied", async (t) => {
    const ana = await app.person();
    const { hash, updatedAt } = await saved(ana);
    for (const change of [
      { $unset: { copiedState: 1, changedAt: 1 } },
      { $set: { copiedState: "odd", changedAt: "odd" } },
    ]) {
      await note(ana, hash, updatedAt);
      await SignatureModel.collection.updateOne({ hash }, change);
      t.equal(await copied(ana), "never");
    }
    await SignatureModel.collection.updateOne({ hash }, { $unset: { copiedState: 1, changedAt: 1 } });
    await ana.put(`/_/signatures/${hash}`, { ...make.signature(), label: "renamed" });
    await note(ana, hash, updatedAt);
    t.equal(await copied(ana), "current", "it has not changed since changes are noted");
  });

  t.test(
    "opened: clicks and opens of people, of each signature its own, by one more question for all of them",
    async (t) => {
      const ana = await make.paid(app);
      const made = [await saved(ana), await saved(ana), await saved(ana)];
      const [one, two] = made;
      const click = (shortUrl = "", headers = BROWSER) => app.inject({ url: new URL(shortUrl).pathname, headers });
      for (let i = 0; i < 3; i += 1) await click(one?.shortLinks[0]?.shortUrl);
      await click(one?.shortLinks[0]?.shortUrl, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
      await app.inject({ url: `/o/${two?.hash}.gif`, headers: BROWSER });
      while ((await listed(ana)).reduce((sum, { progress }) => sum + progress.opened, 0) < 4) await app.clicks.drain();
      const opened = new Map((await listed(ana)).map(({ hash, progress }) => [hash, progress.opened]));
      t.same(
        made.map(({ hash }) => opened.get(hash)),
        [3, 1, 0],
      );

      const questions: string[] = [];
      mongoose.set("debug", (collection: string, method: string) => void questions.push(`${collection}.${method}`));
      t.teardown(() => mongoose.set("debug", false));
      await listed(ana);
      t.same(
        questions.filter((question) => /^(signatures|clickmonths)/.test(question)),
        ["signatures.find", "clickmonths.find"],
      );
    },
  );

  t.test("the steps are judged by all that one sees, wherever it stands in the list", async (t) => {
    const ana = await make.paid(app, { seats: 60 });
    const steps = async (who: Person) =>
      (await who.get("/_/app/user/progress"))
        .json<{ signature: { id: string; isDone: boolean; hash: string | null }[] }>()
        .signature.map(({ id, isDone, hash }) => [id, isDone, hash] as const);
    t.same(
      (await steps(ana)).map(([, isDone, hash]) => [isDone, hash]),
      Array.from({ length: 5 }, () => [false, null]),
    );
    const first = await saved(ana);
    for (let i = 0; i < 21; i += 1) await saved(ana);
    t.same(
      (await steps(ana)).map(([id, isDone]) => [id, isDone]),
      [
        ["create", true],
        ["complete", true],
        ["copy", false],
        ["install", false],
        ["default", false],
      ],
    );
    await ana.put(`/_/signatures/${first.hash}/installed`, { updatedAt: first.updatedAt });
    await ana.put(`/_/signatures/${first.hash}/set-default`);
    t.not(
      (await listed(ana)).some(({ hash }) => hash === first.hash),
      "it is on the second page",
    );
    t.ok((await steps(ana)).every(([, isDone, hash]) => isDone && hash === first.hash));
    t.same(
      (await steps(await app.person())).map(([, isDone]) => isDone),
      Array(5).fill(false),
      "a stranger's are theirs",
    );
    t.equal((await app.anyone.get("/_/app/user/progress")).statusCode, 401);
  });
});
