import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { AuditModel } from "#server/features/audit/model.ts";
import { hashOf } from "#server/features/invitations/tokens.ts";
import { findLinked, join } from "#server/features/members/joining.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const PARSE = "/app/registration/parse-token";
const BODY = { name: "Mia Member", password: "quiet harbour at dawn" };

t.test("invitations to a team", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const mailbox = await receiveMails(t);

  let count = 0;
  const address = () => `mia${count++}@example.com`;
  /** From everywhere, or the limits on addresses would end the test. */
  const from = () => app.withToken(null, `10.9.${count >> 8}.${count++ & 255}`);
  const verified = async (values: { email?: string } = {}) => {
    const person = await app.person(values);
    await make.confirm(person);
    return person;
  };
  const paid = async (seats = 10) => {
    const owner = await make.paid({ person: verified }, { seats });
    await owner.patch("/_/app/team", { name: "Example & Sons" });
    return owner;
  };
  const saved = async (who: Person) =>
    (await who.post("/_/signatures", make.signature())).json<{ hash: string }>().hash;
  /** Somebody who was invited, with the token of their mail. */
  async function invited(
    owner: Person,
    { email = address(), ...body }: { email?: string; [field: string]: unknown } = {},
  ) {
    await mailbox.read();
    const member = (await owner.post("/_/app/team/invite", { email, ...body })).json<TeamMember>();
    const mail = (await mailbox.read()).find(({ subject = "" }) => subject.includes("invites you"));
    const link = new URL(linkIn(mail ?? { text: "" }, "/invitation"));
    return { ...member, token: link.searchParams.get("invite_token") ?? "" };
  }
  const read = (token: string, headers = {}) => from().get(`${PARSE}?invite_token=${token}`, undefined, headers);
  const register = (token: string, body: object = BODY) =>
    from().post(`/app/registration/accept-invite?invite_token=${token}`, body);
  const accept = (who: Pick<Person, "post">, token: string) => who.post("/_/app/team/accept", { invite_token: token });
  const statusOf = async (id: string) => (await MemberModel.findById(id).lean())?.status;
  const teamOf = async (who: Pick<Person, "get">) => (await who.get("/_/app/user")).json().team;
  const expire = (id: string) => MemberModel.updateOne({ _id: id }, { "invite.expiresAt": new Date(Date.now() - 1) });

  t.test("say what they are about to whoever has the link", async (t) => {
    const owner = await paid();
    const hash = await saved(owner);
    const { email, token } = await invited(owner, { signature: hash });
    const answer = await read(token);
    t.same(answer.json(), {
      kind: "team",
      brand: null,
      email,
      tier: null,
      team: { name: "Example & Sons", ownerEmail: owner.email, hasSignature: true, hasAccount: false },
      expiresAt: answer.json().expiresAt,
    });
    t.match(answer.headers["cache-control"], /no-store/);
    const person = await verified();
    const known = await invited(owner, { email: person.email });
    t.match((await read(known.token)).json().team, { hasSignature: false, hasAccount: true });
    const gone = { status: 410, code: "link_expired" };
    t.match((await read("nobody's")).json(), gone, "and nothing to anybody else");
    t.notMatch((await read("nobody's")).body, /hasAccount/);
    for (const path of ["/app/registration/parse-hash", "/app/admins/invite/token/validate"])
      t.match((await from().get(`${path}?invite_token=${token}`)).json(), gone);
    t.match((await from().post(`/app/registration/appsumo-register?invite_token=${token}`, BODY)).json(), gone);
  });

  t.test("are opened by people: not by a look, and opening accepts nothing", async (t) => {
    const owner = await paid();
    const { id, token } = await invited(owner);
    await app.inject({ method: "HEAD", url: `/api${PARSE}?invite_token=${token}` });
    for (const headers of [
      { "sec-purpose": "prefetch" },
      { purpose: "prefetch" },
      { "sec-purpose": "prefetch;prerender" },
    ])
      t.equal((await read(token, headers)).statusCode, 200);
    t.equal(await statusOf(id), "invited");
    for (const _ of [1, 2]) t.equal((await read(token)).statusCode, 200);
    t.equal(await statusOf(id), "pending");
    t.equal((await read(token)).statusCode, 200, "it stays valid");
    t.equal((await register(token)).statusCode, 201);
    await read(token);
    t.equal(await statusOf(id), "registered", "a late look takes nothing back");
  });

  t.test("make an account that is confirmed, in the team, and signed in", async (t) => {
    const owner = await paid();
    const hash = await saved(owner);
    const { id, email, token } = await invited(owner, { signature: hash, permissions: [2], facts: { name: "M. M." } });
    await mailbox.read();
    const answer = await register(token);
    t.equal(answer.statusCode, 201);
    t.match(answer.json(), { token: String, refresh_token: String, signature: hash });
    t.ok(answer.cookies.some(({ name }) => name === "refresh_token"));
    const mia = app.withToken(answer.json().token);
    t.match((await mia.get("/_/app/user")).json(), {
      email,
      name: "Mia Member",
      isEmailVerified: true,
      isPaid: true,
      team: { isOwner: false, role: "member", permissions: [2], name: "Example & Sons", ownerEmail: owner.email },
    });
    t.match((await mia.get(`/_/signatures/${hash}`)).json(), { assignee: email, canEdit: true });
    t.match((await mia.get("/_/signatures/default")).json(), { hash }, "what a program puts into their mails");
    t.match((await owner.get(`/_/app/team/team-member/${id}`)).json(), {
      status: "registered",
      facts: { name: "M. M." },
      invitedAt: null,
      expiresAt: null,
    });
    const user = await UserModel.findOne({ email }).lean();
    t.match(
      await TeamModel.findById(user?._id).lean(),
      { owner: user?._id, isPaid: false },
      "with a team of their own",
    );
    t.same(
      (await mailbox.read()).map(({ subject }) => subject),
      ["Welcome to Signoff"],
      "nothing is to be confirmed",
    );
    const line = await AuditModel.findOne({ act: "invitation.accepted", subject: user?._id }).lean();
    t.match(line, { team: await make.idOf(owner), outcome: "done" });

    const used = {
      status: 410,
      code: "invitation_used",
      message: "This invitation was accepted already. Log in to go on.",
    };
    for (const again of [await register(token), await read(token)]) t.match(again.json(), used);
  });

  t.test("without a name take the one that the team knows", async (t) => {
    const owner = await paid();
    const { token } = await invited(owner, { facts: { name: "Zoë Ruiz" } });
    const { token: session } = (await register(token, { ...BODY, name: "" })).json();
    t.equal((await app.withToken(session).get("/_/app/user")).json().name, "Zoë Ruiz");
    const nameless = await invited(owner);
    await register(nameless.token);
    t.match(await MemberModel.findById(nameless.id).lean(), { facts: { name: "Mia Member" }, nameKey: "mia member" });
  });

  t.test("refuse what is none, and go on working", async (t) => {
    const owner = await paid();
    const one = await invited(owner);
    for (const body of [
      {},
      { ...BODY, password: "short" },
      { ...BODY, password: "password123" },
      { ...BODY, email: "a@b.co" },
    ])
      t.equal((await register(one.token, body)).statusCode, 422);
    await expire(one.id);
    const gone = { status: 410, code: "link_expired" };
    for (const answer of [await read(one.token), await register(one.token), await register("nobody's")])
      t.match(answer.json(), gone);
    t.equal(await UserModel.countDocuments({ email: one.email }), 0);
    t.equal(await statusOf(one.id), "invited");

    const person = await verified();
    const known = await invited(owner, { email: person.email });
    t.match((await register(known.token)).json(), {
      status: 409,
      code: "account_there",
      message: "There is an account with this email address. Log in to it, then you can accept the invitation.",
    });
    t.equal((await read(known.token)).statusCode, 200);
    const two = await invited(owner);
    t.match((await register(two.token)).statusCode, 201);
  });

  t.test("are accepted with an account of the address, whose own team stays", async (t) => {
    const owner = await paid();
    const hash = await saved(owner);
    const mia = await verified();
    const own = await saved(mia);
    const { id, token } = await invited(owner, { email: mia.email, signature: hash });
    t.match((await accept(mia, token)).json(), { signature: hash });
    t.match(await teamOf(mia), { isOwner: false, id: String(await make.idOf(owner)) });
    t.equal(await statusOf(id), "registered");
    t.equal((await mia.get(`/_/signatures/${own}`)).statusCode, 404, "they act for the other team");
    t.match((await accept(mia, token)).json(), { signature: hash }, "again: the same");

    const { items } = (await mia.get("/_/app/user/teams")).json();
    const [mine, theirs] = [String(await make.idOf(mia)), String(await make.idOf(owner))];
    t.match(items, [
      { id: mine, isOwner: true, isChosen: false, ownerEmail: mia.email },
      { id: theirs, name: "Example & Sons", isOwner: false, isChosen: true, ownerEmail: owner.email },
    ]);
    t.match((await mia.put("/_/app/user/team", { id: mine })).json().items, [{ isChosen: true }, { isChosen: false }]);
    t.equal((await mia.get(`/_/signatures/${own}`)).statusCode, 200);
    t.match((await accept(mia, token)).json(), { signature: hash }, "the link leads there again");
    t.match(await teamOf(mia), { id: theirs });
    t.equal((await TeamModel.findById(theirs).lean())?.used, 2);
  });

  t.test("are nobody else's", async (t) => {
    const owner = await paid();
    const [mia, max] = [await verified(), await verified()];
    const { token, id } = await invited(owner, { email: mia.email });
    t.match((await accept(max, token)).json(), {
      status: 403,
      code: "invited_elsewhere",
      message: "This invitation is for another email address. Log in with the account of that address.",
    });
    t.match((await accept(owner, token)).json(), { status: 409, code: "own_address" });
    t.match((await accept(app.anyone, token)).json(), { status: 401 });
    t.match((await accept(mia, "nobody's")).json(), { code: "link_expired" });
    const unproved = await app.person();
    const other = await invited(owner, { email: unproved.email });
    t.match(
      (await accept(unproved, other.token)).json(),
      { code: "email_unverified" },
      "the address may be a stranger's",
    );
    t.equal(await statusOf(id), "invited");
    t.equal((await accept(mia, token)).statusCode, 200);
    t.match((await accept(max, token)).json(), { code: "invited_elsewhere" });
    await expire(other.id);
    await make.confirm(unproved);
    t.match((await accept(unproved, other.token)).json(), { code: "link_expired" });
  });

  t.test("join an account once, also where the team knows it under two addresses", async (t) => {
    const owner = await paid();
    const mia = await verified();
    const first = await invited(owner, { email: mia.email });
    await accept(mia, first.token);
    const email = address();
    const second = await invited(owner, { email });
    await UserModel.updateOne({ email: mia.email }, { email });
    t.match((await accept(mia, second.token)).json(), { status: 409, code: "member_exists" });
    t.equal(await statusOf(second.id), "invited");
  });

  t.test("twenty at the same moment: one account, one place", async (t) => {
    const owner = await paid();
    const { token, email, id } = await invited(owner);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(token)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
    t.ok(answers.every(({ statusCode }) => [201, 409, 410].includes(statusCode)));
    const user = await UserModel.findOne({ email }).lean();
    t.match(await MemberModel.findById(id).lean(), { status: "registered", user: user?._id });
    t.equal((await TeamModel.findById(await make.idOf(owner)).lean())?.used, 2);

    const mia = await verified();
    const one = await invited(owner, { email: mia.email });
    const accepted = await Promise.all(Array.from({ length: 20 }, () => accept(mia, one.token)));
    t.same([...new Set(accepted.map(({ statusCode }) => statusCode))], [200]);
    t.equal(await MemberModel.countDocuments({ user: await make.idOf(mia) }), 1);
    t.equal((await TeamModel.findById(await make.idOf(owner)).lean())?.used, 3);
  });

  t.test("are accepted by one write, which asks for all that makes the link work", async (t) => {
    const owner = await paid();
    const mia = await verified();
    const user = { _id: await make.idOf(mia), email: mia.email, name: "Mia" };
    const { id, token } = await invited(owner, { email: mia.email });
    const hash = hashOf(token);
    const row = await findLinked(hash);
    if (!row) throw new Error("There is no such row.");
    for (const values of [
      { active: false },
      { status: "registered" as const },
      { status: "claiming" as const },
      { "invite.expiresAt": new Date(0) },
    ]) {
      await MemberModel.updateOne({ _id: id }, values);
      t.equal(await join(row, hash, user), null, JSON.stringify(values));
      await MemberModel.updateOne(
        { _id: id },
        { active: true, status: "pending", "invite.expiresAt": row.invite?.expiresAt },
      );
    }
    t.equal(await join(row, hashOf("another"), user), null);
    t.equal(await join(row, hash, { ...user, email: address() }), null);
    t.match(await join(row, hash, user), { status: "registered" });
    t.equal(await join(row, hash, user), null, "once");
  });

  t.test("twenty who accept while they are removed: out in the end, and the places are right", async (t) => {
    const owner = await paid(30);
    const people = await Promise.all(Array.from({ length: 20 }, () => verified()));
    const rows: { id: string; token: string }[] = [];
    for (const { email } of people) rows.push(await invited(owner, { email }));
    await Promise.all(
      people.flatMap((person, at) => [
        accept(person, rows[at]?.token ?? ""),
        owner.delete(`/_/app/team/team-member/${rows[at]?.id}`),
      ]),
    );
    for (const person of people) t.equal(await teamOf(person), null);
    t.equal((await TeamModel.findById(await make.idOf(owner)).lean())?.used, 1);
  });

  t.test("a team that has shrunk, or ended, takes nobody in and says why", async (t) => {
    const owner = await paid(3);
    const mia = await verified();
    const [known, fresh] = [await invited(owner, { email: mia.email }), await invited(owner)];
    const both = async () => [(await accept(mia, known.token)).json(), (await register(fresh.token)).json()];
    const full = {
      status: 403,
      code: "team_full",
      message: "The team has no place for you at the moment. Ask whoever invited you.",
    };
    await make.changeTeam(owner, { seats: 2 });
    for (const answer of await both()) t.match(answer, full);
    await make.changeTeam(owner, { seats: 3, isPaid: false });
    for (const answer of await both()) t.match(answer, full);
    await make.changeTeam(owner, { isPaid: true, isTerminated: true });
    const ended = { code: "account_expired", message: "Account expired. Please contact your administrator." };
    for (const answer of await both()) t.match(answer, ended);
    t.equal(await UserModel.countDocuments({ email: fresh.email }), 0);
    await make.changeTeam(owner, { isTerminated: false });
    t.equal((await accept(mia, known.token)).statusCode, 200, "as soon as it is paid");
    t.equal((await register(fresh.token)).statusCode, 201);
  });
});
