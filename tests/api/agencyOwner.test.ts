import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { transaction } from "#server/db/transactions.ts";
import { OrderModel } from "#server/features/billing/orders/model.ts";
import { eraseHandler, sweep } from "#server/features/deletion/jobs.ts";
import { hashOf } from "#server/features/invitations/service.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { findTeams } from "#server/features/members/service.ts";
import { open } from "#server/features/reseller/open.ts";
import { closeFor, openFor } from "#server/features/reseller/operator.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { STRAGGLER_MINUTES } from "#shared/deletion/constants.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const CALL = "/_/app/team/owner";
const DAY_MS = 86_400_000;
const work = (aheadMs: number) =>
  new JobWorker({ handlers: [eraseHandler], log: pino({ level: "silent" }), now: () => Date.now() + aheadMs }).runDue();

t.test("an agency has one owner, and that one no other agency", { timeout: 300_000 }, async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const key = () => ({ "idempotency-key": randomUUID() });

  /** A team that pays, with its owner and a member whose address is confirmed. */
  async function team() {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    for (const one of [owner, member]) await make.confirm(one);
    return { owner, member, id: await make.teamOf(owner) };
  }
  const offer = (owner: Person, to: Person) => owner.put(CALL, { email: to.email, password: owner.password });
  async function offered(owner: Person, to: Person): Promise<string> {
    t.equal((await offer(owner, to)).statusCode, 200);
    const mail = (await mailbox.read()).findLast(({ text }) => text?.includes("/team-offer/"));
    return (
      linkIn(mail ?? { text: "" }, "/team-offer/")
        .split("/")
        .at(-1) ?? ""
    );
  }
  const accept = (to: Person, token: string) => to.post(`${CALL}/accept`, { token });
  /** As an offer that a version before has left in place. */
  async function leftOpen(id: unknown, to: Person): Promise<string> {
    const token = randomUUID();
    const transfer = { to: await make.idOf(to), hash: hashOf(token), expiresAt: new Date(Date.now() + DAY_MS) };
    await TeamModel.updateOne({ _id: id } as never, { transfer });
    return token;
  }
  const ownerOf = async (id: unknown) => String((await TeamModel.findById(id).lean())?.owner);
  const askToDelete = (person: Person) => person.post("/_/app/user/delete", { email: person.email, withTeam: true });
  async function erase() {
    await sweep(new Date(Date.now() + (DELETION_DAYS + 1) * DAY_MS));
    await work(1_000);
    await work((STRAGGLER_MINUTES + 1) * 60_000);
  }

  await t.test("who is not offered it before it is one", async (t) => {
    const { owner, member, id } = await team();
    const token = await offered(owner, member);
    t.match(await openFor(owner.email, 20), { kind: "done" });
    t.equal((await TeamModel.findById(id).lean())?.transfer, null, "an agency is offered to nobody");
    t.match((await member.get(`${CALL}/offer?token=${token}`)).json(), { code: "link_expired" });
    t.match((await accept(member, token)).json(), { code: "link_expired" });
    t.match((await offer(owner, member)).json(), { code: "forbidden" });
    t.equal(await ownerOf(id), String(await make.idOf(owner)));
  });

  await t.test("nor after it has ended, while it has companies", async (t) => {
    const { owner, member, id } = await team();
    await openFor(owner.email, 20);
    const company = await make.company(owner, { signatures: 5 });
    t.match(await closeFor(owner.email), { kind: "done" });
    t.match(await TeamModel.findById(id).lean(), { hasHub: false });
    t.match((await offer(owner, member)).json(), { code: "forbidden" });
    t.match((await accept(member, await leftOpen(id, member))).json(), { code: "link_expired" });
    // What is noted of its companies is wrong.
    await TeamModel.updateOne({ _id: id }, { given: 0 });
    t.match((await offer(owner, member)).json(), { code: "forbidden" });
    t.match((await accept(member, await leftOpen(id, member))).json(), { code: "link_expired" });
    await TeamModel.updateOne({ _id: company.id }, { archivedAt: new Date() });
    t.match((await offer(owner, member)).json(), { code: "forbidden" }, "archived ones are companies");
    t.equal(await ownerOf(id), await ownerOf(company.id));
  });

  await t.test("by any offer that is still open", async (t) => {
    const { owner, member, id } = await team();
    await openFor(owner.email, 20);
    const token = await leftOpen(id, member);
    t.match((await member.get(`${CALL}/offer?token=${token}`)).json(), { code: "link_expired" });
    t.match((await accept(member, token)).json(), { code: "link_expired" });
    await TeamModel.updateOne({ _id: id }, { hasHub: false, given: 2 });
    t.match((await accept(member, token)).json(), { code: "link_expired" }, "places of companies are taken");
    t.equal(await ownerOf(id), String(await make.idOf(owner)));
  });

  await t.test("and no other team is held up, of whatever age", async (t) => {
    const { owner, member, id } = await team();
    await TeamModel.collection.updateOne({ _id: id }, { $unset: { hasHub: 1, given: 1, agency: 1 } });
    t.match(await accept(member, await offered(owner, member)), { statusCode: 200 });
    t.equal(await ownerOf(id), String(await make.idOf(member)));
  });

  await t.test("one that has ended and has no companies goes, and nobody runs it any more", async (t) => {
    const { owner, member, id } = await team();
    await openFor(owner.email, 20);
    await closeFor(owner.email);
    t.match((await owner.get("/_/app/user")).json(), { isReseller: true });
    t.match(await accept(member, await offered(owner, member)), { statusCode: 200 });
    t.match((await owner.get("/_/app/user")).json(), { isReseller: false, resellerData: null });
    t.match((await member.get("/_/app/user")).json(), { isReseller: false, resellerData: null });
    t.equal(await ownerOf(id), String(await make.idOf(member)));
  });

  /** An agency as it was when it could be handed over: its company has the owner of before. */
  async function split() {
    const { owner, member, id } = await team();
    await openFor(owner.email, 20);
    const company = await make.company(owner, { signatures: 5 });
    const worker = await make.member(app, {}, owner, company.id);
    await TeamModel.updateOne({ _id: id }, { owner: await make.idOf(member) });
    return { before: owner, owner: member, id, company, worker };
  }

  await t.test("a company in use keeps whoever is named as its owner, whichever agency it is of", async (t) => {
    const { before, company } = await split();
    t.match((await askToDelete(before)).json(), { status: 409, code: "companies_there" });
    // Also one that has come since.
    await TeamModel.updateOne({ _id: company.id }, { archivedAt: new Date() });
    t.equal((await askToDelete(before)).statusCode, 200);
    await TeamModel.updateOne({ _id: company.id }, { archivedAt: null });
    await erase();
    t.match(await before.get("/_/app/user"), { statusCode: 200 });
  });

  await t.test("a company is erased together with its agency, and with nothing else", async (t) => {
    const { before, owner, id, company, worker } = await split();
    await TeamModel.updateOne({ _id: company.id }, { archivedAt: new Date() });
    t.equal((await askToDelete(before)).statusCode, 200);
    await erase();
    t.equal((await before.get("/_/app/user")).statusCode, 401);
    t.equal(await ownerOf(company.id), String(await make.idOf(owner)), "it is its agency's");
    t.match(await TeamModel.findById(company.id).lean(), { used: 1 });
    t.equal((await askToDelete(owner)).statusCode, 200);
    await erase();
    t.equal(await TeamModel.countDocuments({ _id: mongoose.trusted({ $in: [id, company.id] }) } as never), 0);
    t.equal((await worker.get("/_/app/user")).statusCode, 200, "its people keep their accounts");
  });

  await t.test("whoever opens an agency again has its companies, too", async (t) => {
    const { owner, id, company } = await split();
    const [agency] = await findTeams([id]);
    if (agency) await transaction((session) => open(agency, session));
    t.equal(await ownerOf(company.id), String(await make.idOf(owner)));
    t.match((await owner.get(`/_/reseller/company/${company.group}`)).json(), { group: company.group });
  });

  const HUB = "agency-hub-yearly-25";
  const quote = (person: Person) => person.get(`/_/app/plan/${HUB}/change`);
  const checkout = async (person: Person) => {
    const { basis } = (await quote(person)).json();
    return person.post(`/_/app/plan/${HUB}/checkout`, { basis }, key());
  };
  const pay = (id: string) => app.payments.pay(app.payments.ofOrder(id)?.ref ?? "");
  async function buy(person: Person) {
    const { id } = (await checkout(person)).json();
    pay(id);
    return (await person.get(`/_/app/order/${id}`)).json();
  }
  /** Somebody who acts for a second team of theirs, and still has their own. */
  async function withTwo(first: (person: Person) => Promise<unknown>) {
    const { owner, member, id } = await team();
    // Nobody has paid for it yet.
    await TeamModel.updateOne({ _id: id }, { isPaid: false, seats: 1, used: 2 });
    await first(member);
    const own = await make.idOf(member);
    t.match(await accept(member, await offered(owner, member)), { statusCode: 200 });
    return { person: member, own, second: id };
  }
  const agencyOf = async (person: Person) => (await person.get("/_/reseller")).json();

  await t.test("who runs one buys no second, and keeps the first", async (t) => {
    const { person, own } = await withTwo((one) => openFor(one.email, 20));
    const { basis } = (await quote(person)).json();
    t.equal(basis, undefined);
    t.match((await quote(person)).json(), { status: 409, code: "change_refused" });
    const orders = await OrderModel.countDocuments();
    t.match((await person.post(`/_/app/plan/${HUB}/checkout`, { basis: "x.y" }, key())).json(), {
      code: "change_refused",
    });
    t.match((await person.post(`/_/app/plan/${HUB}/change`, { basis: "x.y" }, key())).json(), {
      code: "change_refused",
    });
    t.equal(await OrderModel.countDocuments(), orders, "nothing was asked for");
    t.match(await agencyOf(person), { package: { signatures: 20 } });
    t.match((await person.get("/_/app/plan/teams-yearly-10/change")).json(), { at: "now" }, "any other plan is");
    t.equal(await ownerOf(own), String(await make.idOf(person)));
  });

  await t.test("nor who has companies in use of one that has ended; archived ones are no hindrance", async (t) => {
    const { person, own } = await withTwo(async (one) => {
      await openFor(one.email, 20);
      await TeamModel.updateOne({ _id: await make.idOf(one) }, { hasHub: false });
    });
    const [company] = await TeamModel.create([{ owner: own, agency: own, group: "left", name: "Left" }]);
    t.match((await quote(person)).json(), { code: "change_refused" });
    await TeamModel.updateOne({ _id: company?._id }, { archivedAt: new Date() });
    t.match((await quote(person)).json(), { at: "now" });
    await TeamModel.collection.updateOne({ _id: own }, { $unset: { hasHub: 1, owner: 1 } });
    t.match(await buy(person), { status: "paid" });
    t.match(await agencyOf(person), { package: { signatures: 25 } });
    t.match(await openFor(person.email, 5), { kind: "elsewhere" }, "nor is one opened for them");
  });

  await t.test("one that was paid for meanwhile is paid back", async (t) => {
    const { person, second } = await withTwo(async () => null);
    const { id } = (await checkout(person)).json();
    t.match(await openFor(person.email, 20), { kind: "done" });
    pay(id);
    t.match((await person.get(`/_/app/order/${id}`)).json(), { status: "refunded" });
    t.match(await TeamModel.findById(second).lean(), { hasHub: false });
    t.match(await agencyOf(person), { package: { signatures: 20 } });
  });

  await t.test("of two that are paid for at once one is given", async (t) => {
    for (let round = 0; round < 3; round++) {
      const { person, own, second } = await withTwo(async (one) => {
        await openFor(one.email, 20);
        await closeFor(one.email);
      });
      const later = (await checkout(person)).json();
      await person.put("/_/app/user/team", { id: String(own) });
      const earlier = (await checkout(person)).json();
      for (const { id } of [later, earlier]) pay(id);
      const { settleByRef } = await import("#server/features/billing/orders/settle.ts");
      const refs = [later, earlier].map(({ id }) => app.payments.ofOrder(id)?.ref ?? "");
      await Promise.all(refs.map((ref) => settleByRef("sandbox", ref, new Date())));
      const orders = await OrderModel.find({ ref: mongoose.trusted({ $in: refs }) } as never).lean();
      t.strictSame(orders.map(({ status }) => status).sort(), ["paid", "refunded"]);
      t.equal(
        await TeamModel.countDocuments({ _id: mongoose.trusted({ $in: [own, second] }), hasHub: true } as never),
        1,
      );
    }
  });
});
