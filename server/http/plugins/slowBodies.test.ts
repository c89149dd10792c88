import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { handleErrors } from "./errors.ts";
import { endSlowBodies, REQUEST_DEADLINES } from "./slowBodies.ts";

const BODY_MS = 300;
const HEAD = "Host: a\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{";
let app: ReturnType<typeof Fastify>;

beforeEach(async () => {
  app = Fastify(REQUEST_DEADLINES);
  handleErrors(app);
  endSlowBodies(app, BODY_MS);
  app.post("/body", async () => ({ ok: true }));
  app.get("/page", async () => ({ ok: true }));
  app.post("/slow", async () => {
    await sleep(2 * BODY_MS);
    return { ok: true };
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return () => app.close();
});
afterEach(() => app.close());

/** Sends a head, then a byte now and then; resolves with all that was answered when the server has closed. */
async function drip(head: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
  socket.write(head);
  const dripping = setInterval(() => socket.write(" "), 50);
  let text = "";
  socket.on("data", (part) => (text += part)).on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(dripping);
  return text;
}

test("a body that drips in hears so, and its connection ends", async () => {
  const text = await drip(`POST /body HTTP/1.1\r\n${HEAD}`);
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('"code":"request_timeout"');
});

test("also one that was answered before it was read", async () => {
  expect(await drip(`GET /page HTTP/1.1\r\n${HEAD}`)).toMatch(/^HTTP\/1\.1 200 /);
});

test("many that drip keep nobody waiting", async () => {
  const dripping = Array.from({ length: 100 }, () => drip(`POST /body HTTP/1.1\r\n${HEAD}`));
  const { statusCode } = await app.inject({ method: "POST", url: "/body", payload: { a: 1 } });
  expect(statusCode).toBe(200);
  for (const text of await Promise.all(dripping)) expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

test("whoever has sent all of it may wait for the answer", async () => {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/slow`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  expect(await answer.json()).toEqual({ ok: true });
});

test("every request ends some day", () => {
  const { requestTimeout, http } = REQUEST_DEADLINES;
  expect(app.server.requestTimeout).toBe(requestTimeout);
  expect(app.server.headersTimeout).toBe(http.headersTimeout);
});
