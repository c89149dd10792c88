import { execFile } from "node:child_process";
import { promisify } from "node:util";
import t from "tap";

const run = promisify(execFile);

t.test("what is run in a terminal, on an installation that nobody started", async (t) => {
  const dataDir = t.testdir();
  /** A script's own process ends by itself, and within its time. */
  const script = async (name: string, ...args: string[]) => {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      PUBLIC_URL: "http://localhost:3000",
      MONGODB_URI: "",
      REDIS_URL: "",
    };
    const { stdout } = await run(process.execPath, [`scripts/${name}.ts`, ...args], { env, timeout: 180_000 });
    return stdout.trim().split("\n");
  };

  const cast = (await script("seed")).filter((line) => line.includes("@"));
  t.equal(cast.length, 9);
  for (const line of cast) t.match(line, /^made {3}\S+@signoff\.example +\S/);
  const again = (await script("seed")).filter((line) => line.includes("@"));
  t.same(
    again,
    cast.map((line) => line.replace("made ", "there")),
    "again changes nothing",
  );

  t.same(await script("admin", "list"), ["admin@signoff.example"]);
  t.match(await script("admin", "grant", "free@signoff.example"), [/is a super administrator now/]);
  t.match(await script("admin", "revoke", "admin@signoff.example"), [/is no super administrator any more/]);
  t.same(await script("admin", "list"), ["free@signoff.example"]);
  await t.rejects(script("admin", "grant", "nobody@signoff.example"), /There is no account/);

  const codes = await script("codes", "make", "--tier", "2", "--count", "3");
  t.match(codes, [/^([0-9A-Z]{6}-){3}[0-9A-Z]{6}$/, /-/, /-/]);
  t.equal(new Set(codes).size, 3);
  t.match(await script("codes", "invite", "ana@acme.example", "--tier", "1"), [/^http:\/\/localhost:3000\/.+=.+/]);

  t.same(await script("links", "off", "--account", "owner@signoff.example"), [
    "2 short links are off now; a running server knows within a minute.",
  ]);
  t.match(await script("agency", "list"), [/^studio-rosa +reseller@signoff\.example +110 of 150 given$/]);
  t.match(await script("agency", "open", "free@signoff.example", "20"), [
    /has the agency "frida-free" with 20 signatures/,
  ]);
  t.match(await script("agency", "open", "reseller@signoff.example", "200"), [/"studio-rosa" with 200 signatures/]);
  await t.rejects(script("agency", "open", "reseller@signoff.example", "50"), /places are in use already/);
  t.match(await script("agency", "close", "free@signoff.example"), [/The agency "frida-free" has ended/]);
  await t.rejects(script("agency", "close", "owner@signoff.example"), /has no agency/);
  for (const name of ["admin", "agency", "codes", "links"])
    await t.rejects(script(name), { code: 1, stderr: /npm run/ });
});
