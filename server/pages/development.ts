import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { PageAssets, ServerEntry } from "#shared/lib/ssr.ts";
import { isDocument } from "#shared/routes.ts";
import type { PageOptions } from "./pages.ts";

/** React's fast refresh wants to be there before the first component module. */
const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** A page of its own: none of it is in the build. */
const GALLERY = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery | Signoff</title>
<link rel="stylesheet" href="/app/styles.css?direct">
<script type="module">${REFRESH_PREAMBLE}</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/dev/entry.tsx"></script>
</head>
<body><div id="root"></div></body>
</html>`;

/** Vite inside this server: modules are compiled on request and replaced in the open page, on one port. */
export async function developmentPages(app: FastifyInstance, rootDir: string): Promise<PageOptions> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: join(rootDir, "client/vite.config.ts"),
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: "custom",
  });
  await app.register((await import("@fastify/middie")).default);
  app.use(vite.middlewares);
  app.addHook("onClose", () => vite.close());
  app.get("/dev/gallery", async (_request, reply) => reply.type("text/html; charset=utf-8").send(GALLERY));
  return {
    loadEntry: async () => (await vite.ssrLoadModule("/app/entry-server.tsx")) as ServerEntry,
    assetsOf: (screens): PageAssets => ({
      scripts: [
        "/@vite/client",
        screens.some((screen) => isDocument({ screen })) ? "/app/entry-document.ts" : "/app/entry-client.tsx",
      ],
      preloads: [],
      // Without data-vite-dev-id: Vite skips style updates of links that carry it.
      styles: ["/app/styles.css?direct"],
      development: REFRESH_PREAMBLE,
    }),
    connectSources: ["ws:"],
  };
}
