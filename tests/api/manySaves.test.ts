import mongoose from "mongoose";
import t from "tap";
import { STORE_MS } from "#server/db/deadline.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

const SAVES = 100;
/** The store's deadline and room for a busy machine; a jam took 40 s and more. */
const PATIENCE_MS = 8000;

type Person = Awaited<ReturnType<TestApp["person"]>>;
type Answer = Awaited<ReturnType<Person["get"]>>;

t.test("a hundred saves at once", async (t) => {
  const app = await startApp(t, {}, { storeMs: STORE_MS });
  /** Somebody with room for all of them. */
  const paying = (): Promise<Person> => make.paid(app, { seats: 2 * SAVES });
  const countOf = async (person: Person) =>
    (await TeamModel.findById(await make.teamOf(person)).lean())?.signatureCount;
  const storedOf = async (person: Person) => SignatureModel.countDocuments({ team: await make.teamOf(person) });
  const saves = Array.from({ length: SAVES }, (_, i) => make.signature({ general: { name: `Person ${i}` } }));

  /**
   * All at once, and none is left without an answer. A quiet machine serves everybody; on a busy one the last may be
   * told to come back, never all, as happened when transactions and pool waited for each other.
   * @returns those that were served
   */
  const all = async (calls: (() => Promise<Answer>)[]) => {
    const times: number[] = [];
    const answers = await Promise.all(
      calls.map(async (call) => {
        const start = performance.now();
        const answer = await call();
        times.push(performance.now() - start);
        return answer;
      }),
    );
    const sorted = times.sort((a, b) => a - b);
    const served = answers.filter(({ statusCode }) => statusCode !== 503);
    t.comment(`p50 ${Math.round(sorted[49] ?? 0)} ms, p99 ${Math.round(sorted[98] ?? 0)} ms, ${served.length} served`);
    t.ok((sorted.at(-1) ?? 0) < PATIENCE_MS, "nobody waits for a jam to clear");
    t.ok(served.length >= 3, "those who came first are served");
    for (const answer of answers) if (answer.statusCode === 503) t.match(answer, { headers: { "retry-after": /\d/ } });
    return served;
  };
  const statuses = (answers: Answer[]) => [...new Set(answers.map(({ statusCode }) => statusCode))].sort();

  t.test("of one account: what was answered is there, and the account's number is right", async (t) => {
    const person = await paying();
    const served = await all(saves.map((body) => () => person.post("/_/signatures", body)));
    t.same(statuses(served), [201]);
    const stored = await storedOf(person);
    t.ok(stored >= served.length);
    t.equal(await countOf(person), stored);
    t.equal((await person.post("/_/signatures", make.signature())).statusCode, 201, "and the service is as before");
  });

  t.test("of one account that has room for one: one is kept, the others hear why", async (t) => {
    const person = await app.person();
    const served = await all(saves.map((body) => () => person.post("/_/signatures", body)));
    t.equal(served.filter(({ statusCode }) => statusCode === 201).length, 1);
    t.equal(served.filter((answer) => answer.json().code === "signature_limit").length, served.length - 1);
    t.same([await countOf(person), await storedOf(person)], [1, 1]);
  });

  t.test("of many accounts, new ones beside old ones", async (t) => {
    const people = await Promise.all(Array.from({ length: 10 }, paying));
    const paths = new Map<Person, string>();
    for (const person of people)
      paths.set(person, `/_/signatures/${(await person.post("/_/signatures", make.signature())).json().hash}`);
    const calls = saves.map((body, i) => {
      const person = people[i % people.length] as Person;
      return () => (i < SAVES / 2 ? person.post("/_/signatures", body) : person.put(paths.get(person) as string, body));
    });
    for (const status of statuses(await all(calls))) t.ok(status === 200 || status === 201, String(status));
    for (const person of people) t.equal(await countOf(person), await storedOf(person));
  });

  t.test("of one signature: none is refused, and each is a revision", async (t) => {
    const person = await paying();
    const { hash } = (await person.post("/_/signatures", make.signature())).json();
    const served = await all(saves.map((body) => () => person.put(`/_/signatures/${hash}`, body)));
    t.same(statuses(served), [200]);
    t.equal(new Set(served.map(({ headers }) => headers.etag)).size, served.length);
  });

  t.test(
    "of one signature: each starts from what the one before it wrote, and from the store after a stranger",
    async (t) => {
      const person = await paying();
      const { hash } = (await person.post("/_/signatures", make.signature())).json();
      const asked: string[] = [];
      mongoose.set("debug", (collection: string, method: string) => asked.push(`${collection}.${method}`));
      t.teardown(() => mongoose.set("debug", false));
      const reads = () => asked.filter((line) => /^(signatures|shortlinks)\.find(One)?$/.test(line)).length;

      const served = await all(saves.map((body) => () => person.put(`/_/signatures/${hash}`, body)));
      t.same(statuses(served), [200]);
      t.ok(reads() <= 1 + SAVES - served.length, `${reads()} reads`);

      const revision = async () => (await SignatureModel.findOne({ hash }).lean())?.revision ?? 0;
      const before = await revision();
      const calls = saves.slice(0, 20).map((body) => person.put(`/_/signatures/${hash}`, body));
      await calls[0];
      // Another process saves in between.
      await SignatureModel.updateOne({ hash }, { $inc: { revision: 1 } });
      t.same(statuses(await Promise.all(calls)), [200]);
      t.equal(await revision(), before + calls.length + 1);
    },
  );

  t.test("of one signature, with a stranger's in the line: what is handed on is nobody else's", async (t) => {
    const [person, stranger] = [await paying(), await paying()];
    const { hash } = (await person.post("/_/signatures", make.signature())).json();
    const whose = [person, stranger, person, stranger, person];
    const answers = await Promise.all(whose.map((one, i) => one.put(`/_/signatures/${hash}`, saves[i])));
    t.same(
      answers.map(({ statusCode }) => statusCode),
      [200, 404, 200, 404, 200],
    );
    const pictured = await Promise.all([
      person.put(`/_/signatures/${hash}`, saves[0]),
      stranger.delete(`/_/signatures/${hash}/photo`),
    ]);
    t.same(
      pictured.map(({ statusCode }) => statusCode),
      [200, 404],
    );
  });
});
