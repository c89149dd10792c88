import type { FastifyInstance } from "fastify";
import { LANGUAGES } from "#shared/languages/constants.ts";
import { escapeHtml } from "#shared/lib/escape.ts";
import { NO_PAGE } from "#shared/lib/headers.ts";
import { pathTo } from "#shared/routes.ts";
import { CARD_PATH } from "#shared/signatures/snapshots.ts";
import { settings } from "../../settings.ts";
import { llmsTxt } from "./llms.ts";
import { publicPages } from "./publicPages.ts";

/** So long what it says may be relied on: RFC 9116 recommends less than a year. */
const SECURITY_TXT_MS = 180 * 86_400_000;

/** What crawlers ask for: which pages there are and which to leave alone; where a weakness is told (RFC 9116), and where a password is changed. */
export default async function siteRoutes(app: FastifyInstance) {
  const { PUBLIC_URL: publicUrl, CONTACT_EMAIL: contactEmail, DOCS: hasDocs } = settings();
  const pages = publicPages();
  const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const forModels = llmsTxt(publicUrl, pages, hasDocs ? "/docs/json" : null);

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
  app.get("/.well-known/security.txt", async (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        [
          `Contact: ${contactEmail ? `mailto:${contactEmail}` : publicUrl + pathTo("contact-us")}`,
          `Expires: ${new Date(Date.now() + SECURITY_TXT_MS).toISOString()}`,
          `Preferred-Languages: ${LANGUAGES.join(", ")}`,
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          "",
        ].join("\n"),
      ),
  );
  // Password managers lead there (W3C, a well-known URL for changing passwords).
  app.get("/.well-known/change-password", async (_request, reply) => reply.redirect(pathTo("account-security")));
  // Not a page that leads to the log-in: programs that ask for such a file must hear that there is none (RFC 8615).
  app.get("/.well-known/*", async (_request, reply) => reply.callNotFound());
  app.get("/llms.txt", async (_request, reply) => reply.type("text/plain; charset=utf-8").send(forModels));
  app.get("/sitemap.xml", async (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`,
      ),
  );
}
