import t from "tap";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("saves that meet", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();
  const path = `/_/signatures/${hash}`;
  const named = (name: string) => make.signature({ general: { name } });

  t.test("without If-Match each overwrites the one before, and none is refused", async (t) => {
    const answers = await Promise.all([..."abcdef"].map((name) => person.put(path, named(name))));
    t.same(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
    t.equal(new Set(answers.map(({ headers }) => headers.etag)).size, 6, "a revision each");
  });

  t.test("with If-Match one of them wins", async (t) => {
    const { etag } = (await person.get(path)).headers;
    const answers = await Promise.all(
      [..."abcdef"].map((name) => person.put(path, named(name), { "if-match": String(etag) })),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.equal(answers.filter((answer) => answer.json().code === "conflict").length, 5);
  });

  t.test("a save that meets a deletion says that the signature is gone", async (t) => {
    const answers = await Promise.all([
      ...[..."abcdef"].map((name) => person.put(path, named(name))),
      person.delete(path),
      ...[..."abcdef"].map((name) => person.put(path, named(name))),
    ]);
    const codes = new Set(answers.map(({ statusCode }) => statusCode));
    t.ok(codes.has(204));
    t.notOk(codes.has(409), "nobody is told to reload what does not exist");
    t.equal((await person.get(path)).statusCode, 404);
    t.equal((await person.get("/app/user/signature/check")).statusCode, 204, "its place is free");
  });
});
