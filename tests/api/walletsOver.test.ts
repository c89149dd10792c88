import t from "tap";
import type { Card } from "#shared/cards/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";
import { appleChain } from "#tests/support/walletServices.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

t.test("without a certificate that counts, nothing is offered", async (t) => {
  const app = await startApp(t, { ...appleChain({ days: -1 }).settings });
  const card = (await (await app.person()).post("/_/cards", make.card())).json<Card>();
  const page = await app.inject({ url: `/c/${card.hash}`, headers: BROWSER });
  t.equal(page.statusCode, 200);
  t.notMatch(page.body, /pkpass|google-wallet/);
  for (const path of [`/c/${card.hash}.pkpass`, `/c/${card.hash}/google-wallet`])
    t.equal((await app.inject({ url: path, headers: BROWSER })).statusCode, 404, path);
});
