import t from "tap";
import { PasskeyModel, storedPasskeys } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel, storedIdentities } from "#server/features/auth/social/model.ts";
import { MAX_PASSKEYS, type Passkey } from "#shared/auth/passkeys/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;
type Answer = Awaited<ReturnType<TestApp["anyone"]["post"]>>;
const codeOf = (answer: Answer) => answer.json<{ code?: string }>().code;
const cookieOf = (answer: Answer) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).filter((pair) => pair.startsWith("passkey="))[0] ?? "";

const common = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const ASSERTION = { ...common, response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA" } };
const CREDENTIAL = { ...common, response: { clientDataJSON: "e30", attestationObject: "AAAA" } };

// What a real authenticator answers is in tests/e2e/passkeys.spec.ts.
t.test("passkeys", async (t) => {
  const app = await startApp(t);
  let made = 0;
  const stored = async (person: Person) =>
    PasskeyModel.create({
      user: await make.idOf(person),
      credential: `credential${++made}`,
      publicKey: "AAAA",
      name: "Laptop",
    });

  t.test("options name our host, no account, and the algorithms that every version can check", async (t) => {
    const login = await app.anyone.post("/security/passkey/options");
    t.match(login.json(), { rpId: "localhost", userVerification: "required", challenge: /./ });
    t.notOk(login.json<{ allowCredentials?: unknown[] }>().allowCredentials?.length);
    t.match(login.cookies, [{ name: "passkey", httpOnly: true, sameSite: "Lax", path: "/api", maxAge: 600 }]);

    const person = await app.person();
    await stored(person);
    const options = (await person.post("/_/app/user/passkeys/options")).json();
    t.match(options, {
      rp: { id: "localhost", name: "Signoff" },
      user: { name: person.email, displayName: "Ana Person" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: /^credential/ }],
    });
    const { pubKeyCredParams } = options as { pubKeyCredParams: { alg: number }[] };
    t.same(
      pubKeyCredParams.map(({ alg }) => alg),
      [-8, -7, -257],
    );
  });

  t.test("an answer that proves nothing is refused, and uses its challenge up", async (t) => {
    const cookie = cookieOf(await app.anyone.post("/security/passkey/options"));
    const send = (headers = { cookie }) => app.anyone.post("/security/passkey", { credential: ASSERTION }, headers);
    t.equal(codeOf(await send()), "passkey_refused", "nobody has it");
    t.equal(codeOf(await send()), "sign_in_expired", "once");
    t.equal(codeOf(await send({ cookie: "" })), "sign_in_expired", "without a challenge");

    const person = await app.person();
    const { credential } = await stored(person);
    const known = { cookie: cookieOf(await app.anyone.post("/security/passkey/options")) };
    const forged = { ...ASSERTION, id: credential, rawId: credential };
    t.equal(codeOf(await app.anyone.post("/security/passkey", { credential: forged }, known)), "passkey_refused");
    for (const wrong of [{}, { ...ASSERTION, id: { $ne: null } }, { ...ASSERTION, type: "password" }])
      t.equal((await app.anyone.post("/security/passkey", { credential: wrong })).statusCode, 422);
  });

  t.test("a challenge is for one purpose and one person", async (t) => {
    const [person, other] = [await app.person(), await app.person()];
    const body = { name: "Mine", credential: CREDENTIAL };
    const add = (who: Person, cookie: string) => who.post("/_/app/user/passkeys", body, { cookie });
    const begin = async (who: Person) => cookieOf(await who.post("/_/app/user/passkeys/options"));
    t.equal(codeOf(await add(person, cookieOf(await app.anyone.post("/security/passkey/options")))), "sign_in_expired");
    t.equal(codeOf(await add(other, await begin(person))), "sign_in_expired");
    const login = { credential: ASSERTION };
    const cookie = await begin(person);
    t.equal(codeOf(await app.anyone.post("/security/passkey", login, { cookie })), "sign_in_expired");
    t.equal(codeOf(await add(person, await begin(person))), "passkey_refused", "its own, with nothing in it");
  });

  t.test("are listed, renamed and removed by their person alone, and no more than so many", async (t) => {
    const [person, other] = [await app.person(), await app.person()];
    const { _id } = await stored(person);
    t.match((await person.get("/_/app/user/passkeys")).json(), [{ id: String(_id), name: "Laptop", lastUsedAt: null }]);
    t.same((await other.get("/_/app/user/passkeys")).json(), []);
    const path = `/_/app/user/passkeys/${_id}`;
    t.equal((await other.patch(path, { name: "Mine" })).statusCode, 404);
    t.equal((await other.delete(path)).statusCode, 404);
    t.equal((await person.patch(path, { name: " " })).statusCode, 422);
    t.match((await person.patch(path, { name: " Phone " })).json(), { name: "Phone" });
    t.equal((await person.delete(path)).statusCode, 204);
    t.same((await person.get("/_/app/user/passkeys")).json<Passkey[]>(), []);

    for (let at = 0; at < MAX_PASSKEYS; at++) await stored(person);
    t.equal(codeOf(await person.post("/_/app/user/passkeys/options")), "passkey_limit");
  });

  t.test("older records are read as they are meant", async (t) => {
    const person = await app.person();
    const { _id } = await stored(person);
    await PasskeyModel.collection.updateOne(
      { _id },
      { $unset: { counter: 1, transports: 1, name: 1, lastUsedAt: 1, createdAt: 1 } },
    );
    const read = storedPasskeys.read(await PasskeyModel.findById(_id).lean());
    t.match(read, { counter: 0, transports: [], name: "", lastUsedAt: null, createdAt: _id.getTimestamp() });
    t.equal((await person.get("/_/app/user/passkeys")).statusCode, 200);

    const identity = await IdentityModel.create({
      issuer: "https://id.example.com",
      subject: "1",
      provider: "oidc",
      user: await make.idOf(person),
    });
    await IdentityModel.collection.updateOne({ _id: identity._id }, { $unset: { email: 1, createdAt: 1 } });
    t.match(storedIdentities.read(await IdentityModel.findById(identity._id).lean()), { email: null });
    t.match((await person.get("/_/app/user/sign-ins")).json(), { connected: [{ name: "oidc", email: null }] });
  });
});
