import t from "tap";
import { COOKIES } from "#shared/auth/constants.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const HUB = "http://hub.signoff.test";
const hub = { host: "hub.signoff.test" };

t.test("the host of Agency Hub", { timeout: 600_000 }, async (t) => {
  const app = await startApp(t, { HUB_HOST: HUB });
  const owner = await make.agency(app);
  const get = (url: string, headers: object = hub) => app.inject({ url, headers: { ...headers } });

  await t.test("answers there, and under no name that is none of ours", async (t) => {
    t.equal((await get("/login", { host: "evil.example" })).statusCode, 421);
    t.equal((await get("/login", { host: "evil" })).statusCode, 421);
  });

  await t.test("has the app, and sends what is for everybody to our own host", async (t) => {
    const login = await get("/login");
    t.equal(login.statusCode, 200);
    t.match(login.body, '"isHub":true');
    t.match(login.headers["x-robots-tag"], "noindex");
    t.notMatch(login.body, "Create an account");
    t.notMatch(login.body, /aria-label="Product"/);
    const home = await get("/");
    t.match(home, { statusCode: 302, headers: { location: "/login" } });
    for (const path of ["/pricing", "/email-signature", "/contact-us"])
      t.match((await get(path)).headers.location, `http://localhost:3000${path}`);
    t.match((await get("/login", { host: "localhost:3000" })).body, "Create an account");
    t.notMatch((await get("/login", { host: "localhost:3000" })).body, '"isHub":true');
  });

  await t.test("keeps whoever is signed in there", async (t) => {
    const page = await app.inject({
      url: "/account/companies",
      headers: hub,
      cookies: { [COOKIES.token]: owner.token ?? "" },
    });
    t.equal(page.statusCode, 200);
    t.match(page.body, '"isHub":true');
    const refresh = (origin: string) =>
      app.inject({
        method: "POST",
        url: "/api/security/token/refresh",
        headers: { ...hub, origin },
        cookies: { [COOKIES.refreshToken]: "a.b" },
        payload: {},
      });
    t.equal((await refresh("https://evil.example")).json().code, "cross_site");
    t.equal((await refresh(HUB)).json().code, "refresh_rejected");
  });
});
