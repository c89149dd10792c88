import { pino } from "pino";
import t from "tap";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { importHandler } from "#server/features/members/roster/jobs.ts";
import { ImportModel } from "#server/features/members/roster/model.ts";
import { bulkHandler } from "#server/features/reseller/bulk/jobs.ts";
import { BulkModel } from "#server/features/reseller/bulk/model.ts";
import { HubAdminModel } from "#server/features/reseller/model.ts";
import { givingHandler } from "#server/features/signatures/masters/giving.ts";
import { rolloutHandler } from "#server/features/signatures/masters/rollout.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { MAX_IMPORTED_ROWS } from "#shared/members/constants.ts";
import type { Bulk, BulkState, CheckedBulk, Wanted } from "#shared/reseller/bulk/schema.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const CALL = "/_/reseller/bulk";
const CSV = "Email,Name,Department\nana@acme.example,Ana Ruiz,Sales\nbo@acme.example,Bo Lee,IT\n";
const handlers = [importHandler, bulkHandler, givingHandler, rolloutHandler];

t.test("a company from a file", { timeout: 900_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const work = async (only = handlers) => {
    const log = pino({ level: "silent" });
    const worker = new JobWorker({ handlers: only, log, now: () => Date.now() + 1000 });
    // What follows from a job is a job.
    for (let i = 0; i < 4; i++) await worker.runDue();
  };
  const agency = async (signatures = 20) => {
    const owner = await make.agency(verified, signatures);
    await mailbox.read();
    return owner;
  };
  type Fields = { isDry?: string; mapping?: string; checked?: string; wanted?: Partial<Wanted> };
  const send = (who: Person, csv: string | Buffer, { wanted, ...fields }: Fields = {}) => {
    const whole = { name: "Acme", signatures: null, master: null, masterColumn: null, invites: true, ...wanted };
    const { body, headers } = form([
      ...Object.entries({ ...fields, wanted: JSON.stringify(whole) }).map(([name, value]) => ({ name, body: value })),
      { name: "file", filename: "people.csv", body: csv },
    ]);
    return who.post(CALL, body, headers);
  };
  const look = async (who: Person, csv: string | Buffer, fields: Fields = {}) =>
    (await send(who, csv, fields)).json<CheckedBulk>();
  const apply = async (who: Person, csv: string | Buffer, fields: Fields = {}) => {
    const { checked } = await look(who, csv, fields);
    return send(who, csv, { ...fields, isDry: "false", checked });
  };
  const applied = async (who: Person, csv: string | Buffer, fields: Fields = {}) =>
    (await apply(who, csv, fields)).json<{ bulk: Bulk }>().bulk;
  const read = async (who: Person, id: string) => (await who.get(`${CALL}/${id}`)).json<Bulk>();
  const packageOf = async (who: Person) => (await who.get("/_/reseller")).json().package;
  const companies = async (who: Person) => TeamModel.countDocuments({ agency: await make.idOf(who) });
  const peopleOf = async (group: string) => {
    const team = await TeamModel.findOne({ group }).lean();
    return MemberModel.find({ team: team?._id, active: true }).sort({ email: 1 }).lean();
  };
  const signaturesOf = async (group: string) => {
    const team = await TeamModel.findOne({ group }).lean();
    return SignatureModel.find({ team: team?._id }).sort({ assignee: 1 }).lean();
  };

  await t.test("is looked at, which changes nothing, and is then there with its people", async (t) => {
    const owner = await agency();
    const csv = `${CSV}ANA@acme.example,Ana again,\nnot an address,Cy,\n,Nobody,\n`;
    const checked = await look(owner, csv);
    t.match(checked, {
      counts: { new: 2, twice: 1, invalid: 2, noSeat: 0 },
      signatures: 2,
      left: 20,
      isNameTaken: false,
      unknownMasters: [],
      columns: [{ target: "email" }, { target: "name" }, { target: "department" }],
    });
    t.strictSame(
      checked.rows.map(({ line, verdict, problem }) => [line, verdict, problem]),
      [
        [2, "new", undefined],
        [3, "new", undefined],
        [4, "twice", undefined],
        [5, "invalid", "badEmail"],
        [6, "invalid", "noEmail"],
      ],
    );
    t.equal(await companies(owner), 0);
    t.equal(await BulkModel.countDocuments(), 0);
    for (const kind of ["members.import", "reseller.bulk"]) t.equal(await JobModel.countDocuments({ kind }), 0);
    t.strictSame(await packageOf(owner), { signatures: 20, given: 0 });

    const bulk = await applied(owner, csv);
    t.match(bulk, { group: "acme", name: "Acme", state: "running", problem: null, total: 2, done: 0 });
    t.strictSame(await packageOf(owner), { signatures: 20, given: 2 }, "its places are taken at once");
    await work();
    t.match(await read(owner, bulk.id), { state: "done", total: 2, done: 2, noSeat: 0, signatures: 0 });
    t.match(await peopleOf("acme"), [
      { email: "ana@acme.example", status: "invited", facts: { name: "Ana Ruiz", department: "Sales" } },
      { email: "bo@acme.example", status: "invited", facts: { name: "Bo Lee", department: "IT" } },
    ]);
    const mails = await mailbox.read();
    t.strictSame(mails.map(({ to }) => (to as { text: string }).text).sort(), ["ana@acme.example", "bo@acme.example"]);
    t.match(mails[0]?.text, /Acme/);
    t.match((await owner.get("/_/reseller/company/acme")).json(), { name: "Acme", signatures: 2, usedSignatures: 0 });
    t.match((await owner.get(CALL)).json<BulkState>(), {
      runs: [{ id: bulk.id, state: "done" }],
      mapping: { Email: "email", Name: "name", Department: "department" },
    });
    const members = (await owner.get("/_/app/team/members", undefined, { [COMPANY_HEADER]: "acme" })).json();
    t.equal(members.items.length, 2, "and its people are seen there");
  });

  await t.test("gives its people signatures of designs that are copies of the agency's", async (t) => {
    const owner = await agency();
    const upload = form([{ name: "image", filename: "a.jpg", body: await photo(120, 90) }]);
    const made = (await owner.post("/_/signatures", { ...make.signature(), label: "House style" })).json();
    const media = (await owner.post(`/_/signatures/${made.hash}/image/banner`, upload.body, upload.headers)).json()
      .media;
    const lawyers = (await owner.post("/_/signatures", { ...make.signature(), label: "Lawyers" })).json();
    t.match((await owner.get(CALL)).json<BulkState>().masters, [
      { hash: lawyers.hash, label: "Lawyers" },
      { hash: made.hash, label: "House style" },
    ]);
    const csv =
      "Email,Name,Design\nana@styled.example,Ana Ruiz,lawyers\nbo@styled.example,Bo Lee,\ncy@styled.example,Cy,Unheard of\n";
    const wanted = { name: "Styled", master: made.hash, masterColumn: "Design" };
    const checked = await look(owner, csv, { wanted });
    t.equal(checked.signatures, 5, "three people, and two designs");
    t.strictSame(checked.unknownMasters, ["Unheard of"]);
    t.strictSame(
      checked.rows.map(({ master }) => master),
      ["Lawyers", "House style", "House style"],
    );
    const bulk = await applied(owner, csv, { wanted });
    await work();
    t.match(await read(owner, bulk.id), { state: "done", signatures: 5, done: 3 });
    const there = await signaturesOf(bulk.group);
    t.equal(there.length, 5);
    const hashOf = (label: string) => there.find((one) => one.assignee === null && one.label === label)?.hash;
    t.strictSame(
      there.filter(({ assignee }) => assignee !== null).map(({ assignee, master }) => [assignee, master]),
      [
        ["ana@styled.example", hashOf("Lawyers")],
        ["bo@styled.example", hashOf("House style")],
        ["cy@styled.example", hashOf("House style")],
      ],
    );
    t.ok(![made.hash, lawyers.hash].includes(hashOf("House style")), "a copy has a hash of its own");
    const ana = there.find(({ assignee }) => assignee === "ana@styled.example");
    t.equal(ana?.content.general.name, "Ana Ruiz");
    // The picture is the company's too: it stays where the agency deletes its design.
    t.equal((await owner.delete(`/_/signatures/${made.hash}`)).statusCode, 204);
    const inside = { [COMPANY_HEADER]: bulk.group };
    const shown = (await owner.get(`/_/signatures/${hashOf("House style")}`, undefined, inside)).json();
    t.equal(shown.media.banner, media.banner);
    t.match((await owner.get("/_/app/team/segments", undefined, inside)).json(), {
      segments: [{ name: "lawyers", all: [{ fact: "custom:Design", is: "equals", value: "lawyers" }] }],
      rules: [{ master: hashOf("Lawyers") }, { segment: null, master: hashOf("House style") }],
      revision: 1,
    });
    t.equal(
      await SignatureModel.countDocuments({ team: await make.teamOf(owner) }),
      1,
      "the agency has its own as before",
    );
  });

  await t.test("mails nobody where that is not wanted", async (t) => {
    const owner = await agency();
    const bulk = await applied(owner, CSV, { wanted: { name: "Quiet", invites: false } });
    await work();
    t.match(await read(owner, bulk.id), { state: "done", done: 2 });
    t.match(await peopleOf(bulk.group), [
      { status: "invited", invite: null },
      { status: "invited", invite: null },
    ]);
    t.strictSame(await mailbox.read(), []);
    const inside = { [COMPANY_HEADER]: bulk.group };
    const [ana] = (await owner.get("/_/app/team/members", undefined, inside)).json().items;
    t.match(ana, { email: "ana@acme.example", status: "invited", invitedAt: null });
    const resent = await owner.get(`/_/app/team/team-member/${ana.id}/resend-invite`, undefined, inside);
    t.equal(resent.statusCode, 200, resent.body);
    t.equal((await mailbox.read()).length, 1, "until somebody sends them their link");
  });

  await t.test("is one, however often and by how many it is pressed", async (t) => {
    const owner = await agency(10);
    const { checked } = await look(owner, CSV);
    const press = () => send(owner, CSV, { isDry: "false", checked });
    const answers = await Promise.all(Array.from({ length: 6 }, press));
    const ids = answers.map((answer) => answer.json<{ bulk: Bulk }>().bulk?.id);
    t.strictSame(
      answers.map(({ statusCode }) => statusCode),
      Array(6).fill(200),
    );
    t.equal(new Set(ids).size, 1);
    await work();
    t.equal((await press()).json<{ bulk: Bulk }>().bulk.id, ids[0], "also when it is done");
    t.equal((await apply(owner, CSV, { wanted: { name: " ACME " } })).json<{ bulk: Bulk }>().bulk.id, ids[0]);
    t.equal(await companies(owner), 1);
    t.strictSame(await packageOf(owner), { signatures: 10, given: 2 });
    const other = await applied(owner, CSV, { wanted: { name: "Acme Two" } });
    t.not(other.id, ids[0], "under another name it is another company");
    const rival = await agency(10);
    t.not((await applied(rival, CSV)).id, ids[0], "and another agency's");
    await TeamModel.updateOne({ group: other.group }, { agency: null, group: null });
    const anew = await applied(owner, CSV, { wanted: { name: "Acme Two" } });
    t.match(anew, { name: "Acme Two" }, "and so it is when that has left");
    t.not(anew.id, other.id);
  });

  await t.test("a name may be there already, which is said", async (t) => {
    const owner = await agency(10);
    await make.company(owner, { name: "Müller & Söhne" });
    const wanted = { name: "Muller & Sohne" };
    t.equal((await look(owner, CSV, { wanted: { name: "Muller" } })).isNameTaken, false);
    t.equal((await look(owner, CSV, { wanted: { name: "Müller & Söhne" } })).isNameTaken, true);
    const bulk = await applied(owner, CSV, { wanted });
    t.match(bulk, { name: "Muller & Sohne", group: /^muller-sohne-\d{6}$/ });
  });

  await t.test("tells of people who are in another company of the agency, and of nobody else's", async (t) => {
    const owner = await agency(20);
    const rival = await agency(20);
    const mine = await make.company(owner, { name: "First", signatures: 3 });
    const theirs = await make.company(rival, { name: "Rival", signatures: 3 });
    const ana = await make.member(verified, {}, owner, mine.id);
    const bo = await make.member(verified, {}, rival, theirs.id);
    const csv = `email\n${ana.email}\n${bo.email}\n`;
    const checked = await look(owner, csv);
    t.strictSame(
      checked.rows.map(({ verdict, elsewhere }) => [verdict, elsewhere]),
      [
        ["new", "First"],
        ["new", undefined],
      ],
    );
    const bulk = await applied(owner, csv);
    await work();
    t.equal((await peopleOf(bulk.group)).length, 2, "they are invited all the same");
  });

  await t.test("never has more than the package, and says so before", async (t) => {
    const owner = await agency(3);
    const checked = await look(owner, CSV, { wanted: { signatures: 4 } });
    t.match(checked, { signatures: 4, left: 3 });
    t.match((await apply(owner, CSV, { wanted: { signatures: 4 } })).json(), {
      status: 403,
      code: "package_full",
      errors: [{ path: "signatures" }],
    });
    t.equal(await companies(owner), 0);
    t.strictSame(await packageOf(owner), { signatures: 3, given: 0 });
    const few = await look(owner, `${CSV}cy@acme.example,Cy,\n`, { wanted: { signatures: 2 } });
    t.strictSame(
      few.rows.map(({ verdict }) => verdict),
      ["new", "new", "noSeat"],
    );
    const names = Array.from({ length: 8 }, (_, i) => `Race ${i}`);
    const answers = await Promise.all(names.map((name) => apply(owner, CSV, { wanted: { name, signatures: 2 } })));
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.strictSame(await packageOf(owner), { signatures: 3, given: 2 });
    await make
      .idOf(owner)
      .then((_id) => TeamModel.updateOne({ _id }, { $inc: { given: 1 }, $set: { givenAt: new Date(0) } }));
    t.equal(
      (await apply(owner, CSV, { wanted: { name: "Lost", signatures: 1 } })).statusCode,
      200,
      "lost places are found",
    );
  });

  await t.test("what was looked at is what is made, or nothing", async (t) => {
    const owner = await agency(20);
    const { checked } = await look(owner, CSV);
    const changed = (csv: string, fields: Fields) => send(owner, csv, { isDry: "false", checked, ...fields });
    t.match((await changed(CSV.replace("Lee", "Li"), {})).json(), { code: "import_changed" });
    t.match((await changed(CSV, { wanted: { invites: false } })).json(), { code: "import_changed" });
    t.match((await changed(CSV, { wanted: { signatures: 9 } })).json(), { code: "import_changed" });
    t.equal(await companies(owner), 0);
  });

  await t.test("goes on where it was when it has failed", async (t) => {
    const owner = await agency(20);
    const admin = await make.hubAdmin(verified, owner, null);
    const master = (await owner.post("/_/signatures", { ...make.signature(), label: "House style" })).json().hash;
    const bulk = await applied(admin, CSV, { wanted: { name: "Halfway", master } });
    t.match(bulk, { state: "running" });
    // Whoever has begun it is no administrator any more.
    t.equal((await owner.post("/_/reseller/admin/delete", { target_user_email: admin.email })).statusCode, 204);
    await work();
    t.match(await read(owner, bulk.id), { state: "failed", problem: "masters", done: 0, total: 2 });
    t.equal((await peopleOf(bulk.group)).length, 0);
    t.match((await owner.get(CALL)).json<BulkState>().runs, [{ id: bulk.id, state: "failed" }]);
    t.equal((await admin.post(`${CALL}/${bulk.id}/continue`)).json().code, "not_admin");
    t.match((await owner.post(`${CALL}/${bulk.id}/continue`)).json(), { id: bulk.id, state: "running" });
    await work();
    t.match(await read(owner, bulk.id), { state: "done", problem: null, done: 2, signatures: 3 });
    t.match((await owner.post(`${CALL}/${bulk.id}/continue`)).json(), { state: "done" }, "there is nothing left to do");
    await work();
    t.equal((await signaturesOf(bulk.group)).length, 3);
    t.equal(await companies(owner), 1);
  });

  await t.test("done twice, as after a crash, it is done once", async (t) => {
    const owner = await agency(20);
    const master = (await owner.post("/_/signatures", { ...make.signature(), label: "House style" })).json().hash;
    const bulk = await applied(owner, CSV, { wanted: { name: "Crashed", master } });
    await work();
    await BulkModel.updateOne({ _id: bulk.id }, { $set: { state: "running" } });
    const record = await BulkModel.findById(bulk.id).lean();
    await ImportModel.updateOne({ _id: record?.list }, { $set: { state: "running", at: 0 } });
    const { add } = await import("#server/jobs/queue.ts");
    const { BULK } = await import("#server/features/reseller/bulk/jobs.ts");
    const { IMPORT } = await import("#server/features/members/roster/jobs.ts");
    await add(BULK, { id: bulk.id });
    await add(IMPORT, { id: String(record?.list), at: 0 });
    await work();
    t.match(await read(owner, bulk.id), { state: "done", signatures: 3 });
    t.equal((await peopleOf(bulk.group)).length, 2);
    t.equal((await signaturesOf(bulk.group)).length, 3);
  });

  await t.test("a list is brought into a company by who acts in it for its agency", async (t) => {
    const owner = await agency(20);
    const company = await make.company(owner, { name: "Later", signatures: 5 });
    const inside = { [COMPANY_HEADER]: company.group };
    const sendList = (fields: Record<string, string>) => {
      const parts = Object.entries(fields).map(([name, value]) => ({ name, body: value }));
      const { body, headers } = form([...parts, { name: "file", filename: "people.csv", body: CSV }]);
      return owner.post("/_/app/team/import", body, { ...headers, ...inside });
    };
    const { checked } = (await sendList({ isDry: "true" })).json();
    t.match((await sendList({ isDry: "false", checked })).json(), { import: { state: "running" } });
    await work();
    t.match((await owner.get("/_/app/team/import", undefined, inside)).json(), {
      import: { state: "done", invited: 2 },
    });
  });

  await t.test("odd files are refused in words, or taken as they are", async (t) => {
    const owner = await agency(20);
    const refused = async (csv: string | Buffer, fields: Fields = {}) => (await send(owner, csv, fields)).json();
    t.match(await refused(""), { status: 422, errors: [{ path: "file", message: "There is nothing in this file." }] });
    t.match(await refused("Email,Name\n"), { errors: [{ path: "file", message: /only headings/ }] });
    t.match(await refused("Name\nAna\n"), { errors: [{ path: "mapping" }] });
    t.match(await refused(Buffer.from([0x50, 0x4b, 0, 3, 4])), { errors: [{ path: "file", message: /not a CSV/ }] });
    t.match(await refused(CSV, { wanted: { name: "a\nb" } }), { errors: [{ path: "wanted.name" }] });
    t.match(await refused(CSV, { wanted: { name: "\ud800" } }), { errors: [{ path: "wanted.name" }] });
    t.match(await refused(CSV, { wanted: { signatures: 0 } }), { errors: [{ path: "wanted.signatures" }] });
    t.match(await refused(CSV, { wanted: { master: "x".repeat(22) } }), { errors: [{ path: "wanted.master" }] });
    t.match(await refused(CSV, { wanted: { masterColumn: "Name" } }), { errors: [{ path: "wanted.masterColumn" }] });
    const nameless = { wanted: { name: "" } };
    t.equal((await look(owner, CSV, nameless)).signatures, 2, "a name may come after the file");
    t.match((await apply(owner, CSV, nameless)).json(), { errors: [{ path: "wanted.name" }] });

    const rows = Array.from({ length: 5_001 }, (_, i) => `p${i}@many.example,P ${i},`).join("\n");
    const many = await look(owner, `Email,Name,Department\n${rows}\n`);
    t.match(many, { counts: { new: 5_001 }, signatures: 5_001, left: 20 });
    const tooMany = Array.from({ length: MAX_IMPORTED_ROWS + 1 }, (_, i) => `p${i}@many.example`).join("\n");
    t.match(await refused(`Email\n${tooMany}\n`), { errors: [{ path: "file" }] });

    const odd =
      "Email;Name;Department\r\nemoji@odd.example;Zoë 🦊🏳️‍🌈;'=cmd|' /C calc'!A0\r\ncmd@odd.example;=1+1;\r\nlone@odd.example;Lone \ud800;\r\n";
    const bulk = await applied(owner, odd, { wanted: { name: "Odd 🦊 & Sons" } });
    await work();
    t.match(await read(owner, bulk.id), { state: "done", name: "Odd 🦊 & Sons" });
    t.match(await peopleOf(bulk.group), [
      { email: "cmd@odd.example", facts: { name: "=1+1" } },
      { email: "emoji@odd.example", facts: { name: "Zoë 🦊🏳️‍🌈", department: "=cmd|' /C calc'!A0" } },
      { email: "lone@odd.example", facts: { name: "Lone \ufffd" } },
    ]);
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from("Email\tName\nwide@odd.example\tÄnne\n", "utf16le"),
    ]);
    t.match((await look(owner, wide)).rows, [{ name: "Änne", verdict: "new" }]);
    const windows = Buffer.from("Email,Name\nwin@odd.example,\xc4nne\n", "latin1");
    t.match((await look(owner, windows)).rows, [{ name: "Änne", verdict: "new" }]);
  });

  await t.test("is made by whoever has all of the agency, and by nobody else", async (t) => {
    const owner = await agency(20);
    const company = await make.company(owner);
    const whole = await make.hubAdmin(verified, owner, null);
    const single = await make.hubAdmin(verified, owner, company);
    t.equal((await send(whole, CSV)).statusCode, 200);
    t.match((await send(single, CSV)).json(), { code: "not_admin" });
    t.match((await send(await verified.person(), CSV)).json(), { code: "not_admin" });
    // Who may make no signatures gives none.
    await HubAdminModel.updateOne({ email: whole.email }, { $set: { permissions: [2] } });
    const master = (await owner.post("/_/signatures", { ...make.signature(), label: "House style" })).json().hash;
    t.match((await send(whole, CSV, { wanted: { master } })).json(), { code: "no_permission" });
    const rival = await agency(20);
    t.match((await send(rival, CSV, { wanted: { master } })).json(), { errors: [{ path: "wanted.master" }] });
    const bulk = await applied(owner, CSV);
    t.equal((await rival.get(`${CALL}/${bulk.id}`)).json().code, "not_found");
    t.equal((await rival.post(`${CALL}/${bulk.id}/continue`)).json().code, "not_found");
    t.strictSame((await rival.get(CALL)).json<BulkState>().runs, []);
  });
});
