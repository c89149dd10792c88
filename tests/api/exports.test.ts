import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { pino } from "pino";
import t from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { PasskeyModel } from "#server/features/auth/passkeys/model.ts";
import { IdentityModel } from "#server/features/auth/social/model.ts";
import { exportEndHandler, exportHandler } from "#server/features/exports/jobs.ts";
import { ExportModel } from "#server/features/exports/model.ts";
import { FriendModel } from "#server/features/friends/model.ts";
import { OwnPictureModel } from "#server/features/images/model.ts";
import { SentMailModel } from "#server/features/links/mails/model.ts";
import { ClickMonthModel } from "#server/features/links/model.ts";
import { JobModel } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { files } from "#server/ports/files/files.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import type { Export } from "#shared/exports/schema.ts";
import { csvLine } from "#shared/lib/csv.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { receiveMails } from "#tests/support/sending.ts";
import { startApp } from "#tests/support/startApp.ts";

const EXPORT = "/_/app/user/export";
const HOUR_MS = 3_600_000;
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startApp>>["person"]>>;

const worker = (aheadMs = 1000) =>
  new JobWorker({
    handlers: [exportHandler, exportEndHandler],
    log: pino({ level: "silent" }),
    now: () => Date.now() + aheadMs,
  });
const stateOf = async (person: Person) => (await person.get(EXPORT)).json<{ items: Export[] }>().items[0];
const ask = async (person: Person) => (await person.post(EXPORT)).json<Export>();

t.test("a copy of all one's data", async (t) => {
  const app = await startApp(t);
  const mailbox = await receiveMails(t);

  t.test("holds the account, signatures, pictures and clicks, each named with its hash", async (t) => {
    const ana = await make.paid(app);
    await make.confirm(ana);
    const saved = await ana.post("/_/signatures", make.signature({ general: { name: "=Ana" } }));
    const { hash, shortLinks } = saved.json<{ hash: string; shortLinks: { shortUrl: string }[] }>();
    const upload = form([{ name: "image", filename: "a.jpg", body: await photo(200, 200) }]);
    const { media } = (await ana.post(`/_/signatures/${hash}/image/photo`, upload.body, upload.headers)).json();
    const other = form([{ name: "image", filename: "b.jpg", body: await photo(120, 90) }]);
    const loose = (await ana.post("/_/signatures/picture", other.body, other.headers)).json();
    const code = shortLinks[0]?.shortUrl.split("/").at(-1) ?? "";
    const team = await make.teamOf(ana);
    await ClickMonthModel.create({
      _id: `${hash}:2028-02`,
      signature: hash,
      team,
      month: "2028-02",
      people: 3,
      days: { "07": 3 },
      links: { [code]: { people: 3, bots: 1 } },
    });
    await mailbox.read();

    const asked = await ask(ana);
    t.match(asked, { state: "waiting", expiresAt: null });
    t.match((await ana.get(`${EXPORT}/${asked.id}`)).json(), { status: 409, code: "export_not_ready" });
    await worker().runDue();
    t.match(await stateOf(ana), { id: asked.id, state: "ready", signatures: 1, pictures: 2 });

    const answer = await ana.get(`${EXPORT}/${asked.id}`);
    t.match(answer.headers, {
      "content-type": "application/zip",
      "content-disposition": /^attachment; filename="signoff-data-\d{4}-\d\d-\d\d\.zip"/,
      "cache-control": /no-store/,
    });
    t.equal(Number(answer.headers["content-length"]), answer.rawPayload.length);
    const inside = unzipSync(answer.rawPayload);
    const photoName = media.photo.replace("/i/", "");
    const looseName = loose.url.replace("/i/", "");
    t.same(Object.keys(inside).toSorted(), [
      "account.json",
      "clicks.csv",
      "domains.json",
      "friends.json",
      "log.csv",
      "manifest.json",
      ...[`pictures/${photoName}`, `pictures/${looseName}`].toSorted(),
      `signatures/${hash}.html`,
      `signatures/${hash}.json`,
      "steps.json",
      "ways-in.json",
    ]);
    const text = (path: string) => strFromU8(inside[path] ?? new Uint8Array());
    const manifest = JSON.parse(text("manifest.json"));
    t.match(manifest, {
      version: 1,
      counts: { signatures: 1, pictures: 2, picturesLeftOut: 0, clickRows: 2 },
      undrawn: [],
    });
    t.equal(manifest.files.length, 11);
    for (const { path, bytes, sha256 } of manifest.files) {
      t.equal(inside[path]?.length, bytes, path);
      t.equal(
        createHash("sha256")
          .update(inside[path] ?? "")
          .digest("hex"),
        sha256,
        path,
      );
    }
    t.match(JSON.parse(text("account.json")), { email: ana.email, isPaid: true, name: "Ana Person" });
    t.match(JSON.parse(text(`signatures/${hash}.json`)), { hash, general: { name: "=Ana" } });
    t.match(text(`signatures/${hash}.html`), /^<table/);
    // A hash that begins with a minus carries the apostrophe of every such cell.
    const [clickOfDay, clickOfMonth] = [
      csvLine([hash, "2028-02-07", "2028-02-07", null, null, 3, null]),
      csvLine([hash, "2028-02-01", "2028-02-29"]).trimEnd(),
    ];
    t.ok(text("clicks.csv").includes(`${clickOfDay}${clickOfMonth},`), text("clicks.csv"));
    const all = Object.entries(inside)
      .map(([path]) => text(path))
      .join("");
    t.notMatch(all, /passwordHash|\$argon2|refresh_token|epoch|publicKey|credential|mailbox/, "no secrets");

    const [mail] = await mailbox.read();
    t.match(mail, { subject: "Your data is ready to download", to: { text: ana.email } });
    t.match(mail?.text, "http://localhost:3000/account/privacy");
  });

  t.test("is nobody else's, and needs the session", async (t) => {
    const [ana, ben] = [await app.person(), await app.person()];
    const { id } = await ask(ana);
    await worker().runDue();
    t.equal((await ana.get(`${EXPORT}/${id}`)).statusCode, 200);
    t.match((await ben.get(`${EXPORT}/${id}`)).json(), { status: 404 });
    t.equal((await app.anyone.get(`${EXPORT}/${id}`)).statusCode, 401);
    t.same((await ben.get(EXPORT)).json(), { items: [] });
    for (const bad of ["x", "../..", "$ne", "0".repeat(24)])
      t.equal((await ana.get(`${EXPORT}/${encodeURIComponent(bad)}`)).statusCode, 404);
    const cookie = await app.inject({
      method: "GET",
      url: `/api${EXPORT}/${id}`,
      headers: { cookie: `token=${ana.token}` },
    });
    t.equal(cookie.statusCode, 401, "a cookie alone opens nothing");
  });

  t.test("of a member has what the member made, of an owner what the team has", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    await owner.post("/_/signatures", make.signature());
    const { hash } = (await member.post("/_/signatures", make.signature())).json();
    const [mine, theirs] = [await ask(member), await ask(owner)];
    await worker().runDue();
    const inside = unzipSync((await member.get(`${EXPORT}/${mine.id}`)).rawPayload);
    t.same(
      Object.keys(inside).filter((path) => /signatures.*json/.test(path)),
      [`signatures/${hash}.json`],
    );
    t.match(await stateOf(owner), { id: theirs.id, signatures: 2 });
  });

  t.test("of a member has the page and the card that they were given, the contact as visitors get it", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const [card, page] = [
      (await owner.post("/_/cards", make.card())).json<{ hash: string }>(),
      (await owner.post("/_/pages", make.page())).json<{ hash: string }>(),
    ];
    await owner.post("/_/cards", make.card());
    await owner.put(`/_/cards/${card.hash}/assign`, { email: member.email });
    await owner.put(`/_/pages/${page.hash}/assign`, { email: member.email });
    const { id } = await ask(member);
    await worker().runDue();
    const inside = unzipSync((await member.get(`${EXPORT}/${id}`)).rawPayload);
    t.same(
      Object.keys(inside).filter((path) => /^(cards|pages)\//.test(path)),
      [`cards/${card.hash}.json`, `cards/${card.hash}.vcf`, `pages/${page.hash}.json`],
    );
    const uidIn = (contact: string) => /^UID:(.*)\r$/m.exec(contact)?.[1];
    const uid = uidIn(strFromU8(inside[`cards/${card.hash}.vcf`] ?? new Uint8Array()));
    t.equal(uid, uidIn((await app.inject({ url: `/c/${card.hash}.vcf` })).body), "one contact in an address book");
    t.ok(uid);
  });

  t.test("has the links that somebody made by themselves and what was counted of them", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const made = async (person: Person, input: object) =>
      (await person.post("/_/links", { url: "https://example.com/a", ...input })).json<{ code: string }>().code;
    const [theirs, mine, gone] = [
      await made(owner, { title: "The owner's" }),
      await made(member, { title: "Mine", tags: ["spring"], slug: "mine-alone", until: "2100-01-01T00:00" }),
      await made(member, {}),
    ];
    await member.delete(`/_/links/${gone}`);
    const other = await make.paid(app);
    await made(other, { title: "Another team's" });
    await app.inject({
      url: "/l/mine-alone",
      headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" },
    });
    await app.clicks.drain();
    const [asked, all] = [await ask(member), await ask(owner)];
    await worker().runDue();
    const inside = unzipSync((await member.get(`${EXPORT}/${asked.id}`)).rawPayload);
    const read = (of: typeof inside, path: string) => JSON.parse(strFromU8(of[path] ?? new Uint8Array()));
    t.match(read(inside, "links/1.json"), [
      {
        code: mine,
        url: "https://example.com/a",
        title: "Mine",
        tags: ["spring"],
        slug: "mine-alone",
        until: "2100-01-01T00:00",
        clicks: 1,
      },
    ]);
    t.equal(read(inside, "links/1.json").length, 1, "neither what others made nor what they have deleted");
    t.match(read(inside, "manifest.json"), { counts: { links: 1, mails: 0, clickRows: 2 } });
    t.match(strFromU8(inside["clicks.csv"] ?? new Uint8Array()), `/l/${mine},https://example.com/a,1`);
    const ofTeam = unzipSync((await owner.get(`${EXPORT}/${all.id}`)).rawPayload);
    const codes = read(ofTeam, "links/1.json").map(({ code }: { code: string }) => code);
    t.same(codes, [theirs, mine], "whoever looks after the team has all of it");
  });

  t.test("has the mails that somebody wrote with the extension, and nobody else's", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const team = await make.teamOf(owner);
    const signature = "s".repeat(22);
    const wrote = async (person: Person, id: string, fields: object) =>
      SentMailModel.create({ _id: id.padEnd(22, "-"), user: await make.idOf(person), team, signature, ...fields });
    const days = { "2026-03-10": { opens: { person: 2, machine: 1 }, clicks: { person: 1 } } };
    const sentAt = new Date("2026-03-09T10:00:00Z");
    await wrote(member, "mine", { subject: "About the offer", sentAt, days, countedAt: sentAt });
    await wrote(member, "begun", { expiresAt: new Date(2100, 0) });
    await wrote(owner, "theirs", { subject: "The owner's mail", sentAt });
    const [asked, all] = [await ask(member), await ask(owner)];
    await worker().runDue();
    const mailsIn = async (person: Person, id: string) => {
      const inside = unzipSync((await person.get(`${EXPORT}/${id}`)).rawPayload);
      return JSON.parse(strFromU8(inside["mails/1.json"] ?? new Uint8Array()));
    };
    const mine = await mailsIn(member, asked.id);
    t.equal(mine.length, 2, "one that was begun as well");
    t.match(
      mine.find(({ subject }: { subject: string | null }) => subject !== null),
      {
        subject: "About the offer",
        sentAt: sentAt.toISOString(),
        opens: 2,
        clicks: 1,
        openedApart: { machine: 1 },
        days,
      },
    );
    t.match(await mailsIn(owner, all.id), [{ subject: "The owner's mail" }], "a member's mails are the member's");
    t.equal((await mailsIn(owner, all.id)).length, 1);
  });

  t.test("has the ways in, friends and steps as the person sees them, and no secrets", async (t) => {
    const ana = await app.person();
    const user = await make.idOf(ana);
    await IdentityModel.create({
      issuer: "https://id.example",
      subject: "s-1",
      user,
      provider: "google",
      email: "a@id.example",
    });
    await PasskeyModel.create({ user, credential: "the-credential", publicKey: "the-key", name: "Ana's phone" });
    await FriendModel.create({ inviter: user, mailbox: "the-mailbox", masked: "f…@example.com" });
    await ana.post("/_/app/user/actions/flow/log", { data: { step: "welcome" } });
    const { id } = await ask(ana);
    await worker().runDue();
    const inside = unzipSync((await ana.get(`${EXPORT}/${id}`)).rawPayload);
    const read = (path: string) => JSON.parse(strFromU8(inside[path] ?? new Uint8Array()));
    const waysIn = read("ways-in.json");
    t.match(waysIn, {
      hasPassword: true,
      isTwoFactorOn: false,
      signIns: [{ provider: "google", email: "a@id.example", createdAt: /Z$/ }],
      passkeys: [{ name: "Ana's phone", createdAt: /Z$/, lastUsedAt: null }],
      sessions: [{ browser: "", createdAt: /Z$/, usedAt: /Z$/ }],
    });
    t.same(Object.keys(waysIn.sessions[0]).toSorted(), ["browser", "createdAt", "system", "usedAt"]);
    t.match(read("friends.json"), [{ address: "f…@example.com", state: "invited" }]);
    t.match(read("steps.json"), [{ at: /Z$/, data: { step: "welcome" } }]);
    const files = read("manifest.json").files.map(({ path }: { path: string }) => path);
    for (const path of ["ways-in.json", "friends.json", "steps.json"]) t.ok(files.includes(path), path);
    const all = Object.values(inside).map((bytes) => strFromU8(bytes));
    t.notMatch(all.join(""), /the-credential|the-key|the-mailbox|s-1/);
  });

  t.test("of a member has the pictures that the member brought, and the one of their profile", async (t) => {
    const owner = await make.paid(app);
    const member = await make.member(app, {}, owner);
    const send = async (person: Person, path: string, size: number) => {
      const upload = form([{ name: "image", filename: "a.jpg", body: await photo(size, size) }]);
      return (await person.post(path, upload.body, upload.headers)).json();
    };
    const { url: mine } = await send(member, "/_/signatures/picture", 90);
    const { url: theirs } = await send(owner, "/_/signatures/picture", 95);
    const picture: string = (await send(member, "/_/app/user/picture", 100)).picture.url;
    // As if it was brought for another team, whose list it is in.
    await OwnPictureModel.deleteMany({ picture: picture.replace(/^\/i\/|\.\w+$/g, "") });
    const { id } = await ask(member);
    await worker().runDue();
    const inside = unzipSync((await member.get(`${EXPORT}/${id}`)).rawPayload);
    t.same(
      Object.keys(inside).filter((path) => path.startsWith("pictures/")),
      [picture, mine].map((path) => path.replace("/i/", "pictures/")),
    );
    t.notOk(theirs.replace("/i/", "pictures/") in inside);
  });

  t.test("is made once at a time, however often it is asked for", async (t) => {
    const ana = await app.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ana.post(EXPORT)));
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [201]);
    t.equal(new Set(answers.map((answer) => answer.json().id)).size, 1);
    t.equal(await JobModel.countDocuments({ kind: "exports.make", state: "waiting" }), 1);
    await worker().runDue();
    for (let i = 0; i < 4; i++) {
      await ask(ana);
      await worker().runDue();
    }
    const sixth = await ana.post(EXPORT);
    t.equal(sixth.statusCode, 429, "five a day");
  });

  t.test("is deleted after its day, and not given out a moment longer", async (t) => {
    const ana = await app.person();
    const { id } = await ask(ana);
    await worker().runDue();
    const file = `export-${id}-0.part`;
    t.ok(await files().has(file));
    await worker(24 * HOUR_MS + 60_000).runDue();
    t.notOk(await files().has(file));
    t.match(await stateOf(ana), { state: "expired" });
    t.match((await ana.get(`${EXPORT}/${id}`)).json(), { status: 410, code: "link_expired" });

    const again = await ask(ana);
    await worker().runDue();
    await ExportModel.updateOne({ _id: again.id }, { expiresAt: new Date(Date.now() - 1) });
    t.match((await ana.get(`${EXPORT}/${again.id}`)).json(), { code: "link_expired" }, "before the job has come to it");
  });

  t.test("that never came leaves no pieces behind", async (t) => {
    const ana = await app.person();
    const { id } = await ask(ana);
    await JobModel.deleteMany({ kind: "exports.make" });
    const file = `export-${id}-0.part`;
    await files().put(file, Buffer.from("half of it"), "application/octet-stream");
    await worker(24 * HOUR_MS).runDue();
    t.ok(await files().has(file), "a run may still be writing");
    await worker(26 * HOUR_MS).runDue();
    t.notOk(await files().has(file));
    t.match(await ExportModel.findById(id).lean(), { state: "failed" });
  });

  t.test("that is ended twice stays as it is", async (t) => {
    const ana = await app.person();
    const { id } = await ask(ana);
    await worker().runDue();
    t.equal(await JobModel.countDocuments({ kind: "exports.end", "data.id": id }), 2);
    for (const hours of [25, 26]) await worker(hours * HOUR_MS).runDue();
    t.match(await ExportModel.findById(id).lean(), { state: "expired" });
    t.equal(await JobModel.countDocuments({ kind: "exports.end", "data.id": id }), 0);
  });

  for (const [state, isThere] of [
    ["failed", false],
    ["ready", true],
  ] as const)
    t.test(`whose record is ${state} when it is done ${isThere ? "is left" : "leaves no pieces behind"}`, async (t) => {
      const ana = await app.person();
      await ana.post("/_/signatures", make.signature());
      const { id } = await ask(ana);
      const working = renderer();
      renderer.plug({
        ...working,
        render: async (...of: Parameters<typeof working.render>) => {
          await ExportModel.updateOne({ _id: id }, { state });
          return working.render(...of);
        },
      } as typeof working);
      await worker().runDue();
      renderer.plug(working);
      t.equal(await files().has(`export-${id}-0.part`), isThere);
      t.match(await ExportModel.findById(id).lean(), { state });
      await files().remove(`export-${id}-0.part`);
    });

  t.test("is mailed to nobody who has not confirmed their address", async (t) => {
    const ana = await app.person();
    await mailbox.read();
    await ask(ana);
    await worker().runDue();
    t.match(await stateOf(ana), { state: "ready" });
    t.same(await mailbox.read(), []);
  });

  t.test("that cannot be made says so, leaves nothing behind, and can be asked for again", async (t) => {
    const ana = await app.person();
    await ana.post("/_/signatures", make.signature());
    const { id } = await ask(ana);
    const working = renderer();
    renderer.plug({
      ...working,
      render: () => Promise.reject(new Error("broken")),
    } as typeof working);
    // Tried three times, with pauses in between.
    for (const minutes of [1, 10, 30]) await worker(minutes * 60_000).runDue();
    renderer.plug(working);
    t.match(await stateOf(ana), { id, state: "failed" });
    t.notOk(await files().has(`export-${id}-0.part`));
    t.match((await ana.get(`${EXPORT}/${id}`)).json(), { code: "link_expired" });
    const again = await ask(ana);
    t.not(again.id, id);
    await worker().runDue();
    t.match(await stateOf(ana), { id: again.id, state: "ready" });
  });

  t.test("whose job died without a word has failed after an hour, and keeps nobody from asking again", async (t) => {
    const ana = await app.person();
    const { id } = await ask(ana);
    await JobModel.deleteMany({ kind: "exports.make" });
    await ExportModel.collection.updateOne({ _id: (await ExportModel.findById(id))?._id } as object, {
      $set: { createdAt: new Date(Date.now() - HOUR_MS - 60_000) },
    });
    t.match(await stateOf(ana), { id, state: "failed" });
    t.not((await ask(ana)).id, id);
    await worker().runDue();
  });

  t.test("is cut into pieces, and whole again when it is fetched", async (t) => {
    const ana = await make.paid(app);
    const pictures = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => noise(1500 + i)));
    for (const body of pictures) {
      const upload = form([{ name: "image", filename: "a.png", body }]);
      t.equal((await ana.post("/_/signatures/picture", upload.body, upload.headers)).statusCode, 200);
    }
    const { id } = await ask(ana);
    await worker().runDue();
    const record = await ExportModel.findById(id).lean();
    t.ok((record?.parts ?? 0) > 1, `${record?.parts} pieces`);
    const inside = unzipSync((await ana.get(`${EXPORT}/${id}`)).rawPayload);
    t.equal(Object.keys(inside).filter((path) => path.startsWith("pictures/")).length, 6);
    await files().remove(`export-${id}-0.part`);
  });

  t.test("of somebody whose account is gone is not made", async (t) => {
    const ana = await app.person();
    const { id } = await ask(ana);
    await UserModel.deleteOne({ email: ana.email });
    await worker().runDue();
    t.match(await ExportModel.findById(id).lean(), { state: "failed" });
  });

  t.test("a record of another version that does not say how it stands has failed", async (t) => {
    const ana = await app.person();
    await ExportModel.collection.insertOne({ user: await make.idOf(ana) } as object);
    t.match(await stateOf(ana), { state: "failed", bytes: 0 });
  });

  /** A picture that cannot be packed small. */
  async function noise(size: number) {
    const { default: sharp } = await import("sharp");
    const gaussian = { type: "gaussian" as const, mean: 128, sigma: 60 };
    return sharp({ create: { width: size, height: 900, channels: 3, background: "#888", noise: gaussian } })
      .png()
      .toBuffer();
  }
});
