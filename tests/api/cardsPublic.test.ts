import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import ICAL from "ical.js";
import t from "tap";
import { CardModel } from "#server/features/cards/model.ts";
import type { Card, ListedCard } from "#shared/cards/schema.ts";
import type { Page } from "#shared/pages/schema.ts";
import { form } from "#tests/support/form.ts";
import { HOSTILE_LINE } from "#tests/support/hostileText.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const PROGRAM = join(import.meta.dirname, "../support/pageProcess.ts");
const PROMISED_MS = 1_000;

t.test("public cards", { timeout: 180_000 }, async (t) => {
  const app = await startApp(t);
  const see = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...BROWSER, ...headers } });
  const made = async (person: Person, values: Parameters<typeof make.card>[0] = {}) =>
    (await person.post("/_/cards", make.card(values))).json<Card>();

  await t.test("a card is seen as it is saved", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana, { note: "Call me in the morning." });
    const first = await see(`/c/${hash}`);
    t.equal(first.statusCode, 200);
    for (const words of ["Example &amp; Sons", "Ana Person", "Head of Design", "Call me in the morning."])
      t.match(first.body, words);
    t.match(first.body, 'href="tel:+491701234567"');
    t.match(first.body, 'href="mailto:ana@example.com"');
    t.match(first.body, `href="http://localhost:3000/c/${hash}.vcf"`);
    t.match(first.body, /<svg role="img"/, "with its code");
    t.notMatch(first.body, /wallet/i, "no operator has a certificate here");
    t.notMatch(first.body, /<form/, "nobody is asked for anything");
    t.match(first.headers, { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    t.equal(first.headers["x-robots-tag"], "noindex", "until the address of its owner is confirmed");
    t.notOk(first.headers["set-cookie"]);
    t.notMatch(first.headers["content-security-policy"], /script-src[^;]*unsafe/);
    t.equal((await see(`/c/${hash}`, { "if-none-match": String(first.headers.etag) })).statusCode, 304);
    await make.confirm(ana);
    t.notOk((await see(`/c/${hash}`)).headers["x-robots-tag"]);

    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Other" }));
    t.match((await see(`/c/${hash}`)).body, "Ana Other", "a save shows at once");
    await ana.delete(`/_/cards/${hash}`);
    const gone = await see(`/c/${hash}`);
    t.equal(gone.statusCode, 404);
    t.match(gone.headers, { "cache-control": "no-store", "x-robots-tag": "noindex" });
    for (const url of [
      `/c/${hash}.vcf`,
      `/c/${hash}/print.pdf`,
      "/c/short",
      `/c/${"a".repeat(22)}`,
      `/c/${hash}.exe`,
      "/c/a/b",
    ])
      t.equal((await see(url)).statusCode, 404, url);
  });

  await t.test(
    "a card speaks the language that was chosen for it, one from before there was a choice English",
    async (t) => {
      const ana = await app.person();
      const { hash } = await made(ana, { language: "de" });
      t.match((await see(`/c/${hash}`)).body, /<html lang="de">.*Kontakt speichern/s);
      await CardModel.updateOne({ hash }, { $unset: { "content.language": 1 } });
      t.match((await see(`/c/${hash}`)).body, /<html lang="en">.*Save contact/s);
    },
  );

  await t.test("another process sees what is saved and deleted within a second", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana, { title: "One" });
    const child = spawn(
      process.execPath,
      [PROGRAM, app.store?.uri ?? process.env.MONGODB_URI ?? "", app.config.DATA_DIR],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    t.teardown(() => child.kill("SIGKILL"));
    const [port] = await once(child.stdout.setEncoding("utf8"), "data");
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${Number(port)}/c/${hash}`, { headers: BROWSER });
      return { status: answer.status, html: await answer.text() };
    };
    const until = async (isSo: (seen: Awaited<ReturnType<typeof ask>>) => boolean) => {
      const start = performance.now();
      while (!isSo(await ask())) {
        if (performance.now() - start > 5_000) return Number.POSITIVE_INFINITY;
        await setTimeout(10);
      }
      return performance.now() - start;
    };
    t.ok((await until(({ html }) => html.includes("One"))) < 5_000);
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Two" }));
    t.ok((await until(({ html }) => html.includes("Two"))) < PROMISED_MS, "a save");
    await ana.delete(`/_/cards/${hash}`);
    t.ok((await until(({ status }) => status === 404)) < PROMISED_MS, "deleted");
  });

  await t.test("the contact goes into any address book", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana, { title: "Łukasz Żółć", note: "Line one\nLine two; and, more" });
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(600, 600) }]);
    const uploaded = (await ana.post(`/_/cards/${hash}/image/photo`, body, headers)).json<{ url: string }>();
    await ana.put(
      `/_/cards/${hash}`,
      make.card({ title: "Łukasz Żółć", note: "Line one\nLine two; and, more", photo: uploaded.url }),
    );
    for (const [query, version] of [
      ["", "3.0"],
      ["?v=4", "4.0"],
      ["?for=outlook", "3.0"],
    ] as const) {
      const answer = await see(`/c/${hash}.vcf${query}`);
      t.equal(answer.statusCode, 200);
      t.match(answer.headers, { "content-type": "text/vcard; charset=utf-8", "cache-control": "no-store" });
      t.match(
        answer.headers["content-disposition"],
        /^attachment; filename="contact\.vcf"; filename\*=UTF-8''%C5%81ukasz/,
      );
      for (const line of answer.body.split("\r\n")) t.ok(Buffer.byteLength(line) <= 75, line);
      const card = new ICAL.Component(ICAL.parse(answer.body.replace(/;CHARSET=utf-8/g, "")));
      t.equal(card.getFirstPropertyValue("version"), version);
      t.equal(card.getFirstPropertyValue("fn"), "Łukasz Żółć");
      t.match(String(card.getFirstPropertyValue("photo")), version === "4.0" ? /^data:image\/jpeg;base64,/ : /^\/9j\//);
      t.match(answer.body, `http://localhost:3000/c/${hash}`);
    }
  });

  await t.test("a file is named after its card, with half a character and with one too many", async (t) => {
    const ana = await app.person();
    for (const title of ["Ana \ud800", `${"a".repeat(59)}\u{1f600}`, "\u202e/../x", "?"]) {
      const { hash } = await made(ana, { title });
      for (const file of [`${hash}.vcf`, `${hash}/print.pdf`]) {
        const answer = await see(`/c/${file}`);
        t.equal(answer.statusCode, 200, `${title} ${file}`);
        t.match(answer.headers["content-disposition"], /^attachment; filename="[\w.]+"; filename\*=UTF-8''[\w%.~-]+$/);
      }
      await ana.delete(`/_/cards/${hash}`);
    }
  });

  await t.test("its code leads to the page it is linked with, as long as that is seen", async (t) => {
    const ana = await make.paid(app);
    const page = (await ana.post("/_/pages", make.page({ slug: "of-the-card" }))).json<Page>();
    const { hash } = await made(ana, { qrType: "page", linkedPage: page.hash });
    t.notMatch((await see(`/c/${hash}`)).body, "/p/of-the-card");
    await ana.post(`/_/pages/${page.hash}/publish`);
    t.match((await see(`/c/${hash}`)).body, 'href="http://localhost:3000/p/of-the-card"');
    await ana.post(`/_/pages/${page.hash}/unpublish`);
    t.notMatch((await see(`/c/${hash}`)).body, "/p/of-the-card");
  });

  await t.test("whatever was typed stays text", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana, {
      header: HOSTILE_LINE,
      title: HOSTILE_LINE,
      subheader: HOSTILE_LINE,
      note: HOSTILE_LINE,
      takesContacts: true,
      contacts: [{ name: "address", value: HOSTILE_LINE }],
    });
    const { body } = await see(`/c/${hash}`);
    t.notMatch(body, /<img src=x|<script>hit/);
    const answer = await see(`/c/${hash}.vcf`);
    t.notMatch(answer.headers["content-disposition"], /[<>\r\n]/);
  });

  await t.test("the cards of a team whose plan has ended have expired", async (t) => {
    const owner = await make.paid(app);
    const { hash } = await made(owner);
    await make.changeTeam(owner, { isTerminated: true });
    t.equal((await see(`/c/${hash}`)).statusCode, 410);
    t.equal((await see(`/c/${hash}.vcf`)).statusCode, 410);
    await make.changeTeam(owner, { isTerminated: false });
    t.equal((await see(`/c/${hash}`)).statusCode, 200);
  });

  await t.test("a printed sheet has its cut, its bleed and letters of any language", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana, { title: "Łukasz Żółć" });
    const answer = await see(`/c/${hash}/print.pdf`);
    t.equal(answer.statusCode, 200);
    t.equal(answer.headers["content-type"], "application/pdf");
    const pdf = answer.rawPayload.toString("latin1");
    t.match(pdf, /^%PDF-/);
    const box = (name: string) => (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(pdf)?.[1] ?? "").split(" ").map(Number);
    const [trim, bleed] = [box("TrimBox"), box("BleedBox")];
    const mm = (points: number) => (points * 25.4) / 72;
    t.equal(Math.round(mm((trim[2] ?? 0) - (trim[0] ?? 0))), 176, "two cards of 85 mm and what is between");
    t.equal(Math.round(mm((trim[3] ?? 0) - (trim[1] ?? 0))), 238, "four of 55 mm");
    t.equal(Math.round(mm((trim[0] ?? 0) - (bleed[0] ?? 0))), 3);
    t.match(pdf, /\/FontFile2|\/FontFile3/, "fonts are embedded");
    t.same((await see(`/c/${hash}/print.pdf`)).rawPayload, answer.rawPayload);
  });

  await t.test("people are counted, and who takes the contact", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana);
    await see(`/c/${hash}`);
    await see(`/c/${hash}.vcf`);
    await app.inject({ url: `/c/${hash}`, headers: { "user-agent": "Googlebot/2.1" } });
    await see(`/c/${hash}`, { "sec-purpose": "prefetch" });
    const find = async () =>
      (await ana.get("/_/cards/all/1")).json<{ items: ListedCard[] }>().items.find((card) => card.hash === hash);
    for (let tries = 0; tries < 40 && !(await find())?.saves; tries++) await setTimeout(50);
    await setTimeout(400);
    t.match(await find(), { views: 1, saves: 1 });
  });

  await t.test("a visitor leaves their contact, where it is wanted and with their consent", async (t) => {
    const mailbox = await receiveMails(t);
    const ana = await app.person();
    const { hash } = await made(ana, { takesContacts: true });
    // Who has made an account is asked to confirm their address.
    await mailbox.read();
    t.match((await see(`/c/${hash}`)).body, `action="http://localhost:3000/c/${hash}/leave"`);
    const fields = {
      name: "Ben <b>Visitor</b>",
      email: "ben@visitor.example",
      phone: "+1 555 0100",
      note: "Hello\nthere",
      consent: "1",
    };
    const leave = (values: Record<string, string>, remoteAddress = "192.0.2.9", of = hash) =>
      app.inject({
        method: "POST",
        url: `/c/${of}/leave`,
        remoteAddress,
        headers: { ...BROWSER, "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(values).toString(),
      });
    const { consent: _, ...without } = fields;
    const refused = await leave(without);
    t.equal(refused.statusCode, 422, "without consent nothing is sent");
    t.match(refused.body, 'value="Ben &lt;b&gt;Visitor&lt;/b&gt;"', "and nothing that was typed is lost");
    t.match(refused.body, ">Hello\nthere</textarea>");
    t.same(await mailbox.read(), []);
    t.equal((await leave({ ...fields, email: "nobody" })).statusCode, 422);

    const left = await leave({ ...fields, note: `Hello\r\nthere${"\r\n.".repeat(490)}` });
    t.equal(left.statusCode, 200);
    t.match(left.body, /has been sent your contact/);
    const mails = await mailbox.read();
    t.equal(mails.length, 1);
    t.match(JSON.stringify(mails[0]?.to), ana.email);
    t.match(JSON.stringify(mails[0]?.replyTo), "ben@visitor.example");
    t.match(mails[0]?.text, /Hello\s+there/);

    t.equal((await leave({ ...fields, website: "https://spam.example" })).statusCode, 200, "a program learns nothing");
    t.same(await mailbox.read(), [], "and bothers nobody");
    t.equal((await leave(fields)).statusCode, 200);
    await mailbox.read();
    const sixth = await leave(fields);
    t.equal(sixth.statusCode, 429, "five in an hour from one address");
    t.match(sixth.body, 'value="Ben &lt;b&gt;Visitor&lt;/b&gt;"', "and nothing that was typed is lost");
    for (let sent = 2; sent < 60; sent++) await leave({ ...fields, name: `Visitor ${sent}` }, `198.51.100.${sent}`);
    await mailbox.read();
    const beyond = await leave(fields, "203.0.113.9");
    t.equal(beyond.statusCode, 429, "sixty in a day to one card");
    t.match(beyond.body, /could not be sent now/, "says that it was not sent");
    t.match(beyond.body, ">Hello\nthere</textarea>");
    t.same(await mailbox.read(), []);
    const other = await made(await app.person());
    await mailbox.read();
    t.equal((await leave(fields, "192.0.2.10", other.hash)).statusCode, 404, "a card that takes none");
    t.equal((await see(`/c/${hash}/leave`)).headers.location, `http://localhost:3000/c/${hash}`);
  });
});
