import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { FIRST_TEMPLATE_VERSION, TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("signatures", async (t) => {
  const app = await startApp(t);

  t.test("POST /_/signatures", async (t) => {
    t.test("saves what was sent, with a hash nobody can guess and short links", async (t) => {
      const person = await app.person();
      const answer = await person.post("/_/signatures", make.signature());
      t.equal(answer.statusCode, 201);
      t.match(answer.json(), {
        hash: /^[\w-]{22}$/,
        canEdit: true,
        isPremium: false,
        general: { name: "Ana Person" },
        design: { templateId: 1 },
      });
      t.same(
        answer
          .json()
          .shortLinks.map(({ url }: { url: string }) => url)
          .sort(),
        ["https://www.facebook.com/ana", "https://www.instagram.com/ana"],
      );
      t.match(answer.json().shortLinks, [{ shortUrl: /^http:\/\/localhost:3000\/l\/[2-9A-Za-z]{7}$/ }]);
      t.match((await person.get(`/_/signatures/${answer.json().hash}`)).json(), answer.json());
    });
    t.test("makes no short links when they are off", async (t) => {
      const person = await app.person();
      t.same((await person.post("/_/signatures", make.signature({ hasShortLink: false }))).json().shortLinks, []);
    });
    t.test("makes sequential and readable codes on request", async (t) => {
      const [one, two] = [await app.person(), await app.person()];
      const codes = async (person: typeof one, type: number) =>
        (await person.post("/_/signatures", make.signature({ shorLinkHashType: type })))
          .json()
          .shortLinks.map(({ shortUrl }: { shortUrl: string }) => shortUrl.split("/l/")[1]);
      t.ok((await codes(one, 1)).every((code: string) => /^n[0-9a-z]+$/.test(code)));
      t.ok((await codes(two, 3)).every((code: string) => /^ana-person-\w{4}$/.test(code)));
    });
    t.test("gives a free account one signature, however fast it asks", async (t) => {
      const person = await app.person();
      t.equal((await person.get("/app/user/signature/check")).statusCode, 204);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => person.post("/_/signatures", make.signature())),
      );
      t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 1);
      t.match(answers.find(({ statusCode }) => statusCode !== 201)?.json(), {
        status: 403,
        code: "signature_limit",
        message: "You cannot have more signatures",
      });
      t.match((await person.get("/app/user/signature/check")).json(), { code: "signature_limit" });
    });
    t.test("refuses what only paid plans have, naming the field", async (t) => {
      const person = await app.person();
      const answer = await person.post("/_/signatures", make.signature({ general: { brandingLine: 0 } }));
      t.match(answer.json(), { status: 403, code: "upgrade_needed", errors: [{ path: "general.brandingLine" }] });
      const parts = make.signature({
        general: {
          socials: [{ name: "linkedin", link: "linkedin.com/in/ana" }],
          customFields: [{ key: "a", title: "Office hours", value: "9 to 17" }],
          addons: [{ type: "calendar", key: "b", data: { text: "Meet me", url: "cal.example" } }],
        },
        media: { photoUrl: "https://ana.example" },
      });
      const refused = (await person.post("/_/signatures", parts)).json().errors;
      t.same(refused.map(({ path }: { path: string }) => path).sort(), [
        "general.addons.0",
        "general.customFields",
        "general.socials.0.link",
        "media.photoUrl",
      ]);
      await make.changeTeam(person, { isPaid: true });
      t.equal((await person.post("/_/signatures", parts)).statusCode, 201);
    });
    t.test("refuses hostile links, unknown keys and too much, naming each field", async (t) => {
      const person = await app.person();
      const base = make.signature();
      const refused = async (body: unknown) => {
        const answer = await person.post("/_/signatures", body);
        t.equal(answer.statusCode, 422);
        return answer.json().errors.map(({ path }: { path: string }) => path);
      };
      t.same(
        await refused({ ...base, general: { ...base.general, socials: [{ name: "x", link: "javascript:alert(1)" }] } }),
        ["general.socials.0.link"],
      );
      const contacts = [
        { name: "website", value: "javascript:alert(1)" },
        { name: "email", value: "nobody" },
        { name: "phone", value: "call me" },
      ];
      t.same(await refused({ ...base, general: { ...base.general, contacts } }), [
        "general.contacts.0.value",
        "general.contacts.1.value",
      ]);
      t.same(await refused({ ...base, isPremium: true, owner: "somebody" }), ["isPremium", "owner"]);
      t.same(await refused({ ...base, design: { ...base.design, fontColor: "red" } }), ["design.fontColor"]);
      t.same(await refused({ ...base, design: { ...base.design, templateId: 999 } }), ["design.templateId"]);
      t.same(await refused({ ...base, general: { ...base.general, name: "x".repeat(201) } }), ["general.name"]);
      const fields = Array.from({ length: 11 }, (_, i) => ({ key: `k${i}`, title: "a", value: "b", link: "" }));
      const answer = await person.post("/_/signatures", {
        ...base,
        general: { ...base.general, customFields: fields },
      });
      t.match(answer.json().errors, [{ path: "general.customFields", message: "Add up to 10 custom fields." }]);
      t.equal((await person.get("/_/app/user/signatures/1")).json().items.length, 0, "nothing was half-saved");
    });
    t.test("refuses operators and prototype keys inside addon data", async (t) => {
      const person = await app.person();
      const withData = (data: unknown) =>
        person.post("/_/signatures", {
          ...make.signature(),
          general: { addons: [{ type: "disclaimer", key: "a", data }] },
        });
      t.equal((await withData({ $where: "1" })).statusCode, 422);
      t.equal((await withData({ a: { "b.c": 1 } })).statusCode, 422);
      t.equal((await withData({ constructor: { prototype: 1 } })).statusCode >= 400, true);
      const raw = await person.post("/_/signatures", '{"general":{"__proto__":{"polluted":1}}}', {
        "content-type": "application/json",
      });
      t.equal(raw.statusCode, 400);
      t.equal((Object.prototype as Record<string, unknown>).polluted, undefined);
    });
    t.test("refuses bodies that are too deep, too big, broken or of another kind", async (t) => {
      const person = await app.person();
      const send = async (payload: string, type = "application/json") =>
        (await person.post("/_/signatures", payload, { "content-type": type })).statusCode;
      t.equal(await send("[".repeat(50_000) + "]".repeat(50_000)), 400);
      t.equal(await send(JSON.stringify({ general: { name: "x".repeat(1_100_000) } })), 413);
      t.equal(await send('{"general":'), 400);
      t.equal(await send("general=1", "application/x-www-form-urlencoded"), 415);
      t.equal(await send("{}", "text/plain"), 415);
    });
    t.test("needs a login", async (t) => {
      t.match((await app.anyone.post("/_/signatures", make.signature())).json(), {
        status: 401,
        code: "not_signed_in",
      });
    });
  });

  t.test("PUT /_/signatures/:hash", async (t) => {
    const person = await app.person();
    const created = await person.post("/_/signatures", make.signature());
    const { hash, shortLinks } = created.json();
    const path = `/_/signatures/${hash}`;

    t.test("refuses a write that leaves a part out, naming it, and empties nothing", async (t) => {
      const { general, design, media } = make.signature();
      const parts = { general, design, media };
      const refused = async (body: object) => {
        const answers = [await person.put(path, body), await (await app.person()).post("/_/signatures", body)];
        for (const answer of answers) t.match(answer.json(), { status: 422, code: "invalid_input" });
        const [put, post] = answers.map((answer) => answer.json().errors.map((row: { path: string }) => row.path));
        t.same(put, post);
        return put;
      };
      t.same(await refused({}), ["general", "design", "media"]);
      for (const part of Object.keys(parts)) t.same(await refused({ ...parts, [part]: undefined }), [part]);
      t.match((await person.get(path)).json(), parts, "and all of it is still there");
    });
    t.test("replaces it and keeps the codes of links that stay", async (t) => {
      const answer = await person.put(
        path,
        make.signature({ general: { name: "Zoë", socials: [{ name: "github", link: "https://github.com/ana" }] } }),
      );
      t.equal(answer.statusCode, 200);
      t.match(answer.json(), { hash, general: { name: "Zoë", socials: [{ name: "github" }] } });
      const website = (list: { url: string; shortUrl: string }[]) =>
        list.find(({ url }) => url.includes("example.com"))?.shortUrl;
      t.equal(website(answer.json().shortLinks), website(shortLinks));
      const removed = shortLinks.find(({ url }: { url: string }) => url.includes("facebook")).shortUrl;
      t.equal(
        (await app.inject({ url: new URL(removed).pathname })).statusCode,
        302,
        "links in sent mails go on working",
      );
    });
    t.test("keeps the drawing of one from before layouts had versions", async (t) => {
      const stored = { design: { templateId: 4 } };
      const kept = (await person.put(path, make.signature(stored))).json();
      t.equal(kept.design.templateVersion, TEMPLATE_VERSION, "what is new is drawn as layouts are now");
      await SignatureModel.updateOne({ hash }, { $unset: { "content.design.templateVersion": 1 } });
      const read = (await person.get(path)).json();
      t.equal(read.design.templateVersion, FIRST_TEMPLATE_VERSION);
      const { general, design, media } = read;
      t.equal(
        (await person.put(path, { general, design, media })).json().design.templateVersion,
        FIRST_TEMPLATE_VERSION,
      );
      const { templateVersion, ...unversioned } = design;
      const edited = { general, design: unversioned, media };
      t.equal((await person.put(path, edited)).json().design.templateVersion, TEMPLATE_VERSION);
      const future = { ...design, templateVersion: TEMPLATE_VERSION + 1 };
      t.equal((await person.put(path, { general, design: future, media })).statusCode, 422);
    });
    t.test("refuses to overwrite what somebody else saved in between", async (t) => {
      const etag = String((await person.get(path)).headers.etag);
      t.equal((await person.put(path, make.signature(), { "if-match": etag })).statusCode, 200);
      t.match((await person.put(path, make.signature(), { "if-match": etag })).json(), {
        status: 409,
        code: "conflict",
      });
      t.equal((await person.put(path, make.signature(), { "if-match": "nonsense" })).statusCode, 422);
    });
    t.test("hides it from others", async (t) => {
      const stranger = await app.person();
      t.match((await stranger.put(path, make.signature())).json(), { status: 404, code: "not_found" });
      t.equal((await stranger.get(path)).statusCode, 404);
      t.equal((await stranger.delete(path)).statusCode, 404);
      t.equal((await stranger.get(`${path}/links`)).statusCode, 404);
      t.equal((await person.get(path)).statusCode, 200);
    });
    t.test("is closed to a terminated account", async (t) => {
      const gone = await app.person();
      const own = (await gone.post("/_/signatures", make.signature())).json().hash;
      await make.changeTeam(gone, { isTerminated: true });
      t.match((await gone.put(`/_/signatures/${own}`, make.signature())).json(), { code: "account_expired" });
      t.match((await app.anyone.get(`/signatures/${own}/preview`)).json(), { status: 403, code: "account_expired" });
    });
  });

  t.test("GET /signatures/:hash/preview shows anybody the mail HTML", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", make.signature({ general: { name: "<b>Ana</b>" } }))).json();
    const answer = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    t.match(answer, { signature: { hash, canEdit: false }, html: /^<table/, text: /Ana/ });
    t.match(answer.html, "&lt;b&gt;Ana&lt;/b&gt;");
    t.match(answer.html, "http://localhost:3000/l/");
    t.equal((await person.get(`/signatures/${hash}/preview`)).json().signature.canEdit, true);
    for (const bad of ["AAAAAAAAAAAAAAAAAAAAAA", "short", "..%2f..%2fetc"])
      t.match((await app.anyone.get(`/signatures/${bad}/preview`)).json(), { status: 404, code: "not_found" });
  });

  t.test("DELETE frees the place", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", make.signature())).json();
    t.equal((await person.delete(`/_/signatures/${hash}`)).statusCode, 204);
    t.equal((await person.delete(`/_/signatures/${hash}`)).statusCode, 404);
    t.equal((await person.post("/_/signatures", make.signature())).statusCode, 201);
  });

  t.test("GET /_/app/user/signatures/:page pages newest first without scanning", async (t) => {
    const person = await app.person();
    await make.changeTeam(person, { isPaid: true, seats: 50 });
    for (let i = 1; i <= 23; i++)
      await person.post("/_/signatures", make.signature({ hasShortLink: false, general: { name: `N${i}` } }));
    const [first, second, third] = [1, 2, 3].map((page) => person.get(`/_/app/user/signatures/${page}`));
    t.match((await first)?.json(), { page: 1, hasMore: true, items: { length: 20, 0: { general: { name: "N23" } } } });
    t.match((await second)?.json(), { page: 2, hasMore: false, items: { length: 3 } });
    t.match((await third)?.json(), { hasMore: false, items: [] });
    t.equal((await person.get("/_/app/user/signatures/0")).statusCode, 404);
    const owner = (await UserModel.findOne({ email: person.email }).lean())?._id;
    const plan = (await SignatureModel.find({ owner })
      .sort({ createdAt: -1, _id: -1 })
      .limit(20)
      .explain("executionStats")) as unknown as { executionStats: { totalDocsExamined: number } };
    t.ok(plan.executionStats.totalDocsExamined <= 40);
  });
});
