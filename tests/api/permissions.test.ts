import t from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const [CREATE, EDIT, SEND, DUPLICATE, DELETE] = [1, 2, 3, 4, 5];
const ALL = [CREATE, EDIT, SEND, DUPLICATE, DELETE];
const NOT_ALLOWED = { statusCode: 403, code: "no_permission", message: "Request access from your team owner" };
const NO_EDIT = {
  statusCode: 403,
  code: "no_edit_permission",
  message: "You have no edit permissions. Please contact your administrator.",
};

t.test("what members of a team may do", async (t) => {
  const app = await startApp(t);
  type Person = Awaited<ReturnType<typeof app.person>>;
  const picture = await photo(40, 30);
  const image = () => form([{ name: "image", filename: "a.jpg", body: picture }]);
  const owner = await make.paid(app, { seats: 200 });

  /** A signature that is theirs, whatever they may do. */
  async function signatureOf({ email }: Person): Promise<string> {
    const { hash } = (await owner.post("/_/signatures", make.signature())).json<{ hash: string }>();
    await SignatureModel.updateOne({ hash }, { owner: await make.idOf({ email }) });
    return hash;
  }

  type Call = { name: string; codes: number[]; refusal: object; ask(who: Person, hash: string): Promise<unknown> };
  const letter = { email: "somebody@example.com", note: "" };
  const icon = { icon: `data:image/jpeg;base64,${picture.toString("base64")}` };
  const CALLS: Call[] = [
    {
      name: "create",
      codes: [CREATE],
      refusal: NOT_ALLOWED,
      ask: (who) => who.post("/_/signatures", make.signature()),
    },
    { name: "check", codes: [CREATE], refusal: NOT_ALLOWED, ask: (who) => who.get("/app/user/signature/check") },
    {
      name: "update",
      codes: [EDIT],
      refusal: NO_EDIT,
      ask: (who, hash) => who.put(`/_/signatures/${hash}`, make.signature()),
    },
    {
      name: "uploadImage",
      codes: [EDIT],
      refusal: NO_EDIT,
      ask: (who, hash) => who.post(`/_/signatures/${hash}/image/photo`, image().body, image().headers),
    },
    {
      name: "removeImage",
      codes: [EDIT],
      refusal: NO_EDIT,
      ask: (who, hash) => who.delete(`/_/signatures/${hash}/photo`),
    },
    {
      name: "uploadPicture",
      codes: [CREATE, EDIT],
      refusal: NO_EDIT,
      ask: (who) => who.post("/_/signatures/picture", image().body, image().headers),
    },
    { name: "uploadIcon", codes: [CREATE, EDIT], refusal: NO_EDIT, ask: (who) => who.post("/_/signatures/icon", icon) },
    {
      name: "send",
      codes: [SEND],
      refusal: NOT_ALLOWED,
      ask: (who, hash) => who.post(`/_/signatures/${hash}/send`, letter),
    },
    {
      name: "send to oneself",
      codes: [SEND],
      refusal: NOT_ALLOWED,
      ask: (who, hash) => who.post(`/_/signatures/${hash}/send`, { ...letter, email: who.email }),
    },
    {
      name: "sendMany",
      codes: [SEND],
      refusal: NOT_ALLOWED,
      ask: (who, hash) => who.post("/_/signatures/send", { signatures: [{ hash, email: letter.email }], note: "" }),
    },
    {
      name: "clone",
      codes: [DUPLICATE],
      refusal: NOT_ALLOWED,
      ask: (who, hash) => who.post(`/_/signatures/${hash}/clone`),
    },
    { name: "remove", codes: [DELETE], refusal: NOT_ALLOWED, ask: (who, hash) => who.delete(`/_/signatures/${hash}`) },
    { name: "get", codes: ALL, refusal: {}, ask: (who, hash) => who.get(`/_/signatures/${hash}`) },
    { name: "links", codes: ALL, refusal: {}, ask: (who, hash) => who.get(`/_/signatures/${hash}/links`) },
    { name: "list", codes: ALL, refusal: {}, ask: (who) => who.get("/_/app/user/signatures/1") },
    {
      name: "setDefault",
      codes: ALL,
      refusal: {},
      ask: (who, hash) => who.put(`/_/signatures/${hash}/set-default`),
    },
    {
      name: "unsetDefault",
      codes: ALL,
      refusal: {},
      ask: (who, hash) => who.delete(`/_/signatures/${hash}/set-default`),
    },
    {
      name: "noteCopied",
      codes: ALL,
      refusal: {},
      ask: (who, hash) => who.put(`/_/signatures/${hash}/copied`, { updatedAt: "2026-01-01T00:00:00.000Z" }),
    },
    {
      name: "noteInstalled",
      codes: ALL,
      refusal: {},
      ask: (who, hash) => who.put(`/_/signatures/${hash}/installed`, { updatedAt: "2026-01-01T00:00:00.000Z" }),
    },
    { name: "versions", codes: ALL, refusal: {}, ask: (who, hash) => who.get(`/_/signatures/${hash}/versions`) },
    { name: "arrival", codes: ALL, refusal: {}, ask: (who, hash) => who.get(`/_/signatures/${hash}/arrival`) },
    { name: "test", codes: ALL, refusal: {}, ask: (who, hash) => who.post(`/_/signatures/${hash}/test`) },
  ];

  for (const permissions of [...ALL.map((code) => [code]), [], null])
    t.test(`with the codes ${JSON.stringify(permissions)}`, async (t) => {
      const who = await make.member(app, { permissions }, owner);
      await make.confirm(who);
      for (const { name, codes, refusal, ask } of CALLS) {
        const answer = (await ask(who, await signatureOf(who))) as Awaited<ReturnType<Person["get"]>>;
        const isAllowed = codes === ALL || permissions === null || permissions.some((code) => codes.includes(code));
        if (isAllowed) t.ok(answer.statusCode < 300, `${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
        else t.match({ statusCode: answer.statusCode, ...answer.json() }, refusal, name);
      }
    });

  t.test("is the same in a signature as it is read and seen", async (t) => {
    for (const permissions of [[EDIT], [CREATE, SEND, DELETE], null]) {
      const who = await make.member(app, { permissions }, owner);
      const hash = await signatureOf(who);
      const canEdit = permissions === null || permissions.includes(EDIT);
      t.equal((await who.get(`/_/signatures/${hash}`)).json().canEdit, canEdit);
      t.equal((await who.get(`/signatures/${hash}/preview`)).json().signature.canEdit, canEdit);
      const { permissions: codes, ...team } = (await who.get("/_/app/user")).json().team;
      t.same(codes, permissions);
      t.match(team, { isOwner: false, role: "member", ownerEmail: owner.email, pagePermissions: null, name: "" });
    }
    const admin = await make.member(app, { role: "admin", permissions: [EDIT] }, owner);
    const teamOf = async (who: Person) => (await who.get("/_/app/user")).json().team;
    const team = { id: String(await make.idOf(owner)), name: "", permissions: null, pagePermissions: null };
    t.same(await teamOf(admin), { ...team, isOwner: false, role: "admin", ownerEmail: owner.email });
    t.same(await teamOf(owner), { ...team, isOwner: true, role: null, ownerEmail: null });
  });

  t.test("is changed at once, with the token that they have", async (t) => {
    const who = await make.member(app, { permissions: [EDIT] }, owner);
    const hash = await signatureOf(who);
    t.equal((await who.delete(`/_/signatures/${hash}`)).statusCode, 403);
    await make.changeMember(who, { permissions: [DELETE] });
    t.equal((await who.put(`/_/signatures/${hash}`, make.signature())).statusCode, 403);
    t.equal((await who.delete(`/_/signatures/${hash}`)).statusCode, 204);
  });

  t.test("is not offered on the pages", async (t) => {
    const page = async (who: Person, path: string) => {
      const { statusCode, body } = await app.inject({ url: path, headers: { cookie: `token=${who.token}` } });
      return { statusCode, body };
    };
    const bound = await make.member(app, { permissions: [SEND] }, owner);
    const hash = await signatureOf(bound);
    const dashboard = (await page(bound, "/dashboard")).body;
    t.match(dashboard, "Request access from your team owner.");
    t.notMatch(dashboard, "Delete</button>");
    t.notMatch(dashboard, `href="/editor/${hash}"`);
    t.notMatch(dashboard, 'href="/editor"');
    t.match(await page(bound, `/editor/${hash}`), { statusCode: 403, body: NO_EDIT.message });
    t.equal((await page(bound, `/preview/${hash}`)).statusCode, 200);

    const free = await make.member(app, {}, owner);
    const own = await signatureOf(free);
    const offered = (await page(free, "/dashboard")).body;
    for (const words of ["Delete</button>", `href="/editor/${own}"`, 'href="/editor"']) t.match(offered, words);
    t.equal((await page(free, `/editor/${own}`)).statusCode, 200);
  });
});
