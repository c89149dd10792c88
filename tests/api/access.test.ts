import t from "tap";
import { AuditModel } from "#server/features/audit/model.ts";
import { AccessModel } from "#server/features/members/accessRequests.ts";
import { MAX_WAITING_REQUESTS, REQUESTS_PER_DAY } from "#shared/members/constants.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const CALL = "/_/app/team/access";

t.test("access that members ask for", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);
  const owner = await make.paid(app, { seats: 30 });
  const admin = await make.member(app, { role: "admin" }, owner);
  async function joined(permissions: number[] | null = [1]) {
    const person = await make.member(app, { permissions }, owner);
    await make.confirm(person);
    // The mails of the sign-up.
    await mailbox.read();
    return person;
  }
  const waiting = async () => (await owner.get(CALL)).json().items;
  const rowOf = async ({ email }: { email: string }) =>
    (await owner.get("/_/app/team/members")).json().items.find((row: { email: string }) => row.email === email);

  t.test("reaches owner and admins, who answer by one link", async (t) => {
    const member = await joined();
    const { hash } = (await member.post("/_/signatures", make.signature())).json();
    t.match((await member.put(`/_/signatures/${hash}`, make.signature())).json(), { code: "no_edit_permission" });
    const asked = await member.post(CALL, { wanted: "edit", hash, note: "My phone number is new." });
    t.equal(asked.statusCode, 204);
    const mails = await mailbox.read();
    t.same(mails.map(({ to }) => (to as { text: string }).text).sort(), [admin.email, owner.email].sort());
    const [mail] = mails;
    t.match(mail?.text, /My phone number is new\./);
    t.equal(mail?.replyTo?.text, member.email);
    const [{ id }] = await waiting();
    t.match(linkIn(mail ?? { text: "" }, "answer=grant"), new RegExp(`/members\\?request=${id}&answer=grant$`));
    t.match(linkIn(mail ?? { text: "" }, "answer=decline"), id);
    t.match(await waiting(), [
      { wanted: "edit", hash, note: "My phone number is new.", member: { email: member.email }, isGranted: false },
    ]);
    t.match((await owner.get("/_/app/team")).json(), { waitingRequests: 1 });

    t.equal((await admin.post(`${CALL}/${id}`, { answer: "grant" })).statusCode, 204);
    t.same((await rowOf(member)).permissions, [1, 2]);
    t.equal((await member.put(`/_/signatures/${hash}`, make.signature())).statusCode, 200, "from the next call on");
    const [answer] = await mailbox.read();
    t.match(answer?.subject, "You have the access that you asked for");
    t.match(answer?.to, { text: member.email });
    t.same(await waiting(), []);
    t.match((await owner.post(`${CALL}/${id}`, { answer: "decline" })).json(), { code: "request_answered" });
    t.equal(await AuditModel.countDocuments({ act: "access.answered", subject: await make.idOf(member) }), 1);
  });

  t.test("once a thing until it is answered, and again then", async (t) => {
    const member = await joined();
    t.equal((await member.post(CALL, { wanted: "send" })).statusCode, 204);
    t.match((await member.post(CALL, { wanted: "send" })).json(), { code: "request_waits" });
    t.equal((await member.post(CALL, { wanted: "delete" })).statusCode, 204);
    const [first] = await waiting();
    t.equal((await owner.post(`${CALL}/${first.id}`, { answer: "decline" })).statusCode, 204);
    t.same((await rowOf(member)).permissions, [1]);
    t.match((await mailbox.read()).at(-1)?.subject, "Your request was declined");
    t.equal((await member.post(CALL, { wanted: "send" })).statusCode, 204);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => member.post(CALL, { wanted: i % 2 ? "edit" : "duplicate" })),
    );
    t.ok(answers.filter(({ statusCode }) => statusCode === 204).length <= 2);
    for (const { id } of await waiting()) await owner.post(`${CALL}/${id}`, { answer: "decline" });
  });

  t.test("is answered once by whoever is first", async (t) => {
    const member = await joined();
    await member.post(CALL, { wanted: "send" });
    const [{ id }] = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? owner : admin).post(`${CALL}/${id}`, { answer: i % 3 ? "grant" : "decline" }),
      ),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 204).length, 1);
    t.equal(answers.filter(({ statusCode }) => statusCode === 409).length, 19);
    await mailbox.read();
  });

  t.test("a signature is promised until one is assigned", async (t) => {
    const member = await joined(null);
    t.match((await member.post(CALL, { wanted: "edit" })).json(), {
      code: "invalid_input",
      errors: [{ path: "wanted" }],
    });
    t.equal((await member.post(CALL, { wanted: "signature" })).statusCode, 204);
    const [{ id }] = await waiting();
    await owner.post(`${CALL}/${id}`, { answer: "grant" });
    t.match(await waiting(), [{ id, wanted: "signature", isGranted: true }]);
    const { hash } = (await owner.post("/_/signatures", make.signature())).json();
    await owner.put(`/_/signatures/${hash}/assign`, { email: member.email });
    t.same(await waiting(), []);
    t.match(await AccessModel.findById(id).lean(), { state: "kept" });
    await owner.put(`/_/signatures/${hash}/unassign`);
    t.same(await waiting(), [], "it was kept");
    await owner.put(`/_/signatures/${hash}/assign`, { email: member.email });
    t.match((await member.post(CALL, { wanted: "signature" })).json(), { code: "invalid_input" });
  });

  t.test("not by those who need not ask, nor of another team, nor by who has left", async (t) => {
    for (const person of [owner, admin]) await make.confirm(person);
    for (const person of [owner, admin])
      t.match((await person.post(CALL, { wanted: "edit" })).json(), { code: "invalid_input" });
    const member = await joined();
    await member.post(CALL, { wanted: "edit" });
    const [{ id }] = await waiting();
    const stranger = await make.paid(app);
    t.match((await stranger.post(`${CALL}/${id}`, { answer: "grant" })).json(), { code: "not_found" });
    t.same((await stranger.get(CALL)).json(), { items: [] });
    t.match((await member.post(`${CALL}/${id}`, { answer: "grant" })).json(), { code: "no_permission" });
    await owner.delete(`/_/app/team/team-member/${(await rowOf(member)).id}`);
    t.same(await waiting(), []);
    t.match((await owner.post(`${CALL}/${id}`, { answer: "grant" })).json(), { code: "request_answered" });
    t.match((await owner.get("/_/app/team")).json(), { waitingRequests: 0 }, "nothing waits for an answer");
  });

  t.test("within limits", async (t) => {
    const member = await joined();
    for (let i = 0; i < REQUESTS_PER_DAY; i++) {
      t.equal((await member.post(CALL, { wanted: "edit" })).statusCode, 204);
      await AccessModel.updateMany({}, { state: "declined" });
    }
    t.match((await member.post(CALL, { wanted: "edit" })).json(), { code: "too_many_requests" });
    const other = await joined();
    const team = await make.teamOf(owner);
    await AccessModel.insertMany(
      Array.from({ length: MAX_WAITING_REQUESTS }, (_, i) => ({
        team,
        member: i.toString(16).padStart(24, "0"),
        wanted: "edit",
      })),
    );
    t.match((await other.post(CALL, { wanted: "edit" })).json(), { code: "too_many_requests" });
  });
});
