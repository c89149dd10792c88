import t from "tap";
import * as make from "#tests/support/make.ts";
import { HOME, startWallets } from "#tests/support/wallets.ts";

t.test("cards in Google Wallet", { timeout: 180_000 }, async (t) => {
  const { google, app, see, made, work } = await startWallets(t);

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
});
