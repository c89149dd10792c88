import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createTransport, type SendMailOptions } from "nodemailer";
import { pino } from "pino";
import t from "tap";
import { listenForMail } from "#server/features/signatures/arrival/listener.ts";
import { CheckModel } from "#server/features/signatures/arrival/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { examine } from "#shared/arrival/examine.ts";
import { readArrived } from "#shared/arrival/mail.ts";
import { MAX_CHECKED_MAIL_BYTES, MAX_EARLIER, type Sent } from "#shared/arrival/schema.ts";
import * as make from "#tests/support/make.ts";
import { freePort } from "#tests/support/ports.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp } from "#tests/support/startApp.ts";

const DOMAIN = "check.signoff.example";

t.test("a signature that arrives", async (t) => {
  const port = await freePort();
  const app = await startApp(t, { CHECK_SMTP_PORT: String(port), CHECK_DOMAIN: DOMAIN });
  const errors: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => errors.push(line) });
  const listener = await listenForMail({ port, host: "127.0.0.1", domain: DOMAIN, log });
  t.teardown(() => listener.stop());
  type Person = Awaited<ReturnType<typeof app.person>>;
  const saved = async (who: Person, position = "Head of Design"): Promise<string> =>
    (await who.post("/_/signatures", make.signature({ general: { name: "Zoë Müller", position } }))).json().hash;
  const addressOf = async (who: Person, hash: string): Promise<string> =>
    (await who.post(`/_/signatures/${hash}/arrival/address`)).json().address;
  const mailOf = async (who: Person, hash: string) => (await who.get(`/_/signatures/${hash}/arrival/mail`)).json().mail;
  const smtp = createTransport({ host: "127.0.0.1", port, ignoreTLS: true });
  t.teardown(async () => smtp.close());
  const send = (to: string | string[], rest: SendMailOptions = {}) =>
    smtp.sendMail({ from: "zoe@harbour-pilots.example", to, subject: "Hello", text: "Hello", ...rest }).then(
      () => 250,
      ({ responseCode }) => responseCode,
    );

  t.test("is known in all its forms and earlier states", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe, "Designer");
    const now = make.signature({ general: { name: "Zoë Müller", position: "Head of Design" } });
    const forms = { internal: [{ op: "set", path: ["general", "position"], value: "Floor 3" }] };
    t.equal((await zoe.put(`/_/signatures/${hash}`, { ...now, forms })).statusCode, 200);
    const sent = (await zoe.get(`/_/signatures/${hash}/arrival`)).json();
    t.match(sent, { hasCheckAddress: true, forms: [{ form: null }, { form: "internal" }, { form: "reply" }] });
    t.match(sent.forms[0].html, /Head of Design/);
    t.match(sent.forms[1].html, /Floor 3/);
    t.equal(sent.earlier.length, 1);
    t.match(sent.earlier[0].html, /Designer/);
    const old = examine(await readArrived(sent.earlier[0].html), sent);
    t.match(old, { earlierAt: sent.earlier[0].savedAt, findings: [{ kind: "oldVersion" }] });
    t.match(examine(await readArrived(sent.forms[1].html), sent), { form: "internal", findings: [] });
  });

  t.test("is known as it was copied, however often it was saved since, and each of its looks once", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe, "As it was copied");
    const save = async (position: string, label = "") => {
      const next = { ...make.signature({ general: { name: "Zoë Müller", position } }), label };
      t.equal((await zoe.put(`/_/signatures/${hash}`, next)).statusCode, 200);
      return (await zoe.get(`/_/signatures/${hash}`)).json().updatedAt;
    };
    const { updatedAt } = (await zoe.get(`/_/signatures/${hash}`)).json();
    t.equal((await zoe.put(`/_/signatures/${hash}/copied`, { updatedAt })).statusCode, 204);
    const installed = await save("As it was installed");
    t.equal((await zoe.put(`/_/signatures/${hash}/installed`, { updatedAt: installed })).statusCode, 204);
    for (let i = 1; i <= MAX_EARLIER; i++) await save(`Designer ${i}`);
    for (const label of ["a", "b", "c", "d"]) await save("Of several names", label);
    await save("As it is now");
    const { earlier } = (await zoe.get(`/_/signatures/${hash}/arrival`)).json<Sent>();
    t.equal(earlier.length, MAX_EARLIER);
    const has = (words: string) => earlier.filter(({ html }) => html.includes(words)).length;
    t.same(
      ["As it was copied", "As it was installed", "Of several names", `Designer ${MAX_EARLIER}`].map(has),
      [1, 1, 1, 1],
    );
    t.equal(has("Designer 1<"), 0, "what is older and was never copied gives way");
    t.same(
      earlier.map(({ savedAt }) => savedAt),
      earlier
        .map(({ savedAt }) => savedAt)
        .toSorted()
        .toReversed(),
      "the newest first",
    );
  });

  t.test("is taken by its address, and read as it came", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe);
    const address = await addressOf(zoe, hash);
    t.match(address, /^check-[a-z2-9]{24}@check\.signoff\.example$/);
    t.equal(await addressOf(zoe, hash), address, "the same while it is open");
    t.equal(await mailOf(zoe, hash), null);
    const sent = (await zoe.get(`/_/signatures/${hash}/arrival`)).json();
    t.equal(await send(address.toUpperCase().replace("CHECK.S", "check.S"), { html: sent.forms[0].html }), 250);
    const mail = await mailOf(zoe, hash);
    const report = examine(await readArrived(Buffer.from(mail.source, "base64")), sent);
    t.same(report.findings, []);
    t.equal(await send(address, { text: "..dots\n.\n..", html: "<p>Hello</p>" }), 250);
    const next = await readArrived(Buffer.from((await mailOf(zoe, hash)).source, "base64"));
    t.same(next.text.trim().split(/\r?\n/), ["..dots", ".", ".."], "the last one, with its dots");
  });

  t.test("is nobody else's business", async (t) => {
    const [zoe, ana] = [await make.paid(app), await make.paid(app)];
    const hash = await saved(zoe);
    const address = await addressOf(zoe, hash);
    await send(address);
    for (const path of ["arrival", "arrival/mail"])
      t.equal((await ana.get(`/_/signatures/${hash}/${path}`)).statusCode, 404, path);
    t.equal((await ana.post(`/_/signatures/${hash}/arrival/address`)).statusCode, 404);
    const admin = await make.member(app, { role: "admin" }, zoe);
    t.equal(await mailOf(admin, hash), null, "each reads their own mail");
    t.not(await mailOf(zoe, hash), null);
  });

  t.test("refuses whoever is not meant", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe);
    const address = await addressOf(zoe, hash);
    const [local = ""] = address.split("@");
    for (const other of [
      `zoe@${DOMAIN}`,
      `check-${"a".repeat(24)}@${DOMAIN}`,
      `${local}@gmail.com`,
      `${local}@${DOMAIN}.evil.example`,
      `postmaster@${DOMAIN}`,
    ])
      t.equal(await send(other), 550, other);
    t.equal(await mailOf(zoe, hash), null);
    t.equal(await send(address, { text: "x".repeat(MAX_CHECKED_MAIL_BYTES) }), 552, "what is too big");
    t.equal(await mailOf(zoe, hash), null);
    await CheckModel.updateOne({ signature: hash }, { mails: 20 });
    t.equal(await send(address), 550, "an address takes so many mails");
    await CheckModel.updateOne({ signature: hash }, { mails: 0, expiresAt: new Date(Date.now() - 1000) });
    t.equal(await send(address), 550, "and for so long");
    t.equal(await mailOf(zoe, hash), null);
  });

  t.test("comes to whichever address was given out, of which there is one at a time", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe);
    const given = await Promise.all(Array.from({ length: 8 }, () => addressOf(zoe, hash)));
    t.equal(new Set(given).size, 1);
    const [first = ""] = given;
    await CheckModel.updateOne({ signature: hash }, { expiresAt: new Date(Date.now() + 600_000) });
    const second = await addressOf(zoe, hash);
    t.not(second, first, "one that is about to end is not given out again");
    t.equal(await send(first, { text: "To the first" }), 250);
    const arrived = async () => Buffer.from((await mailOf(zoe, hash)).source, "base64").toString();
    t.match(await arrived(), "To the first");
    t.equal(await send(second, { text: "To the second" }), 250);
    t.match(await arrived(), "To the second");
    t.equal(await send(first, { text: "Once more to the first" }), 250);
    t.match(await arrived(), "Once more to the first");
    // Of two servers at once each may have made one.
    const longer = { signature: hash, user: await make.idOf(zoe), expiresAt: new Date(Date.now() + 3_600_000) };
    await CheckModel.create([
      { ...longer, _id: "c".repeat(24) },
      { ...longer, _id: "b".repeat(24) },
    ]);
    t.match(await addressOf(zoe, hash), /^check-b{24}@/);
  });

  t.test("is waited for a little, and by nobody for all places", async (t) => {
    const held = Array.from({ length: 12 }, () => connection(port));
    const greetings = await Promise.all(held.map((one) => one.next()));
    t.same(greetings.map((line) => line.slice(0, 3)).sort(), [...Array(4).fill("220"), ...Array(8).fill("421")]);
    const other = connection(port, "127.0.0.2");
    t.match(await other.next(), /^220/, "others are let in");
    for (const { socket } of held) socket.destroy();
    await setTimeout(100);
    const again = connection(port);
    t.match(await again.next(), /^220/, "and the same, once there is room");
    const since = performance.now();
    t.equal(await again.next(15_000), "closed", "whoever says nothing goes");
    t.ok(performance.now() - since < 13_000);
    t.equal(await other.next(1000), "closed");
  });

  t.test("is not ours to explain when it was torn", async (t) => {
    const zoe = await make.paid(app);
    const address = await addressOf(zoe, await saved(zoe));
    errors.length = 0;
    const torn = connection(port, "127.0.0.3");
    await torn.next();
    for (const line of ["EHLO x", "MAIL FROM:<a@b.example>", `RCPT TO:<${address}>`, "DATA"]) {
      torn.socket.write(`${line}\r\n`);
      await torn.next();
    }
    torn.socket.write("Subject: x\r\n\r\nHalf a mail");
    await setTimeout(100);
    torn.socket.destroy();
    await setTimeout(300);
    t.same(errors, []);
    t.intercept(CheckModel, "updateOne", { value: () => Promise.reject(new Error("no store")) });
    t.equal(await send(address), 451);
    t.equal(errors.length, 1, "what fails here is");
  });

  t.test("comes to one recipient at a time, who is asked for so often", async (t) => {
    const zoe = await make.paid(app);
    const [one, two] = [await addressOf(zoe, await saved(zoe)), await addressOf(zoe, await saved(zoe))];
    const replies = await talk(port, ["EHLO x", "MAIL FROM:<a@b.example>", `RCPT TO:<${one}>`, `RCPT TO:<${two}>`]);
    t.match(replies.at(-2), /^250/);
    t.match(replies.at(-1), /^452/);
    const guesses = Array.from({ length: 70 }, (_, at) => `RCPT TO:<check-${String(at).padStart(24, "z")}@${DOMAIN}>`);
    const answers = await talk(port, ["EHLO x", "MAIL FROM:<a@b.example>", ...guesses]);
    t.ok(
      answers.some((line) => line.startsWith("421")),
      "guessing comes to an end",
    );
    t.equal(answers.filter((line) => line.startsWith("250 ") && /accept/i.test(line)).length <= 1, true);
  });

  t.test("without a port there is no address", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe);
    await withSettings({ CHECK_SMTP_PORT: undefined }, async () => {
      t.match((await zoe.get(`/_/signatures/${hash}/arrival`)).json(), { hasCheckAddress: false });
      t.equal((await zoe.post(`/_/signatures/${hash}/arrival/address`)).statusCode, 404);
    });
  });

  t.test("a record of before that says less is read", async (t) => {
    const zoe = await make.paid(app);
    const hash = await saved(zoe);
    const { team: _, ...record } = (await SignatureModel.findOne({ hash }).lean()) ?? { team: null };
    const owner = (record as { owner: unknown }).owner;
    await CheckModel.collection.insertOne({
      _id: "aaaaaaaaaaaaaaaaaaaaaaaa" as never,
      signature: hash,
      user: owner,
      expiresAt: new Date(Date.now() + 3_000_000),
    });
    t.equal(await mailOf(zoe, hash), null);
    t.match(await addressOf(zoe, hash), /^check-a{24}@/);
  });
});

/** Says one line after the other. @returns the last line of each answer, or what came until the server hung up */
async function talk(port: number, lines: string[]): Promise<string[]> {
  const { socket, next } = connection(port);
  const answers = [await next()];
  for (const line of lines) {
    if (answers.at(-1) === "closed") break;
    socket.write(`${line}\r\n`);
    answers.push(await next());
  }
  socket.destroy();
  return answers;
}

/** A connection whose answers are read one after the other, each by its last line; `closed` is the last of them. */
function connection(port: number, from = "127.0.0.1") {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const hear = (line: string) => {
    const first = waiting.shift();
    if (first) first(line);
    else lines.push(line);
  };
  let rest = "";
  socket.setEncoding("utf8");
  socket.on("data", (text: string) => {
    rest += text;
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (/^\d{3} /.test(line)) hear(line);
    }
  });
  socket.on("close", () => hear("closed"));
  socket.on("error", () => {});
  const next = (patienceMs = 10_000): Promise<string> => {
    const line = lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    const heard = new Promise<string>((resolve) => waiting.push(resolve));
    return Promise.race([heard, setTimeout(patienceMs, "nothing", { ref: false })]);
  };
  return { socket, next };
}
