import { existsSync } from "node:fs";
import { join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { StartError } from "#program/settings.ts";
import { OWN_FILES } from "#shared/lib/headers.ts";
import type { ServerEntry } from "#shared/lib/ssr.ts";
import { builtAssets } from "./assets.ts";
import type { PageOptions } from "./pages.ts";

/** The production build: hashed files for ever, the others for an hour. @throws StartError when there is none */
export async function builtPages(app: FastifyInstance, rootDir: string): Promise<PageOptions> {
  const clientDir = join(rootDir, "dist/client");
  const serverEntry = join(rootDir, "dist/server/entry-server.js");
  if (!existsSync(serverEntry)) throw new StartError("The pages are not built; run npm run build.");
  await app.register(staticFiles, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      for (const [name, value] of Object.entries(OWN_FILES)) reply.header(name, value);
      reply.header(
        "cache-control",
        path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  // An open tab may ask for a script of an earlier build: it must hear that it is gone, not get a page.
  app.get("/assets/*", (_request, reply) => reply.callNotFound());
  const entry: ServerEntry = await import(serverEntry);
  return { loadEntry: async () => entry, assetsOf: builtAssets(clientDir), connectSources: [] };
}
