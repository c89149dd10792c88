import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { hostRules } from "./hosts.ts";

const SITE = {
  PUBLIC_URL: "https://signoff.example.com",
  IMAGE_HOST: "https://images.example.com",
  API_HOST: "https://api.example.com",
  ANALYTICS_HOST: "https://analytics.example.com",
  SHORT_LINK_HOST: "https://go.example.com:8443",
  PAGES_HOST: "https://pages.example.org",
  ALLOWED_HOSTS: ["server", "[::7]"],
  isLocal: false,
};
const REFUSED = "/.refused/unknown_host";

function rules(values: Partial<typeof SITE> = {}) {
  const said: object[] = [];
  const rewrite = hostRules({ ...SITE, ...values, log: { warn: (line: object) => said.push(line) } });
  const ask = (host: string | string[], url = "/login") => {
    const hosts = [host].flat();
    const rawHeaders = hosts.flatMap((one) => ["Host", one]);
    return rewrite({ url, headers: { host: hosts[0] }, rawHeaders } as IncomingMessage);
  };
  return { ask, said };
}

it("answers to the names of the installation, however they are written", () => {
  const { ask } = rules();
  for (const host of [
    "signoff.example.com",
    "SIGNOFF.example.com",
    "signoff.example.com.",
    "signoff.example.com:443",
    "images.example.com",
    "server:3000",
    "[::7]:3000",
  ])
    expect(ask(host), host).toBe("/login");
});

it("serves the calls and the short links at the root of their hosts", () => {
  const { ask } = rules();
  expect(ask("api.example.com", "/app/data")).toBe("/api/app/data");
  expect(ask("api.example.com", "/api/app/data")).toBe("/api/app/data");
  for (const host of ["API.example.com", "api.example.com.", "api.example.com:443", "API.example.com.:443"])
    expect(ask(host, "/app/data"), host).toBe("/api/app/data");
  expect(ask("go.example.com:8443", "/abc")).toBe("/l/abc");
  expect(ask("pages.example.org", "/zoe")).toBe("/p/zoe");
  expect(ask("pages.example.org", "/")).toBe("/p/");
  expect(ask("go.example.com:8443", "/l/abc"), "links that name both lead there too").toBe("/l/abc");
});

it("sends every other name away", () => {
  const { ask } = rules();
  for (const host of [
    "evil.example",
    "signoff.example.com.evil.example",
    "evil.example/signoff.example.com",
    "signoff.example.com@evil.example",
    "203.0.113.9",
    "localhost:3000",
    "127.0.0.1",
    "",
  ])
    expect(ask(host), host).toBe(REFUSED);
});

it("takes a whole address for its path, by the host that it names", () => {
  const { ask } = rules();
  for (const [url, path] of [
    ["https://signoff.example.com/login?a=b", "/login?a=b"],
    ["HTTP://SIGNOFF.example.com:443/login", "/login"],
    ["http://signoff.example.com", "/"],
    ["http://signoff.example.com?a=http://evil.example/", "/?a=http://evil.example/"],
    ["http://go.example.com:8443/abc", "/l/abc"],
    ["http://10.1.2.3:3000/health/live", "/health/live"],
  ] as const) {
    expect(ask("signoff.example.com", url), url).toBe(path);
    expect(ask("evil.example", url), `${url}, whatever the header says`).toBe(path);
  }
  for (const url of [
    "http://evil.example/login",
    "http://signoff.example.com@evil.example/login",
    "http://evil.example@signoff.example.com/login",
    "http:///login",
  ])
    expect(ask("signoff.example.com", url), url).toBe(REFUSED);
  expect(ask(["signoff.example.com", "signoff.example.com"], "http://signoff.example.com/")).toBe(
    "/.refused/malformed_request",
  );
});

it("lets probes ask by any name, and our own processes by a name of this machine", () => {
  const { ask } = rules();
  expect([ask("10.1.2.3:3000", "/health/live"), ask("10.1.2.3", "/metrics")]).toEqual(["/health/live", "/metrics"]);
  expect(ask("localhost:3000", "/api/_/signatures/x")).toBe("/api/_/signatures/x");
  expect(ask("10.1.2.3:3000", "/api/_/signatures/x")).toBe(REFUSED);
  for (const url of ["/healthy", "/health/../login", "/metrics/x"])
    expect(ask("10.1.2.3:3000", url), url).toBe(REFUSED);
  expect(ask("10.1.2.3:3000", "/health/live"), "nothing is remembered of it").toBe("/health/live");
  expect(ask("10.1.2.3:3000")).toBe(REFUSED);
});

it("a trial answers to every name of this machine and to no other, which a page elsewhere may point at it", () => {
  const { ask } = rules({ PUBLIC_URL: "http://localhost:3000", isLocal: true });
  for (const host of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "go.localhost:80"])
    expect(ask(host), host).toBe("/login");
  expect(ask("rebound.example:3000")).toBe(REFUSED);
});

it("refuses two hosts in one request, the same one twice as well", () => {
  const { ask } = rules();
  expect(ask(["signoff.example.com", "evil.example"])).toBe("/.refused/malformed_request");
  expect(ask(["signoff.example.com", "signoff.example.com"])).toBe("/.refused/malformed_request");
});

it("says once a minute what name was asked for, and keeps it short", () => {
  const { ask, said } = rules();
  for (let i = 0; i < 100; i++) ask(`x${i}.${"y".repeat(5000)}`);
  expect(said).toHaveLength(1);
  expect(JSON.stringify(said[0]).length).toBeLessThan(300);
});
