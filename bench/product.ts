/** Signoff as `npm start` runs it, on a data folder and ports of its own, with a browser to visit it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import * as make from "#tests/support/make.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { startSignoff } from "./started.ts";

/** Runs `work` against a started product; both it and the browser end with that. @param work gets the browser and the product's address */
export async function withProduct<T>(
  work: (browser: Browser, url: string) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-bench-"));
  const server = await startSignoff(dataDir, { env });
  // A name that browsers trust as they trust https.
  const url = server.base.replace("127.0.0.1", "localhost");
  const browser = await chromium.launch({ executablePath: findChromium({ isWhole: true }), args: CHROMIUM_FLAGS });
  try {
    return await work(browser, url);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Somebody comes and saves a signature with everything in it. @returns its hash */
export async function makeSignature(url: string): Promise<string> {
  const post = async (path: string, body: unknown, token = "") => {
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { token: string; hash: string };
  };
  const who = { name: "Ana", email: "ana@bench.example", password: "correct horse battery staple" };
  const { token } = await post("/app/registration/register", who);
  return (await post("/_/signatures", make.signature(), token)).hash;
}
