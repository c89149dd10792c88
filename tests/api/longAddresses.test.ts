import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import t from "tap";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

setFlagsFromString("--expose-gc");
const gc: () => void = runInNewContext("gc");
const TIMES = 200;
/** Just below what Node takes for the head of a request. */
const LONG = "q".repeat(14_000);
/** Half of what the long texts come to. */
const MAX_KEPT_BYTES = 1_300_000;

t.test("what is remembered of a request is its name, not all of its 16 kB", async (t) => {
  const app = await startApp(t);
  const person = await app.person();
  const { shortLinks, hash } = (await person.post("/_/signatures", make.signature())).json();
  const { pathname } = new URL(shortLinks[0].shortUrl);
  const nameOf = (i: number) => String(i).padStart(22, "x");
  // Over a socket: there the address is one text that all parts are views of.
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  t.teardown(async () => socket.destroy());
  const ask = async ({ path, headers = {} }: { path: string; headers?: Record<string, string> }) => {
    const lines = Object.entries({ host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`));
    await once(socket, "data");
  };
  const inUse = async () => {
    await app.clicks.drain();
    await sleep(100);
    gc();
    await sleep(10);
    gc();
    return process.memoryUsage().heapUsed;
  };
  const kept = async (what: (i: number) => Parameters<typeof ask>[0]) => {
    // What the first requests bring with them is no part of the count.
    for (let i = 0; i < 100; i++) await ask(what(1_000_000 + i));
    const before = await inUse();
    for (let i = 0; i < TIMES; i++) await ask(what(i));
    return (await inUse()) - before;
  };

  for (const [name, what] of Object.entries({
    "an unknown picture": (i: number) => ({ path: `/i/${nameOf(i)}-30x30.png?${LONG}${i}` }),
    "an unknown link": (i: number) => ({ path: `/l/${nameOf(i)}?${LONG}${i}` }),
    "an unknown pixel": (i: number) => ({ path: `/o/${nameOf(i)}.gif?${LONG}${i}` }),
    "who clicks": (i: number) => ({ path: pathname, headers: { "user-agent": i + LONG } }),
    "who opens a mail": (i: number) => ({ path: `/o/${hash}.gif`, headers: { "user-agent": i + LONG } }),
  })) {
    const bytes = await kept(what);
    t.ok(bytes < MAX_KEPT_BYTES, `${name}: ${bytes} bytes`);
  }
});
