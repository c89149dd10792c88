import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { type Asked, BOT_CHECK_HEADER, type Challenge, type Purpose } from "#shared/botCheck/schema.ts";
import type { TestApp } from "./startApp.ts";

/** What a browser makes of a challenge: the header's value. */
export async function solved(challenge: Challenge, change: object = {}): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution, ...change })).toString("base64");
}

/** The header of somebody who has done what the server asks. */
export async function proof({ anyone }: Pick<TestApp, "anyone">, purpose: Purpose): Promise<Record<string, string>> {
  const asked = (await anyone.get(`/app/bot-check/${purpose}`)).json<Asked>();
  return asked.kind === "altcha" ? { [BOT_CHECK_HEADER]: await solved(asked.challenge) } : {};
}
