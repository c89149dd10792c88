import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Asked, BOT_CHECK_HEADER, MAX_ANSWER_LENGTH, type Purpose } from "#shared/botCheck/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { byAddress, limitAddress, limitFailures, mayTake } from "../../db/cache/limit.ts";
import { botCheck } from "../../ports/botCheck/botCheck.ts";
import { settings } from "../../settings.ts";

/** A challenge costs us a step of what it costs a browser. */
const ASKED_PER_ADDRESS = { limit: 300, windowMs: 15 * 60_000 };
/**
 * Answers of one address, right or wrong: more than an office sends. What was spent is remembered, and where memory is full
 * of that newcomers are refused (`memoryLimiter`): nobody fills it from one address, or from a few.
 */
const ANSWERS_PER_ADDRESS = { limit: 120, windowMs: 15 * 60_000 };
/** Wrong ones. With a vendor each is a question that waits for somebody else's server. */
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: 15 * 60_000 };

declare module "fastify" {
  interface FastifyInstance {
    /** For calls with `botCheck`: no program sends it. */
    requirePerson(purpose: Purpose): (request: FastifyRequest) => Promise<void>;
  }
}

/** Adds the scope of calls that programs are kept from. */
export function knowPeople(app: FastifyInstance) {
  app.decorate("requirePerson", (purpose: Purpose) => async ({ headers, ip }: FastifyRequest) => {
    const given = headers[BOT_CHECK_HEADER];
    const answer = typeof given === "string" && given.length <= MAX_ANSWER_LENGTH ? given : null;
    // Who sends none costs nothing, and uses nothing up of those who share the address.
    const isTaken = answer === null ? await botCheck().takes(null, purpose) : await judged(answer, purpose, ip);
    if (!isTaken) fail("bot_check");
  });
}

/** @returns null where nobody could be asked, which is no fault of the caller's @throws bot_check, too_many_requests, unavailable */
async function judged(answer: string, purpose: Purpose, ip: string): Promise<true | null> {
  await limitAddress("bot-check:answers", ip, ANSWERS_PER_ADDRESS);
  return limitFailures(byAddress("bot-check:failed", ip, FAILURES_PER_ADDRESS), async () => {
    const isTaken = await botCheck().takes(answer, purpose);
    return isTaken === false ? fail("bot_check") : isTaken;
  });
}

/** What pages may load besides our own, for the vendor of this installation. */
export function vendorSources(): string[] {
  const kind = settings().BOT_CHECK;
  if (kind === "turnstile") return ["https://challenges.cloudflare.com"];
  return kind === "hcaptcha" ? ["https://hcaptcha.com", "https://*.hcaptcha.com"] : [];
}

/** What a browser has to do before a call. @throws too_many_requests */
export async function ask(purpose: Purpose, ip: string): Promise<Asked> {
  await limitAddress("bot-check", ip, ASKED_PER_ADDRESS);
  return botCheck().ask(purpose);
}

/** Notes that an answer was used: a window with room for one. False for all others within the time. */
export const spend = (nonce: string, forMs: number): Promise<boolean> =>
  mayTake({ [`bot-check:spent:${nonce}`]: { limit: 1, windowMs: forMs } });
