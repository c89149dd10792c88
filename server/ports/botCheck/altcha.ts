import { randomInt } from "node:crypto";
import * as z from "zod/mini";
import { keysFor, type Secrets } from "#shared/auth/keys.ts";
import { type Purpose, Solved } from "#shared/botCheck/schema.ts";
import type { BotCheck } from "./botCheck.ts";

/** From the first touch of a form to its sending; whoever takes longer has the work done again. */
export const VALID_S = 600;
/** Rounds of one step, a quarter of a millisecond, … */
const COST = 1000;
/** … and at most so many steps: half of them on average, a tenth of a second. */
const STEPS = 1000;

type Options = {
  secrets: Secrets;
  /** by one atomic write: true for the first who spends it within the time */
  spend(nonce: string, forMs: number): Promise<boolean>;
};

/** Loaded with the first form: a server at rest does not need it. */
const library = async () => {
  const [altcha, { deriveKey }] = await Promise.all([import("altcha-lib"), import("altcha-lib/algorithms/pbkdf2")]);
  return { ...altcha, deriveKey };
};

/**
 * Proof of work (ALTCHA): cheap for one form, dear for a million. Nobody else is asked, nothing is stored of who solves it,
 * and nobody has to read crooked letters. The challenge comes back with its answer, signed; only that it was used is kept.
 */
export function altcha({ secrets, spend }: Options): BotCheck {
  const ourKeys = async () => (await keysFor("bot checks", secrets)).map(({ bytes }) => halvesOf(bytes));

  /** The nonce and not the answer: a right answer can be written in many ways. */
  const isFirst = ({ challenge }: Solved) => spend(challenge.parameters.nonce, VALID_S * 1000);

  return {
    async ask(purpose) {
      const { createChallenge, deriveKey } = await library();
      const [keys] = await ourKeys();
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: COST,
        counter: randomInt(STEPS),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + VALID_S,
        data: { purpose },
        ...keys,
      });
      return { kind: "altcha", challenge: challenge as Solved["challenge"], validS: VALID_S };
    },

    async takes(answer, purpose) {
      const solved = answer === null ? null : solvedIn(answer);
      return solved !== null && isFor(solved, purpose) && (await isRight(solved)) && (await isFirst(solved));
    },
  };

  async function isRight({ challenge, solution }: Solved): Promise<boolean> {
    const { verifySolution, deriveKey } = await library();
    for (const keys of await ourKeys()) {
      const given = { counter: solution.counter, derivedKey: solution.derivedKey };
      if ((await verifySolution({ challenge, solution: given, deriveKey, ...keys })).verified) return true;
    }
    return false;
  }
}

/** Signed with the rest, and compared before anything is spent. */
const isFor = ({ challenge }: Solved, purpose: Purpose) => challenge.parameters.data.purpose === purpose;

/** Of 256 bits: one key signs the challenge, the other one what solves it. */
const halvesOf = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes).toString("hex");
  return { hmacSignatureSecret: text.slice(0, 32), hmacKeySignatureSecret: text.slice(32) };
};

/** Null for whatever is none. */
export function solvedIn(answer: string): Solved | null {
  try {
    return z.parse(Solved, JSON.parse(Buffer.from(answer, "base64").toString()));
  } catch {
    return null;
  }
}
