import { readFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { fixedOutside } from "#server/ports/outside/fixed.ts";
import { outside } from "#server/ports/outside/outside.ts";
import { photo } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const PAGE = readFileSync(join(import.meta.dirname, "../imports/fixtures/site-jsonld.html"));

t.test("bringing a signature along", async (t) => {
  const app = await startApp(t);
  const picture = await photo(60, 40);
  const pages = fixedOutside({
    "https://harbour-pilots.example/": { type: "text/html; charset=utf-8", bytes: PAGE },
    "https://harbour-pilots.example/logo.jpg": { type: "image/jpeg", bytes: picture },
    "https://harbour-pilots.example/logo.svg": { type: "image/svg+xml", bytes: Buffer.from("<svg/>") },
    "https://harbour-pilots.example/a.txt": { type: "text/plain", bytes: Buffer.from("a") },
  });
  outside.plug(pages);
  const site = (address: unknown) => app.anyone.post("/app/import/website", { address });
  const bring = (address: unknown) => app.anyone.post("/app/import/picture", { address });

  t.test("a website is read by whoever designs, a guest too", async (t) => {
    const answer = await site("harbour-pilots.example");
    t.equal(answer.statusCode, 200);
    const { guesses } = answer.json<{ guesses: { kind: string; value?: string }[] }>();
    t.ok(guesses.some(({ kind, value }) => kind === "text" && value === "Harbour Pilots GmbH"));
    t.same((await site("http://harbour-pilots.example/")).json(), answer.json(), "asked by https");
  });

  t.test("what cannot be read says so at the field, or in a sentence", async (t) => {
    for (const wrong of ["", "not an address", "javascript:alert(1)", "mailto:a@b.example", 1, "x".repeat(3000)])
      t.match(
        (await site(wrong)).json(),
        { status: 422, code: "invalid_input", errors: [{ path: "address" }] },
        String(wrong),
      );
    for (const wrong of ["", "  ", "not an address"])
      t.equal((await site(wrong)).json().errors[0].message, "Please enter a valid link.", `“${wrong}”`);
    for (const gone of [
      "nobody.example",
      "https://harbour-pilots.example/a.txt",
      "http://127.0.0.1/",
      "localhost:3000",
    ])
      t.match((await site(gone)).json(), { code: "site_unreachable" }, gone);
  });

  t.test("a picture comes as what it is, and nothing but pictures", async (t) => {
    const answer = await bring("https://harbour-pilots.example/logo.jpg");
    t.match(answer.headers, { "content-type": "image/jpeg", "content-security-policy": /sandbox/ });
    t.same(answer.rawPayload, picture);
    for (const wrong of [
      "https://harbour-pilots.example/logo.svg",
      "https://harbour-pilots.example/",
      "https://x.example/a.png",
    ])
      t.match((await bring(wrong)).json(), { code: "unreachable" }, wrong);
  });

  t.test("what is relative on a page is so to where it was found", async (t) => {
    const html = '<title>Acme</title><img class="logo" src="logo.png"><a href="mailto:info@acme.example">Mail</a>';
    const leadsTo = "https://www.acme.example/en/";
    outside.plug(fixedOutside({ "https://acme.example/": { type: "text/html", bytes: Buffer.from(html), leadsTo } }));
    const { guesses } = (await site("acme.example")).json();
    t.match(
      guesses.find(({ kind }: { kind: string }) => kind === "picture"),
      { source: "https://www.acme.example/en/logo.png" },
    );
    outside.plug(pages);
  });

  t.test("an address asks so often and no more", async (t) => {
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push((await site("harbour-pilots.example")).statusCode);
    t.ok(answers.includes(429));
  });
});
