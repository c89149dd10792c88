import t from "tap";
import { signAccessToken } from "#program/token.ts";
import { UserModel } from "#server/features/account/model.ts";
import { RefreshFamilyModel } from "#server/features/auth/model.ts";
import { SUDO_MINUTES } from "#shared/auth/constants.ts";
import type { OwnSession } from "#shared/auth/ownSession.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const REAUTHENTICATE = "/_/security/reauthenticate";
const SESSIONS = "/_/app/user/sessions";

t.test("sessions as their owner sees them", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const familyOf = ({ refreshToken }: { refreshToken: string }) => refreshToken.split(".")[0] as string;
  /** The same person on another device. */
  const login = async ({ email, password }: Person, userAgent = FIREFOX) => {
    const headers = { "user-agent": userAgent };
    const answer = await app.anyone.post("/security/login", { email, password }, headers);
    const pair = answer.json<{ token: string; refresh_token: string }>();
    return { ...app.withToken(pair.token), refreshToken: pair.refresh_token };
  };
  const list = async (person: Pick<Person, "get">, query = "") =>
    (await person.get(`${SESSIONS}${query}`)).json<{ items: OwnSession[]; page: number; hasMore: boolean }>();
  const statusOf = async (person: Pick<Person, "get">) => (await person.get("/_/app/user")).statusCode;
  const refresh = async ({ refreshToken }: { refreshToken: string }) =>
    (await app.anyone.post("/security/token/refresh", { refresh_token: refreshToken })).statusCode;
  /** As if the proof of the session had been given long ago. */
  const forgetProof = (person: { refreshToken: string }, sudoUntil = new Date(Date.now() - 1)) =>
    RefreshFamilyModel.updateOne({ _id: familyOf(person) }, { sudoUntil });
  const prove = (person: Person, password = person.password) =>
    person.post(REAUTHENTICATE, { by: "password", password });
  /** A call that wants a fresh proof, and harms nobody. */
  const dangerous = (person: Pick<Person, "delete">) => person.delete(`${SESSIONS}/${"a".repeat(22)}`);
  const isAsked = async (person: Pick<Person, "delete">) => {
    const answer = await dangerous(person);
    return answer.statusCode === 403 && answer.json().code === "reauth_required";
  };

  t.test("a proof of who asks", async (t) => {
    t.test("is not asked for right after a login, and is when that was long ago", async (t) => {
      const person = await app.person();
      t.notOk(await isAsked(person));
      await forgetProof(person);
      t.ok(await isAsked(person));
    });
    t.test("lasts a quarter of an hour from the login and from each proof", async (t) => {
      const person = await app.person();
      const left = async () => {
        const family = await RefreshFamilyModel.findById(familyOf(person)).lean();
        return Math.round(((family?.sudoUntil.getTime() ?? 0) - Date.now()) / 60_000);
      };
      t.equal(await left(), SUDO_MINUTES);
      await forgetProof(person);
      t.equal((await prove(person)).statusCode, 204);
      t.equal(await left(), SUDO_MINUTES);
      t.notOk(await isAsked(person));
    });
    t.test("counts for the session that gave it alone", async (t) => {
      const person = await app.person();
      const phone = await login(person);
      await forgetProof(phone);
      await prove(person);
      t.ok(await isAsked(phone));
    });
    t.test("survives a refresh", async (t) => {
      const person = await app.person();
      const answer = await app.anyone.post("/security/token/refresh", { refresh_token: person.refreshToken });
      t.notOk(await isAsked(app.withToken(answer.json().token)));
      await forgetProof(person);
      t.ok(await isAsked(app.withToken(answer.json().token)), "and is not renewed by it");
    });
    t.test("with a wrong password is none, and names the field", async (t) => {
      const person = await app.person();
      await forgetProof(person);
      const answer = await prove(person, "not this one");
      t.equal(answer.statusCode, 422);
      t.match(answer.json(), { code: "invalid_input", errors: [{ path: "password" }] });
      t.ok(await isAsked(person));
    });
    t.test("is not found out by trying, and right ones are not counted", async (t) => {
      const person = await app.person();
      for (let i = 0; i < 12; i++) t.equal((await prove(person)).statusCode, 204);
      const tries = await Promise.all(Array.from({ length: 20 }, () => prove(person, "not this one")));
      t.equal(tries.filter(({ statusCode }) => statusCode === 422).length, 10);
      t.equal(tries.filter(({ statusCode }) => statusCode === 429).length, 10);
      t.equal((await prove(person)).statusCode, 429);
      const phone = await login(person);
      t.equal(
        (await phone.post(REAUTHENTICATE, { by: "password", password: person.password })).statusCode,
        204,
        "the owner's own session can",
      );
    });
    t.test("of a kind that there is not is refused", async (t) => {
      const person = await app.person();
      for (const body of [
        {},
        { by: "wish" },
        { password: "x" },
        { by: "password" },
        { by: "password", password: { $ne: 1 } },
      ])
        t.equal((await person.post(REAUTHENTICATE, body)).statusCode, 422, JSON.stringify(body));
    });
    t.test("is nothing for whoever acts in somebody's name, nor for a token without a session", async (t) => {
      const person = await app.person();
      const sub = String(await make.idOf(person));
      const loose = app.withToken(await signAccessToken(TOKEN_SECRET, { sub, roles: ["ROLE_USER"], epoch: 0 }));
      const body = { by: "password", password: person.password };
      for (const [other, code] of [
        [loose, "forbidden"],
        [await actingAs(app, person), "not_in_their_name"],
      ] as const) {
        t.match((await other.post(REAUTHENTICATE, body)).json(), { code });
        t.match((await dangerous(other)).json(), { code });
      }
    });
    t.test("was never given in a session of an earlier version", async (t) => {
      const person = await app.person();
      await RefreshFamilyModel.collection.updateOne({ _id: familyOf(person) as never }, { $unset: { sudoUntil: 1 } });
      t.ok(await isAsked(person));
      t.equal((await prove(person)).statusCode, 204);
      t.notOk(await isAsked(person));
    });
  });

  t.test(`GET ${SESSIONS}`, async (t) => {
    t.test("lists the devices by what they are recognised by, the last used one first", async (t) => {
      const person = await app.person();
      const phone = await login(person);
      const answer = await person.get(SESSIONS);
      const { items, ...rest } = answer.json<{ items: OwnSession[] }>();
      t.same(rest, { page: 1, hasMore: false });
      t.match(items, [
        { id: familyOf(phone), isCurrent: false, browser: "Firefox", system: "Linux" },
        { id: familyOf(person), isCurrent: true },
      ]);
      for (const { createdAt, usedAt } of items) t.ok(Math.abs(Date.parse(usedAt) - Date.parse(createdAt)) < 5);
      t.notMatch(answer.body, /10\.0\.0|127\.0\.0/, "no address");
      t.notMatch(answer.body, person.refreshToken);
      t.same((await list(phone)).items.find(({ isCurrent }) => isCurrent)?.id, familyOf(phone));
    });
    t.test("a refresh is a use", async (t) => {
      const person = await app.person();
      const long = new Date(Date.now() - 86_400_000);
      const ends = new Date(Date.now() + 80 * 86_400_000);
      await RefreshFamilyModel.updateOne({ _id: familyOf(person) }, { rotatedAt: long, endsAt: ends });
      t.equal((await list(person)).items[0]?.usedAt, long.toISOString());
      await refresh(person);
      const { createdAt, usedAt } = (await list(person)).items[0] as OwnSession;
      t.ok(Date.now() - Date.parse(usedAt) < 60_000);
      t.equal(Math.round((Date.now() - Date.parse(createdAt)) / 86_400_000), 10, "and the login stays where it was");
    });
    t.test("comes in pages", async (t) => {
      const person = await app.person();
      const family = await RefreshFamilyModel.findById(familyOf(person)).lean();
      const others = Array.from({ length: 25 }, (_, at) => ({ ...family, _id: `${"x".repeat(20)}${10 + at}` }));
      await RefreshFamilyModel.insertMany(others);
      const [first, second] = [await list(person), await list(person, "?page=2")];
      t.match([first.hasMore, second.hasMore], [true, false]);
      t.equal(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 26);
    });
    t.test("leaves out what has ended by itself, and shows nobody else's", async (t) => {
      const person = await app.person();
      const phone = await login(person);
      await RefreshFamilyModel.updateOne({ _id: familyOf(phone) }, { expiresAt: new Date(Date.now() - 1) });
      t.equal((await list(person)).items.length, 1);
      t.equal((await list(await app.person())).items.length, 1);
    });
    t.test("a session of an earlier version is listed without what nobody knows", async (t) => {
      const person = await app.person();
      await RefreshFamilyModel.collection.updateOne(
        { _id: familyOf(person) as never },
        { $unset: { browser: 1, system: 1, sudoUntil: 1, epoch: 1, rotatedAt: 1 } },
      );
      const [session] = (await list(person)).items;
      t.match(session, { isCurrent: true, browser: "", system: "" });
      t.equal(session?.usedAt, session?.createdAt);
      t.equal(await refresh(person), 200, "and goes on");
    });
  });

  t.test(`DELETE ${SESSIONS}/:id`, async (t) => {
    t.test("logs one device out at once", async (t) => {
      const person = await app.person();
      const phone = await login(person);
      t.equal(await statusOf(phone), 200);
      t.equal((await person.delete(`${SESSIONS}/${familyOf(phone)}`)).statusCode, 204);
      t.equal(await statusOf(phone), 401);
      t.equal(await refresh(phone), 401);
      t.equal(await statusOf(person), 200);
      t.equal((await person.delete(`${SESSIONS}/${familyOf(phone)}`)).statusCode, 404);
    });
    t.test("does not find somebody else's", async (t) => {
      const [person, other] = [await app.person(), await app.person()];
      const answer = await person.delete(`${SESSIONS}/${familyOf(other)}`);
      t.equal(answer.statusCode, 404);
      t.equal(await statusOf(other), 200);
      t.equal(await refresh(other), 200);
    });
    t.test("is asked for a proof", async (t) => {
      const person = await app.person();
      const phone = await login(person);
      await forgetProof(person);
      t.match((await person.delete(`${SESSIONS}/${familyOf(phone)}`)).json(), { code: "reauth_required" });
      t.equal(await statusOf(phone), 200);
    });
  });

  t.test(`DELETE ${SESSIONS}`, async (t) => {
    t.test("logs every device out, this one too, and nobody else", async (t) => {
      const [person, other] = [await app.person(), await app.person()];
      const phone = await login(person);
      const answer = await person.delete(SESSIONS);
      t.equal(answer.statusCode, 204);
      t.ok(
        answer.cookies.some(({ name, value }) => name === "refresh_token" && value === ""),
        "the cookies go",
      );
      for (const device of [person, phone]) {
        t.equal(await statusOf(device), 401);
        t.equal(await refresh(device), 401);
      }
      t.equal(await statusOf(other), 200);
      t.equal(await statusOf(await login(person)), 200, "the password still fits");
    });
    t.test("is asked for a proof", async (t) => {
      const person = await app.person();
      await forgetProof(person);
      t.match((await person.delete(SESSIONS)).json(), { code: "reauth_required" });
      t.equal(await statusOf(person), 200);
    });
    t.test("ends a login that was on its way too", async (t) => {
      const person = await app.person();
      const late = await login(person);
      const family = await RefreshFamilyModel.findById(familyOf(late)).lean();
      await person.delete(SESSIONS);
      // What such a login writes a moment later: a session under the epoch that it has read before.
      await RefreshFamilyModel.collection.insertOne(family as never);
      t.equal(await refresh(late), 401);
      t.equal(await RefreshFamilyModel.countDocuments({ _id: familyOf(late) }), 1, "by the epoch alone");
    });
    t.test("a session that does not know its epoch goes on", async (t) => {
      const person = await app.person();
      await UserModel.updateOne({ email: person.email }, { epoch: 3 });
      await RefreshFamilyModel.collection.updateOne({ _id: familyOf(person) as never }, { $unset: { epoch: 1 } });
      t.equal(await refresh(person), 200);
    });
  });
});
