import type mongoose from "mongoose";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

type Stored = Record<string, unknown> & { _id: mongoose.Types.ObjectId };

/** A record's own keys: without them it is not found, or is nobody's. */
const KEYS = new Set(["_id", "hash", "owner", "email", "passwordHash", "__v"]);
const rest = (fields: object) => Object.keys(fields).filter((name) => !KEYS.has(name));

t.test("records that were written before a field existed", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();
  const { shortLinks: _links, ...shown } = (await person.get(`/_/signatures/${hash}`)).json();

  /** Takes each field away in turn, straight in the store, runs the check, and puts it back. */
  async function without(
    model: { collection: mongoose.Collection },
    paths: string[],
    check: (path: string) => unknown,
  ) {
    const collection = model.collection as unknown as mongoose.mongo.Collection<Stored>;
    const record = (await collection.findOne()) as Stored;
    for (const path of paths) {
      await collection.updateOne({ _id: record._id }, { $unset: { [path]: 1 } });
      await check(path);
      await collection.replaceOne({ _id: record._id }, record);
    }
  }

  t.test("signatures are shown, listed and drawn, and can be saved", async (t) => {
    const record = (await SignatureModel.findOne().lean()) as unknown as Stored;
    const content = record.content as Record<string, object>;
    const sections = Object.entries(content).flatMap(([name, section]) =>
      Object.keys(section).map((field) => `content.${name}.${field}`),
    );
    const paths = [...rest(record), ...Object.keys(content).map((name) => `content.${name}`), ...sections];
    t.ok(paths.includes("content.design.logoGround") && paths.includes("revision"));
    await without(SignatureModel, paths, async (path) => {
      const answer = await person.get(`/_/signatures/${hash}`);
      t.equal(answer.statusCode, 200, path);
      t.same(Object.keys(answer.json()).sort(), [...Object.keys(shown), "shortLinks"].sort(), path);
      t.equal((await person.get("/_/app/user/signatures/1")).json().items?.length, 1, `list: ${path}`);
      t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 200, `preview: ${path}`);
      const etag = String(answer.headers.etag);
      const saved = await person.put(`/_/signatures/${hash}`, make.signature(), { "if-match": etag });
      t.equal(saved.statusCode, 200, `save: ${path}`);
      t.not(saved.headers.etag, etag, `a revision of its own: ${path}`);
    });
    for (const path of [`/preview/${hash}`, "/dashboard"])
      await without(SignatureModel, ["content.design.logoGround"], async () => {
        const answer = await app.inject({ url: path, headers: { cookie: `token=${person.token}` } });
        t.equal(answer.statusCode, 200, path);
      });
  });

  t.test("a field that does not fit any more is as one that is missing", async (t) => {
    const change = (values: object) => SignatureModel.collection.updateOne({ hash }, { $set: values });
    await change({ "content.design.fontFamily": "A font we had", "content.general.oldField": 1 });
    const { general, design } = (await person.get(`/_/signatures/${hash}`)).json();
    t.match([design.fontFamily, general.name], ["Arial", "Ana Person"], "the rest is kept");
    await change({ content: "nothing" });
    t.equal((await person.get("/_/app/user/signatures/1")).json().items?.length, 1, "a list leaves nothing out");
  });

  t.test("people can log in, see themselves and save", async (t) => {
    const other = await app.person();
    await UserModel.deleteOne({ email: person.email });
    const record = (await UserModel.findOne().lean()) as unknown as Stored;
    const paths = [...rest(record), "plan.type", "plan.data", "plan.data.type", "plan.hasTerminatedProducts"];
    t.ok(paths.includes("bonusSignatures") && paths.includes("signatureCount"));
    await without(UserModel, paths, async (path) => {
      t.equal((await other.get("/_/app/user")).statusCode, 200, path);
      const cookie = `token=${other.token}`;
      t.equal((await app.inject({ url: "/dashboard", headers: { cookie } })).statusCode, 200, `page: ${path}`);
      const { email, password } = other;
      t.equal(
        (await app.withToken(null).post("/security/login", { email, password })).statusCode,
        200,
        `login: ${path}`,
      );
      const { statusCode, json } = await other.post("/_/signatures", make.signature());
      t.equal(statusCode, 201, `save: ${path}`);
      t.equal((await other.delete(`/_/signatures/${json().hash}`)).statusCode, 204);
    });
  });
});
