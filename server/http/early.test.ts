import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { answersEarly } from "./early.ts";

const BARE = { isAtRoot: false, isProxied: false };

async function ask(options: typeof BARE, path = "/l/abc") {
  const app = Fastify();
  answersEarly(app, ({ url = "" }) => url, options);
  app.answerEarly("/l/", (_path, _request, response) => {
    response.end("early");
    return true;
  });
  app.get("/*", async () => "late");
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const body = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await app.close();
  return body;
}

it("answers below its prefix in front of the routes", async () => {
  expect(await ask(BARE)).toBe("early");
  expect(await ask(BARE, "/login")).toBe("late");
});

it("leaves everything to the routes behind a proxy, where they know the visitor's address", async () => {
  expect(await ask({ ...BARE, isProxied: true })).toBe("late");
});
