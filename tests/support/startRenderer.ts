import type { Test } from "tap";
import { buildRenderer } from "#renderer/app.ts";
import { loadConfig } from "#renderer/config.ts";

export const TOKEN_SECRET = "a secret for tests, of forty characters.";

/** A renderer of its own on a free port. @returns its address */
export async function startRenderer(t: Test, env: Record<string, string> = {}): Promise<string> {
  const app = buildRenderer(
    loadConfig({ LOG_LEVEL: "silent", TOKEN_SECRET, API_URL: "http://127.0.0.1:1/api", ...env }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  t.teardown(() => app.close());
  const { port } = app.server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}
