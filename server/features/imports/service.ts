import { Failure, fail, refuse } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { type ImageFormat, sniff } from "#shared/images/format.ts";
import type { Guess } from "#shared/imports/guess.ts";
import { fairQueue } from "#shared/lib/fairQueue.ts";
import { isWebUrl, safeUrl } from "#shared/lib/url.ts";
import { type Found, outside } from "../../ports/outside/outside.ts";
import { readPage } from "./readPage.ts";

/** Home pages are smaller; what is longer is no page that somebody wrote. */
const MAX_PAGE_BYTES = 2_000_000;
/** `acme.example` leads to `www.acme.example`, and that to a language. */
const MAX_REDIRECTS = 4;
/** A slow site is somebody's own; a person waits for it. */
const TIMEOUT_MS = 8000;

/** Who is asked for sites that answer slowly, or never, has sockets and memory for others. */
const sites = fairQueue({ running: 6, runningEach: 2, waiting: 24, waitingEach: 4, patienceMs: 10_000 });
const pictures = fairQueue({ running: 6, runningEach: 3, waiting: 24, waitingEach: 8, patienceMs: 10_000 });

/**
 * Reads a home page through the guarded fetcher. What is read is a stranger's: it becomes guesses, and nothing of it is kept.
 * @param owner who waits for their own
 * @throws invalid_input for what is no web address, site_unreachable, busy
 */
export async function guessFrom(address: string, owner: string): Promise<Guess[]> {
  const url = webAddress(address);
  return sites(async () => readPage(await pageAt(url)), { owner });
}

/** @throws site_unreachable */
async function pageAt(url: string): Promise<Found> {
  const wanted = { hosts: "any", type: "text/html", maxBytes: MAX_PAGE_BYTES } as const;
  try {
    return await outside().follow(url, { ...wanted, redirects: MAX_REDIRECTS, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    throw error instanceof Failure ? new Failure("site_unreachable", { cause: error }) : error;
  }
}

/** A picture of another site. @throws invalid_input, unreachable (also for what is no picture), busy */
export async function bring(address: string, owner: string): Promise<{ bytes: Buffer; format: ImageFormat }> {
  const url = webAddress(address);
  const wanted = { hosts: "any", type: "image/", maxBytes: MAX_IMAGE_BYTES } as const;
  const asked = { ...wanted, redirects: MAX_REDIRECTS, timeoutMs: TIMEOUT_MS };
  const bytes = await pictures(() => outside().get(url, asked), { owner });
  return { bytes, format: sniff(bytes) ?? fail("unreachable") };
}

/** `acme.example` -> `https://acme.example/`; an http address is asked by https, which nearly every site has. */
function webAddress(text: string): string {
  const url = safeUrl(text);
  return url && isWebUrl(url) ? url.replace(/^http:/i, "https:") : refuse("address", MESSAGES.invalidLink);
}
