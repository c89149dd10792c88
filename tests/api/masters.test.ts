import jsQrModule from "jsqr";
import { pino } from "pino";
import sharp from "sharp";
import t from "tap";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { givingHandler } from "#server/features/signatures/masters/giving.ts";
import { rolloutHandler } from "#server/features/signatures/masters/rollout.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { VersionModel } from "#server/features/signatures/versions/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { CardContent } from "#shared/cards/schema.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { DEFAULT_LOCKS } from "#shared/members/masters/lockNames.ts";
import type { Rollouts } from "#shared/members/masters/schema.ts";
import { PageContent } from "#shared/pages/schema.ts";
import type { Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const jsQR = jsQrModule as unknown as typeof jsQrModule.default;

const worker = new JobWorker({ handlers: [givingHandler, rolloutHandler], log: pino({ level: "silent" }) });
/** Runs all that was asked for, and what that has asked for. */
const work = async () => {
  while ((await worker.runDue()) > 0);
};
const inputOf = ({
  general,
  design,
  media,
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
  label,
  forms,
}: Signature): SignatureInput => ({
  general,
  design,
  media,
  hasShortLink,
  shorLinkHashType,
  publicPageColor,
  label,
  forms,
});

t.test("one design, many people", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;

  /** An owner with a design, and members of whom something is known. */
  async function team(names: string[] = ["Ana", "Ben"], seats = 20) {
    const owner = await make.paid(app, { seats });
    const id = await make.teamOf(owner);
    const members: Person[] = [];
    for (const name of names) {
      const member = await make.member(app, { permissions: [2] }, owner);
      await know(member, { name, department: name === "Ana" ? "Sales" : "Kitchen", phone: "+49 30 111" });
      members.push(member);
    }
    const saved = await owner.post("/_/signatures", make.signature({ general: { name: "Mara Master" } }));
    const master = saved.json<Signature>();
    return { owner, id, members, master };
  }
  const know = (member: Person, facts: object) => make.changeMember(member, { facts: { ...NO_FACTS, ...facts } });
  const everybody = (master: { hash: string }) => ({
    segments: [],
    rules: [{ id: "all", segment: null, master: master.hash }],
    revision: 0,
  });
  const signatureOf = async (member: Person) => {
    const record = await SignatureModel.findOne({ assignee: member.email }).lean();
    return record ? (await member.get(`/_/signatures/${record.hash}`)).json<Signature>() : null;
  };
  async function given() {
    const all = await team();
    await all.owner.put("/_/app/team/segments", everybody(all.master));
    await work();
    const [ana, ben] = all.members as [Person, Person];
    return { ...all, ana, ben };
  }

  t.test("everybody gets a signature of their own that looks like the design", async (t) => {
    const { ana, ben, master, owner } = await given();
    const [hers, his] = [await signatureOf(ana), await signatureOf(ben)];
    t.match(hers, {
      master: master.hash,
      assignee: ana.email,
      general: { name: "Ana", company: master.general.company },
      locks: [...DEFAULT_LOCKS],
    });
    t.match(his, { general: { name: "Ben" } });
    t.notMatch(JSON.stringify([hers, his]), /Mara|1234567/);
    t.equal(hers?.shortLinks.length, master.shortLinks.length, "with links of its own");
    t.not(hers?.shortLinks[0]?.shortUrl, master.shortLinks[0]?.shortUrl);
    t.equal(
      (await TeamModel.findById(await make.teamOf(owner)).lean())?.signatureCount,
      3,
      "each in a place of the plan",
    );
    const { items } = (await owner.get("/_/app/team/rollouts")).json<Rollouts>();
    t.match(items, [{ master: master.hash, label: "Mara Master", total: 2, done: 2, failed: [], isRunning: false }]);
    await owner.put("/_/app/team/segments", { ...everybody(master), revision: 1 });
    await work();
    t.equal(await SignatureModel.countDocuments({ master: master.hash }), 2, "and nobody a second one");
  });

  t.test("a change of the design reaches all of them, and keeps what they say otherwise", async (t) => {
    const { owner, ana, ben, master } = await given();
    const hers = (await signatureOf(ana)) as Signature;
    const input = inputOf(hers);
    input.general.name = "Ana R.";
    t.equal((await ana.put(`/_/signatures/${hers.hash}`, input)).statusCode, 200);
    const history = await VersionModel.countDocuments({});

    const next = inputOf(master);
    next.general.company = "New Company";
    next.design.templateId = 3;
    next.general.socials.push({ name: "linkedin", link: "https://www.linkedin.com/in/new", image: null });
    t.equal((await owner.put(`/_/signatures/${master.hash}`, next)).statusCode, 200);
    t.match((await owner.get("/_/app/team/rollouts")).json(), { items: [{ total: 2, done: 0, isRunning: true }] });
    await work();
    const [after, his] = [await signatureOf(ana), await signatureOf(ben)];
    t.match(after, { general: { name: "Ana R.", company: "New Company" }, design: { templateId: 3 } });
    t.match(his, { general: { name: "Ben", company: "New Company" } });
    const urls = (signature: Signature | null) => signature?.shortLinks.map(({ url }) => url) ?? [];
    t.ok(urls(after).includes("https://www.linkedin.com/in/new"), "with the new link");
    t.ok(urls(his).includes("https://www.linkedin.com/in/new"));
    t.not(after?.updatedAt, hers.updatedAt);
    t.equal(
      await VersionModel.countDocuments({}),
      history + 1,
      "the design has a new state in its history, they follow it",
    );
    await owner.put(`/_/signatures/${master.hash}`, { ...next, label: "Called otherwise" });
    await work();
    t.match((await owner.get("/_/app/team/rollouts")).json(), { items: [{ label: "Called otherwise", done: 2 }] });
    t.equal((await signatureOf(ana))?.updatedAt, after?.updatedAt, "what did not change was not saved again");
  });

  t.test("each leads to the page and the card that their person has, with a code of these", async (t) => {
    const { owner, ana, ben, master } = await given();
    const makeCard = async (title: string) =>
      (await owner.post("/_/cards", { label: "", content: CardContent.parse({ header: "Bakery", title }) })).json<{
        hash: string;
        url: string;
      }>();
    const makePage = async (title: string) => {
      const slug = `${title}-${Buffer.from(master.hash).toString("hex").slice(0, 12)}`.toLowerCase();
      const content = PageContent.parse({ profile: { title } });
      return (await owner.post("/_/pages", { slug, label: "", content })).json<{ hash: string; url: string }>();
    };
    const [mara, hers, page] = [await makeCard("Mara"), await makeCard("Ana"), await makePage("ana")];
    const next = inputOf(master);
    const image = `/i/${"q".repeat(22)}-200x200.png`;
    next.general.addons.push(
      { type: "businessCard", key: "card", data: { card: mara.hash, url: mara.url, image, qrOf: mara.url } },
      { type: "page", key: "page", data: { page: "m".repeat(22), url: "https://pages.example/mara" } },
    );
    t.equal((await owner.put(`/_/signatures/${master.hash}`, next)).statusCode, 200);
    await work();
    const ways = async (member: Person) =>
      (await signatureOf(member))?.general.addons.filter(({ type }) => type === "businessCard" || type === "page");
    t.same(await ways(ana), [], "the master's own person has nothing to do with it");

    const assigned = async (kind: "cards" | "pages", hash: string, email: string) =>
      t.equal((await owner.put(`/_/${kind}/${hash}/assign`, { email })).statusCode, 200);
    await assigned("cards", hers.hash, ana.email);
    await assigned("pages", page.hash, ana.email);
    await work();
    const [first, ...none] = (await ways(ana)) ?? [];
    t.match(first, { type: "businessCard", data: { card: hers.hash, url: hers.url, qrOf: hers.url } });
    t.same(none, [], "nobody sees the page yet");
    const { image: code = "" } = (first?.data ?? {}) as { image?: string };
    t.match(code, /^\/i\/.*png$/);
    const { data, info } = await sharp((await app.inject({ url: code })).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    t.equal(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data, hers.url);

    t.equal((await owner.post(`/_/pages/${page.hash}/publish`)).statusCode, 200);
    await work();
    t.match((await ways(ana))?.[1], { type: "page", data: { page: page.hash, url: page.url } });
    const saved = inputOf((await signatureOf(ana)) as Signature);
    saved.general.name = "Ana R.";
    const { hash: ofAna } = (await signatureOf(ana)) as Signature;
    t.equal((await ana.put(`/_/signatures/${ofAna}`, saved)).statusCode, 200);
    t.same(
      (await SignatureModel.findOne({ hash: ofAna }).lean())?.own.person.changes.length,
      1,
      "they are no words of hers",
    );

    await assigned("cards", hers.hash, ben.email);
    await work();
    t.match(await ways(ana), [{ type: "page" }], "the card is another's");
    t.match(await ways(ben), [{ type: "businessCard", data: { card: hers.hash } }]);
    await owner.put(`/_/cards/${hers.hash}/unassign`);
    await owner.post(`/_/pages/${page.hash}/unpublish`);
    await work();
    t.same([await ways(ana), await ways(ben)], [[], []]);
  });

  t.test("what is locked is refused to a member, by field, and pictures too", async (t) => {
    const { owner, ana } = await given();
    const hers = (await signatureOf(ana)) as Signature;
    const input = inputOf(hers);
    const tries: [string, (draft: SignatureInput) => void][] = [
      ["general.company", ({ general }) => void Object.assign(general, { company: "Mine" })],
      ["design.templateId", ({ design }) => void Object.assign(design, { templateId: 4 })],
      ["general.socials", ({ general }) => void general.socials.pop()],
      ["hasShortLink", (draft) => void Object.assign(draft, { hasShortLink: false })],
      ["forms.reply", (draft) => void Object.assign(draft, { forms: { reply: [] } })],
    ];
    for (const [path, change] of tries) {
      const draft = structuredClone(input);
      change(draft);
      const answer = await ana.put(`/_/signatures/${hers.hash}`, draft);
      t.match(answer.json(), { code: "locked_part", errors: [{ path }] }, path);
      t.equal(answer.statusCode, 403);
    }
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(40, 30) }]);
    const upload = (who: Person, type: string) => who.post(`/_/signatures/${hers.hash}/image/${type}`, body, headers);
    t.match((await upload(ana, "photo2")).json(), { code: "locked_part", errors: [{ path: "media.photo2" }] });
    t.match((await upload(ana, "banner")).json(), { code: "locked_part" });
    t.match((await ana.delete(`/_/signatures/${hers.hash}/photo2`)).json(), { code: "locked_part" });
    t.equal((await upload(ana, "photo")).statusCode, 200, "a photo is open");

    t.match((await owner.put("/_/app/team/locks", { locks: ["photo"] })).json(), { locks: ["photo"] });
    t.match((await upload(ana, "photo")).json(), { code: "locked_part" });
    t.same((await signatureOf(ana))?.locks, ["photo"]);
    await work();
    t.equal((await signatureOf(ana))?.media.photo, null, "and what she had put there is passed over");
    await owner.put("/_/app/team/locks", { locks: [...DEFAULT_LOCKS] });
    await work();
    t.type((await signatureOf(ana))?.media.photo, "string", "until it is open again");
  });

  t.test("those who manage the team may change what is locked, for one person", async (t) => {
    const { owner, ana, master } = await given();
    const admin = await make.member(app, { role: "admin" }, owner);
    const hers = (await signatureOf(ana)) as Signature;
    const seen = (await admin.get(`/_/signatures/${hers.hash}`)).json<Signature>();
    t.same(seen.locks, []);
    const input = inputOf(hers);
    input.general.company = "Daughter company";
    t.equal((await admin.put(`/_/signatures/${hers.hash}`, input)).statusCode, 200);
    const next = inputOf(master);
    next.design.templateId = 3;
    await owner.put(`/_/signatures/${master.hash}`, next);
    await work();
    t.match(await signatureOf(ana), { general: { company: "Daughter company" }, design: { templateId: 3 } });
  });

  t.test("a copy of a locked signature is locked", async (t) => {
    const { ana } = await given();
    const hers = (await signatureOf(ana)) as Signature;
    await make.changeMember(ana, { permissions: [2, 4] });
    const copy = (await ana.post(`/_/signatures/${hers.hash}/clone`)).json<Signature>();
    t.same(copy.locks, hers.locks);
    const input = inputOf(copy);
    input.general.company = "Mine";
    t.match((await ana.put(`/_/signatures/${copy.hash}`, input)).json(), { code: "locked_part" });
  });

  t.test("what becomes known of somebody reaches their signature", async (t) => {
    const { owner, ana, ben } = await given();
    const row = await MemberModel.findOne({ email: ana.email }).lean();
    const before = await signatureOf(ben);
    const facts = { name: "Ana Married", position: "Chief" };
    t.equal((await owner.patch(`/_/app/team/team-member/${row?._id}`, { facts })).statusCode, 200);
    await work();
    t.match(await signatureOf(ana), { general: { name: "Ana Married", position: "Chief" } });
    t.same(await signatureOf(ben), before, "and nobody else's");
  });

  t.test("given to somebody else it is theirs", async (t) => {
    const { owner, ana, ben } = await given();
    const hers = (await signatureOf(ana)) as Signature;
    const input = inputOf(hers);
    input.general.name = "Ana R.";
    await ana.put(`/_/signatures/${hers.hash}`, input);
    await owner.put(`/_/signatures/${hers.hash}/assign`, { email: ben.email });
    await work();
    t.match((await owner.get(`/_/signatures/${hers.hash}`)).json(), { general: { name: "Ben" } });
    await owner.put(`/_/signatures/${hers.hash}/assign`, { email: ana.email });
    await work();
    t.match(await signatureOf(ana), { hash: hers.hash, general: { name: "Ana R." } }, "and hers again, as she had it");
  });

  t.test("a design that people have, or that rules name, is not deleted", async (t) => {
    const { owner, master } = await given();
    t.match((await owner.delete(`/_/signatures/${master.hash}`)).json(), { code: "master_in_use" });
    await owner.put("/_/app/team/segments", { segments: [], rules: [], revision: 1 });
    t.match((await owner.delete(`/_/signatures/${master.hash}`)).json(), { code: "master_in_use" });
    await SignatureModel.updateMany({ master: master.hash }, { assignee: null, follows: null });
    t.equal((await owner.delete(`/_/signatures/${master.hash}`)).statusCode, 204);
  });

  t.test("a design is its managers' to change, and not of the member who made it or has it", async (t) => {
    const { owner, members, master } = await team();
    const [ana, ben] = members as [Person, Person];
    const save = (who: Person, hash: string, company: string) =>
      who.put(`/_/signatures/${hash}`, { ...inputOf(master), general: { ...master.general, company } });
    await owner.put(`/_/signatures/${master.hash}/assign`, { email: ana.email });
    t.equal((await save(ana, master.hash, "Before")).statusCode, 200, "a signature like any other");
    await owner.put("/_/app/team/segments", everybody(master));
    t.match((await save(ana, master.hash, "Hers")).json(), { code: "no_edit_permission" }, "rules name it");
    t.match((await ana.get(`/_/signatures/${master.hash}`)).json(), { canEdit: false });
    await work();
    t.ok((await signatureOf(ben))?.master, "somebody follows it");
    t.match((await save(ana, master.hash, "Hers")).json(), { code: "no_edit_permission" });
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(40, 30) }]);
    const upload = ana.post(`/_/signatures/${master.hash}/image/photo`, body, headers);
    t.match((await upload).json(), { code: "no_edit_permission" });
    t.match((await ana.delete(`/_/signatures/${master.hash}/photo`)).json(), { code: "no_edit_permission" });
    t.equal((await save(owner, master.hash, "Theirs")).statusCode, 200);
    t.match((await owner.get(`/_/signatures/${master.hash}`)).json(), { canEdit: true });
  });

  t.test("a design is shown as a member would have it, also while it is being changed", async (t) => {
    const { owner, ana, master } = await given();
    const row = await MemberModel.findOne({ email: ana.email }).lean();
    const path = `/_/app/team/masters/${master.hash}/preview/${row?._id}`;
    const { html } = (await owner.get(path)).json<{ html: string }>();
    t.match(html, />Ana</);
    t.notMatch(html, /Mara/);
    const draft = inputOf(master);
    draft.general.company = "Tomorrow";
    t.match((await owner.post(path, draft)).json(), { html: /Tomorrow/ });
    t.notMatch((await owner.get(path)).json<{ html: string }>().html, /Tomorrow/);
    const other = await team(["Cem"]);
    t.match((await other.owner.get(path)).json(), { code: "member_not_found" });
    const theirs = await MemberModel.findOne({ email: other.members[0]?.email }).lean();
    const mixed = `/_/app/team/masters/${master.hash}/preview/${theirs?._id}`;
    t.equal((await other.owner.get(mixed)).statusCode, 404, "of another team's design there is nothing to see");
  });

  t.test("signatures from before follow nothing and lock nothing", async (t) => {
    const { owner, members, master } = await team(["Dora"]);
    const [dora] = members as [Person];
    await SignatureModel.collection.updateOne(
      { hash: master.hash },
      {
        $unset: { master: 1, follows: 1, masterRevision: 1, masterProblem: 1, own: 1, revision: 1 },
        $set: { assignee: dora.email },
      },
    );
    t.match(await signatureOf(dora), { master: null, locks: [] });
    const second = (await owner.post("/_/signatures", make.signature())).json<Signature>();
    await SignatureModel.collection.updateOne({ hash: second.hash }, { $unset: { revision: 1 } });
    await owner.put("/_/app/team/segments", everybody(second));
    await work();
    t.match(
      await signatureOf(dora),
      { hash: master.hash, master: second.hash, general: { name: "Dora" } },
      "and can begin to",
    );
    t.ok(await VersionModel.exists({ signature: master.hash, revision: 0 }), "what it was is in its history");
  });
});
