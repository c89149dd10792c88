import { answerOnce } from "#program/apart.ts";
import { readWebsite } from "#shared/imports/website.ts";

/** `address`: where the page was found. */
export type FoundPage = { bytes: Uint8Array; address: string };

answerOnce(({ bytes, address }: FoundPage) => readWebsite(textOf(bytes), address));

/** Pages are UTF-8; what is not is from before. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
