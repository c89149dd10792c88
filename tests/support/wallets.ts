import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { pino } from "pino";
import type { Test } from "tap";
import { walletHandler } from "#server/features/cards/wallets/jobs.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import type { Card } from "#shared/cards/schema.ts";
import * as make from "./make.ts";
import { startApp, type TestApp } from "./startApp.ts";
import { appleChain, PASS_TYPE, startGoogleWallet, startPushService } from "./walletServices.ts";

type Person = Awaited<ReturnType<TestApp["person"]>>;

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
export const HOME = "https://signoff.example.net";
export const PUSH = "ab12".repeat(16);

/** Without it nothing here can verify a signature. */
export const hasOpenssl = (() => {
  try {
    return execFileSync("openssl", ["version"]).length > 0;
  } catch {
    return false;
  }
})();

/** The files of a pass and what it says. */
export function opened(bytes: Buffer) {
  const files = unzipSync(bytes);
  const read = (name: string) => Buffer.from(files[name] ?? []);
  return { files, read, pass: JSON.parse(read("pass.json").toString()) };
}

/** Only what Apple's own verification would take: the detached signature of the manifest, up to the root. */
export function verify(bytes: Buffer, root: string): void {
  const folder = mkdtempSync(join(tmpdir(), "signoff-wallets-"));
  const { read } = opened(bytes);
  const paths = { signature: read("signature"), manifest: read("manifest.json"), root };
  for (const [name, content] of Object.entries(paths)) writeFileSync(join(folder, name), content);
  const [signature, manifest, authority] = Object.keys(paths).map((name) => join(folder, name));
  try {
    execFileSync(
      "openssl",
      // biome-ignore format: options and their values
      ["cms", "-verify", "-binary", "-inform", "DER", "-in", signature ?? "", "-content", manifest ?? "", "-CAfile", authority ?? "", "-purpose", "any", "-out", join(folder, "out")],
      { stdio: "pipe" },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The server with both wallets, what plays their services, and who takes cards into them. */
export async function startWallets(t: Test) {
  const chain = appleChain();
  const push = await startPushService(t);
  const google = await startGoogleWallet(t);
  const app = await startApp(t, {
    PUBLIC_URL: HOME,
    ...chain.settings,
    APPLE_PUSH_URL: push.url,
    ...google.settings,
  });
  const see = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: "signoff.example.net", ...BROWSER, ...headers } });
  const made = async (person: Person, values: Parameters<typeof make.card>[0] = {}) =>
    (await person.post("/_/cards", make.card(values))).json<Card>();
  const work = (aheadMs = 0) =>
    new JobWorker({
      handlers: [walletHandler],
      log: pino({ level: "silent" }),
      now: () => Date.now() + aheadMs,
    }).runDue();
  const taken = async (hash: string) => opened((await see(`/c/${hash}.pkpass`)).rawPayload);
  const device = (id: string, hash: string, token: string) => {
    const url = `/wallet/v1/devices/${id}/registrations/${PASS_TYPE}/${hash}`;
    const headers = { host: "signoff.example.net", authorization: `ApplePass ${token}` };
    return {
      register: (pushToken = PUSH) => app.inject({ method: "POST", url, headers, payload: { pushToken } }),
      leave: () => app.inject({ method: "DELETE", url, headers }),
      changed: (since?: string) =>
        see(
          `/wallet/v1/devices/${id}/registrations/${PASS_TYPE}${since === undefined ? "" : `?passesUpdatedSince=${since}`}`,
        ),
      newest: (more: Record<string, string> = {}) =>
        app.inject({ url: `/wallet/v1/passes/${PASS_TYPE}/${hash}`, headers: { ...headers, ...more } }),
    };
  };
  return { chain, push, google, app, see, made, work, taken, device };
}
