import t from "tap";
import { BRANDING_TEXT } from "#renderer/signature/blocks/brandingLine.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const set = (path: string[], value: unknown) => ({ op: "set" as const, path, value });

t.test("forms of a signature", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const german = [set(["general", "position"], "Leiterin")];
  const save = async (who: Person, values: Parameters<typeof make.signature>[0]) =>
    (await who.post("/_/signatures", make.signature(values as never))).json();
  const shown = async (hash: string, key: string) => app.anyone.get(`/signatures/${hash}/preview/${key}`);

  t.test("say what they change and follow the signature in the rest", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await save(ana, { forms: { de: german, internal: [] } as never });
    t.match((await shown(hash, "de")).json().html, /Leiterin[\s\S]*\+49 30 1234567/);
    t.notMatch((await app.anyone.get(`/signatures/${hash}/preview`)).json().html, "Leiterin");
    await ana.put(
      `/_/signatures/${hash}`,
      make.signature({
        general: { contacts: [{ name: "phone", value: "+49 30 7654321" }] },
        forms: { de: german } as never,
      }),
    );
    t.match((await shown(hash, "de")).json().html, /Leiterin[\s\S]*\+49 30 7654321/);
  });

  t.test("are there when somebody made them, the short one always", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await save(ana, {});
    t.equal((await shown(hash, "reply")).statusCode, 200);
    t.equal((await shown(hash, "de")).statusCode, 404);
    t.equal((await shown(hash, "internal")).statusCode, 404);
    t.equal((await shown(hash, "xx")).statusCode, 404);
  });

  t.test("have short links for what they alone link to, and files of their own", async (t) => {
    const ana = await make.paid(app);
    const social = set(["general", "socials", "facebook:0", "link"], "https://www.facebook.com/ana.de");
    const { hash, shortLinks } = await save(ana, { forms: { de: [social, ...german] } as never });
    const pair = shortLinks.find(({ url }: { url: string }) => url === "https://www.facebook.com/ana.de");
    t.ok(pair);
    t.match((await shown(hash, "de")).json().html, pair.shortUrl);
    const file = await app.anyone.get(`/signatures/${hash}/download/html?form=de`);
    t.match(file.body, "Leiterin");
    t.match(file.headers["content-disposition"], /-de\.html/);
    t.equal((await app.anyone.get(`/signatures/${hash}/download/html?form=es`)).statusCode, 404);
  });

  t.test("may not say what the signature may not", async (t) => {
    const ana = await make.paid(app);
    const refused = async (who: Person, changes: unknown[], key = "de") =>
      (await who.post("/_/signatures", { ...make.signature(), forms: { [key]: changes } })).json();
    t.match(await refused(ana, [set(["general", "socials", "facebook:0", "link"], "javascript:alert(1)")]), {
      status: 422,
      errors: [{ path: "forms.de" }],
    });
    const other = await make.paid(app);
    const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(30, 20) }]);
    const { url } = (await other.post("/_/signatures/picture", body, headers)).json();
    t.match(await refused(ana, [set(["media", "photo"], url)]), { status: 422, errors: [{ path: /^forms\.de/ }] });
    t.match(await refused(ana, [], "xx"), { status: 422 });
    t.match(await refused(ana, Array(301).fill(set(["general", "name"], "x"))), { status: 422 });
    t.match(await refused(ana, [set(["general", "name"], "x".repeat(70_000))]), { status: 422 });
    const free = await app.person();
    t.match(await refused(free, [set(["design", "templateId"], 9)]), {
      code: "upgrade_needed",
      errors: [{ path: "forms.de" }],
    });
    t.match(await refused(free, [set(["general", "brandingLine"], 0)]), { code: "upgrade_needed" });
    t.equal(
      (await free.post("/_/signatures", { ...make.signature(), forms: { reply: [], de: german } })).statusCode,
      201,
    );
  });

  t.test("hide the branding line for as long as that is paid for", async (t) => {
    const ana = await make.paid(app);
    const hidden = [set(["general", "brandingLine"], 0), ...german];
    const added = [{ op: "add" as const, path: ["general", "brandingLine"], value: 0 }];
    const { hash } = await save(ana, { forms: { de: hidden, es: added, reply: german } as never });
    await ana.put(`/_/signatures/${hash}/set-default`);
    const { key } = (await ana.post("/_/app/user/signature-keys", { name: "x" })).json();
    const everywhere = async (form: string) => [
      (await shown(hash, form)).json().html,
      (await app.anyone.get(`/signatures/${hash}/download/html?form=${form}`)).body,
      (await app.anyone.get(`/signatures/${hash}/download/txt?form=${form}`)).body,
      (await ana.get(`/_/signatures/${hash}/arrival`)).json().forms.find((one: { form: string }) => one.form === form)
        ?.html,
    ];
    for (const form of ["de", "es"])
      for (const text of await everywhere(form)) t.notMatch(text, BRANDING_TEXT, `${form}, paid for`);
    await make.changeTeam(ana, { isPaid: false, seats: 1 });
    for (const form of ["de", "es"]) for (const text of await everywhere(form)) t.match(text, BRANDING_TEXT, form);
    t.match((await shown(hash, "de")).json().html, "Leiterin");
    t.notMatch((await shown(hash, "reply")).json().html, BRANDING_TEXT, "the short one never had it");
    t.notMatch((await app.anyone.get(`/signatures/${hash}/preview`)).json().signature.forms, { de: hidden });
    const url = "/api/_/signatures/default";
    const read = await app.inject({ url, headers: { authorization: `Bearer ${key}` } });
    t.match(read.json().html, BRANDING_TEXT);
    await make.changeTeam(ana, { isPaid: true, seats: 10 });
    t.notMatch((await shown(hash, "de")).json().html, BRANDING_TEXT, "and again once it is paid for");
  });

  t.test("say no more together than one may say by itself", async (t) => {
    const ana = await make.paid(app);
    const put = async (hash: string, forms: object) => ana.put(`/_/signatures/${hash}`, { ...make.signature(), forms });
    const { hash } = await save(ana, {});
    const many = (count: number, value = "x") =>
      Array.from({ length: count }, (_, at) => set(["general", "contacts", `phone:${at}`, "label"], value));
    t.equal((await put(hash, { de: many(150), es: many(150) })).statusCode, 200);
    const tooMany = { de: many(150), es: many(151) };
    const refusal = { status: 422, errors: [{ path: "forms", message: /forms of this signature change too much/ }] };
    t.match((await put(hash, tooMany)).json(), refusal);
    t.match((await put(hash, { de: many(10, "x".repeat(3200)), es: many(10, "x".repeat(3200)) })).json(), refusal);
    // Saved before they were counted together.
    await SignatureModel.collection.updateOne({ hash }, { $set: { forms: tooMany } });
    t.same((await ana.get(`/_/signatures/${hash}`)).json().forms, tooMany);
    t.equal((await shown(hash, "es")).statusCode, 200);
    t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 200);
    t.equal((await ana.delete(`/_/signatures/${hash}/photo`)).statusCode, 200);
    const [{ revision }] = (await ana.get(`/_/signatures/${hash}/versions`)).json().items;
    t.same((await ana.get(`/_/signatures/${hash}/versions/${revision}`)).json().input.forms, tooMany);
    t.equal((await ana.post(`/_/signatures/${hash}/clone`)).statusCode, 201);
  });

  t.test("with names and keys that are none are refused in words, or change nothing", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await save(ana, {});
    const put = (changes: object[]) =>
      ana.put(`/_/signatures/${hash}`, { ...make.signature(), forms: { de: changes } });
    for (const key of ["a\u0000b", "$where", "a.b"])
      for (const value of [{ [key]: 1 }, [{ inner: [{ [key]: 1 }] }]])
        t.match((await put([set(["general", "nothing"], value)])).json(), {
          status: 422,
          errors: [{ path: /^forms\.de/ }],
        });
    const odd = { toString: 1 };
    const order = { op: "order", path: ["general", "contacts"], value: [odd, null, ["a"]] };
    t.equal((await put([order])).statusCode, 200);
    for (const section of ["contacts", "addons", "customFields"]) {
      const row = { op: "add", path: ["general", section, "x:0"], value: { name: odd, key: odd } };
      t.ok([200, 422].includes((await put([row, { ...order, path: ["general", section] }])).statusCode), section);
    }
  });

  t.test("of a record from before are none, and those that do not fit follow the signature", async (t) => {
    const ana = await make.paid(app);
    const { hash } = await save(ana, { forms: { de: german } as never });
    await SignatureModel.collection.updateOne(
      { hash },
      { $set: { forms: { de: [{ op: "set", path: ["design", "fontSize"], value: "big" }], zz: 1 } } },
    );
    t.same(Object.keys((await ana.get(`/_/signatures/${hash}`)).json().forms), ["de"]);
    t.equal((await shown(hash, "de")).statusCode, 200);
    await SignatureModel.collection.updateOne({ hash }, { $unset: { forms: 1 } });
    t.same((await ana.get(`/_/signatures/${hash}`)).json().forms, {});
    t.equal((await ana.get("/_/app/user/signatures/1")).statusCode, 200);
  });
});
