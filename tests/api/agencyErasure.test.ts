import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { MAX_TEAMS } from "#server/db/erasing.ts";
import { UserModel } from "#server/features/account/model.ts";
import { eraseHandler, sweep } from "#server/features/deletion/jobs.ts";
import { DeletionModel } from "#server/features/deletion/model.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { AgencyModel, HubAdminModel } from "#server/features/reseller/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { diskOutbox } from "#server/ports/smtp/outbox.ts";
import { mailer } from "#server/ports/smtp/smtp.ts";
import { settings } from "#server/settings.ts";
import { DELETION_DAYS } from "#shared/billing/constants.ts";
import { STRAGGLER_MINUTES } from "#shared/deletion/constants.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";
import { tracesOf } from "#tests/support/traces.ts";

const DAY_MS = 86_400_000;
const work = (aheadMs: number) =>
  new JobWorker({ handlers: [eraseHandler], log: pino({ level: "silent" }), now: () => Date.now() + aheadMs }).runDue();

/** What they made in companies is the companies': it stays, and nothing of it names them. */
t.test(
  "accounts of an agency's people are erased from the companies they looked after",
  { timeout: 300_000 },
  async (t) => {
    const app = await startApp(t);
    const { outboxDir, DATA_DIR } = settings();
    mailer.plug(diskOutbox(outboxDir));
    const owner = await make.agency(app, 60);
    const company = await make.company(owner, { name: "Acme", signatures: 20 });
    const people = {
      "of all of it": await make.hubAdmin(app, owner, null),
      "of one company": await make.hubAdmin(app, owner, company),
      "who does so no more": await make.hubAdmin(app, owner, company),
    };
    let pixels = 80;
    const made: string[] = [];
    for (const person of Object.values(people)) {
      const headers = { [COMPANY_HEADER]: company.group };
      const post = async (path: string, data?: object) => {
        const answer = await person.post(path, data, headers);
        t.ok(answer.statusCode < 300, `${path} ${answer.statusCode}`);
        return answer.json();
      };
      const { hash } = await post("/_/signatures", make.signature({ shorLinkHashType: 3 }));
      pixels += 1;
      const upload = form([{ name: "image", filename: "a.jpg", body: await photo(pixels, pixels) }]);
      const sent = { ...upload.headers, ...headers };
      t.equal((await person.post(`/_/signatures/${hash}/image/photo`, upload.body, sent)).statusCode, 200);
      await person.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Bo" } }), headers);
      const card = await post("/_/cards", make.card());
      const page = await post("/_/pages", make.page({ slug: `made-${pixels}` }));
      await post("/_/links", { url: "https://example.com/own", title: "Own" });
      made.push(`/_/signatures/${hash}`, `/_/cards/${card.hash}`, `/_/pages/${page.hash}`);
    }
    await HubAdminModel.deleteOne({ email: people["who does so no more"].email });
    const ids = Object.fromEntries(
      await Promise.all(Object.entries(people).map(async ([who, person]) => [who, String(await make.idOf(person))])),
    ) as Record<string, string>;
    const emails = Object.values(people).map(({ email }) => email);
    for (const [who, id] of Object.entries(ids)) t.ok((await tracesOf([id], DATA_DIR)).length > 3, who);
    for (const person of Object.values(people)) {
      const wish = { email: person.email, withTeam: true, reason: "other", comment: "" };
      t.equal((await person.post("/_/app/user/delete", wish)).statusCode, 200);
    }

    await sweep(new Date(Date.now() + (DELETION_DAYS + 1) * DAY_MS));
    await work(1_000);
    await work((STRAGGLER_MINUTES + 1) * 60_000);
    for (const [who, id] of Object.entries(ids)) t.same(await tracesOf([id], DATA_DIR), [], who);
    const log = (trace: string) => trace.startsWith("auditlogs ");
    t.same(
      (await tracesOf(emails, DATA_DIR)).filter((trace) => !log(trace)),
      [],
      "nor their addresses",
    );
    for (const path of made)
      t.equal((await owner.get(path, undefined, { [COMPANY_HEADER]: company.group })).statusCode, 200, `${path} stays`);

    await t.test("an agency of very many archived companies goes whole, and holds up nobody", async (t) => {
      const boss = await make.agency(app, 10);
      const user = await make.idOf(boss);
      const { id } = await make.company(boss, { signatures: 2 });
      await TeamModel.updateOne({ _id: id }, { archivedAt: new Date() });
      const like = await TeamModel.findById(id).lean();
      const copies = Array.from({ length: MAX_TEAMS + 100 }, (_, at) => ({
        ...like,
        _id: new mongoose.Types.ObjectId(),
        group: `copy-${at}`,
        name: `Copy ${at}`,
      }));
      await TeamModel.insertMany(copies);
      const other = await app.person();
      for (const person of [boss, other]) {
        const wish = { email: person.email, withTeam: true, reason: "other", comment: "" };
        t.equal((await person.post("/_/app/user/delete", wish)).statusCode, 200);
      }
      const first = new Date(Date.now() + DAY_MS);
      await DeletionModel.updateOne({ user }, { eraseAt: first });
      await UserModel.updateOne({ _id: user }, { erasesAt: first });
      const now = new Date(Date.now() + (DELETION_DAYS + 1) * DAY_MS);
      // The first one cannot be begun.
      const find = UserModel.findOneAndUpdate.bind(UserModel) as (...args: unknown[]) => unknown;
      Object.assign(UserModel, {
        findOneAndUpdate(...args: [{ _id: unknown }]) {
          if (String(args[0]._id) === String(user)) throw new Error("Not now.");
          return find(...args);
        },
      });
      await t.rejects(sweep(now), { message: "1 deletions have to wait." });
      Object.assign(UserModel, { findOneAndUpdate: find });
      t.match(await DeletionModel.findOne({ user }).lean(), { state: "asked" });
      t.match(await DeletionModel.findOne({ user: await make.idOf(other) }).lean(), { state: "erasing" });
      await sweep(now);
      await work(1_000);
      t.equal(await AgencyModel.countDocuments({ _id: user }), 0);
      await work((STRAGGLER_MINUTES + 1) * 60_000);
      t.equal(await TeamModel.countDocuments({ owner: user }), 0);
      t.equal(await DeletionModel.countDocuments(), 0);
    });
  },
);
