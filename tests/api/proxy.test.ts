import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("behind a proxy the address is the one it saw, not the one the visitor claims", async (t) => {
  const app = await startApp(t, { TRUST_PROXY: "true" });
  const guess = (i: number) =>
    app.anyone.post(
      "/security/login",
      { email: `claimed${i}@example.com`, password: "guess" },
      { "x-forwarded-for": `192.0.2.${i}, 198.51.100.7` },
    );
  await hot().limiter.take("login:ip:198.51.100.7", { cost: 59, limit: 60, windowMs: 60_000 });
  t.equal((await guess(1)).statusCode, 401);
  t.equal((await guess(2)).statusCode, 429);
});
