/** Where addresses are, by a file of the operator's (`COUNTRY_FILE`) in the format MaxMind DB, which GeoLite2 and DB-IP have. */
import { readFile, stat } from "node:fs/promises";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { LRUCache } from "lru-cache";
import { Reader } from "mmdb-lib";
import * as z from "zod/mini";
import { ConfigError } from "#program/settings.ts";

/** ISO 3166: two letters; empty where it is not known. Never throws, and asks nobody. */
export type CountryOf = (address: string) => string;
/** `look` reads the file again when it is another one; it rejects when that one cannot be used, and the one before holds. */
export type Countries = { of: CountryOf; look(): Promise<void> };

/** It stands in memory; files of countries are far smaller, and those of cities still smaller. */
const MAX_BYTES = 512 * 1024 * 1024;
/** Rows that are kept decoded. Nearly all that are asked for are these: there are no more countries. */
const KEPT_ROWS = 1_000;
/** In so many networks somebody must be in a country, or the file is about something else. */
const LOOKED_THROUGH = 10_000;

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
};

const Row = z.object({ country: z.object({ iso_code: z.string().check(z.regex(/^[A-Z]{2}$/)) }) });
/** What some files call networks of which nobody knows. */
const NOWHERE = "ZZ";

/** Without a file nobody is anywhere. @throws ConfigError naming the setting and what is wrong with its file */
export async function countriesOf(path: string | undefined): Promise<Countries> {
  if (path === undefined) return { of: () => "", look: async () => {} };
  const file = resolve(path);
  const versionOf = async () => {
    const { mtimeMs, size, ino } = await stat(file);
    return `${mtimeMs} ${size} ${ino}`;
  };
  const readOr = async () => {
    try {
      const version = await versionOf();
      return { version, of: await read(file) };
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      const reason = REASONS[code] ?? message;
      throw new ConfigError(
        `COUNTRY_FILE is "${path}", expected a MaxMind DB (.mmdb) with the countries of addresses: ${reason}.`,
      );
    }
  };

  let known = await readOr();
  let looked = known.version;
  return {
    of: (address) => known.of(address),
    async look() {
      // One that is gone or cannot be used is told of once, not at each look.
      const version = await versionOf().catch(() => "gone");
      if (version === looked) return;
      looked = version;
      known = await readOr();
      looked = known.version;
    },
  };
}

/** @throws Error saying why it cannot be used */
async function read(file: string): Promise<CountryOf> {
  if ((await stat(file)).size > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES / 1024 ** 2} MB`);
  const content = await readFile(file);
  const reader = open(content);
  const { ipVersion } = reader.metadata;
  if (!hasCountries(reader)) throw new Error("no network of it has a country");
  return (address) => {
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
    const version = isIP(plain);
    // In a file that knows addresses of the fourth version alone, the bits of others would lead to anybody.
    if (version === 0 || version > ipVersion) return "";
    try {
      return countryIn(reader.get(plain));
    } catch {
      return "";
    }
  };
}

function open(content: Buffer): Reader<never> {
  try {
    const reader = new Reader<never>(content, { cache: new LRUCache<number | string, object>({ max: KEPT_ROWS }) });
    const { nodeCount, searchTreeSize, ipVersion } = reader.metadata;
    if (nodeCount > 0 && searchTreeSize < content.length && (ipVersion === 4 || ipVersion === 6)) return reader;
  } catch {
    // What it stumbled upon tells nobody anything.
  }
  throw new Error("it is none, or not all of it");
}

function countryIn(row: unknown): string {
  const found = Row.safeParse(row);
  return found.success && found.data.country.iso_code !== NOWHERE ? found.data.country.iso_code : "";
}

/** Steps from network to network: how many addresses the one of a look-up has, the look-up tells. */
function hasCountries(reader: Reader<never>): boolean {
  const bits = reader.metadata.ipVersion === 6 ? 128 : 32;
  try {
    for (let at = 0n, count = 0; at < 1n << BigInt(bits) && count < LOOKED_THROUGH; count++) {
      const [row, length] = reader.getWithPrefixLength(bits === 128 ? sixth(at) : fourth(at));
      if (countryIn(row) !== "") return true;
      const size = 1n << BigInt(bits - length);
      at = (at / size + 1n) * size;
    }
  } catch {
    throw new Error("it is damaged");
  }
  return false;
}

const fourth = (address: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (address >> shift) & 0xffn).join(".");
const sixth = (address: bigint): string =>
  Array.from({ length: 8 }, (_, group) => ((address >> BigInt(112 - 16 * group)) & 0xffffn).toString(16)).join(":");
