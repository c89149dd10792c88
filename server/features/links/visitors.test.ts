import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { visitorOf } from "./visitors.ts";

const asked = (headers: IncomingHttpHeaders, method = "GET") =>
  visitorOf({ socket: { remoteAddress: "192.0.2.1" }, headers, method } as unknown as IncomingMessage);

it.each([
  [{}, "GET", false],
  [{}, "HEAD", true],
  [{ "sec-purpose": "prefetch;prerender" }, "GET", true],
  [{ purpose: "prefetch" }, "GET", true],
  [{ "x-moz": "prefetch" }, "GET", true],
])("knows what nobody has asked for yet: %j by %s", (headers, method, isHead) => {
  expect(asked({ "user-agent": "A browser", ...headers }, method)).toMatchObject({ userAgent: "A browser", isHead });
});
