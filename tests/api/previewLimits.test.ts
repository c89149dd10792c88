import t from "tap";
import { hot } from "#server/db/cache/seam.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("what is made for visitors without an account is limited by address prefix", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();

  // Looked for each time: what was drawn a moment ago costs nothing and is not counted.
  const unseen = `/signatures/${"u".repeat(22)}/preview`;
  for (const [what, path, status, limit] of [
    ["previews", unseen, 404, 1200],
    ["forms", `/signatures/${hash}/preview/reply`, 200, 600],
    ["events", `/signatures/${hash}/events/none.ics`, 404, 600],
  ] as const)
    t.test(what, async (t) => {
      const from = async (address: string) => (await app.withToken(null, address).get(path)).statusCode;
      t.equal(await from("192.0.2.1"), status);
      await hot().limiter.take(`${what}:ip:192.0.2.1`, { cost: limit - 1, limit, windowMs: 60_000 });
      t.equal(await from("192.0.2.1"), 429);
      t.equal(await from("192.0.2.2"), status, "others go on");
      await hot().limiter.take(`${what}:ip:2001:db8:1:2::/64`, { cost: limit, limit, windowMs: 60_000 });
      t.equal(await from("2001:db8:1:2::77"), 429);
    });

  t.test("previews of those who are signed in are not, nor those that this machine asks for", async (t) => {
    await hot().limiter.take("previews:ip:127.0.0.1", { cost: 1200, limit: 1200, windowMs: 60_000 });
    t.equal((await app.anyone.get(`/signatures/${hash}/preview`)).statusCode, 200);
    await hot().limiter.take("previews:ip:192.0.2.9", { cost: 1200, limit: 1200, windowMs: 60_000 });
    t.equal((await app.withToken(person.token, "192.0.2.9").get(`/signatures/${hash}/preview`)).statusCode, 200);
    t.equal((await app.withToken(null, "192.0.2.9").get(unseen)).statusCode, 429);
    t.equal((await app.withToken(null, "192.0.2.9").get(`/signatures/${hash}/preview`)).statusCode, 200, "it is there");
    const page = await app.inject({ url: `/preview/${"u".repeat(22)}`, remoteAddress: "192.0.2.9" });
    t.equal(page.statusCode, 429, "the page counts as the call does");
  });
});
