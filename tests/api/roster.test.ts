import { monitorEventLoopDelay } from "node:perf_hooks";
import { pino } from "pino";
import t from "tap";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { importHandler } from "#server/features/members/roster/jobs.ts";
import { ImportModel, ImportPartModel } from "#server/features/members/roster/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { MAX_IMPORT_BYTES, MAX_IMPORTED_ROWS } from "#shared/members/constants.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { form } from "#tests/support/form.ts";
import { fillMailbox } from "#tests/support/fullMailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const CALL = "/_/app/team/import";
type Fields = { isDry?: string; mapping?: string; update?: string; checked?: string };

t.test("a list of people", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const worker = () =>
    new JobWorker({ handlers: [importHandler], log: pino({ level: "silent" }), now: () => Date.now() + 1000 });
  type Person = Awaited<ReturnType<typeof app.person>>;
  const send = (person: Person, csv: string | Buffer, fields: Fields = {}) => {
    const { body, headers } = form([
      ...Object.entries(fields).map(([name, value]) => ({ name, body: value })),
      { name: "file", filename: "people.csv", body: csv },
    ]);
    return person.post(CALL, body, headers);
  };
  const check = async (person: Person, csv: string | Buffer, fields: Fields = {}) =>
    (await send(person, csv, { isDry: "true", ...fields })).json();
  const bringIn = (person: Person, csv: string | Buffer, checked: string, fields: Fields = {}) =>
    send(person, csv, { isDry: "false", checked, ...fields });
  async function owner(seats = 20) {
    const person = await make.paid(app, { seats });
    await make.confirm(person);
    await mailbox.read();
    return person;
  }
  const rowsOf = async (person: Person) =>
    MemberModel.find({ team: await make.teamOf(person), active: true })
      .sort({ email: 1 })
      .lean();
  const verdictsOf = ({ rows }: { rows: { email: string; verdict: string }[] }) =>
    rows.map(({ email, verdict }) => [email, verdict]);

  t.test("is looked at, brought in, and known then", async (t) => {
    const person = await owner();
    const csv =
      "E-Mail;Vorname;Nachname;Abteilung;Standort;Kostenstelle;Handy\nana@acme.example;Ana;Ruiz;Sales;Berlin;4711;'+49 170 1\nbo@acme.example;Bo;Lee;;;;\n";
    const checked = await check(person, csv);
    t.match(checked.columns, [
      { header: "E-Mail", target: "email", samples: ["ana@acme.example", "bo@acme.example"] },
      { target: "firstName" },
      { target: "lastName" },
      { target: "department", samples: ["Sales"] },
      { target: "place" },
      { header: "Kostenstelle", target: "custom:Kostenstelle" },
      { target: "mobile", samples: ["+49 170 1"] },
    ]);
    t.match(checked.counts, { new: 2, invalid: 0 });
    t.equal(checked.free, 19);
    t.same(await rowsOf(person), [], "nobody is invited by looking");

    const begun = (await bringIn(person, csv, checked.checked)).json();
    t.match(begun, { import: { state: "running", total: 2, done: 0 } });
    t.same((await bringIn(person, csv, checked.checked)).json(), begun, "pressed twice it is one");
    await worker().runDue();
    t.match((await person.get(CALL)).json(), {
      import: { state: "done", total: 2, done: 2, invited: 2, changed: 0, noSeat: 0 },
    });
    const [ana, bo] = await rowsOf(person);
    t.match(ana, {
      email: "ana@acme.example",
      status: "invited",
      nameKey: "ana ruiz",
      facts: {
        name: "Ana Ruiz",
        department: "Sales",
        place: "Berlin",
        mobile: "+49 170 1",
        custom: { Kostenstelle: "4711" },
      },
    });
    t.match(bo, { facts: { ...NO_FACTS, name: "Bo Lee" } });
    const mails = await mailbox.read();
    t.same(mails.map(({ to }) => (to as { text: string }).text).sort(), ["ana@acme.example", "bo@acme.example"]);
    t.match(mails[0]?.text, /\/invitation\?/);
    t.equal((await TeamModel.findById(await make.teamOf(person)).lean())?.used, 3);
    t.equal(await ImportPartModel.countDocuments(), 0);

    const again = await check(person, csv.replace("Berlin", "Bonn"));
    t.same(verdictsOf(again), [
      ["ana@acme.example", "changed"],
      ["bo@acme.example", "invited"],
    ]);
    t.match(again.rows[0], { facts: ["place"] });
    await bringIn(person, csv.replace("Berlin", "Bonn"), again.checked);
    await worker().runDue();
    t.match((await rowsOf(person))[0], { facts: { place: "Bonn", department: "Sales" } });
    t.same(await mailbox.read(), [], "nobody is invited twice");
    t.match(verdictsOf(await check(person, csv, { update: "false" })), [
      ["ana@acme.example", "invited"],
      ["bo@acme.example", "invited"],
    ]);
  });

  t.test("means by its columns what the team has said before", async (t) => {
    const person = await owner();
    const csv = "Who,Address\nAna,ana@acme.example\n";
    const mapping = JSON.stringify({ Who: "name", Address: "email" });
    t.match(await check(person, csv), { code: "invalid_input", errors: [{ path: "mapping" }] });
    const { checked } = await check(person, csv, { mapping });
    await bringIn(person, csv, checked, { mapping });
    await worker().runDue();
    t.match((await check(person, csv)).columns, [{ target: "name" }, { target: "email" }]);
    t.match((await person.get(CALL)).json(), { mapping: { Who: "name", Address: "email" } });
    await mailbox.read();
  });

  t.test("is refused when it or the team is another than what was looked at", async (t) => {
    const person = await owner();
    const csv = "email\nana@acme.example\nbo@acme.example\n";
    const { checked } = await check(person, csv);
    t.match((await bringIn(person, `${csv}ci@acme.example\n`, checked)).json(), { code: "import_changed" });
    t.match((await bringIn(person, csv, checked, { update: "false" })).json(), { code: "import_changed" });
    t.match((await bringIn(person, csv, "nonsense")).json(), { code: "import_changed" });
    await person.post("/_/app/team/invite", { email: "ana@acme.example" });
    t.match((await bringIn(person, csv, checked)).json(), { code: "import_changed" });
    t.equal((await rowsOf(person)).length, 1);
    await mailbox.read();
  });

  t.test("fills the places that there are, and no more", async (t) => {
    const person = await owner(4);
    const csv = `email\n${["a", "b", "c", "d", "e"].map((one) => `${one}@acme.example`).join("\n")}`;
    const looked = await check(person, csv);
    t.match(looked, { free: 3, counts: { new: 3, noSeat: 2 } });
    t.equal((await bringIn(person, csv, looked.checked)).statusCode, 200);
    // Taken by somebody else before the job comes to it.
    await person.post("/_/app/team/invite", { email: "faster@acme.example" });
    await worker().runDue();
    t.match((await person.get(CALL)).json().import, { state: "done", invited: 2, noSeat: 1 });
    t.equal((await rowsOf(person)).length, 3);
    t.equal((await TeamModel.findById(await make.teamOf(person)).lean())?.used, 4);
    const free = await make.paid(app, { isPaid: false, seats: 1 });
    await make.confirm(free);
    t.match((await check(free, csv)).counts, { new: 0, noSeat: 5 }, "of a team of one nobody");
    await mailbox.read();
  });

  t.test("goes on after a kill, with nothing twice", async (t) => {
    const person = await owner(500);
    const csv = `email,name\n${Array.from({ length: 250 }, (_, i) => `p${i}@acme.example,P ${i}`).join("\n")}`;
    const { checked } = await check(person, csv);
    await bringIn(person, csv, checked);
    const { _id } = (await ImportModel.findOne({ checked }).lean()) ?? {};
    const data = { id: String(_id), at: 0 };
    const job = {
      id: "1",
      tries: 1,
      signal: new AbortController().signal,
      log: pino({ level: "silent" }),
      note: () => {},
    };
    // The first part is done, and its process has died before it could say so.
    const part = await ImportPartModel.findById(`${_id}:0`).lean();
    await importHandler.run(data, job);
    await importHandler.run(data, job);
    t.match(
      (await person.get(CALL)).json().import,
      { done: 100, invited: 100 },
      "a part that is run twice is counted once",
    );
    await ImportPartModel.create(part as never);
    await ImportModel.updateOne({ _id }, { $set: { at: 0, done: 0, invited: 0 } });
    t.equal((await rowsOf(person)).length, 100);
    await worker().runDue();
    t.match((await person.get(CALL)).json().import, { state: "done", total: 250, done: 250, invited: 250, noSeat: 0 });
    t.equal((await rowsOf(person)).length, 250);
    t.equal(await JobModel.countDocuments({ kind: "mail", state: "waiting" }), 250, "one mail each");
    await JobModel.deleteMany({ kind: "mail" });
    t.equal((await TeamModel.findById(await make.teamOf(person)).lean())?.used, 251);
  });

  t.test("the same list later is another import: what was taken back meanwhile is done again", async (t) => {
    const person = await owner();
    const csv = "email\nagain@acme.example\n";
    const first = await check(person, csv);
    await bringIn(person, csv, first.checked);
    await worker().runDue();
    const [row] = await rowsOf(person);
    await person.delete(`/_/app/team/team-member/${row?._id}`);
    const second = await check(person, csv);
    t.match(second.counts, { new: 1 });
    t.not(second.checked, first.checked);
    t.match((await bringIn(person, csv, second.checked)).json(), { import: { state: "running", done: 0 } });
    await worker().runDue();
    t.equal((await rowsOf(person)).length, 1);
    await mailbox.read();
  });

  t.test("a row that cannot be read ends neither the look nor the file", async (t) => {
    const person = await owner(600);
    const team = await make.teamOf(person);
    await MemberModel.insertMany(
      Array.from({ length: 300 }, (_, at) => ({ team, email: `m${at}@acme.example`, status: "invited" as const })),
    );
    await MemberModel.collection.updateOne({ team, email: "m7@acme.example" }, { $set: { email: 7 } });
    const looked = await check(person, "email\nm299@acme.example\n");
    t.same(verdictsOf(looked), [["m299@acme.example", "invited"]]);
    const file = (await person.get("/_/app/team/members.csv")).body;
    t.match(file, /m299@acme\.example/);
    t.equal(file.trimEnd().split("\r\n").length, 300);
  });

  t.test("is not held up by one full mailbox, and can be tried again when it has failed", async (t) => {
    const person = await owner();
    const csv = "email\nfull@acme.example\nother@acme.example\n";
    await fillMailbox("full@acme.example");
    const { checked } = await check(person, csv);
    await bringIn(person, csv, checked);
    await ImportModel.updateOne({ checked }, { state: "failed" });
    t.match((await bringIn(person, csv, checked)).json(), { import: { state: "running", done: 0 } });
    await worker().runDue();
    t.match((await person.get(CALL)).json().import, { state: "done", invited: 2 });
    t.same(
      (await mailbox.read()).map(({ to }) => (to as { text: string }).text),
      ["other@acme.example"],
    );
  });

  t.test("comes out as it goes in", async (t) => {
    const person = await owner();
    const team = await make.teamOf(person);
    const custom = { "Cost centre": "=1+1", Phone: "-5", "Tel. privat": "'=x", Quote: 'say "hi", you', Floor: "" };
    await make.member(app, { permissions: [1, 3] }, person);
    await MemberModel.updateOne(
      { team },
      { $set: { facts: { ...NO_FACTS, name: "+Zoë Łoś", position: "@home", department: "a;b", custom } } },
    );
    await person.post("/_/app/team/invite", {
      email: "ana@acme.example",
      facts: { name: "Ana, Dr.", phone: "+49 30 1" },
    });
    const file = await person.get("/_/app/team/members.csv");
    t.match(file.headers["content-disposition"], /attachment; filename="signoff-members-\d{4}-\d\d-\d\d\.csv"/);
    t.match(
      file.body,
      /^Email,Name,Position,Department,Place,Phone,Mobile,Cost centre,Floor,Custom: Phone,Quote,Tel\. privat,Signoff status/,
    );
    t.match(file.body, /,'\+Zoë Łoś,'@home,a;b,/);
    t.match(file.body, /registered,member,create send,all,/);
    const back = await check(person, file.body);
    t.same(
      back.rows.map(({ verdict }: { verdict: string }) => verdict),
      ["same", "invited"],
      "nothing would change",
    );
    const target = Object.fromEntries(
      back.columns.map(({ header, target }: Record<string, string>) => [header, target]),
    );
    t.match(target, { "Custom: Phone": "custom:Phone", "Signoff status": "ignore", "Signoff photo": "ignore" });
    // Of a team that knows nothing yet the same comes about.
    const other = await owner();
    const { checked } = await check(other, file.body);
    await bringIn(other, file.body, checked);
    await worker().runDue();
    const [mine, theirs] = [await rowsOf(person), await rowsOf(other)];
    const known = (rows: typeof mine) =>
      rows.map(({ facts }) => ({
        ...facts,
        custom: Object.fromEntries(Object.entries(facts.custom).filter(([, text]) => text !== "")),
      }));
    t.same(known(theirs), known(mine));
    await mailbox.read();
  });

  t.test("not by everybody, and not anything", async (t) => {
    const person = await owner();
    const member = await make.member(app, {}, person);
    const admin = await make.member(app, { role: "admin" }, person);
    await make.confirm(admin);
    const csv = "email\nana@acme.example\n";
    t.match((await send(member, csv)).json(), { code: "no_permission" });
    t.match((await member.get("/_/app/team/members.csv")).json(), { code: "no_permission" });
    t.equal((await send(admin, csv)).statusCode, 200);
    t.match((await person.post(CALL, { isDry: true })).json(), { code: "unsupported_media_type" });
    t.match((await send(person, "")).json(), { code: "invalid_input", errors: [{ path: "file" }] });
    t.match((await send(person, csv, { isDry: "perhaps" })).json(), { errors: [{ path: "isDry" }] });
    t.match((await send(person, csv, { mapping: "{" })).json(), { errors: [{ path: "mapping" }] });
    t.match((await send(person, csv, { mapping: '{"email":"everything"}' })).json(), { errors: [{ path: "mapping" }] });
    t.match((await send(person, "a,b\nx@y.z,x@y.z", { mapping: '{"a":"email","b":"email"}' })).json(), {
      errors: [{ path: "mapping" }],
    });
    t.match((await send(person, Buffer.alloc(MAX_IMPORT_BYTES + 10, "a"))).json(), { code: "file_too_big" });
    t.match((await check(person, "email\nana@acme.example\nANA@acme.example\n")).counts, { new: 1, twice: 1 });
    t.match((await check(person, `email\n${person.email}\n`)).rows, [{ verdict: "you" }]);
  });

  t.test("nor from a directory, where there is none", async (t) => {
    const person = await owner();
    t.match((await person.get("/_/app/team/directory")).json(), { status: 409, code: "directory_off" });
    t.match((await person.post("/_/app/team/directory/sync", {})).json(), { status: 409, code: "directory_off" });
  });

  t.test(`of ${MAX_IMPORTED_ROWS} is checked while others are served`, { timeout: 120_000 }, async (t) => {
    const person = await owner(20_000);
    const team = await make.teamOf(person);
    await MemberModel.insertMany(
      Array.from({ length: 5_000 }, (_, i) => ({
        team,
        email: `p${i}@acme.example`,
        status: "registered",
        facts: { ...NO_FACTS, name: `Person ${i}`, department: "Sales" },
      })),
    );
    const lines = Array.from(
      { length: MAX_IMPORTED_ROWS },
      (_, i) =>
        `p${i}@acme.example,Person ${i},Head of ${i},${i % 2 ? "Sales" : "Support"},"Berlin, ${i}",'+49 30 ${i},${i}`,
    );
    const csv = `Email,Name,Position,Department,Office,Phone,Cost centre\n${lines.join("\n")}`;
    await check(person, csv);
    const stalls = monitorEventLoopDelay({ resolution: 2 });
    stalls.enable();
    const begun = performance.now();
    const { counts, rows } = await check(person, csv);
    const tookMs = Math.round(performance.now() - begun);
    stalls.disable();
    t.comment(`checked in ${tookMs} ms, longest stall ${Math.round(stalls.max / 1e6)} ms`);
    t.match(counts, { new: 5_000, changed: 5_000 });
    t.equal(rows.length, MAX_IMPORTED_ROWS);
  });
});
