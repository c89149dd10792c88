import * as z from "zod/mini";
import type { Vendor } from "#shared/botCheck/schema.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { outside } from "../outside/outside.ts";
import { solvedIn } from "./altcha.ts";
import type { BotCheck } from "./botCheck.ts";

/** Tokens of both run out by themselves: hCaptcha's after two minutes, Turnstile's after five. */
const VENDOR: Record<Vendor, { host: string; path: string; validS: number }> = {
  turnstile: { host: "challenges.cloudflare.com", path: "/turnstile/v0/siteverify", validS: 300 },
  hcaptcha: { host: "api.hcaptcha.com", path: "/siteverify", validS: 120 },
};
const MAX_ANSWER_BYTES = 16_384;
/** So many questions in a row have failed before a vendor counts as away: one that got lost makes nobody's check weaker … */
export const AWAY_AFTER = 3;
/** … and for so long their answers are not waited for again. */
export const AWAY_MS = 60_000;
/** Bulkhead: questions on their way at once. A vendor who is slow must not hold what all other calls need. */
export const MAX_AT_ONCE = 50;
const RETRY_AFTER_S = 2;

/** The vendors answer the same. Whatever else stands there is no matter of ours. */
const Verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  /** Turnstile's own; hCaptcha has none */
  action: z.optional(z.string()),
});

type Options = {
  vendor: Vendor;
  siteKey: string;
  secret: string;
  /** of our pages: a token that was made on another site is none */
  hostname: string;
  /** takes over while the vendor is away */
  fallback: BotCheck;
  onAway(error: unknown): void;
  now?: () => number;
};

/**
 * A check by somebody else. While they cannot be asked nobody is let through unseen, and nobody is locked out either: the
 * next browser gets our own work instead. Its answers are always taken, as only we can have asked for them.
 */
export function vendorCheck({
  vendor,
  siteKey,
  secret,
  hostname,
  fallback,
  onAway,
  now = Date.now,
}: Options): BotCheck {
  const { host, path, validS } = VENDOR[vendor];
  let failedInARow = 0;
  let awayUntil = 0;
  let atOnce = 0;

  async function isTaken(response: string, purpose: string): Promise<boolean> {
    const form = { secret, response, sitekey: siteKey };
    const wanted = { hosts: [host], type: "application/json", maxBytes: MAX_ANSWER_BYTES };
    const bytes = await outside().post(`https://${host}${path}`, form, wanted);
    const verdict = z.safeParse(Verdict, JSON.parse(bytes.toString()));
    if (!verdict.success) throw new Failure("unreachable");
    const { success, hostname: where, action = purpose } = verdict.data;
    return success && where === hostname && action === purpose;
  }

  function noteFailure(error: unknown) {
    failedInARow += 1;
    // Asked again after its time, it is away with the first failure: those before count until it answers.
    if (failedInARow < AWAY_AFTER) return;
    awayUntil = now() + AWAY_MS;
    onAway(error);
  }

  return {
    ask: async (purpose) => (now() < awayUntil ? fallback.ask(purpose) : { kind: vendor, siteKey, validS }),

    async takes(answer, purpose) {
      if (answer === null) return false;
      if (solvedIn(answer)) return fallback.takes(answer, purpose);
      if (atOnce >= MAX_AT_ONCE) throw new Failure("unavailable", { retryAfterSeconds: RETRY_AFTER_S });
      atOnce += 1;
      try {
        const isRight = await isTaken(answer, purpose);
        failedInARow = 0;
        return isRight;
      } catch (error) {
        noteFailure(error);
        return null;
      } finally {
        atOnce -= 1;
      }
    },
  };
}
