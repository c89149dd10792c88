import t from "tap";
import { hot } from "#server/db/hot/seam.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("what is made for visitors without an account is limited by address prefix", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { hash } = (await person.post("/_/signatures", make.signature())).json();

  for (const [what, path, status] of [
    ["replies", `/signatures/${hash}/preview/reply`, 200],
    ["events", `/signatures/${hash}/events/none.ics`, 404],
  ] as const)
    t.test(what, async (t) => {
      const from = async (address: string) => (await app.withToken(null, address).get(path)).statusCode;
      t.equal(await from("192.0.2.1"), status);
      await hot().limiter.take(`${what}:ip:192.0.2.1`, { cost: 599, limit: 600, windowMs: 60_000 });
      t.equal(await from("192.0.2.1"), 429);
      t.equal(await from("192.0.2.2"), status, "others go on");
      await hot().limiter.take(`${what}:ip:2001:db8:1:2::/64`, { cost: 600, limit: 600, windowMs: 60_000 });
      t.equal(await from("2001:db8:1:2::77"), 429);
    });
});
