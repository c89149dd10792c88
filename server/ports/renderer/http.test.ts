import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { it, type TestContext } from "vitest";
import { httpRenderer } from "./http.ts";

/** A renderer that takes everything and draws nothing; it says that it lives for as long as `isAlive` says so. */
async function silent({ onTestFinished }: TestContext, isAlive: () => boolean) {
  const server = createServer((request, answer) => {
    request.resume();
    if (request.url === "/health/live" && isAlive()) answer.end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return httpRenderer({ url: `http://127.0.0.1:${port}`, tokenSecret: ["x".repeat(40)] });
}

it.concurrent("that stands still is not waited for as long as a picture may take", async (t) => {
  const { expect } = t;
  const renderer = await silent(t, () => false);
  const order = { kind: "tile" as const, html: "", color: "#ffffff", pictures: {} };
  const started = performance.now();
  const calls = [
    renderer.source(Readable.from([Buffer.from("photo")])),
    renderer.variant(Buffer.from("photo"), { density: 2 } as never),
    renderer.picture(order as never),
    renderer.draw("sign" as never, {}, "image/png"),
  ];
  for (const { status, reason } of (await Promise.allSettled(calls)) as PromiseRejectedResult[]) {
    expect(status).toBe("rejected");
    expect(reason.code).toBe("unavailable");
  }
  // Twice what it takes, and half of what a drawing may take.
  expect(performance.now() - started).toBeLessThan(12_000);
}, 30_000);

it.concurrent("that is slow and alive has its time", async (t) => {
  const renderer = await silent(t, () => true);
  let isOver = false;
  const drawing = renderer.draw("sign" as never, {}, "image/png").finally(() => {
    isOver = true;
  });
  drawing.catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  t.expect(isOver).toBe(false);
}, 30_000);
