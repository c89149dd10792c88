import t from "tap";
import { MemberModel } from "#server/features/members/model.ts";
import { PageModel, SlugModel } from "#server/features/pages/model.ts";
import type { Page } from "#shared/pages/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

t.test("pages", { timeout: 180_000 }, async (t) => {
  const app = await startApp(t);
  const made = async (person: Person, values: Parameters<typeof make.page>[0] = {}) =>
    (await person.post("/_/pages", make.page(values))).json<Page>();
  const published = async (person: Person, values: Parameters<typeof make.page>[0] = {}) => {
    const { hash } = await made(person, values);
    return (await person.post(`/_/pages/${hash}/publish`)).json<Page>();
  };
  const uploaded = async (person: Person, hash: string, place = "image") => {
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(300, 200) }]);
    return person.post(`/_/pages/${hash}/image/${place}`, body, headers);
  };
  const problemOf = async (slug: string, person: Person, hash?: string) =>
    (await person.get(`/app/page-url/${encodeURIComponent(slug)}/check${hash ? `?hash=${hash}` : ""}`)).json().problem;

  await t.test("a page is made, read and replaced", async (t) => {
    const ana = await app.person();
    const answer = await ana.post("/_/pages", make.page({ label: "Fair", slug: "ana-person" }));
    t.equal(answer.statusCode, 201, answer.body);
    const page = answer.json<Page>();
    t.match(page, { label: "Fair", slug: "ana-person", state: "unpublished", isPublished: false, canEdit: true });
    t.equal(page.url, "http://localhost:3000/p/ana-person");
    t.equal(page.ownUrl, null);

    const read = await ana.get(`/_/pages/${page.hash}`);
    t.same(read.json(), page);
    const etag = String(read.headers.etag);
    const changed = make.page({ slug: "ana-person", profile: { title: "Ana Other" } });
    const saved = await ana.put(`/_/pages/${page.hash}`, changed, { "if-match": etag });
    t.match(saved.json(), { content: { profile: { title: "Ana Other" } }, label: "" });
    t.not(saved.headers.etag, etag);
    t.match((await ana.put(`/_/pages/${page.hash}`, changed, { "if-match": etag })).json(), { code: "conflict" });
    t.equal((await ana.put(`/_/pages/${page.hash}`, changed)).statusCode, 200, "who does not ask overwrites");
    const both = await Promise.all([1, 2].map(() => ana.put(`/_/pages/${page.hash}`, changed)));
    t.same(
      both.map(({ statusCode }) => statusCode),
      [200, 200],
      "and two at once come one after the other",
    );
    t.equal((await ana.post("/_/pages", { label: "" })).statusCode, 422, "half of one is not kept");
  });

  await t.test("an address: its rules and sentences", async (t) => {
    const [ana, eve] = [await make.paid(app), await make.paid(app)];
    await made(ana, { slug: "zoe-quinn" });
    for (const [slug, problem] of [
      ["zoe-quinn", "URL zoe-quinn is already taken."],
      ["zoequinn", "URL zoequinn is already taken."],
      ["z0e-qu1nn", "URL z0e-qu1nn is already taken."],
      ["admin", "This page URL is restricted."],
      ["adm1n", "This page URL is restricted."],
      [" ", "Page URL cannot be empty."],
      ["Zoe", "Use 1 to 40 lowercase letters, digits and single hyphens between them."],
      ["zoe-quinn-2", null],
    ] as const) {
      t.equal(await problemOf(slug, eve), problem, slug);
      if (slug.trim() === "") continue;
      const answer = await eve.post("/_/pages", make.page({ slug }));
      if (problem === null) t.equal(answer.statusCode, 201);
      else t.match(answer.json(), { code: "invalid_input", errors: [{ path: "slug", message: problem }] });
    }
    const own = await made(ana, { slug: "ana-own" });
    t.equal(await problemOf("ana-own", ana, own.hash), null, "its own");
    t.equal(await problemOf("ana-own", ana), "URL ana-own is already taken.");
    t.equal(await problemOf("anything", await app.person()), null);
  });

  await t.test("of two people who want the same address at once one gets it", async (t) => {
    const people = await Promise.all([1, 2, 3, 4].map(() => app.person()));
    const slugs = ["the-same", "thesame", "the-same", "the-sarne"];
    const answers = await Promise.all(
      people.map((person, at) => person.post("/_/pages", make.page({ slug: slugs[at] as string }))),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    t.same(codes, [201, 422, 422, 422]);
    for (const answer of answers)
      if (answer.statusCode === 422) t.match(answer.json().errors, [{ path: "slug", message: /is already taken/ }]);
    t.equal(await SlugModel.countDocuments({ _id: "thesame" }), 1);

    const pages = await Promise.all(people.slice(0, 2).map((person) => person.post("/_/pages", make.page())));
    t.ok(pages.some(({ statusCode }) => statusCode === 201));
  });

  await t.test("an address that visitors know is kept for a while, one that nobody has seen is free", async (t) => {
    const [ana, eve] = [await make.paid(app), await make.paid(app)];
    const unseen = await made(ana, { slug: "never-seen" });
    await ana.delete(`/_/pages/${unseen.hash}`);
    t.equal(await problemOf("never-seen", eve), null);

    const seen = await published(ana, { slug: "known-well" });
    t.match(seen, { state: "published", isPublished: true });
    await ana.delete(`/_/pages/${seen.hash}`);
    t.equal(await problemOf("known-well", eve), "URL known-well is already taken.");
    t.match((await eve.post("/_/pages", make.page({ slug: "known-well" }))).json(), { code: "invalid_input" });
    t.equal(await problemOf("known-well", ana), null, "its team may have it again");
    t.equal((await ana.post("/_/pages", make.page({ slug: "known-well" }))).statusCode, 201);

    const moved = await published(ana, { slug: "first-name" });
    await ana.put(`/_/pages/${moved.hash}`, make.page({ slug: "second-name" }));
    t.equal(await problemOf("first-name", eve), "URL first-name is already taken.");
    await SlugModel.updateOne({ _id: "flrstname" }, { keptUntil: new Date(Date.now() - 1000) });
    t.equal(await problemOf("first-name", eve), null, "afterwards anybody may");
    t.equal((await eve.post("/_/pages", make.page({ slug: "first-name" }))).statusCode, 201);
  });

  await t.test("whoever renames on and on keeps the last addresses only", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await published(ana, { slug: "name-0" });
    for (let at = 2; at < 26; at++) await ana.put(`/_/pages/${hash}`, make.page({ slug: `name-${at}x` }));
    const team = await make.teamOf(ana);
    t.equal(await SlugModel.countDocuments({ team }), 21);
  });

  await t.test("as many as the plan has room for, also of two at once", async (t) => {
    const ana = await app.person();
    t.equal((await ana.get("/app/user/page/check")).statusCode, 204);
    const both = await Promise.all([1, 2].map(() => ana.post("/_/pages", make.page())));
    t.same(both.map(({ statusCode }) => statusCode).sort(), [201, 403]);
    const refused = await ana.post("/_/pages", make.page());
    t.match(refused.json(), { code: "page_limit", message: "You have reached your page limit" });
    t.match((await ana.get("/app/user/page/check")).json(), { code: "page_limit" });

    const owner = await make.paid(app, { seats: 2 });
    const member = await make.member(app, {}, owner);
    await made(owner);
    await made(member);
    t.match((await member.post("/_/pages", make.page())).json(), { code: "team_limit" });
    const [{ hash }] = (await owner.get("/_/pages_all/all")).json().items;
    t.match((await owner.post(`/_/pages/${hash}/clone`)).json(), { code: "page_limit" });
    t.equal((await owner.delete(`/_/pages/${hash}`)).statusCode, 204);
    t.equal((await member.post("/_/pages", make.page())).statusCode, 201, "a deleted one frees its place");
  });

  await t.test("is published with an address only, and unpublished by who pays", async (t) => {
    const ana = await app.person();
    const page = await made(ana);
    const publish = () => ana.post(`/_/pages/${page.hash}/publish`);
    t.match((await publish()).json(), {
      code: "invalid_input",
      errors: [{ path: "slug", message: "Page URL cannot be empty." }],
    });
    await ana.put(`/_/pages/${page.hash}`, make.page({ slug: "to-publish" }));
    t.match((await publish()).json(), { state: "published" });
    t.match((await publish()).json(), { state: "published" }, "twice is once");
    t.match((await ana.put(`/_/pages/${page.hash}`, make.page())).json(), {
      errors: [{ path: "slug", message: "Page URL cannot be empty." }],
    });
    const unpublish = () => ana.post(`/_/pages/${page.hash}/unpublish`);
    t.match((await unpublish()).json(), { code: "upgrade_needed" });
    await make.changeTeam(ana, { isPaid: true, seats: 10 });
    t.match((await unpublish()).json(), { state: "unpublished", isPublished: false });
  });

  await t.test("a page's branding line is hidden by who pays", async (t) => {
    const ana = await app.person();
    t.match((await ana.post("/_/pages", make.page({ brandingLine: 0 }))).json(), { code: "upgrade_needed" });
    await make.changeTeam(ana, { isPaid: true, seats: 10 });
    const page = await made(ana, { brandingLine: 0 });
    t.match(page, { content: { brandingLine: 0 } });
    await make.changeTeam(ana, { isPaid: false });
    t.match((await ana.get(`/_/pages/${page.hash}`)).json(), { content: { brandingLine: 1 } });
    t.equal((await ana.put(`/_/pages/${page.hash}`, make.page({ brandingLine: 0 }))).statusCode, 200, "stays savable");
  });

  await t.test("a copy is called so, has no address and is nobody's", async (t) => {
    const owner = await make.paid(app);
    const page = await published(owner, { slug: "original" });
    const { email } = await make.member(app, {}, owner);
    await owner.put(`/_/pages/${page.hash}/assign`, { email });
    const copy = (await owner.post(`/_/pages/${page.hash}/clone`)).json<Page>();
    const expected = { label: "Copy of Ana Person", assignee: null, slug: "", url: null, isPublished: false };
    t.match(copy, { ...expected, content: page.content });
    t.not(copy.hash, page.hash);
  });

  await t.test("a member has one at most", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, { permissions: [], pagePermissions: [] }, owner);
    const [first, second] = [await made(owner), await made(owner)];
    const assign = (hash: string, body: object) => owner.put(`/_/pages/${hash}/assign`, body);
    t.match((await assign(first.hash, { email: member.email })).json(), { assignee: member.email, replaced: null });
    const seen = await member.get(`/_/pages/${first.hash}`);
    t.match(seen.json<Page>(), { canEdit: false }, "who may not edit is not asked to carry a change there");
    t.equal((await member.put(`/_/pages/${first.hash}`, make.page())).statusCode, 403);
    const answer = await assign(second.hash, { email: member.email, permissions: [2] });
    t.match(answer.json(), { assignee: member.email, replaced: first.hash });
    t.match(await MemberModel.findOne({ email: member.email }).lean(), { permissions: [], pagePermissions: [2] });
    t.same(
      (await member.get("/_/pages/all/1")).json().items.map(({ hash }: Page) => hash),
      [second.hash],
    );
    t.equal((await member.put(`/_/pages/${second.hash}`, make.page())).statusCode, 200, "who may edit does");
    t.match((await member.delete(`/_/pages/${second.hash}`)).json(), { code: "no_permission" });
    t.match((await assign(first.hash, { email: "nobody@example.com" })).json(), { code: "member_not_found" });
    t.match((await owner.put(`/_/pages/${second.hash}/unassign`)).json(), { assignee: null });
    t.equal((await member.get(`/_/pages/${second.hash}`)).statusCode, 404);

    await assign(second.hash, { email: member.email });
    const { items } = (await owner.get(`/_/app/team/members?search=${member.email}`)).json();
    t.equal((await owner.delete(`/_/app/team/team-member/${items[0].id}`)).statusCode, 204);
    t.match((await owner.get(`/_/pages/${second.hash}`)).json(), { assignee: null }, "who leaves has none any more");
  });

  await t.test("lists and searches what one sees", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    for (const title of ["Zoë Łoś", "Ana Person"]) await made(owner, { profile: { title } });
    await made(member, { profile: { title: "Leo" }, label: "Trade fair", slug: "leo-fair" });
    const titles = async (person: Person, query = "") =>
      (await person.get(`/_/pages/all/1${query}`)).json().items.map(({ content }: Page) => content.profile.title);
    t.same(await titles(owner), ["Leo", "Ana Person", "Zoë Łoś"], "the newest first");
    t.same(await titles(member), ["Leo"]);
    t.same(await titles(owner, "?search=zoe%20los"), ["Zoë Łoś"]);
    t.same(await titles(owner, "?search=TRADE"), ["Leo"]);
    t.same(await titles(owner, "?search=leo-f"), ["Leo"]);
    t.same(await titles(owner, "?search=nothing"), []);
    t.match((await owner.get("/_/pages/all/1")).json(), { page: 1, hasMore: false, items: [{ views: 0, clicks: 0 }] });
    t.equal((await owner.get("/_/pages/another-company/1")).statusCode, 404);
    t.match((await owner.get("/_/pages_all/all")).json().items, [
      { name: "Trade fair", isPublished: false, url: "http://localhost:3000/p/leo-fair" },
      { name: "Ana Person", url: null },
      { name: "Zoë Łoś" },
    ]);
  });

  await t.test("pictures are the team's own, and used as long as a page shows them", async (t) => {
    const [ana, eve] = [await app.person(), await app.person()];
    const page = await made(ana);
    const answer = await uploaded(ana, page.hash);
    t.equal(answer.statusCode, 201, answer.body);
    const { url } = answer.json();
    const values = {
      profile: { title: "Ana Person", image: url },
      look: { background: { kind: "image", image: url } },
      blocks: [
        { type: "picture", key: "a", data: { image: url } },
        { type: "buttons", key: "b", data: { rows: [{ key: "c", label: "A", link: "", image: url }] } },
      ],
    } as Parameters<typeof make.page>[0];
    t.equal((await ana.put(`/_/pages/${page.hash}`, make.page(values))).statusCode, 200);
    const { items } = (await ana.get("/_/app/user/pictures")).json();
    t.match(items, [{ url, uses: [{ place: "page.image", hash: page.hash, name: "Ana Person" }] }]);
    t.match((await ana.delete(`/_/app/user/pictures/${items[0].id}`)).json(), { code: "picture_in_use" });

    const stolen = await eve.post("/_/pages", make.page(values));
    t.equal(stolen.statusCode, 422);
    t.match(stolen.json().errors, [
      { path: "content.profile.image" },
      { path: "content.look.background.image" },
      { path: "content.blocks.0.data.image" },
      { path: "content.blocks.1.data.rows.0.image" },
    ]);
    t.equal((await uploaded(eve, page.hash)).statusCode, 404);

    t.match((await ana.delete(`/_/pages/${page.hash}/image/image`)).json().content, { profile: { image: null } });
    t.match((await ana.delete(`/_/pages/${page.hash}/image/background`)).json().content, {
      look: { background: { kind: "solid" } },
    });
    t.match((await ana.delete(`/_/pages/${page.hash}/image/button`)).json(), { code: "not_found" });
    await ana.put(`/_/pages/${page.hash}`, make.page());
    t.same((await PageModel.findOne({ hash: page.hash }).lean())?.pictures, []);
    t.equal((await ana.delete(`/_/app/user/pictures/${items[0].id}`)).statusCode, 204);
  });

  await t.test("is sent by mail once it is published", async (t) => {
    const mailbox = await receiveMails(t);
    const ana = await app.person();
    await make.confirm(ana);
    const page = await made(ana, { slug: "sent-page" });
    const send = () => ana.post(`/_/pages/${page.hash}/send`, { email: "leo@example.com", note: "Hello" });
    t.match((await send()).json(), {
      code: "page_unpublished",
      message: "An unpublished page cannot be shared",
    });
    await ana.post(`/_/pages/${page.hash}/publish`);
    t.equal((await send()).statusCode, 204);
    const mail = (await mailbox.read()).find(({ to }) => JSON.stringify(to).includes("leo@example.com"));
    t.match(mail?.text, /http:\/\/localhost:3000\/p\/sent-page/);
  });

  await t.test("of others nothing is seen, and a plan that has ended changes nothing", async (t) => {
    const [ana, eve] = [await app.person(), await app.person()];
    const { hash } = await published(ana, { slug: "of-others" });
    for (const ask of [
      () => eve.get(`/_/pages/${hash}`),
      () => eve.put(`/_/pages/${hash}`, make.page()),
      () => eve.delete(`/_/pages/${hash}`),
      () => eve.post(`/_/pages/${hash}/clone`),
      () => eve.post(`/_/pages/${hash}/publish`),
      () => eve.post(`/_/pages/${hash}/unpublish`),
      () => eve.put(`/_/pages/${hash}/unassign`),
    ])
      t.equal((await ask()).statusCode, 404);
    await make.changeTeam(ana, { isTerminated: true });
    t.match((await ana.put(`/_/pages/${hash}`, make.page())).json(), { code: "account_expired" });
    t.match((await ana.get(`/_/pages/${hash}`)).json(), { canEdit: false, state: "expired" });
    const sent = await ana.post(`/_/pages/${hash}/send`, { email: "you@example.com" });
    t.match(sent.json(), { code: "account_expired" }, "nobody is sent where there is nothing to see");
    t.equal((await ana.delete(`/_/pages/${hash}`)).statusCode, 204);
  });

  await t.test("times that make no sense are refused by name, and read where they were kept before", async (t) => {
    const ana = await app.person();
    const timed = (times: object) =>
      make.page({ blocks: [{ type: "text", key: "a-text", data: { text: "Hello" }, ...times }] });
    const kept = await ana.post("/_/pages", timed({ from: "2026-12-24T18:00", until: "2026-12-24T18:01" }));
    t.equal(kept.statusCode, 201, kept.body);
    const { hash } = kept.json<Page>();
    for (const [times, field, message] of [
      [{ from: "2026-02-30T10:00" }, "from", "There is no such date or time."],
      [{ until: "2026-02-29T10:00" }, "until", "There is no such date or time."],
      [{ from: "2026-12-24T18:00", until: "2026-12-24T17:00" }, "until", "It ends before it starts."],
    ] as const) {
      const refused = await ana.put(`/_/pages/${hash}`, timed(times));
      t.match(refused.json(), { status: 422, errors: [{ path: `content.blocks.0.${field}`, message }] });
    }
    await PageModel.collection.updateOne({ hash }, { $set: { "content.blocks.0.until": "2026-12-24T17:00" } });
    t.match((await ana.get(`/_/pages/${hash}`)).json(), { content: { blocks: [{ until: "2026-12-24T17:00" }] } });
  });

  await t.test("a record without the fields that came later is read", async (t) => {
    const ana = await app.person();
    const { hash, content } = await made(ana, { slug: "an-old-one" });
    const { profile } = content;
    await PageModel.collection.updateOne(
      { hash },
      {
        $unset: Object.fromEntries(
          "label isPublished group assignee revision pictures shortLinks reports content.look content.meta content.warning content.brandingLine"
            .split(" ")
            .map((field) => [field, ""]),
        ),
      },
    );
    t.match((await ana.get(`/_/pages/${hash}`)).json(), {
      slug: "an-old-one",
      state: "unpublished",
      content: { profile },
    });
    t.equal((await ana.post(`/_/pages/${hash}/publish`)).statusCode, 200);
    t.equal(
      (await ana.put(`/_/pages/${hash}`, make.page({ slug: "an-old-one" }), { "if-match": '"0"' })).statusCode,
      200,
    );
  });
});
