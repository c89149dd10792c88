import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import type { Erased } from "#server/db/erasing.ts";
import { pack } from "#server/db/packed.ts";
import { UserModel } from "#server/features/account/model.ts";
import { emailChangeTokens, emailUndoTokens } from "#server/features/auth/mailedTokens.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import { BuyerModel } from "#server/features/billing/buyers.ts";
import { CouponModel } from "#server/features/billing/coupons.ts";
import { FiguresModel } from "#server/features/billing/figures/model.ts";
import { ProviderMessageModel } from "#server/features/billing/messages/model.ts";
import { HappenedModel, InvoiceCounterModel, InvoiceModel, SubscriptionModel } from "#server/features/billing/model.ts";
import { KeyModel } from "#server/features/billing/once.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import { SandboxMethodModel, SandboxPaymentModel } from "#server/features/billing/sandbox/model.ts";
import { WalletDeviceModel, WalletPassModel } from "#server/features/cards/wallets/model.ts";
import { CodeModel } from "#server/features/codes/model.ts";
import * as codes from "#server/features/codes/service.ts";
import { eraseHandler, sweep } from "#server/features/deletion/jobs.ts";
import { STEPS } from "#server/features/deletion/steps.ts";
import { DomainModel } from "#server/features/domains/model.ts";
import { exportHandler } from "#server/features/exports/jobs.ts";
import { ExportModel } from "#server/features/exports/model.ts";
import { reward } from "#server/features/friends/bonus.ts";
import { hashOfMailbox } from "#server/features/friends/mailboxes.ts";
import { FriendModel } from "#server/features/friends/model.ts";
import { removalHandler } from "#server/features/images/deletion.ts";
import { InvitationModel } from "#server/features/invitations/model.ts";
import * as invitations from "#server/features/invitations/service.ts";
import { SentMailModel } from "#server/features/links/mails/model.ts";
import { ClickBatchModel, ShortLinkModel } from "#server/features/links/model.ts";
import { NotedTargetModel } from "#server/features/links/own/model.ts";
import { TallyModel } from "#server/features/links/tallies/model.ts";
import { mailHandler } from "#server/features/mail/jobs.ts";
import { AccessModel } from "#server/features/members/accessRequests.ts";
import { DirectoryModel, NamedModel } from "#server/features/members/directory/model.ts";
import { MemberModel } from "#server/features/members/model.ts";
import { ColumnsModel, ImportModel, ImportPartModel } from "#server/features/members/roster/model.ts";
import { BulkModel } from "#server/features/reseller/bulk/model.ts";
import { AgencyModel, HubAdminModel } from "#server/features/reseller/model.ts";
import { CompanyOfferModel } from "#server/features/reseller/offers/model.ts";
import { SharedCopyModel, ShareModel } from "#server/features/reseller/sharing/model.ts";
import { CheckModel } from "#server/features/signatures/arrival/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { VersionModel } from "#server/features/signatures/versions/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { files } from "#server/ports/files/files.ts";
import { diskOutbox } from "#server/ports/smtp/outbox.ts";
import { mailer } from "#server/ports/smtp/smtp.ts";
import { settings } from "#server/settings.ts";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { STRAGGLER_MINUTES } from "#shared/deletion/constants.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { actingAs } from "#tests/support/operator.ts";
import { CARD } from "#tests/support/payments.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";
import { tracesOf } from "#tests/support/traces.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

const NAME = "Quintessa Vandermolen";
const DAY_MS = 86_400_000;
const log = pino({ level: "silent" });
const worker = (aheadMs = 1000) =>
  new JobWorker({
    handlers: [eraseHandler, removalHandler, exportHandler, mailHandler],
    log,
    now: () => Date.now() + aheadMs,
  });

/**
 * What becomes of the person's records in every collection. A model that is not named here fails the test: whoever adds one says what of
 * it goes with an account.
 */
const KEPT: Record<string, "gone" | "without them"> = {
  ...{ AccessRequest: "gone", ArrivalCheck: "gone", Authenticator: "gone", Buyer: "gone", Coupon: "gone" },
  // A used code stays used, the log of others is theirs, and invoices are the law's: in each an id that is nobody's.
  ...{ ActivationCode: "without them", AuditEvent: "without them", Invoice: "without them", Leaving: "without them" },
  // What a provider has told, and payments of the sandbox by the ids of orders, which nobody has any more.
  ...{ ProviderMessage: "without them", SandboxPayment: "without them", SandboxMethod: "gone", IdempotencyKey: "gone" },
  // Of everybody together.
  ...{
    ClickBatch: "without them",
    DaySalt: "without them",
    InvoiceCounter: "without them",
    LinkCounter: "without them",
    MoneyFigures: "without them",
    Uninstall: "without them",
  },
  // A picture of the same content may come again.
  PictureUse: "without them",
  // Work on what was deleted.
  Job: "without them",
  ...{ Tally: "gone", TallyDay: "gone", TallyDetail: "gone", TallyVisitors: "gone" },
  ...{ ClickMonth: "gone", ContactRequest: "gone", Deletion: "gone", Directory: "gone", DirectoryPerson: "gone" },
  ...{
    EmailChange: "gone",
    EmailUndo: "gone",
    Export: "gone",
    ExtensionCode: "gone",
    FlowStep: "gone",
    Friend: "gone",
    FriendLink: "gone",
  },
  ...{ Identity: "gone", Impersonation: "gone", Import: "gone", ImportColumns: "gone", ImportPart: "gone" },
  ...{ Invitation: "gone", KnownMailbox: "gone", Member: "gone", Order: "gone", OwnPicture: "gone", Passkey: "gone" },
  ...{
    RefreshFamily: "gone",
    ResetToken: "gone",
    SentMail: "gone",
    ShortLink: "gone",
    Signature: "gone",
    SignatureKey: "gone",
  },
  ...{ Agency: "gone", HubAdmin: "gone", CompanyOffer: "gone", Share: "gone", SharedCopy: "gone", CompanyBulk: "gone" },
  ...{ SignatureVersion: "gone", Subscription: "gone", SubscriptionEvent: "gone", Team: "gone", TeamDesigns: "gone" },
  ...{ Card: "gone", Domain: "gone", LinkSlug: "gone", Page: "gone", PageSlug: "gone" },
  WeeklyMail: "gone",
  // Of a target, by a hash of it; nobody is in it.
  NotedTarget: "without them",
  // Devices of visitors come back to hear that a card has ended.
  ...{ WalletPass: "without them", WalletDevice: "without them" },
  ...{ Ticket: "gone", User: "gone", VerificationCode: "gone", VerificationToken: "gone" },
};

t.test(
  "an account is erased: nothing of it is left in the store, the files or the outbox",
  { timeout: 300_000 },
  async (t) => {
    const app = await startApp(t, { CHECK_SMTP_PORT: "2525" });
    const { outboxDir, DATA_DIR } = settings();
    mailer.plug(diskOutbox(outboxDir));

    const upload = async (person: Person, url: string, size: number) => {
      const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(size, size) }]);
      return (await person.post(url, body, headers)).json();
    };

    /** Something of an account in every collection. */
    async function fill(person: Person, others: { owner: Person; friend: Person }, size: number) {
      const user = await make.idOf(person);
      await UserModel.updateOne({ _id: user }, { name: NAME, answers: { who: NAME } });
      await make.changeTeam(person, { isPaid: true, seats: 9, name: `${NAME}'s team` });
      const ofTeam = { team: user };
      await person.post("/_/app/user/verify-email/resend");
      const input = make.signature({ shorLinkHashType: 3, general: { name: NAME } });
      const created = (await person.post("/_/signatures", input)).json();
      const { hash } = created;
      await person.put(
        `/_/signatures/${hash}`,
        make.signature({ shorLinkHashType: 3, general: { name: `${NAME} 2` } }),
      );
      await person.post("/_/signatures", make.signature({ shorLinkHashType: 1 }));
      const { media } = await upload(person, `/_/signatures/${hash}/image/photo`, size);
      await upload(person, "/_/app/user/picture", size + 1);
      const card = (await person.post("/_/cards", make.card({ title: NAME }))).json();
      const ofCard = { ...ofTeam, hash: card.hash, changedAt: new Date() };
      await WalletPassModel.create({ ...ofCard, token: "a token", tag: "a tag" });
      await WalletDeviceModel.create({ hash: card.hash, device: "a-phone", pushToken: "ab".repeat(32) });
      const page = (await person.post("/_/pages", make.page({ slug: `page-of-${size}`, label: NAME }))).json();
      await person.post(`/_/pages/${page.hash}/publish`);
      const own = { url: "https://example.com/own", title: NAME, tags: [NAME], slug: `quin-${size}` };
      const { code: ownCode } = (await person.post("/_/links", own)).json();
      const deleted = (await person.post("/_/links", { ...own, slug: null })).json();
      await person.delete(`/_/links/${deleted.code}`);
      await NotedTargetModel.create({ _id: `bad${size}.example.net`, kind: "flagged", at: new Date() });
      await DomainModel.create({ ...ofTeam, host: `links.${size}.example.com`, token: "0".repeat(32) });
      const code = created.shortLinks[0].shortUrl.split("/").at(-1);
      const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
      for (const url of [`/l/${code}`, `/l/${own.slug}`, `/l/${deleted.code}`, `/o/${hash}.gif`])
        await app.inject({ url, headers: browser });
      await ClickBatchModel.create({ _id: `old ${size}`, at: new Date(), rows: [{ code, visitor: "v", at: [1] }] });
      while ((await TallyModel.countDocuments({ of: hash })) === 0) await setTimeout(50);

      await app.anyone.post("/app/registration/forgot-password", { email: person.email });
      const who = { _id: user, email: `next-${person.email}` };
      for (const tokens of [emailChangeTokens, emailUndoTokens]) await tokens.make(who);
      // Somebody else has asked for this address.
      await emailChangeTokens.make({ _id: new mongoose.Types.ObjectId(), email: person.email });
      await make.confirm(person);
      await person.post("/_/app/user/invite-friend", { email: `friend${size}@example.com` });
      await others.friend.post("/_/app/user/invite-friend", { email: person.email });
      await FriendModel.create({
        inviter: await make.idOf(others.friend),
        mailbox: hashOfMailbox(`a+1@${person.email.split("@")[1]}`),
        friend: user,
      });
      await UserModel.updateOne({ email: others.friend.email }, { invitedBy: user });
      await reward(String(user));
      await person.post("/_/app/user/export");
      await person.post("/_/app/user/actions/flow/log", { data: { step: NAME } });
      await invitations.make({ kind: "lifetime", email: person.email, tier: 2, seats: 5 });
      await InvitationModel.create({
        _id: `sent ${user}`,
        kind: "lifetime",
        email: "x@example.com",
        invitedBy: user,
        expiresAt: new Date(2100, 0),
      });
      await codes.make(1, { tier: 2, seats: 5 });
      await CodeModel.updateOne({ usedBy: null }, { usedBy: user, usedAt: new Date() });
      await person.post("/_/app/user/two-factor/set-up");
      await person.post("/_/app/user/passkeys/options");
      await PasskeyModel.create({ user, credential: `c ${user}`, publicKey: "b", name: NAME });
      await IdentityModel.create({
        user,
        issuer: "https://id.example",
        subject: String(user),
        provider: "google",
        email: person.email,
      });
      const designs = {
        segments: [{ id: "s", name: NAME, all: [{ fact: "place", is: "filled" }] }],
        rules: [],
        revision: 0,
      };
      await person.put("/_/app/team/segments", designs);
      const question = { topic: "other", name: NAME, email: person.email, subject: "A", request: "Hello" };
      await app.anyone.post("/app/contact", question);
      await app.anyone.post("/app/uninstall", { reason: "other" });
      await person.post("/_/app/user/signature-keys", { name: NAME });
      await person.post("/_/app/user/extension/code");
      await person.put("/_/analytics/weekly", { isOn: true });
      const written = { user, ...ofTeam, signature: hash, sentAt: new Date(), subject: NAME };
      await SentMailModel.create({ _id: `mail-of-${person.email}`, ...written });
      await person.post(`/_/signatures/${hash}/arrival/address`);
      await CheckModel.updateOne(
        { signature: hash },
        { mail: await pack(`To: ${person.email}`), mailAt: new Date(), mails: 1 },
      );
      await person.post(`/_/signatures/${hash}/send`, { email: `colleague@example.com`, note: NAME });
      await actingAs(app, person);

      // Their own team, and that of somebody else.
      const member = await make.member(app, {}, person);
      const row = await MemberModel.findOne({ email: member.email }).lean();
      await AccessModel.create({ ...ofTeam, member: row?._id, wanted: "edit" });
      await ImportModel.create({ ...ofTeam, checked: "a", by: user });
      const { _id: list } = await ImportModel.create({
        team: await make.teamOf(others.owner),
        checked: `b ${size}`,
        by: user,
        state: "done",
      });
      await ImportPartModel.create({
        _id: `${list}:0`,
        steps: [
          { act: "invite", email: person.email, facts: {} },
          { act: "invite", email: "stays@example.com", facts: {} },
        ],
      });
      await ColumnsModel.create({ _id: user, mapping: { [NAME]: "name" } });
      await DirectoryModel.create({ _id: user, source: "graph" });
      await NamedModel.create({ ...ofTeam, source: "graph", person: "1", email: member.email });
      const there = await make.teamOf(others.owner);
      await NamedModel.create({
        team: there,
        source: "graph",
        person: String(user),
        email: person.email,
        texts: { name: NAME },
      });
      await MemberModel.create({
        team: there,
        user,
        email: person.email,
        role: "admin",
        facts: { ...row?.facts, name: NAME },
      });
      await MemberModel.updateOne(
        { email: "kept@example.com", team: there },
        { invite: { hash: `h ${size}`, expiresAt: new Date(2100, 0), sentAt: new Date(), sends: 1, by: user } },
      );
      await UserModel.updateOne({ _id: user }, { team: there });
      const theirs = (await person.post("/_/signatures", make.signature())).json();
      const shared = await upload(person, `/_/signatures/${theirs.hash}/image/photo`, 77);
      const loose = await upload(person, "/_/signatures/picture", size + 2);
      await others.owner.put(`/_/signatures/${theirs.hash}/assign`, { email: person.email, permissions: null });
      await SignatureModel.updateOne({ hash: theirs.hash }, { "own.of": person.email });
      // A link and a mail of theirs for that team.
      const { code: sharedCode } = (await person.post("/_/links", { url: "https://example.com/shared" })).json();
      const forThem = { user, team: there, signature: theirs.hash, sentAt: new Date(), subject: NAME };
      await SentMailModel.create({ _id: `there-of-${person.email}`, ...forThem });
      await UserModel.updateOne({ _id: user }, { team: null });

      // An agency of theirs, with somebody who administrates it, and what they administrate of another one.
      await AgencyModel.create({ _id: user, group: `agency-${size}`, name: NAME });
      const ofAgency = { role: 2 as const, status: "registered" as const };
      const memberId = await make.idOf(member);
      await HubAdminModel.create({ ...ofAgency, agency: user, email: member.email, user: memberId });
      await HubAdminModel.create({ ...ofAgency, agency: there, email: person.email, user, username: NAME });
      const made = { company: user, key: `file-${size}`, by: user, list: user };
      await BulkModel.create({ ...made, agency: user });
      await BulkModel.create({ ...made, agency: there, company: there, list: there });
      await ExportModel.create({ user: memberId, company: user, state: "expired" });
      const open = { kind: "join" as const, signatures: 1, expiresAt: new Date(Date.now() + 365 * DAY_MS) };
      await CompanyOfferModel.create({ ...open, agency: user, email: member.email, by: user, hash: `made-${size}` });
      await CompanyOfferModel.create({
        ...open,
        agency: there,
        email: person.email,
        by: memberId,
        hash: `got-${size}`,
      });

      const { _id: ofTheirs } = await ShareModel.create({ agency: user, signature: `s-${size}`, companies: [there] });
      await SharedCopyModel.create({ share: ofTheirs, agency: user, company: there, label: NAME });
      await SharedCopyModel.create({ share: ofTheirs, agency: there, company: user, label: NAME });

      await SubscriptionModel.create({
        _id: user,
        status: "terminated",
        provider: app.payments.port.name,
        method: { ...CARD, customer: `buyer${size}` },
      });
      await HappenedModel.create({
        ...ofTeam,
        key: `k ${user}`,
        event: "paid",
        from: "active",
        to: "active",
        at: new Date(),
      });
      await InvoiceModel.create({
        ...ofTeam,
        number: size,
        status: "paid",
        currency: "USD",
        total: 100,
        paid: 100,
        issuedAt: new Date(),
      });
      await InvoiceCounterModel.updateOne({ _id: "real" }, { $inc: { last: 1 } }, { upsert: true });
      await FiguresModel.updateOne({ _id: "current" }, { figures: {}, countedAt: new Date() }, { upsert: true });
      await OrderModel.create({
        ...ofTeam,
        user,
        kind: "plan",
        status: "paid",
        sum: { price: 1, discount: 0, credit: 0, tax: 0, due: 1, left: 0 },
        currency: "USD",
        basis: "a",
        state: "a",
        startsAt: new Date(),
        provider: "sandbox",
      });
      const message = {
        provider: "sandbox" as const,
        message: `m${size}`,
        kind: "paid",
        at: new Date(),
        receivedAt: new Date(),
      };
      await ProviderMessageModel.create(message);
      await SandboxMethodModel.create({ ref: `r${size}`, script: "works", method: CARD });
      await SandboxPaymentModel.create({
        ref: `p${size}`,
        order: `o${size}`,
        kind: "checkout",
        status: "paid",
        amount: 1,
        currency: "USD",
        customer: "c",
        returnUrl: "https://a.example",
        cancelUrl: "https://a.example",
      });
      await KeyModel.create({
        account: user,
        operation: "a",
        key: `k${size}`,
        hash: "h",
        holder: "h",
        leaseEndsAt: new Date(),
        expiresAt: new Date(2100, 0),
      });
      await BuyerModel.create({ _id: user, name: NAME });
      await CouponModel.create({
        _id: user,
        mailbox: hashOfMailbox(person.email),
        startsAt: new Date(),
        endsAt: new Date(),
      });
      await worker().runDue();
      return {
        user,
        hash,
        code,
        photo: media.photo,
        shared: shared.media.photo,
        loose,
        theirs: theirs.hash,
        member,
        ownCode,
        sharedCode,
      };
    }

    const owner = await make.paid(app, { seats: 20 });
    await make.confirm(owner);
    const friend = await app.person();
    await make.confirm(friend);
    const kept = await make.member(app, {}, owner);
    await MemberModel.updateOne({ email: kept.email }, { email: "kept@example.com" });
    const quin = await app.person();
    const things = await fill(quin, { owner, friend }, 90);
    const { email } = quin;
    const id = String(things.user);
    const TEXTS = [
      email,
      hashOfMailbox(email),
      NAME,
      NAME.split(" ")[1] ?? "",
      id,
      things.hash,
      things.code,
      things.ownCode,
      "quin-90",
    ];
    const countAll = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.values(mongoose.models).map(async (model) => [model.modelName, await model.countDocuments()] as const),
        ),
      ) as Record<string, number>;

    await t.test("the test has a record of every model", async (t) => {
      await quin.post("/_/app/user/delete", { email, withTeam: true, reason: "other", comment: NAME });
      const counts = await countAll();
      t.same(Object.keys(counts).sort(), Object.keys(KEPT).sort(), "each says what becomes of it");
      for (const [name, count] of Object.entries(counts)) t.ok(count > 0, name);
      t.ok((await tracesOf(TEXTS, DATA_DIR)).length > 40, "and they are found");
    });

    await t.test("no step costs another person anything, and each may be done again and cut short", async (t) => {
      const before = await friend.get("/_/app/user");
      await sweep(new Date(Date.now() + (DELETION_DAYS + 1) * DAY_MS));
      // Each step a second time, as after a kill before it was noted that it is done.
      const whom: Erased = {
        user: things.user,
        email,
        teams: [things.user],
        others: [await make.teamOf(owner)],
        alias: new mongoose.Types.ObjectId(),
      };
      for (const [name, step] of STEPS.slice(0, 4)) {
        const cut = step({
          whom,
          signal: AbortSignal.abort(new Error("The process stops.")),
          isLast: false,
          from: null,
        });
        await cut.then(
          () => undefined,
          ({ message }) => t.equal(message, "The process stops.", name),
        );
      }
      await worker().runDue();
      await worker((STRAGGLER_MINUTES + 1) * 60_000).runDue();
      t.same((await friend.get("/_/app/user")).json(), before.json());
    });

    await t.test("nothing is left", async (t) => {
      t.same(await tracesOf(TEXTS, DATA_DIR), []);
      t.equal(await files().get(String(things.photo).replace("/i/", "")), null, "its picture");
    });

    await t.test("what others show stays", async (t) => {
      const theirs = await owner.get(`/_/signatures/${things.theirs}`);
      t.equal(theirs.statusCode, 200);
      t.ok(await files().get(String(things.shared).replace("/i/", "")), "with its picture");
      t.equal((await things.member.get("/_/app/user")).statusCode, 200, "a member of the team that is gone");
      t.equal(await InvoiceModel.countDocuments({ total: 100 }), 1, "the invoice");
      t.same([...new Set(app.payments.forgotten)], ["buyer90"], "the provider forgets the buyer");
      t.equal(
        await CodeModel.countDocuments({ usedAt: mongoose.trusted({ $ne: null }), usedBy: null }),
        0,
        "used codes",
      );
      t.match(await ShortLinkModel.findOne({ code: things.sharedCode }).lean(), { team: await make.teamOf(owner) });
      t.equal((await app.inject({ url: `/l/${things.sharedCode}` })).statusCode, 302, "a link that they made for them");
      t.match(await ImportPartModel.findOne().lean(), { steps: [{ email: "stays@example.com" }] });
      t.equal(await VersionModel.countDocuments({ signature: things.theirs }), 1);
    });
  },
);
