import { mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConfigError } from "#program/settings.ts";
import { countryFile, inCountry } from "#tests/support/countryFile.ts";
import { countriesOf } from "./countryFile.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "signoff-countries-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const written = async (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const NETWORKS = [
  ["192.0.2.0/25", inCountry("DE")],
  ["198.51.100.0/24", inCountry("BR")],
  ["203.0.113.0/24", { registered_country: { iso_code: "US" } }],
  ["203.0.112.0/24", inCountry("ZZ")],
  ["203.0.111.0/24", inCountry("a country")],
  ["2001:db8:1::/48", inCountry("ES")],
] as const;

test.each([
  ["192.0.2.1", "DE"],
  ["192.0.2.128", ""],
  ["198.51.100.255", "BR"],
  ["::ffff:198.51.100.7", "BR"],
  ["::FFFF:198.51.100.7", "BR"],
  ["2001:db8:1::7", "ES"],
  ["2001:DB8:1:ffff:ffff:ffff:ffff:ffff", "ES"],
  ["2001:db8:2::7", ""],
  ["10.0.0.1", ""],
  ["127.0.0.1", ""],
  ["::1", ""],
  ["fe80::1%eth0", ""],
  ["203.0.113.1", ""],
  ["203.0.112.1", ""],
  ["203.0.111.1", ""],
  ["", ""],
  ["nobody", ""],
  ["192.0.2.1, 198.51.100.1", ""],
])("%j is in %j", async (address, country) => {
  const countries = await countriesOf(await written("all.mmdb", countryFile(NETWORKS)));
  expect(countries.of(address)).toBe(country);
});

test("a file of the fourth version knows no others", async () => {
  const path = await written("fourth.mmdb", countryFile([["32.0.0.0/8", inCountry("US")]], { ipVersion: 4 }));
  const countries = await countriesOf(path);
  expect(["32.1.2.3", "2001:db8::1", "::ffff:32.1.2.3"].map(countries.of)).toEqual(["US", "", "US"]);
});

test("without a file nobody is anywhere", async () => {
  const countries = await countriesOf(undefined);
  await countries.look();
  expect(countries.of("192.0.2.1")).toBe("");
});

test.each<[string, () => Promise<string>, RegExp]>([
  ["that is not there", async () => join(folder, "none.mmdb"), /there is no such file/],
  ["that is a folder", async () => folder, /it is a folder/],
  ["that is empty", () => written("empty.mmdb", ""), /it is none, or not all of it/],
  ["of text", () => written("text.mmdb", "country,DE\n".repeat(1000)), /it is none, or not all of it/],
  [
    "that is cut off",
    () => written("cut.mmdb", countryFile(NETWORKS).subarray(0, 700)),
    /it is none, or not all of it/,
  ],
  [
    "of which only the end is there",
    () => written("end.mmdb", countryFile(NETWORKS).subarray(-150)),
    /it is none|damaged/,
  ],
  [
    "about something else",
    () => written("asn.mmdb", countryFile([["192.0.2.0/24", { autonomous_system_number: 64_500 }]])),
    /no network of it has a country/,
  ],
])("a file %s is refused by the setting's name", async (_what, path, reason) => {
  const problem = await countriesOf(await path()).catch((error) => error);
  expect(problem).toBeInstanceOf(ConfigError);
  expect(problem.message).toMatch(
    /^COUNTRY_FILE is ".+", expected a MaxMind DB \(\.mmdb\) with the countries of addresses: /,
  );
  expect(problem.message).toMatch(reason);
});

test("rows that are damaged are nobody's, and end nothing", async () => {
  const file = countryFile(NETWORKS);
  // The first letter of a row's first text becomes the sign of a type that does not exist.
  file[file.lastIndexOf("country") - 1] = 0;
  const countries = await countriesOf(await written("damaged.mmdb", file));
  expect(countries.of("192.0.2.1")).toBe("DE");
  expect(countries.of("2001:db8:1::7")).toBe("");
});

test("another file of the name is read at the next look, and one that cannot be used changes nothing", async () => {
  const path = await written("changing.mmdb", countryFile([["192.0.2.0/24", inCountry("DE")]]));
  const countries = await countriesOf(path);
  const replace = async (content: Buffer | string, second: number) => {
    await writeFile(`${path}.new`, content);
    await utimes(`${path}.new`, second, second);
    await rename(`${path}.new`, path);
  };
  await replace(countryFile([["192.0.2.0/24", inCountry("FR")]]), 1_800_000_000);
  expect(countries.of("192.0.2.1"), "nothing is read before").toBe("DE");
  await countries.look();
  expect(countries.of("192.0.2.1")).toBe("FR");
  await replace("broken", 1_800_000_060);
  await expect(countries.look()).rejects.toThrow(/COUNTRY_FILE/);
  await countries.look();
  expect(countries.of("192.0.2.1"), "said once, and the one before holds").toBe("FR");
  await rm(path);
  await expect(countries.look()).rejects.toThrow(/there is no such file/);
  await countries.look();
  await replace(countryFile([["192.0.2.0/24", inCountry("IT")]]), 1_800_000_120);
  await countries.look();
  expect(countries.of("192.0.2.1")).toBe("IT");
});
