import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { pino } from "pino";
import sharp from "sharp";
import t from "tap";
import { eraseCards } from "#server/features/cards/erasure.ts";
import { walletHandler } from "#server/features/cards/wallets/jobs.ts";
import {
  storedDevices,
  storedPasses,
  WalletDeviceModel,
  WalletPassModel,
} from "#server/features/cards/wallets/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import type { Card } from "#shared/cards/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";
import { appleChain, PASS_TYPE, startGoogleWallet, startPushService, TEAM } from "#tests/support/walletServices.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const HOME = "https://signoff.example.net";
const EVIL = `"}],"x":"<script>alert(1)</script>\u202e\\`;
const PUSH = "ab12".repeat(16);

const folder = mkdtempSync(join(tmpdir(), "signoff-wallets-"));
t.teardown(() => rmSync(folder, { recursive: true, force: true }));

const hasOpenssl = (() => {
  try {
    return execFileSync("openssl", ["version"]).length > 0;
  } catch {
    return false;
  }
})();

/** The files of a pass and what it says. */
function opened(bytes: Buffer) {
  const files = unzipSync(bytes);
  const read = (name: string) => Buffer.from(files[name] ?? []);
  return { files, read, pass: JSON.parse(read("pass.json").toString()) };
}

/** Only what Apple's own verification would take: the detached signature of the manifest, up to the root. */
function verify(bytes: Buffer, root: string): void {
  const { read } = opened(bytes);
  const paths = { signature: read("signature"), manifest: read("manifest.json"), root };
  for (const [name, content] of Object.entries(paths)) writeFileSync(join(folder, name), content);
  const [signature, manifest, authority] = Object.keys(paths).map((name) => join(folder, name));
  execFileSync(
    "openssl",
    // biome-ignore format: options and their values
    ["cms", "-verify", "-binary", "-inform", "DER", "-in", signature ?? "", "-content", manifest ?? "", "-CAfile", authority ?? "", "-purpose", "any", "-out", join(folder, "out")],
    { stdio: "pipe" },
  );
}

t.test("cards in wallets", { timeout: 180_000 }, async (t) => {
  const chain = appleChain();
  const push = await startPushService(t);
  const google = await startGoogleWallet(t);
  const app = await startApp(t, {
    PUBLIC_URL: HOME,
    ...chain.settings,
    APPLE_PUSH_URL: push.url,
    ...google.settings,
  });
  const see = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: "signoff.example.net", ...BROWSER, ...headers } });
  const made = async (person: Person, values: Parameters<typeof make.card>[0] = {}) =>
    (await person.post("/_/cards", make.card(values))).json<Card>();
  const work = (aheadMs = 0) =>
    new JobWorker({
      handlers: [walletHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + aheadMs,
    }).runDue();
  const taken = async (hash: string) => opened((await see(`/c/${hash}.pkpass`)).rawPayload);
  const device = (id: string, hash: string, token: string) => {
    const url = `/wallet/v1/devices/${id}/registrations/${PASS_TYPE}/${hash}`;
    const headers = { host: "signoff.example.net", authorization: `ApplePass ${token}` };
    return {
      register: (pushToken = PUSH) => app.inject({ method: "POST", url, headers, payload: { pushToken } }),
      leave: () => app.inject({ method: "DELETE", url, headers }),
      changed: (since?: string) =>
        see(
          `/wallet/v1/devices/${id}/registrations/${PASS_TYPE}${since === undefined ? "" : `?passesUpdatedSince=${since}`}`,
        ),
      newest: (more: Record<string, string> = {}) =>
        app.inject({ url: `/wallet/v1/passes/${PASS_TYPE}/${hash}`, headers: { ...headers, ...more } }),
    };
  };

  await t.test("a pass is a signed archive of what is on the card", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana);
    const page = (await see(`/c/${hash}`)).body;
    t.match(page, `href="${HOME}/c/${hash}.pkpass"`);
    t.match(page, `href="${HOME}/c/${hash}/google-wallet"`);
    const picture = async (place: string, width: number, height: number) => {
      const { body, headers } = form([{ name: "image", filename: "a.jpg", body: await photo(width, height) }]);
      return (await ana.post(`/_/cards/${hash}/image/${place}`, body, headers)).json<{ url: string }>().url;
    };
    const pictures = { photo: await picture("photo", 600, 600), logo: await picture("logo", 800, 300) };
    await ana.put(
      `/_/cards/${hash}`,
      make.card({
        ...pictures,
        title: "Łukasz Żółć",
        note: EVIL,
        subheader: EVIL.slice(0, 80),
        backgroundColor: "#123456",
      }),
    );
    const answer = await see(`/c/${hash}.pkpass`);
    t.equal(answer.statusCode, 200);
    t.match(answer.headers, {
      "content-type": "application/vnd.apple.pkpass",
      "cache-control": "no-store",
      "content-disposition": /attachment; .*\.pkpass/,
    });
    const { files, read, pass } = opened(answer.rawPayload);
    t.match(pass, {
      formatVersion: 1,
      passTypeIdentifier: PASS_TYPE,
      teamIdentifier: TEAM,
      serialNumber: hash,
      organizationName: "Example & Sons",
      webServiceURL: `${HOME}/wallet`,
      backgroundColor: "rgb(18, 52, 86)",
      foregroundColor: "rgb(255, 255, 255)",
      generic: {
        primaryFields: [{ value: "Łukasz Żółć" }],
        secondaryFields: [{ value: EVIL.slice(0, 80).trim() }],
        headerFields: [{ value: "Example & Sons" }],
      },
      barcodes: [{ format: "PKBarcodeFormatQR", messageEncoding: "utf-8", altText: `signoff.example.net/c/${hash}` }],
    });
    t.ok(pass.authenticationToken.length >= 16);
    t.notOk(pass.voided);
    t.match(pass.generic.backFields.at(-1), { value: `${HOME}/c/${hash}` });
    t.match(pass.barcodes[0].message, /^BEGIN:VCARD/);

    const manifest = JSON.parse(read("manifest.json").toString());
    const named = Object.keys(files).filter((name) => !["manifest.json", "signature"].includes(name));
    t.same(Object.keys(manifest).sort(), named.sort());
    for (const name of named) t.equal(manifest[name], createHash("sha1").update(read(name)).digest("hex"), name);
    for (const [name, width, height] of [
      ["icon.png", 29, 29],
      ["icon@2x.png", 58, 58],
      ["icon@3x.png", 87, 87],
      ["thumbnail@2x.png", 180, 180],
    ] as const)
      t.match(await sharp(read(name)).metadata(), { format: "png", width, height }, name);
    const logo = await sharp(read("logo@2x.png")).metadata();
    t.match(logo, { format: "png" });
    t.ok(logo.width <= 320 && logo.height <= 100, "no larger than Wallet takes");

    t.same((await taken(hash)).pass, pass, "the same again");
    t.equal((await see(`/c/${"a".repeat(22)}.pkpass`)).statusCode, 404);
  });

  await t.test("its signature leads to the root", { skip: hasOpenssl ? false : "no openssl here" }, async (t) => {
    const { hash } = await made(await app.person());
    const bytes = (await see(`/c/${hash}.pkpass`)).rawPayload;
    t.doesNotThrow(() => verify(bytes, chain.root));
    t.throws(() => verify(bytes, appleChain().root), "not to another");
  });

  await t.test("a device hears of a change, and gets it", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana);
    const { authenticationToken: token } = (await taken(hash)).pass;
    const phone = device("phone-1", hash, token);
    t.equal((await phone.changed()).statusCode, 204, "it has none");
    for (const wrong of ["", `${token}x`, "x"])
      t.equal((await device("phone-1", hash, wrong).register()).statusCode, 401, wrong);
    t.equal((await device("phone-1", "a".repeat(22), token).register()).statusCode, 401, "another card");
    t.equal((await phone.register("<script>")).statusCode, 422);
    t.equal((await phone.register()).statusCode, 201);
    t.equal((await phone.register()).statusCode, 200, "known already");
    const first = (await phone.changed()).json();
    t.same(first.serialNumbers, [hash]);
    t.equal((await phone.changed(first.lastUpdated)).statusCode, 204);
    for (const odd of ["-1", "x", "9e99", "9007199254740991"])
      t.same((await phone.changed(odd)).json().serialNumbers, [hash], `${odd}: as if it knew nothing`);
    const before = await phone.newest();
    t.equal(before.statusCode, 200);
    const known = { "if-modified-since": String(before.headers["last-modified"]) };
    t.equal((await phone.newest(known)).statusCode, 304);

    push.told.length = 0;
    await work();
    push.told.length = 0;
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Other" }));
    await work();
    t.same(push.told, [{ token: PUSH, topic: PASS_TYPE, body: "{}" }]);
    const second = (await phone.changed(first.lastUpdated)).json();
    t.same(second.serialNumbers, [hash]);
    const now = await phone.newest(known);
    t.equal(now.statusCode, 200, "though it is within a second");
    const { pass } = opened(now.rawPayload);
    t.match(pass, { serialNumber: hash, authenticationToken: token });
    t.match(pass.generic.primaryFields, [{ value: "Ana Other", changeMessage: "%@" }]);

    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Other", label: "Only for us" }));
    await work();
    t.equal(push.told.length, 1, "nobody is woken for what no pass shows");
    t.equal((await phone.leave()).statusCode, 200);
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Third" }));
    await work();
    t.equal(push.told.length, 1, "nor who has thrown it away");
    t.equal((await phone.changed()).statusCode, 204);
  });

  await t.test("whoever is gone is not asked again, and who is away is told later", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana);
    const { authenticationToken: token } = (await taken(hash)).pass;
    const tokens = [1, 2].map((n) => `${n}`.repeat(64));
    for (const [at, pushToken] of tokens.entries()) await device(`phone-${at}`, hash, token).register(pushToken);
    push.gone.add(tokens[0] ?? "");
    push.state.isAway = true;
    push.told.length = 0;
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Other" }));
    await work();
    t.equal(push.told.length, 0);
    push.state.isAway = false;
    await work(60 * 60_000);
    t.same(
      push.told.map((one) => one.token),
      [tokens[1]],
    );
    t.same(
      (await WalletDeviceModel.find({ hash }).lean()).map(({ pushToken }) => pushToken),
      [tokens[1]],
    );
  });

  await t.test("a change while many devices are told is told to all of them", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana);
    await taken(hash);
    // One more than are told in one run.
    const tokens = Array.from({ length: 201 }, (_, at) => at.toString(16).padStart(64, "0"));
    await WalletDeviceModel.insertMany(tokens.map((pushToken, at) => ({ device: `d-${at}`, hash, pushToken })));
    const job = {
      id: "1",
      tries: 1,
      signal: AbortSignal.timeout(60_000),
      log: pino({ level: "silent" }),
      note: () => {},
    };
    const run = async (data: unknown) => (await walletHandler.run(data, job)) as { next?: { after: string | null } };
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Second" }));
    push.told.length = 0;
    const first = await run({ hash });
    t.equal(push.told.length, 200);
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Third" }));
    const again = await run(first.next);
    t.equal(again.next?.after, null, "from the beginning");
    await work();
    const times = (token: string | undefined) => push.told.filter((one) => one.token === token).length;
    t.ok(times(tokens[0]) >= 2, "of both");
    t.ok(times(tokens[200]) >= 1);
  });

  await t.test("a code that leads to a page follows it", async (t) => {
    const ana = await app.person();
    await make.changeTeam(ana, { isPaid: true, seats: 10 });
    const page = (await ana.post("/_/pages", make.page({ slug: "wallet-first" }))).json<{ hash: string }>();
    const { hash } = await made(ana, { qrType: "page", linkedPage: page.hash });
    const { authenticationToken: token } = (await taken(hash)).pass;
    const phone = device("phone-paged", hash, token);
    await phone.register();
    await work();
    const ways: [string, () => Promise<unknown>, string][] = [
      ["published", () => ana.post(`/_/pages/${page.hash}/publish`), "/p/wallet-first"],
      ["moved", () => ana.put(`/_/pages/${page.hash}`, make.page({ slug: "wallet-second" })), "/p/wallet-second"],
      ["unpublished", () => ana.post(`/_/pages/${page.hash}/unpublish`), `/c/${hash}`],
      ["published again", () => ana.post(`/_/pages/${page.hash}/publish`), "/p/wallet-second"],
      ["deleted", () => ana.delete(`/_/pages/${page.hash}`), `/c/${hash}`],
    ];
    for (const [way, change, leadsTo] of ways) {
      push.told.length = 0;
      await change();
      await work();
      t.equal(push.told.length, 1, `${way}: the device is told`);
      t.equal(opened((await phone.newest()).rawPayload).pass.barcodes[0].message, HOME + leadsTo, way);
    }
  });

  await t.test("a card that is deleted ends in wallets", async (t) => {
    const ana = await app.person();
    const ways = {
      "by its owner": async (hash: string) => void (await ana.delete(`/_/cards/${hash}`)),
      "with its team": async () => {
        const { team } = (await WalletPassModel.findOne({ removeAt: null, hash: hashes.at(-1) }).lean()) ?? {};
        const id = team ?? t.fail("no pass");
        const nobody = new WalletPassModel()._id;
        const erased = { user: nobody, email: "gone@example.com", teams: [id as never], others: [], alias: nobody };
        await eraseCards(erased, AbortSignal.timeout(60_000));
      },
    };
    const hashes: string[] = [];
    for (const [way, end] of Object.entries(ways)) {
      const { hash } = await made(ana, { title: "Ana Secret" });
      hashes.push(hash);
      const { authenticationToken: token } = (await taken(hash)).pass;
      const phone = device(`phone-${way.length}`, hash, token);
      await phone.register();
      await see(`/c/${hash}/google-wallet`);
      await work();
      push.told.length = 0;
      await end(hash);
      await work(60_000);
      t.equal(push.told.length, 1, `${way}: the device is told`);
      const answer = await phone.newest();
      t.equal(answer.statusCode, 200);
      const { pass } = opened(answer.rawPayload);
      t.match(pass, { voided: true, serialNumber: hash, authenticationToken: token });
      t.ok(Date.parse(pass.expirationDate) < Date.now(), pass.expirationDate);
      t.notOk(pass.barcodes ?? pass.barcode, "its code is gone");
      t.notMatch(JSON.stringify(pass), /Secret|Example|@example/, "nothing of the person stays");
      t.ok(pass.generic.primaryFields[0].value);
      if (hasOpenssl) t.doesNotThrow(() => verify(answer.rawPayload, chain.root));
      const atGoogle = google.objects.get(`3388000000012345678.${hash}`);
      t.match(atGoogle, { state: "EXPIRED", header: { defaultValue: { value: /./ } } });
      t.notMatch(JSON.stringify(atGoogle), /Secret|Example|@example/, "nothing of the person stays at Google");
      t.equal((await see(`/c/${hash}.pkpass`)).statusCode, 404);
      t.equal((await see(`/c/${hash}/google-wallet`)).statusCode, 404);
      const left = await WalletPassModel.findOne({ hash }).lean();
      t.ok(left?.removeAt, "the record goes by itself");
      t.ok((await WalletDeviceModel.findOne({ hash }).lean())?.removeAt);
    }
  });

  await t.test("Google gets a signed link, and then the whole card", async (t) => {
    const ana = await app.person();
    const { hash } = await made(ana, { note: "By the note" });
    const id = `3388000000012345678.${hash}`;
    const answer = await see(`/c/${hash}/google-wallet`);
    t.equal(answer.statusCode, 302);
    t.match(answer.headers, { "cache-control": "no-store" });
    const { token, payload } = await google.read(String(answer.headers.location));
    t.ok(token.length <= 1_800, `${token.length} characters`);
    t.match(payload, {
      typ: "savetowallet",
      origins: [HOME],
      payload: {
        genericClasses: [{ id: "3388000000012345678.signoff_card" }],
        genericObjects: [
          {
            id,
            state: "ACTIVE",
            cardTitle: { defaultValue: { value: "Example & Sons" } },
            header: { defaultValue: { value: "Ana Person" } },
            barcode: { type: "QR_CODE", value: `${HOME}/c/${hash}` },
          },
        ],
      },
    });
    await work();
    t.match(google.objects.get(id), { state: "ACTIVE", linksModuleData: { uris: [{ uri: `${HOME}/c/${hash}` }] } });
    t.match(JSON.stringify(google.objects.get(id)), /By the note.*/);
    t.match(google.objects.get(id), { subheader: { defaultValue: { value: "Head of Design" } } });
    await ana.put(`/_/cards/${hash}`, make.card({ title: "Ana Other", subheader: "" }));
    await work();
    t.match(google.objects.get(id), { header: { defaultValue: { value: "Ana Other" } }, subheader: null });
  });

  await t.test("a card that does not fit into a link is told first", async (t) => {
    const ana = await app.person();
    const long = "語".repeat(80);
    const { hash } = await made(ana, { header: long, title: long, subheader: long });
    google.state.isAway = true;
    t.equal((await see(`/c/${hash}/google-wallet`)).statusCode, 503);
    google.state.isAway = false;
    const { token, payload } = await google.read(String((await see(`/c/${hash}/google-wallet`)).headers.location));
    t.ok(token.length <= 1_800, `${token.length} characters`);
    const id = `3388000000012345678.${hash}`;
    t.match(payload.payload, { genericObjects: [{ id }] });
    t.match(google.objects.get(id), { header: { defaultValue: { value: long } } });
  });

  await t.test("of two who take the first pass at once there is one record", async (t) => {
    const { hash } = await made(await app.person());
    const tokens = await Promise.all([1, 2, 3, 4].map(async () => (await taken(hash)).pass.authenticationToken));
    t.equal(new Set(tokens).size, 1);
    t.equal(await WalletPassModel.countDocuments({ hash }), 1);
  });

  await t.test("what devices complain about is logged, cut", async (t) => {
    const url = "/wallet/v1/log";
    const headers = { host: "signoff.example.net" };
    t.equal(
      (await app.inject({ method: "POST", url, headers, payload: { logs: ["a".repeat(9_999)] } })).statusCode,
      200,
    );
    t.equal((await app.inject({ method: "POST", url, headers, payload: { logs: "x" } })).statusCode, 422);
  });

  await t.test("records without what came later are read", async (t) => {
    const _id = new WalletPassModel()._id;
    const old = { _id, hash: "b".repeat(22), team: _id, token: "t", tag: "x", changedAt: new Date(0) };
    t.match(storedPasses.read(old), { toldTag: null, isAtGoogle: false, removeAt: null });
    t.match(storedDevices.read({ _id, device: "d", hash: "b".repeat(22), pushToken: "ab" }), { removeAt: null });
  });
});
