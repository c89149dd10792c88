import t from "tap";
import { InvitationModel } from "#server/features/invitations/model.ts";
import * as invitations from "#server/features/invitations/service.ts";
import { startApp } from "#tests/support/startApp.ts";

const BODY = { name: "Leo Lifetime", password: "quiet harbour at dawn" };

t.test("invitations", async (t) => {
  const app = await startApp(t);
  let addresses = 0;
  const from = () => app.withToken(null, `10.8.${addresses >> 8}.${addresses++ & 255}`);
  let people = 0;
  const lifetime = async (email = `leo${people++}@example.com`) => ({
    email,
    ...(await invitations.make({ kind: "lifetime", email, tier: 2, seats: 5 })),
  });
  const read = (path: string, token: string) => from().get(`${path}?invite_token=${token}`);
  const register = (token: string, body: object = BODY) =>
    from().post(`/app/registration/appsumo-register?invite_token=${token}`, body);
  const HASH = "/app/registration/parse-hash";
  const TOKEN = "/app/registration/parse-token";
  const ADMIN = "/app/admins/invite/token/validate";

  t.test("say whom they are for, and stay valid", async (t) => {
    const { token, email } = await lifetime();
    for (const path of [HASH, TOKEN, HASH]) {
      const answer = await read(path, token);
      t.equal(answer.statusCode, 200);
      t.match(answer.json(), { kind: "lifetime", email, tier: 2, expiresAt: /^\d{4}-/ });
      t.match(answer.headers["cache-control"], /no-store/);
    }
    t.equal(token.length, 43, "256 bits");
    t.notMatch(JSON.stringify(await InvitationModel.find().lean()), token, "only its hash is stored");
  });

  t.test("are read by the call of their kind", async (t) => {
    const admin = await invitations.make({ kind: "admin", email: "admin@example.com" });
    t.match((await read(ADMIN, admin.token)).json(), { kind: "admin", email: "admin@example.com", tier: null });
    t.equal((await read(TOKEN, admin.token)).statusCode, 200);
    t.equal((await read(HASH, admin.token)).statusCode, 410);
    t.equal((await register(admin.token)).statusCode, 410, "and make no other account");
    const { token } = await lifetime();
    t.equal((await read(ADMIN, token)).statusCode, 410);
    for (const path of [HASH, TOKEN, ADMIN]) {
      t.match((await read(path, "nobody's")).json(), { code: "link_expired" });
      t.equal((await from().get(path)).statusCode, 422);
      t.equal((await from().get(`${path}?invite_token[$ne]=x`)).statusCode, 422);
    }
  });

  t.test("make the account of a lifetime deal, for their address alone", async (t) => {
    const { token, email } = await lifetime();
    const answer = await register(token);
    t.equal(answer.statusCode, 201);
    const user = (await app.withToken(answer.json().token).get("/_/app/user")).json();
    t.match(user, {
      email,
      name: "Leo Lifetime",
      isPaid: true,
      isEmailVerified: false,
      availableSignatures: 5,
      plan: { type: "product", data: { product_id: "signoff_tier2" } },
    });
    t.equal((await register(token)).statusCode, 410, "once");
    t.equal((await read(TOKEN, token)).statusCode, 410);
    const another = await lifetime();
    t.equal(
      (await register(another.token, { ...BODY, email: "mine@example.com" })).statusCode,
      422,
      "no address beside it",
    );
    t.equal((await register(another.token, { ...BODY, tier: 1 })).statusCode, 422);
  });

  t.test("twenty at the same moment: one account", async (t) => {
    const { token } = await lifetime();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(token)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
    t.ok(answers.every(({ statusCode }) => [201, 409, 410].includes(statusCode)));
  });

  t.test("go on working when the account cannot be made", async (t) => {
    const known = await app.person();
    const { token } = await lifetime(known.email);
    t.match((await register(token)).json(), { status: 409, code: "email_taken" });
    t.equal((await read(HASH, token)).statusCode, 200);
    const { token: other } = await lifetime();
    t.match((await register(other, { ...BODY, password: "password123" })).json(), { errors: [{ path: "password" }] });
    t.match((await register(other, { ...BODY, password: "short" })).json(), { errors: [{ path: "password" }] });
    t.equal((await register(other)).statusCode, 201);
  });

  t.test("end after their days, whether or not the store has removed them", async (t) => {
    const { token } = await lifetime();
    const past = { expiresAt: new Date(Date.now() - 1000) };
    await InvitationModel.updateMany({}, past);
    t.equal((await read(HASH, token)).statusCode, 410);
    t.equal((await register(token)).statusCode, 410);
  });

  t.test("without a tier, as a record of another version may be, they make no account", async (t) => {
    const { token } = await lifetime();
    await InvitationModel.collection.updateMany({}, { $unset: { tier: 1, seats: 1 } });
    t.equal((await register(token)).statusCode, 410);
  });
});
