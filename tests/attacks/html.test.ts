import { randomBytes } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { simpleParser } from "mailparser";
import { ObjectId } from "mongodb";
import t from "tap";
import { SAMPLE_PORTRAIT } from "#client/features/signatures/editor/session/sample.ts";
import { ADDON_TYPES, ADDONS } from "#shared/addons/addons.ts";
import { OWN_TEXT } from "#shared/addons/constants.ts";
import { type AddonShape, number } from "#shared/addons/fields.ts";
import { type Judge, judgeBy } from "#tests/support/attacks/active.ts";
import { ACTIVE, PAYLOADS } from "#tests/support/attacks/payloads.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { type Person, startProduct } from "#tests/support/product.ts";

/** Names that no addon has, or not every one. */
const OTHERS = "text title label name location description html icon color background url icsUrl image".split(" ");
/** Without times there is no event. */
const TIMES: Record<string, string> = { start: "2026-11-21T10:00", end: "2026-11-21T11:00" };
const MAX_TEXT = 200;
/** Addons of one signature: one of each kind that shows texts, the rest custom HTML. */
const CUSTOM = 30 - ADDON_TYPES.length;
const TEST_MAILS = 8;

type Content = ReturnType<typeof make.signature>;

/**
 * A signature of which every text is one of the payloads.
 * @param isOld its addons have more fields than they should
 * @returns how many it took from the list
 */
function hostile(payloads: string[], isOld = false): { content: Content; used: number } {
  let used = 0;
  const next = () => payloads[used++ % payloads.length] as string;
  const line = () => next().slice(0, MAX_TEXT);
  const valueFor = (name: string, isNumber: boolean) => {
    if (isNumber) return name === "width" ? 100 : OWN_TEXT;
    // No save takes a zone that does not exist.
    if (name === "timeZone" && !isOld) return "Europe/Berlin";
    return TIMES[name] ?? next();
  };
  const filled = ({ shape }: AddonShape["data"]) => ({
    ...(isOld && Object.fromEntries(OTHERS.map((name) => [name, next()]))),
    ...Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, valueFor(name, field === number)])),
  });
  const dataOf = ({ data, row }: AddonShape) => ({ ...filled(data), ...(row && { list: [filled(row)] }) });
  const addons = [
    ...ADDON_TYPES.map((type, at) => ({
      type,
      key: line().slice(0, 60) || `k${at}`,
      data: dataOf(ADDONS[type]),
    })),
    ...Array.from({ length: CUSTOM }, (_, at) => ({
      type: "customHtml" as const,
      key: `c${at}`,
      data: { html: next() },
    })),
  ];
  const general = {
    name: line(),
    company: line(),
    position: line(),
    department: line(),
    socialCaption: line(),
    customFields: Array.from({ length: 3 }, (_, at) => ({ key: `f${at}`, title: line(), value: line(), link: "" })),
    contacts: (["phone", "address"] as const).map((name) => ({ name, value: line() })),
    addons,
  };
  // Not through the schema: it is the server that has to look.
  const content = { ...make.signature(), hasShortLink: false } as Content;
  return { content: { ...content, general: { ...content.general, ...general } as Content["general"] }, used };
}

/** The same with every field blank that was refused. */
function without(content: Content, paths: string[]): Content {
  const copy = structuredClone(content);
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() as string;
    // biome-ignore lint/suspicious/noExplicitAny: any place of the content may be named
    const parent = keys.reduce((at: any, key) => at?.[key], copy);
    if (parent && last in parent) parent[last] = "";
  }
  return copy;
}

t.test("hostile HTML", { timeout: 300_000 }, async (t) => {
  const mailbox = await startMailbox(t);
  const product = await startProduct(t, { SMTP_URL: mailbox.url }, { isPatient: true });
  const paid = { team: { isPaid: true, seats: 50 } };
  const author = await product.person(paid);
  const { hash } = await author.signature(make.signature({ hasShortLink: false }));
  let visitors = 0;
  const visitor = () => `203.0.${++visitors >> 8}.${visitors & 255}`;
  const get = (path: string, more = {}) => product.ask("GET", path, { from: visitor(), ...more });

  /** Every form in which a signature leaves us, as HTML. */
  const outputsOf = async (owner: Person, hash: string): Promise<Record<string, string>> => {
    const at = `/api/signatures/${hash}`;
    const [preview, reply, html, eml, kit, mailsignature, page, editor] = await Promise.all([
      get(`${at}/preview`),
      get(`${at}/preview/reply`),
      get(`${at}/download/html`),
      get(`${at}/download/eml`),
      get(`${at}/download/zip`),
      get(`${at}/download/mailsignature`),
      get(`/preview/${hash}`),
      get(`/editor/${hash}`, { headers: { cookie: `token=${owner.token}` } }),
    ]);
    const drawn = await fetch(`${product.rendererUrl}/signature/${hash}`, { headers: { "access-token": owner.token } });
    for (const answer of [preview, reply, html, eml, kit, mailsignature, page, editor])
      t.equal(answer.status, 200, `${answer.path}: ${answer.text.slice(0, 200)}`);
    t.equal(drawn.status, 200);
    const files = kit.status === 200 ? unzipSync(kit.body) : {};
    return {
      preview: preview.json().html,
      reply: reply.json().html,
      html: html.text,
      eml: String((await simpleParser(eml.body, { skipImageLinks: true })).html),
      ...Object.fromEntries(
        Object.entries(files)
          .filter(([name]) => /\.html?$/i.test(name))
          .map(([name, bytes]) => [`kit ${name}`, strFromU8(bytes)]),
      ),
      mailsignature: String((await simpleParser(mailsignature.body, { skipImageLinks: true })).html),
      page: page.text,
      // The sample's face, which stands where there is no photo, is our own.
      editor: editor.text.replaceAll(SAMPLE_PORTRAIT, "/portrait.png"),
      renderer: await drawn.text(),
    };
  };
  const plain = await outputsOf(author, hash);
  const judges: Record<string, Judge> = {};
  /** Files of the kit are named after the signature. */
  const kind = (name: string) => name.replace(/^kit .*\./, "kit .");
  for (const [name, html] of Object.entries(plain)) judges[kind(name)] = judgeBy(html);
  const judge = (name: string, html: string) => judges[kind(name)]?.(html) ?? [`no ${name} to compare with`];

  t.test("the judge sees what it is here for", async (t) => {
    const see = judgeBy("<p>Hello</p>");
    const blind = ACTIVE.filter((payload) => see(payload).length === 0);
    t.ok(PAYLOADS.length > 300, `${PAYLOADS.length} payloads`);
    t.ok(
      blind.length < ACTIVE.length / 20,
      `${blind.length} of ${ACTIVE.length} unseen, such as ${blind.slice(-3).join(" ")}`,
    );
  });

  t.test("saved over the API: refused by the field's name, or harmless", async (t) => {
    let refused = 0;
    for (let rest = PAYLOADS; rest.length > 0; ) {
      const { content, used } = hostile(rest);
      rest = rest.slice(used);
      let sent = content;
      let answer = await author.call("PUT", `/_/signatures/${hash}`, sent);
      for (let tries = 0; answer.status === 422 && tries < 4; tries++) {
        const paths = (answer.json().errors as { path: string }[]).map(({ path }) => path);
        refused += paths.length;
        sent = without(sent, paths);
        answer = await author.call("PUT", `/_/signatures/${hash}`, sent);
      }
      t.equal(answer.status, 200, answer.text.slice(0, 300));
      const { html } = (await get(`/api/signatures/${hash}/preview`)).json();
      t.same(judge("preview", html), []);
    }
    t.ok(refused > 0, "addresses that lead nowhere safe are named");
    t.comment(`${refused} fields were refused`);
  });

  t.test("stored before a rule existed: harmless in everything that leaves us", async (t) => {
    const signatures = (await product.store()).collection("signatures");
    const stored = await signatures.findOne({ hash });
    let mailed = 0;
    for (let rest = PAYLOADS; rest.length > 0; ) {
      const { content, used } = hostile(rest, true);
      rest = rest.slice(used);
      const old = { ...stored, _id: new ObjectId(), hash: randomBytes(16).toString("base64url") };
      const { general, design, media } = content;
      await signatures.insertOne({ ...old, content: { general, design, media } });
      for (const [name, html] of Object.entries(await outputsOf(author, old.hash))) t.same(judge(name, html), [], name);
      if (mailed < TEST_MAILS) {
        mailed++;
        t.equal((await author.call("POST", `/_/signatures/${old.hash}/test`)).status, 204);
      }
      const calendar = general.addons.find(({ type }) => type === "calendar")?.key as string;
      const event = await get(
        `/api/signatures/${old.hash}/events/${encodeURIComponent(`${calendar.toWellFormed()}.ics`)}`,
      );
      t.ok([200, 404].includes(event.status), `event ${event.status}`);
      if (event.status === 200)
        t.ok(
          event.text.split("\r\n").every((line) => /^(?:[A-Z-]+[;:]| |$)/.test(line)),
          event.text,
        );
    }
    for (const end = Date.now() + 60_000; mailbox.mails.length < mailed && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 200));
    t.equal(mailbox.mails.length, mailed);
  });

  t.test("what is mailed is harmless, and goes to one recipient", async (t) => {
    const calm = await product.person(paid);
    const { hash } = await calm.signature(make.signature({ hasShortLink: false }));
    const before = mailbox.mails.length;
    t.equal((await calm.call("POST", `/_/signatures/${hash}/test`)).status, 204);
    for (const end = Date.now() + 60_000; mailbox.mails.length === before && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 200));
    const judge = judgeBy(String(mailbox.mails.at(-1)?.html));
    for (const { html, headers } of mailbox.mails) {
      t.same(judge(String(html)), []);
      t.notOk(headers.has("bcc"));
    }
    t.ok(mailbox.envelopes.every((recipients) => recipients.length === 1));
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});
