import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import { ContactRequestModel, storedContactRequests, UninstallModel } from "#server/features/contact/model.ts";
import { EMPTY_REQUEST } from "#shared/contact/schema.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp } from "#tests/support/startApp.ts";

const CONTACT = "/app/contact";
const request = {
  ...EMPTY_REQUEST,
  topic: "sales",
  name: "Łukasz Żółć",
  email: "Lukasz@School.example",
  companySize: "51-100",
  emailClient: "outlookWindows",
  timing: "quarter",
  request: "Hello,\nwe are many. <b>Bold?</b>",
};

t.test("contact", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  let places = 0;
  const from = () => app.withToken(null, `10.20.${places >> 8}.${places++ & 255}`);
  const operated = { CONTACT_EMAIL: "hello@operator.example" };

  t.test("a message is kept, mailed to who runs the installation, and acknowledged", async (t) => {
    await withSettings(operated, async () => {
      t.equal((await from().post(CONTACT, request)).statusCode, 204);
    });
    const mails = await mailbox.read();
    const asked = mails.find(({ subject }) => subject === "Sales");
    t.match(asked, { to: { text: "hello@operator.example" }, replyTo: { text: "lukasz@school.example" } });
    for (const said of ["Łukasz Żółć", "51–100", "Outlook for Windows", "Within three months", "<b>Bold?</b>"])
      t.ok(asked?.text?.includes(said), said);
    t.notOk(String(asked?.html).includes("<b>Bold"), "escaped");
    const received = mails.find(({ subject }) => subject === "Your message has arrived");
    t.match(received, { to: { text: "lukasz@school.example" } });
    t.notMatch(
      received?.text,
      /Łukasz|we are many|Bold/,
      "nothing of the writer's choosing: the address may be a stranger's",
    );
    t.equal(mails.length, 2);
    const [kept] = storedContactRequests.readAll(await ContactRequestModel.find().lean());
    t.match(kept, { topic: "sales", email: "lukasz@school.example", request: request.request, subject: "" });
  });

  t.test("without CONTACT_EMAIL the super administrators are mailed", async (t) => {
    const admin = await app.person();
    const others = [await app.person(), await app.person()];
    const roles = ["ROLE_USER", "ROLE_SUPER_ADMIN"];
    for (const { email } of [admin, ...others]) await UserModel.updateOne({ email }, { $set: { roles } });
    for (const person of [admin, others[0]]) await make.confirm(person as typeof admin);
    await UserModel.updateOne({ email: others[0]?.email }, { $set: { isEnabled: false } });
    await mailbox.read();
    const other = { ...request, topic: "other", subject: "A question", email: "b@b.example", timing: "now" };
    t.equal((await from().post(CONTACT, other)).statusCode, 204);
    const [asked, ...more] = (await mailbox.read()).filter(({ subject }) => subject === "Other: A question");
    t.match(asked, { to: { text: admin.email } });
    t.same(more, [], "not those who are switched off, or whose address nobody has confirmed");
    t.notMatch(asked?.text, /As soon as possible/, "what another topic asked for is left out");
  });

  t.test("names each field that is wrong", async (t) => {
    const answer = await from().post(CONTACT, { ...request, name: "", companySize: "", email: "x", request: " " });
    t.equal(answer.statusCode, 422);
    t.same(
      Object.fromEntries(answer.json().errors.map(({ path, message }: Record<string, string>) => [path, message])),
      {
        name: "Please enter your name",
        email: "Email address is not valid.",
        request: "Please write what it is about",
        companySize: "Please specify company size",
      },
    );
    for (const [field, value] of [
      ["topic", { $gt: "" }],
      ["topic", "constructor"],
      ["name", "Ana\r\nBcc: all@b.example"],
      ["subject", "x\ny"],
      ["isAdmin", true],
    ] as const)
      t.match((await from().post(CONTACT, { ...request, [field]: value })).json().errors, [{ path: field }], field);
  });

  t.test("a mailbox is told three times a day that something arrived, however it is spelled", async (t) => {
    await mailbox.read();
    for (const email of ["c@c.example", "c+1@c.example", "C@c.example", "c+2@c.example", "c+3@c.example"])
      t.equal((await from().post(CONTACT, { ...request, email })).statusCode, 204);
    const received = (await mailbox.read()).filter(({ subject }) => subject === "Your message has arrived");
    t.equal(received.length, 3);
  });

  t.test("an address may write ten times an hour", async (t) => {
    const one = app.withToken(null, "10.21.0.1");
    const codes = [];
    for (let i = 0; i < 11; i++)
      codes.push((await one.post(CONTACT, { ...request, email: `d${i}@d.example` })).statusCode);
    t.same(codes, [...Array(10).fill(204), 429]);
  });

  t.test("of very many in an hour the later ones are kept, and mailed to nobody", async (t) => {
    await mailbox.read();
    const before = await ContactRequestModel.countDocuments();
    const window = { limit: 200, windowMs: 3_600_000 };
    while ((await hot().limiter.take("contact:all", window)).allowed);
    t.equal((await from().post(CONTACT, { ...request, email: "f@f.example" })).statusCode, 204);
    t.equal((await mailbox.read()).length, 0);
    t.equal(await ContactRequestModel.countDocuments(), before + 1);
    await hot().limiter.take("contact:all", { ...window, cost: -200 });
  });

  t.test("a store that fails half-way sends nothing", async (t) => {
    await mailbox.read();
    const before = await ContactRequestModel.countDocuments();
    await withSettings({ CONTACT_EMAIL: "not an address" as never }, async () => {
      t.equal((await from().post(CONTACT, { ...request, email: "e@e.example" })).statusCode, 500);
    });
    t.same(await mailbox.read(), []);
    t.equal(await ContactRequestModel.countDocuments(), before);
  });

  t.test("why the extension was removed is kept, and nothing of who says it", async (t) => {
    const answer = await from().post("/app/uninstall", { reason: "slow", text: " Much slower. " });
    t.equal(answer.statusCode, 204);
    const [kept] = await UninstallModel.find().lean();
    t.same(Object.keys(kept ?? {}).toSorted(), ["__v", "_id", "createdAt", "reason", "text"]);
    t.match(kept, { reason: "slow", text: "Much slower." });
    t.match((await from().post("/app/uninstall", { reason: "" })).json().errors, [
      { path: "reason", message: "Please choose a reason" },
    ]);
    const one = app.withToken(null, "10.21.0.2");
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await one.post("/app/uninstall", { reason: "other" })).statusCode);
    t.same(codes, [204, 204, 204, 204, 204, 429]);
  });
});
