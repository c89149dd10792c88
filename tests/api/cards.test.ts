import t from "tap";
import { CardModel } from "#server/features/cards/model.ts";
import { MemberModel } from "#server/features/members/model.ts";
import type { Card } from "#shared/cards/schema.ts";
import { form } from "#tests/support/form.ts";
import { HOSTILE_LINE } from "#tests/support/hostileText.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

t.test("business cards", { timeout: 120_000 }, async (t) => {
  const app = await startApp(t);
  const made = async (person: Person, values: Parameters<typeof make.card>[0] = {}) =>
    (await person.post("/_/cards", make.card(values))).json<Card>();
  const uploaded = async (person: Person, hash: string, place = "photo") => {
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(300, 200) }]);
    return person.post(`/_/cards/${hash}/image/${place}`, body, headers);
  };

  await t.test("a card is made, read and replaced", async (t) => {
    const ana = await app.person();
    const answer = await ana.post("/_/cards", make.card({ label: "Fair" }));
    t.equal(answer.statusCode, 201);
    const card = answer.json<Card>();
    t.match(card, {
      label: "Fair",
      state: "active",
      canEdit: true,
      assignee: null,
      content: { header: "Example & Sons" },
    });
    t.equal(card.url, `http://localhost:3000/c/${card.hash}`);

    const read = await ana.get(`/_/cards/${card.hash}`);
    t.same(read.json(), card);
    const etag = String(read.headers.etag);
    const changed = make.card({ title: "Ana Other" });
    const saved = await ana.put(`/_/cards/${card.hash}`, changed, { "if-match": etag });
    t.match(saved.json(), { content: { title: "Ana Other" }, label: "" });
    t.not(saved.headers.etag, etag);
    t.match((await ana.put(`/_/cards/${card.hash}`, changed, { "if-match": etag })).json(), { code: "conflict" });
    t.equal((await ana.put(`/_/cards/${card.hash}`, changed)).statusCode, 200, "who does not ask overwrites");
  });

  await t.test("a card without a header or a title is not kept", async (t) => {
    const ana = await app.person();
    const answer = await ana.post("/_/cards", make.card({ header: " ", title: "" }));
    t.equal(answer.statusCode, 422);
    t.match(answer.json().errors, [
      { path: "content.header", message: "Header cannot be empty" },
      { path: "content.title", message: "Title cannot be empty" },
    ]);
    const { hash } = await made(ana);
    t.equal((await ana.put(`/_/cards/${hash}`, make.card({ title: "" }))).statusCode, 422);
    t.equal((await ana.post("/_/cards", { label: "" })).statusCode, 422, "nor half of one");
  });

  await t.test("as many as the plan has room for, also of two at once", async (t) => {
    const ana = await app.person();
    t.equal((await ana.get("/app/user/card/check")).statusCode, 204);
    const both = await Promise.all([1, 2].map(() => ana.post("/_/cards", make.card())));
    t.same(both.map(({ statusCode }) => statusCode).sort(), [201, 403]);
    const refused = await ana.post("/_/cards", make.card());
    t.match(refused.json(), { code: "card_limit", message: "You cannot have more business cards" });
    t.match((await ana.get("/app/user/card/check")).json(), { code: "card_limit" });
    t.equal((await ana.get("/app/user/signature/check")).statusCode, 204, "signatures have room of their own");

    const owner = await make.paid(app, { seats: 2 });
    const member = await make.member(app, {}, owner);
    await made(owner);
    await made(member);
    t.match((await member.post("/_/cards", make.card())).json(), { code: "team_limit" });
    const [{ hash }] = (await owner.get("/_/cards_all/all")).json().items;
    t.match((await owner.post(`/_/cards/${hash}/clone`)).json(), { code: "card_limit" });
    t.equal((await owner.delete(`/_/cards/${hash}`)).statusCode, 204);
    t.equal((await member.post("/_/cards", make.card())).statusCode, 201, "a deleted one frees its place");
  });

  await t.test("a copy is called so, and is nobody's", async (t) => {
    const owner = await make.paid(app);
    const card = await made(owner);
    const { email } = await make.member(app, {}, owner);
    await owner.put(`/_/cards/${card.hash}/assign`, { email });
    const copy = (await owner.post(`/_/cards/${card.hash}/clone`)).json<Card>();
    t.match(copy, { label: "Copy of Ana Person", assignee: null, content: card.content });
    t.not(copy.hash, card.hash);
  });

  await t.test("a member has one at most", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, { permissions: [], pagePermissions: [] }, owner);
    const [first, second] = [await made(owner), await made(owner)];
    const assign = (hash: string, body: object) => owner.put(`/_/cards/${hash}/assign`, body);
    t.match((await assign(first.hash, { email: member.email })).json(), { assignee: member.email, replaced: null });
    const seen = await member.get(`/_/cards/${first.hash}`);
    t.match(seen.json<Card>(), { canEdit: false }, "who may not edit is not asked to carry a change there");
    t.equal((await member.put(`/_/cards/${first.hash}`, make.card())).statusCode, 403);
    const answer = await assign(second.hash, { email: member.email, permissions: [2] });
    t.match(answer.json(), { assignee: member.email, replaced: first.hash });
    t.match(await MemberModel.findOne({ email: member.email }).lean(), { permissions: [], pagePermissions: [2] });
    t.match((await owner.get(`/_/cards/${first.hash}`)).json(), { assignee: null });
    t.same(
      (await member.get("/_/cards/all/1")).json().items.map(({ hash }: Card) => hash),
      [second.hash],
    );
    t.match((await assign(first.hash, { email: "nobody@example.com" })).json(), { code: "member_not_found" });
    t.match((await owner.put(`/_/cards/${second.hash}/unassign`)).json(), { assignee: null });
    t.equal((await member.get(`/_/cards/${second.hash}`)).statusCode, 404);

    await assign(second.hash, { email: member.email });
    const { items } = (await owner.get(`/_/app/team/members?search=${member.email}`)).json();
    t.equal((await owner.delete(`/_/app/team/team-member/${items[0].id}`)).statusCode, 204);
    t.match((await owner.get(`/_/cards/${second.hash}`)).json(), { assignee: null }, "who leaves has none any more");
  });

  await t.test("lists and searches what one sees", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    for (const title of ["Zoë Łoś", "Ana Person"]) await made(owner, { title });
    await made(member, { title: "Leo", label: "Trade fair" });
    const titles = async (person: Person, query = "") =>
      (await person.get(`/_/cards/all/1${query}`)).json().items.map(({ content }: Card) => content.title);
    t.same(await titles(owner), ["Leo", "Ana Person", "Zoë Łoś"], "the newest first");
    t.same(await titles(member), ["Leo"]);
    t.same(await titles(owner, "?search=zoe%20los"), ["Zoë Łoś"]);
    t.same(await titles(owner, "?search=TRADE"), ["Leo"]);
    t.same(await titles(owner, "?search=nothing"), []);
    t.match((await owner.get("/_/cards/all/1")).json(), { page: 1, hasMore: false, items: [{ views: 0, saves: 0 }] });
    t.equal((await owner.get("/_/cards/another-company/1")).statusCode, 404);
    t.same(
      (await owner.get("/_/cards_all/all")).json().items.map(({ name }: { name: string }) => name),
      ["Trade fair", "Ana Person", "Zoë Łoś"],
    );
  });

  await t.test("pictures are the team's own, and used as long as a card shows them", async (t) => {
    const [ana, eve] = [await app.person(), await app.person()];
    const card = await made(ana);
    const answer = await uploaded(ana, card.hash);
    t.equal(answer.statusCode, 201, answer.body);
    const { url } = answer.json();
    const withPhoto = make.card({ photo: url, logo: url });
    t.equal((await ana.put(`/_/cards/${card.hash}`, withPhoto)).statusCode, 200);
    const copy = `${url.replace(/\.jpg$/, "")}_s3w112@2.png`;
    t.equal((await app.inject({ method: "GET", url: copy })).statusCode, 200, "the copy that the card shows is there");

    const { items } = (await ana.get("/_/app/user/pictures")).json();
    t.match(items, [{ url, uses: [{ place: "card.logo", hash: card.hash, name: "Ana Person" }] }]);
    t.match((await ana.delete(`/_/app/user/pictures/${items[0].id}`)).json(), { code: "picture_in_use" });

    const stolen = await eve.post("/_/cards", make.card({ banner: url }));
    t.equal(stolen.statusCode, 422);
    t.match(stolen.json().errors, [{ path: "content.banner" }]);
    t.equal((await uploaded(eve, card.hash)).statusCode, 404);

    const without = await ana.delete(`/_/cards/${card.hash}/image/photo`);
    t.match(without.json().content, { photo: null, logo: url });
    await ana.delete(`/_/cards/${card.hash}/image/logo`);
    t.same((await CardModel.findOne({ hash: card.hash }).lean())?.pictures, []);
    t.equal((await ana.delete(`/_/app/user/pictures/${items[0].id}`)).statusCode, 204);
  });

  await t.test("is sent by mail, to whoever one names", async (t) => {
    const mailbox = await receiveMails(t);
    const ana = await app.person();
    await make.confirm(ana);
    const card = await made(ana);
    const answer = await ana.post(`/_/cards/${card.hash}/send`, { email: "leo@example.com", note: "Hello" });
    t.equal(answer.statusCode, 204);
    const mail = (await mailbox.read()).find(({ to }) => JSON.stringify(to).includes("leo@example.com"))!;
    t.equal(mail.subject, "Ana Person sent you a business card");
    t.match(mail.text, new RegExp(card.url));
  });

  await t.test("of others nothing is seen, and a plan that has ended changes nothing", async (t) => {
    const [ana, eve] = [await app.person(), await app.person()];
    const { hash } = await made(ana);
    for (const ask of [
      () => eve.get(`/_/cards/${hash}`),
      () => eve.put(`/_/cards/${hash}`, make.card()),
      () => eve.delete(`/_/cards/${hash}`),
      () => eve.post(`/_/cards/${hash}/clone`),
      () => eve.put(`/_/cards/${hash}/unassign`),
    ])
      t.equal((await ask()).statusCode, 404);
    await make.changeTeam(ana, { isTerminated: true });
    t.match((await ana.put(`/_/cards/${hash}`, make.card())).json(), { code: "account_expired" });
    t.match((await ana.get(`/_/cards/${hash}`)).json(), { canEdit: false, state: "expired" });
    t.match((await ana.post(`/_/cards/${hash}/send`, { email: "you@example.com" })).json(), {
      code: "account_expired",
    });
    t.equal((await ana.delete(`/_/cards/${hash}`)).statusCode, 204);
  });

  await t.test("text is kept as it was typed, whatever it is", async (t) => {
    const ana = await app.person();
    const title = `${HOSTILE_LINE}🎉`;
    const card = await made(ana, { title, note: "a\nb</script>" });
    t.match((await ana.get(`/_/cards/${card.hash}`)).json(), { content: { title, note: "a\nb</script>" } });
    for (const contact of [{ name: "website", value: "javascript:alert(1)" }]) {
      const { content } = make.card();
      const answer = await ana.put(`/_/cards/${card.hash}`, {
        label: "",
        content: { ...content, contacts: [contact] },
      });
      t.equal(answer.statusCode, 422);
    }
  });
});
