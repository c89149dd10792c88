import type { ParsedMail } from "mailparser";
import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { UserModel } from "#server/features/account/model.ts";
import { verificationTokens } from "#server/features/auth/mailedTokens.ts";
import { ResetTokenModel, VerificationTokenModel } from "#server/features/auth/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { MAILS_PER_UNVERIFIED, VERIFICATION_DAYS } from "#shared/mail/constants.ts";
import { away } from "#tests/support/away.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const SUBJECT = "Confirm your email address";
const REFUSED = { code: "email_unverified", message: /^Please confirm your email address first/ };

t.test("proof of an account's address", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const tokenIn = (mail: ParsedMail | undefined) =>
    new URL(linkIn(mail ?? {}, "/sign-up")).searchParams.get(CONFIRM_PARAM) ?? "";
  /** Somebody new and the token that was mailed to them. */
  const newcomer = async (values: { email?: string; name?: string } = {}) => {
    await mailbox.read();
    const person = await app.person(values);
    const token = tokenIn((await mailbox.read())[0]);
    return { ...person, mailed: token };
  };
  const isVerified = async (person: { get: (path: string) => Promise<{ json(): { isEmailVerified: boolean } }> }) =>
    (await person.get("/_/app/user")).json().isEmailVerified;
  /** Each attempt has an address of its own, or the limit on attempts would end the tests. */
  let addresses = 0;
  const verify = (token: unknown, address = `10.7.0.${addresses++}`) =>
    app.withToken(null, address).post("/app/registration/verify-email", { token });
  const subjects = async () => (await mailbox.read()).map(({ subject }) => subject);
  const resend = (person: { post: (path: string) => ReturnType<typeof app.anyone.post> }) =>
    person.post("/_/app/user/verify-email/resend");
  /** As if a minute had passed since the last resend. */
  const waitAMinute = async (email: string) => {
    const user = await UserModel.findOne({ email }).lean();
    await hot().limiter.take(`verification:account:${user?._id}`, { limit: 1, windowMs: 60_000, cost: -1 });
  };

  t.test("a sign-up mails one link to the address, and nothing that the account chose", async (t) => {
    await mailbox.read();
    const { email, ...person } = await app.person({ name: "Your parcel waits" });
    const [mail, ...more] = await mailbox.read();
    t.match(mail, { subject: SUBJECT, to: { text: email } });
    t.notMatch(`${mail?.text}${mail?.html}`, /parcel/);
    t.same(more, []);
    t.equal(await isVerified(person), false);
    const token = tokenIn(mail);
    t.notMatch(JSON.stringify(await VerificationTokenModel.find().lean()), token, "only its hash is stored");
  });

  t.test("until the link is used no text of the account is mailed, not even to its own address", async (t) => {
    const person = await newcomer();
    await make.changeTeam(person, { isPaid: true, seats: 10 });
    const { hash } = (await person.post("/_/signatures", make.signature())).json<{ hash: string }>();
    const attempts = () =>
      Promise.all([
        person.post(`/_/signatures/${hash}/test`),
        person.post(`/_/signatures/${hash}/send`, { email: person.email }),
        person.post(`/_/signatures/${hash}/send`, { email: "other@example.com", note: "Read this" }),
        person.post("/_/signatures/send", { signatures: [{ hash, email: "other@example.com" }] }),
      ]);
    for (const answer of await attempts()) {
      t.equal(answer.statusCode, 403);
      t.match(answer.json(), REFUSED);
    }
    t.same(await subjects(), []);
    for (const path of ["preview", "download/html"])
      t.equal((await app.anyone.get(`/signatures/${hash}/${path}`)).statusCode, 200, "copying stays possible");

    t.equal((await verify(person.mailed)).statusCode, 204);
    t.same(
      (await attempts()).map(({ statusCode }) => statusCode),
      [204, 204, 204, 204],
    );
    t.equal((await mailbox.read()).length, 5, "these four and the welcome");
  });

  t.test("POST /app/registration/verify-email", async (t) => {
    t.test("confirms the address without a login, and welcomes the person", async (t) => {
      const person = await newcomer({ name: "Łukasz Żółć" });
      t.equal((await verify(person.mailed)).statusCode, 204);
      t.equal(await isVerified(person), true);
      const [mail, ...more] = await mailbox.read();
      t.match(mail, { subject: "Welcome to Signoff", to: { text: person.email }, text: /Hello Łukasz Żółć,/ });
      t.same(more, []);
    });
    t.test("works once", async (t) => {
      const { mailed } = await newcomer();
      t.equal((await verify(mailed)).statusCode, 204);
      const again = await verify(mailed);
      t.equal(again.statusCode, 410);
      t.match(again.json(), { code: "link_expired" });
    });
    t.test("twenty at once work once, with one welcome", async (t) => {
      const { mailed } = await newcomer();
      const answers = await Promise.all(Array.from({ length: 20 }, () => verify(mailed)));
      t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
      t.equal(answers.filter(({ statusCode }) => statusCode === 410).length, 19);
      t.same(await subjects(), ["Welcome to Signoff"]);
    });
    t.test("a link ends after a week", async (t) => {
      const person = await newcomer();
      const user = await UserModel.findOne({ email: person.email }).lean();
      const made = (at: number) =>
        verificationTokens.make(user!, new Date(Date.now() - VERIFICATION_DAYS * 86_400_000 + at));
      const [late, early] = [await made(-1000), await made(60_000)];
      t.equal((await verify(late.token)).statusCode, 410);
      t.equal(await isVerified(person), false);
      t.equal((await verify(early.token)).statusCode, 204);
    });
    t.test("a link confirms no other address than the one it was mailed to", async (t) => {
      const person = await newcomer();
      await UserModel.updateOne({ email: person.email }, { $set: { email: "moved@example.com" } });
      t.equal((await verify(person.mailed)).statusCode, 410);
      t.equal(await isVerified(person), false);
    });
    t.test("a store that goes away in between leaves the link as it was", async (t) => {
      const person = await newcomer();
      for (const [model, method] of [
        [UserModel, "findOneAndUpdate"],
        [JobModel, "updateOne"],
      ] as const) {
        const { restore } = t.intercept(model, method, { value: away });
        t.equal((await verify(person.mailed)).statusCode, 503);
        restore();
        t.equal(await isVerified(person), false);
      }
      t.equal((await verify(person.mailed)).statusCode, 204);
      t.same(await subjects(), ["Welcome to Signoff"]);
    });
    t.test("using one link ends the others", async (t) => {
      const person = await newcomer();
      t.equal((await resend(person)).statusCode, 204);
      const second = tokenIn((await mailbox.read())[0]);
      t.equal((await verify(person.mailed)).statusCode, 204, "the first one still works");
      t.equal((await verify(second)).statusCode, 410);
    });
    t.test("refuses tokens that are none, and many tries", async (t) => {
      for (const token of ["", "x", "a".repeat(43), "../../x"]) t.equal((await verify(token)).statusCode, 410);
      for (const token of [{ $gt: "" }, null, ["a"]]) t.equal((await verify(token)).statusCode, 422);
      const codes = [];
      for (let i = 0; i < 31; i++) codes.push((await verify("x".repeat(43), "10.7.1.1")).statusCode);
      t.same([codes[0], codes.at(-1)], [410, 429]);
    });
    t.test("an office behind one address confirms without end", async (t) => {
      await hot().limiter.take("verification:ip:10.7.1.2", { cost: 29, limit: 30, windowMs: 60_000 });
      for (let i = 0; i < 3; i++) t.equal((await verify((await newcomer()).mailed, "10.7.1.2")).statusCode, 204);
    });
  });

  t.test("the link leads to a page of its own, which no cache keeps and no other page hears of", async (t) => {
    const open = (url: string) => app.inject({ url });
    const { mailed } = await newcomer();
    for (const _ of ["first", "again"]) t.match((await open("/sign-up")).body, /<h1[^>]*>Create your account/);
    for (const url of [`/sign-up?${CONFIRM_PARAM}=${mailed}`, `/sign-up?${CONFIRM_PARAM}=other`]) {
      const page = await open(url);
      t.match(page.body, /<h1[^>]*>Confirm your email address/);
      t.match(page.headers, { "referrer-policy": "no-referrer", "cache-control": /no-store/ });
    }
    t.equal((await verify(mailed)).statusCode, 204, "opening it spends nothing");
    t.match((await open("/sign-up")).body, /<h1[^>]*>Create your account/);
  });

  t.test("POST /_/app/user/verify-email takes the own token only", async (t) => {
    const [person, other] = [await newcomer(), await newcomer()];
    const path = "/_/app/user/verify-email";
    t.equal((await other.post(path, { token: person.mailed })).statusCode, 410);
    t.same([await isVerified(person), await isVerified(other)], [false, false]);
    t.equal((await person.post(path, { token: person.mailed })).statusCode, 204, "it was not used up by that");
    t.same([await isVerified(person), await isVerified(other)], [true, false]);
    t.equal((await app.anyone.post(path, { token: other.mailed })).statusCode, 401);
    t.equal((await person.post(path, { token: person.mailed })).statusCode, 204, "it has done its work");
    t.equal((await other.post(path, { token: other.mailed })).statusCode, 204);
    t.equal(
      (await other.post(path, { token: person.mailed })).statusCode,
      410,
      "one of somebody else's that is used up",
    );
  });

  t.test("POST /_/app/user/verify-email/resend", async (t) => {
    t.test("mails another link, once a minute, until the mailbox has had its share of the day", async (t) => {
      const person = await newcomer();
      for (let sent = 1; sent < MAILS_PER_UNVERIFIED; sent++) {
        t.equal((await resend(person)).statusCode, 204);
        t.match((await resend(person)).json(), { code: "too_many_requests" }, "a second press");
        await waitAMinute(person.email);
      }
      const refused = await resend(person);
      t.equal(refused.statusCode, 429);
      t.match(refused.json(), { code: "verification_limit" });
      t.ok(Number(refused.headers["retry-after"]) > 3600);
      t.same(await subjects(), Array(MAILS_PER_UNVERIFIED - 1).fill(SUBJECT));
    });
    t.test("mails nothing to somebody who has confirmed", async (t) => {
      const person = await newcomer();
      await verify(person.mailed);
      await mailbox.read();
      t.equal((await resend(person)).statusCode, 204);
      t.same(await subjects(), []);
    });
    t.test("is for people who are signed in", async (t) => {
      t.equal((await resend(app.anyone)).statusCode, 401);
    });
  });

  t.test("a stranger's mailbox gets three mails a day, however many accounts are made on it", async (t) => {
    const spellings = ["victim", "victim+a", "victim+b", "vic.tim", "v.i.c.t.i.m+c", "victim+d"];
    const emails = spellings.map((local, at) => `${local}@${at % 2 ? "gmail" : "googlemail"}.com`);
    for (const email of emails) t.equal((await resend(await app.person({ email }))).statusCode < 500, true);
    t.same(await subjects(), Array(MAILS_PER_UNVERIFIED).fill(SUBJECT));

    for (const [at, email] of emails.entries()) {
      const answer = await app.withToken(null, `10.7.2.${at}`).post("/app/registration/forgot-password", { email });
      t.equal(answer.statusCode, 204, "and nobody is told");
    }
    t.same(await subjects(), Array(MAILS_PER_UNVERIFIED).fill("Choose a new password"));
  });

  t.test("a password chosen by a mailed link", async (t) => {
    /** Asks for a new password by mail and chooses it; `meanwhile` something happens. */
    const reset = async (email: string, meanwhile: () => Promise<unknown> = async () => {}) => {
      await mailbox.read();
      const caller = app.withToken(null, `10.7.3.${addresses++}`);
      await caller.post("/app/registration/forgot-password", { email });
      const [mail] = await mailbox.read();
      await meanwhile();
      const token =
        linkIn(mail ?? {}, "/forgot-password-change/")
          .split("/")
          .at(-1) ?? "";
      const body = { token, password: "another good long one" };
      t.equal((await caller.post("/app/registration/reset-password", body)).statusCode, 204);
      return mail;
    };
    const at = async (email: string) => (await UserModel.findOne({ email }).lean())?.emailVerifiedAt;

    t.test("proves the address too, and the mail greets nobody before", async (t) => {
      const { email } = await newcomer({ name: "Your parcel waits" });
      t.notMatch((await reset(email))?.text, /parcel/);
      t.ok(await at(email));
      t.match((await reset(email))?.text, /Hello Your parcel waits,/, "afterwards by name");
    });
    t.test("proves nothing when the link went to another address, or does not say where", async (t) => {
      const { email } = await newcomer();
      await reset(email, () => UserModel.updateOne({ email }, { $set: { email: "elsewhere@example.com" } }));
      t.equal(await at("elsewhere@example.com"), null);
      const older = await newcomer();
      await reset(older.email, () => ResetTokenModel.updateMany({}, { $unset: { email: 1 } }));
      t.equal(await at(older.email), null);
    });
  });

  t.test("an account from before anybody was asked confirms as well, and is not welcomed again", async (t) => {
    const person = await newcomer();
    const { hash } = (await person.post("/_/signatures", make.signature())).json<{ hash: string }>();
    await UserModel.updateOne({ email: person.email }, { $unset: { emailVerifiedAt: 1 } });
    t.equal(await isVerified(person), false);
    t.match((await person.post(`/_/signatures/${hash}/test`)).json(), REFUSED);
    t.equal((await resend(person)).statusCode, 204);
    t.equal((await verify(tokenIn((await mailbox.read())[0]))).statusCode, 204);
    t.equal((await person.post(`/_/signatures/${hash}/test`)).statusCode, 204);
    t.same(await subjects(), ["How your signature arrives"]);
  });
});
