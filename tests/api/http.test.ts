import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import mongoose from "mongoose";
import t from "tap";
import { documentWords } from "#client/app/head/documentWords.ts";
import { UserModel } from "#server/features/account/model.ts";
import { canonicalPath } from "#server/pages/pages.ts";
import { ENDPOINTS } from "#shared/endpoints.ts";
import { ERRORS } from "#shared/errors/catalogue.ts";
import { documentTitle } from "#shared/lib/head.ts";
import { PLANS } from "#shared/plans/plans.ts";
import { FLAT_ROUTES, pathTo } from "#shared/routes.ts";
import { away } from "#tests/support/away.ts";
import * as make from "#tests/support/make.ts";
import { filled, PARAMS, shownBy } from "#tests/support/sampleParams.ts";
import { sandboxPage } from "#tests/support/sandbox.ts";
import { startApp } from "#tests/support/startApp.ts";

t.test("the server", async (t) => {
  const app = await startApp(t);
  const page = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });

  t.test("GET /docs/json lists every call of the contract and nothing else", async (t) => {
    const { openapi, paths } = (await page("/docs/json")).json();
    t.match(openapi, /^3\.1/);
    const documented = Object.entries(paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap(([, methods]) => Object.values(methods))
      .map(({ operationId }) => operationId)
      .sort();
    const declared = Object.entries(ENDPOINTS).flatMap(([feature, calls]) =>
      Object.keys(calls).map((name) => `${feature}.${name}`),
    );
    t.same(documented, declared.sort());
    t.equal((await page("/docs")).statusCode < 400, true);
  });

  t.test("unknown calls are problems of the catalogue with a request id", async (t) => {
    const answer = await app.anyone.get("/_/nothing");
    t.match(answer.json(), { status: 404, code: "not_found", requestId: /\w+-\w+/, message: ERRORS.not_found.message });
    t.match(answer.headers["content-type"], /problem\+json/);
    t.equal((await app.inject({ method: "POST", url: "/login" })).statusCode, 404);
  });

  t.test("health", async (t) => {
    t.same((await page("/health/live")).json(), { status: "ok" });
    t.same((await page("/health/ready")).json(), { status: "ok", store: true, cache: true, renderer: true });
    t.match((await page("/metrics")).body, "process_cpu_user_seconds_total");
  });

  t.test("a crowd that asks whether all is ready costs one look", async (t) => {
    const read = t.capture(mongoose.mongo.Collection.prototype, "findOne", mongoose.mongo.Collection.prototype.findOne);
    const answers = await Promise.all(Array.from({ length: 50 }, () => page("/health/ready")));
    t.same([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    t.equal(read().length, Object.keys(mongoose.models).length, "one document of each collection");
  });

  t.test("every row of the route table answers with its own title and status", async (t) => {
    const person = await app.person();
    const { hash } = (await person.post("/_/signatures", make.signature())).json();
    const hashOn = await shownBy(person, hash);
    const reseller = await make.reseller(app);
    const { group } = await make.company(reseller);
    const newcomer = await app.person();
    const ref = await sandboxPage(app);
    for (const { route, paths } of FLAT_ROUTES) {
      const isHub = ["hubPeople", "hubAdmins", "hubOwners", "hubLeavers", "companyAdmins"].includes(route.policy.who);
      const who = isHub ? reseller : route.name === "welcome" ? newcomer : person;
      const cookie = `token=${who.token}`;
      for (const path of paths) {
        const url = filled(path, { hash: hashOn(path), ref, group });
        const answer = await page(url, route.needsLogin || route.name.startsWith("editor-edit") ? { cookie } : {});
        t.equal(answer.statusCode, route.name === "not-found" ? 404 : 200, url);
        const title = documentTitle(route, documentWords(route.name, PARAMS, PLANS)?.title);
        t.match(answer.body, `<title>${title.replace("&", "&amp;").replace("'", "&#x27;")}</title>`, url);
        t.equal(/<meta[^>]+noindex/.test(answer.body), !route.isIndexed, `${url} robots`);
        t.equal(answer.body.includes('rel="canonical"'), route.isIndexed, `${url} canonical`);
        const policy = String(answer.headers["content-security-policy"]).split("; ");
        t.match(
          policy.find((rule) => rule.startsWith("script-src")),
          /^script-src 'nonce-[^']+' 'strict-dynamic'$/,
        );
        for (const rule of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
          t.ok(policy.includes(rule), rule);
      }
    }
  });

  t.test("alternate languages: all on public pages, none of es, pt, de on the home page", async (t) => {
    t.match((await page("/editor")).body, /hreflang="de"/i);
    t.notMatch((await page("/")).body, /hreflang="(de|es|pt)"/i);
  });

  t.test("a guest is sent to log in, and the route's name is remembered", async (t) => {
    const answer = await page("/dashboard");
    t.equal(answer.statusCode, 302);
    t.equal(answer.headers.location, pathTo("login"));
    t.match(answer.cookies, [{ name: "redirect", value: "dashboard" }]);
    t.match((await page("/account/billing")).cookies, [{ name: "redirect", value: "account-billing" }]);
  });

  t.test("unknown paths lead to login, a missing signature to a 404 page", async (t) => {
    const unknown = await page("/nothing/here");
    t.equal(unknown.statusCode, 302);
    t.equal(unknown.headers.location, pathTo("login"));
    t.equal((await page("/preview/AAAAAAAAAAAAAAAAAAAAAA")).statusCode, 404);
  });

  t.test("a guest's page is compressed, one that carries a token is not", async (t) => {
    const person = await app.person();
    const accept = { "accept-encoding": "gzip" };
    const guest = await page("/pricing", accept);
    t.equal(guest.headers["content-encoding"], "gzip");
    t.match(gunzipSync(guest.rawPayload).toString(), "</html>");
    const own = await page("/dashboard", { ...accept, cookie: `token=${person.token}` });
    t.equal(own.headers["content-encoding"], undefined);
    t.match(own.body, person.token);
  });

  t.test("a trailing slash goes by 301 and never leaves this site", async (t) => {
    const location = async (url: string) => {
      const answer = await page(url);
      t.equal(answer.statusCode, 301, url);
      return answer.headers.location;
    };
    t.equal(await location("/pricing/?a=1"), "/pricing?a=1");
    t.equal(await location("//evil.example/"), "/evil.example");
    t.equal(canonicalPath("/\\evil.example/"), "/evil.example");
    t.equal(canonicalPath("///"), "/");
  });

  t.test("a page renews a session from the refresh cookie", async (t) => {
    const person = await app.person();
    const answer = await page("/dashboard", { cookie: `refresh_token=${person.refreshToken}` });
    t.equal(answer.statusCode, 200);
    t.match(answer.cookies, [{ name: "token" }, { name: "refresh_token" }]);
    const forged = await page("/dashboard", { cookie: "refresh_token=a.1.b; token=x" });
    t.equal(forged.statusCode, 302);
    t.match(forged.cookies, [{ name: "token", value: "" }, { name: "refresh_token", value: "" }, { name: "redirect" }]);
  });

  /** Bytes over a real connection: `inject` would tidy them. */
  const speak = async (text: string) => {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.app.server.address() as AddressInfo;
    return (await connect(port, "127.0.0.1").end(text).setEncoding("utf8").toArray()).join("");
  };

  t.test("no address, however odd, is a mistake of ours or leaves this site", async (t) => {
    for (const path of ["///", "//evil.example:99999/", "//[/", "/\\\\/", "/?//evil.example", "/.//evil.example/"]) {
      const answer = await speak(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      t.match(answer, /^HTTP\/1\.1 [23]/, path);
      t.notMatch(answer, /^location: (\/[/\\]|\w+:)/im, path);
    }
  });

  t.test("a head as long as it may be is read in one go, whatever it repeats", async (t) => {
    const many = (letter: string) => letter.repeat(15_000);
    const cpuMs = async (path: string, head: string) => {
      const before = process.cpuUsage();
      const answer = await speak(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n`);
      const { user } = process.cpuUsage(before);
      t.match(answer, /^HTTP\/1\.1 [234]/);
      return user / 1000;
    };
    await cpuMs("/login", "a: b");
    for (const [path, head] of [
      ["/login", `accept-language: de${many(" ")};`],
      ["/login", `accept-encoding: gzip${many("\t")};`],
      [`/a${many("/")}b`, "a: b"],
      [`/a${many("\\")}b`, "a: b"],
    ] as const) {
      const times = [await cpuMs(path, head), await cpuMs(path, head), await cpuMs(path, head)];
      // A pattern that looks back takes a hundred times as long as all the rest, each time.
      t.ok(Math.min(...times) < 100, `${path.slice(0, 4)} ${head.slice(0, 20)}: ${times}`);
    }
  });

  t.test("addresses that cannot be decoded are problems like any other", async (t) => {
    for (const url of ["/api/_/app/user/signatures/%ff", "/l/%ff", "/i/%ff", "/%ff"]) {
      const answer = await page(url);
      t.match(answer.json(), { status: 400, code: "malformed_request", requestId: /\w+-\w+/ }, url);
      t.match(answer.headers["content-type"], /problem\+json/);
    }
  });

  t.test("control characters and line ends in an address are refused and never a mistake of ours", async (t) => {
    const codes = [...Array.from({ length: 0x20 }, (_, i) => i), 0x7f, 0x80, 0x85, 0x9f, 0x2028, 0x2029];
    for (const code of codes) {
      const char = encodeURIComponent(String.fromCodePoint(code));
      for (const path of [`/a${char}b`, `/${char}`, `/login${char}`, `/preview/${char}`, `/account/${char}/x/`]) {
        const answer = await page(path);
        t.match(answer.json(), { status: 400, code: "malformed_request" }, path);
        t.match(answer.headers, { "content-type": /problem\+json/, "x-content-type-options": "nosniff" });
      }
      for (const path of ["/api/", "/api/signatures/", "/l/", "/i/", "/o/", "/assets/", "/docs/"])
        t.ok((await page(`${path}a${char}b`)).statusCode < 500, path + char);
    }
    t.equal((await page("/a%0d%0ab")).statusCode, 400);
    t.equal((await page("/?a=%0a")).statusCode, 200, "a query may hold them");
  });

  t.test("the page of a reset link tells its address to nobody and is kept nowhere", async (t) => {
    const answer = await page(`/forgot-password-change/${"a".repeat(43)}`);
    t.equal(answer.statusCode, 200);
    t.match(answer.headers, { "referrer-policy": "no-referrer", "cache-control": "private, no-store" });
  });

  t.test("bytes that are no HTTP are answered with a problem too", async (t) => {
    const answer = await speak("GARBAGE\r\n\r\n");
    t.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*content-type: application\/problem\+json/);
    t.match(JSON.parse(answer.split("\r\n\r\n")[1] as string), { status: 400, code: "malformed_request" });
  });

  t.test("whoever does not hang up after that loses the connection all the same", async (t) => {
    await speak("GARBAGE\r\n\r\n");
    const { server } = app.app;
    const open = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
    t.teardown(() => socket.destroy());
    socket.write("GARBAGE\r\n\r\n");
    await once(socket.resume(), "end");
    t.equal(await open(), 1, "there is time to read it");
    for (let i = 0; i < 50 && (await open()) === 1; i++) await sleep(100);
    t.equal(await open(), 0);
  });

  t.test("a head that does not come to its end is a timeout", async (t) => {
    await speak("GARBAGE\r\n\r\n");
    const { server } = app.app;
    const { port } = server.address() as AddressInfo;
    server.once("connection", (accepted) => {
      const late = Object.assign(new Error("Request timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      setImmediate(() => server.emit("clientError", late, accepted));
    });
    const answer = (await connect(port, "127.0.0.1").setEncoding("utf8").toArray()).join("");
    t.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*"code":"request_timeout"/);
  });

  t.test("files, pictures and links that are not there are missing, not a page", async (t) => {
    for (const url of ["/assets/gone-abc123.js", "/i/a/b", "/i/", `/l/${"a".repeat(400)}`, "/l/a/b", "/l/"])
      t.match((await page(url)).json(), { status: 404, code: "not_found" }, url);
  });

  t.test("a page that cannot be begun says so to the person, signed in or not", async (t) => {
    const person = await app.person();
    t.intercept(UserModel, "find", {
      value: away,
    });
    const answer = await page("/dashboard?a=<b>", { cookie: `token=${person.token}` });
    t.equal(answer.statusCode, 503);
    t.match(answer.headers, { "content-type": /text\/html/, "retry-after": "2", "cache-control": "no-store" });
    t.match(answer.body, "Your work is kept");
    t.match(answer.body, /noindex/);
    t.notMatch(answer.body, "<b>");
    t.notMatch(answer.body, "away");
  });

  t.test("whoever finds a weakness is told where to write, in a file that has not run out (RFC 9116)", async (t) => {
    const { statusCode, headers, body } = await page("/.well-known/security.txt");
    t.match([statusCode, headers["content-type"]], [200, "text/plain; charset=utf-8"]);
    t.match(body, "Contact: http://localhost:3000/contact-us\n");
    t.match(body, "Canonical: http://localhost:3000/.well-known/security.txt\n");
    t.match(body, "Preferred-Languages: en, de, es, pt\n");
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "") - Date.now()) / 86_400_000;
    t.ok(days > 90 && days < 365, `${days} days`);
  });

  t.test("programs find the page where a password is changed, and hear of files that are not there", async (t) => {
    const change = await page("/.well-known/change-password");
    t.match([change.statusCode, change.headers.location], [302, "/account/security"]);
    t.equal((await page("/.well-known/ai-catalog.json")).statusCode, 404);
  });

  t.test("crawlers find robots.txt and a sitemap of indexed pages", async (t) => {
    t.match((await page("/robots.txt")).body, "Sitemap: http://localhost:3000/sitemap.xml");
    const { body } = await page("/sitemap.xml");
    t.match(body, "<loc>http://localhost:3000/editor</loc>");
    for (const path of ["/pricing", "/pricing/teams", "/email-signature", "/email-signature/real-estate-agent"])
      t.match(body, `<loc>http://localhost:3000${path}</loc>`);
    // The same page as the prices themselves.
    t.notMatch(body, "/pricing/professional");
    t.notMatch(body, "/dashboard");
  });

  t.test(
    "language models are told what this is, pages of the sitemap, and where the API is (llmstxt.org)",
    async (t) => {
      const { statusCode, headers, body } = await page("/llms.txt");
      t.match([statusCode, headers["content-type"]], [200, "text/plain; charset=utf-8"]);
      t.match(body, /^# Signoff\n\n> [A-Z].+\.\n\n## Pages\n\n- \[/);
      const linked = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.+\.$/gm)].map(([, url]) => url as string);
      const listed = [...(await page("/sitemap.xml")).body.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url as string);
      t.ok(listed.length > 3);
      t.equal(linked.pop(), "http://localhost:3000/docs/json");
      t.same(
        linked.filter((url) => !listed.includes(url)),
        [],
      );
      t.ok(linked.includes("http://localhost:3000/pricing"));
      t.notOk(
        linked.some((url) => url.includes("/email-signature/")),
        "one page stands for those of all professions",
      );
      t.equal((await page("/docs/json")).statusCode, 200);
    },
  );
});
