/** Runs beside the page: looks for the step of a challenge whose key begins as it says. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { DeriveKeyFunction } from "altcha-lib/types";
import type { Challenge } from "#shared/botCheck/schema.ts";

/** Browsers hide their own on plain http, unless it is this machine. Some five times slower, and still quick enough. */
async function plainDeriveKey(): Promise<DeriveKeyFunction> {
  const [{ pbkdf2 }, { sha256 }] = await Promise.all([
    import("@noble/hashes/pbkdf2.js"),
    import("@noble/hashes/sha2.js"),
  ]);
  return async ({ cost, keyLength }, salt, password) => ({
    derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
  });
}

addEventListener("message", async ({ data: challenge }: MessageEvent<Challenge>) => {
  const own = globalThis.crypto?.subtle ? deriveKey : await plainDeriveKey();
  // The page waits only so long, and ends this worker then.
  postMessage(await solveChallenge({ challenge, deriveKey: own, timeout: 0 }));
});
