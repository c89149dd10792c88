import { type AddressInfo, connect } from "node:net";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOST = "signoff.example.com";

t.test("an installation on a public address", async (t) => {
  const app = await startApp(t, { PUBLIC_URL: `https://${HOST}`, METRICS_TOKEN: "a token for metrics" });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: HOST, ...headers } });
  /** Bytes over a real connection: `inject` would tidy them. */
  const speak = async (text: string) => {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    // Not its end: whoever has hung up gets no answer that takes a look at the store.
    socket.write(text);
    return (await socket.setEncoding("utf8").toArray()).join("");
  };
  const person = await app.person();
  const { hash, shortLinks } = (await person.post("/_/signatures", make.signature())).json();

  t.test("answers to its own name only", async (t) => {
    t.equal((await get("/login")).statusCode, 200, "pages, and the calls they make");
    for (const url of ["/login", "/api/app/data", "/l/abc", "/i/x.png", `/o/${hash}.gif`, "/assets/x.js", "/docs"]) {
      const answer = await get(url, { host: "evil.example" });
      t.equal(answer.statusCode, 421, url);
      t.match(answer.json(), { code: "unknown_host", message: /PUBLIC_URL/ });
    }
    t.equal((await get("/health/live", { host: "10.1.2.3:3000" })).statusCode, 200);
    t.equal((await get("/.refused/nothing")).statusCode, 404);
  });

  t.test("refuses two hosts in one request", async (t) => {
    const [one, other] = [`Host: ${HOST}\r\n`, "hOST: evil.example\r\n"];
    const ask = (hosts: string) => speak(`GET /health/live HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    t.match(await ask(one), /^HTTP\/1\.1 200/);
    t.match(await ask(one + other), /^HTTP\/1\.1 400/);
    t.match(await ask(one + one), /^HTTP\/1\.1 400/);
  });

  t.test("serves whole addresses of its own, as clients write them to a proxy, and no others", async (t) => {
    const ask = (url: string, host = HOST) =>
      speak(`GET ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    t.match(await ask(`http://${HOST}/api/app/data`), /^HTTP\/1\.1 200.*"templates"/s);
    t.match(await ask(`https://${HOST}/login`, "evil.example"), /^HTTP\/1\.1 200/);
    t.match(await ask(shortLinks[0].shortUrl), /^HTTP\/1\.1 302/);
    t.match(await ask("http://evil.example/login"), /^HTTP\/1\.1 421.*"unknown_host"/s);
  });

  t.test("says everywhere that only https is to be used and types are not to be guessed", async (t) => {
    const link = new URL(shortLinks[0].shortUrl).pathname;
    const answers: [string, number, Record<string, string>?][] = [
      ["/login", 200],
      ["/api/app/data", 200],
      ["/api/_/nothing", 404],
      ["/nothing/here", 302],
      [link, 302],
      ["/l/none", 404],
      ["/l/%ff", 400],
      ["/i/none.png", 404],
      ["/i/a/b", 404],
      [`/o/${hash}.gif`, 200],
      ["/health/live", 200],
      ["/health/nothing", 302],
      ["/metrics", 401],
      ["/metrics", 200, { authorization: "Bearer a token for metrics" }],
      ["/login", 421, { host: "evil.example" }],
    ];
    for (const [url, status, headers] of answers) {
      const answer = await get(url, headers);
      t.equal(answer.statusCode, status, url);
      t.match(
        answer.headers,
        { "x-content-type-options": "nosniff", "strict-transport-security": /^max-age=\d{8}/ },
        `${status} ${url}`,
      );
      if (status >= 400) t.equal(answer.headers["cache-control"], "no-store", `${status} ${url}`);
    }
    const raw = await speak("GARBAGE\r\n\r\n");
    t.match(raw, /^HTTP\/1\.1 400/);
    for (const line of [/^x-content-type-options: nosniff\r$/im, /^strict-transport-security: max/im, /no-store/])
      t.match(raw, line);
  });

  t.test("does not show the documentation of its calls unless told to", async (t) => {
    for (const url of ["/docs", "/docs/json"]) t.equal((await get(url)).statusCode, 302, url);
  });
});
