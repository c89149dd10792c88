import t from "tap";
import { PictureUseModel } from "#server/features/images/model.ts";
import { loadsOf } from "#server/features/images/service.ts";
import { SignatureKeyModel } from "#server/features/signatures/keys/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { VersionModel } from "#server/features/signatures/versions/model.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;

t.test("which version of their signature members have installed", async (t) => {
  const app = await startApp(t);
  const owner = await make.paid(app, { seats: 20 });
  type Person = typeof owner;
  const joined = async (name: string) => {
    const member = await make.member(app, {}, owner);
    const input = make.signature({ general: { name } });
    const { hash, updatedAt } = (await owner.post("/_/signatures", input)).json();
    await owner.put(`/_/signatures/${hash}/assign`, { email: member.email, permissions: [1, 2] });
    return { member, hash, updatedAt };
  };
  const rows = async (query = "") => (await owner.get(`/_/app/team/installed${query}`)).json();
  const rowOf = async ({ email }: Person) => (await rows()).items.find((row: { email: string }) => row.email === email);
  /** As the team's design is changed: what was installed before is older then. */
  const changed = async (hash: string, name: string) =>
    (await owner.put(`/_/signatures/${hash}`, make.signature({ general: { name } }))).json();
  const keyOf = async (person: Person): Promise<string> =>
    (await person.post("/_/app/user/signature-keys", { name: "Extension" })).json().key;
  const read = (key: string, inserted?: string) =>
    app.inject({
      url: "/api/_/signatures/default",
      headers: { authorization: `Bearer ${key}`, ...(inserted && { "signoff-inserted": inserted }) },
    });

  const zoe = await joined("Zoë");
  const ben = await joined("Ben");

  t.test("nobody knows at first", async (t) => {
    const { counts, items } = await rows();
    t.same(counts, { never: 2, current: 0, outdated: 0 });
    t.match(await rowOf(zoe.member), {
      ...{ signature: { hash: zoe.hash, label: "Zoë" }, state: "never", confirmed: null, fetched: null },
      ...{ inserted: null, loaded: null, usesOther: false },
    });
    t.equal(items.length, 2);
  });

  t.test("by what they or the arrival check say", async (t) => {
    const { updatedAt } = (await zoe.member.get(`/_/signatures/${zoe.hash}`)).json();
    await zoe.member.put(`/_/signatures/${zoe.hash}/installed`, { updatedAt });
    t.match(await rowOf(zoe.member), { state: "current", confirmed: updatedAt });
    await changed(zoe.hash, "Zoë Lopez");
    t.match(await rowOf(zoe.member), { state: "outdated", confirmed: updatedAt });
    t.same(
      (await rows("?only=outdated")).items.map(({ email }: { email: string }) => email),
      [zoe.member.email],
    );
    t.equal((await rows("?only=behind")).items.length, 2);
    t.equal((await rows("?only=current")).items.length, 0);
    t.equal((await rows()).items[0].email, zoe.member.email, "who is behind comes first");
  });

  t.test("by their extension: what it has read, and what it put into a mail", async (t) => {
    const key = await keyOf(ben.member);
    const first = (await read(key)).json();
    t.match(await rowOf(ben.member), { state: "current", fetched: { state: first.updatedAt }, inserted: null });
    await changed(ben.hash, "Ben Ruiz");
    t.match(await rowOf(ben.member), { state: "outdated" });
    const { updatedAt } = (await read(key, `${ben.hash} ${first.updatedAt}`)).json();
    t.not(updatedAt, first.updatedAt);
    t.match(await rowOf(ben.member), {
      ...{ state: "current", fetched: { state: updatedAt }, inserted: { state: first.updatedAt } },
    });
    for (const odd of ["", "x", `${ben.hash} yesterday`, `${ben.hash} 9999-99-99T99:99:99.999Z`, "$where 1"])
      t.equal((await read(key, odd)).statusCode, 200, odd);
    const [kept] = await SignatureKeyModel.find({ user: await make.idOf(ben.member) }).lean();
    t.equal(kept?.inserted?.state.toISOString(), first.updatedAt, "what cannot be read is not said");
    const future = new Date(Date.now() + DAY_MS).toISOString();
    await read(key, `${ben.hash} ${future}`);
    t.ok(Date.parse((await rowOf(ben.member)).inserted.state) <= Date.now(), "nor what has not been yet");
  });

  t.test("which may put another one in", async (t) => {
    const { hash } = (await ben.member.post("/_/signatures", make.signature({ general: { name: "Own" } }))).json();
    await ben.member.put(`/_/signatures/${hash}/set-default`);
    await read(await keyOf(ben.member));
    t.match(await rowOf(ben.member), { usesOther: true, fetched: null });
    await ben.member.delete(`/_/signatures/${hash}/set-default`);
  });

  t.test("by the pictures that mails load", async (t) => {
    const ida = await joined("Ida");
    const upload = async (size: number) => {
      const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(size, size) }]);
      return (await owner.post(`/_/signatures/${ida.hash}/image/photo`, body, headers)).json().media.photo as string;
    };
    const earlier = await upload(120);
    await SignatureModel.updateOne({ hash: ida.hash }, { changedAt: new Date() }, { timestamps: false });
    await changed(ida.hash, "Ida Stone");
    const later = await upload(140);
    t.not(earlier, later);
    const { pictures = [] } = (await SignatureModel.findOne({ hash: ida.hash }).lean()) ?? {};
    t.equal(pictures.length, 1);
    t.ok((await VersionModel.find({ signature: ida.hash }).lean()).some((one) => one.pictures?.length));
    t.match(await rowOf(ida.member), { state: "never", loaded: null });
    const get = (path: string, headers = {}) => app.inject({ url: new URL(path, "http://x").pathname, headers });
    await get(later, { "sec-fetch-site": "same-origin" });
    t.match(await rowOf(ida.member), { loaded: null }, "our own pages are no mails");
    t.equal((await get(later)).statusCode, 200);
    t.equal((await loadsOf(pictures)).size, 1);
    t.match(await rowOf(ida.member), { state: "current", loaded: { is: "current" } });

    // Long after the change only what it took out is loaded.
    await PictureUseModel.updateMany({}, { loadedAt: null });
    const before = new Date(Date.now() - 30 * DAY_MS);
    await SignatureModel.updateOne({ hash: ida.hash }, { changedAt: before }, { timestamps: false });
    for (const version of await VersionModel.find({ signature: ida.hash }).lean())
      await VersionModel.updateOne(
        { _id: version._id },
        { savedAt: new Date(before.getTime() + (version.pictures?.includes(pictures[0] ?? "") ? DAY_MS : -DAY_MS)) },
      );
    await get(earlier);
    t.match(await rowOf(ida.member), { state: "outdated", loaded: { is: "outdated" } });
  });

  t.test("for who looks after the team alone, and of no other team", async (t) => {
    t.match((await zoe.member.get("/_/app/team/installed")).json(), { code: "no_permission" });
    const stranger = await make.paid(app);
    t.same((await stranger.get("/_/app/team/installed")).json().items, []);
    t.equal((await owner.get("/_/app/team/installed?only=x")).statusCode, 422);
  });
});
