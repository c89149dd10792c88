import t from "tap";
import { startApp } from "#tests/support/startApp.ts";

t.test("what an operator sells", async (t) => {
  const size = (count: number, price: number) => ({ count, price });
  const sizes = { yearly: [size(3, 1_111)], quarterly: [size(3, 2_222)] };
  const BILLING_FILE = t.testdir({
    "offers.json": JSON.stringify({
      currency: "EUR",
      plans: [{ name: "teams", label: "Crew", promise: "All of the crew.", sizes }],
      oneTime: null,
      trialDays: 0,
      tax: { label: "VAT", percent: 19 },
    }),
  });
  const app = await startApp(t, { BILLING_FILE: `${BILLING_FILE}/offers.json` });
  const page = async (url: string) => (await app.inject({ method: "GET", url })).body;

  t.match((await app.anyone.get("/app/pricing")).json(), {
    currency: "EUR",
    plans: [{ name: "teams", label: "Crew", promise: "All of the crew.", yearly: [{ vendorId: "teams-yearly-3" }] }],
    oneTime: null,
    trialDays: 0,
    taxPercent: 19,
  });
  t.same((await app.anyone.get("/app/pricing/reseller")).json().plans, []);

  const prices = await page("/pricing");
  t.match(prices, "€11.11");
  t.match(prices, "€133.32 a year");
  t.match(prices, "Plus 19% tax: €158.65 in all");
  t.match(prices, "/account/upgrade?plan=teams-yearly-3");
  t.notMatch(prices, /Agency Hub<|bought once|without a card|\$6/);
  t.match(await page("/pricing/teams"), "<title>Pricing: Crew");
  for (const url of ["/pricing/professional", "/pricing/agency-hub"])
    t.equal((await app.inject({ method: "GET", url })).statusCode, 404, url);
  t.match(await page("/"), "from €11.11 a month");
  t.notMatch(await page("/sitemap.xml"), "agency-hub");
});
