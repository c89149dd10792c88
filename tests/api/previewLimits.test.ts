import t from "tap";
import { hot } from "#server/db/hot/seam.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("what anybody may have drawn is limited by address prefix", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const data = { label: "Meet me", start: "2026-07-01T10:00", end: "2026-07-01T11:30", timezone: "Europe/Berlin" };
  const addons = [{ type: "calendar" as const, key: "hours", data }];
  const { hash } = (await person.post("/_/signatures", make.signature())).json();
  t.ok(addons && hash);

  for (const [what, path] of [
    ["replies", `/signatures/${hash}/reply`],
    ["events", `/signatures/${hash}/events/hours.ics`],
  ] as const) {
    const from = (address: string) => app.withToken(null, address).get(path);
    const status = async (address: string) => (await from(address)).statusCode;
    t.not(await status("192.0.2.1"), 429, what);
    await hot().limiter.take(`${what}:ip:192.0.2.1`, { cost: 599, limit: 600, windowMs: 60_000 });
    t.equal(await status("192.0.2.1"), 429, what);
    t.not(await status("192.0.2.2"), 429, "others go on");
    await hot().limiter.take(`${what}:ip:2001:db8:1:2::/64`, { cost: 600, limit: 600, windowMs: 60_000 });
    t.equal(await status("2001:db8:1:2::77"), 429, what);
  }
});
