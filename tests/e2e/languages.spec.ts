import { expect, test } from "playwright/test";
import type { Language } from "#shared/languages/constants.ts";
import { FLAT_ROUTES } from "#shared/routes.ts";
import { arrive } from "#tests/support/cast.ts";
import { englishOnly } from "#tests/support/catalogues.ts";
import { expectSpoken } from "#tests/support/languages.ts";
import { type RunningServer, startServer } from "#tests/support/startServer.ts";

/** Every page that needs nothing to be shown, in the languages that have no journey of their own. */
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const isPlain = ({ route, paths }: (typeof FLAT_ROUTES)[number]) =>
  !paths[0]?.includes(":") && !route.children && !route.isSecret;

for (const [language, locale] of [
  ["es", "es-MX"],
  ["pt", "pt-BR"],
] as const satisfies [Language, string][])
  test(`nothing is left in English, nothing overflows: ${language}`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: server.url, locale });
    const english = await englishOnly(language);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => /react|catalogue/i.test(message.text()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    const visit = async (path: string) => {
      await page.goto(path);
      await expectSpoken(page, language, english, `${language}${path.replaceAll("/", "-")}`);
      expect(complaints, path).toEqual([]);
    };
    for (const { route, paths } of FLAT_ROUTES.filter(isPlain)) if (!route.needsLogin) await visit(paths[0] ?? "");
    await arrive(server, context, `ana-${language}@languages.example`);
    const ALONE = ["hubAdmins", "companyAdmins", "inviters"];
    for (const { route, paths } of FLAT_ROUTES.filter(isPlain))
      if (route.needsLogin && !ALONE.includes(route.policy.who)) await visit(paths[0] ?? "");
    await context.close();
  });
