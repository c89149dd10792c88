import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError } from "#program/settings.ts";
import { DEFAULT_OFFERS, type Offers } from "#shared/plans/offers.ts";
import { offersOf } from "#shared/plans/offersFile.ts";

/** Far more than all plans take. */
const MAX_BYTES = 1024 * 1024;
/** Mistakes that are told at once: whoever has many of them has made one of them often. */
const MAX_TOLD = 5;

/**
 * What is sold by the operator's file; without one, what comes with Signoff.
 * @throws ConfigError naming the file, where in it something does not fit, and what was expected
 */
export function readBillingFile(path: string | undefined): Offers {
  if (path === undefined) return DEFAULT_OFFERS;
  const found = offersOf(jsonIn(path));
  if ("offers" in found) return found.offers;
  const told = found.mistakes
    .slice(0, MAX_TOLD)
    .map(({ path: where, expected }) => `${where || "all of it"}: expected ${expected}`);
  throw new ConfigError(`BILLING_FILE ${path} cannot be used, ${told.join("; ")}.`);
}

function jsonIn(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(path), "utf8");
  } catch {
    throw new ConfigError(`BILLING_FILE is "${path}", expected a JSON file that can be read.`);
  }
  if (text.length > MAX_BYTES) throw new ConfigError(`BILLING_FILE ${path} is longer than a megabyte.`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`BILLING_FILE ${path} is not JSON: ${(error as Error).message}.`);
  }
}
