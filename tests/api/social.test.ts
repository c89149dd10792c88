import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { start } from "#server/features/auth/social/service.ts";
import { TicketModel } from "#server/features/auth/tickets.ts";
import { JobModel } from "#server/jobs/model.ts";
import { oauth } from "#server/ports/oauth/oauth.ts";
import { openIdConnect } from "#server/ports/oauth/openid.ts";
import { type Provider, providersOf } from "#server/ports/oauth/providers.ts";
import type { ProviderId, SignIns } from "#shared/auth/social/schema.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { CLIENT, type OidcProvider, startOidcProvider } from "#tests/support/oidcProvider.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

const SITE = "http://localhost:3000";
const ana = (number: number) => ({ email: `ana${number}@example.com`, email_verified: true, name: "Ana Kowalska" });
type Person = Awaited<ReturnType<TestApp["person"]>>;
type Answer = Awaited<ReturnType<TestApp["anyone"]["post"]>>;

let browsers = 0;

/** One browser, with an address of its own, and the cookies that it holds of us. */
function browserOf(app: TestApp) {
  const remoteAddress = `10.1.0.${++browsers}`;
  const guest = app.withToken(null, remoteAddress);
  const jar = new Map<string, string>();
  const keep = <A extends { cookies: { name: string; value: string }[] }>(answer: A): A => {
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    jar,
    open: async (url: string) =>
      keep(await app.inject({ method: "GET", url, remoteAddress, headers: { cookie: cookie() } })),
    post: async (path: string, body?: unknown, who: Pick<Person, "post"> = guest) =>
      keep(await who.post(path, body, { cookie: cookie() })),
    get: async (path: string, who: Pick<Person, "get">) => keep(await who.get(path, undefined, { cookie: cookie() })),
    cookie,
  };
}
type Browser = ReturnType<typeof browserOf>;

const wayTo = ({ issuer }: Pick<OidcProvider, "issuer">, id: ProviderId, name: string): Provider => ({
  ...(providersOf({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT.client_id,
    OIDC_CLIENT_SECRET: CLIENT.client_secret,
    OIDC_NAME: name,
    MICROSOFT_TENANTS: [],
  })[0] as Provider),
  id,
});

/** From our button to the address that the provider sends the person back to. */
async function goAndReturn(browser: Browser, provider: OidcProvider, id = "google"): Promise<string> {
  const { headers } = await browser.open(`/login/social/${id}/start`);
  return (await provider.walk(String(headers.location))).search;
}

const exchange = (browser: Browser, search: string, provider = "google") =>
  browser.post("/security/social", { provider, search });
const codeOf = (answer: Answer) => answer.json<{ code?: string }>().code;

t.test("sign-in with OpenID Connect", async (t) => {
  const app = await startApp(t);
  const provider = await startOidcProvider(["google", "oidc"].map((id) => `${SITE}/login/social/${id}`));
  t.teardown(() => provider.stop());
  const way = wayTo(provider, "google", "Google");
  const useOnly = (...ways: Provider[]) => oauth.plug(openIdConnect(ways, SITE));
  t.beforeEach(() => useOnly(way));

  t.test("the start leads to the provider, and says what the answer is held against", async (t) => {
    const browser = browserOf(app);
    const answer = await browser.open("/login/social/google/start");
    t.equal(answer.statusCode, 302);
    const { searchParams } = new URL(String(answer.headers.location));
    t.match(Object.fromEntries(searchParams), {
      response_type: "code",
      redirect_uri: `${SITE}/login/social/google`,
      code_challenge_method: "S256",
      state: /./,
      nonce: /./,
      code_challenge: /./,
    });
    t.match(answer.cookies, [{ name: "sign_in", httpOnly: true, sameSite: "Lax", path: "/api", maxAge: 600 }]);
    t.match(answer.headers, { "cache-control": "no-store", "referrer-policy": "no-referrer" });

    const other = await browser.open("/login/social/oidc/start");
    t.equal(other.headers.location, "/login/social/oidc?error=server_error", "one that is not configured");
    t.equal((await browser.open("/login/social/evil/start")).statusCode, 404);
  });

  t.test("of what a provider says is wrong the log has a word, and no more", async (t) => {
    const cause = { error: "x".repeat(5_000) };
    const failing = () => Promise.reject(new Failure("sign_in_failed", { cause }));
    oauth.plug({ ...oauth(), begin: failing });
    const lines: { reason?: string }[] = [];
    const log = { warn: (line: object) => lines.push(line) };
    const browser = { ip: "10.1.1.1", log } as unknown as Parameters<typeof start>[2];
    await t.rejects(start("google", null, browser), { code: "sign_in_failed" });
    t.same(
      lines.map(({ reason }) => reason?.length),
      [64],
    );
  });

  t.test("whoever is new gets an account, confirmed and welcomed; whoever comes back gets the same one", async (t) => {
    const ANA = ana(2);
    provider.comes("bo-2", ANA);
    const browser = browserOf(app);
    const first = await exchange(browser, await goAndReturn(browser, provider));
    t.match(first.json(), { isSignUp: true, token: /./, refresh_token: /./ });
    t.ok(browser.jar.get("token"), "and is signed in on our pages");
    const me = app.withToken(first.json<{ token: string }>().token);
    const user = (await me.get("/_/app/user")).json<{ id: string }>();
    t.match(user, { name: "Ana Kowalska", email: ANA.email, isEmailVerified: true });

    // The person is known by issuer and subject: a new address, even an unproved one, is the same person.
    provider.comes("bo-2", { email: "new@example.com", email_verified: false });
    const again = await exchange(browser, await goAndReturn(browser, provider));
    t.match(again.json(), { isSignUp: false });
    const same = app.withToken(again.json<{ token: string }>().token);
    t.equal((await same.get("/_/app/user")).json<{ id: string }>().id, user.id);

    const login = await app.anyone.post("/security/login", { email: ANA.email, password: "correct horse battery" });
    t.equal(login.statusCode, 401, "no password fits an account without one");
  });

  t.test("whoever was invited to a team comes in by a provider and accepts", async (t) => {
    const ANA = ana(61);
    const owner = await make.paid(app);
    await make.confirm(owner);
    const mailbox = await receiveMails(t);
    await owner.post("/_/app/team/invite", { email: ANA.email });
    const mail = (await mailbox.read()).find(({ subject = "" }) => subject.includes("invites you"));
    const invite_token = new URL(linkIn(mail ?? { text: "" }, "/invitation")).searchParams.get("invite_token");
    provider.comes("ana-61", ANA);
    const browser = browserOf(app);
    const { token } = (await exchange(browser, await goAndReturn(browser, provider))).json<{ token: string }>();
    const me = app.withToken(token);
    t.same((await me.post("/_/app/team/accept", { invite_token })).json(), { signature: null });
    t.match((await me.get("/_/app/user")).json(), { isPaid: true, team: { isOwner: false, ownerEmail: owner.email } });
  });

  t.test("how somebody came is kept as at a sign-up by password, and whoever invited them hears of it", async (t) => {
    const inviter = await app.person();
    const link = (await inviter.get("/_/app/user/invite-friend/get-link")).json<{ link: string }>().link;
    const friend = new URL(link).searchParams.get("friend");
    const FRIEND = { ...ana(2), email: "friend.of@example.com" };
    provider.comes("friend-1", FRIEND);
    const browser = browserOf(app);
    const search = await goAndReturn(browser, provider);
    const query = `?utm_source=news&utm_campaign=spring&friend=${friend}`;
    const answer = await browser.post(`/security/social${query}`, { provider: "google", search });
    t.match(answer.json(), { isSignUp: true });
    const user = await UserModel.findOne({ email: FRIEND.email }).lean();
    t.same(user?.firstTouch, { utmSource: "news", utmCampaign: "spring" });
    t.same(user?.invitedBy, await make.idOf(inviter));
    const job = await JobModel.findOne({ "data.user": String(user?._id), state: "waiting" }).lean();
    t.ok(job, "what a confirmed friend brings is worked out");
    const { friends } = (await inviter.get("/_/app/user/invite-friend/get-link")).json<{ friends: unknown[] }>();
    t.match(friends, [{ state: "joined" }]);

    provider.comes("friend-1", FRIEND);
    const again = browserOf(app);
    const back = await goAndReturn(again, provider);
    const second = await again.post("/security/social?utm_source=later", { provider: "google", search: back });
    t.match(second.json(), { isSignUp: false });
    const same = await UserModel.findOne({ email: FRIEND.email }).lean();
    t.match(same?.firstTouch, { utmSource: "news" }, "the first one counts");
  });

  t.test("an address that nobody vouches for makes no account", async (t) => {
    const ANA = ana(3);
    const browser = browserOf(app);
    for (const claims of [
      { ...ANA, email_verified: false },
      { ...ANA, email_verified: "true" as unknown as boolean },
      { email: ANA.email },
      { email_verified: true },
      { ...ANA, email: "no address" },
    ]) {
      provider.comes("ana-3", claims);
      t.equal(codeOf(await exchange(browser, await goAndReturn(browser, provider))), "email_unproved");
    }
    t.notOk(await UserModel.exists({ email: ANA.email }));
  });

  t.test("what does not belong to the start of this browser is refused", async (t) => {
    const ANA = ana(4);
    provider.comes("ana-4", ANA);
    const browser = browserOf(app);
    const changed = async (change: (search: URLSearchParams) => void) => {
      const search = new URLSearchParams(await goAndReturn(browser, provider));
      change(search);
      return codeOf(await exchange(browser, `?${search}`));
    };
    t.equal(await changed((search) => search.set("state", "forged")), "sign_in_failed", "wrong state");
    t.equal(await changed((search) => search.delete("state")), "sign_in_failed", "no state");
    t.equal(await changed((search) => search.set("iss", "https://evil.example")), "sign_in_failed", "wrong issuer");
    t.equal(
      await changed((search) => search.delete("iss")),
      "sign_in_failed",
      "an issuer that says who it is always does",
    );
    t.equal(await changed((search) => search.set("code", "forged")), "sign_in_failed", "wrong code");

    const search = await goAndReturn(browser, provider);
    await TicketModel.updateMany({}, { $set: { "data.checks.nonce": "another" } });
    t.equal(codeOf(await exchange(browser, search)), "sign_in_failed", "wrong nonce");

    const verifier = await goAndReturn(browser, provider);
    await TicketModel.updateMany({}, { $set: { "data.checks.verifier": "x".repeat(43) } });
    t.equal(codeOf(await exchange(browser, verifier)), "sign_in_failed", "wrong verifier (PKCE)");

    const late = await goAndReturn(browser, provider);
    await TicketModel.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    t.equal(codeOf(await exchange(browser, late)), "sign_in_expired", "after ten minutes");

    const stolen = await goAndReturn(browser, provider);
    t.equal(codeOf(await exchange(browserOf(app), stolen)), "sign_in_expired", "another browser");
    t.equal((await exchange(browser, stolen)).statusCode, 200, "and this one goes on");
    t.equal(codeOf(await exchange(browser, "?error=server_error")), "sign_in_failed", "our own start, when it fails");
  });

  t.test("of 20 at once with one answer, one is let in", async (t) => {
    const ANA = ana(5);
    provider.comes("ana-5", ANA);
    const browser = browserOf(app);
    const search = await goAndReturn(browser, provider);
    const cookie = browser.cookie();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.anyone.post("/security/social", { provider: "google", search }, { cookie })),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.ok(answers.every((answer) => answer.statusCode === 200 || codeOf(answer) === "sign_in_expired"));
  });

  t.test("two first sign-ins of one person at once make one account", async (t) => {
    const ANA = ana(6);
    provider.comes("ana-6", ANA);
    const browsers = [browserOf(app), browserOf(app), browserOf(app)];
    const searches = await Promise.all(browsers.map((browser) => goAndReturn(browser, provider)));
    const answers = await Promise.all(browsers.map((browser, at) => exchange(browser, searches[at] as string)));
    t.same(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    t.equal(await UserModel.countDocuments({ email: ANA.email }), 1);
  });

  t.test("an answer of one provider is none of another (mix-up)", async (t) => {
    const asked: string[] = [];
    // One that does not say who it is in its answers, and whose start leads on to the honest one.
    const evil = await startOidcProvider([`${SITE}/login/social/oidc`], { isSilentAboutItself: true });
    t.teardown(() => evil.stop());
    const { fetch } = globalThis;
    t.teardown(async () => {
      globalThis.fetch = fetch;
    });
    globalThis.fetch = (input, init) => {
      asked.push(`${init?.method ?? "GET"} ${input instanceof Request ? input.url : input}`);
      return fetch(input, init);
    };
    useOnly(way, wayTo(evil, "oidc", "Evil"));
    const ANA = ana(7);
    provider.comes("ana-7", ANA);
    const browser = browserOf(app);
    const { headers } = await browser.open("/login/social/oidc/start");
    const toEvil = new URL(String(headers.location));
    const toHonest = new URL(toEvil.search, `${provider.issuer}/auth`);
    toHonest.searchParams.set("redirect_uri", `${SITE}/login/social/google`);
    const { search, pathname } = await provider.walk(toHonest.href);
    t.equal(pathname, "/login/social/google");

    t.equal(codeOf(await exchange(browser, search, "google")), "sign_in_failed");
    t.equal(codeOf(await exchange(browser, search, "oidc")), "sign_in_expired", "and the start is used up");
    t.same(
      asked.filter((line) => line.startsWith("POST")),
      [],
      "no code, no secret was sent anywhere",
    );

    // The settings name another issuer now: what was begun with the one before leads nowhere.
    const begun = await goAndReturn(browser, provider);
    useOnly(wayTo(evil, "google", "Google"));
    t.equal(codeOf(await exchange(browser, begun)), "sign_in_failed");
  });

  t.test("whoever presses cancel there comes back with a sentence, and nothing has changed", async (t) => {
    provider.comes(null);
    const browser = browserOf(app);
    const search = await goAndReturn(browser, provider);
    t.match(search, "error=access_denied");
    const answer = await exchange(browser, search);
    t.match(answer.json(), { code: "sign_in_cancelled", message: /without signing in/ });
  });

  t.test("a provider that is away is said to be, and no start hangs", async (t) => {
    const gone = await startOidcProvider([]);
    await gone.stop();
    useOnly(wayTo(gone, "google", "Google"));
    const answer = await browserOf(app).open("/login/social/google/start");
    t.equal(answer.headers.location, "/login/social/google?error=server_error");
  });

  t.test("an address that has an account is connected by whoever can log in there, and by nobody else", async (t) => {
    const ANA = ana(10);
    const owner = await app.person({ email: ANA.email });
    const stranger = await app.person();
    provider.comes("ana-10", ANA);
    const browser = browserOf(app);
    const answer = await exchange(browser, await goAndReturn(browser, provider));
    t.match(answer.json(), { code: "link_needed", message: /Log in to it/ });
    t.notOk(browser.jar.get("token"), "nobody is signed in");
    t.match(
      answer.cookies.find(({ name }) => name === "pending_sign_in"),
      { httpOnly: true, sameSite: "Lax", maxAge: 600 },
    );

    const signInsOf = async (who: Person, from = browser) =>
      (await from.get("/_/app/user/sign-ins", who)).json<SignIns>();
    t.match(await signInsOf(owner), { connected: [], pending: { name: "Google", email: ANA.email } });
    t.equal((await signInsOf(stranger)).pending, null, "another account in this browser is offered nothing");
    t.equal((await signInsOf(owner, browserOf(app))).pending, null, "nor is another browser");

    const copy = new Map(browser.jar);
    t.equal(codeOf(await browser.post("/_/app/user/sign-ins/pending", undefined, stranger)), "sign_in_expired");
    t.equal(codeOf(await browser.post("/_/app/user/sign-ins/pending", undefined, owner)), "sign_in_expired", "used up");

    for (const [name, value] of copy) browser.jar.set(name, value);
    await exchange(browser, await goAndReturn(browser, provider));
    const connected = await browser.post("/_/app/user/sign-ins/pending", undefined, owner);
    t.match(connected.json(), { connected: [{ provider: "google", email: ANA.email }], pending: null });
    const back = await exchange(browser, await goAndReturn(browser, provider));
    t.match(back.json(), { isSignUp: false }, "now it opens the account");

    const [{ id } = { id: "" }] = connected.json<SignIns>().connected;
    t.equal((await stranger.delete(`/_/app/user/sign-ins/${id}`)).statusCode, 404, "nobody else takes it away");
    t.equal((await owner.delete(`/_/app/user/sign-ins/${id}`)).statusCode, 204);
    t.equal(codeOf(await exchange(browser, await goAndReturn(browser, provider))), "link_needed");
    t.equal(
      (await owner.delete("/_/app/user/sign-ins/pending", undefined, { cookie: browser.cookie() })).statusCode,
      204,
    );
    t.equal((await signInsOf(owner)).pending, null, "it is forgotten");
  });

  t.test("somebody who is signed in connects a sign-in, of whatever address, which nobody else has", async (t) => {
    const [me, other] = [await app.person(), await app.person()];
    const connect = async (who: Person, browser = browserOf(app)) => {
      const begun = await browser.post("/_/app/user/sign-ins/begin", { provider: "google" }, who);
      const { search } = await provider.walk(begun.json<{ address: string }>().address);
      return { search, browser, end: () => browser.post("/_/app/user/sign-ins", { provider: "google", search }, who) };
    };
    const ANA = ana(11);
    provider.comes("ana-11", { email: "private@example.net", email_verified: false });
    t.match((await (await connect(me)).end()).json(), { connected: [{ email: "private@example.net" }] });
    t.equal((await (await connect(me)).end()).statusCode, 200, "twice is once");
    t.equal(codeOf(await (await connect(other)).end()), "identity_taken");
    provider.comes("bo-11", ANA);
    t.equal(codeOf(await (await connect(me)).end()), "identity_taken", "one of each kind");

    const { search, browser } = await connect(me);
    const byOther = await browser.post("/_/app/user/sign-ins", { provider: "google", search }, other);
    t.equal(codeOf(byOther), "sign_in_expired", "what one person began, another cannot end");
    const { search: mine, browser: signedOut } = await connect(me);
    t.equal(codeOf(await exchange(signedOut, mine)), "sign_in_expired", "nor does it log anybody in");
  });

  t.test("a disabled account is not opened", async (t) => {
    const ANA = ana(12);
    provider.comes("ana-12", ANA);
    const browser = browserOf(app);
    await exchange(browser, await goAndReturn(browser, provider));
    await UserModel.updateOne({ email: ANA.email }, { isEnabled: false });
    t.equal(codeOf(await exchange(browser, await goAndReturn(browser, provider))), "sign_in_failed");
  });
});

t.test("Microsoft: a tenant of the list, and an address whose domain is the tenant's", async (t) => {
  const tenant = "11111111-2222-3333-4444-555555555555";
  const of = (tenants: string[]) =>
    providersOf({
      MICROSOFT_CLIENT_ID: "a",
      MICROSOFT_CLIENT_SECRET: "b",
      MICROSOFT_TENANTS: tenants,
      OIDC_NAME: "x",
    })[0] as Provider;
  const claims = (more: object) => ({ iss: "", sub: "", aud: "", iat: 0, exp: 0, ...more });
  t.equal(of([tenant]).issuer, `https://login.microsoftonline.com/${tenant}/v2.0`);
  t.equal(of([tenant, "x"]).issuer, "https://login.microsoftonline.com/common/v2.0");
  t.ok(of([tenant]).accepts(claims({ tid: tenant })));
  for (const tid of [undefined, "x", ["x"]]) t.notOk(of([tenant]).accepts(claims({ tid })), String(tid));
  for (const xms_edov of [true, 1, "1", "true"]) t.ok(of([tenant]).isEmailProved(claims({ xms_edov })));
  for (const more of [{}, { xms_edov: false }, { xms_edov: "0" }, { email_verified: true }])
    t.notOk(of([tenant]).isEmailProved(claims(more)), JSON.stringify(more));
});
