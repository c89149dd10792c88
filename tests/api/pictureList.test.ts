import mongoose from "mongoose";
import { pino } from "pino";
import sharp from "sharp";
import t from "tap";
import { ownPictures } from "#server/db/migrations/003-own-pictures.ts";
import { databaseUpdate } from "#server/db/migrations/runner.ts";
import { UserModel } from "#server/features/account/model.ts";
import { watchTerminated } from "#server/features/images/blocked.ts";
import { removalHandler } from "#server/features/images/deletion.ts";
import { OwnPictureModel, PictureUseModel } from "#server/features/images/model.ts";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { files } from "#server/ports/files/files.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import type { OwnPicture } from "#shared/pictures/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const PICTURES = "/_/app/user/pictures";
const PROFILE = "/_/app/user/picture";
const log = pino({ level: "silent" });
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startApp>>["person"]>>;

let color = 0;
/** A picture that nobody else has. */
const bytesOf = (widthPx = 60, heightPx = 40) => {
  color += 0x010307;
  const background = `#${color.toString(16).padStart(6, "0")}`;
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .png()
    .toBuffer();
};
const send = async (who: Person, bytes: Buffer): Promise<string> => {
  const { body, headers } = form([{ name: "image", filename: "a.png", body: bytes }]);
  return (await who.post("/_/signatures/picture", body, headers)).json<{ url: string }>().url;
};
const listOf = async (who: Person, query = "") =>
  (await who.get(`${PICTURES}${query}`)).json<{ items: OwnPicture[]; next: string | null }>();
const idOf = async (who: Person, url: string) =>
  (await listOf(who)).items.find((one) => one.url === url)?.id ?? "0".repeat(24);
const remove = async (who: Person, url: string) => who.delete(`${PICTURES}/${await idOf(who, url)}`);
const sign = (image: string) =>
  make.signature({ general: { addons: [{ type: "sign", key: "s", data: { image, width: 40 } }] } });
const worker = (aheadMs = 1000) => new JobWorker({ handlers: [removalHandler], log, now: () => Date.now() + aheadMs });
const nameOf = (url: string) => url.replace("/i/", "");

t.test("pictures of one's own", async (t) => {
  const app = await startApp(t);
  const shown = async (url: string) => app.inject({ url });

  t.test("are listed with what they are and where they are used, the newest first", async (t) => {
    const ana = await make.paid(app);
    t.same(await listOf(ana), { items: [], next: null });
    const first = await send(ana, await bytesOf(60, 40));
    const second = await send(ana, await bytesOf(80, 50));
    const { hash } = (await ana.post("/_/signatures", { ...sign(first), label: "Sales" })).json();
    for (const place of ["photo", "photo2", "banner"])
      t.equal((await ana.put(`/_/signatures/${hash}/image/${place}`, { picture: second })).statusCode, 200, place);
    const { items } = await listOf(ana);
    t.match(items, [
      { url: second, widthPx: 80, heightPx: 50, kind: "png", uses: [{ place: "photo", hash, name: "Sales" }] },
      { url: first, widthPx: 60, heightPx: 40, uses: [{ place: "addon", hash, name: "Sales" }], hasMoreUses: false },
    ]);
    t.equal(items[0]?.bytes, (await files().get(nameOf(second)))?.length);
    t.ok(Math.abs(Date.parse(items[0]?.createdAt ?? "") - Date.now()) < 600_000);
    await send(ana, await bytesOf(80, 50));
    t.equal((await listOf(ana)).items.length, 3);
  });

  t.test("come a page at a time", async (t) => {
    const ana = await app.person();
    const urls: string[] = [];
    for (let i = 0; i < 23; i++) urls.unshift(await send(ana, await bytesOf()));
    const page = await listOf(ana);
    t.same(
      page.items.map(({ url }) => url),
      urls.slice(0, 20),
    );
    const rest = await listOf(ana, `?after=${page.next}`);
    t.same([rest.items.map(({ url }) => url), rest.next], [urls.slice(20), null]);
    t.equal((await ana.get(`${PICTURES}?after=x`)).statusCode, 422);
  });

  t.test("are the person's alone, in a team also those of who manages it", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const other = await make.member(app, {}, owner);
    const url = await send(member, await bytesOf());
    t.same((await listOf(other)).items, []);
    t.same(
      (await listOf(owner)).items.map((one) => one.url),
      [url],
    );
    const id = await idOf(member, url);
    for (const who of [other, await app.person()])
      t.match((await who.delete(`${PICTURES}/${id}`)).json(), { code: "not_found" });
    t.equal((await app.anyone.get(PICTURES)).statusCode, 401);
    // The colleague's signature is not hers to see, but the picture is in use.
    await other.post("/_/signatures", sign(url));
    t.match((await listOf(member)).items, [{ uses: [], hasMoreUses: true }]);
    t.match((await remove(member, url)).json(), { code: "picture_in_use", errors: [{ path: "more" }] });
  });

  t.test("stay a colleague's who has brought the same", async (t) => {
    const owner = await make.paid(app);
    const [one, two] = [await make.member(app, {}, owner), await make.member(app, {}, owner)];
    const bytes = await bytesOf();
    const url = await send(one, bytes);
    await send(two, bytes);
    t.equal((await remove(one, url)).statusCode, 204);
    t.same([(await listOf(one)).items.length, (await listOf(two)).items.length], [0, 1]);
    t.equal((await two.post("/_/signatures", sign(url))).statusCode, 201);
  });

  t.test("are not deleted while they are used, which says where", async (t) => {
    const ana = await app.person();
    const url = await send(ana, await bytesOf());
    const { hash } = (await ana.post("/_/signatures", sign(url))).json();
    t.match((await remove(ana, url)).json(), {
      status: 409,
      code: "picture_in_use",
      errors: [{ path: `${hash}.addon`, message: make.signature().general.name }],
    });
    await ana.put(`/_/signatures/${hash}`, make.signature());
    t.equal((await remove(ana, url)).statusCode, 204);
    t.same((await listOf(ana)).items, []);
    t.equal((await remove(ana, url)).statusCode, 404);
    t.match((await ana.put(`/_/signatures/${hash}`, sign(url))).json(), {
      status: 422,
      errors: [{ path: "general.addons.0.data.image", message: "This picture was deleted. Choose another one." }],
    });
    t.equal((await ana.put(`/_/signatures/${hash}/image/photo`, { picture: url })).statusCode, 422);
  });

  t.test("go with all their copies, and mails that were sent show an empty place", async (t) => {
    const ana = await app.person();
    const bytes = await bytesOf(60, 40);
    const url = await send(ana, bytes);
    const { hash } = (await ana.post("/_/signatures", sign(url))).json();
    const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    const copy = /src="http:\/\/localhost:3000(\/i\/[^"]+)"/.exec(html)?.[1] as string;
    t.match([await shown(url), await shown(copy)], [{ headers: { "content-type": "image/png" } }, { statusCode: 200 }]);
    await ana.delete(`/_/signatures/${hash}`);
    t.equal((await remove(ana, url)).statusCode, 204);
    await worker().runDue();
    t.same(await files().list(nameOf(url).replace(".png", "")), [nameOf(url).replace("png", "gone")]);
    for (const one of [url, copy])
      t.match(await shown(one), {
        statusCode: 200,
        headers: { "content-type": "image/gif", "cache-control": "public, max-age=60" },
      });
    t.equal((await shown("/i/AAAAAAAAAAAAAAAAAAAAAA-40x40.png")).statusCode, 404, "what nobody ever had");

    // A copy that somebody drew meanwhile goes too.
    await files().put(nameOf(copy), bytes, "image/png");
    await worker(20 * 60_000).runDue();
    t.same(await files().list(nameOf(url).replace(".png", "")), [nameOf(url).replace("png", "gone")]);
    t.equal(await JobModel.countDocuments({ kind: "images.remove", state: "waiting" }), 0);

    t.equal(await send(ana, bytes), url, "brought again it is there again");
    t.ok(await files().has(nameOf(url)));
    t.equal((await ana.post("/_/signatures", sign(url))).statusCode, 201);
  });

  t.test("are not kept at hand by another process either", async (t) => {
    const ana = await app.person();
    const url = await send(ana, await bytesOf());
    const look = watchTerminated();
    await look.run();
    t.equal((await shown(url)).headers["content-type"], "image/png");
    const picture = nameOf(url).replace(".png", "");
    await PictureUseModel.updateOne({ _id: picture }, { $set: { owners: [], deletedAt: new Date() } });
    await files().put(`${picture}.gone`, Buffer.from("x"), "text/plain");
    await files().remove(nameOf(url));
    t.equal((await shown(url)).headers["content-type"], "image/png", "from memory");
    await look.run();
    t.equal((await shown(url)).headers["content-type"], "image/gif");
  });

  t.test("stay for others who have brought the same, or show it", async (t) => {
    const [ana, ben] = [await app.person(), await app.person()];
    const bytes = await bytesOf();
    const url = await send(ana, bytes);
    await send(ben, bytes);
    t.equal((await remove(ana, url)).statusCode, 204);
    await worker().runDue();
    t.ok(await files().has(nameOf(url)));
    t.same(
      (await listOf(ben)).items.map((one) => one.url),
      [url],
    );

    const second = await send(ana, await bytesOf());
    const { hash } = (await ben.post("/_/signatures", make.signature())).json();
    // From before anybody asked whose a picture is.
    const shownBy = { "content.media.photo": second, pictures: [nameOf(second).replace(".png", "")] };
    await SignatureModel.updateOne({ hash }, shownBy);
    t.equal((await remove(ana, second)).statusCode, 204);
    await worker().runDue();
    t.ok(await files().has(nameOf(second)));
  });

  t.test("cannot be brought back while their files are being removed", async (t) => {
    const ana = await app.person();
    const bytes = await bytesOf();
    const url = await send(ana, bytes);
    const picture = nameOf(url).replace(".png", "");
    t.equal((await remove(ana, url)).statusCode, 204);
    const { body, headers } = form([{ name: "image", filename: "a.png", body: bytes }]);
    const again = ana.post("/_/signatures/picture", body, headers);
    // It waits, as long as there is hope.
    await new Promise((resolve) => setTimeout(resolve, 300));
    t.ok((await PictureUseModel.findById(picture).lean())?.isRemoving);
    await worker().runDue();
    t.equal((await again).statusCode, 200);
    t.ok(await files().has(nameOf(url)));
    t.match(await PictureUseModel.findById(picture).lean(), { deletedAt: null, isRemoving: false });
    await worker(20 * 60_000).runDue();
    t.ok(await files().has(nameOf(url)), "the second look leaves it alone");
  });

  t.test("of a save and a deletion at once one wins", async (t) => {
    const ana = await make.paid(app);
    const real = renderer();
    t.teardown(() => renderer.plug(real));

    // Deleted while the save draws its copies.
    const url = await send(ana, await bytesOf());
    const id = await idOf(ana, url);
    const drawn = async (...args: Parameters<typeof real.variant>) => {
      renderer.plug(real);
      t.equal((await ana.delete(`${PICTURES}/${id}`)).statusCode, 204);
      return real.variant(...args);
    };
    renderer.plug({ ...real, variant: drawn });
    t.match((await ana.post("/_/signatures", sign(url))).json(), { status: 422, code: "invalid_input" });
    const { hash } = (await ana.post("/_/signatures", make.signature())).json();
    const other = await send(ana, await bytesOf());
    const otherId = await idOf(ana, other);
    renderer.plug({
      ...real,
      async variant(...args) {
        renderer.plug(real);
        t.equal((await ana.delete(`${PICTURES}/${otherId}`)).statusCode, 204);
        return real.variant(...args);
      },
    });
    t.match((await ana.put(`/_/signatures/${hash}`, sign(other))).json(), { status: 422, code: "invalid_input" });

    // Saved after the deletion has looked.
    const third = await send(ana, await bytesOf());
    const thirdId = await idOf(ana, third);
    const { exec } = mongoose.Query.prototype;
    const restore = () => {
      mongoose.Query.prototype.exec = exec;
    };
    t.teardown(restore);
    mongoose.Query.prototype.exec = async function (...args) {
      if (JSON.stringify(this.getFilter()).includes(`/i/${nameOf(third).slice(0, 22)}`)) {
        restore();
        t.equal((await ana.put(`/_/signatures/${hash}`, sign(third))).statusCode, 200);
      }
      return exec.apply(this, args);
    };
    t.match((await ana.delete(`${PICTURES}/${thirdId}`)).json(), { code: "picture_in_use" });
    t.ok(await files().has(nameOf(third)));

    for (let round = 0; round < 8; round++) {
      const each = await send(ana, await bytesOf());
      const eachId = await idOf(ana, each);
      const [saved, deleted] = await Promise.all([
        ana.put(`/_/signatures/${hash}`, sign(each)),
        ana.delete(`${PICTURES}/${eachId}`),
      ]);
      t.ok(
        [
          [200, 409],
          [422, 204],
        ].some(([a, b]) => saved.statusCode === a && deleted.statusCode === b),
        `${saved.statusCode} ${deleted.statusCode}`,
      );
    }
  });

  t.test("are put on a signature without another upload", async (t) => {
    const [ana, ben] = [await make.paid(app), await app.person()];
    const url = await send(ana, await bytesOf());
    const { hash } = (await ana.post("/_/signatures", make.signature())).json();
    const put = (who: Person, picture: string, place = "photo") =>
      who.put(`/_/signatures/${hash}/image/${place}`, { picture });
    const answer = await put(ana, url, "photo2");
    t.match(answer.json(), { media: { photo2: url, photo2Ink: [] } });
    t.equal(answer.headers.etag, '"2"');
    const { html } = (await app.anyone.get(`/signatures/${hash}/preview`)).json();
    t.ok(html.includes(nameOf(url).slice(0, 22)));
    t.equal((await put(ben, url)).statusCode, 404, "somebody else's signature");
    t.match((await put(ana, await send(ben, await bytesOf()))).json(), {
      status: 422,
      errors: [{ path: "media.photo" }],
    });
    t.match((await put(ana, "/i/AAAAAAAAAAAAAAAAAAAAAA-40x40.png")).json(), {
      status: 422,
      errors: [{ path: "picture" }],
    });
    for (const wrong of ["https://example.com/a.png", "/i/icons/x.png", ""])
      t.equal((await put(ana, wrong)).statusCode, 422, wrong);
    await make.changeTeam(ana, { isPaid: false });
    t.match((await put(ana, url, "banner")).json(), { code: "upgrade_needed" });
  });

  t.test("one on the profile is shown, used for signatures, and taken off again", async (t) => {
    const ana = await app.person();
    const put = async (who: Person, bytes: Buffer | string) => {
      const { body, headers } = form([{ name: "image", filename: "a.png", body: bytes }]);
      return who.post(PROFILE, body, headers);
    };
    t.match((await ana.get("/_/app/user")).json(), { picture: null });
    const { picture } = (await put(ana, await bytesOf(90, 60))).json();
    t.match(picture, { url: /^\/i\/[\w-]{22}-90x60\.png$/, avatarUrl: /_s3w96@2\.png$/ });
    const avatar = await shown(picture.avatarUrl);
    t.match(await sharp(avatar.rawPayload).metadata(), { width: 60, height: 60 });
    t.match((await listOf(ana)).items, [{ url: picture.url, uses: [{ place: "profile", hash: null }] }]);
    t.match((await remove(ana, picture.url)).json(), { code: "picture_in_use", errors: [{ path: "profile" }] });
    t.equal((await ana.post("/_/signatures", sign(picture.url))).statusCode, 201);
    t.match((await ana.delete(PROFILE)).json(), { picture: null });
    t.match((await put(ana, "no picture")).json(), { code: "not_an_image" });
    await make.changeTeam(ana, { isTerminated: true });
    t.match((await put(ana, await bytesOf())).json(), { code: "account_expired" });

    // It goes along to another team.
    const ben = await app.person();
    const his = (await put(ben, await bytesOf())).json().picture.url;
    const owner = await make.paid(app);
    const team = await make.teamOf(owner);
    await UserModel.updateOne({ email: ben.email }, { team });
    const { MemberModel } = await import("#server/features/members/model.ts");
    await MemberModel.create({ team, user: await make.idOf(ben), email: ben.email });
    t.equal((await ben.post("/_/signatures", sign(his))).statusCode, 201);
    t.match((await owner.put(`/_/app/user/signatures/1`)).statusCode, 404);
  });

  t.test("from before they were listed are found, with what their files say", async (t) => {
    const ana = await app.person();
    const url = await send(ana, await bytesOf(70, 30));
    const { hash } = (await ana.post("/_/signatures", sign(url))).json();
    await OwnPictureModel.deleteMany({});
    const signatures = mongoose.connection.collection("signatures");
    await signatures.updateOne({ hash }, { $unset: { pictures: 1 } });
    const state = mongoose.connection.collection<{ _id: string }>("migrations");
    await state.deleteMany({ _id: ownPictures.name });
    await databaseUpdate({ log }).run();
    t.match((await listOf(ana)).items, [{ url, kind: "png", widthPx: 70, uses: [{ hash }] }]);
    t.equal((await listOf(ana)).items[0]?.bytes, (await files().get(nameOf(url)))?.length);
    t.match((await remove(ana, url)).json(), { code: "picture_in_use" });
  });
});
