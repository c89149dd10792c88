import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const CALL = "/_/app/team/owner";
const PARALLEL = 20;

t.test("a team is handed over", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);

  /** A team with its owner and a member whose address is confirmed. */
  async function team() {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    await make.confirm(member);
    const { _id } = (await TeamModel.findById(await make.teamOf(owner)).lean()) ?? {};
    return { owner, member, id: _id };
  }
  type Person = Awaited<ReturnType<typeof app.person>>;
  const offer = (owner: Person, to: { email: string }, password = owner.password) =>
    owner.put(CALL, { email: to.email, password });
  async function offered(owner: Person, to: Person): Promise<string> {
    t.equal((await offer(owner, to)).statusCode, 200);
    const mail = (await mailbox.read()).find(({ text }) => text?.includes("/team-offer/"));
    return (
      linkIn(mail ?? { text: "" }, "/team-offer/")
        .split("/")
        .at(-1) ?? ""
    );
  }
  const stateOf = async (id: unknown) => {
    const [team, rows] = await Promise.all([
      TeamModel.findById(id).lean(),
      MemberModel.find({ team: id, active: true } as never).lean(),
    ]);
    return { owner: String(team?.owner), used: team?.used, transfer: team?.transfer, rows };
  };
  /** The owner is one of the people, has no row, and everybody counts once. */
  async function mustBeWhole(id: unknown) {
    const { owner, used, rows } = await stateOf(id);
    t.ok(await UserModel.exists({ _id: owner }), "has an owner");
    t.notOk(
      rows.some(({ user }) => String(user) === owner),
      "who has no row",
    );
    t.equal(used, rows.length + 1, "all are counted once");
  }

  t.test("by an offer, a mail, and an acceptance", async (t) => {
    const { owner, member, id } = await team();
    const token = await offered(owner, member);
    t.match((await owner.get("/_/app/team")).json(), { transfer: { email: member.email } });
    const read = await member.get(`${CALL}/offer?token=${token}`);
    t.match(read.json(), { ownerEmail: owner.email, people: 2 });
    t.equal((await stateOf(id)).owner, String(await make.idOf(owner)), "reading accepts nothing");

    const accepted = await member.post(`${CALL}/accept`, { token });
    t.equal(accepted.statusCode, 200);
    t.match(
      accepted.json().items.find(({ id: one }: { id: string }) => one === String(id)),
      { isOwner: true, isChosen: true },
    );
    await mustBeWhole(id);
    t.match((await member.get("/_/app/user")).json(), { isPaid: true, team: { isOwner: true } }, "with its plan");
    const before = (await owner.get("/_/app/user")).json();
    t.match(before, { isPaid: true, team: { isOwner: false, role: "admin", ownerEmail: member.email } });
    t.equal((await owner.get("/_/app/team/members")).statusCode, 200, "who was the owner manages it");

    const mails = await mailbox.read();
    t.same(
      mails.map(({ subject, to }) => [subject, (to as { text: string }).text]).sort(),
      [
        ["You are the owner of the team now", member.email],
        ["Your team has a new owner", owner.email],
      ].sort(),
    );
    const lines = await AuditModel.find({ act: "team.taken-over" }).lean();
    t.same(
      new Set(lines.map(({ subject }) => String(subject))),
      new Set([String(await make.idOf(owner)), String(await make.idOf(member))]),
      "a line for each",
    );
    t.match((await member.post(`${CALL}/accept`, { token })).json(), { code: "link_expired" }, "once");
    t.match((await offer(owner, member)).json(), { code: "no_permission" }, "nothing is theirs to offer any more");
  });

  t.test("and back, and its first owner leaves it for a team of their own", async (t) => {
    const { owner, member, id } = await team();
    await member.post(`${CALL}/accept`, { token: await offered(owner, member) });
    const left = await owner.post("/_/app/team/leave");
    t.equal(left.statusCode, 200);
    await mustBeWhole(id);
    t.match((await owner.get("/_/app/user")).json(), { isPaid: false, team: null });
    t.equal((await owner.post("/_/signatures", make.signature())).statusCode, 201, "which works");
  });

  t.test("to one of its people alone", async (t) => {
    const { owner, member } = await team();
    const stranger = await app.person();
    await make.confirm(stranger);
    t.match((await offer(owner, stranger)).json(), { code: "member_not_found" });
    t.match((await offer(owner, owner)).json(), { code: "own_address" });
    const unproved = await make.member(app, {}, owner);
    t.match((await offer(owner, unproved)).json(), { code: "email_unverified" });
    await owner.post("/_/app/team/invite", { email: "invited@example.com" });
    t.match((await offer(owner, { email: "invited@example.com" })).json(), { code: "member_not_found" });
    t.match((await offer(owner, member, "wrong")).json(), { code: "invalid_input", errors: [{ path: "password" }] });
    t.match((await offer(member, owner)).json(), { code: "no_permission" });
    await UserModel.updateOne({ email: owner.email }, { passwordHash: null });
    t.match((await offer(owner, member)).json(), { code: "invalid_input", errors: [{ path: "password" }] });
    await mailbox.read();
  });

  t.test("to nobody else, not for ever, and not after it was withdrawn", async (t) => {
    const { owner, member, id } = await team();
    const other = await make.member(app, {}, owner);
    const token = await offered(owner, member);
    for (const [person, code] of [
      [other, "transfer_elsewhere"],
      [owner, "transfer_elsewhere"],
    ] as const) {
      t.match((await person.get(`${CALL}/offer?token=${token}`)).json(), { code });
      t.match((await person.post(`${CALL}/accept`, { token })).json(), { code });
    }
    t.match((await member.get(`${CALL}/offer?token=nonsense`)).json(), { code: "link_expired" });
    t.match((await owner.delete(CALL)).json(), { transfer: null });
    t.match((await member.post(`${CALL}/accept`, { token })).json(), { code: "link_expired" });

    const next = await offered(owner, member);
    await TeamModel.updateOne({ _id: id }, { "transfer.expiresAt": new Date(Date.now() - 1000) });
    t.match((await member.get(`${CALL}/offer?token=${next}`)).json(), { code: "link_expired" });
    t.match((await member.post(`${CALL}/accept`, { token: next })).json(), { code: "link_expired" });
    t.match((await owner.get("/_/app/team")).json(), { transfer: null });

    const last = await offered(owner, member);
    const { items } = (await owner.get("/_/app/team/members")).json();
    const row = items.find(({ email }: { email: string }) => email === member.email);
    t.equal((await owner.delete(`/_/app/team/team-member/${row.id}`)).statusCode, 204);
    t.match(
      (await member.post(`${CALL}/accept`, { token: last })).json(),
      { code: "link_expired" },
      "who was taken out",
    );
    await mustBeWhole(id);
  });

  t.test(`and whatever happens beside, it has one owner: ${PARALLEL} at once`, { timeout: 240_000 }, async (t) => {
    for (const race of ["removal", "withdrawal", "acceptance"] as const)
      for (let round = 0; round < 2; round++) {
        const { owner, member, id } = await team();
        const token = await offered(owner, member);
        const { items } = (await owner.get("/_/app/team/members")).json();
        const row = items.find(({ email }: { email: string }) => email === member.email);
        const beside = {
          removal: () => owner.delete(`/_/app/team/team-member/${row.id}`),
          withdrawal: () => owner.delete(CALL),
          acceptance: () => member.post(`${CALL}/accept`, { token }),
        };
        const answers = await Promise.all(
          Array.from({ length: PARALLEL }, (_, i) =>
            i % 2 === 0 ? member.post(`${CALL}/accept`, { token }) : beside[race](),
          ),
        );
        const taken = answers.filter(
          (answer, i) => (race === "acceptance" || i % 2 === 0) && answer.statusCode === 200,
        );
        t.ok(taken.length <= 1, `${race}: accepted once at most`);
        t.equal(answers.filter(({ statusCode }) => statusCode >= 500).length, 0);
        const { owner: now } = await stateOf(id);
        t.equal(now, String(await make.idOf(taken.length === 1 ? member : owner)));
        await mustBeWhole(id);
      }
    await mailbox.read();
  });
});
