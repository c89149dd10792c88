import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("signatures of a team", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const saved = async (who: Person, name = "Ana"): Promise<string> =>
    (await who.post("/_/signatures", make.signature({ general: { name } }))).json().hash;
  const hashes = async (who: Person, path = "/_/app/user/signatures/1") =>
    (await who.get(path)).json<{ items: { hash: string }[] }>().items.map(({ hash }) => hash);

  t.test("a copy has the same content, links of its own and a label that says so", async (t) => {
    const ana = await make.paid(app);
    const one = await saved(ana, "Ana Ruiz");
    const answer = await ana.post(`/_/signatures/${one}/clone`);
    t.equal(answer.statusCode, 201);
    const copy = answer.json();
    const original = (await ana.get(`/_/signatures/${one}`)).json();
    t.not(copy.hash, one);
    t.equal(copy.label, "Copy of Ana Ruiz");
    t.same(
      { general: copy.general, design: copy.design, media: copy.media },
      {
        general: original.general,
        design: original.design,
        media: original.media,
      },
    );
    const addresses = ({ shortLinks }: { shortLinks: { shortUrl: string }[] }) =>
      shortLinks.map(({ shortUrl }) => shortUrl);
    t.ok(addresses(copy).length > 0);
    t.same(
      addresses(copy).filter((address) => addresses(original).includes(address)),
      [],
    );
    t.same(await hashes(ana), [copy.hash, one]);
    t.equal((await (await make.paid(app)).post(`/_/signatures/${one}/clone`)).statusCode, 404);
  });

  t.test("a long label is cut between two letters, wherever they end", async (t) => {
    const ana = await make.paid(app);
    for (const shift of ["", "a"]) {
      const one = await saved(ana, shift + "👩".repeat(120));
      const { label } = (await ana.post(`/_/signatures/${one}/clone`)).json();
      t.match(label, /^Copy of a?👩/);
      t.ok(label.isWellFormed() && !label.includes("\ufffd") && label.length <= 200, label);
    }
  });

  t.test("a copy needs a place, also of ten at once", async (t) => {
    const ana = await make.paid(app, { seats: 4 });
    const one = await saved(ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.post(`/_/signatures/${one}/clone`)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 3);
    for (const answer of answers) if (answer.statusCode !== 201) t.match(answer.json(), { code: "signature_limit" });
    const free = await app.person();
    const only = await saved(free);
    t.match((await free.post(`/_/signatures/${only}/clone`)).json(), { code: "signature_limit" });
  });

  t.test("assigning gives a member one signature, which they then see", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, { permissions: [] }, owner);
    const [one, two] = [await saved(owner), await saved(owner)];
    const assign = (hash: string, email = mia.email, body = {}) =>
      owner.put(`/_/signatures/${hash}/assign`, { email, ...body });
    t.equal((await mia.get(`/_/signatures/${one}`)).statusCode, 404);

    t.match((await assign(one)).json(), { assignee: mia.email, replaced: null });
    t.match((await assign(one)).json(), { replaced: null }, "again: nothing else");
    t.same(await hashes(mia), [one]);
    t.match((await mia.get(`/_/signatures/${one}`)).json(), { assignee: mia.email, canEdit: false });
    t.equal(
      (await app.anyone.get(`/signatures/${one}/preview`)).json().signature.assignee,
      null,
      "told to nobody else",
    );

    t.match((await assign(two, mia.email, { permissions: [2] })).json(), { assignee: mia.email, replaced: one });
    t.same(await hashes(mia), [two], "one at a time");
    t.match((await mia.get(`/_/signatures/${two}`)).json(), { canEdit: true });
    t.equal((await owner.get(`/_/signatures/${one}`)).json().assignee, null);

    t.match((await owner.put(`/_/signatures/${two}/unassign`)).json(), { assignee: null });
    t.same(await hashes(mia), []);
    t.equal((await owner.put(`/_/signatures/${two}/unassign`)).statusCode, 200, "again: nothing");
  });

  t.test("assigning refuses whoever is not in the team, and who may not", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const admin = await make.member(app, { role: "admin" }, owner);
    const hash = await saved(owner);
    const to = (who: Person, body: object) => who.put(`/_/signatures/${hash}/assign`, body);
    t.match((await to(owner, { email: "nobody@example.com" })).json(), { status: 404, code: "member_not_found" });
    t.match((await to(owner, { email: "none" })).json(), { status: 422, errors: [{ path: "email" }] });
    t.match((await to(owner, { email: mia.email, permissions: [6] })).json(), { status: 422 });
    t.match((await to(owner, { email: mia.email, other: 1 })).json(), { status: 422 });
    t.match((await to(mia, { email: mia.email })).json(), { code: "no_permission" });
    t.match((await to(await make.paid(app), { email: mia.email })).json(), { code: "not_found" });
    t.match((await to(admin, { email: mia.email })).json(), { assignee: mia.email });
  });

  t.test("assigning at once leaves a member with one", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const all = await Promise.all(Array.from({ length: 6 }, () => saved(owner)));
    const answers = await Promise.all(
      all.flatMap((hash) =>
        Array.from({ length: 100 / all.length }, () => owner.put(`/_/signatures/${hash}/assign`, { email: mia.email })),
      ),
    );
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    t.equal((await hashes(mia)).length, 1);
  });

  t.test("assigning does not touch the signature: whoever edits it meanwhile can save", async (t) => {
    const owner = await make.paid(app);
    const mia = await make.member(app, {}, owner);
    const hash = await saved(owner);
    const before = await owner.get(`/_/signatures/${hash}`);
    await owner.put(`/_/signatures/${hash}/assign`, { email: mia.email });
    const answer = await owner.put(`/_/signatures/${hash}`, make.signature(), {
      "if-match": String(before.headers.etag),
    });
    t.match(answer.json(), { assignee: mia.email });
  });

  t.test("a list by group: one's own team, one's company, and nobody else's", async (t) => {
    const ana = await make.paid(app);
    const hash = await saved(ana);
    t.same(await hashes(ana, "/_/signatures/all/1"), [hash]);
    t.same(await hashes(ana, "/_/signatures_all/all"), [hash]);
    for (const path of ["/_/signatures/acme/1", "/_/signatures_all/acme"])
      t.match((await ana.get(path)).json(), { code: "not_found" });

    const agency = await make.agency(app);
    const acme = await make.company(agency, { group: "acme" });
    const admin = await make.hubAdmin(app, agency, acme, { permissions: [1] });
    const answer = await admin.post("/_/signatures", make.signature(), { [COMPANY_HEADER]: "acme" });
    const { hash: theirs } = answer.json<{ hash: string }>();
    for (const one of [admin, agency]) {
      t.same(await hashes(one, "/_/signatures/acme/1"), [theirs]);
      t.same(await hashes(one, "/_/signatures_all/acme"), [theirs]);
      t.same(await hashes(one, "/_/signatures/all/1"), [], "in their own team there is none");
    }
    t.equal((await admin.get("/_/signatures/other/1")).statusCode, 404);
    const hub = await make.reseller(app, 1);
    t.equal((await hub.get("/_/signatures/acme/1")).statusCode, 404, "of another agency there is nothing");
  });

  t.test("a list in another order, page by page", async (t) => {
    const ana = await make.paid(app, { seats: 50 });
    const names = ["zoë", "Ämilie", "Bert 10", "Bert 9", "Émile"];
    for (const name of names) await saved(ana, name);
    const named = async (query: string) =>
      (await ana.get(`/_/app/user/signatures/1?${query}`))
        .json<{ items: { general: { name: string } }[] }>()
        .items.map(({ general }) => general.name);
    t.same(await named("sort=name"), ["Ämilie", "Bert 9", "Bert 10", "Émile", "zoë"]);
    t.same(await named("sort=name&search=bert"), ["Bert 9", "Bert 10"]);
    const [first] = await SignatureModel.find({ "content.general.name": "zoë" }, { hash: 1 }).lean();
    await ana.put(`/_/signatures/${first?.hash}`, make.signature({ general: { name: "Zoë" } }));
    t.equal((await named("sort=edited"))[0], "Zoë");
    t.equal((await named("sort=created"))[0], "Émile");
    t.equal((await ana.get("/_/app/user/signatures/1?sort=age")).statusCode, 422);

    for (let i = 0; i < 20; i++) await saved(ana, `M ${i}`);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await ana.get(`/_/signatures/all/${page}?sort=name`)).json()),
    );
    t.same(
      pages.map(({ items, hasMore }) => [items.length, hasMore]),
      [
        [20, true],
        [5, false],
        [0, false],
      ],
    );
    const all = pages.flatMap(({ items }) => items.map(({ hash }: { hash: string }) => hash));
    t.equal(new Set(all).size, 25);
  });

  t.test("that it is installed is noted, and older once it was changed", async (t) => {
    const ana = await make.paid(app);
    const hash = await saved(ana);
    const installed = async () => (await ana.get("/_/app/user/signatures/1")).json().items[0].progress.installed;
    t.equal(await installed(), "never");
    const { updatedAt } = (await ana.get(`/_/signatures/${hash}`)).json();
    t.equal((await ana.put(`/_/signatures/${hash}/installed`, { updatedAt })).statusCode, 204);
    t.equal(await installed(), "current");
    await ana.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Another" } }));
    t.equal(await installed(), "outdated");
    t.equal((await (await make.paid(app)).put(`/_/signatures/${hash}/installed`, { updatedAt })).statusCode, 404);
  });
});
