import type { AddressObject } from "mailparser";
import t from "tap";
import { lintMail } from "#renderer/mails/lint.ts";
import { sampleOf } from "#renderer/mails/samples.ts";
import { MAIL } from "#server/features/mail/jobs.ts";
import { send } from "#server/features/mail/service.ts";
import { pauseAfter } from "#server/jobs/kind.ts";
import { LEASE_MS } from "#server/jobs/leases.ts";
import { JobModel } from "#server/jobs/model.ts";
import { smtpMailer } from "#server/ports/smtp/nodemailer.ts";
import { mailer } from "#server/ports/smtp/smtp.ts";
import { MAIL_NAMES, type MailName } from "#shared/mail/schema.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import { freePort } from "#tests/support/ports.ts";
import { mailWorker } from "#tests/support/sending.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp } from "#tests/support/startApp.ts";

const FROM = { name: "Signoff of Łódź", address: "no-reply@signoff.example" };
const later = (ms: number) => new Date(Date.now() + ms);

t.test("mails over SMTP", async (t) => {
  const app = await startApp(t, { MAIL_FROM: `${FROM.name} <${FROM.address}>` });
  /** Sends what is due, as of `aheadMs` after now. @returns how many mails it took up */
  const run = (aheadMs = 0) => mailWorker({ aheadMs }).runDue();
  const recordOf = (to: string) => JobModel.findOne({ "data.to": to }).lean();
  /** Sends from here on go to this server. */
  const use = (t: { teardown(fn: () => unknown): void }, url: string) => {
    const smtp = smtpMailer(url);
    mailer.plug(smtp);
    t.teardown(() => smtp.close());
  };

  t.test("each mail arrives as it was drawn", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    for (const name of MAIL_NAMES) await send<MailName>(name, `${name}@example.com`, sampleOf(name));
    t.equal(await run(), MAIL_NAMES.length);
    t.equal(mailbox.mails.length, MAIL_NAMES.length);

    for (const name of MAIL_NAMES) {
      const mail = mailbox.mails.find(({ to }) => (to as AddressObject).text === `${name.toLowerCase()}@example.com`);
      if (!mail) return t.fail(`${name} did not arrive`);
      t.match(mail.from?.value, [FROM], `${name}: sender, with its letters`);
      t.match(mail.messageId, /^<[0-9a-f]{24}@signoff\.example>$/);
      t.equal(mail.headers.get("auto-submitted"), "auto-generated");
      const html = String(mail.html);
      t.match(html, `>${mail.subject?.replaceAll("&", "&amp;")}</h1>`, `${name}: subject`);
      t.same(
        lintMail(html).filter(({ level }) => level === "error"),
        [],
        `${name}: nothing that programs must not receive`,
      );
      for (const [, href = ""] of html.matchAll(/ href="(http[^"]*)"/g))
        t.ok(URL.canParse(href) && !/\s|=3D/.test(href), `${name}: ${href} is whole`);
      const text = mail.text ?? "";
      t.ok(text.length > 60, `${name}: has a text of its own`);
      if (/Łukasz/.test(JSON.stringify(sampleOf(name)))) t.match(text + html, /Łukasz/, `${name}: letters survive`);
    }
    t.ok(
      mailbox.raw.every((mail) => mail.split("\r\n").every((line) => line.length <= 998)),
      "no line that mail servers cut",
    );
    t.match(
      mailbox.mails.find(({ subject }) => subject?.includes("password"))?.text,
      "wiV0vlcGgyZ4R3a2BqXn0sUe7tOqjH5mDk9yLpTfCzA",
    );
  });

  t.test("an answer goes to the person, not to us", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    await send("contactRequest", "team@example.com", sampleOf("contactRequest"), { replyTo: "lukasz@school.example" });
    await run();
    t.equal(mailbox.mails[0]?.replyTo?.text, "lukasz@school.example");
  });

  t.test("nothing that people type becomes a header or a second recipient", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    for (const bad of [
      "a@example.com\r\nBcc: eve@example.com",
      "a@example.com,eve@example.com",
      "<a@example.com>",
      "a b@c.de",
    ])
      await t.rejects(send("welcome", bad, { name: "" }), Error, encodeURIComponent(bad));
    for (const bad of ["Ana\r\nBcc: eve@example.com", "Ana\nSubject: x", "Ana\rX", "Ana\u2028X", "Ana\u0000"])
      await t.rejects(
        send("signature", "a@example.com", { ...sampleOf("signature"), senderName: bad }),
        Error,
        encodeURIComponent(bad),
      );
    await t.rejects(send("welcome", "a@example.com", { name: "" }, { replyTo: "x@example.com\nBcc: eve@example.com" }));

    const name = `"Ana" <eve@example.com>, Bcc: eve@example.com; =?utf-8?q?x?=`;
    await send("signature", "a@example.com", { ...sampleOf("signature"), senderName: name });
    await run();
    t.same(mailbox.envelopes, [["a@example.com"]]);
    t.equal(mailbox.mails[0]?.subject, `${name} sent you an email signature`);
    t.notOk(mailbox.mails[0]?.headers.has("bcc"));
  });

  t.test("a mail outlives a mail server that is away, and arrives once", async (t) => {
    const port = await freePort();
    use(t, `smtp://127.0.0.1:${port}`);
    await send("welcome", "patient@example.com", { name: "" });
    await run();
    const waiting = await recordOf("patient@example.com");
    t.match(waiting, { state: "waiting", tries: 1, problem: /ECONNREFUSED/ });
    t.equal(await run(), 0, "not again at once");

    const mailbox = await startMailbox(t, port);
    t.equal(await run(pauseAfter(1, MAIL) + 1000), 1);
    t.equal(await run(LEASE_MS * 100), 0);
    t.equal(mailbox.mails.length, 1);
    const sent = await recordOf("patient@example.com");
    t.match(sent, { state: "done", tries: 2, data: { sealedProps: null } });
    t.ok(sent?.removeAt, "is forgotten some day");
  });

  t.test("many processes send one mail once", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    for (let i = 0; i < 8; i++) await send("welcome", `crowd${i}@example.com`, { name: "" });
    const counts = await Promise.all(Array.from({ length: 5 }, () => run()));
    t.equal(
      counts.reduce((sum, count) => sum + count),
      8,
    );
    t.equal(new Set(mailbox.envelopes.flat()).size, 8);
    t.equal(mailbox.mails.length, 8);
  });

  t.test("a mail whose sender died is sent by another when its lease is over", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    await send("welcome", "orphan@example.com", { name: "" });
    await JobModel.updateOne(
      { "data.to": "orphan@example.com" },
      { $set: { state: "running", holder: "the dead", dueAt: later(LEASE_MS) }, $inc: { tries: 1 } },
    );
    t.equal(await run(), 0);
    t.equal(await run(LEASE_MS + 1000), 1);
    t.equal(mailbox.mails.length, 1);
  });

  t.test("a sender that was slow does not send again what another has sent", async (t) => {
    const gate = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    let delivered = 0;
    mailer.plug({
      async deliver() {
        delivered++;
        if (delivered > 1) return;
        ask();
        await gate.promise;
      },
      close: async () => {},
    });
    await send("welcome", "slow@example.com", { name: "" });
    const slow = run();
    await isAsked;
    t.equal(await run(LEASE_MS + 1000), 1, "its lease is over");
    gate.reject(new Error("the connection was cut"));
    await slow;
    t.match(await recordOf("slow@example.com"), { state: "done", tries: 2 });
    t.equal(await run(LEASE_MS * 100), 0);
    t.equal(delivered, 2);
  });

  t.test("a mailbox that does not exist makes a dead letter at once, a full one is tried again", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    await send("welcome", "nobody@example.com", { name: "" });
    await send("welcome", "later@example.com", { name: "" });
    await run();
    t.match(await recordOf("nobody@example.com"), { state: "dead", tries: 1, problem: /550/ });
    t.match(await recordOf("later@example.com"), {
      state: "waiting",
      tries: 1,
      problem: /450/,
    });

    let at = 0;
    for (let tries = 1; tries < MAIL.maxTries; tries++) {
      at += pauseAfter(tries, MAIL) + 1000;
      await JobModel.updateOne({ "data.to": "later@example.com" }, { $set: { dueAt: later(0) } });
      await run();
    }
    t.match(await recordOf("later@example.com"), { state: "dead", tries: MAIL.maxTries });
    t.ok(at > 24 * 3_600_000, "tried for more than a day");
    t.equal(mailbox.mails.length, 0);
  });

  t.test("a mail of no more use is given up", async (t) => {
    use(t, `smtp://127.0.0.1:${await freePort()}`);
    await send("passwordReset", "hasty@example.com", sampleOf("passwordReset"), { until: later(1000) });
    await run();
    t.match(await recordOf("hasty@example.com"), { state: "dead", tries: 1 });

    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    await send("passwordReset", "late@example.com", sampleOf("passwordReset"), { until: later(1000) });
    await run(2000);
    t.match(await recordOf("late@example.com"), { state: "dead", problem: /any more/ });
    t.equal(mailbox.mails.length, 0, "nor is it sent by a server that was away itself");
  });

  t.test("one mail a key", async (t) => {
    await Promise.all(
      Array.from({ length: 5 }, () => send("welcome", "keyed@example.com", { name: "" }, { key: "welcome:1" })),
    );
    t.equal(await JobModel.countDocuments({ "data.to": "keyed@example.com" }), 1);
    await JobModel.deleteMany({ "data.to": "keyed@example.com" });
  });

  t.test("what waits in the store can be read with our secret only", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    await send("passwordReset", "secret@example.com", sampleOf("passwordReset"));
    const record = await recordOf("secret@example.com");
    t.notMatch(JSON.stringify(record), "wiV0vlcGgyZ4R3a2BqXn0s");
    await withSettings({ tokenSecrets: ["another secret, of at least 32 characters"] }, () => mailWorker().runDue());
    t.match(await recordOf("secret@example.com"), { state: "dead", problem: /TOKEN_SECRET/ });
    t.equal(mailbox.mails.length, 0);
  });

  t.test("a renderer that is away only delays, and takes no tries away", async (t) => {
    const mailbox = await startMailbox(t);
    use(t, mailbox.url);
    await app.drawing.close();
    await send("welcome", "undrawn@example.com", { name: "" });
    await run();
    t.match(await recordOf("undrawn@example.com"), { state: "waiting", tries: 0 });
  });
});
