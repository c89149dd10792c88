import { createHash } from "node:crypto";
import sharp from "sharp";
import t from "tap";
import { WalletPassModel } from "#server/features/cards/wallets/model.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { photo } from "#tests/support/pictures.ts";
import { appleChain, PASS_TYPE, TEAM } from "#tests/support/walletServices.ts";
import { HOME, hasOpenssl, opened, startWallets, verify } from "#tests/support/wallets.ts";

const EVIL = `"}],"x":"<script>alert(1)</script>\u202e\\`;

t.test("the files of passes", { timeout: 180_000 }, async (t) => {
  const { chain, app, see, made, taken } = await startWallets(t);

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

  await t.test("of two who take the first pass at once there is one record", async (t) => {
    const { hash } = await made(await app.person());
    const tokens = await Promise.all([1, 2, 3, 4].map(async () => (await taken(hash)).pass.authenticationToken));
    t.equal(new Set(tokens).size, 1);
    t.equal(await WalletPassModel.countDocuments({ hash }), 1);
  });
});
