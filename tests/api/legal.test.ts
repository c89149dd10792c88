import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import t from "tap";
import { loadConfig } from "#server/config.ts";
import { LANGUAGES } from "#shared/languages/constants.ts";
import { LEGAL_PAGES } from "#shared/legal/constants.ts";
import { withSettings } from "#tests/support/settings.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("legal texts", async (t) => {
  const app = await startApp(t);
  const ask = (page: string, language = "en") =>
    app.inject({ method: "GET", url: `/api/app/legal/${page}`, headers: { "accept-language": language } });
  const page = async (path: string) => (await app.inject({ method: "GET", url: path })).body;

  t.test("come with the program in every language", async (t) => {
    const texts = new Set<string>();
    for (const language of LANGUAGES)
      for (const name of LEGAL_PAGES) {
        const { title, html, changedAt } = (await ask(name, language)).json();
        t.match(title, /^[^#]{4,}$/, `${language} ${name}`);
        t.match(html, "<p>");
        t.match(html, "localhost", "names the site");
        t.notMatch(html, /\{\{|<h1/);
        t.equal(changedAt, null);
        texts.add(html);
      }
    t.equal(texts.size, LANGUAGES.length * LEGAL_PAGES.length, "each is another");
    t.match(await page("/legal/privacy?lang=de"), "Ihre Daten");
    t.equal((await ask("cookies")).statusCode, 404);
    t.equal((await app.inject({ url: "/legal/cookies" })).statusCode, 404);
  });

  t.test("are replaced by those of LEGAL_DIR, in a language or in all, without a new start", async (t) => {
    const dir = t.testdir({
      "terms.md": "# Our terms\n\nFor {{site}}.\n",
      "terms.de.md": "# Unsere Bedingungen\n\nFür alle.\n",
      "imprint.md":
        "No heading\n\n| a | b |\n|---|---|\n| <b>x</b> | [y](javascript:alert(1)) |\n\n<script>alert(1)</script>\n",
    });
    await withSettings({ LEGAL_DIR: dir }, async () => {
      t.match((await ask("terms")).json(), { title: "Our terms", html: /<p>For localhost/, changedAt: /^20/ });
      t.match((await ask("terms", "de")).json(), { title: "Unsere Bedingungen" });
      t.match((await ask("privacy")).json(), { title: "Privacy", changedAt: null }, "one that is not there is ours");
      const { title, html } = (await ask("imprint")).json();
      t.equal(title, null);
      t.match(
        await page("/legal/imprint?lang=de"),
        /<h1[^>]*>Impressum<\/h1>/,
        "a text without a heading has the page's name",
      );
      t.match(html, "<table>");
      t.notMatch(html, /<script|<b>|javascript:/, "Markdown has no HTML of its own");
      t.match(await page("/legal/terms"), /<h1[^>]*>Our terms<\/h1>/);
      await writeFile(join(dir, "terms.md"), "# Newer terms\n\nText that is longer.\n");
      t.match((await ask("terms")).json(), { title: "Newer terms" });
    });
  });

  t.test("that cannot be shown are said to be away, and the log names the file", async (t) => {
    const dir = t.testdir({ "privacy.md": "x".repeat(1024 * 1024 + 1) });
    await mkdir(join(dir, "terms.md"));
    await withSettings({ LEGAL_DIR: dir }, async () => {
      for (const name of ["privacy", "terms"]) t.equal((await ask(name)).statusCode, 503, name);
      t.equal((await app.inject({ url: "/legal/privacy" })).statusCode, 503);
      t.equal((await ask("imprint")).statusCode, 200);
    });
  });

  t.test("a folder that is not there stops the start", async (t) => {
    const env = { DATA_DIR: t.testdir({}), LEGAL_DIR: "/nowhere/at/all" };
    t.throws(() => loadConfig(env), { message: /LEGAL_DIR is "\/nowhere\/at\/all", expected a folder that is there/ });
  });
});
