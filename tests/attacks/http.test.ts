import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { startProduct } from "#tests/support/product.ts";

/** A request body has thirty seconds; the machine gets more. */
const SLOW_ENDS_MS = 60_000;
const PUBLIC = "https://signoff.example.com";
const HOST = new URL(PUBLIC).host;

t.test("raw HTTP", { timeout: 300_000 }, async (t) => {
  const product = await startProduct(t, {}, { isPatient: true });
  const host = `localhost:${product.port}`;
  const author = await product.person();
  const { hash } = await author.signature();

  /** Begun first, as it takes longest: bodies of which a byte comes now and then, every other one an upload. */
  const people = await Promise.all(Array.from({ length: 10 }, () => product.person()));
  const slow = Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const socket = connect({ port: product.port, host: "127.0.0.1", localAddress: `127.0.0.${10 + at}` }).on(
        "error",
        () => {},
      );
      t.teardown(() => socket.destroy());
      await once(socket, "connect");
      const isUpload = at % 2 === 1;
      const [path, type] = isUpload
        ? ["/api/_/signatures/picture", "multipart/form-data; boundary=b"]
        : ["/api/security/login", "application/json"];
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${people[at >> 1]?.token}\r\ncontent-type: ${type}\r\ncontent-length: 900000\r\n\r\n`,
      );
      const drip = setInterval(() => socket.writable && socket.write(" "), 2_000);
      socket.resume();
      const startedAt = Date.now();
      const isEnded = await Promise.race([
        new Promise((close) => socket.once("close", () => close(true))),
        sleep(SLOW_ENDS_MS, false),
      ]);
      clearInterval(drip);
      return { isEnded, seconds: (Date.now() - startedAt) / 1000 };
    }),
  );

  t.test("what a proxy and we could read differently is refused, and smuggles nothing in", async (t) => {
    const inner = `GET /api/smuggled HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
    const login = (headers: string, body: string) =>
      `POST /api/security/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${headers}\r\n${body}`;
    const get = (headers: string, line = "GET /login HTTP/1.1") => `${line}\r\n${headers}\r\n`;
    const chunked = `0\r\n\r\n${inner}`;
    const refused: Record<string, string> = {
      "length and chunks": login(`content-length: ${chunked.length}\r\ntransfer-encoding: chunked\r\n`, chunked),
      "chunks and length": login(`transfer-encoding: chunked\r\ncontent-length: 4\r\n`, chunked),
      "two lengths": login("content-length: 2\r\ncontent-length: 40\r\n", `{}${inner}`),
      "two lengths in one": login("content-length: 2, 40\r\n", `{}${inner}`),
      "a length below nothing": login("content-length: -1\r\n", inner),
      "a length with a sign": login("content-length: +2\r\n", `{}${inner}`),
      "a length in hex": login("content-length: 0x2\r\n", `{}${inner}`),
      "a length beyond all": login(`content-length: ${"9".repeat(40)}\r\n`, "{}"),
      "chunks by another name": login("transfer-encoding: xchunked\r\n", chunked),
      "chunks before more": login("transfer-encoding: chunked, identity\r\n", chunked),
      "chunks after a control": login("transfer-encoding: \u000bchunked\r\n", chunked),
      "chunks twice, once wrong": login("transfer-encoding: chunked\r\ntransfer-encoding: cow\r\n", chunked),
      "a space before the colon": login(`transfer-encoding : chunked\r\ncontent-length: 2\r\n`, `{}${inner}`),
      "a chunk beyond all": login("transfer-encoding: chunked\r\n", `FFFFFFFFFFFFFFFFFF\r\n{}\r\n${chunked}`),
      "a chunk below nothing": login("transfer-encoding: chunked\r\n", `-1\r\n{}\r\n${chunked}`),
      "a chunk without a size": login("transfer-encoding: chunked\r\n", `\r\n{}\r\n${chunked}`),
      "a folded header": get(`host: ${host}\r\nx-a: b\r\n c: d\r\n`),
      "a zero in a header": get(`host: ${host}\r\nx-a: b\0c\r\n`),
      "a zero in a name": get(`host: ${host}\r\nx-a\0: b\r\n`),
      "a lone line feed": get(`host: ${host}\nx-a: b\r\n`),
      "a lone return": get(`host: ${host}\rx-a: b\r\n`),
      "no host": get("x-a: b\r\n"),
      "two hosts": get(`host: ${host}\r\nhost: evil.example\r\n`),
      "a header without a name": get(`host: ${host}\r\n: b\r\n`),
      "a header without a colon": get(`host: ${host}\r\nx-a\r\n`),
      "no path": get(`host: ${host}\r\n`, "GET HTTP/1.1"),
      "a path with a space": get(`host: ${host}\r\n`, "GET /a b HTTP/1.1"),
      "another version": get(`host: ${host}\r\n`, "GET / HTTP/3.7"),
      "another protocol": get(`host: ${host}\r\n`, "GET / ICE/1.0"),
      "no method that is one": get(`host: ${host}\r\n`, "GE\u0001T / HTTP/1.1"),
      "TLS in the clear": "\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003",
      "the next HTTP": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
      "a hundred kilobytes of header": get(`host: ${host}\r\nx-a: ${"x".repeat(100_000)}\r\n`),
      "a hundred kilobytes of path": get(`host: ${host}\r\n`, `GET /${"x".repeat(100_000)} HTTP/1.1`),
      "a tunnel": get(`host: evil.example:80\r\n`, "CONNECT evil.example:80 HTTP/1.1"),
    };
    for (const [name, bytes] of Object.entries(refused)) {
      const heard = await product.speak(bytes, 1_500);
      const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      t.ok(statuses.length <= 1, `${name}: ${statuses.length} answers`);
      // A tunnel and what is no HTTP at all may be cut without a word.
      t.ok(
        statuses.every((status) => status >= 400 && status < 500),
        `${name}: ${statuses}`,
      );
      t.notMatch(heard, /x-powered-by|^server:/im);
    }
    const harmless: Record<string, string> = {
      "a method of its own": get(`host: ${host}\r\nconnection: close\r\n`, "TRACE / HTTP/1.1"),
      "an upgrade": get(
        `host: ${host}\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAAP__\r\n`,
      ),
      "a socket": get(
        `host: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\nsec-websocket-version: 13\r\n`,
      ),
      "a whole address": get(`host: ${host}\r\nconnection: close\r\n`, "GET http://evil.example/login HTTP/1.1"),
      "a thousand headers": get(
        `host: ${host}\r\nconnection: close\r\n${Array.from({ length: 900 }, (_, at) => `x-${at}: y\r\n`).join("")}`,
      ),
      "an expectation": get(`host: ${host}\r\nconnection: close\r\nexpect: 200-maybe\r\n`),
      "headers that proxies set": get(
        `host: ${host}\r\nconnection: close\r\nx-forwarded-host: evil.example\r\nx-forwarded-proto: javascript\r\nx-original-url: /api/_/app/user\r\nx-rewrite-url: /metrics\r\nx-http-method-override: DELETE\r\nforwarded: host=evil.example\r\n`,
      ),
      "a range": get(`host: ${host}\r\nconnection: close\r\nrange: bytes=0-0,1-1,2-2,${"3-3,".repeat(500)}4-4\r\n`),
    };
    for (const [name, bytes] of Object.entries(harmless)) {
      const heard = await product.speak(bytes, 1_500);
      const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      t.ok(statuses.length <= 1 && statuses.every((status) => status < 500 && status !== 101), `${name}: ${statuses}`);
      // A path of this site, whatever stands in it, leads nowhere else.
      const rest = heard.replace(/^location: \/(?![/\\]).*$/im, "");
      t.notMatch(rest, /evil\.example|x-forwarded|http2-settings/, `${name}: nothing of it comes back`);
    }
    t.equal((await product.ask("GET", "/login")).status, 200);
  });

  t.test("two requests on one connection are two answers, in their order", async (t) => {
    const heard = await product.speak(
      `GET /health/live HTTP/1.1\r\nhost: ${host}\r\n\r\nGET /l/none HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
    );
    t.same(
      [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status),
      ["200", "404"],
    );
  });

  t.test("bodies that never come to their end are ended", async (t) => {
    const ends = await slow;
    t.equal(ends.filter(({ isEnded }) => isEnded).length, ends.length);
    t.comment(`after ${Math.max(...ends.map(({ seconds }) => seconds))} s at the latest`);
    t.equal((await author.call("GET", `/_/signatures/${hash}`)).status, 200);
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});

t.test("on a public address", { timeout: 120_000 }, async (t) => {
  const product = await startProduct(t, { PUBLIC_URL: PUBLIC }, { isPatient: true });
  const ask: typeof product.ask = (method, path, more = {}) =>
    product.ask(method, path, { ...more, headers: { host: HOST, ...more.headers } });
  const body = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };
  const { token } = (await ask("POST", "/api/app/registration/register", { body })).json();
  const saved = (await ask("POST", "/api/_/signatures", { body: make.signature(), token })).json() as {
    hash: string;
    shortLinks: { shortUrl: string }[];
  };
  const link = new URL(saved.shortLinks[0]?.shortUrl ?? PUBLIC).pathname;

  t.test("every answer carries its headers, errors too", async (t) => {
    const { hash } = saved;
    const pages = [
      "/",
      "/login",
      "/editor",
      `/preview/${hash}`,
      "/preview/AAAAAAAAAAAAAAAAAAAAAA",
      "/forgot-password-change/abc",
      "/pricing",
      "/404",
    ];
    const others = [
      ...[
        "/nothing",
        "/dashboard",
        "/a%0ab",
        "/%ff",
        "/robots.txt",
        "/sitemap.xml",
        "/favicon.ico",
        "/assets/none.js",
        "/og.png",
      ],
      ...[
        link,
        "/l/none",
        "/l/",
        "/l/%ff",
        "/i/none.png",
        "/i/",
        "/o/none.gif",
        `/o/${hash}.gif`,
        "/health/live",
        "/health/ready",
        "/metrics",
      ],
      ...[
        "/api/none",
        "/api/app/data",
        "/api/_/app/user",
        `/api/signatures/${hash}/preview`,
        `/api/signatures/${hash}/picture.png`,
      ],
      ...[
        `/api/signatures/${hash}/download/html`,
        `/api/signatures/${hash}/download/zip`,
        "/api/signatures/none/preview",
        "/docs",
        "/docs/json",
      ],
    ];
    for (const path of [...pages, ...others]) {
      const { status, headers, error } = await ask("GET", path);
      t.ok(status > 0 && status < 500, `${path} ${error ?? status}`);
      t.equal(headers["x-content-type-options"], "nosniff", `${path} nosniff`);
      t.match(headers["strict-transport-security"], /max-age=\d{8,}/, `${path} only over TLS`);
      t.notOk(headers["x-powered-by"] ?? headers.server, `${path} says not what it is`);
      t.notOk(headers["access-control-allow-origin"] === "*" && headers["access-control-allow-credentials"]);
      if (status >= 400)
        t.match(headers["cache-control"], /no-store|no-cache|max-age=\d{1,3}\b/, `${path} is not kept`);
      if (/text\/html/.test(headers["content-type"] ?? "") && !path.startsWith("/docs")) {
        const policy = String(headers["content-security-policy"]);
        t.notMatch(
          policy.replace(/style-src-attr [^;]*/, ""),
          /unsafe-inline|unsafe-eval|script-src[^;]*\*/,
          `${path} ${policy}`,
        );
        t.match(policy, path.startsWith("/api") ? /sandbox/ : /script-src 'nonce-[\w+/=-]{20,}'/, path);
        t.match(policy, path.startsWith("/api") ? /sandbox/ : /frame-ancestors 'none'/, path);
      }
    }
    const reset = await ask("GET", "/forgot-password-change/abc");
    t.equal(reset.headers["referrer-policy"], "no-referrer");
    t.match(reset.headers["cache-control"], /no-store/);
    t.equal((await ask("GET", "/metrics")).status, 401);
    for (const path of ["/docs", "/docs/json"])
      t.notMatch((await ask("GET", path)).text, "signatures.create", `${path} is not shown`);
    const nonces = await Promise.all(
      Array.from({ length: 20 }, async () => String((await ask("GET", "/login")).headers["content-security-policy"])),
    );
    t.equal(new Set(nonces).size, 20, "a nonce each");
    const bad = await product.speak("GARBAGE\r\n\r\n");
    t.match(bad, /^HTTP\/1\.1 400[\s\S]*x-content-type-options: nosniff/i);
    t.match(bad, /strict-transport-security/i);
    const renderer = await fetch(`${product.rendererUrl}/signature/${hash}`, { headers: { "access-token": token } });
    t.match(renderer.headers.get("content-security-policy"), /sandbox/);
    for (const path of ["/metrics", "/none", "/signature/none", `/signature/${hash}`]) {
      const { headers, status } = await fetch(`${product.rendererUrl}${path}`);
      t.ok([400, 401, 404].includes(status), `the renderer's ${path} ${status}`);
      t.equal(headers.get("x-content-type-options"), "nosniff", `the renderer's ${path}`);
    }
  });

  t.test("cookies of a session are for this site, over TLS, and not for scripts", async (t) => {
    const { headers } = await ask("POST", "/api/security/login", {
      body: { email: body.email, password: body.password },
    });
    const cookies = headers["set-cookie"] ?? [];
    t.ok(cookies.length >= 2);
    for (const cookie of cookies) {
      t.match(cookie, /; *HttpOnly/i);
      t.match(cookie, /; *Secure/i);
      t.match(cookie, /; *SameSite=(?:Lax|Strict)/i);
      t.notMatch(cookie, /; *Domain=/i);
    }
  });

  t.test("only the hosts that are ours are answered", async (t) => {
    for (const host of [
      "evil.example",
      `${HOST}.evil.example`,
      `evil.example#${HOST}`,
      `${HOST}@evil.example`,
      "[::1]:1",
      "10.0.0.1",
      "169.254.169.254",
      "",
      " ",
      "a b",
      "%00",
      "x".repeat(300),
    ]) {
      const { status, text, headers, error } = await ask("GET", "/login", { headers: { host } });
      t.ok([400, 404, 421].includes(status), `${encodeURIComponent(host)} ${error ?? status}`);
      t.notMatch(text + JSON.stringify(headers), "evil.example");
    }
    t.equal((await ask("GET", "/login")).status, 200);
    t.equal((await product.ask("GET", "/health/live")).status, 200, "a look from the machine itself");
    const forged = await ask("POST", "/api/app/registration/forgot-password", {
      body: { email: body.email },
      headers: { host: "evil.example" },
    });
    t.ok([400, 404, 421].includes(forged.status), `no mail with another's address: ${forged.status}`);
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});
