import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { type ImageFormat, sniff } from "#shared/images/format.ts";
import type { Guess } from "#shared/imports/guess.ts";
import { readWebsite } from "#shared/imports/website.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { outside } from "../../ports/outside/outside.ts";

/** Home pages are smaller; what is longer is no page that somebody wrote. */
const MAX_PAGE_BYTES = 2_000_000;
/** `acme.example` leads to `www.acme.example`, and that to a language. */
const MAX_REDIRECTS = 4;
/** A slow site is somebody's own; a person waits for it. */
const TIMEOUT_MS = 8000;

/**
 * Reads a home page through the guarded fetcher. What is read is a stranger's: it becomes guesses, and nothing of it is kept.
 * @throws invalid_input for what is no web address, site_unreachable
 */
export async function guessFrom(address: string): Promise<Guess[]> {
  const url = webAddress(address);
  const wanted = { hosts: "any", type: "text/html", maxBytes: MAX_PAGE_BYTES } as const;
  const bytes = await outside()
    .get(url, { ...wanted, redirects: MAX_REDIRECTS, timeoutMs: TIMEOUT_MS })
    .catch((error: unknown) => {
      throw error instanceof Failure ? new Failure("site_unreachable", { cause: error }) : error;
    });
  return readWebsite(textOf(bytes), url);
}

/** A picture of another site. @throws invalid_input, unreachable (also for what is no picture) */
export async function bring(address: string): Promise<{ bytes: Buffer; format: ImageFormat }> {
  const url = webAddress(address);
  const wanted = { hosts: "any", type: "image/", maxBytes: MAX_IMAGE_BYTES } as const;
  const bytes = await outside().get(url, { ...wanted, redirects: MAX_REDIRECTS, timeoutMs: TIMEOUT_MS });
  return { bytes, format: sniff(bytes) ?? fail("unreachable") };
}

/** `acme.example` -> `https://acme.example/`; an http address is asked by https, which nearly every site has. */
function webAddress(text: string): string {
  const url = safeUrl(text);
  return url && isWebUrl(url) ? url.replace(/^http:/i, "https:") : refuse("address", MESSAGES.invalidLink);
}

/** Pages are UTF-8; what is not is from before. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
