import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import t, { type Test } from "tap";
import { signAccessToken } from "#program/token.ts";
import { hot } from "#server/db/cache/seam.ts";
import { pack } from "#server/db/packed.ts";
import { logStored } from "#server/db/stored.ts";
import { transaction } from "#server/db/transactions.ts";
import { UserModel } from "#server/features/account/model.ts";
import { WeeklyMailModel } from "#server/features/analytics/weekly/model.ts";
import { emailChangeTokens, emailUndoTokens, resetTokens } from "#server/features/auth/mailedTokens.ts";
import { RefreshFamilyModel, ResetTokenModel } from "#server/features/auth/model.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import { BuyerModel } from "#server/features/billing/buyers.ts";
import { CouponModel } from "#server/features/billing/coupons.ts";
import { FiguresModel } from "#server/features/billing/figures/model.ts";
import { LeavingModel } from "#server/features/billing/leavings.ts";
import { play as playSandbox } from "#server/features/billing/sandbox/service.ts";
import { WalletDeviceModel, WalletPassModel } from "#server/features/cards/wallets/model.ts";
import * as codes from "#server/features/codes/service.ts";
import { DeletionModel } from "#server/features/deletion/model.ts";
import { DomainModel } from "#server/features/domains/model.ts";
import { reward } from "#server/features/friends/bonus.ts";
import { isBlocked, watchTerminated } from "#server/features/images/blocked.ts";
import { PictureUseModel } from "#server/features/images/model.ts";
import * as invitations from "#server/features/invitations/service.ts";
import { SentMailModel } from "#server/features/links/mails/model.ts";
import { ShortLinkModel } from "#server/features/links/model.ts";
import { LinkSlugModel, NotedTargetModel } from "#server/features/links/own/model.ts";
import { switchLinks } from "#server/features/links/service.ts";
import { TallyDayModel } from "#server/features/links/tallies/model.ts";
import { AccessModel } from "#server/features/members/accessRequests.ts";
import { DirectoryModel, NamedModel } from "#server/features/members/directory/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { ColumnsModel, ImportModel, ImportPartModel } from "#server/features/members/roster/model.ts";
import { BulkModel } from "#server/features/reseller/bulk/model.ts";
import { CompanyOfferModel } from "#server/features/reseller/offers/model.ts";
import { SharedCopyModel, ShareModel } from "#server/features/reseller/sharing/model.ts";
import { CheckModel } from "#server/features/signatures/arrival/model.ts";
import { SignatureModel, signatureWrites } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { Design, General, Media } from "#shared/signatures/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import { photo } from "#tests/support/pictures.ts";
import { plugSandbox } from "#tests/support/sandbox.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, TOKEN_SECRET } from "#tests/support/startApp.ts";

type Stored = Record<string, unknown> & { _id: unknown };
type AnyModel = { modelName: string; schema: { paths: object }; collection: object };
type Line = { collection: string; id: string; fields: string[] };

const SECTIONS = { general: General, design: Design, media: Media };
const CONTENT = Object.entries(SECTIONS).flatMap(([name, { shape }]) => [
  `content.${name}`,
  ...Object.keys(shape).map((field) => `content.${name}.${field}`),
]);
const PLAN = ["type", "data", "data.type", "data.product_id", "hasTerminatedProducts", "hasTerminatedSubscriptions"];
/** What lies below a field with a shape of its own. */
const BELOW: Record<string, string[]> = { Signature: CONTENT, Team: PLAN.map((field) => `plan.${field}`) };

/** Without its keys a record is not found, or is nobody's: it is not shown, and nothing else suffers. */
const KEYS: Record<string, string[]> = {
  User: ["email"],
  Card: ["hash", "owner"],
  Page: ["hash", "owner", "content"],
  // Who has it is not known: it leads nowhere, and may be taken.
  PageSlug: ["slug", "page", "team"],
  // As with those of pages.
  LinkSlug: ["slug", "code", "team"],
  // What is said of a target is not known: nothing is.
  NotedTarget: ["kind", "at"],
  // Whose it is, or which, or what proves it, is not known: it serves nothing.
  Domain: ["team", "host", "token"],
  // A device that cannot prove its pass, or be told of it, has it as it was.
  WalletPass: ["hash", "team", "token", "tag", "changedAt"],
  WalletDevice: ["device", "hash", "pushToken"],
  // Which it is, or who, is not known: there is none.
  Agency: ["group"],
  Share: ["agency", "signature"],
  SharedCopy: ["share", "agency", "company"],
  HubAdmin: ["agency", "email"],
  CompanyBulk: ["agency", "company", "key", "by", "list"],
  CompanyOffer: ["kind", "agency", "email", "hash", "expiresAt", "by"],
  Signature: ["hash", "owner"],
  ShortLink: ["code", "url"],
  // Whose mail it is, or in which signature's name, is not known: it is in no list.
  SentMail: ["user", "team", "signature"],
  // A payment of which something is not known is none.
  SandboxPayment: "ref order kind status amount currency customer returnUrl cancelUrl".split(" "),
  Order: "team kind status sum currency state startsAt provider".split(" "),
  // What was counted, or for whom, is not known: it counts nowhere.
  Tally: ["team", "kind", "of", "event", "month"],
  TallyDetail: ["team", "month"],
  TallyVisitors: ["team", "set", "hashes", "at"],
  TallyDay: ["team", "date", "zone", "endsAt"],
  // Whoever acts in a name is whom it says, or nobody.
  Impersonation: ["admin", "adminEpoch", "adminSession", "subject", "endsAt"],
};

const collectionOf = (model: AnyModel) => model.collection as unknown as mongoose.mongo.Collection<Stored>;
const models = () => Object.values(mongoose.models) as AnyModel[];
const pathsOf = ({ modelName, schema }: AnyModel) => [
  ...Object.keys(schema.paths).filter((path) => path !== "_id" && path !== "__v"),
  ...(BELOW[modelName] ?? []),
];
const isKey = ({ modelName }: AnyModel, path: string) => KEYS[modelName]?.includes(path) ?? false;

const NO_FIGURES = {
  ...{ at: null, mrr: [], active: 0, trial: 0, failed: 0, cancelled: 0, begun: 0, lost: 0 },
  ...{ reasons: [], couponsUsed: 0, refunds: [] },
};
/** Of the first person's team; nobody reads it here. */
const A_DIRECTORY = {
  GRAPH_TENANT: "11111111-2222-3333-4444-555555555555",
  GRAPH_CLIENT_ID: "client",
  GRAPH_CLIENT_SECRET: "a secret",
  DIRECTORY_TEAM: "person1@example.com",
};

type App = Awaited<ReturnType<typeof startApp>>;
const LASTING_S = 3_600;

/** The same person with a token for as long as this takes: each field of each model is asked for in many ways. */
async function lasting<P extends { token: string | null }>(app: App, person: P): Promise<P & { token: string }> {
  const { sub, roles, epoch, sid } = JSON.parse(String(Buffer.from(String(person.token?.split(".")[1]), "base64url")));
  const token = await signAccessToken(TOKEN_SECRET, { sub, roles, epoch, session: sid }, LASTING_S);
  return { ...person, ...app.withToken(token), token };
}

t.test("records that were written before a field existed, or under other rules", async (t) => {
  const app = await startApp(t, { CHECK_SMTP_PORT: "2525", ...A_DIRECTORY });
  const mailbox = await receiveMails(t);
  const person = await lasting(app, await app.person());
  const created = (await person.post("/_/signatures", make.signature({ shorLinkHashType: 1 }))).json();
  const { hash } = created;
  const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(200, 200) }]);
  const { media } = (await person.post(`/_/signatures/${hash}/image/photo`, body, headers)).json();
  const code = created.shortLinks[0].shortUrl.split("/").at(-1);
  const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
  for (const url of [`/l/${code}`, `/o/${hash}.gif`]) await app.inject({ url, headers: browser });
  await app.anyone.post("/app/registration/forgot-password", { email: person.email });
  const { _id: owner } = (await UserModel.findOne({ email: person.email }).lean()) ?? {};
  while ((await TallyDayModel.countDocuments()) === 0) await setTimeout(50);
  for (const tokens of [emailChangeTokens, emailUndoTokens])
    await tokens.make({ _id: owner as mongoose.Types.ObjectId, email: "other@example.com" });
  const member = await lasting(app, await make.member(app, {}, person));
  await make.confirm(person);
  await person.post("/_/app/user/invite-friend", { email: "friend@example.com" });
  await person.post("/_/app/user/export");
  await person.post("/_/app/user/actions/flow/log", { data: { step: 1 } });
  await invitations.make({ kind: "lifetime", email: "leo@example.com", tier: 2, seats: 5 });
  await codes.make(1, { tier: 2, seats: 5 });
  if (owner) await reward(String(owner));
  await person.post("/_/app/user/two-factor/set-up");
  await app.anyone.post("/security/passkey/options");
  await PasskeyModel.create({ user: owner, credential: "a", publicKey: "b" });
  await person.put("/_/app/team/segments", {
    segments: [{ id: "s", name: "All", all: [{ fact: "place", is: "filled" }] }],
    rules: [{ id: "r", segment: "s", master: hash }],
    revision: 0,
  });
  await IdentityModel.create({ user: owner, issuer: "https://id.example", subject: "1", provider: "google" });
  const question = { topic: "other", name: "Ana", email: "ana@acme.example", subject: "A", request: "Hello" };
  await app.anyone.post("/app/contact", question);
  await app.anyone.post("/app/uninstall", { reason: "other" });

  await person.post("/_/app/user/signature-keys", { name: "My browser" });
  await person.post("/_/app/user/extension/code");
  const written = { user: await make.idOf(person), team: await make.teamOf(person), signature: hash };
  await SentMailModel.create({
    _id: "m".repeat(22),
    ...written,
    sentAt: new Date(),
    expiresAt: new Date(Date.now() + 1e7),
  });
  await person.post(`/_/signatures/${hash}/arrival/address`);
  await CheckModel.updateOne({ signature: hash }, { mail: await pack("Subject: Hello"), mailAt: new Date(), mails: 1 });

  const ofTeam = { team: owner };
  const row = await MemberModel.findOne({ email: member.email }).lean();
  await AccessModel.create({ ...ofTeam, member: row?._id, wanted: "edit" });
  await ImportModel.create({ ...ofTeam, checked: "a", by: owner });
  await ImportPartModel.create({ _id: "a:0", steps: [] });
  await ColumnsModel.create({ _id: owner, mapping: { Who: "name" } });
  await DirectoryModel.create({ _id: owner, source: "graph" });
  await NamedModel.create({ ...ofTeam, source: "graph", person: "1" });

  const { letters, sandbox } = plugSandbox(app);
  const { basis } = (await person.get("/_/app/plan/teams-yearly-10/change")).json();
  const once = { "idempotency-key": "key-of-an-old-record" };
  const bought = (await person.post("/_/app/plan/teams-yearly-10/checkout", { basis }, once)).json();
  const { ref = "" } = (await sandbox.findByOrder(bought.id)) ?? {};
  await playSandbox(ref, { play: "succeed" });
  await person.get(`/_/app/order/${bought.id}`);
  await letters.arrived();
  await DeletionModel.create({ state: "asked", user: owner, askedAt: new Date(), eraseAt: new Date(2100, 0) });

  await LinkSlugModel.create({ _id: "/byltself", slug: "by-itself", code, team: owner });
  await WeeklyMailModel.create({ _id: owner, isOn: true, sent: "2026-11-16" });
  await NotedTargetModel.create({ _id: "bad.example.net", kind: "flagged", at: new Date() });
  const card = (await person.post("/_/cards", make.card())).json();
  const ofCard = { ...ofTeam, hash: card.hash, changedAt: new Date() };
  await WalletPassModel.create({ ...ofCard, token: "a token", tag: "a tag" });
  await WalletDeviceModel.create({ hash: card.hash, device: "a-phone", pushToken: "ab".repeat(32) });
  const shown = (await person.post("/_/pages", make.page({ slug: "an-old-page" }))).json();
  await person.post(`/_/pages/${shown.hash}/publish`);

  // Read by the call, and by whoever looks after them.
  await DomainModel.create({ ...ofTeam, host: "links.example.com", token: "0".repeat(32), checkAt: new Date(0) });

  await BuyerModel.create({ _id: owner });
  const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  await CouponModel.create({ _id: owner, mailbox: "a", percent: 15, startsAt, endsAt });
  await LeavingModel.create({ ...ofTeam, event: "cancel", at: new Date() });
  await FiguresModel.create({ _id: "current", figures: NO_FIGURES, countedAt: new Date() });

  const agency = await lasting(app, await make.agency(app));
  const company = await make.company(agency);
  await make.hubAdmin(app, agency, company);
  const whose = { agency: await make.teamOf(agency) };
  const share = await ShareModel.create({ ...whose, signature: "S".repeat(22), isForAll: true, revision: 1 });
  await SharedCopyModel.create({ ...whose, share: share._id, company: company.id, copy: "C".repeat(22), stamp: 0 });
  const ofAgency = { agency: await make.teamOf(agency), company: company.id, by: await make.idOf(agency) };
  await BulkModel.create({ ...ofAgency, key: "a key", list: company.id });
  await CompanyOfferModel.create({
    ...{ kind: "join", agency: await make.teamOf(agency), email: "joins@example.com", signatures: 1, hash: "a hash" },
    ...{ expiresAt: new Date(Date.now() + LASTING_S * 1000), by: await make.idOf(agency) },
  });

  const acting = await actingAs(app, person);

  const page = (url: string) => app.inject({ url, headers: { cookie: `token=${person.token}` } });
  /** Every GET that shows something of a record. */
  const GETS = {
    user: () => person.get("/_/app/user"),
    member: () => member.get("/_/app/user"),
    sessions: () => person.get("/_/app/user/sessions"),
    list: () => person.get("/_/app/user/signatures/1"),
    signature: () => person.get(`/_/signatures/${hash}`),
    cards: () => person.get("/_/cards/all/1"),
    pages: () => person.get("/_/pages/all/1"),
    address: () => person.get("/app/page-url/an-old-page/check"),
    domains: () => person.get("/_/domains"),
    mails: () => person.get("/_/app/user/mails"),
    "short links": () => person.get("/_/links"),
    "redirect by its address": () => app.inject({ url: "/l/by-itself", headers: browser }),
    "weekly mail": () => person.get("/_/analytics/weekly"),
    days: () => person.get("/_/analytics/series?by=link"),
    details: () => person.get("/_/analytics/details"),
    friends: () => person.get("/_/app/user/invite-friend/get-link"),
    pictures: () => person.get("/_/app/user/pictures"),
    keys: () => person.get("/_/app/user/signature-keys"),
    versions: () => person.get(`/_/signatures/${hash}/versions`),
    arrivals: () => person.get(`/_/signatures/${hash}/arrival/mail`),
    copies: () => person.get("/_/app/user/export"),
    log: () => person.get("/_/app/user/log"),
    deletion: () => person.get("/_/app/user/delete"),
    designs: () => person.get("/_/app/team/segments"),
    acting: () => acting.get("/_/app/user"),
    agency: () => agency.get("/_/reseller"),
    companies: () => agency.get(`/_/reseller/companies/${agency.group}`),
    shares: () => agency.post("/_/reseller/shares", {}),
    sharedCopies: () => agency.get("/_/app/team/shared", undefined, { [COMPANY_HEADER]: company.group }),
    companyOffers: () => agency.get("/_/reseller/offers"),
    access: () => person.get("/_/app/team/access"),
    imports: () => person.get("/_/app/team/import"),
    companyBulks: () => agency.get("/_/reseller/bulk"),
    directory: () => person.get("/_/app/team/directory"),
    links: () => person.get(`/_/signatures/${hash}/links`),
    invoices: () => person.get("/_/app/user/billings"),
    discount: () => person.get("/app/discount"),
    plan: () => person.get("/_/app/plans/change"),
    order: () => person.get(`/_/app/order/${bought.id}`),
    sandbox: () => app.anyone.get(`/app/sandbox/${ref}`),
    preview: () => app.anyone.get(`/signatures/${hash}/preview`),
    picture: () => page(media.photo),
    redirect: () => app.inject({ url: `/l/${code}`, headers: browser }),
  };

  const PAGES = {
    dashboard: () => page("/dashboard"),
    editor: () => page(`/editor/${hash}`),
    "preview page": () => page(`/preview/${hash}`),
  };

  /** Writes past the model are not seen by what is kept in memory. */
  async function forget() {
    signatureWrites.note();
    await hot().cache.delete(`link:${code}`);
    await hot().publish("links:switched", [code, "by-itself"]);
    await hot().publish("accounts-written", null);
  }

  /** Changes one record straight in the store, runs the check, and puts the collection back. */
  async function changed(model: AnyModel, change: object, check: () => unknown) {
    const collection = collectionOf(model);
    const records = await collection.find().toArray();
    await collection.updateOne({ _id: records[0]?._id }, change);
    await forget();
    await check();
    await collection.deleteMany({});
    // Clicks may have come meanwhile.
    for (const record of records) await collection.replaceOne({ _id: record._id }, record, { upsert: true });
    await forget();
  }

  /** Records that one call reads, or none does: nothing else is asked about them, nor that call about others. */
  const READ_BY: Record<string, string | null> = {
    ...{ Friend: "friends", FriendLink: "friends", Export: "copies", OwnPicture: "pictures" },
    ...{ AuditEvent: "log", Impersonation: "acting", SignatureKey: "keys", SignatureVersion: "versions" },
    ...{ KnownMailbox: null, FlowStep: null, ExtensionCode: null, Invitation: null, ActivationCode: null },
    ...{ TeamDesigns: "designs", Card: "cards", Page: "pages", PageSlug: "address", Domain: "domains" },
    SentMail: "mails",
    ...{ LinkSlug: "redirect by its address", NotedTarget: "redirect" },
    // The account says when; the rest is for who erases it.
    Deletion: null,
    ...{
      Agency: "agency",
      HubAdmin: "companies",
      CompanyOffer: "companyOffers",
      Share: "shares",
      SharedCopy: "sharedCopies",
      CompanyBulk: "companyBulks",
    },
    ...{ Agency: "agency", HubAdmin: "companies", CompanyOffer: "companyOffers", CompanyBulk: "companyBulks" },
    ...{ AccessRequest: "access", Import: "imports", ImportColumns: "imports", ImportPart: null },
    ...{ Directory: "directory", DirectoryPerson: null },
    ...{ Invoice: "invoices", Buyer: "invoices", Coupon: "discount", Leaving: null, MoneyFigures: null },
    InvoiceCounter: null,
    WeeklyMail: "weekly mail",
    ...{ Tally: "days", TallyDay: "days", TallyVisitors: "days", TallyDetail: "details" },
    // Asked for by devices with a proof; wallets.test.ts reads old ones.
    ...{ WalletPass: null, WalletDevice: null },
    ...{ ContactRequest: null, Uninstall: null, ArrivalCheck: "arrivals" },
    ...{ SandboxPayment: "sandbox", SandboxMethod: null, ProviderMessage: null, Order: "order" },
    ...{ Subscription: "plan", SubscriptionEvent: null, IdempotencyKey: null },
  };
  const isRead = (name: string, { modelName }: AnyModel) =>
    modelName in READ_BY ? READ_BY[modelName] === name : !Object.values(READ_BY).includes(name);

  /** Pages show what the calls answer, at ten times their cost: one field of a signature's content stands for all. */
  const isTold = (name: string, path: string) =>
    name in PAGES ? !path.startsWith("content.") || path === "content.design.logoGround" : true;

  async function allAnswer(t: Test, model: AnyModel, path: string) {
    const wrong: string[] = [];
    for (const [name, get] of Object.entries({ ...GETS, ...PAGES })) {
      if (!isRead(name, model) || !isTold(name, path)) continue;
      const { statusCode } = await get();
      const expected = name.startsWith("redirect") ? 302 : 200;
      const isRight = isKey(model, path) ? statusCode < 500 : statusCode === expected;
      if (!isRight) wrong.push(`${name} answers ${statusCode}`);
    }
    t.same(wrong, [], `${model.modelName}.${path}`);
  }

  t.test("the test has a record of every model, with every field of its content", async (t) => {
    for (const model of models()) t.ok(await collectionOf(model).findOne(), model.modelName);
    const { content } = (await SignatureModel.findOne().lean()) as unknown as { content: Record<string, object> };
    for (const [name, { shape }] of Object.entries(SECTIONS))
      t.same(Object.keys(content[name] ?? {}).sort(), Object.keys(shape).sort());
  });

  for (const [what, changeOf] of Object.entries({
    "is missing": (path: string) => ({ $unset: { [path]: 1 } }),
    "does not fit": (path: string) => ({ $set: { [path]: { odd: true } } }),
  }))
    t.test(`every GET answers when a field ${what}`, async (t) => {
      for (const model of models())
        for (const path of pathsOf(model)) await changed(model, changeOf(path), () => allAnswer(t, model, path));
    });

  t.test("a signature that lacks a field is shown whole and can be saved", async (t) => {
    const shown = Object.keys((await GETS.signature()).json()).sort();
    for (const path of pathsOf(SignatureModel).filter((path) => !KEYS.Signature?.includes(path)))
      await changed(SignatureModel, { $unset: { [path]: 1 } }, async () => {
        const answer = await GETS.signature();
        t.same(Object.keys(answer.json()).sort(), shown, path);
        // Lists go by the team, which a migration has written wherever there was none.
        t.equal((await GETS.list()).json().items.length, path === "team" ? 0 : 1, `list: ${path}`);
        const etag = String(answer.headers.etag);
        const saved = await person.put(`/_/signatures/${hash}`, make.signature(), { "if-match": etag });
        t.equal(saved.statusCode, 200, `save: ${path}`);
        t.not(saved.headers.etag, etag, `a revision of its own: ${path}`);
      });
  });

  t.test("a person whose account lacks a field can save", async (t) => {
    await make.changeTeam(person, { isPaid: true, seats: 9 });
    for (const model of [UserModel, TeamModel])
      for (const path of pathsOf(model).filter((path) => path !== "email"))
        await changed(model, { $unset: { [path]: 1 } }, async () => {
          const saved = await person.put(`/_/signatures/${hash}`, make.signature());
          t.equal(saved.statusCode, 200, `save: ${path}`);
          const made = await person.post("/_/signatures", make.signature());
          t.equal(made.statusCode, path === "isPaid" || path === "seats" ? 403 : 201, `create: ${path}`);
          if (made.statusCode === 201) await person.delete(`/_/signatures/${made.json().hash}`);
        });
    const login = () => app.withToken(null).post("/security/login", { email: person.email, password: person.password });
    for (const path of ["roles", "epoch", "isEnabled", "name"])
      await changed(UserModel, { $unset: { [path]: 1 } }, async () =>
        t.equal((await login()).statusCode, 200, `login: ${path}`),
      );
    await changed(UserModel, { $unset: { passwordHash: 1 } }, async () =>
      t.equal((await login()).statusCode, 401, "no password fits"),
    );
  });

  t.test("what does not fit is said once a record, what is missing or unknown is not", async (t) => {
    const lines: Record<"warn" | "error", Line[]> = { warn: [], error: [] };
    const note = (level: "warn" | "error") => (line: unknown) => void lines[level].push(line as Line);
    logStored({ warn: note("warn"), error: note("error") });
    t.teardown(() => logStored(null));
    const id = String((await SignatureModel.findOne({ hash }))?._id);
    const change = (values: object) => changed.bind(null, SignatureModel, values);
    await change({ $unset: { "content.design.logoGround": 1 }, $set: { "content.general.oldField": 1 } })(GETS.list);
    t.same(lines, { warn: [], error: [] });
    await change({ $set: { "content.design.fontFamily": "A font we had", isPrefill: "no" } })(async () => {
      for (const get of [GETS.list, GETS.preview]) await get();
      const { general, design } = (await GETS.signature()).json();
      t.match([design.fontFamily, general.name], ["Arial", "Ana Person"], "the rest is kept");
    });
    t.match(lines.warn, [{ collection: "signatures", id, fields: ["content.design.fontFamily", "isPrefill"].sort() }]);
    t.notMatch(JSON.stringify(lines), "A font we had", "what it was is nobody's business");
    t.same(lines.error, []);
  });

  t.test("a list leaves out the row that cannot be read, and says so once", async (t) => {
    const lines: Line[] = [];
    logStored({ warn: () => {}, error: (line: unknown) => void lines.push(line as Line) });
    t.teardown(() => logStored(null));
    const other = await person.post("/_/signatures", make.signature());
    t.equal(other.statusCode, 201);
    await changed(SignatureModel, { $set: { hash: "short" } }, async () => {
      for (let times = 0; times < 2; times++) t.equal((await GETS.list()).json().items.length, 1);
    });
    t.match(lines, [{ collection: "signatures", fields: ["hash"] }]);
    t.equal(lines.length, 1);
    await person.delete(`/_/signatures/${other.json().hash}`);
  });

  t.test("a session that lacks what it is judged by is over, and no other", async (t) => {
    /** Sessions of earlier versions have none of these. */
    const SAYS_LITTLE = new Set(["rotatedAt", "epoch", "sudoUntil", "browser", "system"]);
    for (const path of pathsOf(RefreshFamilyModel)) {
      const login = { email: person.email, password: person.password };
      await RefreshFamilyModel.deleteMany();
      const session = (await app.withToken(null).post("/security/login", login)).json();
      await changed(RefreshFamilyModel, { $unset: { [path]: 1 } }, async () => {
        const answer = await app.anyone.post("/security/token/refresh", { refresh_token: session.refresh_token });
        t.equal(answer.statusCode, SAYS_LITTLE.has(path) ? 200 : 401, path);
      });
    }
  });

  t.test("a mailed link that lacks what it is judged by is no link, and others stay", async (t) => {
    const user = { _id: owner as mongoose.Types.ObjectId, email: person.email };
    for (const path of ["user", "expiresAt"]) {
      await ResetTokenModel.deleteMany();
      const { token } = await resetTokens.make(user);
      const { token: other } = await resetTokens.make(user);
      await changed(ResetTokenModel, { $unset: { [path]: 1 } }, async () => {
        t.equal(await resetTokens.read(token), null, path);
        t.equal(await transaction((session) => resetTokens.spend(token, session)), null, path);
        t.ok(await resetTokens.read(other));
      });
    }
  });

  t.test("a picture that nobody is noted for is anybody's, and shows", async (t) => {
    await changed(PictureUseModel, { $unset: { owners: 1 }, $set: { updatedAt: new Date() } }, async () => {
      await watchTerminated().run();
      const input = make.signature({
        media: { customSocialIcons: [{ key: "own", originalUrl: media.photo, croppedUrl: media.photo }] },
      });
      t.equal((await person.put(`/_/signatures/${hash}`, input)).statusCode, 200);
      t.notOk(isBlocked(media.photo.slice(3)));
    });
  });

  t.test("links without a code can be switched off like all others", async (t) => {
    await changed(ShortLinkModel, { $unset: { code: 1 } }, async () => {
      const count = await ShortLinkModel.countDocuments({ signature: hash });
      t.equal(await switchLinks({ signature: hash }, true), count);
    });
  });

  t.test("a mail that cannot be read is given up, and those behind it are sent", async (t) => {
    await mailbox.read();
    for (const path of ["to", "name"]) {
      await JobModel.deleteMany();
      await app.anyone.post("/app/registration/forgot-password", { email: person.email });
      await app.person();
      await changed(JobModel, { $unset: { [`data.${path}`]: 1 } }, async () => {
        t.equal((await mailbox.read()).length, 1, path);
        t.equal((await JobModel.findOne({ state: "dead" }).lean())?.kind, "mail");
      });
    }
  });
});
