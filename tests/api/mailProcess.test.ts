import mongoose from "mongoose";
import t from "tap";
import { openStore } from "#server/db/store.ts";
import { JobModel } from "#server/jobs/model.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { freePort } from "#tests/support/ports.ts";
import { startServer } from "#tests/support/startServer.ts";

t.test("a mail outlives the server and the mail server", { skip: Boolean(process.env.MONGODB_URI) }, async (t) => {
  const port = await freePort();
  const server = await startServer({
    LOG_LEVEL: "info",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Ana & Co <hello@signoff.example>",
  });
  t.teardown(() => server.stop());
  const register = (email: string) =>
    fetch(`${server.url}/api/app/registration/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ana", email, password: "a good long one" }),
    });
  t.equal((await register("ana@example.com")).status, 201, "signing up needs no mail server");
  await server.end("SIGKILL");

  // Nobody wants to wait here until the next try is due.
  const store = await openStore(server.dataDir);
  const connection = await mongoose.createConnection(store.uri, { dbName: "signoff" }).asPromise();
  const jobs = connection.collection(JobModel.collection.name);
  t.match(await jobs.findOne({ "data.to": "ana@example.com" }), {
    state: /^(waiting|running)$/,
    data: { name: "emailVerification" },
  });
  await jobs.updateMany({}, { $set: { dueAt: new Date() } });
  await connection.close();
  await store.stop();

  const mailbox = await startMailbox(t, port);
  await server.restart();
  t.equal((await register("bo@example.com")).status, 201);
  while (mailbox.mails.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
  await server.end();
  t.same(mailbox.envelopes.flat().sort(), ["ana@example.com", "bo@example.com"], "each once");
  t.match(mailbox.mails[0]?.from?.value, [{ name: "Ana & Co", address: "hello@signoff.example" }]);
  t.notMatch(server.output(), /example\.com/, "the log names no recipients");
});
