import t from "tap";
import { PLANS } from "#shared/plans/plans.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("prices", async (t) => {
  const app = await startApp(t);

  t.test("everybody may know them, in cents, with the ids of the provider", async (t) => {
    for (const [url, names] of [
      ["/app/pricing", ["professional", "teams"]],
      ["/app/pricing/reseller", ["agency-hub"]],
    ] as const) {
      const answer = await app.anyone.get(url);
      t.equal(answer.statusCode, 200);
      t.match(answer.headers["cache-control"], /max-age/);
      const { currency, plans } = answer.json();
      t.equal(currency, "USD");
      t.same(
        plans.map(({ name }: { name: string }) => name),
        names,
      );
      for (const { name, yearly, quarterly } of plans) {
        const { sizes } = PLANS.find((plan) => plan.name === name)!;
        t.same({ yearly, quarterly }, sizes);
      }
    }
  });

  t.test("each plan has a page, and what is none has none", async (t) => {
    const page = (url: string) => app.inject({ method: "GET", url });
    for (const [url, price] of [
      ["/pricing", "$6.00"],
      ["/pricing/professional", "$6.00"],
      ["/pricing/teams", "$25.80"],
      ["/pricing/agency-hub", "$35.00"],
    ] as const) {
      const answer = await page(url);
      t.equal(answer.statusCode, 200, url);
      t.match(answer.body, price, url);
    }
    for (const url of ["/pricing/gold", "/pricing/__proto__", "/pricing/Teams"])
      t.equal((await page(url)).statusCode, 404, url);
    const german = await app.inject({ method: "GET", url: "/pricing/teams?lang=de" });
    t.match(german.body, "25,80");
  });
});
