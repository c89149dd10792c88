import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import t, { type Test } from "tap";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const HANDLED = "tracing:fastify.request.handler:start";

/** An application on a port of its own, asked through sockets, with a warm link and a warm pixel. */
async function startWarm(t: Test) {
  const app = await startApp(t, { SHORT_LINK_HOST: "http://go.localhost:3000" });
  await app.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.app.server.address() as AddressInfo;
  let handled = 0;
  const onHandled = () => handled++;
  subscribe(HANDLED, onHandled);
  t.teardown(() => unsubscribe(HANDLED, onHandled));

  const ask = async (path: string, { method = "GET", headers = {} }: { method?: string; headers?: object } = {}) => {
    const before = handled;
    const all = { host: "localhost:3000", "user-agent": CHROME, ...headers };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: "127.0.0.1", path, method, headers: all, agent: false }, resolve)
        .once("error", reject)
        .end();
    });
    const body = await text(answer);
    const { date, ...rest } = answer.headers;
    return { status: answer.statusCode, headers: rest, body, isEarly: handled === before };
  };
  const person = await app.person();
  const { hash, shortLinks } = (await person.post("/_/signatures", make.signature())).json();
  const { url, shortUrl } = shortLinks[0];
  const code = new URL(shortUrl).pathname.slice(1);
  const counts = async () => {
    await app.clicks.drain();
    const { items, ...opens } = (await person.get(`/_/signatures/${hash}/links`)).json();
    const { clicks, botClicks } = items.find((item: { code: string }) => item.code === code);
    return { clicks, botClicks, opens: opens.opens, botOpens: opens.botOpens };
  };
  const [link, pixel] = [`/l/${code}`, `/o/${hash}.gif`];
  const cold = { link: await ask(link), pixel: await ask(pixel) };
  while ((await counts()).opens === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return { ask, counts, code, link, pixel, cold, url };
}

t.test("what is warm is answered in front of the router", async (t) => {
  const { ask, counts, code, link, pixel, cold, url } = await startWarm(t);

  t.test("as the routes answer it, for GET and HEAD, and counts", async (t) => {
    const before = await counts();
    for (const [path, first] of [
      [link, cold.link],
      [pixel, cold.pixel],
    ] as const) {
      t.notOk(first.isEarly);
      t.same(await ask(path), { ...first, isEarly: true }, path);
      t.same(await ask(path, { method: "HEAD" }), { ...first, body: "", isEarly: true }, `HEAD ${path}`);
    }
    const { clicks, botClicks, opens, botOpens } = await counts();
    t.same(
      { clicks, botClicks, opens, botOpens },
      {
        clicks: before.clicks + 1,
        botClicks: before.botClicks + 1,
        opens: before.opens + 1,
        botOpens: before.botOpens + 1,
      },
    );
  });
  t.test("at the root of the links' own host", async (t) => {
    const answer = await ask(`/${code}`, { headers: { host: "go.localhost:3000" } });
    t.match(answer, { status: 302, headers: { location: url }, isEarly: true });
    t.equal((await ask(`/${code}`)).isEarly, false, "and of no other");
  });
  t.test("and for none of another name, nor in another way", async (t) => {
    const before = await counts();
    t.match(await ask(link, { headers: { host: "evil.example" } }), { status: 421 });
    t.match(await ask(link, { method: "POST" }), { status: 404 });
    t.match(await ask(`${link}/x`), { status: 404 });
    t.match(await ask(`${link}?from=mail`), { status: 302, isEarly: false });
    t.same(await counts(), { ...before, clicks: before.clicks + 1 });
  });
});
