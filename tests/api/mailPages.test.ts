import Fastify from "fastify";
import { simpleParser } from "mailparser";
import t from "tap";
import { sampleOf } from "#renderer/mails/samples.ts";
import devMailRoutes from "#server/features/mail/dev/routes.ts";
import { handleErrors } from "#server/http/plugins/errors.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { diskOutbox, listOutbox, readOutbox } from "#server/ports/smtp/outbox.ts";
import { MAIL_NAMES } from "#shared/mail/schema.ts";
import { startApp } from "#tests/support/startApp.ts";

const ID = "6b01a165f59a85cb6fbd221d";

t.test("mails that nobody sends", async (t) => {
  const installation = await startApp(t);
  const { outboxDir } = installation.config;
  const outbox = diskOutbox(outboxDir);
  const deliver = async (id: string) =>
    outbox.deliver({
      id,
      from: { name: "Signoff", address: "no-reply@signoff.example" },
      to: "ana@example.com",
      replyTo: null,
      stopUrl: null,
      ...(await renderer().mail("passwordReset", sampleOf("passwordReset"), "en")),
    });

  const app = Fastify();
  handleErrors(app);
  app.register(devMailRoutes);
  t.teardown(() => app.close());
  const get = (
    url: string,
    { address = "127.0.0.1", host = "localhost:3000", ...headers }: Record<string, string> = {},
  ) => app.inject({ url, remoteAddress: address, headers: { host, accept: "text/html", ...headers } });

  t.test("an empty outbox says so", async (t) => {
    t.match((await get("/dev/outbox")).body, /Nothing was sent yet/);
  });

  t.test("a mail becomes one file that any mail program opens, also when it comes twice", async (t) => {
    await deliver(ID);
    await deliver(ID);
    t.same(await listOutbox(outboxDir), [ID]);
    const mail = await simpleParser((await readOutbox(outboxDir, ID)) ?? "");
    t.match(mail, { subject: "Choose a new password", to: { text: "ana@example.com" }, text: /Łukasz Żółć/ });
    t.equal(await readOutbox(outboxDir, "../../secrets/token-secret"), null);
  });

  t.test("the outbox shows its mails: list, page, frame, source", async (t) => {
    t.match((await get("/dev/outbox")).body, `href="/dev/outbox/${ID}"`);
    const page = await get(`/dev/outbox/${ID}`);
    t.match(page.body, /<iframe sandbox="[^"]*"/);
    t.match(page.body, '<a href="https://signoff.example/a/rather-long-address/', "links of the text can be clicked");
    const frame = await get(`/dev/outbox/${ID}/html`);
    t.match(frame.headers["content-security-policy"], /default-src 'none';.*sandbox/);
    t.match(frame.body, "Choose a new password</h1>");
    t.match((await get(`/dev/outbox/${ID}/raw`)).body, /^MIME-Version|Message-ID/m);
    for (const id of ["6b01a165f59a85cb6fbd2200", "x", "..%2f..%2fsecrets"])
      t.equal((await get(`/dev/outbox/${id}`)).statusCode, 404);
  });

  t.test("only this machine may look", async (t) => {
    const strangers: Record<string, string>[] = [
      { address: "192.168.1.7" },
      { host: "evil.example" },
      { host: "localhost.evil.example" },
      { host: "127.evil.example" },
      { "x-forwarded-for": "203.0.113.9" },
    ];
    for (const headers of strangers)
      for (const url of ["/dev/outbox", `/dev/outbox/${ID}/raw`, "/dev/mails"])
        t.equal((await get(url, headers)).statusCode, 404);
  });

  t.test("every mail can be looked at", async (t) => {
    const list = (await get("/dev/mails")).body;
    for (const name of MAIL_NAMES) {
      t.match(list, `/dev/mails/${name}"`);
      t.match((await get(`/dev/mails/${name}`)).body, /kB of 102 kB/);
    }
    t.match((await get("/dev/mails/welcome/html?dark=1")).body, "@media all");
    t.match((await get("/dev/mails/welcome/html")).body, "@media not all");
    t.equal((await get("/dev/mails/nothing")).statusCode, 404);
    t.equal((await get("/dev/mails/constructor")).statusCode, 404);
  });

  t.test("outside of development there is no such page", async (t) => {
    for (const url of ["/dev/outbox", "/dev/mails", `/dev/outbox/${ID}/raw`]) {
      const answer = await installation.inject({ url });
      t.equal(answer.statusCode, 302);
      t.equal(answer.headers.location, "/login");
    }
  });
});
