import t from "tap";
import { MAX_SHORT_LINKS } from "#shared/links/constants.ts";
import { startMailbox } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { type Answer, PASSWORD, startProduct } from "#tests/support/product.ts";

/** Whoever does something without end is told to wait before this; the limits themselves are far below. */
const WITHOUT_END = 1_500;
const AT_ONCE = 12;

/** Asks until it is refused with 429, several at a time. @returns how many came before; null when nobody refused */
async function untilRefused(call: (at: number) => Promise<Answer>, max = WITHOUT_END): Promise<number | null> {
  for (let at = 0; at < max; at += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, next) => call(at + next)));
    const first = answers.findIndex(({ status }) => status === 429);
    if (first === -1) continue;
    const waits = Number(answers[first]?.headers["retry-after"]);
    return waits > 0 ? at + first : null;
  }
  return null;
}

t.test("limits", { timeout: 300_000 }, async (t) => {
  const mailbox = await startMailbox(t);
  const product = await startProduct(t, { SMTP_URL: mailbox.url }, { isPatient: true });
  const { ask } = product;
  const post = (path: string, body: unknown, from: string) => ask("POST", `/api${path}`, { body, from });
  const hex = (value: number) => value.toString(16);

  t.test("an IPv6 network is one visitor, whatever address it takes", async (t) => {
    const inOne64 = (at: number) => `2001:db8:1:1:${hex(at)}:${hex(at * 7)}:0:1`;
    const inOne48 = (at: number) => `2001:db8:2:${hex(at)}::1`;
    const wrong = (at: number) => ({ email: `nobody${at}@example.com`, password: "a wrong password" });
    t.ok((await untilRefused((at) => post("/security/login", wrong(at), inOne64(at)), 240)) !== null, "guesses");
    // Refused for its password, which costs neither side much, and counted all the same.
    const join = (at: number) => ({ email: `a${at}@example.com`, password: "12345678" });
    const accounts = await untilRefused((at) => post("/app/registration/register", join(at), inOne64(at)));
    const many = await untilRefused((at) => post("/app/registration/register", join(at), inOne48(at)));
    t.ok(accounts !== null && many !== null && many > accounts, `accounts: ${accounts} of a /64, ${many} of a /48`);
    t.equal((await post("/security/login", wrong(1), "2001:db8:3::1")).status, 401, "others are not meant");
  });

  t.test("forged addresses before the proxy's own are not believed", async (t) => {
    const forged = (at: number) =>
      post("/security/login", { email: `f${at}@example.com`, password: "x" }, `10.0.${at & 255}.1, 192.0.2.77`);
    t.ok((await untilRefused(forged, 240)) !== null);
  });

  t.test("strangers cannot lock an owner out, nor guess without end", async (t) => {
    const owner = await product.person();
    const device = ((await owner.login()).headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
    const guess = (at: number) =>
      post(
        "/security/login",
        { email: owner.email, password: "a wrong password" },
        `203.0.${100 + (at >> 8)}.${at & 255}`,
      );
    for (let at = 0; at < 40; at++) t.ok([401, 429].includes((await guess(at)).status));
    t.equal(
      (await post("/security/login", { email: owner.email, password: PASSWORD }, "192.0.2.201")).status,
      200,
      "from a new address, after forty tries of others",
    );
    t.ok((await untilRefused((at) => guess(at + 40), 600)) !== null, "many addresses together come to an end too");
    t.equal(
      (
        await ask("POST", "/api/security/login", {
          body: { email: owner.email, password: PASSWORD },
          from: "192.0.2.202",
          headers: { cookie: device },
        })
      ).status,
      200,
      "on a device that was signed in before",
    );
  });

  t.test("nobody fills a mailbox or uses up somebody's reset", async (t) => {
    const owner = await product.person();
    const answers: number[] = [];
    for (let at = 0; at < 12; at++)
      answers.push((await post("/app/registration/forgot-password", { email: owner.email }, `203.0.90.${at}`)).status);
    t.same(new Set(answers), new Set([204]));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const mails = mailbox.envelopes.filter(([to]) => to === owner.email).length;
    t.ok(mails <= 8, `${mails} mails`);
  });

  t.test("a storm of links is one save, quick and bounded", async (t) => {
    const author = await product.person();
    const { hash } = await author.signature();
    const html = Array.from({ length: 120 }, (_, at) => `<a href="https://e.example/${at}">x</a>`).join("");
    const storm = (salt: number) => ({
      ...make.signature(),
      general: {
        addons: Array.from({ length: 30 }, (_, at) => ({
          type: "customHtml",
          key: `a${at}`,
          data: { html: html.replaceAll("e.example", `e${at}-${salt}.example`) },
        })),
      },
    });
    const saves = await Promise.all(
      [1, 2, 3, 4].map((salt) => author.call("PUT", `/_/signatures/${hash}`, storm(salt))),
    );
    for (const { status, ms, text } of saves) {
      t.ok([200, 409, 422, 429].includes(status), text.slice(0, 200));
      t.ok(ms < 10_000, `${Math.round(ms)} ms`);
    }
    const links = (await (await product.store()).collection("shortlinks").countDocuments({ signature: hash })) ?? 0;
    t.ok(links <= saves.length * MAX_SHORT_LINKS, `${links} links`);
    const listed = await author.call("GET", `/_/signatures/${hash}/links`);
    t.ok(listed.json().items.length <= MAX_SHORT_LINKS, `${listed.json().items.length} listed`);
  });

  t.test("nobody saves, previews or draws without end", async (t) => {
    const author = await product.person();
    const { hash } = await author.signature();
    t.ok((await untilRefused(() => author.call("PUT", `/_/signatures/${hash}`, make.signature()))) !== null, "saves");
    const from = "203.0.113.99";
    const preview = `/api/signatures/${hash}/preview`;
    let guesses = 0;
    const storms = {
      // One that is at hand costs no more than a redirect; what is looked for is counted.
      preview: () => `/api/signatures/guess${String(++guesses).padStart(17, "0")}/preview`,
      picture: () => `/api/signatures/${hash}/picture.png`,
      download: () => `/api/signatures/${hash}/download/html`,
    };
    for (const [name, path] of Object.entries(storms))
      t.ok((await untilRefused(() => ask("GET", path(), { from }))) !== null, name);
    t.equal((await ask("GET", preview, { from: "203.0.113.98" })).status, 200, "others are not meant");
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});
