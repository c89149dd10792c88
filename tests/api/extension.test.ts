import mongoose from "mongoose";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { ExtensionCodeModel } from "#server/features/extension/model.ts";
import { SignatureKeyModel } from "#server/features/signatures/keys/model.ts";
import { HAND_OVER_SECONDS } from "#shared/extension/constants.ts";
import { MAX_SIGNATURE_KEYS } from "#shared/signatures/keys/schema.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import { startApp } from "#tests/support/startApp.ts";

const CHROMIUM = `chrome-extension://${"a".repeat(32)}`;
const FIREFOX = "moz-extension://5b5b3f0e-3f6b-4d6b-9a51-6c5f1f3c0c55";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

t.test("the browser extension is connected by a code of the site", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const codeOf = async (who: Person): Promise<string> => (await who.post("/_/app/user/extension/code")).json().code;
  const connect = (code: string, headers: Record<string, string> = { origin: CHROMIUM }) =>
    app.inject({
      method: "POST",
      url: "/api/app/extension/connect",
      headers: { "user-agent": AGENT, ...headers },
      payload: { code },
    });
  const disconnect = (key: string) =>
    app.inject({
      method: "POST",
      url: "/api/app/extension/disconnect",
      headers: { origin: CHROMIUM, authorization: `Bearer ${key}` },
    });
  const read = (key: string, headers: Record<string, string> = {}) =>
    app.inject({ url: "/api/_/signatures/default", headers: { authorization: `Bearer ${key}`, ...headers } });

  t.test("which is swapped for a key that reads the default signature", async (t) => {
    const ana = await make.paid(app);
    const { hash } = (await ana.post("/_/signatures", make.signature({ general: { name: "Ana" } }))).json();
    await ana.put(`/_/signatures/${hash}/set-default`);
    const made = await ana.post("/_/app/user/extension/code");
    t.equal(made.statusCode, 201);
    const restMs = Date.parse(made.json().expiresAt) - Date.now();
    t.ok(restMs > 0 && restMs <= HAND_OVER_SECONDS * 1000);
    const answer = await connect(made.json().code);
    t.equal(answer.statusCode, 201);
    t.match(answer.json(), { key: /^sgn_/, email: ana.email });
    t.equal(answer.headers["cache-control"], "no-store");
    const first = await read(answer.json().key);
    t.match(first.json(), { hash, html: /Ana/, text: /Ana/, reply: { html: /Ana/, text: /Ana/ } });
    t.equal((await read(answer.json().key, { "if-none-match": String(first.headers.etag) })).statusCode, 304);
    t.match((await ana.get("/_/app/user/signature-keys")).json().items, [{ name: "Extension · Chrome · Linux" }]);
    t.equal((await connect(await codeOf(ana), { origin: FIREFOX })).statusCode, 201);
    const log = (await ana.get("/_/app/user/log")).json();
    t.match(
      log.items.filter(({ act }: { act: string }) => act === "signature-key.made"),
      { length: 1 },
    );
  });

  t.test("that is good once, however many ask at once", async (t) => {
    const ana = await app.person();
    const code = await codeOf(ana);
    const answers = await Promise.all(Array.from({ length: 8 }, () => connect(code)));
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [201, ...Array(7).fill(410)]);
    t.match(answers.find(({ statusCode }) => statusCode === 410)?.json(), { code: "hand_over_expired" });
    t.equal(await SignatureKeyModel.countDocuments({ user: await make.idOf(ana) }), 1);
  });

  t.test("and kept as a hash", async (t) => {
    const ana = await app.person();
    const code = await codeOf(ana);
    const record = await ExtensionCodeModel.findOne({ user: await make.idOf(ana) }).lean();
    t.ok(record);
    t.notMatch(JSON.stringify(record), code);
  });

  t.test("never by a web page, nor by what is no extension", async (t) => {
    const ana = await app.person();
    const code = await codeOf(ana);
    for (const origin of [
      "https://mail.google.com",
      "http://localhost:3000",
      "null",
      "chrome-extension://",
      `${CHROMIUM}.example.com`,
      `https://${"a".repeat(32)}`,
    ])
      t.match((await connect(code, { origin })).json(), { status: 403, code: "cross_site" }, origin);
    t.match((await connect(code, {})).json(), { status: 403, code: "cross_site" }, "without an origin");
    t.equal((await connect(code)).statusCode, 201, "whoever was refused has not used it up");
  });

  t.test("not when it is too old, or of nobody", async (t) => {
    const ana = await app.person();
    const code = await codeOf(ana);
    const user = await make.idOf(ana);
    await ExtensionCodeModel.updateOne({ user }, { expiresAt: new Date(Date.now() - 1) });
    t.match((await connect(code)).json(), { status: 410, code: "hand_over_expired" });
    t.match((await connect("A".repeat(43))).json(), { status: 410, code: "hand_over_expired" });
    t.equal((await connect("short")).statusCode, 422);
  });

  t.test("not after a new password, nor for an account that is switched off", async (t) => {
    const ana = await app.person();
    const [one, two] = [await codeOf(ana), await codeOf(ana)];
    await UserModel.updateOne({ email: ana.email }, { isEnabled: false });
    t.equal((await connect(one)).statusCode, 410);
    await UserModel.updateOne({ email: ana.email }, { isEnabled: true, $inc: { epoch: 1 } });
    t.equal((await connect(two)).statusCode, 410);
    t.equal(await SignatureKeyModel.countDocuments({ user: await make.idOf(ana) }), 0);
  });

  t.test("is made by the person alone", async (t) => {
    const ana = await app.person();
    t.equal((await app.anyone.post("/_/app/user/extension/code")).statusCode, 401);
    const { key } = (await connect(await codeOf(ana))).json();
    t.equal((await app.withToken(key).post("/_/app/user/extension/code")).statusCode, 401, "a key makes no code");
    const acting = await actingAs(app, ana);
    t.match((await acting.post("/_/app/user/extension/code")).json(), { code: "not_in_their_name" });
  });

  t.test("a key ends where the extension says so, on the security page, and with all sessions", async (t) => {
    const ana = await make.paid(app);
    const { hash } = (await ana.post("/_/signatures", make.signature())).json();
    await ana.put(`/_/signatures/${hash}/set-default`);
    const keyOf = async () => (await connect(await codeOf(ana))).json().key as string;
    const [one, two, three] = [await keyOf(), await keyOf(), await keyOf()];
    t.equal((await disconnect(one)).statusCode, 204);
    t.equal((await read(one)).statusCode, 401);
    t.equal((await disconnect(one)).statusCode, 204, "again");
    for (const wrong of ["", "x", "sgn_", "sgn_x"]) t.equal((await disconnect(wrong)).statusCode, 204);
    t.equal((await read(two)).statusCode, 200);
    const [{ id }] = (await ana.get("/_/app/user/signature-keys")).json().items;
    const mia = await app.person();
    t.equal((await mia.delete(`/_/app/user/signature-keys/${id}`)).statusCode, 404, "somebody else's");
    t.equal((await ana.delete(`/_/app/user/signature-keys/${id}`)).statusCode, 204);
    t.same([(await read(two)).statusCode, (await read(three)).statusCode].sort(), [200, 401]);
    t.equal((await ana.delete("/_/app/user/sessions")).statusCode, 204);
    t.same([(await read(two)).statusCode, (await read(three)).statusCode], [401, 401]);
  });

  t.test("none is made beyond the limit of keys", async (t) => {
    const ana = await app.person();
    const code = await codeOf(ana);
    for (let i = 0; i < MAX_SIGNATURE_KEYS; i++) await ana.post("/_/app/user/signature-keys", { name: `Key ${i}` });
    t.match((await ana.post("/_/app/user/extension/code")).json(), { status: 403, code: "signature_key_limit" });
    t.match((await connect(code)).json(), { status: 403, code: "signature_key_limit" });
    const [{ id }] = (await ana.get("/_/app/user/signature-keys")).json().items;
    await ana.delete(`/_/app/user/signature-keys/${id}`);
    t.equal((await connect(await codeOf(ana))).statusCode, 201);
  });

  t.test("codes that nobody took go by themselves", async (t) => {
    await ExtensionCodeModel.init();
    const indexes = await mongoose.connection.collection(ExtensionCodeModel.collection.name).indexes();
    t.ok(indexes.some(({ key, expireAfterSeconds }) => key.expiresAt === 1 && expireAfterSeconds === 0));
  });
});
