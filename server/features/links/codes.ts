import { randomInt } from "node:crypto";
import { slugOf } from "#shared/lib/text.ts";
import { LinkCounterModel } from "./model.ts";

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
const RANDOM_LENGTH = 7;
const MAX_SLUG_LENGTH = 24;

/** `shorLinkHashType` of the signature model. */
export const CODE_TYPES = { sequential: 1, random: 2, slug: 3 } as const;

/** A new code of the wished kind. `name` is the signature's: type 3 makes `jane-doe-7kq2` of it. */
export async function newCode(type: number, name: string): Promise<string> {
  if (type === CODE_TYPES.sequential) return nextNumber();
  const slug = type === CODE_TYPES.slug ? slugOf(name, MAX_SLUG_LENGTH) : "";
  return slug ? `${slug}-${randomText(4)}` : randomText(RANDOM_LENGTH);
}

async function nextNumber(): Promise<string> {
  const counter = await LinkCounterModel.findByIdAndUpdate(
    "codes",
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: "after" },
  ).lean();
  return `n${(counter?.value ?? 1).toString(36)}`;
}

const randomText = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
