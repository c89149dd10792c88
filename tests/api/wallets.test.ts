import { pino } from "pino";
import t from "tap";
import { eraseCards } from "#server/features/cards/erasure.ts";
import { walletHandler } from "#server/features/cards/wallets/jobs.ts";
import {
  storedDevices,
  storedPasses,
  WalletDeviceModel,
  WalletPassModel,
} from "#server/features/cards/wallets/model.ts";
import * as make from "#tests/support/make.ts";
import { PASS_TYPE } from "#tests/support/walletServices.ts";
import { HOME, hasOpenssl, opened, PUSH, startWallets, verify } from "#tests/support/wallets.ts";

t.test("cards in wallets", { timeout: 180_000 }, async (t) => {
  const { chain, push, google, app, see, made, work, taken, device } = await startWallets(t);

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
