import type { FastifyInstance } from "fastify";
import { escapeHtml } from "#shared/lib/escape.ts";
import { NO_PAGE } from "#shared/lib/headers.ts";
import { FLAT_ROUTES } from "#shared/routes.ts";
import { CARD_PATH } from "#shared/signatures/snapshots.ts";
import { settings } from "../../settings.ts";

/** What crawlers ask for: which pages there are and which to leave alone. */
export default async function siteRoutes(app: FastifyInstance) {
  const { PUBLIC_URL: publicUrl } = settings();
  const indexed = FLAT_ROUTES.filter(({ route, paths }) => route.isIndexed && !paths[0]?.includes(":"));
  const urls = indexed.map(({ paths }) => `<url><loc>${escapeHtml(publicUrl + paths[0])}</loc></url>`);

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(NO_PAGE);
  });
  app.get("/robots.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\nAllow: ${CARD_PATH.replace(":hash", "*")}\nDisallow: /api/\nDisallow: /l/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );
  app.get("/sitemap.xml", async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
      ),
  );
}
