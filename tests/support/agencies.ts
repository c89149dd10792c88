import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type BrowserContext, expect } from "playwright/test";
import { COMPANY_HEADER } from "#shared/reseller/constants.ts";
import { arrive } from "./cast.ts";
import type { RunningServer } from "./startServer.ts";

const run = promisify(execFile);

/** The operator's command for agencies, on the store of a server that runs. */
export const operateAgency = (server: RunningServer, ...args: ["open", string, string] | ["close", string]) => {
  const env = { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, PORT: new URL(server.url).port };
  return run(process.execPath, ["scripts/agency.ts", ...args], { env });
};

/** Somebody new with a confirmed address, who runs an agency of so many signatures. */
export async function arriveWithAgency(
  server: RunningServer,
  context: BrowserContext,
  email: string,
  signatures: number,
) {
  const owner = await arrive(server, context, email, { user: { emailVerifiedAt: new Date() } }, "Olga Owner");
  await operateAgency(server, "open", email, String(signatures));
  /** @param company group of the one that is meant; without it their own */
  const ask = async <T>(method: "post" | "put" | "get", path: string, data?: object, company?: string): Promise<T> => {
    const headers = { ...owner.headers, ...(company && { [COMPANY_HEADER]: company }) };
    const answer = await context.request[method](`${server.url}/api${path}`, { ...(data && { data }), headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json().catch(() => null)) as T;
  };
  const post = <T>(path: string, data: object, company?: string) => ask<T>("post", path, data, company);
  return { ...owner, ask, post };
}
