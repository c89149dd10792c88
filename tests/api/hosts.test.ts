import t from "tap";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("hosts of their own", async (t) => {
  const app = await startApp(t, { API_HOST: "http://api.localhost:3000", SHORT_LINK_HOST: "http://go.localhost:3000" });
  const get = (url: string, host: string) => app.inject({ url, headers: { host } });

  t.test("serve the calls and the short links at their root", async (t) => {
    t.equal((await get("/app/data", "api.localhost:3000")).statusCode, 200);
    const person = await app.person();
    const { shortLinks } = (await person.post("/_/signatures", make.signature())).json();
    const { host, pathname } = new URL(shortLinks[0].shortUrl);
    t.equal(host, "go.localhost:3000");
    t.equal((await get(pathname, host)).headers.location, shortLinks[0].url);
  });
  t.test("leave the pages calling their own origin, where the session's cookies are", async (t) => {
    const { body, headers } = await get("/login", "localhost:3000");
    t.match(body, '"apiBase":"/api"');
    t.notMatch(headers["content-security-policy"], "api.localhost");
  });
});
