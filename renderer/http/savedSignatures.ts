import * as z from "zod/mini";
import { Failure } from "#shared/errors/catalogue.ts";
import { failureFrom } from "#shared/errors/received.ts";
import { BrandLine } from "#shared/reseller/brand/line.ts";
import { Content, ShortLinkPair } from "#shared/signatures/schema.ts";

/** Within the 2.5 s after which a caller hears that something is away. */
const TIMEOUT_MS = 2000;

/** The part of a saved signature that is drawn. A newer API may answer more. */
const Saved = z.object({
  ...Content.shape,
  shortLinks: z._default(z.array(ShortLinkPair), []),
  branding: z.optional(z.nullable(BrandLine)),
});
export type Saved = z.output<typeof Saved>;

/**
 * A saved signature, read with the caller's own token: the API decides who may see it.
 * @throws what the API refuses, unavailable when it is away
 */
export async function getSaved(apiUrl: string, hash: string, token: string): Promise<Saved> {
  const response = await fetch(`${apiUrl}/_/signatures/${hash}`, {
    headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: "error",
  }).catch(unavailable);
  const { status, url, headers } = response;
  if (!response.ok)
    throw await failureFrom({ status, url, retryAfter: headers.get("retry-after"), json: () => response.json() });
  return Saved.parse(await response.json().catch(unavailable));
}

function unavailable(cause: unknown): never {
  throw new Failure("unavailable", { retryAfterSeconds: 2, cause });
}
