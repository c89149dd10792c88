import t from "tap";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("maintenance", async (t) => {
  const app = await startApp(t);
  const get = (url: string, language = "en") =>
    app.inject({ method: "GET", url, headers: { "accept-language": language } });

  t.test("pages and calls say so and when to ask again; what mails and watchers ask for goes on", async (t) => {
    await withSettings({ MAINTENANCE: true }, async () => {
      for (const path of ["/", "/dashboard", "/guides/gmail", "/nothing"]) {
        const answer = await get(path);
        t.match(answer, { statusCode: 503, headers: { "retry-after": "60", "cache-control": /no-store/ } }, path);
        t.match(answer.body, ERRORS.maintenance.message);
        t.match(answer.body, `http-equiv="refresh" content="60"`);
      }
      t.match((await get("/", "de")).body, /<html lang="de">[\s\S]*gewartet/);
      for (const path of ["/api/app/pricing", "/api/_/app/user", "/api/nothing"]) {
        const answer = await get(path);
        t.match(answer, { statusCode: 503, headers: { "retry-after": "60" } }, path);
        t.match(answer.json(), { code: "maintenance" });
      }
      t.equal((await get("/health/ready")).statusCode, 200);
      t.equal((await get("/robots.txt")).statusCode, 200);
      t.equal((await get("/l/nothing")).statusCode, 404, "links are looked up");
    });
    t.equal((await get("/")).statusCode, 200, "and back");
  });
});
