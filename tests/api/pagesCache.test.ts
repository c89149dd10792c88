import { gunzipSync } from "node:zlib";
import t, { type Test } from "tap";
import { SignatureModel } from "#server/features/signatures/model.ts";
import { previewCache } from "#server/features/signatures/previews.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { FLAT_ROUTES } from "#shared/routes.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

type Headers = Record<string, string>;

t.test("pages that guests share", async (t) => {
  const app = await startApp(t);
  const page = (url: string, headers: Headers = {}) => app.inject({ method: "GET", url, headers });
  const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? "";
  const saved = async (who: Awaited<ReturnType<typeof app.person>>, name: string) => {
    const { hash } = (await who.post("/_/signatures", make.signature({ general: { name } }))).json();
    return hash as string;
  };

  /** Lets something happen before the renderer draws, until the test ends. */
  const beforeDrawing = (t: Test, act: (name: string) => unknown) => {
    const real = renderer();
    renderer.plug({
      ...real,
      render: async (content, options) => {
        await act(content.general.name);
        return real.render(content, options);
      },
    });
    t.teardown(async () => renderer.plug(real));
  };

  t.test("carry a nonce of their own in each answer, in the page as in its policy", async (t) => {
    const nonces = new Set<string>();
    for (const accept of [{}, { "accept-encoding": "br, gzip" }] as Headers[])
      for (const url of ["/", "/", "/", "/login", "/login", "/pricing/teams", "/404", "/404"]) {
        const answer = await page(url, accept);
        const html = accept["accept-encoding"] ? gunzipSync(answer.rawPayload).toString() : answer.body;
        const nonce = nonceIn(answer.headers["content-security-policy"]);
        t.match(nonce, /^[A-Za-z0-9+/]{24}$/);
        t.notOk(nonces.has(nonce), "never twice");
        nonces.add(nonce);
        const written = Array.from(html.matchAll(/nonce="([^"]*)"/g), ([, value]) => value);
        t.ok(written.length > 3);
        t.same([...new Set(written)], [nonce], url);
        t.notMatch(html, "�");
        t.equal(Number(answer.headers["content-length"]), answer.rawPayload.length);
      }
  });

  t.test("are the same but for the nonce, with any query and for crawlers, and differ by theme", async (t) => {
    const text = async (url: string, headers: Headers = {}) => {
      const answer = await page(url, headers);
      t.equal(answer.headers["cache-control"], "private, no-cache", url);
      return answer.body.replaceAll(nonceIn(answer.headers["content-security-policy"]), "");
    };
    for (const { route, paths } of FLAT_ROUTES) {
      if (route.needsLogin || route.isSecret || route.children || paths[0]?.includes(":")) continue;
      for (const path of paths) {
        const first = await text(path);
        t.equal(await text(`${path}?utm_source=x&lang=en&a=%3Cb%3E`), first, `${path} with a query`);
        t.not(await text(`${path}?lang=de`), first, `${path} in another language`);
        t.equal(await text(path, { "user-agent": "Googlebot/2.1" }), first, `${path} for a crawler`);
        const dark = await text(path, { cookie: "theme=dark" });
        t.match(dark, 'data-theme="dark"');
        t.equal(await text(path, { cookie: "theme=%3Cscript%3E; other=1" }), first);
      }
    }
  });

  t.test("never come from a page with a session, nor go to one", async (t) => {
    const person = await app.person({ name: "Petra Private" });
    const cookie = `token=${person.token}`;
    for (const url of ["/pricing", "/editor", "/"]) {
      const own = await page(url, { cookie });
      t.equal(own.headers["cache-control"], "private, no-store");
      t.match(own.body, person.token);
      for (const guest of await Promise.all([page(url), page(url), page(url, { cookie: "token=forged" })])) {
        t.notMatch(guest.body, person.token);
        t.notMatch(guest.body, "Petra");
      }
      t.match((await page(url, { cookie })).body, person.token);
    }
    t.equal((await page("/login", { cookie })).statusCode, 302, "the login is for guests alone");
  });

  t.test("let guards decide, and cookies be set, for each guest anew", async (t) => {
    const hash = await saved(await app.person(), "Gero Guarded");
    t.equal((await page(`/preview/${hash}`)).statusCode, 200);
    t.match(await page(`/preview/${hash}?try_premium=1`), {
      statusCode: 302,
      headers: { location: `/editor/${hash}` },
    });
    for (let i = 0; i < 2; i++) t.match((await page("/dashboard")).cookies, [{ name: "redirect", value: "dashboard" }]);
    t.equal((await page(`/editor/${hash}`)).statusCode, 302);
  });

  t.test("HEAD tells the length and sends nothing", async (t) => {
    const head = await app.inject({ method: "HEAD", url: "/login" });
    t.equal(head.statusCode, 200);
    t.equal(head.body, "");
    t.equal(Number(head.headers["content-length"]), (await page("/login")).rawPayload.length);
  });

  t.test("are drawn once for a hundred guests at once", async (t) => {
    const hash = await saved(await app.person(), "Sina Single");
    let drawings = 0;
    beforeDrawing(t, () => drawings++);
    const reads = t.capture(SignatureModel, "find", SignatureModel.find);
    const answers = await Promise.all(Array.from({ length: 100 }, () => page(`/preview/${hash}`)));
    t.ok(answers.every(({ statusCode, body }) => statusCode === 200 && body.includes("Sina Single")));
    t.equal(drawings, 1);
    t.equal(reads().length, 1);
  });

  t.test("show a save, a deletion and a terminated account at once", async (t) => {
    const person = await app.person();
    const hash = await saved(person, "Vera First");
    const call = () => app.anyone.get(`/signatures/${hash}/preview`);
    const seen = async () => `${(await page(`/preview/${hash}`)).body}${(await call()).body}`;
    for (let i = 0; i < 3; i++) t.match(await seen(), "Vera First");
    for (const name of ["Vera Second", "Vera Third", "Vera First"]) {
      const answer = await person.put(`/_/signatures/${hash}`, make.signature({ general: { name } }));
      t.equal(answer.statusCode, 200);
      const now = await seen();
      t.match(now, name);
      t.equal(
        now.match(/Vera \w+/g)?.every((found) => found === name),
        true,
      );
    }
    await make.changeTeam(person, { isTerminated: true });
    t.equal((await page(`/preview/${hash}`)).statusCode, 403);
    t.equal((await call()).statusCode, 403);
    await make.changeTeam(person, { isTerminated: false });
    t.equal((await page(`/preview/${hash}`)).statusCode, 200);
    t.equal((await person.delete(`/_/signatures/${hash}`)).statusCode, 204);
    t.equal((await page(`/preview/${hash}`)).statusCode, 404);
    t.equal((await call()).statusCode, 404);
  });

  t.test("show what another process wrote within seconds", async (t) => {
    const hash = await saved(await app.person(), "Olga Old");
    t.match((await page(`/preview/${hash}`)).body, "Olga Old");
    // Past the model, as another process would.
    await SignatureModel.collection.updateOne({ hash }, { $set: { "content.general.name": "Olga New" } });
    const end = Date.now() + 10_000;
    let body = "";
    while (!body.includes("Olga New") && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ body } = await page(`/preview/${hash}`));
    }
    t.match(body, "Olga New");
  });

  t.test("a reading that began before a save is not shown after it", async (t) => {
    const person = await app.person();
    const hash = await saved(person, "Rita Before");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    beforeDrawing(t, (name) => (name === "Rita Before" ? held : null));
    const early = page(`/preview/${hash}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await person.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Rita After" } }));
    const late = page(`/preview/${hash}`);
    t.match((await late).body, "Rita After");
    release();
    await early;
    t.match((await page(`/preview/${hash}`)).body, "Rita After");
  });

  t.test("whoever leaves in the middle takes the page from nobody", async (t) => {
    const hash = await saved(await app.person(), "Lena Leaving");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    beforeDrawing(t, () => {
      begin();
      return held;
    });
    const base = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const first = fetch(`${base}/preview/${hash}`, { signal: leaving.signal }).catch((error: Error) => error.name);
    await begun;
    const second = fetch(`${base}/preview/${hash}`);
    leaving.abort();
    t.equal(await first, "AbortError");
    release();
    const answer = await second;
    t.equal(answer.status, 200);
    t.match(await answer.text(), /Lena Leaving[\s\S]*<\/html>$/);
    t.match((await page(`/preview/${hash}`)).body, /Lena Leaving[\s\S]*<\/html>$/);
  });

  t.test("the preview's ETag changes with what it shows, and spares whoever has it", async (t) => {
    const person = await app.person();
    const hash = await saved(person, "Etta First");
    const path = `/signatures/${hash}/preview`;
    const first = await app.anyone.get(path);
    const etag = String(first.headers.etag);
    t.match(etag, /^"[\w-]+"$/);
    const again = await app.anyone.get(path, undefined, { "if-none-match": etag });
    t.equal(again.statusCode, 304);
    t.equal(again.body, "");
    t.equal(again.headers.etag, etag);
    t.equal((await person.get(path, undefined, { "if-none-match": etag })).json().signature.canEdit, true);
    t.equal((await app.person().then((other) => other.get(path))).json().signature.canEdit, false);
    await person.put(`/_/signatures/${hash}`, make.signature({ general: { name: "Etta Second" } }));
    const changed = await app.anyone.get(path, undefined, { "if-none-match": etag });
    t.equal(changed.statusCode, 200);
    t.not(changed.headers.etag, etag);
  });

  t.test("hold in memory what they weigh, and no pool that others fill", async (t) => {
    const hash = await saved(await app.person(), "Mel Memory");
    const { find } = previewCache((signature) =>
      renderer().render(signature, { imageHost: "https://i.test", links: {}, density: 2 }),
    );
    const { json } = await find(hash);
    t.equal(json.buffer.byteLength, json.length);
  });

  t.test("nothing that failed is kept", async (t) => {
    const hash = await saved(await app.person(), "Faye Failing");
    let isAway = true;
    beforeDrawing(t, () => isAway && fail("unavailable"));
    const away = await Promise.all([page(`/preview/${hash}`), page(`/preview/${hash}`)]);
    isAway = false;
    for (const { statusCode, headers } of away) {
      t.equal(statusCode, 503);
      t.ok(Number(headers["retry-after"]) > 0);
    }
    t.equal((await page(`/preview/${hash}`)).statusCode, 200);
  });
});
