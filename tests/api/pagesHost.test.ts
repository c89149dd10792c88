import t from "tap";
import type { Page } from "#shared/pages/schema.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

t.test("public pages at a host of their own", async (t) => {
  const app = await startApp(t, { PAGES_HOST: "https://pages.example.org" });
  const ana = await make.paid(app);
  const { hash } = (await ana.post("/_/pages", make.page({ slug: "zoe" }))).json<Page>();
  const page = (await ana.post(`/_/pages/${hash}/publish`)).json<Page>();
  t.equal(page.url, "https://pages.example.org/zoe");
  const ask = (url: string) => app.inject({ url, headers: { ...BROWSER, host: "pages.example.org" } });
  t.match((await ask("/zoe")).body, /Ana Person/);
  t.equal((await ask("/")).headers.location, "http://localhost:3000/");
  t.equal((await ask("/login")).statusCode, 404, "nothing else is there");
});
