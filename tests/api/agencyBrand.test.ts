import mongoose from "mongoose";
import sharp from "sharp";
import t from "tap";
import { BRANDING_TEXT } from "#renderer/signature/blocks/brandingLine.ts";
import { lint } from "#renderer/signature/lint/lint.ts";
import { TeamModel } from "#server/features/members/model.ts";
import { AgencyModel } from "#server/features/reseller/model.ts";
import type { SavedBrand } from "#shared/reseller/brand/schema.ts";
import { COMPANY_GRACE_DAYS, COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const LINE = { text: "Looked after by Lindenhof & Co", url: "https://lindenhof.example/mail?a=1&b=2" };
const BRAND = { color: "#ffd23f", senderName: "Lindenhof Studio", replyTo: "help@lindenhof.example", line: LINE };
const NOTHING = { color: null, senderName: "", replyTo: null, line: null };
const inside = (group: string) => ({ [COMPANY_HEADER]: group });

t.test("a brand of an agency", { timeout: 900_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const received = await receiveMails(t);
  const verified = {
    async person() {
      const person = await app.person();
      await make.confirm(person);
      return person;
    },
  };
  const read = async (who: Person) => (await who.get("/_/reseller/brand")).json<SavedBrand>();
  const put = async (who: Person, values: object) => {
    const { v } = await read(who);
    return who.put("/_/reseller/brand", { ...NOTHING, ...values, v });
  };
  const upload = (who: Person, body: Buffer) => {
    const sent = form([{ name: "image", filename: "logo.png", body }]);
    return who.post("/_/reseller/brand/logo", sent.body, sent.headers);
  };
  const picture = (widthPx: number, heightPx: number) =>
    sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#d03050" } })
      .png()
      .toBuffer();
  const visit = async (url: string) => (await app.inject({ url: new URL(url, "http://localhost:3000").pathname })).body;
  const looksIn = async (who: Person, group?: string) =>
    (await who.get("/_/app/user", undefined, group === undefined ? {} : inside(group))).json().brand;

  const agency = await make.agency(verified, 60);
  const acme = await make.company(agency, { name: "Acme", signatures: 15 });
  const rival = await make.agency(verified, 60);
  const theirs = await make.company(rival, { name: "Rival Client", signatures: 15 });
  const admin = await make.hubAdmin(verified, agency, acme);
  const accountAdmin = await make.hubAdmin(verified, agency, null);
  const member = await make.member(verified, {}, agency, acme.id);
  const stranger = await make.paid(verified);

  await t.test("begins as we look, also in a record from before", async (t) => {
    await AgencyModel.collection.updateOne({ group: agency.group }, { $unset: { brand: 1, brandV: 1 } });
    t.strictSame(await read(agency), { logo: null, ...NOTHING, v: 0 });
    t.equal(await looksIn(agency, acme.group), null);
    const changed = await put(agency, { color: "#ffd23f" });
    t.match(changed.json(), { color: "#ffd23f", senderName: "", v: 1 });
    const stale = await agency.put("/_/reseller/brand", { ...NOTHING, v: 0 });
    t.match(stale.json(), { code: "conflict" });
    t.match((await put(agency, NOTHING)).json(), { color: null, v: 2 });
  });

  await t.test("is the owner's alone", async (t) => {
    for (const who of [admin, accountAdmin, member, stranger]) {
      t.equal((await who.get("/_/reseller/brand")).json().code, "not_admin");
      t.equal((await who.put("/_/reseller/brand", { ...NOTHING, v: 0 })).json().code, "not_admin");
      t.equal((await upload(who, await picture(40, 20))).json().code, "not_admin");
      t.equal((await who.delete("/_/reseller/brand/logo")).json().code, "not_admin");
    }
  });

  await t.test("refuses what would lead or mail elsewhere", async (t) => {
    const bad = [
      [{ line: { text: "x", url: "javascript:alert(1)" } }, "line.url"],
      [{ line: { text: "x", url: "data:text/html,x" } }, "line.url"],
      [{ line: { text: "x", url: "mailto:a@b.example" } }, "line.url"],
      [{ line: { text: "x", url: "https://user:pass@evil.example" } }, "line.url"],
      [{ line: { text: "x\r\ny", url: LINE.url } }, "line.text"],
      [{ line: { text: " ", url: LINE.url } }, "line.text"],
      [{ line: { text: "x".repeat(61), url: LINE.url } }, "line.text"],
      [{ senderName: "Ana\r\nBcc: all@victims.example" }, "senderName"],
      [{ senderName: "x".repeat(61) }, "senderName"],
      [{ replyTo: "a@b.example\r\nBcc: c@d.example" }, "replyTo"],
      [{ replyTo: "a@b.example, c@d.example" }, "replyTo"],
      [{ color: "red" }, "color"],
      [{ color: "#fff" }, "color"],
      [{ color: "#ffffff;background:url(//evil)" }, "color"],
      [{ logo: "/i/x.png" }, ""],
    ] as const;
    for (const [values, path] of bad) {
      const answer = await put(agency, values);
      t.equal(answer.statusCode, 422, JSON.stringify(values));
      if (path) t.match(answer.json().errors, [{ path }], JSON.stringify(values));
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    t.equal((await upload(agency, svg)).json().code, "not_an_image");
    t.equal((await upload(agency, Buffer.from("GIF89a<script>"))).json().code, "not_an_image");
    t.strictSame((await read(agency)).logo, null);
  });

  await t.test("shows inside its companies, and nowhere else", async (t) => {
    t.match((await put(agency, BRAND)).json(), BRAND);
    const uploaded = await upload(agency, await picture(600, 150));
    t.equal(uploaded.statusCode, 200, uploaded.body);
    const { logo } = uploaded.json<SavedBrand>();
    t.match(logo, /^\/i\/[\w-]{22}-600x150\.png$/);
    const looks = { name: BRAND.senderName, logo: { widthPx: 128, heightPx: 32 }, color: BRAND.color, line: LINE };
    for (const who of [agency, admin, accountAdmin]) {
      const shown = await looksIn(who, acme.group);
      t.match(shown, looks);
      t.equal((await app.inject({ url: shown.logo.url })).statusCode, 200, "its small copy is there");
      t.equal(await looksIn(who), null, "not outside of a company");
    }
    t.match(await looksIn(member), looks);
    for (const who of [stranger, rival]) t.equal(await looksIn(who), null);
    t.equal(await looksIn(rival, theirs.group), null);

    const used = (await agency.get("/_/app/user/pictures")).json().items[0];
    t.match(used, { url: logo, uses: [{ place: "logo" }] });
    t.equal((await agency.delete(`/_/app/user/pictures/${used.id}`)).json().code, "picture_in_use");
  });

  const content = make.signature({ general: { name: "Ana Person", brandingLine: 1 } });
  const hash = (await agency.post("/_/signatures", content, inside(acme.group))).json().hash as string;
  const others = (await rival.post("/_/signatures", content, inside(theirs.group))).json().hash as string;
  const plain = (await stranger.post("/_/signatures", content)).json().hash as string;
  const preview = async (of: string) => (await app.inject({ url: `/api/signatures/${of}/preview` })).json();

  await t.test("its line stands in the place of ours, in HTML and in text", async (t) => {
    const shown = await preview(hash);
    t.match(shown.html, "Looked after by Lindenhof &amp; Co");
    t.match(shown.html, 'href="https://lindenhof.example/mail?a=1&amp;b=2"');
    t.notMatch(shown.html, "Signoff");
    t.match(shown.text, LINE.text);
    t.strictSame(
      lint(shown.html, content as never, { logo: null }).filter(({ level }) => level === "error"),
      [],
    );
    t.match((await agency.get(`/_/signatures/${hash}`, undefined, inside(acme.group))).json().branding, LINE);
    for (const one of [others, plain]) {
      const ours = await preview(one);
      t.match(ours.html, BRANDING_TEXT);
      t.notMatch(ours.html + ours.text, "Lindenhof");
    }
  });

  await t.test("on pages and cards too", async (t) => {
    const card = (await agency.post("/_/cards", make.card(), inside(acme.group))).json();
    t.match(await visit(card.url), "Looked after by Lindenhof &amp; Co");
    const page = (await agency.post("/_/pages", make.page({ slug: "acme-page" }), inside(acme.group))).json();
    const published = await agency.post(`/_/pages/${page.hash}/publish`, undefined, inside(acme.group));
    t.ok(published.statusCode < 300, published.body);
    const html = await visit("/p/acme-page");
    t.match(html, "Looked after by Lindenhof &amp; Co");
    t.notMatch(html, "Made with Signoff");
  });

  await t.test("follows a change at once, and hostile words stay words", async (t) => {
    const hostile = { text: '"><script>alert(1)</script>', url: 'https://x.example/"><script>' };
    t.equal((await put(agency, { ...BRAND, line: hostile, senderName: "<b>Lindenhof</b> {name}" })).statusCode, 200);
    for (const html of [(await preview(hash)).html, await visit("/p/acme-page")]) {
      t.notMatch(html, "<script>alert(1)");
      t.match(html, "&lt;script&gt;alert(1)");
    }
    await received.read();
    const at = await agency.post(`/_/signatures/${hash}/send`, { email: "x@example.com" }, inside(acme.group));
    t.equal(at.statusCode, 204, at.body);
    const [mail] = await received.read();
    t.match(mail?.from, { value: [{ name: "<b>Lindenhof</b> {name}" }] });
    t.notMatch(mail?.html, "<b>Lindenhof");
    t.notMatch(mail?.html, "<script");
    t.equal((await put(agency, { ...BRAND, line: { ...LINE, text: "Another line" } })).statusCode, 200);
    t.match((await preview(hash)).html, "Another line");
    t.match(await visit("/p/acme-page"), "Another line");
    t.equal((await put(agency, BRAND)).statusCode, 200);
  });

  /** The last mail to an address. */
  const mailTo = async (email: string) => {
    const mail = (await received.read()).filter(({ to }) => (to as { text: string }).text === email).at(-1);
    if (!mail) throw new Error(`No mail to ${email}.`);
    return mail;
  };

  await t.test("mails come in its name, with its answers, logo and colour", async (t) => {
    await received.read();
    const sent = await agency.post(`/_/signatures/${hash}/send`, { email: "ben@example.com" }, inside(acme.group));
    t.equal(sent.statusCode, 204, sent.body);
    const mail = await mailTo("ben@example.com");
    t.match(mail.from, { value: [{ name: "Lindenhof Studio" }] });
    t.equal(mail.replyTo?.text, agency.email, "an answer to somebody goes to them");
    t.match(mail.html, /<img[^>]*src="[^"]*\/i\/[\w-]{22}-600x150_s1w128@2\.png"[^>]*alt="Lindenhof Studio"/);
    t.notMatch(mail.html, "Signoff");
    t.notMatch(mail.text, "Signoff");

    await member.post("/app/registration/forgot-password", { email: member.email });
    const reset = await mailTo(member.email);
    t.match(reset.from, { value: [{ name: "Lindenhof Studio" }] });
    t.equal(reset.replyTo, undefined, "an answer that quotes a way in goes to nobody else");
    t.match(reset.html, /background-color: ?#ffd23f/);
    t.match(reset.html, /<a [^>]*style="[^"]*color: #0b1f24[^>]*>\s*Choose a new password/, "ink on a light button");
    t.match(reset.text?.replace(/\s+/g, " "), "your Lindenhof Studio account");
    t.notMatch(reset.subject, "Signoff");
    t.notMatch(String(reset.html), "Signoff");

    await agency.post("/_/reseller/admin/invite", {
      ...{ userEmail: "new@example.com", username: "New Admin", role: 3, group: acme.group },
    });
    const invited = await mailTo("new@example.com");
    t.match(invited.from, { value: [{ name: "Lindenhof Studio" }] });
    t.match(invited.subject, "Lindenhof Studio");

    const invitee = await verified.person();
    await agency.post("/_/reseller/admin/invite", {
      ...{ userEmail: invitee.email, username: "Not Asked", role: 3, group: acme.group },
    });
    await agency.post("/_/app/team/members", { email: invitee.email, role: "member" }, inside(acme.group));
    await received.read();
    await invitee.post("/app/registration/forgot-password", { email: invitee.email });
    t.match((await mailTo(invitee.email)).from, { value: [{ name: "Signoff" }] }, "an invitation makes nobody theirs");
  });

  await t.test("and those of everybody else in ours", async (t) => {
    const ours = async (email: string) => {
      const mail = await mailTo(email);
      t.match(mail.from, { value: [{ name: "Signoff" }] });
      t.match(mail.html, "Signoff");
      t.notMatch(mail.html, "Lindenhof");
      t.equal(mail.replyTo?.text === BRAND.replyTo, false);
    };
    for (const who of [stranger, rival, agency]) {
      await who.post("/app/registration/forgot-password", { email: who.email });
      await ours(who.email);
    }
    // To somebody of a company, by somebody who has nothing to do with its agency.
    await stranger.post(`/_/signatures/${plain}/send`, { email: member.email });
    await ours(member.email);
  });

  await t.test("who is with two agencies gets mails in nobody's name", async (t) => {
    const both = await make.member(verified, {}, agency, acme.id);
    await make.hubAdmin(verified, rival, theirs, { person: both });
    await received.read();
    await both.post("/app/registration/forgot-password", { email: both.email });
    t.match((await mailTo(both.email)).from, { value: [{ name: "Signoff" }] });
  });

  await t.test("it goes with the plan, after the days that companies have", async (t) => {
    const _id = await make.teamOf(agency);
    for (const [days, text] of [
      [COMPANY_GRACE_DAYS - 1, "Lindenhof"],
      [COMPANY_GRACE_DAYS + 1, BRANDING_TEXT],
    ] as const) {
      await TeamModel.updateOne({ _id }, { isTerminated: true, endedAt: new Date(Date.now() - days * 86_400_000) });
      t.match((await preview(hash)).html, text, `${days} days`);
    }
    await TeamModel.updateOne({ _id }, { isTerminated: false, endedAt: null });
    t.match((await preview(hash)).html, "Lindenhof");
  });

  await t.test("a company that leaves has ours again", async (t) => {
    await TeamModel.updateOne({ _id: acme.id }, { agency: null });
    t.match((await preview(hash)).html, BRANDING_TEXT);
    t.match(await visit("/p/acme-page"), "Made with Signoff");
    await TeamModel.updateOne(
      { _id: acme.id },
      { agency: new mongoose.Types.ObjectId(String(await make.idOf(agency))) },
    );
    t.match((await preview(hash)).html, "Lindenhof");
  });

  await t.test("without its logo and name we look like ourselves", async (t) => {
    t.match((await agency.delete("/_/reseller/brand/logo")).json(), { logo: null, senderName: BRAND.senderName });
    t.equal((await put(agency, NOTHING)).statusCode, 200);
    t.equal(await looksIn(member), null);
    t.match((await preview(hash)).html, BRANDING_TEXT);
    const used = (await agency.get("/_/app/user/pictures")).json().items[0];
    t.equal((await agency.delete(`/_/app/user/pictures/${used.id}`)).statusCode, 204);
  });
});
