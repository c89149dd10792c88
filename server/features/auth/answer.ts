import type { FastifyReply } from "fastify";
import type { TokenPair } from "#shared/auth/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { setDeviceCookie, setTokenCookies } from "./cookies.ts";
import type { Entry, Session } from "./service.ts";
import { secondSteps } from "./twoFactor/service.ts";

/** Hands a session over: to our own pages in cookies, to other programs in the answer. */
export function answerSession(reply: FastifyReply, { token, refresh_token, device }: Session): TokenPair {
  setTokenCookies(reply, { token, refresh_token });
  if (device) setDeviceCookie(reply, device);
  return { token, refresh_token };
}

/** The same for a way in that may still ask for a second factor. @throws two_factor_required, with the ticket for it in a cookie */
export function answerEntry(reply: FastifyReply, entry: Entry): TokenPair {
  if ("session" in entry) return answerSession(reply, entry.session);
  secondSteps.give(reply, entry.secondStep);
  fail("two_factor_required");
}
