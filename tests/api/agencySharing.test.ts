import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { PictureUseModel } from "#server/features/images/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { findCompanyOf } from "#server/features/members/service.ts";
import { copiedHandler, copyMaster } from "#server/features/reseller/sharing/copy.ts";
import { bringHandler, sharesNightlyHandler } from "#server/features/reseller/sharing/jobs.ts";
import { SharedCopyModel, ShareModel } from "#server/features/reseller/sharing/model.ts";
import { companyLeft } from "#server/features/reseller/sharing/service.ts";
import { givingHandler } from "#server/features/signatures/masters/giving.ts";
import { rolloutHandler } from "#server/features/signatures/masters/rollout.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import type { CopyPage, ShareDetail, SharedDesign, SharePage } from "#shared/reseller/sharing/schema.ts";
import type { Signature } from "#shared/signatures/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const silent = pino({ level: "silent" });
const handlers = [givingHandler, rolloutHandler, bringHandler, copiedHandler, sharesNightlyHandler];
const worker = new JobWorker({ handlers, log: silent });
/** Runs all that was asked for, and what that has asked for. */
const work = async () => {
  while ((await worker.runDue()) > 0);
};

t.test("what an agency shares", { timeout: 900_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const inside = (group: string) => ({ [COMPANY_HEADER]: group });
  type Company = Awaited<ReturnType<typeof make.company>>;

  /** An agency with a design and companies. */
  async function hub(names: string[] = ["Acme", "Birch"], signatures = 5) {
    const owner = await make.agency(verified, signatures * (names.length + 2) + 5);
    const companies: Company[] = [];
    for (const name of names) companies.push(await make.company(owner, { name, signatures }));
    const saved = await owner.post(
      "/_/signatures",
      make.signature({ label: "House style", general: { company: "One" } }),
    );
    t.equal(saved.statusCode, 201, saved.body);
    return { owner, companies, design: saved.json<Signature>() };
  }
  const share = (who: Person, signature: string, body: object = {}) =>
    who.post("/_/reseller/share", { signature, isForAll: true, companies: [], locked: false, locks: [], ...body });
  const read = async (who: Person, signature: string) =>
    (await who.get(`/_/reseller/share/${signature}`)).json<ShareDetail>();
  const change = async (who: Person, signature: string, body: object) => {
    const { isForAll, companies, locked, locks, v } = await read(who, signature);
    return who.post("/_/reseller/share/update", { signature, isForAll, companies, locked, locks, v, ...body });
  };
  const stop = async (who: Person, signature: string) =>
    who.post("/_/reseller/share/stop", { signature, v: (await read(who, signature)).v });
  const ofCompany = async (who: Person, { group }: Company) =>
    (await who.get("/_/app/team/shared", undefined, inside(group))).json<{ items: SharedDesign[] }>().items;
  const statesOf = async (who: Person, signature: string, query: object = {}) =>
    (await who.post("/_/reseller/share/companies", { signature, ...query })).json<CopyPage>();
  const copyIn = ({ id }: Company) =>
    SignatureModel.findOne({ team: id, sharedFrom: mongoose.trusted({ $ne: null }) }).lean();
  const copiesIn = ({ id }: Company) => SignatureModel.find({ team: id }).sort({ _id: 1 }).lean();
  const save = (who: Person, { hash, ...rest }: Signature, company: string, headers: Record<string, string> = {}) => {
    const { design, media, hasShortLink, shorLinkHashType, publicPageColor, label, forms } = rest;
    const general = { ...rest.general, company };
    const body = { general, design, media, hasShortLink, shorLinkHashType, publicPageColor, label, forms };
    return who.put(`/_/signatures/${hash}`, body, headers);
  };
  const jobOf = (id: string, signal: AbortSignal) => ({ id, tries: 1, signal, log: silent });
  const upload = (
    person: Person,
    hash: string,
    { body, headers }: ReturnType<typeof form>,
    more: Record<string, string>,
  ) => person.post(`/_/signatures/${hash}/image/photo`, body, { ...headers, ...more });
  const companyOf = (record: { content: { general: { company: string } } } | null) => record?.content.general.company;

  await t.test("stands in each company as a copy, and follows", async (t) => {
    const { owner, companies, design } = await hub();
    const [acme, birch] = companies as [Company, Company];
    const answer = await share(owner, design.hash);
    t.equal(answer.statusCode, 201, answer.body);
    t.match(answer.json(), { label: "House style", isForAll: true, isRunning: false, v: 1 });
    await work();
    for (const company of [acme, birch]) {
      const copy = await copyIn(company);
      t.match(copy, { label: "House style", group: company.group, master: null, assignee: null });
      t.match(copy?.sharedFrom, { signature: design.hash, locked: false, isOwn: false });
      t.not(copy?.hash, design.hash);
      t.equal((await TeamModel.findById(company.id))?.signatureCount, 1, "it counts as a signature");
    }
    t.match((await read(owner, design.hash)).counts, { done: 2, waiting: 0, own: 0, noPlace: 0, failed: 0 });

    t.equal((await save(owner, design, "Two")).statusCode, 200);
    await work();
    t.strictSame([companyOf(await copyIn(acme)), companyOf(await copyIn(birch))], ["Two", "Two"]);
    t.equal(await SignatureModel.countDocuments({ team: acme.id }), 1, "brought anew it is the same one");
    const jobs = await JobModel.countDocuments({ kind: "reseller.share" });
    t.equal(jobs, 0, "nothing is left to do");
    const list = (await owner.post("/_/reseller/shares", {})).json<SharePage>();
    t.match(list, { items: [{ signature: design.hash, label: "House style" }], next: null });
    const offered = (await owner.post("/_/reseller/shares/candidates", { search: "house" })).json();
    t.match(offered, { items: [{ signature: design.hash, label: "House style", isShared: true }], hasMore: false });
    t.match(await ofCompany(owner, acme), [{ state: "done", locked: false, label: "House style" }]);
  });

  await t.test("reaches the company's people, each with their own", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const [acme] = companies as [Company];
    const member = await make.member(verified, { permissions: [1, 2, 3, 4, 5] }, owner, acme.id);
    await make.changeMember(member, { facts: { ...NO_FACTS, name: "Ana Acme" } });
    await share(owner, design.hash, { locked: true, locks: ["company"] });
    await work();
    const copy = await copyIn(acme);
    const rules = { segments: [], rules: [{ id: "all", segment: null, master: copy?.hash }], revision: 0 };
    t.equal((await owner.put("/_/app/team/segments", rules, inside(acme.group))).statusCode, 200);
    await work();
    const theirs = async () => SignatureModel.findOne({ team: acme.id, assignee: member.email }).lean();
    t.match((await theirs())?.content.general, { name: "Ana Acme", company: "One" });
    await save(owner, design, "Two");
    await work();
    t.match(
      (await theirs())?.content.general,
      { name: "Ana Acme", company: "Two" },
      "a change of the agency's arrives",
    );

    const hash = (await theirs())?.hash ?? "";
    await TeamModel.updateOne({ _id: acme.id }, { locks: [] });
    const admin = await make.member(verified, { role: "admin" }, owner, acme.id);
    for (const [who, person, headers] of [
      ["its person", member, {}],
      ["the company's admin", admin, {}],
      ["a hub company admin", await make.hubAdmin(verified, owner, acme), inside(acme.group)],
      ["the agency's owner", owner, inside(acme.group)],
    ] as const) {
      const mine = (await person.get(`/_/signatures/${hash}`, undefined, headers)).json<Signature>();
      t.strictSame(mine.locks, ["company"], who);
      t.match((await save(person, mine, "Mine", headers)).json(), { code: "locked_part" }, who);
    }
    const opened = await admin.put("/_/app/team/locks", { locks: [] });
    t.equal(opened.statusCode, 200);
    await work();
    const still = (await member.get(`/_/signatures/${hash}`)).json<Signature>();
    t.strictSame(still.locks, ["company"], "the company's own locks loosen nothing of the agency's");

    // Open again: from the agency alone.
    await change(owner, design.hash, { locked: false, locks: [] });
    await work();
    const open = (await member.get(`/_/signatures/${hash}`)).json<Signature>();
    t.strictSame(open.locks, []);
    t.equal((await save(member, open, "Mine")).statusCode, 200);
    t.equal(companyOf(await theirs()), "Mine");
    await change(owner, design.hash, { locked: true, locks: ["company"] });
    await work();
    t.equal(companyOf(await theirs()), "Two", "locked again, what they said otherwise counts no more");
  });

  await t.test("locked, nobody in the company changes it by any call", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const [acme] = companies as [Company];
    await share(owner, design.hash, { locked: true });
    await work();
    const before = await copyIn(acme);
    const hash = before?.hash ?? "";
    const admin = await make.member(verified, { role: "admin" }, owner, acme.id);
    const member = await make.member(verified, {}, owner, acme.id);
    t.equal(
      (await admin.put(`/_/signatures/${hash}/assign`, { email: member.email, permissions: null })).statusCode,
      200,
    );
    const picture = await photo(40, 30);
    const image = () => form([{ name: "image", filename: "a.jpg", body: picture }]);
    const people: [string, Person, Record<string, string>][] = [
      ["its person", member, {}],
      ["the company's admin", admin, {}],
      ["a hub company admin", await make.hubAdmin(verified, owner, acme), inside(acme.group)],
      ["an account admin", await make.hubAdmin(verified, owner, null), inside(acme.group)],
      ["the agency's owner", owner, inside(acme.group)],
    ];
    for (const [who, person, headers] of people) {
      const shown = (await person.get(`/_/signatures/${hash}`, undefined, headers)).json<Signature>();
      t.equal(shown.canEdit, false, who);
      const answers = {
        update: await save(person, shown, "Mine", headers),
        rename: await save(person, { ...shown, label: "Mine" }, shown.general.company, headers),
        remove: await person.delete(`/_/signatures/${hash}`, undefined, headers),
        photo: await person.delete(`/_/signatures/${hash}/photo`, undefined, headers),
        logo: await person.delete(`/_/signatures/${hash}/photo2`, undefined, headers),
        banner: await person.delete(`/_/signatures/${hash}/banner`, undefined, headers),
        upload: await upload(person, hash, image(), headers),
        choose: await person.put(
          `/_/signatures/${hash}/image/photo`,
          { picture: "/i/AAAAAAAAAAAAAAAAAAAAAA-4x4.png" },
          headers,
        ),
      };
      for (const [call, answer] of Object.entries(answers)) {
        const { code } = answer.json() as { code: string };
        const isGone = answer.statusCode === 404 && code === undefined;
        t.notOk(isGone || answer.statusCode < 400, `${who}: ${call} ${answer.statusCode}`);
        // A member may have heard before that designs are others' to change.
        const expected =
          who === "its person" ? ["shared_locked", "no_edit_permission", "no_permission"] : ["shared_locked"];
        // No such picture is heard first.
        t.ok([...expected, ...(call === "choose" ? ["invalid_input"] : [])].includes(code), `${who}: ${call} ${code}`);
      }
    }
    // Rules that give its person another design leave it as it is.
    const other = (await admin.post("/_/signatures", make.signature({ label: "Other" }))).json<Signature>();
    await admin.put("/_/app/team/segments", {
      segments: [],
      rules: [{ id: "all", segment: null, master: other.hash }],
      revision: 0,
    });
    await work();
    const after = await copyIn(acme);
    t.strictSame([after?.revision, after?.master, after?.content], [before?.revision, null, before?.content]);
    t.equal((await owner.delete(`/_/signatures/${design.hash}`)).json().code, "master_shared");
  });
  await t.test("unlocked, the company makes it its own, and can follow again", async (t) => {
    const { owner, companies, design } = await hub();
    const [acme, birch] = companies as [Company, Company];
    const admin = await make.member(verified, { role: "admin" }, owner, acme.id);
    await share(owner, design.hash, { locks: ["company"] });
    await work();
    const hash = (await copyIn(acme))?.hash ?? "";
    const shown = (await admin.get(`/_/signatures/${hash}`)).json<Signature>();
    t.equal((await save(admin, { ...shown, label: "Our name for it" }, "One")).statusCode, 200);
    t.match(await ofCompany(owner, acme), [{ state: "done" }], "another name is no other design");
    t.equal((await save(admin, shown, "Acme's")).statusCode, 200);
    t.match(await ofCompany(owner, acme), [{ state: "own", signature: hash }]);
    t.notMatch((await TeamModel.findById(acme.id).lean())?.sharedLocks, { [hash]: {} });
    await save(owner, design, "Two");
    await work();
    t.strictSame([companyOf(await copyIn(acme)), companyOf(await copyIn(birch))], ["Acme's", "Two"]);
    t.match((await read(owner, design.hash)).counts, { own: 1, done: 1 });
    t.match((await statesOf(owner, design.hash, { state: "own" })).items, [{ group: acme.group, state: "own" }]);

    const [mine] = await ofCompany(owner, acme);
    const again = (id = "", who = admin) => who.post(`/_/app/team/shared/${id}/follow`, {});
    t.equal((await again(mine?.id)).statusCode, 200);
    await work();
    t.equal(companyOf(await copyIn(acme)), "Two");
    t.match(await ofCompany(owner, acme), [{ state: "done" }]);
    const versions = (await admin.get(`/_/signatures/${hash}/versions`)).json();
    t.ok(versions.items.length > 1, "what they had made of it is in its history");

    t.equal((await admin.delete(`/_/signatures/${hash}`)).statusCode, 204);
    await save(owner, design, "Three");
    await work();
    t.equal(await copyIn(acme), null, "deleted, it does not come back by itself");
    t.match(await ofCompany(owner, acme), [{ state: "gone", signature: null }]);
    await again(mine?.id);
    await work();
    t.equal(companyOf(await copyIn(acme)), "Three", "but when it is wanted");
  });

  await t.test("is shared with those that are chosen, and others never see it", async (t) => {
    const { owner, companies, design } = await hub(["Acme", "Birch", "Cedar"]);
    const [acme, birch, cedar] = companies as [Company, Company, Company];
    const rival = await hub(["Rival"]);
    const body = { isForAll: false, companies: [acme.group] };
    t.equal((await share(owner, design.hash, { ...body, companies: [] })).json().code, "invalid_input");
    const foreign = { ...body, companies: [acme.group, rival.companies[0]?.group] };
    t.equal((await share(owner, design.hash, foreign)).json().code, "not_found", "a rival's company is not there");
    t.equal((await share(owner, rival.design.hash, body)).json().code, "not_found", "nor is a rival's design");
    t.equal((await share(owner, design.hash, body)).statusCode, 201);
    await work();
    t.strictSame([(await copiesIn(acme)).length, (await copiesIn(birch)).length], [1, 0]);
    t.strictSame(await ofCompany(owner, birch), []);
    const outsider = await make.hubAdmin(verified, owner, birch);
    for (const [method, path, sent] of [
      ["post", "/_/reseller/shares", {}],
      ["get", `/_/reseller/share/${design.hash}`, undefined],
      ["post", "/_/reseller/share/companies", { signature: design.hash }],
      ["post", "/_/reseller/shares/candidates", {}],
    ] as const)
      t.equal((await outsider[method](path, sent)).json().code, "not_admin", path);
    const [inAcme] = await ofCompany(owner, acme);
    const reach = await outsider.post(`/_/app/team/shared/${inAcme?.id}/follow`, {}, inside(birch.group));
    t.equal(reach.json().code, "not_found", "another company's cannot be followed");
    const theirs = await rival.owner.post("/_/reseller/share/companies", { signature: design.hash });
    t.equal(theirs.json().code, "not_found");

    await change(owner, design.hash, { companies: [birch.group] });
    await work();
    t.match((await copiesIn(acme))[0], { sharedFrom: null }, "who is not chosen any more keeps it, as their own");
    t.strictSame(await ofCompany(owner, acme), []);
    t.match(await ofCompany(owner, birch), [{ state: "done" }]);
    t.match((await read(owner, design.hash)).companies, [birch.group]);
    t.match((await read(owner, design.hash)).counts, { done: 1, waiting: 0 });
    await save(owner, design, "Two");
    await work();
    t.equal(companyOf((await copiesIn(acme))[0] ?? null), "One");

    await change(owner, design.hash, { companies: [acme.group, birch.group] });
    await work();
    t.equal((await copiesIn(acme)).length, 1, "chosen again, it is the same one that follows");
    t.match((await copiesIn(acme))[0], { sharedFrom: { isOwn: false }, content: { general: { company: "Two" } } });
    t.equal((await copiesIn(cedar)).length, 0);
    const stale = await owner.post("/_/reseller/share/update", {
      signature: design.hash,
      ...body,
      locked: true,
      locks: [],
      v: 1,
    });
    t.equal(stale.json().code, "conflict");
  });

  await t.test("ends, and what companies have is theirs", async (t) => {
    const { owner, companies, design } = await hub();
    const [acme, birch] = companies as [Company, Company];
    await share(owner, design.hash, { locked: true, locks: ["design"] });
    await work();
    const hash = (await copyIn(acme))?.hash ?? "";
    t.match((await TeamModel.findById(acme.id).lean())?.sharedLocks, { [hash]: { locks: ["design"], isStrict: true } });
    t.equal((await stop(owner, design.hash)).statusCode, 200);
    await work();
    t.match(await copiesIn(acme), [{ sharedFrom: null }]);
    t.strictSame((await TeamModel.findById(acme.id).lean())?.sharedLocks, {});
    t.equal((await owner.get(`/_/reseller/share/${design.hash}`)).json().code, "not_found");
    t.strictSame((await owner.post("/_/reseller/shares", {})).json().items, []);
    const mine = (await owner.get(`/_/signatures/${hash}`, undefined, inside(acme.group))).json<Signature>();
    t.equal((await save(owner, mine, "Acme's", inside(acme.group))).statusCode, 200);
    await share(owner, design.hash);
    await work();
    t.match(await ofCompany(owner, acme), [{ state: "own" }], "shared again: what they changed stays");
    t.match(await ofCompany(owner, birch), [{ state: "done" }]);
    t.equal((await copiesIn(acme)).length, 1);
  });

  await t.test("comes with companies, and goes with them", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const [acme] = companies as [Company];
    await share(owner, design.hash, { locked: true });
    await work();
    const added = await owner.post("/_/reseller/company", { name: "Late", signatures: 3 });
    t.equal(added.statusCode, 201, added.body);
    await work();
    const late = await TeamModel.findOne({ group: added.json().group }).lean();
    t.equal(await SignatureModel.countDocuments({ team: late?._id }), 1, "a new company gets what all have");

    const v = async () => (await owner.get(`/_/reseller/company/${acme.group}`)).json().v;
    const archive = async (archived: boolean) =>
      owner.post("/_/reseller/company/update", { group: acme.group, v: await v(), archived });
    t.equal((await archive(true)).statusCode, 200);
    await save(owner, design, "Two");
    await work();
    t.equal(companyOf(await copyIn(acme)), "One");
    t.match((await read(owner, design.hash)).counts, { archived: 1, done: 1 });
    t.equal((await archive(false)).statusCode, 200);
    await work();
    t.equal(companyOf(await copyIn(acme)), "Two", "restored, it gets what it has missed");

    const other = await verified.person();
    const otherId = await make.idOf(other);
    await transaction((session) => companyLeft(acme.id, otherId, session));
    await TeamModel.updateOne({ _id: acme.id }, { agency: null, group: null });
    await save(owner, design, "Three");
    await work();
    const [left] = await copiesIn(acme);
    t.match(left, { sharedFrom: null, content: { general: { company: "Two" } } });
    t.equal(String(left?.owner), String(otherId));
    t.equal(await SharedCopyModel.countDocuments({ company: acme.id }), 0);
  });

  await t.test("says where there is no place, and comes when there is one", async (t) => {
    const { owner, companies, design } = await hub(["Full", "Free"], 2);
    const [full, free] = companies as [Company, Company];
    for (let made = 0; made < 2; made++)
      t.equal((await owner.post("/_/signatures", make.signature(), inside(full.group))).statusCode, 201);
    await share(owner, design.hash);
    await work();
    t.match((await read(owner, design.hash)).counts, { noPlace: 1, done: 1 });
    t.match(await ofCompany(owner, full), [{ state: "noPlace", signature: null }]);
    t.equal((await TeamModel.findById(full.id))?.signatureCount, 2);
    const { v } = (await owner.get(`/_/reseller/company/${full.group}`)).json();
    t.equal((await owner.post("/_/reseller/company/update", { group: full.group, v, signatures: 3 })).statusCode, 200);
    await work();
    t.match((await read(owner, design.hash)).counts, { noPlace: 0, done: 2 });
    t.ok(await copyIn(free));
  });

  await t.test("has its pictures in the company's name", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const [acme] = companies as [Company];
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(40, 30) }]);
    const put = await owner.post(`/_/signatures/${design.hash}/image/photo2`, body, headers);
    t.equal(put.statusCode, 200, put.body);
    await share(owner, design.hash);
    await work();
    const copy = await copyIn(acme);
    t.equal(copy?.content.media.photo2, put.json<Signature>().media.photo2);
    const use = await PictureUseModel.findById(copy?.pictures[0]).lean();
    t.strictSame(use?.owners.map(String).sort(), [String(await make.teamOf(owner)), String(acme.id)].sort());
  });

  await t.test("goes on where something fails, or somebody is faster", async (t) => {
    await t.test("one company that cannot have it", async (t) => {
      const { owner, companies, design } = await hub(["Broken", "Whole"]);
      const [broken, whole] = companies as [Company, Company];
      await share(owner, design.hash);
      await work();
      // Somebody else has the copy's place in the store: it can neither be read nor made.
      await SignatureModel.collection.updateOne({ team: broken.id }, { $set: { content: "no content" } });
      await save(owner, design, "Two");
      await work();
      t.equal(companyOf(await copyIn(whole)), "Two");
      t.equal((await read(owner, design.hash)).isRunning, false);
    });

    await t.test("a save while it is brought", async (t) => {
      const { owner, design } = await hub(Array.from({ length: 12 }, (_, at) => `C${at}`));
      await share(owner, design.hash);
      const running = work();
      for (const name of ["Two", "Three", "Four"]) await save(owner, design, name);
      await running;
      await work();
      const rows = await SignatureModel.find({ "sharedFrom.signature": design.hash }).lean();
      t.strictSame([...new Set(rows.map(companyOf))], ["Four"]);
      t.equal(rows.length, 12);
    });

    await t.test("an end while it is brought", async (t) => {
      const { owner, design } = await hub(Array.from({ length: 12 }, (_, at) => `D${at}`));
      await share(owner, design.hash, { locked: true });
      const running = work();
      await stop(owner, design.hash);
      await running;
      await work();
      t.equal(await SignatureModel.countDocuments({ "sharedFrom.signature": design.hash }), 0, "nothing stays locked");
      const { _id } = (await ShareModel.findOne({ signature: design.hash }).lean()) ?? {};
      t.strictSame(
        await SharedCopyModel.distinct("state", { share: _id }),
        (await SharedCopyModel.exists({ share: _id })) ? ["ended"] : [],
      );
    });

    await t.test("two who share it at once, and two workers", async (t) => {
      const { owner, companies, design } = await hub();
      const answers = await Promise.all([share(owner, design.hash), share(owner, design.hash)]);
      t.strictSame(answers.map(({ statusCode }) => statusCode).sort(), [201, 409]);
      const second = new JobWorker({ handlers, log: silent });
      const all = async (one: JobWorker) => {
        while ((await one.runDue()) > 0);
      };
      await Promise.all([all(worker), all(second)]);
      await work();
      for (const company of companies) t.equal((await copiesIn(company)).length, 1);
    });

    await t.test("a process that dies in the middle", async (t) => {
      const { owner, design } = await hub(Array.from({ length: 6 }, (_, at) => `E${at}`));
      await share(owner, design.hash);
      await work();
      await save(owner, design, "Two");
      const job = await JobModel.findOne({ kind: "reseller.share" }).lean();
      const ended = new AbortController();
      let left = 3;
      const stopping = { ...jobOf(String(job?._id), ended.signal), note: () => {} };
      const watch = setInterval(() => (--left === 0 ? ended.abort() : null), 4);
      await bringHandler.run(job?.data, stopping).catch(() => null);
      clearInterval(watch);
      await work();
      const rows = await SignatureModel.find({ "sharedFrom.signature": design.hash }).lean();
      t.strictSame([...new Set(rows.map(companyOf))], ["Two"]);
      t.equal(rows.length, 6);
    });

    await t.test("an edit in the company while it is brought", async (t) => {
      const { owner, companies, design } = await hub(["Acme"]);
      const [acme] = companies as [Company];
      await share(owner, design.hash);
      await work();
      const hash = (await copyIn(acme))?.hash ?? "";
      const shown = (await owner.get(`/_/signatures/${hash}`, undefined, inside(acme.group))).json<Signature>();
      await save(owner, design, "Two");
      const [, answer] = await Promise.all([work(), save(owner, shown, "Acme's", inside(acme.group))]);
      await work();
      t.equal(answer.statusCode, 200, answer.body);
      t.match(await copyIn(acme), { content: { general: { company: "Acme's" } }, sharedFrom: { isOwn: true } });
    });
  });

  await t.test("what nobody asked for comes at night", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const [acme] = companies as [Company];
    await share(owner, design.hash);
    await work();
    await SignatureModel.updateOne({ hash: design.hash }, { "content.general.company": "Two", $inc: { revision: 1 } });
    await JobModel.deleteMany({ kind: "reseller.share" });
    let data: unknown = { after: null };
    for (let steps = 0; data && steps < 20; steps++) {
      const rest = await sharesNightlyHandler.run(data, {
        ...jobOf("x", new AbortController().signal),
        note: () => {},
      });
      data = "next" in rest ? rest.next : null;
    }
    await work();
    t.equal(companyOf(await copyIn(acme)), "Two");
  });

  await t.test("one signature is copied once, for whoever makes companies", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const [acme] = companies as [Company];
    const agency = await make.teamOf(owner);
    const company = await findCompanyOf(acme.id);
    if (!company) throw new Error("It is there.");
    const hash = await transaction((session) => copyMaster({ agency, signature: design.hash, company }, session));
    t.match(await copiesIn(acme), [
      { hash, sharedFrom: null, label: "House style", content: { general: { company: "One" } } },
    ]);
    t.equal((await TeamModel.findById(acme.id))?.signatureCount, 1);
    await work();
    t.equal((await copiesIn(acme))[0]?.shortLinks.length, design.shortLinks.length, "with links of its own");
    t.ok(design.shortLinks.length > 0);
    t.not((await copiesIn(acme))[0]?.shortLinks[0]?.shortUrl, design.shortLinks[0]?.shortUrl);
    const none = await transaction((session) => copyMaster({ agency, signature: "x".repeat(22), company }, session));
    t.equal(none, null);
  });

  await t.test("is shared no more often than that, and by those who look after all", async (t) => {
    const { owner, companies, design } = await hub(["Acme"]);
    const admin = await make.hubAdmin(verified, owner, null);
    t.equal((await share(admin, design.hash)).statusCode, 201);
    const companyAdmin = await make.hubAdmin(verified, owner, companies[0] as Company);
    t.equal((await share(companyAdmin, design.hash)).json().code, "not_admin");
    const agency = await make.teamOf(owner);
    await ShareModel.insertMany(
      Array.from({ length: 49 }, (_, at) => ({ agency, signature: `s${at}`.padEnd(22, "x") })),
    );
    const more = (await owner.post("/_/signatures", make.signature({ label: "More" }))).json<Signature>();
    t.equal((await share(owner, more.hash)).json().code, "share_limit");
    const first = (await owner.post("/_/reseller/shares", {})).json<SharePage>();
    t.equal(first.items.length, 20);
    const second = (await owner.post("/_/reseller/shares", { after: first.next })).json<SharePage>();
    t.equal(second.items.length, 20);
    t.equal(await MemberModel.countDocuments({ team: agency }), 0);
  });
});
