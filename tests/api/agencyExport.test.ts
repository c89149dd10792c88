import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { pino } from "pino";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { exportEndHandler, exportHandler } from "#server/features/exports/jobs.ts";
import { ExportModel } from "#server/features/exports/model.ts";
import { ClickMonthModel } from "#server/features/links/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { companyExportHandler } from "#server/features/reseller/export/jobs.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { files } from "#server/ports/files/files.ts";
import type { Export } from "#shared/exports/schema.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOUR_MS = 3_600_000;

t.test("a copy of a company", { timeout: 600_000 }, async (t) => {
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
  const work = (aheadMs = 1000) =>
    new JobWorker({
      handlers: [companyExportHandler, exportHandler, exportEndHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + aheadMs,
    }).runDue();
  const pathOf = (group: string) => `/_/reseller/company/${group}/export`;
  const ask = async (who: Person, group: string) => (await who.post(pathOf(group))).json<Export>();
  const listed = async (who: Person, group: string) => (await who.get(pathOf(group))).json<{ items: Export[] }>().items;
  const fetched = async (who: Person, group: string) => {
    const { id } = await ask(who, group);
    await work();
    const answer = await who.get(`${pathOf(group)}/${id}`);
    t.equal(answer.statusCode, 200);
    return { answer, inside: unzipSync(answer.rawPayload) };
  };

  /** A company in which everything says a word, with a person, and what it has. */
  async function filled(owner: Person & { group: string }, word: string) {
    const company = await make.company(owner, { name: `${word} GmbH`, signatures: 10 });
    const inside = { [COMPANY_HEADER]: company.group };
    const call = async (path: string, body: object) => {
      const answer = await owner.post(path, body, inside);
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
      return answer.json();
    };
    const signature = await call("/_/signatures", make.signature({ general: { name: `${word} Person` } }));
    const upload = form([{ name: "image", filename: "a.jpg", body: await photo(200, 200 + word.length) }]);
    const media = (
      await owner.post(`/_/signatures/${signature.hash}/image/photo`, upload.body, { ...upload.headers, ...inside })
    ).json().media;
    const { label, content } = make.card({ header: `${word} card` });
    const card = await call("/_/cards", { label, content });
    const page = await call("/_/pages", make.page({ label: `${word} page` }));
    const link = await call("/_/links", { url: `https://www.example.com/${word}` });
    const member = await make.member(verified, {}, owner, company.id);
    const row = { team: company.id, email: member.email };
    await MemberModel.updateOne(row, {
      $set: { "facts.name": `=${word} Member`, "facts.department": `${word} sales` },
    });
    await MemberModel.create({
      team: company.id,
      email: `${word.toLowerCase()}@invited.example`,
      status: "invited",
      invite: {
        hash: `SECRET-${word}`,
        expiresAt: new Date(),
        sentAt: new Date(),
        sends: 1,
        by: await make.idOf(owner),
      },
    });
    const admin = await make.hubAdmin(verified, owner, company);
    await ClickMonthModel.create({
      _id: `${signature.hash}:2028-02`,
      signature: signature.hash,
      team: company.id,
      month: "2028-02",
      people: 3,
      days: { "07": 3 },
    });
    return { ...company, signature, photo: media.photo.replace("/i/", ""), card, page, link, member, admin, word };
  }

  const owner = await make.agency(verified, 60);
  const own = await filled(owner, "Zaunkoenig");
  const sister = await filled(owner, "Rotkehlchen");
  await owner.post("/_/signatures", make.signature({ general: { name: "Agenturvogel" } }));
  await owner.put("/_/reseller/name", { name: "Studio" });
  await mailbox.read();

  await t.test("has everything of it, each thing named with its hash", async (t) => {
    const { answer, inside } = await fetched(owner, own.group);
    t.match(answer.headers, {
      "content-type": "application/zip",
      "content-disposition": /^attachment; filename="signoff-zaunkoenig-gmbh-\d{4}-\d\d-\d\d\.zip"/,
      "cache-control": /no-store/,
    });
    t.equal(Number(answer.headers["content-length"]), answer.rawPayload.length);
    const text = (path: string) => strFromU8(inside[path] ?? new Uint8Array());
    const linkFiles = ["links/1.json"];
    t.strictSame(
      Object.keys(inside).toSorted(),
      [
        `cards/${own.card.hash}.json`,
        `cards/${own.card.hash}.vcf`,
        "clicks.csv",
        "company.json",
        "days.csv",
        "designs.json",
        "domains.json",
        ...linkFiles,
        "manifest.json",
        `pages/${own.page.hash}.json`,
        "people.csv",
        "people/1.json",
        `pictures/${own.photo}`,
        `signatures/${own.signature.hash}.html`,
        `signatures/${own.signature.hash}.json`,
      ].toSorted(),
    );
    t.match(JSON.parse(text("company.json")), {
      group: own.group,
      name: "Zaunkoenig GmbH",
      signatures: 10,
      usedSignatures: 1,
      people: 1,
      agency: "Studio",
      admins: [{ userEmail: own.admin.email, role: 3 }],
    });
    const people = JSON.parse(text("people/1.json"));
    t.strictSame(
      people.map(({ email }: { email: string }) => email).sort(),
      [own.member.email, "zaunkoenig@invited.example"].sort(),
    );
    t.match(text("people.csv"), `'=Zaunkoenig Member`, "nothing of it is a formula");
    t.match(JSON.parse(text(`signatures/${own.signature.hash}.json`)), { general: { name: "Zaunkoenig Person" } });
    t.match(text(`signatures/${own.signature.hash}.html`), "Zaunkoenig Person");
    t.match(text("clicks.csv"), `${own.signature.hash},2028-02-07,2028-02-07,,,3,`);
    t.match(text("links/1.json"), "https://www.example.com/Zaunkoenig");
    t.match(text("days.csv"), /^event,date,people,visitors\r?\n/);
    const manifest = JSON.parse(text("manifest.json"));
    t.match(manifest, {
      counts: { signatures: 1, cards: 1, pages: 1, links: 1, people: 2, pictures: 1, picturesLeftOut: 0, clickRows: 1 },
      undrawn: [],
    });
    t.equal(manifest.files.length, Object.keys(inside).length - 1);
    for (const { path, bytes, sha256 } of manifest.files) {
      t.equal(inside[path]?.length, bytes, path);
      t.equal(
        createHash("sha256")
          .update(inside[path] ?? "")
          .digest("hex"),
        sha256,
        path,
      );
    }
  });

  await t.test("has nothing of another company or of the agency, and no secrets", async (t) => {
    const { inside } = await fetched(owner, own.group);
    const user = await UserModel.findById(await make.idOf(owner)).lean();
    const secrets = [
      "SECRET-Zaunkoenig",
      "SECRET-Rotkehlchen",
      (user as { password?: string } | null)?.password ?? "no password",
      String((user as { passwordHash?: string } | null)?.passwordHash ?? "no password"),
    ];
    const foreign = [
      sister.word,
      sister.word.toLowerCase(),
      sister.group,
      String(sister.id),
      sister.signature.hash,
      sister.card.hash,
      sister.page.hash,
      sister.photo,
      sister.member.email,
      sister.admin.email,
      "Agenturvogel",
    ];
    for (const [path, bytes] of Object.entries(inside)) {
      const text = `${path}\n${Buffer.from(bytes).toString("latin1")}`;
      for (const word of [...foreign, ...secrets]) t.notOk(text.includes(word), `${path}: ${word}`);
      t.notMatch(text, /"(password|passwordHash|token|tokenHash|invite|secret|proof)"/, path);
    }
    const other = await fetched(owner, sister.group);
    const names = Object.keys(other.inside);
    t.ok(names.includes(`signatures/${sister.signature.hash}.json`));
    for (const one of [own.signature.hash, own.card.hash, own.page.hash, own.photo])
      t.notOk(names.some((name) => name.includes(one)));
  });

  await t.test("is told by mail, kept for a day, and deleted then", async (t) => {
    await ExportModel.deleteMany({});
    await mailbox.read();
    const asked = await ask(owner, own.group);
    t.match(asked, { state: "waiting", expiresAt: null });
    t.equal((await ask(owner, own.group)).id, asked.id, "asked for twice it is one");
    t.match((await owner.get(`${pathOf(own.group)}/${asked.id}`)).json(), { status: 409, code: "export_not_ready" });
    await work();
    const [mail] = await mailbox.read();
    t.match(mail, { to: { text: owner.email }, subject: "The copy of a company is ready to download" });
    t.match(mail?.text, `/companies?edit=${own.group}`);
    t.match(await listed(owner, own.group), [{ id: asked.id, state: "ready", signatures: 1, pictures: 1 }]);
    t.strictSame(await listed(owner, sister.group), []);
    t.strictSame((await owner.get("/_/app/user/export")).json().items, [], "it is none of the owner's own data");
    t.equal((await owner.get(`/_/app/user/export/${asked.id}`)).json().code, "not_found");
    t.equal((await owner.get(`${pathOf(sister.group)}/${asked.id}`)).json().code, "not_found");
    t.ok(await files().has(`export-${asked.id}-0.part`));
    await work(25 * HOUR_MS);
    t.notOk(await files().has(`export-${asked.id}-0.part`));
    t.equal((await owner.get(`${pathOf(own.group)}/${asked.id}`)).json().code, "link_expired");
    t.match(await listed(owner, own.group), [{ state: "expired" }]);
  });

  await t.test("is asked for by those who have all of the agency, and seen by all of these", async (t) => {
    await ExportModel.deleteMany({});
    const admin = await make.hubAdmin(verified, owner, null);
    const rival = await make.agency(verified, 10);
    const asked = await ask(admin, own.group);
    await work();
    t.match(await listed(owner, own.group), [{ id: asked.id, state: "ready" }]);
    t.equal((await owner.get(`${pathOf(own.group)}/${asked.id}`)).statusCode, 200);
    for (const [who, code] of [
      [rival, "not_found"],
      [own.admin, "not_admin"],
      [own.member, "not_admin"],
      [await verified.person(), "not_admin"],
    ] as const) {
      t.equal((await who.post(pathOf(own.group))).json().code, code);
      t.equal((await who.get(pathOf(own.group))).json().code, code);
      t.equal((await who.get(`${pathOf(own.group)}/${asked.id}`)).json().code, code);
    }
    // Taken out while it was made, nobody gets it.
    const late = await ask(admin, sister.group);
    t.equal((await owner.post("/_/reseller/admin/delete", { target_user_email: admin.email })).statusCode, 204);
    await mailbox.read();
    await work();
    t.match(await listed(owner, sister.group), [{ id: late.id, state: "failed" }]);
    t.strictSame(await mailbox.read(), []);
    t.equal((await admin.get(`${pathOf(own.group)}/${asked.id}`)).json().code, "not_admin");
    // A company that has left takes its copies out of the agency's hands.
    await TeamModel.updateOne({ _id: own.id }, { $set: { agency: null } });
    t.equal((await owner.get(`${pathOf(own.group)}/${asked.id}`)).json().code, "not_found");
    await TeamModel.updateOne({ _id: own.id }, { $set: { agency: await make.idOf(owner) } });
  });

  await t.test("one at a time of a person, and five of a company in a day", async (t) => {
    await ExportModel.deleteMany({});
    t.match(await ask(owner, own.group), { state: "waiting" });
    t.match((await owner.post(pathOf(sister.group))).json(), { status: 503, code: "busy" });
    await work();
    for (let i = 1; i < 5; i++) {
      t.match(await ask(owner, own.group), { state: "waiting" });
      await work();
    }
    t.equal((await owner.post(pathOf(own.group))).json().code, "too_many_requests");
    t.match(await ask(owner, sister.group), { state: "waiting" }, "others have their own");
    await work();
  });

  await t.test("of an archived company can be had, and of an empty one", async (t) => {
    await ExportModel.deleteMany({});
    const empty = await make.company(owner, { name: "Leer", signatures: 1 });
    const { v } = (await owner.get(`/_/reseller/company/${empty.group}`)).json();
    await owner.post("/_/reseller/company/update", { group: empty.group, v, archived: true });
    const { inside } = await fetched(owner, empty.group);
    t.match(JSON.parse(strFromU8(inside["manifest.json"] ?? new Uint8Array())), {
      counts: { signatures: 0, people: 0, pictures: 0, clickRows: 0 },
    });
  });
});
