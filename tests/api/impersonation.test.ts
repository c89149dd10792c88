import t from "tap";
import { signAccessToken, verifyAccessToken } from "#program/token.ts";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { ImpersonationModel } from "#server/features/auth/impersonation/model.ts";
import { RefreshFamilyModel } from "#server/features/auth/model.ts";
import { COOKIES, SUPER_ADMIN } from "#shared/auth/constants.ts";
import { IMPERSONATION_MINUTES } from "#shared/auth/impersonation/constants.ts";
import * as make from "#tests/support/make.ts";
import { operator } from "#tests/support/operator.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const BEGIN = "/_/security/login-as-user";
const END = "/_/security/logout-as-user";
const NOT_ADMIN = { status: 403, code: "not_admin", message: "You are not admin" };

t.test("acting in another person's name", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;

  const grant = (person: { email: string }) =>
    UserModel.updateOne({ email: person.email }, { $addToSet: { roles: SUPER_ADMIN } });
  const begin = async (admin: Pick<Person, "post">, { email }: { email: string }) => {
    const answer = await admin.post(BEGIN, { email });
    t.equal(answer.statusCode, 200, answer.body);
    return app.withToken(answer.json<{ token: string }>().token);
  };
  const emailOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).json().email;
  const statusOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).statusCode;
  const cookiesOf = (answer: { cookies: unknown }) =>
    Object.fromEntries(
      (answer.cookies as { name: string; value: string; maxAge?: number; httpOnly?: boolean; sameSite?: string }[]).map(
        (cookie) => [cookie.name, cookie],
      ),
    );

  t.test("gives half an hour as that person, that cannot be renewed", async (t) => {
    const [admin, ana] = [await operator(app), await app.person()];
    const answer = await admin.post(BEGIN, { email: `  ${ana.email.toUpperCase()} ` });
    const { token, endsAt, ...rest } = answer.json();
    t.same(rest, {}, "no refresh token");
    const claims = await verifyAccessToken(TOKEN_SECRET, token);
    t.match(claims, { sub: String(await make.idOf(ana)), actor: String(await make.idOf(admin)), roles: ["ROLE_USER"] });
    const minutes = (at: number) => Math.round((at - Date.now()) / 60_000);
    t.equal(minutes((claims?.exp ?? 0) * 1000), IMPERSONATION_MINUTES);
    t.equal(minutes(Date.parse(endsAt)), IMPERSONATION_MINUTES);
    t.equal(await emailOf(app.withToken(token)), ana.email);
    t.equal(await emailOf(admin), admin.email, "the administrator's own token stays theirs");
  });

  t.test("is for super administrators alone", async (t) => {
    const [admin, ana, ben] = [await operator(app), await app.person(), await app.person()];
    t.match((await ana.post(BEGIN, { email: ben.email })).json(), NOT_ADMIN);
    t.match(
      (await ana.post(BEGIN, { email: "nobody@example.com" })).json(),
      NOT_ADMIN,
      "and tells nobody who is there",
    );
    t.equal((await app.anyone.post(BEGIN, { email: ana.email })).statusCode, 401);
    const forged = await signAccessToken(TOKEN_SECRET, {
      sub: String(await make.idOf(ana)),
      roles: ["ROLE_USER", SUPER_ADMIN],
      epoch: 0,
    });
    t.match(
      (await app.withToken(forged).post(BEGIN, { email: ben.email })).json(),
      NOT_ADMIN,
      "the stored role counts",
    );
    const acting = await begin(admin, ana);
    t.match((await acting.post(BEGIN, { email: ben.email })).json(), NOT_ADMIN, "not from within another's name");
    t.match((await ana.post(END)).json(), NOT_ADMIN);
    t.match((await admin.post(END)).json(), NOT_ADMIN);
  });

  t.test("what was set aside goes with whoever logs in or out in that browser", async (t) => {
    const [admin, ana] = [await operator(app), await app.person()];
    const saved = { cookie: `${COOKIES.superAdminRefreshToken}=${admin.refreshToken}` };
    const entered = await app.anyone.post("/security/login", { email: ana.email, password: ana.password }, saved);
    t.equal(cookiesOf(entered)[COOKIES.superAdminRefreshToken]?.value, "", "a login");
    const all = await ana.delete("/_/app/user/sessions", undefined, saved);
    t.equal(all.statusCode, 204);
    t.equal(cookiesOf(all)[COOKIES.superAdminRefreshToken]?.value, "", "log out everywhere");

    // The half hour is over: no token, only what was set aside.
    const forged = await app.anyone.post("/_/security/logout", undefined, { ...saved, "sec-fetch-site": "cross-site" });
    t.same([forged.statusCode, forged.cookies], [204, []], "another site ends nothing");
    t.equal(await statusOf(admin), 200);
    const left = await app.anyone.post("/_/security/logout", undefined, { ...saved, "sec-fetch-site": "same-origin" });
    t.equal(left.statusCode, 204);
    t.equal(cookiesOf(left)[COOKIES.superAdminRefreshToken]?.value, "");
    t.equal(await statusOf(admin), 401, "the administrator's own session has ended");
  });

  t.test("never as oneself, another administrator, nobody, or who is switched off", async (t) => {
    const [admin, other, off] = [await operator(app), await operator(app), await app.person()];
    await UserModel.updateOne({ email: off.email }, { isEnabled: false });
    t.match((await admin.post(BEGIN, { email: admin.email })).json(), { status: 403, code: "cannot_act_as" });
    t.match((await admin.post(BEGIN, { email: other.email })).json(), { status: 403, code: "cannot_act_as" });
    t.match((await admin.post(BEGIN, { email: off.email })).json(), { status: 403, code: "account_disabled" });
    const nobody = (await admin.post(BEGIN, { email: "nobody@example.com" })).json();
    t.match(nobody, { status: 404, message: "There is no account with this email address." });
    for (const email of ["", "x", `${"a".repeat(70)}@example.com`, 7, null])
      t.equal((await admin.post(BEGIN, { email })).statusCode, 422, String(email));
  });

  t.test("no more often than any day of support needs", async (t) => {
    const admin = await operator(app);
    const statuses: number[] = [];
    for (let asked = 0; asked < 61; asked += 1)
      statuses.push((await admin.post(BEGIN, { email: "nobody@example.com" })).statusCode);
    t.same(new Set(statuses.slice(0, 60)), new Set([404]));
    t.equal(statuses[60], 429);
  });

  t.test("wants a proof that is fresh", async (t) => {
    const [admin, ana] = [await operator(app), await app.person()];
    const sudoUntil = new Date(Date.now() - 1);
    await RefreshFamilyModel.updateOne({ _id: admin.refreshToken.split(".")[0] }, { sudoUntil });
    t.match((await admin.post(BEGIN, { email: ana.email })).json(), { code: "reauth_required" });
    await admin.post("/_/security/reauthenticate", { by: "password", password: admin.password });
    t.equal((await admin.post(BEGIN, { email: ana.email })).statusCode, 200);
  });

  t.test("ends at once", async (t) => {
    const ENDS: Record<string, (admin: Awaited<ReturnType<typeof operator>>, ana: Person) => Promise<unknown>> = {
      "with the administrator's role": (admin) =>
        UserModel.updateOne({ email: admin.email }, { $pull: { roles: SUPER_ADMIN } }),
      "when the administrator logs out": (admin) => admin.post("/_/security/logout", {}),
      "with the administrator's password": (admin) =>
        UserModel.updateOne({ email: admin.email }, { $inc: { epoch: 1 } }),
      "when the administrator is switched off": (admin) =>
        UserModel.updateOne({ email: admin.email }, { isEnabled: false }),
      "when the person becomes an administrator": (_admin, ana) => grant(ana),
      "when the person logs out everywhere": (_admin, ana) => ana.delete("/_/app/user/sessions"),
      "when its time is over, whatever the token says": () =>
        ImpersonationModel.updateMany({}, { endsAt: new Date(Date.now() - 1) }),
    };
    for (const [when, end] of Object.entries(ENDS)) {
      const [admin, ana] = [await operator(app), await app.person()];
      const acting = await begin(admin, ana);
      t.equal(await statusOf(acting), 200);
      await end(admin, ana);
      t.equal(await statusOf(acting), 401, when);
    }
  });

  t.test("and when it is ended, for that token alone", async (t) => {
    const [admin, ana, ben] = [await operator(app), await app.person(), await app.person()];
    const [one, other] = [await begin(admin, ana), await begin(admin, ben)];
    t.equal((await one.post(END)).statusCode, 204);
    t.equal(await statusOf(one), 401);
    t.equal(await statusOf(other), 200);
    t.equal(await statusOf(admin), 200);
  });

  t.test("a token of it opens nothing as another person's", async (t) => {
    const [admin, ana, ben] = [await operator(app), await app.person(), await app.person()];
    await begin(admin, ana);
    const { _id: session } = (await ImpersonationModel.findOne({ subject: await make.idOf(ana) }).lean()) ?? {};
    const claims = { sub: String(await make.idOf(ben)), roles: [], epoch: 0, actor: String(await make.idOf(admin)) };
    const forged = await signAccessToken(TOKEN_SECRET, { ...claims, session: String(session) });
    t.equal(await statusOf(app.withToken(forged)), 401);
    t.equal(await statusOf(app.withToken(await signAccessToken(TOKEN_SECRET, claims))), 401, "nor without a session");
  });

  t.test("what is dangerous is refused, what helps is not", async (t) => {
    const [admin, ana] = [await operator(app), await app.person()];
    const acting = await begin(admin, ana);
    const refused: ["post" | "patch" | "delete" | "get", string, unknown?][] = [
      ["patch", "/_/app/user/password", { currentPassword: ana.password, newPassword: "another correct horse" }],
      ["post", "/_/app/user/email", { email: "new@example.com", password: ana.password }],
      ["post", "/_/app/user/two-factor/set-up"],
      ["post", "/_/app/user/passkeys/options"],
      ["post", "/_/app/user/sign-ins/begin", { provider: "google" }],
      ["delete", "/_/app/user/sessions"],
      ["post", "/_/app/user/export"],
      ["get", "/_/app/user/log.csv"],
      ["post", "/_/app/user/activate/code", { code: "A" }],
      ["post", "/_/app/user/invite-friend", { email: "friend@example.com" }],
      ["post", "/_/security/reauthenticate", { by: "password", password: ana.password }],
    ];
    for (const [method, path, body] of refused)
      t.match((await acting[method](path, body)).json(), { status: 403, code: "not_in_their_name" }, path);
    const made = await acting.post("/_/signatures", make.signature());
    t.equal(made.statusCode, 201);
    t.equal((await ana.get(`/_/signatures/${made.json().hash}`)).statusCode, 200);
  });

  t.test("in a browser", async (t) => {
    const page = (cookies: Record<string, string>) =>
      app.inject({
        url: "/dashboard",
        headers: {
          cookie: Object.entries(cookies)
            .map(([name, value]) => `${name}=${value}`)
            .join("; "),
        },
      });
    const shown = (answer: { body: string }, { email }: { email: string }) => answer.body.includes(email);
    const cookiesIn = ({ token, refreshToken }: { token: string | null; refreshToken: string }) => ({
      [COOKIES.token]: String(token),
      [COOKIES.refreshToken]: refreshToken,
    });
    const header = (cookies: Record<string, string>) => ({
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join("; "),
    });

    t.test("the administrator's own tokens are set aside, and come back at the end", async (t) => {
      const [admin, ana] = [await operator(app), await app.person()];
      const begun = await admin.post(BEGIN, { email: ana.email }, header(cookiesIn(admin)));
      const given = cookiesOf(begun);
      const { token } = begun.json();
      t.match(given[COOKIES.token], {
        value: token,
        maxAge: IMPERSONATION_MINUTES * 60,
        httpOnly: true,
        sameSite: "Lax",
      });
      t.equal(given[COOKIES.refreshToken]?.value, "", "the refresh token is out of use");
      t.match(given[COOKIES.superAdminToken], { value: admin.token, httpOnly: true });
      t.match(given[COOKIES.superAdminRefreshToken], { value: admin.refreshToken, httpOnly: true, sameSite: "Lax" });
      t.ok(shown(await page({ [COOKIES.token]: token }), ana));

      const saved = {
        [COOKIES.token]: token,
        [COOKIES.superAdminToken]: String(admin.token),
        [COOKIES.superAdminRefreshToken]: admin.refreshToken,
      };
      const ended = await app.withToken(token).post(END, undefined, header(saved));
      const back = cookiesOf(ended);
      t.equal(back[COOKIES.superAdminRefreshToken]?.value, "");
      t.equal(back[COOKIES.superAdminToken]?.value, "");
      const own = { token: back[COOKIES.token]?.value ?? "", refreshToken: back[COOKIES.refreshToken]?.value ?? "" };
      t.equal(await emailOf(app.withToken(own.token)), admin.email);
      t.ok(shown(await page(cookiesIn(own)), admin));
    });

    t.test("when the time is over the next page is the administrator's own again", async (t) => {
      const [admin, ana] = [await operator(app), await app.person()];
      const acting = await begin(admin, ana);
      await ImpersonationModel.updateMany({}, { endsAt: new Date(Date.now() - 1) });
      const saved = { [COOKIES.token]: String(acting.token), [COOKIES.superAdminRefreshToken]: admin.refreshToken };
      const answer = await page(saved);
      t.ok(shown(answer, admin));
      t.ok(cookiesOf(answer)[COOKIES.refreshToken]?.value);
      t.equal(cookiesOf(answer)[COOKIES.superAdminRefreshToken]?.value, "");
    });

    t.test("somebody else's tokens are neither set aside nor given back", async (t) => {
      const [admin, ana, ben] = [await operator(app), await app.person(), await app.person()];
      const begun = await admin.post(BEGIN, { email: ana.email }, header(cookiesIn(ben)));
      t.same(Object.keys(cookiesOf(begun)), []);
      const { token } = begun.json();
      const saved = header({ [COOKIES.superAdminRefreshToken]: ben.refreshToken });
      const ended = cookiesOf(await app.withToken(token).post(END, undefined, saved));
      t.equal(ended[COOKIES.token]?.value, "");
      const planted = await page({ [COOKIES.superAdminRefreshToken]: ben.refreshToken });
      t.equal(planted.statusCode, 302, "who is no administrator is nobody there");
    });

    t.test("nor is another administrator's, which stays good", async (t) => {
      const [admin, other, ana] = [await operator(app), await operator(app), await app.person()];
      const acting = await begin(admin, ana);
      const saved = header({ [COOKIES.superAdminRefreshToken]: other.refreshToken });
      const ended = cookiesOf(await acting.post(END, undefined, saved));
      t.equal(ended[COOKIES.token]?.value, "");
      const again = await app.anyone.post("/security/token/refresh", { refresh_token: other.refreshToken });
      t.equal(again.statusCode, 200, "it was not used up");
    });

    t.test("logging out there ends the administrator's session as well", async (t) => {
      const [admin, ana] = [await operator(app), await app.person()];
      const acting = await begin(admin, ana);
      const saved = header({ [COOKIES.superAdminRefreshToken]: admin.refreshToken });
      t.equal((await acting.post("/_/security/logout", {}, saved)).statusCode, 204);
      t.equal(await statusOf(acting), 401);
      t.equal(await statusOf(admin), 401);
      t.equal(await statusOf(ana), 200, "and nobody else's");
    });
  });

  t.test("each line of the log has who acted", async (t) => {
    const [admin, ana] = [await operator(app), await app.person()];
    const acting = await begin(admin, ana);
    const { hash } = (await acting.post("/_/signatures", make.signature())).json();
    await acting.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Ana B." } }));
    await acting.delete("/_/app/user/sessions");
    await acting.post(END);
    const [actor, subject] = [await make.idOf(admin), await make.idOf(ana)];
    const lines = await AuditModel.find({ actor, subject }).sort({ _id: 1 }).lean();
    t.match(
      lines.map(({ act, operation, outcome }) => [act, operation, outcome]),
      [
        ["support.begun", "impersonation.begin", "done"],
        ["signature.created", "signatures.create", "done"],
        ["support.wrote", "signatures.update", "done"],
        ["sessions.ended", "auth.endOwnSessions", "refused"],
        ["support.ended", "impersonation.end", "done"],
      ],
    );
    t.equal(lines.length, 5);
    t.same(
      lines.map(({ isSupport }) => isSupport),
      [true, true, true, true, true],
    );
    const { items } = (await ana.get("/_/app/user/log")).json();
    t.notOk(JSON.stringify(items).includes(admin.email), "the person hears of support, not of its address");
    t.match(items[0], { act: "support.ended", actor: { who: "support", email: null }, subject: { who: "self" } });
  });
});
