import mongoose from "mongoose";
import t from "tap";
import { sampleOf } from "#renderer/mails/samples.ts";
import { seal } from "#server/features/mail/seal.ts";
import { takeOverMails } from "#server/features/mail/takeOver.ts";
import { JobModel } from "#server/jobs/model.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const later = (ms: number) => new Date(Date.now() + ms);

t.test("mails in the outbox of the version before", async (t) => {
  await startApp(t);
  const mailbox = await receiveMails(t);
  const outbox = mongoose.connection.collection("mails");
  /** A mail as that version wrote it. */
  const write = async (to: string, values: object = {}) => {
    const { insertedId } = await outbox.insertOne({
      name: "passwordReset",
      to,
      replyTo: null,
      sealedProps: await seal(sampleOf("passwordReset")),
      state: "waiting",
      tries: 0,
      dueAt: new Date(),
      until: null,
      key: null,
      problem: null,
      removeAt: null,
      createdAt: new Date(),
      ...values,
    });
    return insertedId;
  };
  const left = async () => (await outbox.find().toArray()).map(({ to }) => to);
  const received = async () => (await mailbox.read()).map(({ to }) => (to as { text: string }).text).sort();

  t.test("are sent, each once, whoever takes them over", async (t) => {
    const id = await write("ana@example.com", { tries: 3, problem: "away", replyTo: "bo@example.com" });
    await write("bo@example.com", { until: later(60_000) });
    await Promise.all([takeOverMails(), takeOverMails(), takeOverMails()]);
    t.equal(await takeOverMails(), 0);
    t.same(await left(), []);
    const job = await JobModel.findById(id).lean();
    t.match(job, {
      kind: "mail",
      tries: 3,
      problem: "away",
      data: { to: "ana@example.com", replyTo: "bo@example.com" },
    });
    t.match(job?.data, { sealedProps: /^[\w-]+\.[\w+/=]+$/ }, "still sealed");
    t.same(await received(), ["ana@example.com", "bo@example.com"]);
    await takeOverMails();
    t.same(await received(), []);
  });

  t.test("are not sent again where the taking over was cut short", async (t) => {
    const _id = await write("half@example.com");
    await takeOverMails();
    t.same(await received(), ["half@example.com"]);
    // Its process died before it took the mail out of the outbox.
    await write("half@example.com", { _id });
    await takeOverMails();
    t.same(await left(), []);
    t.same(await received(), []);
  });

  t.test(
    "wait as long as they would have: for their next try, or for the sender that may still be at it",
    async (t) => {
      await write("later@example.com", { tries: 2, dueAt: later(180_000) });
      await takeOverMails();
      t.same(await received(), []);
      t.match(await JobModel.findOne({ "data.to": "later@example.com" }).lean(), { state: "waiting", tries: 2 });
    },
  );

  t.test("that are sent or dead stay, and one whose key is taken goes", async (t) => {
    await write("sent@example.com", { state: "sent", sealedProps: null });
    await write("dead@example.com", { state: "dead" });
    await write("keyed@example.com", { key: "welcome:1" });
    await takeOverMails();
    await write("keyed@example.com", { key: "welcome:1" });
    await takeOverMails();
    t.same(await left(), ["sent@example.com", "dead@example.com"]);
    t.same(await received(), ["keyed@example.com"]);
  });

  t.test("that cannot be read are dead letters, and keep no other waiting", async (t) => {
    await outbox.insertOne({ state: "waiting", to: 7 });
    await write("fine@example.com");
    await takeOverMails();
    t.same(await received(), ["fine@example.com"]);
    t.match(await JobModel.findOne({ "data.to": 7 }).lean(), { state: "dead", problem: /do not fit/ });
  });
});
