import mongoose from "mongoose";
import t from "tap";
import { storedUsers, UserModel, type UserRecord } from "#server/features/account/model.ts";
import type { Viewer } from "#server/features/auth/viewer.ts";
import { SignatureKeyModel } from "#server/features/signatures/keys/model.ts";
import * as keys from "#server/features/signatures/keys/service.ts";
import { MAX_SIGNATURE_KEYS } from "#shared/signatures/keys/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the default signature for programs", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const saved = async (who: Person, name = "Ana"): Promise<string> =>
    (await who.post("/_/signatures", make.signature({ general: { name } }))).json().hash;
  const keyOf = async (who: Person): Promise<string> =>
    (await who.post("/_/app/user/signature-keys", { name: "My browser" })).json().key;
  const read = (key: string, headers: Record<string, string> = {}) =>
    app.inject({ url: "/api/_/signatures/default", headers: { authorization: `Bearer ${key}`, ...headers } });

  t.test("is read by a key, with an ETag that changes with it", async (t) => {
    const ana = await make.paid(app);
    const key = await keyOf(ana);
    t.match((await read(key)).json(), { status: 404, code: "no_default_signature" });
    const hash = await saved(ana);
    await ana.put(`/_/signatures/${hash}/set-default`);
    const first = await read(key);
    t.match(first.json(), { hash, html: /Ana/, text: /Ana/, reply: { html: /Ana/ } });
    const etag = String(first.headers.etag);
    const again = await read(key, { "if-none-match": etag });
    t.equal(again.statusCode, 304);
    t.equal(again.body, "");
    await ana.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Zoë" } }));
    const changed = await read(key, { "if-none-match": etag });
    t.match(changed.json(), { html: /Zoë/ });
    t.not(changed.headers.etag, etag);
    t.match((await ana.get("/_/signatures/default")).json(), { hash }, "and by whoever is signed in");
    t.match(changed.headers["cache-control"], /private/);
  });

  t.test("is the assigned one for a member without a default", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const hash = await saved(owner);
    await owner.put(`/_/signatures/${hash}/assign`, { email: mia.email });
    const key = await keyOf(mia);
    t.match((await read(key)).json(), { hash });
    const own = await saved(mia);
    await mia.put(`/_/signatures/${own}/set-default`);
    t.match((await read(key)).json(), { hash: own });
    await owner.delete(`/_/signatures/${own}`);
    t.match((await read(key)).json(), { hash }, "a default that is gone is none");
  });

  t.test("a key opens nothing else", async (t) => {
    const ana = await make.paid(app);
    const hash = await saved(ana);
    await ana.put(`/_/signatures/${hash}/set-default`);
    const key = await keyOf(ana);
    for (const [method, url] of [
      ["GET", "/api/_/app/user"],
      ["GET", `/api/_/signatures/${hash}`],
      ["GET", "/api/_/app/user/signatures/1"],
      ["GET", "/api/_/app/user/signature-keys"],
      ["DELETE", `/api/_/signatures/${hash}`],
      ["POST", "/api/_/signatures"],
    ] as const) {
      const { statusCode } = await app.inject({ method, url, headers: { authorization: `Bearer ${key}` } });
      t.equal(statusCode, 401, `${method} ${url}`);
    }
  });

  t.test("ends with its deletion, a new password, a disabled or a terminated account", async (t) => {
    const ana = await make.paid(app);
    await ana.put(`/_/signatures/${await saved(ana)}/set-default`);
    const [one, two] = [await keyOf(ana), await keyOf(ana)];
    const { items } = (await ana.get("/_/app/user/signature-keys")).json();
    t.equal(items.length, 2);
    t.notMatch(JSON.stringify(items), one);
    t.ok(items[1].usedAt === null);
    t.equal((await read(one)).statusCode, 200);
    t.ok((await ana.get("/_/app/user/signature-keys")).json().items.some(({ usedAt }: { usedAt: string }) => usedAt));
    const { _id } = (await SignatureKeyModel.findOne({
      usedAt: mongoose.trusted({ $ne: null }),
      user: await make.idOf(ana),
    }).lean()) ?? { _id: "" };
    t.equal(
      (await (await make.paid(app)).delete(`/_/app/user/signature-keys/${_id}`)).statusCode,
      404,
      "somebody else's",
    );
    t.equal((await ana.delete(`/_/app/user/signature-keys/${_id}`)).statusCode, 204);
    t.equal((await read(one)).statusCode, 401);
    t.equal((await read(two)).statusCode, 200);
    await make.changeTeam(ana, { isTerminated: true });
    t.match((await read(two)).json(), { code: "account_expired" });
    await make.changeTeam(ana, { isTerminated: false });
    await UserModel.updateOne({ email: ana.email }, { $inc: { epoch: 1 } });
    t.equal((await read(two)).statusCode, 401);
    for (const wrong of ["", "sgn_", "sgn_x", "x"]) t.equal((await read(wrong)).statusCode, 401);
  });

  t.test("is a bearer's, and no password", async (t) => {
    const ana = await make.paid(app);
    await ana.put(`/_/signatures/${await saved(ana)}/set-default`);
    const key = await keyOf(ana);
    for (const [scheme, status] of [
      ["Bearer", 200],
      ["bearer", 200],
      ["Basic", 401],
      ["Token", 401],
      ["", 401],
    ] as const)
      t.equal((await read(key, { authorization: `${scheme} ${key}` })).statusCode, status, scheme);
  });

  t.test("those of before a new password make room, and are gone", async (t) => {
    const ana = await app.person();
    const named = (name: string) => ana.post("/_/app/user/signature-keys", { name });
    for (let i = 0; i < MAX_SIGNATURE_KEYS; i++) t.equal((await named(`Old ${i}`)).statusCode, 201);
    const newPassword = "another horse battery 9";
    const password = await ana.patch("/_/app/user/password", { currentPassword: ana.password, newPassword });
    t.equal(password.statusCode, 200);
    const { token } = (await app.anyone.post("/security/login", { email: ana.email, password: newPassword })).json();
    const again = app.withToken(token);
    t.equal((await again.post("/_/app/user/signature-keys", { name: "New" })).statusCode, 201);
    t.match(await SignatureKeyModel.find({ user: await make.idOf(ana) }).lean(), { length: 1, 0: { name: "New" } });
  });

  t.test("no more than ten are made at once, whatever the store", async (t) => {
    const ana = await app.person();
    const user = await make.idOf(ana);
    const make20 = Array.from({ length: 20 }, () => ana.post("/_/app/user/signature-keys", { name: "a" }));
    t.equal((await Promise.all(make20)).filter(({ statusCode }) => statusCode === 201).length, MAX_SIGNATURE_KEYS);
    t.equal(await SignatureKeyModel.countDocuments({ user }), MAX_SIGNATURE_KEYS);
    // The embedded store has one writer; on a MongoDB two of them conflict where both have written to the same record.
    const record = storedUsers.read(await UserModel.findById(user).lean()) as UserRecord;
    await SignatureKeyModel.deleteMany({ user });
    const before = await UserModel.collection.findOne({ _id: user });
    await keys.make({ user: record, id: ana.email } as Viewer, "One more");
    const after = await UserModel.collection.findOne({ _id: user });
    t.ok(after?.updatedAt > before?.updatedAt, "the account is written to in the same transaction");
    await UserModel.updateOne({ _id: user }, { $inc: { epoch: 1 } });
    await t.rejects(keys.make({ user: record, id: ana.email } as Viewer, "Too late"), { code: "not_signed_in" });
    t.equal(await SignatureKeyModel.countDocuments({ user }), 1);
  });

  t.test("there are ten at most, and each has a name", async (t) => {
    const ana = await app.person();
    const make = (name: unknown) => ana.post("/_/app/user/signature-keys", { name });
    for (const name of ["", " ", 1, "a\nb", "x".repeat(61)]) t.equal((await make(name)).statusCode, 422, String(name));
    for (let i = 0; i < MAX_SIGNATURE_KEYS; i++) t.equal((await make("a")).statusCode, 201);
    t.match((await make("a")).json(), { code: "signature_key_limit" });
  });
});
