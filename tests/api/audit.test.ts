import { strFromU8, unzipSync } from "fflate";
import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { note, noteAll } from "#server/features/audit/service.ts";
import { exportHandler } from "#server/features/exports/jobs.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { ACTS, AUDIT_KINDS, actsOf } from "#shared/audit/acts.ts";
import { AUDIT_DAYS, MAX_AUDIT_ACTS_LENGTH, MAX_AUDIT_CSV_ROWS } from "#shared/audit/constants.ts";
import type { AuditPage } from "#shared/audit/schema.ts";
import { SUPER_ADMIN } from "#shared/auth/constants.ts";
import * as make from "#tests/support/make.ts";
import { operator } from "#tests/support/operator.ts";
import { startApp } from "#tests/support/startApp.ts";

const OWN = "/_/app/user/log";
const TEAM = "/_/app/team/log";
const ALL = "/_/admin/log";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const log = pino({ level: "silent" });

t.test("the log", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const read = async (person: Pick<Person, "get">, path = OWN) => (await person.get(path)).json<AuditPage>();
  const actsIn = async (person: Pick<Person, "get">, path = OWN) =>
    (await read(person, path)).items.map(({ act }) => act);
  /** So many lines of a person that are unlike, an hour ago; or ahead, so that they come after those of the test. */
  async function fill(person: { email: string }, count: number, hours = -1) {
    const subject = await make.idOf(person);
    const at = new Date(Date.now() + hours * 3_600_000);
    const second = Math.floor(at.getTime() / 1000).toString(16);
    const lines = Array.from({ length: count }, (_, i) => ({
      _id: new mongoose.Types.ObjectId(second + String(subject).slice(-8) + i.toString(16).padStart(8, "0")),
      key: `${subject} ${i}`,
      ...{ at, lastAt: at, times: 1, act: "login", outcome: "done" as const, subject, actor: subject, target: `t${i}` },
    }));
    await AuditModel.insertMany(lines);
  }

  t.test("says who, what, when, from where, and with what program", async (t) => {
    const ana = await app.person();
    const { email, password } = ana;
    await app.anyone.post("/security/login", { email, password }, { "user-agent": FIREFOX });
    await app.anyone.post("/security/login", { email, password: "a wrong one entirely" });
    const [login, made] = (await read(ana)).items;
    t.match(login, {
      ...{ act: "login", outcome: "done", times: 1, browser: "Firefox", system: "Linux", operation: "auth.login" },
      ...{ actor: { who: "self", email }, subject: { who: "self", email }, fields: [], target: "" },
    });
    t.match(login?.from, /^[\w-]{10}$/);
    t.match(made, { act: "account.created", operation: "auth.register" });
    t.not(login?.from, made?.from, "another address has another word");
    const stored = JSON.stringify(await AuditModel.find().lean());
    t.notMatch(stored, /127\.0\.0\.1|10\.0\.0\.|@example\.com|correct horse/, "no address, no password");
  });

  t.test("has the acts that matter, with names of fields and no values", async (t) => {
    const ana = await app.person();
    await make.confirm(ana);
    await ana.patch("/_/app/user", { name: "Secret Name" });
    const { hash } = (await ana.post("/_/signatures", make.signature())).json();
    await ana.delete(`/_/signatures/${hash}`);
    await ana.post("/_/security/reauthenticate", { by: "password", password: "not this one" });
    await ana.post("/_/app/user/email", { email: "elsewhere@example.com", password: ana.password });
    await ana.post("/_/app/user/export");
    await ana.delete(`/_/app/user/sessions/${"a".repeat(22)}`);
    const { items } = await read(ana);
    t.same(
      items.map(({ act, outcome, fields, target }) => [act, outcome, fields, target]),
      [
        ["export.asked", "done", [], ""],
        ["email.asked", "done", ["email"], ""],
        ["identity.proved", "refused", [], ""],
        ["signature.deleted", "done", [], hash],
        ["signature.created", "done", [], hash],
        ["profile.changed", "done", ["name"], ""],
        ["account.created", "done", [], ""],
      ],
    );
    const stored = JSON.stringify(await AuditModel.find({ subject: await make.idOf(ana) }).lean());
    t.notMatch(stored, /Secret Name|elsewhere|example\.com/);
  });

  t.test("a second factor that failed is in the log of whose it is", async (t) => {
    const ana = await app.person();
    const { TOTP, Secret } = await import("otpauth");
    const { secret } = (await ana.post("/_/app/user/two-factor/set-up")).json();
    const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
    t.equal((await ana.post("/_/app/user/two-factor/confirm", { code: totp.generate() })).statusCode, 200);
    const { email, password } = ana;
    const first = await app.anyone.post("/security/login", { email, password });
    const cookie = (first.cookies as { name: string; value: string }[]).map(({ name, value }) => `${name}=${value}`);
    await app.anyone.post("/security/second-step", { code: "000000" }, { cookie: cookie.join("; ") });
    const [failed, on] = (await read(ana)).items;
    t.match(failed, { act: "login.second-factor", outcome: "refused", actor: { who: "self" } });
    t.match(on, { act: "two-factor.on", outcome: "done" });
  });

  t.test("lines that are alike are one", async (t) => {
    const ana = await app.person();
    for (let i = 0; i < 5; i++) await ana.patch("/_/app/user", { name: `Ana ${i}` });
    const { items } = await read(ana);
    t.match(items[0], { act: "profile.changed", times: 5 });
    t.equal(items.length, 2);
    t.ok(Date.parse(items[0]?.lastAt ?? "") >= Date.parse(items[0]?.at ?? ""));
  });

  t.test("at once as well", async (t) => {
    const ana = await app.person();
    await Promise.all(Array.from({ length: 8 }, () => ana.patch("/_/app/user", { name: "Ana" })));
    t.match((await read(ana)).items[0], { act: "profile.changed", times: 8 });
    t.equal(await AuditModel.countDocuments({ act: "profile.changed", subject: await make.idOf(ana) }), 1);
  });

  t.test("a burst makes few lines and hides nothing", async (t) => {
    const subject = new mongoose.Types.ObjectId();
    const now = new Date();
    for (let i = 0; i < 300; i++)
      await note({ act: "signature.created", actor: subject, subject, target: `hash${i}` }, log, now);
    await note({ act: "password.changed", actor: subject, subject }, log, now);
    const lines = await AuditModel.find({ subject }).lean();
    t.ok(lines.length <= 125, `${lines.length} lines`);
    t.equal(
      lines.reduce((sum, { times }) => sum + times, 0),
      301,
      "each is counted",
    );
    t.ok(lines.some(({ act }) => act === "password.changed"));
  });

  t.test("texts are cut off", async (t) => {
    const subject = new mongoose.Types.ObjectId();
    const long = "x".repeat(5000);
    await note({ act: "login", subject, target: long, operation: long, requestId: long, userAgent: long }, log);
    const [line] = await AuditModel.find({ subject }).lean();
    t.ok(JSON.stringify(line).length < 1200);
  });

  t.test("a log that cannot be written keeps nobody from anything, and says so", async (t) => {
    const ana = await app.person();
    const said: unknown[] = [];
    const write = AuditModel.updateOne;
    t.teardown(() => Object.assign(AuditModel, { updateOne: write }));
    Object.assign(AuditModel, {
      updateOne: () => {
        throw new Error("no room");
      },
    });
    t.equal((await ana.patch("/_/app/user", { name: "Ana" })).statusCode, 200);
    await note({ act: "login", subject: await make.idOf(ana) }, { error: (...line: unknown[]) => said.push(line) });
    t.match(said, [[{ operation: "audit.note", act: "login" }, /could not be written/]]);
  });

  t.test("many lines at once are each there, and counted as often as they were told", async (t) => {
    const actor = new mongoose.Types.ObjectId();
    const at = new Date("2026-11-25T12:00:00Z");
    const lines = Array.from({ length: 250 }, (_, i) => ({
      act: "member.changed" as const,
      actor,
      subject: new mongoose.Types.ObjectId(),
      target: `row-${i}`,
      isHourly: true,
    }));
    await Promise.all(Array.from({ length: 20 }, () => noteAll(lines, log, at)));
    const found = await AuditModel.find({ actor }).lean();
    t.equal(found.length, 250);
    t.same([...new Set(found.map(({ times }) => times))], [20]);
    const said: unknown[] = [];
    const { bulkWrite } = AuditModel;
    Object.assign(AuditModel, { bulkWrite: () => Promise.reject(new Error("no room")) });
    await noteAll(lines, { error: (...line: unknown[]) => said.push(line) });
    Object.assign(AuditModel, { bulkWrite });
    t.match(said, [[{ operation: "audit.noteAll", act: "member.changed", count: 250 }, /could not be written/]]);
  });

  t.test("forgets after so many days", async (t) => {
    const indexes = await AuditModel.collection.indexes();
    t.match(
      indexes.find(({ key }) => "at" in key),
      { expireAfterSeconds: AUDIT_DAYS * 86_400 },
    );
  });

  t.test("is read page by page", async (t) => {
    const ana = await app.person();
    await fill(ana, 44);
    const seen: string[] = [];
    let next: string | null = null;
    const sizes: number[] = [];
    do {
      const page: AuditPage = await read(ana, next ? `${OWN}?before=${next}` : OWN);
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      next = page.next;
    } while (next);
    t.same(sizes, [20, 20, 5]);
    t.same(seen, [...new Set(seen)].toSorted().toReversed());
    t.match((await ana.get(`${OWN}?before=x`)).json(), { status: 422 });
  });

  t.test("a page that is full to the last line is the last", async (t) => {
    const ana = await app.person();
    await fill(ana, 19);
    const { items, next } = await read(ana);
    t.equal(items.length, 20);
    t.equal(next, null);
  });

  t.test("is searched and filtered", async (t) => {
    const ana = await app.person();
    await fill(ana, 30);
    await ana.patch("/_/app/user", { name: "Ana" });
    t.same(await actsIn(ana, `${OWN}?search=PROFILE`), ["profile.changed"]);
    t.same(await actsIn(ana, `${OWN}?kind=security`), ["profile.changed"]);
    t.same(await actsIn(ana, `${OWN}?search=t17%20login`), ["login"]);
    t.same(await actsIn(ana, `${OWN}?search=nowhere`), []);
    t.same(await actsIn(ana, `${OWN}?search=Konto&acts=account.created`), ["account.created"], "as the reader says it");
    t.equal((await ana.get(`${OWN}?kind=other`)).statusCode, 422);
    t.equal((await ana.get(`${OWN}?search=${"x".repeat(101)}`)).statusCode, 422);
    t.equal((await ana.get(`${OWN}?search=${encodeURIComponent("(.*")}`)).statusCode, 200, "no pattern");
  });

  t.test("a search that finds little answers and can go on", async (t) => {
    const ana = await app.person();
    await fill(ana, 2_300, 1);
    const first = await read(ana, `${OWN}?search=created`);
    t.same(first.items, []);
    t.ok(first.next, "there is more to look through");
    t.same(await actsIn(ana, `${OWN}?search=created&before=${first.next}`), ["account.created"]);
    await AuditModel.deleteMany({ subject: await make.idOf(ana) });
  });

  t.test("everybody has their own", async (t) => {
    const [ana, ben] = [await app.person(), await app.person()];
    await ana.patch("/_/app/user", { name: "Ana" });
    t.same(await actsIn(ben), ["account.created"]);
    t.equal((await app.anyone.get(OWN)).statusCode, 401);
  });

  t.test("a team's is its managers', without what people did with their own accounts", async (t) => {
    const owner = await make.paid(app);
    const [member, admin] = [await make.member(app, {}, owner), await make.member(app, { role: "admin" }, owner)];
    const stranger = await make.paid(app);
    await member.post("/_/signatures", make.signature());
    await member.patch("/_/app/user", { name: "Ben" });
    t.match((await member.get(TEAM)).json(), { status: 403, code: "no_permission" });
    t.match((await member.get(`${TEAM}.csv`)).json(), { status: 403, code: "no_permission" });
    for (const manager of [owner, admin]) {
      const { items } = await read(manager, TEAM);
      t.match(items, [{ act: "signature.created", actor: { who: "person", email: member.email } }]);
      t.equal(items.length, 1);
    }
    t.same(await actsIn(owner, `${TEAM}?search=${encodeURIComponent(member.email)}`), ["signature.created"]);
    t.same(await actsIn(stranger, TEAM), []);
  });

  t.test("a team's names nobody who is not in it any more", async (t) => {
    const owner = await make.paid(app);
    const [member, left] = [await make.member(app, {}, owner), await make.member(app, {}, owner)];
    for (const person of [owner, member, left]) await person.post("/_/signatures", make.signature());
    await make.changeMember(left, { active: false });
    const { items } = await read(owner, TEAM);
    t.same(
      items.map(({ actor }) => actor),
      [
        { who: "former", email: null },
        { who: "person", email: member.email },
        { who: "self", email: owner.email },
      ],
    );
    t.same(
      await actsIn(owner, `${TEAM}?search=${encodeURIComponent(left.email)}`),
      [],
      "nor is it found by its address",
    );
    const file = (await owner.get(`${TEAM}.csv`)).body;
    t.match(file, /,signature\.created,done,former,former,/);
    t.notMatch(file, left.email);
    t.match((await read(left)).items[0], { actor: { who: "self", email: left.email } }, "their own log has them");
    const operated = await read(await operator(app), `${ALL}?search=${encodeURIComponent(left.email)}`);
    t.ok(operated.items.length > 0, "and so has the operator's");
  });

  t.test("who reads everybody's log is in it, with one line an hour", async (t) => {
    const admin = await operator(app);
    const actor = await make.idOf(admin);
    for (const query of ["", "?kind=signIn", "?search=x"]) await admin.get(ALL + query);
    t.match(await AuditModel.find({ actor, act: "log.read" }).lean(), [{ operation: "audit.all", outcome: "done" }]);
    t.same(await actsIn(admin, `${ALL}?search=${encodeURIComponent(`${admin.email} log.read`)}`), ["log.read"]);
    const subject = new mongoose.Types.ObjectId();
    for (const minute of ["01", "29", "59"]) {
      const at = new Date(`2028-02-01T10:${minute}:00Z`);
      await note({ act: "log.read", actor: subject, subject, isHourly: true }, log, at);
    }
    t.match(await AuditModel.find({ subject }).lean(), [{ times: 3 }]);
  });

  t.test("who is no administrator has tried to act for others as themselves", async (t) => {
    const [admin, ana, ben] = [await operator(app), await app.person(), await app.person()];
    const act = (person: Person, { email }: { email: string }) => person.post("/_/security/login-as-user", { email });
    t.equal((await act(ana, ben)).statusCode, 403);
    const [tried] = (await read(ana)).items;
    t.match(tried, { act: "support.begun", outcome: "refused", actor: { who: "self", email: ana.email } });
    t.equal((await act(admin, admin)).statusCode, 403);
    t.match(await AuditModel.findOne({ actor: await make.idOf(admin), act: "support.begun" }).lean(), {
      isSupport: true,
    });
  });

  t.test("can be looked through a thousand times an hour", async (t) => {
    const admin = await operator(app);
    t.equal((await admin.get(OWN)).statusCode, 200);
    const window = { limit: 1_000, windowMs: 3_600_000, cost: 999 };
    await hot().limiter.take(`audit:pages:${await make.idOf(admin)}`, window);
    for (const path of [OWN, TEAM, ALL])
      t.match((await admin.get(path)).json(), { status: 429, code: "too_many_requests" }, path);
    t.equal((await (await app.person()).get(OWN)).statusCode, 200, "and others' hours are their own");
  });

  t.test("all of it is for super administrators", async (t) => {
    const [admin, ana] = [await operator(app), await app.person()];
    for (const path of [ALL, `${ALL}.csv`])
      t.match((await ana.get(path)).json(), { status: 403, code: "not_admin", message: "You are not admin" });
    t.equal((await app.anyone.get(ALL)).statusCode, 401);
    const { items } = await read(admin, `${ALL}?search=${encodeURIComponent(`created ${ana.email}`)}`);
    t.match(items, [{ act: "account.created", subject: { who: "person", email: ana.email } }]);
    t.match((await admin.get(`${ALL}.csv`)).statusCode, 200);
    await UserModel.updateOne({ email: admin.email }, { $pull: { roles: SUPER_ADMIN } });
    t.match((await admin.get(ALL)).json(), { code: "not_admin" }, "a role that was taken away opens nothing");
  });

  t.test("of somebody who is gone an id is left, and no name", async (t) => {
    const admin = await operator(app);
    const subject = new mongoose.Types.ObjectId();
    await note({ act: "login", actor: subject, subject }, log);
    const { items } = await read(admin, `${ALL}?kind=signIn`);
    t.match(items[0], { act: "login", actor: { who: "person", email: null } });
    const [line] = (await admin.get(`${ALL}.csv?kind=signIn`)).body.split("\r\n").slice(1);
    t.match(line, /,signIn,login,done,deleted,deleted,/);
  });

  t.test("as a file", async (t) => {
    const ana = await app.person({ name: "Ana" });
    await fill(ana, 30);
    const subject = await make.idOf(ana);
    await note({ act: "signature.created", actor: subject, subject, target: "=HYPERLINK(1)" }, log);
    const answer = await ana.get(`${OWN}.csv`);
    t.match(answer.headers, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": /^attachment; filename="signoff-log-\d{4}-\d\d-\d\d\.csv"/,
      "content-security-policy": /sandbox/,
    });
    const lines = answer.body.trimEnd().split("\r\n");
    t.equal(lines.length, 1 + 32);
    t.match(lines[0], /^at,last_at,times,kind,act,outcome,actor,subject,target,/);
    t.match(lines[1], /,signatures,signature\.created,done,ana?|person/);
    t.match(lines[1], ",'=HYPERLINK(1),", "no spreadsheet calculates it");
    const few = (await ana.get(`${OWN}.csv?kind=signatures`)).body.trimEnd().split("\r\n");
    t.equal(few.length, 2);
    for (let i = 0; i < 20; i++) await ana.get(`${OWN}.csv`);
    t.equal((await ana.get(`${OWN}.csv`)).statusCode, 429);
  });

  t.test("of which none is longer than so much", async (t) => {
    const ana = await app.person();
    await fill(ana, MAX_AUDIT_CSV_ROWS + 10);
    const lines = (await ana.get(`${OWN}.csv`)).body.trimEnd().split("\r\n");
    t.equal(lines.length, 1 + MAX_AUDIT_CSV_ROWS);
    t.equal(new Set(lines).size, lines.length, "each once");
  });

  t.test("is in the copy of all of one's data", async (t) => {
    const ana = await app.person();
    const { id } = (await ana.post("/_/app/user/export")).json();
    await new JobWorker({ handlers: [exportHandler], log, now: () => Date.now() + 1000 }).runDue();
    const inside = unzipSync((await ana.get(`/_/app/user/export/${id}`)).rawPayload);
    t.match(strFromU8(inside["log.csv"] ?? new Uint8Array()), /^at,.*account\.created/s);
  });

  t.test("each kind has its acts, and each act's name fits a search", async (t) => {
    t.same(AUDIT_KINDS.flatMap(actsOf).toSorted(), Object.keys(ACTS).toSorted());
    for (const act of Object.keys(ACTS)) t.match(act, /^[a-z.-]+$/);
    t.ok(Object.keys(ACTS).join(",").length <= MAX_AUDIT_ACTS_LENGTH);
  });

  t.test("its limits are told apart by people", async (t) => {
    const keys: string[] = [];
    const { take } = hot().limiter;
    t.teardown(() => Object.assign(hot().limiter, { take }));
    Object.assign(hot().limiter, {
      take: (key: string, ...rest: [Parameters<typeof take>[1]]) => {
        keys.push(key);
        return take.call(hot().limiter, key, ...rest);
      },
    });
    const [one, other] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
    await note({ act: "login", actor: one, subject: other }, log);
    t.same(keys, [`audit:${one}`]);
  });
});
