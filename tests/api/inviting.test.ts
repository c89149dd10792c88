import mongoose from "mongoose";
import t from "tap";
import { recount } from "#server/features/members/invite/seats.ts";
import { MemberModel, TeamModel } from "#server/features/members/model.ts";
import { MEMBER_INVITATION_HOURS, RESENDS_PER_DAY } from "#shared/members/constants.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { fillMailbox } from "#tests/support/fullMailbox.ts";
import { linkIn } from "#tests/support/mailbox.ts";
import * as make from "#tests/support/make.ts";
import { startTeams } from "#tests/support/startTeams.ts";

const HOUR_MS = 3_600_000;
const SEAT_LIMIT = "You are attempting to invite more members than there are available in your plan.";

t.test("inviting people into a team", { timeout: 600_000 }, async (t) => {
  const { app, invitations, address, paid, joined, saved, invite, invited, one, listed, rowOf, idIn, usedOf } =
    await startTeams(t);
  type Person = Awaited<ReturnType<typeof app.person>>;

  t.test("an invitation takes a place and mails a link for 72 hours", async (t) => {
    const owner = await paid(3);
    await owner.patch("/_/app/team", { name: "Example & Sons" });
    const email = address();
    const answer = await invite(owner, email.toUpperCase(), { permissions: [2], facts: { name: "Änne Müßig" } });
    t.equal(answer.statusCode, 201);
    const member = answer.json<TeamMember>();
    t.match(member, {
      email,
      role: "member",
      status: "invited",
      permissions: [2],
      pagePermissions: null,
      signature: null,
      facts: { name: "Änne Müßig", position: "" },
      lastSeenAt: null,
      directory: null,
    });
    const hours = (Date.parse(member.expiresAt ?? "") - Date.parse(member.invitedAt ?? "")) / HOUR_MS;
    t.equal(hours, MEMBER_INVITATION_HOURS);
    t.equal(await usedOf(owner), 2);
    t.match((await one(owner, member.id)).json(), member);
    t.match(await listed(owner), { items: [member], hasMore: false, next: null, team: { seats: 3, used: 2 } });

    const [mail, ...others] = await invitations();
    t.equal(others.length, 0);
    t.match(mail?.to, { text: email });
    t.match(mail?.replyTo, { text: owner.email });
    t.equal(mail?.subject, "Ana Person invites you to a team at Signoff");
    t.match(mail?.text, /of Example & Sons and would/);
    t.match(mail?.text, /can make your signature right away/);
    const token = new URL(linkIn(mail ?? { text: "" }, "/invitation")).searchParams.get("invite_token") ?? "";
    t.equal(token.length, 43, "256 bits");
    const row = await rowOf(owner, email);
    t.notMatch(JSON.stringify(row), token, "only its hash is stored");
    t.match(row, { nameKey: "anne mussig", invite: { sends: 1, by: await make.idOf(owner) } });
  });

  t.test("a signature may be theirs from the start", async (t) => {
    const owner = await paid();
    const [hash, other] = [await saved(owner), await saved(owner)];
    const email = address();
    const member = await invited(owner, email, { signature: hash });
    t.match(member.signature, { hash, label: "Ana Person", installed: "never" });
    t.match((await owner.get(`/_/signatures/${hash}`)).json(), { assignee: email });
    t.match((await invitations())[0]?.text, /find the signature that was made for you/);

    t.match((await owner.put(`/_/signatures/${other}/assign`, { email })).json(), { assignee: email }, "also later");
    t.match((await one(owner, member.id)).json(), { signature: { hash: other } });
    t.equal((await owner.get(`/_/signatures/${hash}`)).json().assignee, null, "one at a time");

    const foreign = await saved(await paid());
    t.match((await invite(owner, address(), { signature: foreign })).json(), { status: 404, code: "not_found" });
    t.equal(await usedOf(owner), 2, "and nobody was invited");
  });

  t.test("it refuses whom a team cannot take in, each with its sentence", async (t) => {
    const owner = await paid(3);
    const admin = await joined(owner, { role: "admin" });
    const refused = async (who: Person, email: string, body: object = {}) => (await invite(who, email, body)).json();
    t.match(await refused(owner, owner.email), {
      status: 409,
      code: "own_address",
      message: "This is your own address: you are in the team.",
      errors: [{ path: "email" }],
    });
    t.match(await refused(admin, admin.email), { code: "own_address" });
    const there = { status: 409, code: "member_exists", errors: [{ path: "email" }] };
    t.match(await refused(owner, admin.email), there);
    t.match(await refused(admin, owner.email), there, "its owner has no row and is in it");
    t.match(await refused(admin, address(), { role: "admin" }), {
      status: 403,
      code: "only_owner",
      message: "Only the owner of the team can do this.",
    });
    t.match(await refused(owner, "nobody"), { status: 422, errors: [{ path: "email" }] });
    t.match(await refused(owner, address(), { permissions: [6] }), { status: 422 });
    t.match(await refused(owner, address(), { seats: 9 }), { status: 422 });
    t.match(await invited(owner, address(), { role: "admin" }), { role: "admin", status: "invited" });
    t.match(await refused(owner, address()), { status: 403, code: "seat_limit", message: SEAT_LIMIT });
    t.equal(await usedOf(owner), 3);
    t.equal(await MemberModel.countDocuments({ team: await make.teamOf(owner) }), 2, "nothing is left of it");

    const alone = await paid(1);
    const unavailable = {
      status: 403,
      code: "invite_unavailable",
      message: "Your plan has room for one person. Please upgrade",
    };
    t.match(await refused(alone, address()), unavailable);
    const free = await paid();
    await make.changeTeam(free, { isPaid: false });
    t.match(await refused(free, address()), unavailable);
    const mia = await joined(await paid());
    t.match(await refused(mia, address()), { status: 403, code: "no_permission" });
    const unverified = await make.paid(app);
    t.match(await refused(unverified, address()), { code: "email_unverified" });
    await invitations();
  });

  t.test("a plan that shrank throws nobody out, and takes nobody in", async (t) => {
    const owner = await paid(5);
    const mia = await joined(owner);
    await joined(owner);
    await make.changeTeam(owner, { seats: 2 });
    t.match((await invite(owner, address())).json(), { code: "seat_limit" });
    t.match(await listed(owner), { items: [{}, {}], team: { seats: 2, used: 3 } });
    t.equal((await mia.get("/_/app/user")).json().team.isOwner, false);
  });

  t.test("100 at once for the last 10 places: 10", async (t) => {
    const owner = await paid(11);
    const answers = await Promise.all(Array.from({ length: 100 }, () => invite(owner, address())));
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 10);
    t.ok(answers.every(({ statusCode, body }) => statusCode === 201 || body.includes("seat_limit")));
    t.equal(await usedOf(owner), 11);
    t.equal(await MemberModel.countDocuments({ team: await make.teamOf(owner) }), 10);
    t.equal((await invitations()).length, 10);
  });

  t.test("100 at once for one address: one", async (t) => {
    const owner = await paid(11);
    const email = address();
    const answers = await Promise.all(Array.from({ length: 100 }, () => invite(owner, email)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
    t.ok(answers.every(({ statusCode, body }) => statusCode === 201 || body.includes("member_exists")));
    t.equal(await usedOf(owner), 2);
    t.equal((await invitations()).length, 1);
  });

  t.test("a place that nobody finished taking is free again", async (t) => {
    const owner = await paid(2);
    const team = await make.teamOf(owner);
    const lost = { team, email: address(), status: "claiming" as const };
    const [old] = await MemberModel.create([lost]);
    await TeamModel.updateOne({ _id: team }, { used: 2 });
    t.match((await invite(owner, address())).json(), { code: "seat_limit" }, "it may be on its way still");
    t.same((await listed(owner)).items, [], "nobody sees it");
    t.equal((await one(owner, String(old?._id))).statusCode, 404);
    const hash = await saved(owner);
    t.match((await owner.put(`/_/signatures/${hash}/assign`, { email: lost.email })).json(), {
      code: "member_not_found",
    });
    await MemberModel.collection.updateOne({ _id: old?._id }, { $set: { createdAt: new Date(Date.now() - 61_000) } });
    t.match(await invited(owner), { status: "invited" });
    t.equal(await usedOf(owner), 2);
    t.equal(await MemberModel.countDocuments({ team }), 1);
    t.equal(await recount(team), false, "then there is nothing to mend");
    const left = async () => {
      const email = address();
      const [row] = await MemberModel.create([{ team, email, status: "claiming" as const }]);
      await MemberModel.collection.updateOne({ _id: row?._id }, { $set: { createdAt: new Date(0) } });
      return email;
    };
    await TeamModel.updateOne({ _id: team }, { seats: 9 });
    t.match(await invited(owner, await left()), { status: "invited" }, "nor does it keep its address");
    const people = [{ email: await left() }];
    t.match((await owner.post("/_/app/team/invite-many", { people })).json(), { invited: 1 });
    await MemberModel.deleteMany({
      team,
      email: mongoose.trusted({ $ne: (await listed(owner)).items[0]?.email ?? "" }),
    });
    await TeamModel.updateOne({ _id: team }, { used: 9 });
    t.equal(await recount(team), true, "places that were lost without a trace too");
    t.equal(await usedOf(owner), 2);
    await invitations();
  });

  t.test("where the mail cannot be handed over nobody is invited", async (t) => {
    const owner = await paid(2);
    const { JobModel } = await import("#server/jobs/model.ts");
    const { restore } = t.intercept(JobModel, "create", { value: () => Promise.reject(new Error("no queue")) });
    const email = address();
    t.equal((await invite(owner, email)).statusCode, 500);
    restore();
    t.equal(await usedOf(owner), 1);
    t.match(await invited(owner, email), { status: "invited" }, "nothing stands in the way");
    await invitations();
  });

  t.test("addresses are looked at before anybody is invited", async (t) => {
    const owner = await paid(4);
    const mia = await joined(owner);
    const waiting = await invited(owner);
    await invitations();
    const [first, second] = [address(), address()];
    const text = `Ana Lee <${first}>; "Roe, Bo" <${second}>\n${first.toUpperCase()}\n${mia.email}, ${waiting.email}\n${owner.email}\nana@`;
    const answer = await owner.post("/_/app/team/invite/check", { text });
    t.equal(answer.statusCode, 200);
    t.same(answer.json().team, { seats: 4, used: 3 });
    t.same(answer.json().items, [
      { email: first, name: "Ana Lee", verdict: "new" },
      { email: second, name: "Bo Roe", verdict: "noSeat" },
      { email: first, name: "", verdict: "twice" },
      { email: mia.email, name: "", verdict: "member" },
      { email: waiting.email, name: "", verdict: "invited" },
      { email: owner.email, name: "", verdict: "you" },
      { email: "ana@", name: "", verdict: "invalid" },
    ]);
    t.same(await invitations(), [], "nothing is sent");
    t.equal((await owner.post("/_/app/team/invite/check", { text: "a".repeat(200_001) })).statusCode, 422);
  });

  t.test("many are invited together, or nobody", async (t) => {
    const owner = await paid(4);
    const mia = await joined(owner);
    const many = (emails: string[], body: object = {}) =>
      owner.post("/_/app/team/invite-many", { people: emails.map((email) => ({ email, name: "Al Li" })), ...body });
    const [a, b, c] = [address(), address(), address()];
    t.match((await many([a, b, c])).json(), { status: 403, code: "seat_limit", message: SEAT_LIMIT });
    t.equal(await MemberModel.countDocuments({ team: await make.teamOf(owner) }), 1, "nobody");
    t.same(await invitations(), []);

    const answer = (await many([a, mia.email, b, a, owner.email], { permissions: [2, 3] })).json();
    t.match(answer, { invited: 2, team: { seats: 4, used: 4 } });
    t.same(
      answer.items.map(({ verdict }: { verdict: string }) => verdict),
      ["new", "member", "new", "twice", "you"],
    );
    t.match(await rowOf(owner, b), {
      status: "invited",
      permissions: [2, 3],
      facts: { name: "Al Li" },
      nameKey: "al li",
    });
    const mails = await invitations();
    t.same(mails.map(({ to }) => (Array.isArray(to) ? to[0] : to)?.text).sort(), [a, b].sort());
    t.match((await many([a, b])).json(), { invited: 0, items: [{ verdict: "invited" }, { verdict: "invited" }] });
    t.equal((await many([])).statusCode, 422);
    t.equal((await many(Array.from({ length: 501 }, () => address()))).statusCode, 422);
  });

  t.test("one full mailbox holds up nobody else, and costs the team nothing", async (t) => {
    const owner = await paid();
    const [full, free] = [address(), address()];
    await fillMailbox(full);
    const many = (emails: string[]) =>
      owner.post("/_/app/team/invite-many", { people: emails.map((email) => ({ email })) });
    const answer = (await many([full, free])).json();
    t.match(answer, { invited: 1, items: [{ verdict: "mailedEnough" }, { verdict: "new" }], team: { used: 2 } });
    t.notOk(await rowOf(owner, full), "it is free to be invited tomorrow");
    t.equal((await invitations()).length, 1);
    // A team of ten may send twenty an hour: what was not sent was given back.
    for (let tries = 0; tries < 30; tries++) t.match((await many([full])).json(), { invited: 0, team: { used: 2 } });
    const alone = await owner.post("/_/app/team/invite", { email: full });
    t.match(alone.json(), { status: 429, code: "too_many_requests" });
    t.ok(Number(alone.headers["retry-after"]) > 0);
    t.equal(await usedOf(owner), 2);

    const other = await invited(owner);
    await fillMailbox(other.email);
    await invitations();
    const ids = await Promise.all([free, other.email].map((email) => idIn(owner, { email })));
    const resend = async () => (await owner.post("/_/app/team/team-members", { act: "resend", ids })).json();
    t.match(await resend(), { done: 1, refused: [{ id: other.id, code: "too_many_requests" }] });
    for (let sent = 1; sent < RESENDS_PER_DAY; sent++) t.match(await resend(), { done: 1 });
    t.match(await resend(), { done: 0 });
    t.equal((await invitations()).length, RESENDS_PER_DAY);
    t.match((await one(owner, other.id)).json(), { status: "invited" }, "whose link still works");
    t.match(await MemberModel.findById(other.id).lean(), { invite: { sends: 1 } });
  });

  t.test("500 at once, twice at the same moment: each once", async (t) => {
    const owner = await paid(501);
    const people = Array.from({ length: 500 }, () => ({ email: address() }));
    const startedAt = performance.now();
    const answers = await Promise.all([1, 2].map(() => owner.post("/_/app/team/invite-many", { people })));
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    t.equal(
      answers.reduce((sum, answer) => sum + answer.json().invited, 0),
      500,
    );
    t.ok(performance.now() - startedAt < 20_000);
    t.equal(await usedOf(owner), 501);
    const { JobModel } = await import("#server/jobs/model.ts");
    t.equal(await JobModel.countDocuments({ kind: "mail", state: "waiting", "data.name": "invitation" }), 500);
    await JobModel.deleteMany({});

    const ids = (await MemberModel.find({ team: await make.teamOf(owner) }, { _id: 1 }).lean()).map(({ _id }) => _id);
    const batch = (act: string, body: object = {}) => owner.post("/_/app/team/team-members", { act, ids, ...body });
    t.match((await batch("permissions", { permissions: [] })).json(), { done: 500, refused: [] });
    t.match((await batch("resend")).json(), { done: 500, refused: [] });
    t.match((await batch("remove")).json(), { done: 500, refused: [] });
    t.equal(await usedOf(owner), 1);
    await JobModel.deleteMany({});
  });

  t.test("resending mails a new link, and the one before ends", async (t) => {
    const owner = await paid();
    const { id, email } = await invited(owner);
    const tokenOf = async () =>
      new URL(linkIn((await invitations())[0] ?? { text: "" }, "/invitation")).searchParams.get("invite_token");
    const read = async (token: string | null) =>
      (await app.anyone.get(`/app/registration/parse-token?invite_token=${token}`)).statusCode;
    const first = await tokenOf();
    const path = `/_/app/team/team-member/${id}/resend-invite`;
    await MemberModel.updateOne({ _id: id }, { "invite.expiresAt": new Date(0) });
    t.equal(await read(first), 410);
    const answer = await owner.get(path, undefined, { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" });
    t.match(answer.json(), { email, status: "invited" });
    t.match(answer.headers["cache-control"], /no-store/);
    t.ok(Date.parse(answer.json().expiresAt) > Date.now() + 71 * HOUR_MS);
    const second = await tokenOf();
    t.same([await read(first), await read(second)], [410, 200]);

    t.equal(
      (await app.inject({ method: "HEAD", url: `/api${path}`, headers: { authorization: `Bearer ${owner.token}` } }))
        .statusCode,
      404,
    );
    t.equal(
      (await app.inject({ url: `/api${path}`, cookies: { token: owner.token ?? "" } })).statusCode,
      401,
      "a cookie does nothing",
    );
    t.same(await invitations(), [], "nor does a look");
    for (let sent = 1; sent < RESENDS_PER_DAY; sent++) t.equal((await owner.get(path)).statusCode, 200);
    t.match((await owner.get(path)).json(), { status: 429, code: "too_many_requests" });
    t.match(await rowOf(owner, email), { invite: { sends: 1 + RESENDS_PER_DAY } });
    await invitations();

    const mia = await joined(owner);
    const again = async (who: Person, id: string) =>
      (await who.get(`/_/app/team/team-member/${id}/resend-invite`)).json();
    t.match(await again(owner, await idIn(owner, mia)), {
      status: 409,
      code: "member_registered",
      message: "This person has accepted the invitation already.",
    });
    t.match(await again(await paid(), id), { status: 404, code: "not_found" });
    t.match(await again(mia, id), { code: "no_permission" });
    const another = await invited(owner);
    await make.changeTeam(owner, { isPaid: false });
    t.match(await again(owner, another.id), { code: "invite_unavailable" });
    await make.changeTeam(owner, { isPaid: true, isTerminated: true });
    t.match(await again(owner, another.id), { code: "account_expired" });
    await invitations();
  });
});
