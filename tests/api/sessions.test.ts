import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import mongoose from "mongoose";
import t from "tap";
import { signAccessToken } from "#program/token.ts";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import { RefreshFamilyModel } from "#server/features/auth/model.ts";
import { seal, unseal } from "#server/features/mail/seal.ts";
import { JobModel } from "#server/jobs/model.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const OLD_SECRET = "the secret of last year, forty letters..";

t.test("sessions", async (t) => {
  const app = await startApp(t, { TOKEN_SECRET_PREVIOUS: OLD_SECRET });
  const statusOf = async (token: string) => (await app.withToken(token).get("/_/app/user")).statusCode;
  const refresh = async (token: string) =>
    (await app.anyone.post("/security/token/refresh", { refresh_token: token })).statusCode;
  const login = async ({ email, password }: { email: string; password: string }) =>
    (await app.anyone.post("/security/login", { email, password })).json<{ token: string; refresh_token: string }>();

  t.test("ends the session it is called with, by the bearer token alone", async (t) => {
    const person = await app.person();
    t.equal(await statusOf(person.token as string), 200);
    t.equal((await person.post("/_/security/logout")).statusCode, 204);
    t.equal(await statusOf(person.token as string), 401, "the access token, though it has not run out");
    t.equal(await refresh(person.refreshToken), 401, "the refresh token, though nobody sent it");
  });

  t.test("leaves the person's other devices alone", async (t) => {
    const person = await app.person();
    const phone = await login(person);
    await person.post("/_/security/logout", {});
    t.equal(await statusOf(phone.token), 200);
    t.equal(await refresh(phone.refresh_token), 200);
  });

  t.test("ends the session of a refresh token in the body too", async (t) => {
    const person = await app.person();
    const phone = await login(person);
    t.equal((await person.post("/_/security/logout", { refresh_token: phone.refresh_token })).statusCode, 204);
    t.equal(await statusOf(phone.token), 401);
    t.equal(await statusOf(person.token as string), 401);
  });

  t.test("is no error for who is logged out already, and a forged token ends nothing", async (t) => {
    const person = await app.person();
    const { refreshToken } = person;
    const forged = `${refreshToken.slice(0, -8)}forged..`;
    t.equal((await app.anyone.post("/_/security/logout", { refresh_token: forged })).statusCode, 204);
    t.equal(await statusOf(person.token as string), 200);
    for (const _ of [1, 2]) t.equal((await person.post("/_/security/logout")).statusCode, 204);
    t.equal(await refresh(refreshToken), 401);
  });

  t.test("a refresh keeps the session: what came before it ends with it", async (t) => {
    const person = await app.person();
    const answer = await app.anyone.post("/security/token/refresh", { refresh_token: person.refreshToken });
    await app.withToken(answer.json().token).post("/_/security/logout");
    t.equal(await statusOf(person.token as string), 401);
  });

  t.test("a page does not know the session any more", async (t) => {
    const person = await app.person();
    const page = () => app.inject({ url: "/dashboard", headers: { cookie: `token=${person.token}` } });
    t.equal((await page()).statusCode, 200);
    await person.post("/_/security/logout");
    t.equal((await page()).statusCode, 302);
  });

  t.test("a session that another process ended is over here at once", async (t) => {
    const person = await app.person();
    t.equal(await statusOf(person.token as string), 200, "known to be open from now on");
    const family = person.refreshToken.split(".")[0] as string;
    await RefreshFamilyModel.deleteOne({ _id: family });
    await hot().publish("session-ended", family);
    t.equal(await statusOf(person.token as string), 401);
  });

  t.test("a call that asked before the end does not bring the session back", async (t) => {
    const person = await app.person();
    const { exists } = RefreshFamilyModel;
    t.teardown(() => {
      RefreshFamilyModel.exists = exists;
    });
    // The look-up has its answer, and the session ends before it is handed over.
    RefreshFamilyModel.exists = ((filter: object) =>
      exists.call(RefreshFamilyModel, filter as never).then(async (found: unknown) => {
        RefreshFamilyModel.exists = exists;
        await person.post("/_/security/logout");
        return found;
      })) as unknown as typeof exists;
    t.equal(await statusOf(person.token as string), 401);
    t.equal(await statusOf(person.token as string), 401);
  });

  t.test("a secret is replaced without ending anything", async (t) => {
    const person = await app.person();
    const id = (await UserModel.findOne({ email: person.email }).lean())?._id;
    const refresh = (token: string) => app.anyone.post("/security/token/refresh", { refresh_token: token });
    const family = person.refreshToken.split(".")[0] as string;
    const oldToken = (secret: string, number = 1) =>
      `${family}.${number}.${createHmac("sha256", secret).update(`refresh:${family}.${number}`).digest("base64url")}`;

    t.test("access tokens of the old one work", async (t) => {
      const token = await signAccessToken(OLD_SECRET, { sub: String(id), roles: ["ROLE_USER"], epoch: 0 });
      t.equal((await app.withToken(token).get("/_/app/user")).statusCode, 200);
    });

    t.test(
      "refresh tokens from before keys had purposes work, under either secret, and are succeeded by new ones",
      async (t) => {
        for (const secret of [OLD_SECRET, TOKEN_SECRET]) {
          const answer = await refresh(oldToken(secret));
          t.equal(answer.statusCode, 200);
          t.match(answer.json().refresh_token, new RegExp(`^${family}\\.2\\.[\\w-]{8}\\.[\\w-]{43}$`));
          t.equal((await refresh(answer.json().refresh_token)).statusCode, 200);
          await RefreshFamilyModel.updateOne({ _id: family }, { current: 1 });
        }
        t.equal((await refresh(oldToken("x".repeat(40)))).statusCode, 401);
      },
    );

    t.test("mails that were sealed before open", async (t) => {
      const props = { url: "https://signoff.example/x" };
      const before = await withSettings({ tokenSecrets: [OLD_SECRET] }, () => seal(props));
      t.same(await unseal(before), props);
      // As they were written before a key had an id.
      const key = Buffer.from(hkdfSync("sha256", OLD_SECRET, "", "props of waiting mails", 32));
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(props)), cipher.final()]);
      const text = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
      t.same(await unseal(text), props);
      await withSettings({ tokenSecrets: [TOKEN_SECRET] }, () => t.rejects(unseal(text)));
    });
  });

  t.test(
    "a forgotten password costs the same calls of the store whether or not somebody has the address",
    async (t) => {
      const { email } = await app.person();
      const asked: string[] = [];
      mongoose.set("debug", (collection: string, method: string) => asked.push(`${collection}.${method}`));
      t.teardown(() => mongoose.set("debug", false));
      const during = async (address: string) => {
        asked.length = 0;
        t.equal((await app.anyone.post("/app/registration/forgot-password", { email: address })).statusCode, 204);
        return [...asked];
      };
      const known = await during(email);
      t.same(known, ["users.findOne", "resettokens.insertOne", "jobs.insertOne"]);
      t.same(await during("stranger@example.com"), known);
      t.match(await JobModel.findOne({ "data.to": "stranger@example.com" }).lean(), { state: "decoy", removeAt: Date });
    },
  );
});
