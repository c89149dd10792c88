import sharp from "sharp";
import t from "tap";
import { publicPages } from "#server/features/site/publicPages.ts";
import { SHARE_SIZE } from "#shared/lib/head.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("pictures of pages", async (t) => {
  const app = await startApp(t);
  const get = (url: string) => app.inject({ method: "GET", url });

  t.test("every public page names one that is there, as large as it says, but for the home page's own", async (t) => {
    const seen = new Set<string>();
    for (const { path } of publicPages()) {
      const html = (await get(path)).body;
      const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const url = new URL(address);
      if (path === "/") {
        t.equal(url.pathname, "/og.png");
        continue;
      }
      const answer = await get(url.pathname);
      t.match(answer, { statusCode: 200, headers: { "content-type": "image/png", "cache-control": /max-age/ } }, path);
      t.match(await sharp(answer.rawPayload).metadata(), SHARE_SIZE);
      t.ok(answer.rawPayload.length < 80_000, `${path}: ${answer.rawPayload.length} bytes`);
      seen.add(answer.rawPayload.toString("base64"));
    }
    t.equal(seen.size, publicPages().length - 1, "each has its own words");
  });

  t.test("they are in the language of the page", async (t) => {
    const german = (await get("/guides/gmail?lang=de")).body;
    t.match(german, /og:image" content="[^"]+\/og\/guides\/gmail\.png\?lang=de"/);
    const [en, de, unknown] = await Promise.all(
      ["", "?lang=de", "?lang=xx"].map(async (query) => (await get(`/og/guides/gmail.png${query}`)).rawPayload),
    );
    t.notSame(de, en);
    t.same(unknown, en);
  });

  t.test("there is none of what is no public page", async (t) => {
    for (const path of [
      "/og/dashboard.png",
      "/og/guides/eudora.png",
      "/og/guides/gmail",
      "/og/..%2fsecret.png",
      "/og/",
    ])
      t.equal((await get(path)).statusCode, 404, path);
  });
});
