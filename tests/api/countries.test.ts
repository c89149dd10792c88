import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { ClickBatchModel } from "#server/features/links/model.ts";
import type { Details } from "#shared/analytics/schema.ts";
import type { Page } from "#shared/pages/schema.ts";
import { countryFile, inCountry } from "#tests/support/countryFile.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
const GMAIL = "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)";

t.test("where people are, by the operator's file", { timeout: 120_000 }, async (t) => {
  const file = join(t.testdir({}), "country.mmdb");
  const networks = [
    ["192.0.2.0/24", inCountry("DE")],
    ["198.51.100.0/24", inCountry("BR")],
    ["2001:db8::/32", inCountry("ES")],
  ] as const;
  await writeFile(file, countryFile(networks));
  const app = await startApp(t, { COUNTRY_FILE: file });
  const ana = await make.paid(app);
  const { hash, shortLinks } = (await ana.post("/_/signatures", make.signature())).json();
  const { pathname } = new URL(shortLinks[0].shortUrl);
  const page = (await ana.post("/_/pages", make.page({ slug: "placed" }))).json<Page>();
  await ana.post(`/_/pages/${page.hash}/publish`);
  const from = (remoteAddress: string, url = pathname, agent = CHROME) =>
    app.inject({ url, remoteAddress, headers: { "user-agent": agent } });
  const details = async (query = ""): Promise<Details> => {
    await app.clicks.flush();
    return (await ana.get(`/_/analytics/details${query}`)).json();
  };

  for (const address of [
    "192.0.2.7",
    "192.0.2.7",
    "192.0.2.8",
    "::ffff:198.51.100.1",
    "2001:db8::7",
    "10.1.2.3",
    "::1",
  ])
    t.equal((await from(address)).statusCode, 302, address);
  await from("198.51.100.9", pathname, "Googlebot/2.1 (+http://www.google.com/bot.html)");
  t.match(await details(), { countries: { DE: 3, BR: 1, ES: 1 }, devices: { computer: 7 }, apart: { bot: 1 } });
  t.same(
    Object.keys((await details(`?by=signature&of=${hash}`)).countries).sort(),
    ["BR", "DE", "ES"],
    "of one signature",
  );

  await from("198.51.100.1", "/p/placed");
  await from("10.1.2.3", "/p/placed");
  const views = await details("?event=view");
  t.same(views.countries, { BR: 1 }, "of a page too");
  t.same(views.devices, { computer: 2 });

  await from("192.0.2.7", `/o/${hash}.gif`);
  await from("198.51.100.1", `/o/${hash}.gif`, GMAIL);
  // The first load of a signature's pixel is looked up after the answer.
  const loads = async () => {
    const found = await details("?event=open");
    return { ...found, count: Object.values(found.hours).reduce((sum, count) => sum + count, 0) };
  };
  let opens = await loads();
  for (let tries = 0; tries < 100 && opens.count < 2; tries++, opens = await loads()) await sleep(50);
  t.equal(opens.count, 2);
  t.same(opens.countries, { DE: 1 }, "a proxy is not where its reader is");

  const raw = JSON.stringify(await ClickBatchModel.find().lean());
  t.match(raw, /\\tDE/, "raw clicks have the two letters");
  for (const address of ["192.0.2.", "198.51.100.", "2001:db8", "10.1.2.3"]) t.notOk(raw.includes(address), address);
});
