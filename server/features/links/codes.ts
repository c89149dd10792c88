import { randomInt } from "node:crypto";
import { slugOf } from "#shared/lib/text.ts";
import { LinkCounterModel } from "./model.ts";

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
const RANDOM_LENGTH = 7;
const MAX_SLUG_LENGTH = 24;

/** `shorLinkHashType` of the signature model. */
export const CODE_TYPES = { sequential: 1, random: 2, slug: 3 } as const;

/** New codes of the wished kind. `name` is the signature's: type 3 makes `jane-doe-7kq2` of it. */
export async function newCodes(count: number, type: number, name: string): Promise<string[]> {
  if (type === CODE_TYPES.sequential) return nextNumbers(count);
  const slug = type === CODE_TYPES.slug ? slugOf(name, MAX_SLUG_LENGTH) : "";
  return Array.from({ length: count }, () => (slug ? `${slug}-${randomText(4)}` : randomText(RANDOM_LENGTH)));
}

/** Reserves a run of numbers in one write; those that are not used in the end are nobody's. */
async function nextNumbers(count: number): Promise<string[]> {
  const counter = await LinkCounterModel.findByIdAndUpdate(
    "codes",
    { $inc: { value: count } },
    { upsert: true, returnDocument: "after" },
  ).lean();
  const last = counter?.value ?? count;
  return Array.from({ length: count }, (_, i) => `n${(last - count + 1 + i).toString(36)}`);
}

const randomText = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
